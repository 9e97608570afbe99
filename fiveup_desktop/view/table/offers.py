"""What the person at the table may do now, as data: nothing here knows a rule."""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.rules import Action, Draw, Pass, Placement, Tile

__all__ = ["NOTHING", "Offers"]


class Offers(NamedTuple):
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
