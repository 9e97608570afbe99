"""What a seat can choose between: its placements without their doubles, each with what it leads to."""

from __future__ import annotations

from dataclasses import dataclass

from fiveup_desktop.players.kernel import Table, root_classes
from fiveup_desktop.rules import (
    TARGET_RAW,
    Placement,
    SeatView,
    entity_of,
    placement_award_raw,
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """One of the placements that differ in more than the place, and the state after it.

    `scores_raw` holds its award if that is accepted; for a last tile, whose award is part of the settlement,
    they are the scores before it.
    """

    placement: Placement
    table: Table
    hand: tuple[int, ...]
    """The tiles that the seat keeps, as indices."""
    scores_raw: tuple[int, ...]
    gained_raw: int

    @property
    def is_last_tile(self) -> bool:
        """Whether it empties the hand: a domino."""
        return not self.hand

    @property
    def wins(self) -> bool:
        """Whether its award ends the match: it stands on exactly 61."""
        return TARGET_RAW in self.scores_raw


def candidates_of(view: SeatView) -> list[Candidate]:
    """The candidates of the seat to move, by the text of their placements; empty if it cannot place.

    Placements of one class (the same tile, value and kind of place) are equivalent: the first by its text
    stands for them all.
    """
    if not view.board.placements:
        return [_candidate(view, Placement(tile), Table.opened(tile.index)) for tile in view.hand]
    before = Table.of(view.board)
    made = []
    for c, placement in root_classes(before, view.board.legal_placements(view.hand)).items():
        table = before.copy()
        table.play(c)
        made.append(_candidate(view, placement, table))
    return made


def _candidate(view: SeatView, placement: Placement, table: Table) -> Candidate:
    hand = tuple([tile.index for tile in view.hand if tile is not placement.tile])
    award, entity = placement_award_raw(table.total), entity_of(view.seat, view.players)
    scores = list(view.scores_raw)
    gained = award if hand and scores[entity] + award <= TARGET_RAW else 0
    scores[entity] += gained
    return Candidate(placement, table, hand, tuple(scores), gained)
