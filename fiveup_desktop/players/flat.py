"""Flat Monte Carlo: imagine the hidden tiles, play every candidate to the end of the round, take the best.

All candidates are tried in the same imagined worlds, so that they have the same luck with the tiles.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final, NamedTuple, TypeAlias

from fiveup_desktop.players.beliefs import Beliefs, Hands, unseen_by
from fiveup_desktop.players.candidates import Candidate, candidates_of
from fiveup_desktop.players.playouts import NARROW_TILES, NEXT_SEATS, World, play_out, settle_domino
from fiveup_desktop.players.sense import sensible
from fiveup_desktop.rules import TARGET_RAW, Action, Chance, SeatView, entity_of

Leaf: TypeAlias = Callable[[Sequence[int], int], float]
"""What the scores after a round, and who leads the next, are worth to one entity."""


FIRST_BATCH: Final = 40
"""Worlds in which every candidate is tried; each later batch is as large as all before it."""


@dataclass(slots=True)
class Trial:
    """A candidate and what it was worth in each imagined world, the same worlds for all candidates."""

    candidate: Candidate
    worths: list[float]

    @property
    def mean(self) -> float:
        """What it is worth, as far as it was tried."""
        return sum(self.worths) / len(self.worths)

    def behind(self, best: Trial) -> tuple[float, float]:
        """How much worse than `best` it is, and the standard error of that: in the worlds of both."""
        differences = [more - less for more, less in zip(best.worths, self.worths, strict=False)]
        count = len(differences)
        mean = sum(differences) / count
        spread = sum([difference * difference for difference in differences]) / count - mean * mean
        return mean, math.sqrt(max(0.0, spread) / count)


class Style(NamedTuple):
    """How seats play in a playout: whether those of the own side, and those of others, play carefully."""

    own: bool
    others: bool

    def careful(self, view: SeatView) -> tuple[bool, ...]:
        """Which seats play carefully, for the seat of a view."""
        own = entity_of(view.seat, view.players)
        sides = [entity_of(seat, view.players) for seat in range(view.players)]
        return tuple([self.own if side == own else self.others for side in sides])


GREEDY: Final = Style(own=False, others=False)
CAREFUL: Final = Style(own=True, others=True)
AGAINST_GREEDY: Final = Style(own=True, others=False)


@dataclass(frozen=True, slots=True)
class Search:
    """How to look ahead: how far, how playouts go, and what their ends are worth."""

    worlds: int
    """The most worlds that a candidate is tried in."""
    playouts: int
    """The most playouts of one choice, all candidates together."""
    styles: tuple[Style, ...]
    """How playouts go: these take turns, world by world."""
    beliefs: Callable[[SeatView], Beliefs]
    leaf: Callable[[int, int], Leaf]
    """Makes the leaf's worth from the number of players and the entity."""
    sure: float = 2.5
    """A candidate is given up when it is worse than the best by so many standard errors."""

    def trials(self, view: SeatView, chance: Chance, candidates: Sequence[Candidate]) -> list[Trial]:
        """Try candidates out, the best first; those clearly behind are tried in fewer worlds."""
        beliefs = self.beliefs(view)
        trials = [Trial(candidate, []) for candidate in candidates]
        running, left, tried, batch = trials, self.playouts, 0, FIRST_BATCH
        while len(running) > 1 or len(trials) == 1:
            batch = min(batch, self.worlds - tried, left // len(running))
            if batch <= 0:
                break
            samples = [_masked(beliefs.sample(chance)) for _ in range(batch)]
            for trial in running:
                trial.worths += self._worths(view, trial.candidate, samples, beliefs.may_hold)
            tried, left, batch = tried + batch, left - batch * len(running), tried + batch
            best = max(running, key=lambda trial: trial.mean)
            running = [trial for trial in running if trial is best or not self._is_hopeless(trial, best)]
        # Those tried longest are in front; among them the mean decides.
        return sorted(trials, key=lambda trial: (len(trial.worths), trial.mean), reverse=True)

    def _is_hopeless(self, trial: Trial, best: Trial) -> bool:
        behind, error = trial.behind(best)
        return behind > self.sure * error

    def _worths(
        self,
        view: SeatView,
        candidate: Candidate,
        samples: Sequence[tuple[list[int], tuple[int, ...]]],
        may_hold: tuple[int, ...],
    ) -> list[float]:
        """What a candidate is worth in each of some worlds: hands (classes) and boneyard (tiles)."""
        seat, players = view.seat, view.players
        leaf = self.leaf(players, entity_of(seat, players))
        if candidate.wins:
            return [leaf(candidate.scores_raw, seat)] * len(samples)
        following, table, kept = NEXT_SEATS[players][seat], candidate.table, _classes(candidate.hand)
        hidden = kept | _classes(unseen_by(view))
        styles = cycle([style.careful(view) for style in self.styles])
        worths = []
        for (dealt, boneyard), careful in zip(samples, styles, strict=False):
            hands = dealt.copy()
            hands[seat] = kept
            scores = list(candidate.scores_raw)
            if kept:
                world = World(tuple(hands), boneyard, hidden, may_hold)
                leader = play_out(table, world, following, scores, careful)
            else:
                settle_domino(hands, leader := seat, table.total, scores)
            worths.append(leaf(scores, leader))
        return worths


def _classes(tiles: Iterable[int]) -> int:
    """The classes of tiles (indices), in the lower field."""
    return sum([NARROW_TILES[tile] for tile in tiles])


def _masked(sample: tuple[Hands, tuple[int, ...]]) -> tuple[list[int], tuple[int, ...]]:
    """Hands (as classes, by seat) and boneyard."""
    hands, boneyard = sample
    return [_classes(hand) for hand in hands], boneyard


@dataclass(frozen=True, slots=True)
class FlatPlayer:
    """A computer player that looks ahead by a `Search`."""

    search: Search

    def choose(self, view: SeatView, chance: Chance) -> Action:
        """The best candidate; what is forced is not thought about. See Policy."""
        candidates = candidates_of(view)
        if len(candidates) < 2:
            return candidates[0].placement if candidates else view.legal_actions()[0]
        if len(among := sensible(view, chance, candidates)) == 1:
            return among[0].placement
        trials = self.search.trials(view, chance, among)
        return trials[0].candidate.placement


_WON_RAW: Final = 150
"""What winning the match is worth beside points."""


def points_leaf(players: int, entity: int) -> Leaf:
    """The lead over the others' average, in raw points, and more for a match that is won or lost."""

    def worth(scores_raw: Sequence[int], leader: int) -> float:
        own, others = scores_raw[entity], sum(scores_raw) - scores_raw[entity]
        lead = own - others / (len(scores_raw) - 1)
        if TARGET_RAW in scores_raw:
            lead += _WON_RAW if own == TARGET_RAW else -_WON_RAW
        return lead

    return worth
