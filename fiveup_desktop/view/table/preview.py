"""What a placement would do, before it is made: total, award, score, target test."""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.rules import (
    TARGET_RAW,
    Board,
    Placement,
    ScoreEvent,
    SeatView,
    placement_award_raw,
)
from fiveup_desktop.rules.scoring import placement_event

__all__ = ["Preview", "preview_of"]


class Preview(NamedTuple):
    """The board to come and what the placement itself earns.

    `event` is None without an award, and for the last tile of a hand: that is a domino, whose one event also
    counts the hands that are still hidden. Rules, sections 5 and 6.
    """

    placement: Placement
    board: Board
    award_raw: int
    event: ScoreEvent | None
    domino: bool

    @property
    def total(self) -> int:
        """The end total to come, in pips."""
        return self.board.total

    @property
    def wins(self) -> bool:
        """Whether it wins the match at once."""
        return self.event is not None and self.event.after_raw == TARGET_RAW

    @property
    def discarded(self) -> bool:
        """Whether its award would pass 61."""
        return self.event is not None and not self.event.accepted


def preview_of(view: SeatView, placement: Placement) -> Preview:
    """What a legal placement of the seat of `view` would do."""
    board = view.board.placed(placement)
    award_raw = placement_award_raw(board.total)
    domino = len(view.hand) == 1
    event = None
    if award_raw and not domino:
        event = placement_event(view.seat, award_raw, view.scores_raw, view.players)
    return Preview(placement, board, award_raw, event, domino)
