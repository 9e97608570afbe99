"""From a transition to the moves that play it: where tiles fly from and to."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEasingCurve, QPointF

from fiveup_desktop.rules import Draw, Match, Pass, Placement, Tile, Transition
from fiveup_desktop.rules.lot import HAND_SIZE
from fiveup_desktop.view.theme import DEAL_APART_MS, Motion, Speed, Theme
from fiveup_desktop.view.theme.motion import milliseconds

from .choreographer import Move
from .display import Display
from .laid import Laid
from .measures import Place, places
from .rack import Slot
from .sprites import Sprite

__all__ = ["Moves"]

_REST_MS = 450
_LAST_LOOK_MS = {Speed.SLOW: 1100, Speed.NORMAL: 800, Speed.FAST: 700, Speed.NONE: 400}
"""How long the table is seen after the last play of a round: no pace is so quick that nobody looks."""


class Moves:
    """Makes moves for one display. `settle` makes everything agree with a match afterwards."""

    def __init__(self, display: Display, theme: Theme) -> None:
        self._display, self._theme = display, theme

    def deal(self, match: Match, settle: Callable[[Match], None]) -> Move:
        """The tiles of a new round fly from the boneyard to the seats, one after another, face down.

        `settle` is called before and after: the table is cleared first.
        """
        flights: list[tuple[QPointF, QPointF]] = []
        each = self._theme.milliseconds(Motion.DEAL)
        apart = DEAL_APART_MS * each / milliseconds(Motion.DEAL)
        count = match.players * HAND_SIZE
        whole = each + apart * (count - 1) if each else 0
        curve = self._theme.easing(Motion.DEAL)

        def go(share: float) -> None:
            for index, (start, end) in enumerate(flights):
                own = min(1.0, max(0.0, (share * whole - index * apart) / each))
                self._fly(("deal", index), start, end, curve.valueForProgress(own))

        def begin() -> None:
            settle(match)
            flights.extend(self._deal_flights())
            if whole:
                self._display.stage.rack.reconcile({})

        return Move(ceil(whole), QEasingCurve(), begin, go, lambda: settle(match))

    def transition(self, transition: Transition, after: Laid, settle: Callable[[], None]) -> Move:
        """What one action did."""
        action = transition.action
        if isinstance(action, Placement):
            return self._placement(transition, action, after, settle)
        if isinstance(action, Draw):
            return self._draw(transition, settle)
        assert isinstance(action, Pass)
        return Move(0, QEasingCurve(), end=settle)

    def pause(self) -> Move:
        """A moment of rest between two deeds that are shown again."""
        return Move(round(_REST_MS * self._theme.speed.factor), QEasingCurve())

    def last_look(self) -> Move:
        """A moment for the table as it lies at the end of a round, before the settlement covers it."""
        return Move(_LAST_LOOK_MS[self._theme.speed], QEasingCurve())

    def _placement(
        self, transition: Transition, action: Placement, after: Laid, settle: Callable[[], None]
    ) -> Move:
        display, tile = self._display, action.tile
        pose = after.table.poses[tile]
        # What lies in its place already, as a ghost, need not come.
        ms = 0 if self._is_ghost(tile) else self._theme.milliseconds(Motion.PLACE_FROM_SEAT)
        flight: list[QPointF] = []

        def begin() -> None:
            flight.extend((self._start_of(transition.seat, tile), display.camera.point(pose.x, pose.y)))
            pixmap = display.stage.sprites.tile(tile, pose.angle, display.camera.u)
            display.stage.air.reconcile({"flying": Sprite(pixmap, flight[0], 1.0)})
            display.stage.rack.put(("tile", tile), None)
            display.stage.rack.put(("dot", tile), None)

        def go(share: float) -> None:
            self._fly("flying", flight[0], flight[1], share)

        return Move(ms, self._theme.easing(Motion.PLACE_FROM_SEAT), begin, go, settle)

    def _draw(self, transition: Transition, settle: Callable[[], None]) -> Move:
        """One tile flies from the boneyard to the seat; only the viewer sees its face, in the rack."""
        display = self._display

        def begin() -> None:
            own = display.shown is not None and transition.seat == display.shown.viewer
            u, angle = self._back_look()
            pixmap = display.stage.sprites.tile(transition.drawn if own else None, angle, u)
            display.stage.air.reconcile({"flying": Sprite(pixmap, self._boneyard(), 1.0)})

        def go(share: float) -> None:
            self._fly("flying", self._boneyard(), self._seat(transition.seat), share)

        motion = Motion.DRAW
        return Move(self._theme.milliseconds(motion), self._theme.easing(motion), begin, go, settle)

    def _deal_flights(self) -> list[tuple[QPointF, QPointF]]:
        """From where to where each dealt tile flies, in the order of dealing."""
        shown = self._display.shown
        assert shown is not None
        slots = self._display.rack.slots_for(HAND_SIZE)
        start = self._boneyard()
        return [
            (start, self._deal_end(seat, number, slots))
            for number in range(HAND_SIZE)
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
        slots = self._display.rack.slots_for(HAND_SIZE)
        return slots[0].u, slots[0].angle

    def _start_of(self, seat: int, tile: Tile) -> QPointF:
        """Where a placed tile comes from: its ghost, its place in the rack, or the tag of its seat."""
        display = self._display
        if self._is_ghost(tile):
            ghost = display.stage.ghost.items["tile"]
            return ghost.pos()
        slot = display.rack.slot_of(tile)
        if slot is not None and self._place(seat) is Place.BOTTOM:
            return slot.centre
        return self._seat(seat)

    def _is_ghost(self, tile: Tile) -> bool:
        """Whether a tile lies as a ghost where it is meant to go."""
        preview = self._display.preview
        return (
            preview is not None
            and preview.placement.tile is tile
            and "tile" in self._display.stage.ghost.items
        )

    def _place(self, seat: int) -> Place:
        shown = self._display.shown
        assert shown is not None
        order = places(shown.view.players)
        return order[shown.seats.index(seat)]

    def _seat(self, seat: int) -> QPointF:
        place, measures = self._place(seat), self._display.stage.measures
        return measures.hand.center() if place is Place.BOTTOM else measures.tags[place].center()

    def _boneyard(self) -> QPointF:
        return self._display.surround.stack
