"""From a transition to the moves that play it: where tiles fly from and to."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEasingCurve, QPointF

from fiveup_desktop.rules import Draw, Match, Pass, Placement, Tile, Transition
from fiveup_desktop.view.theme import DEAL_APART_MS, Motion, Theme

from .choreographer import Move
from .display import Display
from .laid import Laid
from .measures import Place, places
from .rack import Slot, rack_slots
from .sprites import Sprite

__all__ = ["Moves"]


class Moves:
    """Makes moves for one display. `settle` makes everything agree with a match afterwards."""

    def __init__(self, display: Display, theme: Theme) -> None:
        self._display, self._theme = display, theme

    def deal(self, match: Match, settle: Callable[[], None]) -> Move:
        """The tiles of a new round fly from the boneyard to the seats, one after another, face down."""
        flights = self._deal_flights(match)
        each = self._theme.milliseconds(Motion.DEAL)
        apart = DEAL_APART_MS * each / 180
        whole = each + apart * (len(flights) - 1) if each else 0
        curve = self._theme.easing(Motion.DEAL)

        def go(share: float) -> None:
            for index, (start, end) in enumerate(flights):
                own = min(1.0, max(0.0, (share * whole - index * apart) / each))
                self._fly(("deal", index), start, end, curve.valueForProgress(own))

        def begin() -> None:
            self._display.stage.rack.reconcile({})

        return Move(ceil(whole), QEasingCurve(), begin, go, settle)

    def transition(self, transition: Transition, after: Laid, settle: Callable[[], None]) -> Move:
        """What one action did."""
        action = transition.action
        if isinstance(action, Placement):
            return self._placement(transition, action, after, settle)
        if isinstance(action, Draw):
            return self._draw(transition, settle)
        assert isinstance(action, Pass)
        return Move(0, QEasingCurve(), end=settle)

    def _placement(
        self, transition: Transition, action: Placement, after: Laid, settle: Callable[[], None]
    ) -> Move:
        display = self._display
        pose = after.table.poses[action.tile]
        start = self._start_of(transition.seat, action.tile)
        end = display.camera.point(pose.x, pose.y)
        # What lies in its place already, as a ghost, need not come.
        near = (end - start).manhattanLength() < 1
        ms = 0 if near else self._theme.milliseconds(Motion.PLACE_FROM_SEAT)
        pixmap = display.stage.sprites.tile(action.tile, pose.angle, display.camera.u)

        def begin() -> None:
            display.stage.air.reconcile({"flying": Sprite(pixmap, start, 1.0)})
            display.stage.rack.put(("tile", action.tile), None)
            display.stage.rack.put(("dot", action.tile), None)

        def go(share: float) -> None:
            self._fly("flying", start, end, share)

        return Move(ms, self._theme.easing(Motion.PLACE_FROM_SEAT), begin, go, settle)

    def _draw(self, transition: Transition, settle: Callable[[], None]) -> Move:
        """One tile flies from the boneyard to the seat; only the viewer sees its face, in the rack."""
        display = self._display
        start, end = self._boneyard(), self._seat(transition.seat)
        u, angle = self._back_look()
        face = None
        if display.shown is not None and transition.seat == display.shown.viewer:
            face = transition.drawn
        pixmap = display.stage.sprites.tile(face, angle, u)

        def begin() -> None:
            display.stage.air.reconcile({"flying": Sprite(pixmap, start, 1.0)})

        def go(share: float) -> None:
            self._fly("flying", start, end, share)

        motion = Motion.DRAW
        return Move(self._theme.milliseconds(motion), self._theme.easing(motion), begin, go, settle)

    def _deal_flights(self, match: Match) -> list[tuple[QPointF, QPointF]]:
        """From where to where each dealt tile flies, in the order of dealing."""
        current = match.round
        shown = self._display.shown
        if current is None or shown is None:
            return []
        measures = self._display.stage.measures
        slots = rack_slots(len(current.hands[shown.view.seat]), measures.hand, measures.rack.height() / 96)
        start = self._boneyard()
        return [
            (start, self._deal_end(seat, number, slots))
            for number in range(len(current.hands[0]))
            for seat in shown.seats
        ]

    def _deal_end(self, seat: int, number: int, slots: tuple[Slot, ...]) -> QPointF:
        if self._place(seat) is Place.BOTTOM:
            return slots[number].centre
        return self._seat(seat)

    def _fly(self, key: object, start: QPointF, end: QPointF, share: float) -> None:
        air = self._display.stage.air
        item = air.items.get(key)
        if item is None:
            u, angle = self._back_look()
            air.put(key, Sprite(self._display.stage.sprites.tile(None, angle, u), start, 1.0))
            item = air.items[key]
        item.setPos(start + (end - start) * share)

    def _back_look(self) -> tuple[float, int]:
        slots = rack_slots(
            5, self._display.stage.measures.hand, self._display.stage.measures.rack.height() / 96
        )
        return slots[0].u, slots[0].angle

    def _start_of(self, seat: int, tile: Tile) -> QPointF:
        """Where a placed tile comes from: its ghost, its place in the rack, or the tag of its seat."""
        display = self._display
        ghost = display.stage.ghost.items.get("tile")
        if ghost is not None and display.preview is not None and display.preview.placement.tile is tile:
            return ghost.pos()
        if self._place(seat) is Place.BOTTOM:
            for each, slot in zip(display.hand, display.slots, strict=False):
                if each is tile:
                    return slot.centre
        return self._seat(seat)

    def _place(self, seat: int) -> Place:
        shown = self._display.shown
        assert shown is not None
        order = places(shown.view.players)
        return order[shown.seats.index(seat)]

    def _seat(self, seat: int) -> QPointF:
        place, measures = self._place(seat), self._display.stage.measures
        return measures.hand.center() if place is Place.BOTTOM else measures.tags[place].center()

    def _boneyard(self) -> QPointF:
        geometry = self._display.boneyard.geometry()
        return QPointF(geometry.left() + 24, geometry.center().y())
