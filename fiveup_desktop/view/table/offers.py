"""What the person at the table may do now, as data: nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fiveup_desktop.rules import Action, Board, Draw, Pass, Placement, Refusal, Tile

__all__ = ["NOTHING", "Offers", "why_not"]


@dataclass(frozen=True)
class Offers:
    """The legal actions of the seat whose hand is shown; empty when it is not its turn."""

    actions: tuple[Action, ...] = ()

    @property
    def placements(self) -> tuple[Placement, ...]:
        """Every legal placement."""
        return tuple(action for action in self.actions if isinstance(action, Placement))

    @property
    def can_draw(self) -> bool:
        """Whether the one thing to do is to draw."""
        return any(isinstance(action, Draw) for action in self.actions)

    @property
    def can_pass(self) -> bool:
        """Whether the one thing to do is to pass."""
        return any(isinstance(action, Pass) for action in self.actions)

    @property
    def only(self) -> Action | None:
        """The only thing that can be done; None if there is a choice, or nothing to do."""
        return self.actions[0] if len(self.actions) == 1 else None

    @property
    def playable(self) -> frozenset[Tile]:
        """The tiles that fit somewhere."""
        return frozenset(placement.tile for placement in self.placements)

    def of(self, tile: Tile) -> tuple[Placement, ...]:
        """The legal placements of a tile."""
        return tuple(placement for placement in self.placements if placement.tile is tile)


NOTHING = Offers()


def why_not(board: Board, tile: Tile, near: Placement | None = None) -> tuple[Refusal, Placement] | None:
    """The rule that keeps `tile` from the place of `near`; without a place, from every open connection.

    None if it may lie there. Rules, section 3.
    """
    if near is not None:
        refusal = board.refusal(near)
        return None if refusal is None else (refusal, near)
    return _first(board, (Placement(tile, connection) for connection in board.open_connections))


def _first(board: Board, tries: Iterable[Placement]) -> tuple[Refusal, Placement] | None:
    """The refusal of the first try; None if any of them is legal."""
    found = None
    for placement in tries:
        refusal = board.refusal(placement)
        if refusal is None:
            return None
        found = found or (refusal, placement)
    return found
