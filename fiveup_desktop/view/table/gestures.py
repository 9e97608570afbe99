"""Gestures of mouse, pen and touch: one class each. They know where things are, and change the handling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF

from fiveup_desktop.layout import Pose
from fiveup_desktop.rules import Placement, Tile
from fiveup_desktop.view.theme.metrics import HIT

from .camera import Camera
from .handling import Handling, Way

__all__ = ["Drag", "Gesture", "Ground", "Hover", "Pan", "Press", "pose_at"]

_Key = TypeVar("_Key")

SNAP: Final = 0.8
"""A dragged tile snaps within this distance of a target, in u."""
NEAR: Final = 1.6
"""A tile dropped this near to an end, in u, is taken to be meant for it."""
START: Final = 6.0
"""So many px make a drag of a press."""


class Ground(Protocol):
    """What gestures ask of the table and tell it."""

    @property
    def camera(self) -> Camera:
        """How the table is looked at."""

    def rack_tile_at(self, point: QPointF) -> Tile | None:
        """The tile of the rack under a point."""

    def on_rack(self, point: QPointF) -> bool:
        """Whether a point is on the rack."""

    def place_at(self, tile: Tile, point: QPointF, reach: float = 0.0) -> Placement | None:
        """The legal placement of a tile that a point stands for; with `reach`, in u, also the nearest."""

    def place_near(self, tile: Tile, point: QPointF, reach: float) -> Placement | None:
        """The placement, legal or not, that a tile dropped at a point may mean."""

    def follow(self, point: QPointF | None) -> None:
        """Show the held tile at a point; None: it is not dragged any more."""

    def go_back(self, tile: Tile, point: QPointF) -> None:
        """A tile that was let go at a point goes back to its place in the rack."""

    def reorder(self, tile: Tile, point: QPointF) -> None:
        """Put a tile of the rack where a point is."""

    def pan(self, by: QPointF) -> None:
        """Move the table under the window."""


class Gesture(Protocol):
    """What lasts from a press to its release."""

    def move(self, point: QPointF) -> None:
        """The pointer moved."""

    def release(self, point: QPointF) -> None:
        """The button was let go."""

    def cancel(self) -> None:
        """Take it back."""


def pose_at(poses: Mapping[_Key, Pose], point: QPointF, camera: Camera, reach: float = 0.0) -> _Key | None:
    """Whose pose is under a point, at least 40 px large; with `reach`, in u, also the nearest within it."""
    best, least = None, float("inf")
    for key, pose in poses.items():
        rect = camera.rect(pose)
        away = point - rect.center()
        distance = (away.x() ** 2 + away.y() ** 2) ** 0.5
        inside = rect_at_least(rect).contains(point)
        if (inside or distance <= reach * camera.u) and distance < least:
            best, least = key, distance
    return best


class Hover:
    """No button is down: a tile that was clicked aims at the target under the pointer."""

    def __init__(self, ground: Ground, handling: Handling) -> None:
        self._ground, self._handling = ground, handling

    def move(self, point: QPointF) -> None:
        """Aim where the pointer is. What the keyboard chose stays while the pointer is on no target."""
        grip = self._handling.grip
        if grip is None:
            return
        place = self._ground.place_at(grip.tile, point)
        if place is not None or grip.way is not Way.KEYS:
            if place is not None and grip.way is Way.KEYS:
                self._handling.take(grip.tile, Way.CLICK)
            self._handling.aim(place)


class Drag:
    """A press on a tile of the rack: a click if it ends where it began, else the tile follows the pointer."""

    def __init__(self, ground: Ground, handling: Handling, tile: Tile, point: QPointF) -> None:
        self._ground, self._handling = ground, handling
        self._tile, self._start = tile, point
        grip = handling.grip
        self._was_held = grip is not None and grip.tile is tile and grip.way is Way.CLICK
        self._moving = False
        self._point = point

    def move(self, point: QPointF) -> None:
        """Lift the tile, let it follow, and snap."""
        self._point = point
        if not self._moving:
            if (point - self._start).manhattanLength() < START:
                return
            self._moving = self._handling.take(self._tile, Way.DRAG)
        if self._handling.grip is None:
            return
        self._handling.aim(self._ground.place_at(self._tile, point, SNAP))
        self._ground.follow(point)

    def release(self, point: QPointF) -> None:
        """Place it where it snapped, sort it into the rack, or let it go back, with the reason."""
        if not self._moving:
            self._click()
            return
        grip = self._handling.grip
        if grip is None:
            return
        if grip.aim is not None:
            self._handling.place()
        elif self._ground.on_rack(point):
            self._ground.reorder(self._tile, point)
            self.cancel()
        else:
            meant = self._ground.place_near(self._tile, point, NEAR)
            self.cancel()
            self._handling.explain_drop(self._tile, meant)

    def cancel(self) -> None:
        """Let the tile go back to the rack."""
        self._ground.follow(None)
        self._handling.put_back()
        if self._moving:
            self._ground.go_back(self._tile, self._point)

    def _click(self) -> None:
        if self._was_held:
            self._handling.put_back()
        else:
            self._handling.take(self._tile, Way.CLICK)


class Pan:
    """A press on free table: moves a table that has been zoomed; a mere click puts back what is held.

    `seen`: where that is now which was under the pointer when it was pressed.
    """

    def __init__(self, ground: Ground, handling: Handling, point: QPointF, seen: QPointF) -> None:
        self._ground, self._handling = ground, handling
        self._last, self._start, self._seen = point, point, seen
        self._moving = False

    def move(self, point: QPointF) -> None:
        """Move the table along."""
        if self._moving or (point - self._start).manhattanLength() >= START:
            self._moving = True
            self._ground.pan(point - self._last)
            self._last = point

    def release(self, point: QPointF) -> None:
        """End. Whoever clicked at an end, and not at free table, is told why nothing came of it."""
        grip = self._handling.grip
        if self._moving or grip is None:
            return
        meant = self._ground.place_near(grip.tile, self._seen, NEAR)
        self._handling.put_back()
        if meant is not None:
            self._handling.explain_drop(grip.tile, meant)

    def cancel(self) -> None:
        """The table stays where it is."""


class Press:
    """A press on a target of the tile that is held: places it when let go there."""

    def __init__(self, ground: Ground, handling: Handling, placement: Placement) -> None:
        self._ground, self._handling, self._placement = ground, handling, placement
        self._start: QPointF | None = None
        handling.aim(placement)

    def move(self, point: QPointF) -> None:
        """Aim elsewhere while the button is down; a hand that only trembles aims at the same place."""
        if self._start is None:
            self._start = point
        near = (point - self._start).manhattanLength() < START
        self._handling.aim(self._placement if near else self._ground.place_at(self._placement.tile, point))

    def release(self, point: QPointF) -> None:
        """Place it, if the pointer is still there."""
        grip = self._handling.grip
        if grip is not None and grip.aim is self._placement:
            self._handling.place()

    def cancel(self) -> None:
        """Aim at nothing."""
        self._handling.aim(None)


def rect_at_least(rect: QRectF, size: float = HIT) -> QRectF:
    """A rectangle grown round its middle to a hit area."""
    x, y = max(0.0, (size - rect.width()) / 2), max(0.0, (size - rect.height()) / 2)
    return rect.adjusted(-x, -y, x, y)
