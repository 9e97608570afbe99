"""Looking at a match again: every place of it, and only what may be seen there."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from fiveup_desktop.records import Replay, ReplayCursor, replay
from fiveup_desktop.rules import Draw, Match
from tests.records.good import record_of

WHOLE = replay(record_of(1, 3))
RUNNING_RECORD = record_of(1, 3)
RUNNING = replay(
    replace(
        RUNNING_RECORD,
        rounds=(
            *RUNNING_RECORD.rounds[:3],
            replace(RUNNING_RECORD.rounds[3], actions=RUNNING_RECORD.rounds[3].actions[:-2]),
        ),
    )
)


def test_every_step_leads_where_it_led_when_it_was_played():
    cursor = ReplayCursor(WHOLE)
    assert (cursor.position, cursor.step, cursor.round_index) == (0, None, None)
    assert cursor.match == Match.new(3)
    for index, transitions in enumerate(WHOLE.transitions):
        step = cursor.forward()
        assert (step.round_index, step.transition) == (index, None)
        assert cursor.match == transitions[0].before
        for transition in transitions:
            assert cursor.forward().transition == transition
            assert cursor.match == transition.after
            assert cursor.round_index == index
    assert cursor.match == WHOLE.match
    assert cursor.forward() is None
    assert cursor.position == len(cursor.steps)


def test_back_takes_back_what_forward_did():
    cursor = ReplayCursor(WHOLE)
    cursor.go_to(len(cursor.steps))
    taken = [cursor.back() for _ in cursor.steps]
    assert taken == list(reversed(cursor.steps))
    assert cursor.back() is None
    assert cursor.position == 0


def test_anywhere_can_be_gone_to():
    cursor = ReplayCursor(WHOLE)
    for position in (40, 3, 0, 17):
        cursor.go_to(position)
        assert cursor.position == position
        assert cursor.match == (cursor.steps[position - 1].after if position else Match.new(3))
    cursor.go_to(10**6)
    assert cursor.match == WHOLE.match
    cursor.go_to(-5)
    assert cursor.position == 0


def test_round_by_round():
    cursor = ReplayCursor(WHOLE)
    for index in range(len(WHOLE.match.rounds)):
        cursor.next_round()
        assert (cursor.round_index, cursor.match.ply) == (index, (index, 0))
    cursor.next_round()
    assert cursor.match == WHOLE.match
    last = len(WHOLE.match.rounds) - 1
    for index in (last, last - 1, last - 2):
        cursor.previous_round()
        assert cursor.match.ply == (index, 0)
    cursor.forward()
    cursor.previous_round()
    assert cursor.match.ply == (last - 2, 0)
    cursor.to_round(0)
    cursor.previous_round()
    assert cursor.match.ply == (0, 0)
    cursor.go_to(0)
    cursor.previous_round()
    assert cursor.position == 0
    for bad in (-1, last + 1):
        with pytest.raises(ValueError, match="no round"):
            cursor.to_round(bad)


def test_of_a_match_that_is_over_every_hand_may_be_seen():
    cursor = ReplayCursor(WHOLE)
    assert cursor.hand_of(0) is None
    while step := cursor.forward():
        for seat in range(3):
            assert cursor.hand_of(seat) == cursor.match.rounds[-1].hands[seat]
        if step.transition is not None:
            assert cursor.shown_draw(step.transition) == step.transition.drawn


@pytest.mark.parametrize(("viewer", "seat"), [*product((None, 0, 1, 2), range(3))])
def test_of_a_running_match_only_what_could_be_seen_then(viewer, seat):
    cursor = ReplayCursor(RUNNING, viewer)
    draws = 0
    while step := cursor.forward():
        current = cursor.match.rounds[-1]
        is_shown = seat == viewer or current.outcome is not None
        assert cursor.hand_of(seat) == (current.hands[seat] if is_shown else None)
        if step.transition is not None and isinstance(step.transition.action, Draw):
            draws += 1
            is_own = step.transition.seat == viewer
            assert cursor.shown_draw(step.transition) == (step.transition.drawn if is_own else None)
    assert draws


def test_for_practice_every_hand_is_open():
    cursor = ReplayCursor(RUNNING, viewer=None, is_open=True)
    while cursor.forward():
        assert cursor.hand_of(2) == cursor.match.rounds[-1].hands[2]


def test_a_match_not_yet_dealt_has_one_place():
    cursor = ReplayCursor(Replay(Match.new(2), ()))
    assert (cursor.steps, cursor.forward(), cursor.back(), cursor.match) == ((), None, None, Match.new(2))
    cursor.next_round()
    cursor.previous_round()
    assert cursor.position == 0
