"""The camera: from the layout's tile units to px of the mat, always on whole pixels."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from fiveup_desktop.layout import Bounds, Pose

__all__ = ["Camera", "fitted", "holds", "joined_bounds", "zoomed"]

_SMALLEST_U = 8.0
_BIGGEST_U = 96.0


class Camera(NamedTuple):
    """How the table is looked at: `u` px for half a tile, and where the first tile's middle is."""

    u: float
    x: float
    y: float

    def point(self, x: float, y: float) -> QPointF:
        """A point of the layout in px."""
        return QPointF(self.x + x * self.u, self.y + y * self.u)

    def rect(self, pose: Pose) -> QRectF:
        """The rectangle of a pose in px."""
        left, top, _, _ = pose.bounds
        return QRectF(self.point(left, top).x(), self.point(left, top).y(), pose.w * self.u, pose.h * self.u)

    def units(self, point: QPointF) -> tuple[float, float]:
        """A point in px as a point of the layout."""
        return (point.x() - self.x) / self.u, (point.y() - self.y) / self.u

    def transform_from(self, other: Camera) -> QTransform:
        """What makes a picture taken by this camera look like one taken by `other`."""
        scale = other.u / self.u
        transform = QTransform.fromTranslate(other.x - self.x * scale, other.y - self.y * scale)
        return transform.scale(scale, scale)


def joined_bounds(*many: Bounds) -> Bounds:
    """The bounds of all; at least one must be given."""
    lefts, tops, rights, bottoms = zip(*many, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def fitted(bounds: Bounds, room: QRectF, ratio: float, most: float) -> Camera:
    """The camera that shows `bounds` as large as `room` allows, at most `most` px a half, in its middle.

    Half a tile is an even number of device pixels, so that tiles, on the lattice of half units, lie on whole
    ones. `ratio` is the device pixel ratio.
    """
    left, top, right, bottom = bounds
    u = min(most, room.width() / (right - left), room.height() / (bottom - top))
    return _centred(_even(max(u, _SMALLEST_U), ratio), bounds, room, ratio)


def holds(camera: Camera, bounds: Bounds, room: QRectF) -> bool:
    """Whether the camera shows all of `bounds` within `room`."""
    start, end = camera.point(*bounds[:2]), camera.point(*bounds[2:])
    return room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(QRectF(start, end))


def zoomed(camera: Camera, factor: float, about: QPointF, ratio: float) -> Camera:
    """The camera `factor` times closer, the point `about` staying where it is."""
    u = min(max(camera.u * factor, _SMALLEST_U), _BIGGEST_U)
    even = _even(u, ratio)
    if even == camera.u:
        # A small factor must not be lost to the rounding.
        even = camera.u + (2 / ratio if factor > 1 else -2 / ratio)
    x, y = camera.units(about)
    return Camera(even, _whole(about.x() - x * even, ratio), _whole(about.y() - y * even, ratio))


def _centred(u: float, bounds: Bounds, room: QRectF, ratio: float) -> Camera:
    left, top, right, bottom = bounds
    x = room.center().x() - (left + right) / 2 * u
    y = room.center().y() - (top + bottom) / 2 * u
    return Camera(u, _whole(x, ratio), _whole(y, ratio))


def _even(u: float, ratio: float) -> float:
    return max(2, int(u * ratio / 2) * 2) / ratio


def _whole(length: float, ratio: float) -> float:
    return round(length * ratio) / ratio
