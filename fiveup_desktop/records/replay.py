"""Replaying a record under the rules: the validator of records, and all that follows from them."""

from __future__ import annotations

from dataclasses import dataclass

from fiveup_desktop.records.errors import IllegalRecordError, RecordFault
from fiveup_desktop.records.record import MatchRecord, RoundRecord
from fiveup_desktop.rules import IllegalActionError, IllegalDealError, Match, Transition


@dataclass(frozen=True, slots=True)
class Replay:
    """The match that a record tells, and what every action changed, by round."""

    match: Match
    transitions: tuple[tuple[Transition, ...], ...]


def replay(record: MatchRecord) -> Replay:
    """Deal and play all of `record`, checking each deal and each action.

    Raises IllegalRecordError at the first that the rules forbid. Source: Rules, sections 2 to 7.
    """
    match, transitions = Match.new(len(record.players)), []
    for number, each in enumerate(record.rounds, 1):
        try:
            match = match.start_round(each.deal)
        except IllegalDealError as error:
            fault = RecordFault.ILLEGAL_DEAL
            raise IllegalRecordError(fault, number, deal_fault=error.fault) from None
        played = _play(match, each, number)
        match = played[-1].after if played else match
        transitions.append(played)
    return Replay(match, tuple(transitions))


def _play(match: Match, each: RoundRecord, round_number: int) -> tuple[Transition, ...]:
    """Take the actions of one round, just dealt."""
    transitions = []
    for number, action in enumerate(each.actions, 1):
        try:
            transitions.append(match.play(action))
        except IllegalActionError as error:
            fault, refusal = RecordFault.ILLEGAL_ACTION, error.refusal
            raise IllegalRecordError(
                fault, round_number, number, action=str(action), refusal=refusal
            ) from None
        match = transitions[-1].after
    return tuple(transitions)
