"""Geometry on the lattice of half units: anchors, spots, and sets of cells as the bits of one integer.

Coordinates are whole cells of half a unit, so a tile is 2 x 4 cells and its centre a lattice point. A *way*
is a unit vector. A set of cells, or of lattice points, is an int: bit `row * stride + column` of a `Window`.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from fiveup_desktop.rules.tiles import Connection

Way = tuple[int, int]
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in cells."""

CELLS_PER_UNIT = 2


class Site(Enum):
    """What kind of port an anchor is: it decides how a tile can be joined there."""

    END = "end"
    LINE = "line"
    BRANCH = "branch"


class Manner(Enum):
    """How a tile lies at its anchor."""

    STRAIGHT = "straight"
    CORNER = "corner"
    """Against the long side of the end half."""
    ACROSS = "across"
    """Lying across the end."""
    BENT = "bent"
    """Lying across a spinner's arm."""
    LINKED = "linked"
    """Apart, at the end of a link."""


class Anchor(NamedTuple):
    """A free port on the lattice: the middle of its outer edge and the way outwards."""

    connection: Connection
    x: int
    y: int
    dx: int
    dy: int
    site: Site


class Spot(NamedTuple):
    """How a tile would lie: its centre, and the way from its joined half, or line_a, to the other."""

    x: int
    y: int
    ux: int
    uy: int
    double: bool
    manner: Manner

    @property
    def box(self) -> Box:
        """The rectangle that it covers: a double is crosswise to its way."""
        half = 2 if (self.ux != 0) != self.double else 1
        return self.x - half, self.y - (3 - half), self.x + half, self.y + (3 - half)


def clockwise(way: Way) -> Way:
    """A quarter turn clockwise on the screen (y down)."""
    return -way[1], way[0]


def grown(box: Box, by: int) -> Box:
    """The box with `by` more cells on every side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def joined(first: Box, second: Box) -> Box:
    """The smallest box round both."""
    return (
        min(first[0], second[0]),
        min(first[1], second[1]),
        max(first[2], second[2]),
        max(first[3], second[3]),
    )


@lru_cache(maxsize=4096)
def _block(stride: int, width: int, height: int) -> int:
    row = (1 << width) - 1
    return sum(row << (stride * i) for i in range(height))


class Window(NamedTuple):
    """The part of the lattice that is looked at: everything outside is free table."""

    left: int
    top: int
    stride: int
    rows: int

    @staticmethod
    def around(box: Box, margin: int) -> Window:
        """A window with at least `margin` cells round the box. Sizes come in steps: stencils are kept."""
        left, top, right, bottom = grown(box, margin)
        return Window(left, top, -(-(right - left + 1) // 8) * 8, -(-(bottom - top + 1) // 8) * 8)

    def bit(self, x: int, y: int) -> int:
        """The place of a cell or lattice point in the integers."""
        return (y - self.top) * self.stride + x - self.left

    def cells(self, box: Box) -> int:
        """The cells that a box covers."""
        left, top, right, bottom = box
        return _block(self.stride, right - left, bottom - top) << self.bit(left, top)

    def points(self, box: Box) -> int:
        """The lattice points in a box, those on its edge included."""
        left, top, right, bottom = box
        return _block(self.stride, right - left + 1, bottom - top + 1) << self.bit(left, top)

    @property
    def inner(self) -> int:
        """All but the outermost points: a flood kept to these never wraps round to the next row."""
        return _block(self.stride, self.stride - 2, self.rows - 2) << (self.stride + 1)

    @property
    def edge(self) -> int:
        """The outermost points of `inner`."""
        inner, stride = self.inner, self.stride
        return inner & ~(inner << 1 & inner >> 1 & inner << stride & inner >> stride)


REACH = 12
"""No spot lies further than this from its anchor, in cells."""


class Room(NamedTuple):
    """A spot at an anchor, as sets of cells."""

    spot: Spot
    cells: int
    """What the tile covers."""
    guard: int
    """That and one cell all round, less the tile that it joins: must be free of other tiles."""
    aura: int
    """That and two cells all round, less the tile that it joins: better free of other tiles."""
    seed: int
    """The lattice point where the next tile's growth begins."""
    exits: tuple[int, ...] = ()
    """Of a double: the guards of a tile straight on from its other line side and from each of its arms. Of a
    non-double: the guard of a double at its far end."""


