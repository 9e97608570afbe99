"""What the player holds and means, whichever way it was said: mouse, touch or keys."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.layout import Target
from fiveup_desktop.rules import Action, Placement, Refusal, Tile

from .laid import Laid
from .offers import NOTHING, Offers

__all__ = ["Grip", "Handling", "Way"]


class Way(Enum):
    """How a tile is held."""

    DRAG = "drag"
    """It follows the pointer."""
    CLICK = "click"
    """It was clicked, and waits in the rack for its place to be clicked."""
    KEYS = "keys"


class Grip(NamedTuple):
    """The tile in the hand and the place that is meant, if one is."""

    tile: Tile
    way: Way
    aim: Placement | None = None


class Handling(QObject):
    """The one state that all gestures change. It offers only legal actions, and never chooses among several.

    `changed`: grip or cursor is another one. `acted`: an Action was decided. `refused`: a Refusal and the
    Placement that it forbids. `missed`: a Tile that fits somewhere was let go where it has no place.
    `undecided`: a Tile was to be placed that fits in several places, and none of them was meant.
    """

    changed = Signal()
    acted = Signal(object)
    refused = Signal(object, object)
    missed = Signal(object)
    undecided = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.offers: Offers = NOTHING
        self.hand: tuple[Tile, ...] = ()
        self.grip: Grip | None = None
        self.cursor: Tile | None = None
        """The tile of the rack that the keyboard is on."""
        self._laid = Laid.empty()

    def begin(self, laid: Laid, hand: tuple[Tile, ...], offers: Offers) -> None:
        """The state of play is another one: what is held goes back, unless it can still be placed.

        Nothing is told: whoever says this shows everything anew anyway.
        """
        self._laid, self.hand, self.offers = laid, hand, offers
        if self.cursor not in hand:
            self.cursor = None
        self.grip = None if self.grip is None else self._kept(self.grip)

    @property
    def targets(self) -> Mapping[Placement, Target]:
        """Where the held tile may go, and how it would lie."""
        return {} if self.grip is None else self.targets_of(self.grip.tile)

    def targets_of(self, tile: Tile) -> Mapping[Placement, Target]:
        """Where a tile of the hand may go, and how it would lie."""
        return self._laid.table.targets(self.offers.of(tile))

    def take(self, tile: Tile, way: Way) -> bool:
        """Take a tile of the hand. Refused, with the rule, if it fits nowhere; a drag may take it then."""
        if tile not in self.hand:
            return False
        if way is not Way.DRAG and tile not in self.offers.playable:
            self.put_back()
            self.explain(tile)
            return False
        self._hold(Grip(tile, way))
        return True

    def put_back(self) -> None:
        """Let go of what is held."""
        if self.grip is not None:
            self._hold(None)

    def aim(self, placement: Placement | None) -> None:
        """Mean a place for the held tile, or none."""
        if self.grip is not None and placement is not self.grip.aim:
            self._hold(self.grip._replace(aim=placement))

    def cycle(self, step: int) -> None:
        """Mean the next place (`step` 1) or the one before it (-1), round in a circle."""
        places = list(self.targets)
        if self.grip is None or not places:
            return
        if self.grip.aim in places:
            place = places[(places.index(self.grip.aim) + step) % len(places)]
        else:
            place = places[0 if step > 0 else -1]
        self._hold(self.grip._replace(aim=place, way=Way.KEYS))

    def place(self) -> None:
        """Place the held tile where it is meant to go, or in its only place."""
        if self.grip is None:
            return
        places = self.offers.of(self.grip.tile)
        aim = self.grip.aim or (places[0] if len(places) == 1 else None)
        if aim is not None:
            self.act(aim)
        elif places:
            self.undecided.emit(self.grip.tile)

    def place_if_only(self, tile: Tile) -> None:
        """Place a tile if it fits in one place only; otherwise hold it."""
        places = self.offers.of(tile)
        if len(places) == 1:
            self.act(places[0])
        else:
            self.take(tile, Way.CLICK)

    def act(self, action: Action) -> None:
        """Decide on a legal action."""
        if action in self.offers.actions:
            self.acted.emit(action)

    def act_only(self) -> None:
        """Do the only thing that can be done, if there is only one."""
        if self.offers.only is not None:
            self.act(self.offers.only)

    def move_cursor(self, tile: Tile | None) -> None:
        """Put the keyboard on a tile of the rack, and hold it if it fits somewhere."""
        self.cursor = tile
        playable = tile is not None and tile in self.offers.playable
        self._hold(Grip(tile, Way.KEYS) if tile is not None and playable else None)

    def explain(self, tile: Tile, near: Placement | None = None) -> None:
        """Say which rule keeps a tile from a place; without a place, from every open connection."""
        if not self.offers.actions:
            self.refused.emit(Refusal.NOT_YOUR_TURN, Placement(tile))
        elif near is None:
            self.refused.emit(Refusal.NO_MATCHING_HALF, Placement(tile))
        else:
            refusal = self._laid.board.refusal(near)
            if refusal is not None:
                self.refused.emit(refusal, near)

    def explain_drop(self, tile: Tile, near: Placement | None) -> None:
        """Say why a tile that was let go does not lie there; `near`: what may have been meant."""
        legal = near is None or near in self.offers.actions
        if legal and self.offers.of(tile):
            self.missed.emit(tile)
        else:
            self.explain(tile, near)

    def _kept(self, grip: Grip) -> Grip | None:
        """What is left of a grip now; a dragged tile stays in the hand even if it fits nowhere any more."""
        if grip.tile not in self.hand or (grip.way is not Way.DRAG and grip.tile not in self.offers.playable):
            return None
        return grip._replace(aim=grip.aim if grip.aim in self.offers.actions else None)

    def _hold(self, grip: Grip | None) -> None:
        self.grip = grip
        self.changed.emit()
