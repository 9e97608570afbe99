"""The own hand on the stage."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from fiveup_desktop.rules import Tile
from fiveup_desktop.view.theme import Motion

from .handling import Way
from .props import Props
from .rack import Order, Slot, arranged, place_at, rack_slots, rack_sprites, tile_at
from .scenery import Wanted
from .shown import Shown
from .sprites import Sprite

__all__ = ["RackView"]


class RackView:
    """Shows the tiles of the hand in the order chosen; backs if the hand may not be seen."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self.hand: tuple[Tile, ...] = ()
        """The tiles in the order shown; empty if they may not be seen."""
        self.slots: tuple[Slot, ...] = ()
        self._own_order: list[Tile] = []
        self._shown: Shown | None = None

    def show(self, shown: Shown) -> None:
        """Show the hand of a moment."""
        if self._shown is not None and shown.view.round_number != self._shown.view.round_number:
            self._own_order = []
        self._shown = shown
        self.refresh()

    def refresh(self) -> None:
        """Show the same hand again: what is held, or the place of the cursor, is another."""
        self._props.stage.show_focus(self._props.handling.cursor is None)
        if self._shown is None:
            return
        if self._shown.viewer is None:
            self.hand, self.slots = (), self.slots_for(self._shown.view.hand_counts[self._shown.view.seat])
            self._props.stage.rack.reconcile(self._backs())
            return
        self.hand = arranged(self._shown.view.hand, self._props.options.order, self._own_order)
        self.slots = self.slots_for(len(self.hand))
        self._props.stage.rack.reconcile(self._faces(self._shown))

    def slots_for(self, count: int) -> tuple[Slot, ...]:
        """Places for so many tiles."""
        measures = self._props.stage.measures
        return rack_slots(count, measures.hand, measures.rack.height() / 96)

    def slot_of(self, tile: Tile) -> Slot | None:
        """Where a tile of the hand stands."""
        return dict(zip(self.hand, self.slots, strict=False)).get(tile)

    def about(self, tile: Tile | None) -> QRectF:
        """What a bubble about a tile of the hand, or about the hand, speaks of."""
        slot = None if tile is None else self.slot_of(tile)
        return self._props.stage.measures.hand if slot is None else slot.rect

    def tile_at(self, point: QPointF) -> Tile | None:
        """The tile under a point."""
        return tile_at(self.hand, self.slots, point) if self.hand else None

    def holds(self, point: QPointF) -> bool:
        """Whether a point is on the rack."""
        return self._props.stage.measures.rack.contains(point)

    def go_back(self, tile: Tile, point: QPointF) -> None:
        """A tile that was let go at a point goes back to its place."""
        item = self._props.stage.rack.items.get(("tile", tile))
        if item is not None:
            self._props.glides.move(tile, item, point, Motion.GO_BACK)

    def reorder(self, tile: Tile, point: QPointF) -> None:
        """Put a tile where a point is; from then on the hand stays as the player sorts it."""
        order = [each for each in self.hand if each is not tile]
        order.insert(place_at(self.slots, point), tile)
        self._own_order = order
        self._props.options.order = Order.OWN
        self.refresh()

    def _backs(self) -> Wanted:
        sprites = self._props.stage.sprites
        return {
            ("back", index): Sprite(sprites.tile(None, slot.angle, slot.u), slot.centre, 1.0)
            for index, slot in enumerate(self.slots)
        }

    def _faces(self, shown: Shown) -> Wanted:
        props, grip = self._props, self._props.handling.grip
        playable = shown.offers.playable if props.options.marks_playable else frozenset()
        cursor = props.handling.cursor if props.stage.hasFocus() else None
        away = grip is not None and (grip.way is Way.DRAG or grip.aim is not None)
        return rack_sprites(
            self.hand, self.slots, playable, grip, away, cursor, props.stage.sprites, props.theme.palette
        )
