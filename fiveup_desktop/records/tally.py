"""What one match gives to the statistics, seat by seat: counts, and what chance alone would have given.

Only rounds that are over count: of a running one nothing hidden may be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from fiveup_desktop.records.replay import Replay
from fiveup_desktop.rules import Board, Draw, OutcomeKind, Tile, Transition


class Fair(NamedTuple):
    """Occasions of some kind: what happened, and its mean and variance under fair deals, added up."""

    occasions: int = 0
    observed: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def plus(self, observed: int, expected: float, variance: float) -> Fair:
        """One occasion more."""
        return Fair(
            self.occasions + 1, self.observed + observed, self.expected + expected, self.variance + variance
        )

    def together(self, other: Fair) -> Fair:
        """Both together."""
        return Fair(
            self.occasions + other.occasions,
            self.observed + other.observed,
            self.expected + other.expected,
            self.variance + other.variance,
        )


class SeatTally(NamedTuple):
    """What a seat did in the rounds that are over. Points are raw."""

    rounds: int = 0
    points_raw: int = 0
    """Of accepted events of this seat."""
    dominoes: int = 0
    blocked: int = 0
    """Rounds that ended blocked."""
    blocked_won: int = 0
    """Those of them that the seat's entity won."""
    discarded: int = 0
    """Events of this seat that were discarded."""
    first_turns: Fair = Fair()
    """First turns but the leader's: whether a tile that was dealt could be placed."""
    draws: Fair = Fair()
    """Turns in which the seat had to draw: how many tiles."""
    doubles: Fair = Fair()
    """Hands dealt: how many doubles."""
    lots: Fair = Fair()
    """Lots: whether it was won."""

    def together(self, other: SeatTally) -> SeatTally:
        """Both together."""
        return SeatTally(
            self.rounds + other.rounds,
            self.points_raw + other.points_raw,
            self.dominoes + other.dominoes,
            self.blocked + other.blocked,
            self.blocked_won + other.blocked_won,
            self.discarded + other.discarded,
            self.first_turns.together(other.first_turns),
            self.draws.together(other.draws),
            self.doubles.together(other.doubles),
            self.lots.together(other.lots),
        )


def tally(replay: Replay) -> tuple[SeatTally, ...]:
    """What a match gives to the statistics, by seat."""
    seats = [SeatTally()] * replay.match.players
    for transitions in replay.transitions:
        if transitions and transitions[-1].outcome is not None:
            seats = [before.together(_of_round(transitions, seat)) for seat, before in enumerate(seats)]
    return tuple(seats)


def _of_round(transitions: Sequence[Transition], seat: int) -> SeatTally:
    """What a finished round gives for one seat."""
    last = transitions[-1]
    outcome, deal = last.outcome, last.round_after.deal
    assert outcome is not None
    events = [event for each in transitions for event in each.events if event.seat == seat]
    is_blocked = outcome.how is OutcomeKind.BLOCKED
    entity = seat % len(last.after.scores_raw)
    return SeatTally(
        rounds=1,
        points_raw=sum(event.amount_raw for event in events if event.accepted),
        dominoes=int(outcome.seat == seat),
        blocked=int(is_blocked),
        blocked_won=int(is_blocked and outcome.entity == entity),
        discarded=sum(not event.accepted for event in events),
        first_turns=_first_turn(transitions, seat),
        draws=_draws(transitions, seat),
        doubles=Fair().plus(sum(tile.is_double for tile in deal.hands[seat]), *_DOUBLES),
        lots=Fair() if deal.lot is None else _lot(deal.lot.leader == seat, deal.players),
    )


def _lot(is_won: bool, players: int) -> Fair:
    """A lot: by symmetry each seat wins with probability 1 / players. Rules, section 2."""
    chance = 1 / players
    return Fair().plus(int(is_won), chance, chance * (1 - chance))


def _hypergeometric(drawn: int, good: int, all_: int) -> tuple[float, float]:
    """Mean and variance of the good ones among `drawn` of `all_` without replacement (hypergeometric law)."""
    share = good / all_
    return drawn * share, drawn * share * (1 - share) * (all_ - drawn) / (all_ - 1)


_DOUBLES = _hypergeometric(5, 7, 28)
"""7 of the 28 tiles are doubles, and a hand is 5 of them: 1.25 on average."""


def _first_turn(transitions: Sequence[Transition], seat: int) -> Fair:
    """Whether a seat could place at its first turn, which is not the opening.

    Who plays before does so without knowing how the tiles that nobody else has seen are split between this
    hand and the boneyard. Given all the rest, the hand is therefore any 5 of those n tiles with the same
    probability; if f of them fit the table, one can be placed with probability 1 - C(n - f, 5) / C(n, 5)
    (hypergeometric law).
    """
    first = next((each for each in transitions if each.seat == seat), None)
    if first is None or not first.round_before.board.placements:
        return Fair()
    before = first.round_before
    hand = before.hands[seat]
    unseen = (*hand, *before.boneyard)
    unfit = len(unseen) - _fitting(before.board, unseen)
    chance = 1 - comb(unfit, len(hand)) / comb(len(unseen), len(hand))
    return Fair().plus(int(before.board.fits(hand)), chance, chance * (1 - chance))


def _draws(transitions: Sequence[Transition], seat: int) -> Fair:
    """How many tiles a seat drew, over all turns in which it had to.

    The n tiles of the boneyard lie in any order with the same probability. If f of them fit, the first that
    does is at place (n + 1) / (f + 1) on average, with variance f (n + 1) (n - f) / ((f + 1)^2 (f + 2))
    (negative hypergeometric law); if none does, all n are drawn.
    """
    found, was_drawing = Fair(), False
    for each in transitions:
        is_drawing = isinstance(each.action, Draw)
        if is_drawing and each.seat == seat:
            if was_drawing:
                found = found._replace(observed=found.observed + 1)
            else:
                found = found.plus(1, *_draws_expected(each))
        was_drawing = is_drawing
    return found


def _draws_expected(first: Transition) -> tuple[float, float]:
    """Mean and variance of the tiles drawn in a turn that begins with `first`, a draw."""
    before = first.round_before
    n, f = before.boneyard_count, _fitting(before.board, before.boneyard)
    if not f:
        return n, 0.0
    return (n + 1) / (f + 1), f * (n + 1) * (n - f) / ((f + 1) ** 2 * (f + 2))


def _fitting(board: Board, tiles: Sequence[Tile]) -> int:
    return sum(board.fits((tile,)) for tile in tiles)
