"""Replay: the validator of records. Every transition again, and every illegal record refused by its rule."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fiveup_desktop.records import (
    IllegalRecordError,
    MatchRecord,
    RecordFault,
    record_from_bytes,
    replay,
)
from fiveup_desktop.records.errors import _DEAL_FAULTS, _NAME_FAULTS, _REFUSALS, _SENTENCES
from fiveup_desktop.records.names import NameFault
from fiveup_desktop.rules import DRAW, DealFault, Refusal, parse_action
from tests.records.good import PEOPLE, as_bytes, record_of, small
from tests.records.test_codec import SHAPES
from tests.records.test_strict_json import REFUSED
from tests.rules.matches import PLAYERS, match_of


@pytest.mark.parametrize("players", PLAYERS)
def test_it_gives_all_transitions_again(players):
    replayed = replay(record_of(3, players))
    played = match_of(3, players)
    assert replayed.match == played[-1].after
    assert tuple(step for steps in replayed.transitions for step in steps) == played
    assert len(replayed.transitions) == len(replayed.match.rounds)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_moment_of_a_match_is_a_record(players):
    for transition in match_of(4, players)[::9]:
        for match in (transition.before, transition.after):
            record = MatchRecord.of(match, PEOPLE[:players])
            assert replay(record).match == match


def test_a_match_not_yet_dealt():
    replayed = replay(MatchRecord(PEOPLE))
    assert replayed.match.needs_deal
    assert replayed.transitions == ()


def refused(record: MatchRecord) -> IllegalRecordError:
    with pytest.raises(IllegalRecordError) as caught:
        replay(record)
    return caught.value


def changed(record: MatchRecord, index: int, **what: object) -> MatchRecord:
    rounds = list(record.rounds)
    rounds[index] = replace(rounds[index], **what)
    return replace(record, rounds=tuple(rounds))


def test_an_illegal_action_is_named_by_round_and_action():
    record = record_of(0, 3)
    actions = record.rounds[1].actions
    error = refused(changed(record, 1, actions=(*actions[:2], DRAW, *actions[2:])))
    assert (error.fault, error.round_number, error.action_number) == (RecordFault.ILLEGAL_ACTION, 2, 3)
    assert error.parameters == {"action": "draw", "refusal": Refusal.MUST_PLACE_NOT_DRAW}
    assert str(error) == (
        "round 2, action 3: draw is not legal: the hand has a tile that can be placed (rules, section 4)"
    )


def test_nothing_follows_the_end_of_a_round_or_of_the_match():
    record = record_of(0, 3)
    for index, refusal in ((0, Refusal.ROUND_NOT_DEALT), (-1, Refusal.MATCH_OVER)):
        actions = record.rounds[index].actions
        error = refused(changed(record, index, actions=(*actions, DRAW)))
        assert error.parameters["refusal"] is refusal
        assert error.action_number == len(actions) + 1
    error = refused(replace(record, rounds=(*record.rounds, record.rounds[0])))
    assert error.parameters == {"deal_fault": DealFault.MATCH_OVER}
    assert error.round_number == len(record.rounds) + 1


def test_only_the_last_round_may_be_unfinished():
    record = record_of(0, 3)
    error = refused(changed(record, 0, actions=record.rounds[0].actions[:-1]))
    assert (error.round_number, error.action_number) == (2, None)
    assert error.parameters == {"deal_fault": DealFault.ROUND_UNFINISHED}


def test_another_deal_is_refused():
    record = record_from_bytes(as_bytes(small()))
    deal = record.rounds[0].deal
    error = refused(changed(record, 0, deal=replace(deal, leader=1)))
    assert error.fault is RecordFault.ILLEGAL_DEAL
    assert str(error) == "round 1: the leader is not the one who won the lot (rules, section 2)"


def test_the_first_that_is_wrong_is_named():
    record = record_from_bytes(as_bytes(small()))
    actions = tuple(map(parse_action, ("1|4", "1|5@1|4.low", "pass", "draw")))
    assert refused(changed(record, 0, actions=actions)).action_number == 3


def test_there_are_words_for_everything():
    assert set(_SENTENCES) == set(RecordFault)
    assert set(_NAME_FAULTS) == set(NameFault)
    assert set(_DEAL_FAULTS) == set(DealFault)
    assert set(_REFUSALS) == set(Refusal)


def test_every_fault_of_a_record_is_reached_in_this_folder():
    """By the tables of the other files, by name in test_files.py, and by the two kinds of this one."""
    files = Path(__file__).with_name("test_files.py").read_text("utf-8")
    by_files = {fault for fault in RecordFault if f"RecordFault.{fault.name}\n" in files}
    by_tables = {fault for _, _, fault, *_ in SHAPES} | set(REFUSED.values())
    here = {RecordFault.ILLEGAL_DEAL, RecordFault.ILLEGAL_ACTION}
    assert by_files | by_tables | here == set(RecordFault)
