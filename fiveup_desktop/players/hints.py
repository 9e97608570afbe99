"""The hint: the best play, how much better than the next, and the facts that its reason is made of.

Only from what the seat may see. The words come elsewhere, in each language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from fiveup_desktop.players.beliefs import unseen_by
from fiveup_desktop.players.candidates import Candidate, candidates_of
from fiveup_desktop.players.flat import Search, Trial
from fiveup_desktop.players.kernel import SCORING, STEPS, Table
from fiveup_desktop.players.levels import EXPERT
from fiveup_desktop.players.playouts import NARROW_TILES
from fiveup_desktop.rules import TARGET_RAW, Chance, Placement, SeatView, entity_of, placement_award_raw

JUDGING_WORLDS: Final = 800
"""Fresh worlds that the two best plays are compared in: those that chose them would flatter the best."""
NOISE: Final = 2.0
"""Two plays are as good as equal within so many standard errors of their difference."""
SMALLEST: Final = 0.01
"""And within this chance to win the match, however sure it is. Source: the study of computer players."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be counted of a play, for the reason in words."""

    placement: Placement
    award_raw: int
    """The placement award, accepted or not."""
    is_discarded: bool
    """Whether that award would pass 61."""
    wins_match: bool
    """Whether it stands on exactly 61, by the award alone."""
    is_last_tile: bool
    total: int
    """The end total that it leaves, in pips."""
    unseen_count: int
    scoring_count: int
    """With how many of the unseen tiles the next seat could score: an award that it would have accepted."""
    fitting_count: int
    """How many of the unseen tiles have a place."""
    kept_count: int
    """How many of the seat's own remaining tiles have a place."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A play, its facts, and the chance of its side to win the match with it, as far as it was tried."""

    facts: Facts
    chance_to_win: float


@dataclass(frozen=True, slots=True)
class Hint:
    """The best play and the next best; `next_best` is None where there is but one."""

    best: Ranked
    next_best: Ranked | None
    behind: float
    """How much less likely the match is won with the next best."""
    error: float
    """The standard error of `behind`."""

    @property
    def is_equal(self) -> bool:
        """Whether the two are within the noise of each other: as good as equal."""
        return self.next_best is not None and self.behind < max(NOISE * self.error, SMALLEST)


def hint_for(view: SeatView, chance: Chance) -> Hint | None:
    """The hint for the seat to move; None if it cannot place."""
    candidates = candidates_of(view)
    if not candidates:
        return None
    if len(candidates) > 1:
        candidates = [trial.candidate for trial in EXPERT.trials(view, chance, candidates)[:2]]
    search = replace(EXPERT, worlds=JUDGING_WORLDS, playouts=2 * JUDGING_WORLDS, sure=float("inf"))
    return _judged(view, search, chance, candidates)


def _judged(view: SeatView, search: Search, chance: Chance, candidates: Sequence[Candidate]) -> Hint:
    first, *rest = search.trials(view, chance, candidates)
    if not rest:
        return Hint(_ranked(view, first), None, 0.0, 0.0)
    behind, error = rest[0].behind(first)
    return Hint(_ranked(view, first), _ranked(view, rest[0]), behind, error)


def _ranked(view: SeatView, trial: Trial) -> Ranked:
    return Ranked(facts_of(view, trial.candidate), trial.mean)


def facts_of(view: SeatView, candidate: Candidate) -> Facts:
    """Count what a candidate brings and what it leaves."""
    table, unseen = candidate.table, unseen_by(view)
    award = placement_award_raw(table.total)
    last = candidate.is_last_tile
    following = entity_of((view.seat + 1) % view.players, view.players)
    wanted = TARGET_RAW - candidate.scores_raw[following]
    return Facts(
        placement=candidate.placement,
        award_raw=award,
        is_discarded=not last and view.scores_raw[entity_of(view.seat, view.players)] + award > TARGET_RAW,
        wins_match=candidate.wins,
        is_last_tile=last,
        total=table.total,
        unseen_count=len(unseen),
        scoring_count=sum([_scores_next(table, tile, wanted) for tile in unseen]),
        fitting_count=sum([bool(NARROW_TILES[tile] & table.places) for tile in unseen]),
        kept_count=sum([bool(NARROW_TILES[tile] & table.places) for tile in candidate.hand]),
    )


def _scores_next(table: Table, tile: int, wanted_raw: int) -> bool:
    """Whether a tile could be laid for an award of up to `wanted_raw`; an end total of 0 is none.

    Source: Rules, sections 3 and 5.
    """
    scoring = NARROW_TILES[tile] & table.places & SCORING[table.total % 5]
    while scoring:
        c = scoring.bit_length() - 1
        if 0 < table.total + STEPS[c][3] <= wanted_raw:
            return True
        scoring ^= 1 << c
    return False
