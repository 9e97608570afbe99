"""Statistics over matches: how each kind of player does, and whether the deals are fair."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import Final

from fiveup_desktop.records.record import PlayerKind
from fiveup_desktop.records.replay import Replay
from fiveup_desktop.records.summary import MatchSummary
from fiveup_desktop.records.tally import Fair, SeatTally

Counted = tuple[MatchSummary, tuple[SeatTally, ...]]
"""A match, and what each of its seats gives."""

_Z_95: Final = 1.959964
"""95% of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one kind of player does among so many: people, or the computer players of one level.

    Everything is counted by sitting: two such players in a match are two sittings. A seat that was played
    by a person and by a computer in turns is nobody's. Matches that are not over are neither won nor lost;
    rounds count as soon as they are over.
    """

    players: int
    kind: PlayerKind
    level: str | None
    """As it stands in the record; None for people, and for a computer player without one."""
    sittings: int
    won: int
    lost: int
    rounds: int
    points_raw: int
    dominoes: int
    blocked: int
    """Rounds that ended blocked."""
    blocked_won: int
    """Those of them that the player (or partnership) won."""
    discarded: int

    @property
    def points_raw_per_round(self) -> float | None:
        """Raw points a round, of the player's own events; None before the first."""
        return self.points_raw / self.rounds if self.rounds else None


class FairnessKind(Enum):
    """What fairness is measured by."""

    FIRST_TURNS = "first_turns"
    """First turns but the leader's in which a tile that was dealt could be placed."""
    DRAWS = "draws"
    """Tiles drawn, over all turns in which the seat had to draw."""
    DOUBLES = "doubles"
    """Doubles in the hands as dealt."""
    LOTS = "lots"
    """Lots won."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a seat got by chance, beside what fair deals give: a sum over all its occasions.

    `expected` is exact (see `tally`): each occasion has its own mean and variance, given the table at that
    moment. 95% of the sums lie within `low` and `high`, by the normal approximation, which is good from some
    30 occasions on. Of 20 such intervals one is missed by a fair game as well.
    """

    players: int
    seat: int
    kind: FairnessKind
    occasions: int
    observed: int
    expected: float
    low: float
    high: float

    @property
    def is_within(self) -> bool:
        """Whether what was observed lies in the interval."""
        return self.low <= self.observed <= self.high


@dataclass(frozen=True, slots=True)
class Statistics:
    """Over all matches that count: none of practice, no copies."""

    matches: int
    finished: int
    abandoned: int
    standings: tuple[Standing, ...]
    """By number of players, people first, then levels by name."""
    fairness: tuple[Fairness, ...]
    """By number of players, measure and seat; only with occasions."""


_Kind = tuple[int, PlayerKind, str | None]


class _Sittings:
    """What one kind of player did among so many."""

    def __init__(self) -> None:
        self.count = self.won = self.finished = 0
        self.total = SeatTally()

    def add(self, summary: MatchSummary, seat: int, own: SeatTally) -> None:
        """One sitting more."""
        self.count += 1
        self.finished += summary.finished
        self.won += summary.finished and seat % len(summary.scores_raw) == summary.winner
        self.total = self.total.together(own)


class RunningStatistics:
    """Statistics that grow match by match, so that many matches can be counted a few at a time."""

    def __init__(self) -> None:
        self._matches = self._finished = self._abandoned = 0
        self._kinds: dict[_Kind, _Sittings] = {}
        self._seats: dict[tuple[int, int], SeatTally] = {}

    def add(self, match: Counted) -> None:
        """Count a match, if it counts."""
        summary, seats = match
        if not summary.counts:
            return
        self._matches += 1
        self._finished += summary.finished
        self._abandoned += summary.is_abandoned
        for seat, (player, own) in enumerate(zip(summary.players, seats, strict=True)):
            place = len(seats), seat
            self._seats[place] = self._seats.get(place, SeatTally()).together(own)
            if seat not in summary.handed_over:
                kind = len(seats), player.kind, player.level
                self._kinds.setdefault(kind, _Sittings()).add(summary, seat, own)

    def result(self) -> Statistics:
        """The statistics over all that was counted so far."""
        return Statistics(
            matches=self._matches,
            finished=self._finished,
            abandoned=self._abandoned,
            standings=_standings(self._kinds),
            fairness=_fairness(self._seats),
        )


def statistics(matches: Iterable[Counted]) -> Statistics:
    """The statistics over those of `matches` that count."""
    running = RunningStatistics()
    for each in matches:
        running.add(each)
    return running.result()


def scores_by_round_raw(replay: Replay) -> tuple[tuple[int, ...], ...]:
    """The scores of a match, raw, by entity: at its start, then after each round, also the running one."""
    scores = [(0,) * len(replay.match.scores_raw)]
    scores += [each[-1].after.scores_raw if each else scores[-1] for each in replay.transitions]
    return tuple(scores)


def _standings(found: Mapping[_Kind, _Sittings]) -> tuple[Standing, ...]:
    in_order = sorted(found, key=lambda kind: (kind[0], kind[1] is PlayerKind.COMPUTER, kind[2] or ""))
    return tuple([_standing(kind, found[kind]) for kind in in_order])


def _standing(kind: _Kind, each: _Sittings) -> Standing:
    return Standing(*kind, each.count, each.won, each.finished - each.won, *each.total[:6])


def _fairness(found: Mapping[tuple[int, int], SeatTally]) -> tuple[Fairness, ...]:
    rows = []
    for players in sorted({key[0] for key in found}):
        for kind in FairnessKind:
            for seat in range(players):
                measured: Fair = getattr(found[players, seat], kind.value)
                if measured.occasions:
                    rows.append(_row(players, seat, kind, measured))
    return tuple(rows)


def _row(players: int, seat: int, kind: FairnessKind, measured: Fair) -> Fairness:
    reach = _Z_95 * sqrt(measured.variance)
    return Fairness(
        players=players,
        seat=seat,
        kind=kind,
        occasions=measured.occasions,
        observed=measured.observed,
        expected=measured.expected,
        low=measured.expected - reach,
        high=measured.expected + reach,
    )
