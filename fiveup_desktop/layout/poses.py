"""What the layout answers: where tiles lie, where links run, where pins sit. Plain values, in tile units.

One unit is the side of half a tile: a tile is 1 x 2. x grows to the right, y downwards; angles are degrees,
clockwise.
"""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.rules.tiles import Connection, Tile

Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Points = tuple[tuple[float, float], ...]


class Pose(NamedTuple):
    """How a tile lies: its centre, its width and height as it lies, and its angle.

    At angle 0 the low half is on the left, at 90 on top, at 180 on the right, at 270 at the bottom. A double
    has 0 (it lies) or 90 (it stands).
    """

    x: float
    y: float
    w: float
    h: float
    angle: int

    @property
    def bounds(self) -> Bounds:
        """Left, top, right, bottom."""
        return self.x - self.w / 2, self.y - self.h / 2, self.x + self.w / 2, self.y + self.h / 2

    def overlaps(self, other: Pose) -> bool:
        """Whether the two rectangles share more than an edge."""
        across = (self.w + other.w) / 2 - abs(self.x - other.x)
        return across > 0 and (self.h + other.h) / 2 - abs(self.y - other.y) > 0


class PortPoint(NamedTuple):
    """The middle of a port's outer edge, and the unit vector that leads outwards from there."""

    x: float
    y: float
    dx: int
    dy: int


class Joint(NamedTuple):
    """Where two tiles touch face to face: the place of a pin. `horizontal`: they lie side by side."""

    x: float
    y: float
    horizontal: bool


class Link(NamedTuple):
    """A drawn connector between joined tiles that do not touch, from edge to edge, with its corners."""

    from_connection: Connection
    to_connection: Connection
    points: Points


class Target(NamedTuple):
    """Where a placement will lie: its pose, its link if it needs one, the tiles that have to move for it."""

    pose: Pose
    link: Link | None = None
    moved: tuple[Tile, ...] = ()