def _spots(site: Site, way: Way, double: bool) -> list[Spot]:
    """All spots at an anchor in the origin, best liked first; links are another matter (routes)."""
    dx, dy = way
    if double:
        return [Spot(dx, dy, dx, dy, True, Manner.STRAIGHT)]
    spots = [Spot(2 * dx, 2 * dy, dx, dy, False, Manner.STRAIGHT)]
    for rx, ry in (clockwise(way), clockwise(clockwise(clockwise(way)))):
        if site is Site.END:
            spots.append(Spot(3 * rx - dx, 3 * ry - dy, rx, ry, False, Manner.CORNER))
            spots.append(Spot(dx + rx, dy + ry, rx, ry, False, Manner.ACROSS))
        elif site is Site.BRANCH:
            spots.append(Spot(dx + rx, dy + ry, rx, ry, False, Manner.BENT))
    return spots


def _parent_box(site: Site, way: Way) -> Box:
    """The tile whose port is the anchor in the origin."""
    dx, dy = way
    depth, half = (1, 2) if site is Site.LINE else (2, 1)
    centre = -dx * depth, -dy * depth
    wide, high = (depth, half) if dx else (half, depth)
    return centre[0] - wide, centre[1] - high, centre[0] + wide, centre[1] + high


@lru_cache(maxsize=1024)
def _stencils(site: Site, way: Way, double: bool, stride: int) -> tuple[Room, ...]:
    window = Window(-REACH, -REACH, stride, 2 * REACH)
    parent = window.cells(_parent_box(site, way))
    stencils = []
    for spot in _spots(site, way, double):
        guard = window.cells(grown(spot.box, 1)) & ~parent
        aura = window.cells(grown(spot.box, 2)) & ~parent
        seed = 1 << window.bit(spot.x + spot.ux, spot.y + spot.uy)
        exits = _exits(window, spot)
        stencils.append(Room(spot, window.cells(spot.box), guard, aura, seed, exits))
    return tuple(stencils)


def _exits(window: Window, spot: Spot) -> tuple[int, ...]:
    """The guards of a double at the far end, or of a tile straight on from each free side of a double."""
    x, y, ux, uy, double, _ = spot
    own = window.cells(spot.box)
    if not double:
        after = Spot(x + 3 * ux, y + 3 * uy, ux, uy, True, Manner.STRAIGHT)
        return (window.cells(grown(after.box, 1)) & ~own,)
    rx, ry = clockwise((ux, uy))
    guards = []
    for dx, dy, out in ((ux, uy, 3), (rx, ry, 4), (-rx, -ry, 4)):
        tile = Spot(x + out * dx, y + out * dy, dx, dy, False, Manner.STRAIGHT)
        guards.append(window.cells(grown(tile.box, 1)) & ~own)
    return tuple(guards)


def rooms(window: Window, anchor: Anchor, double: bool) -> list[Room]:
    """The spots at an anchor, free or not, in order of liking: straight on first."""
    ax, ay = anchor.x, anchor.y
    shift = window.bit(ax, ay) - REACH * (window.stride + 1)
    made = []
    for spot, cells, guard, aura, seed, exits in _stencils(anchor.site, anchor[3:5], double, window.stride):
        x, y, ux, uy, _, manner = spot
        here = Spot(ax + x, ay + y, ux, uy, double, manner)
        beyond = tuple([each << shift for each in exits])
        made.append(Room(here, cells << shift, guard << shift, aura << shift, seed << shift, beyond))
    return made
