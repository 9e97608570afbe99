"""Mouse, pen and touch on the stage: begins the gesture that a press means, and feeds it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF

from .display import Display
from .gestures import Drag, Gesture, Hover, Pan, Press
from .handling import Handling, Way
from .stage import Stage

__all__ = ["Pointer"]


class Pointer(QObject):
    """Listens to the stage. Every press first ends whatever moves (`hurry`)."""

    def __init__(self, stage: Stage, display: Display, handling: Handling, hurry: Callable[[], None]) -> None:
        super().__init__(stage)
        self._stage, self._display, self._handling, self._hurry = stage, display, handling, hurry
        self._hover = Hover(display, handling)
        self._gesture: Gesture | None = None
        stage.pressed.connect(self._press)
        stage.double_pressed.connect(self._double_press)
        stage.moved.connect(self._move)
        stage.released.connect(self._release)
        stage.taken_back.connect(self.take_back)
        stage.wheel_turned.connect(self._zoom)
        stage.left.connect(self._leave)
        stage.tip_wanted.connect(self._show_tip)

    @property
    def is_down(self) -> bool:
        """Whether a gesture lasts."""
        return self._gesture is not None

    def take_back(self) -> None:
        """Let go of everything: Esc, or the right button."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        self._handling.put_back()
        self._display.speech.drop_reason()

    def _press(self, point: QPointF) -> None:
        seen = self._seen(point)
        tile = self._display.rack_tile_at(point)
        if tile is not None:
            self._gesture = Drag(self._display, self._handling, tile, point)
            return
        grip = self._handling.grip
        place = None if grip is None else self._display.place_at(grip.tile, seen)
        if place is not None:
            self._gesture = Press(self._display, self._handling, place)
            return
        self._gesture = Pan(self._display, self._handling, point, seen)
        if grip is None:
            self._take_what_fits(seen)

    def _take_what_fits(self, point: QPointF) -> None:
        """A press on a resting target takes the only tile that fits there; it is not placed yet."""
        here = {tile: self._display.place_at(tile, point) for tile in self._handling.offers.playable}
        fitting = [(tile, place) for tile, place in here.items() if place is not None]
        if len(fitting) == 1 and self._handling.take(fitting[0][0], Way.CLICK):
            self._handling.aim(fitting[0][1])
            self._gesture = None

    def _seen(self, point: QPointF) -> QPointF:
        """End what moves; returns where that now is which was seen under the pointer.

        A glide of the camera ends with the press, and so do moves after which the table is looked at anew.
        """
        stage = self._stage
        x, y = stage.camera.units(stage.settled(point))
        self._begin()
        return stage.camera.point(x, y)

    def _double_press(self, point: QPointF) -> None:
        tile = self._display.rack_tile_at(point)
        if tile is None:
            self._press(point)
            return
        self._begin()
        if tile in self._handling.offers.playable:
            self._handling.place_if_only(tile)
        else:
            self._handling.explain(tile)

    def _begin(self) -> None:
        self._hurry()
        self._display.speech.drop_reason()

    def _move(self, point: QPointF) -> None:
        self._display.set_over_table(self._stage.measures.mat.contains(point))
        if self._gesture is not None:
            self._gesture.move(point)
        else:
            self._hover.move(point)

    def _release(self, point: QPointF) -> None:
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.release(point)

    def _show_tip(self, point: QPointF) -> None:
        """What is under the pointer, while nothing is held: then the preview speaks."""
        if self._handling.grip is None:
            self._stage.show_tip(point, self._display.tips.at(point))

    def _leave(self) -> None:
        self._display.set_over_table(False)

    def _zoom(self, point: QPointF, steps: float) -> None:
        if self._stage.measures.mat.contains(point):
            self._display.camera_man.zoom(steps, point)
