"""How good a spot is: what it leaves of the table for every connection that can still be played on."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from fiveup_desktop.layout.flood import escapes, shares
from fiveup_desktop.layout.ground import Ground, Track, free_ports
from fiveup_desktop.layout.lattice import (
    CELLS_PER_UNIT,
    Anchor,
    Box,
    Manner,
    Room,
    Site,
    Window,
    grown,
    joined,
    rooms,
)
from fiveup_desktop.rules import Connection, Placement, Tile

HARD = 1000.0
"""Points for a live connection that is left without any spot for a tile that may still come to it."""
WAITING = 0.3
"""An arm that is not open yet counts this much of a hard or soft point."""
SEALED = 0.5
"""A live connection that is closed in counts this much of a hard point."""
SOFT = 12.0
"""Points for one that is left with an escalated spot only, or that wants the same room as another."""
AREA_CAP = 240
"""Lattice points (a quarter square unit each) beyond which more room is worth nothing."""
FLOOD_STEPS = 12
CROWDED = 0.1
"""Points for each cell of another tile within 1 unit."""
ROOM_WIDTH, ROOM_SHAPE = 22.0, 1.5
"""The free box: 22 units wide, and as high as a 3:2 view lets it be."""
OVERSHOOT = 40.0
"""Points for each unit beyond the free box."""
PENALTIES = {
    Manner.STRAIGHT: 0.0,
    Manner.CORNER: 0.5,
    Manner.ACROSS: 0.7,
    Manner.BENT: 4.0,
    Manner.LINKED: 12.0,
}
LINK_LENGTH = 4.0
"""Points for each unit of a link, and for each of its corners."""


class Prospect(NamedTuple):
    """A free port and the spots that are free at it."""

    anchor: Anchor
    singles: tuple[Room, ...]
    """For a non-double: straight on and corners."""
    bents: tuple[Room, ...]
    """For a non-double, if it must be: lying across a spinner's arm."""
    doubles: tuple[Room, ...]
    reach: int
    """All cells that those spots depend on."""


class Choice(NamedTuple):
    """A spot that can be chosen, with its link and what they bring about."""

    room: Room
    track: Track
    score: float
    hard: float


class Supply:
    """The tiles not yet on the table, by value."""

    __slots__ = ("double", "tiles")

    def __init__(self, played: Iterable[Tile]) -> None:
        self.tiles = [7] * 7
        """Unplayed tiles that have the value; the double counts once."""
        self.double = [True] * 7
        """Whether the value's double is unplayed."""
        for tile in played:
            self.tiles[tile.low] -= 1
            if tile.is_double:
                self.double[tile.low] = False
            else:
                self.tiles[tile.high] -= 1


class Outlook:
    """A ground, looked at from above: sets of cells, and the free spots at every free port."""

    def __init__(self, ground: Ground, margin: int = 16) -> None:
        self.ground = ground
        window = self.window = Window.around(ground.box, margin)
        self.tiles = 0
        self.wires = 0
        """Cells within half a unit of a link: closed to tiles."""
        self.closed = 0
        """Lattice points where half a tile cannot have its centre."""
        self.strings = 0
        """The lattice points of all links."""
        for lie in ground.lies.values():
            box = lie.spot.box
            self.tiles |= window.cells(box)
            self.closed |= window.points(grown(box, 1))
            for segment in segments(lie.track):
                self.strings |= window.points(segment)
                self.wires |= window.cells(grown(segment, 1))
                self.closed |= window.points(grown(segment, 1))
        self.inner = window.inner
        self.prospects = {
            connection: self._prospect(anchor, self.tiles, self.wires)
            for connection, anchor in ground.anchors.items()
        }

    def _prospect(self, anchor: Anchor, tiles: int, wires: int) -> Prospect:
        singles, bents, doubles, reach = [], [], [], 0
        for room in rooms(self.window, anchor, False):
            if not (room.guard & tiles or room.cells & wires):
                reach |= room.guard
                (bents if room.spot.manner is Manner.BENT else singles).append(room)
        for room in rooms(self.window, anchor, True):
            if not (room.guard & tiles or room.cells & wires):
                reach |= room.guard
                doubles.append(room)
        return Prospect(anchor, tuple(singles), tuple(bents), tuple(doubles), reach)

    def hard_without(self, connection: Connection, supply: Supply) -> float:
        """The hard count of the ground as it is, all but one connection."""
        rest = [p for c, p in self.prospects.items() if c is not connection]
        lines = {p.anchor.connection.tile for p in rest if p.anchor.site is Site.LINE}
        hard = 0.0
        for prospect in rest:
            weight = _weight(prospect.anchor, lines)
            hard += weight * _lacking(prospect, supply)
        return hard

    def judge(
        self, placement: Placement, room: Room, supply: Supply, track: Track = (), *, seal: bool = False
    ) -> Choice:
        """What a spot is worth. `supply` is what is left after the placement."""
        spot = room.spot
        window, cells = self.window, room.cells
        tiles, wires, closed = self.tiles | cells, self.wires, self.closed | window.points(grown(spot.box, 1))
        wire, strings = 0, self.strings
        for segment in segments(track):
            strings |= window.points(segment)
            wire |= window.cells(grown(segment, 1))
            closed |= window.points(grown(segment, 1))
        wires |= wire
        after = []
        for connection, prospect in self.prospects.items():
            if connection is placement.connection or not supply.tiles[connection.value]:
                continue
            if prospect.reach & (cells | wire):
                prospect = _thinned(prospect, cells, wire)
            after.append(prospect)
        for anchor in free_ports(placement, spot):
            if supply.tiles[anchor.connection.value]:
                after.append(self._prospect(anchor, tiles, wires))
        lines = self._waiting_doubles(placement)
        hard = soft = 0.0
        narrow: list[Room] = []
        seeds = []
        for prospect in after:
            weight = _weight(prospect.anchor, lines)
            hard += weight * _lacking(prospect, supply)
            value = prospect.anchor.connection.value
            if supply.tiles[value] > supply.double[value]:
                if not prospect.singles and prospect.bents:
                    soft += weight
                if len(prospect.singles) == 1:
                    narrow.append(prospect.singles[0])
            seed = 0
            for each in prospect.singles or prospect.bents or prospect.doubles:
                seed |= each.seed
            seeds.append(seed)
        for i, one in enumerate(narrow):
            guard = one.guard
            for j in range(i):
                if guard & narrow[j].cells:
                    soft += 0.5
        free = self.inner & ~closed
        score = 0.0
        areas = shares(free, window.stride, seeds, FLOOD_STEPS)
        for prospect, area in zip(after, areas, strict=True):
            weight = 1.0 if prospect.anchor.site is not Site.BRANCH else 0.7
            n = supply.tiles[prospect.anchor.connection.value]
            score += weight * sqrt(min(area, AREA_CAP)) / 2 * min(n, 3) / 3
        if seal:
            hard += self._sealed(after, lines, tiles, strings)
        score -= HARD * hard + SOFT * soft
        score -= CROWDED * (room.aura & self.tiles).bit_count()
        score -= OVERSHOOT * self._overshoot(spot.box, track)
        score -= PENALTIES[spot.manner] + LINK_LENGTH * _cost(track)
        return Choice(room, track, score, hard)

    def _waiting_doubles(self, placement: Placement) -> set[Tile]:
        """The doubles with a free line side after the placement."""
        lines = {
            c.tile
            for c, p in self.prospects.items()
            if p.anchor.site is Site.LINE and c is not placement.connection
        }
        if placement.tile.is_double:
            lines.add(placement.tile)
        return lines

    def _overshoot(self, box: Box, track: Track) -> float:
        """Units by which the table is wider than the free box, or would be seen so because of its height."""
        left, top, right, bottom = joined(self.ground.box, box)
        for x, y in track:
            left, top, right, bottom = joined((left, top, right, bottom), (x, y, x, y))
        size = max(right - left, (bottom - top) * ROOM_SHAPE) / CELLS_PER_UNIT
        return max(0.0, size - ROOM_WIDTH)

    def _sealed(self, after: list[Prospect], lines: set[Tile], tiles: int, strings: int) -> float:
        """Hard points for connections from which not even a link leads out."""
        window = self.window
        thin = self.inner & ~(shut_to_links(tiles, window.stride) | strings)
        edge = self.inner & ~(self.inner << 1 & self.inner >> 1)
        edge |= self.inner & ~(self.inner << window.stride & self.inner >> window.stride)
        hard = 0.0
        for prospect in after:
            anchor = prospect.anchor
            seed = 1 << window.bit(anchor.x, anchor.y)
            if not escapes(thin, window.stride, seed, edge):
                hard += SEALED * _weight(anchor, lines)
        return hard


def shut_to_links(tiles: int, stride: int) -> int:
    """The lattice points that a link may not touch: it keeps half a unit, a cell, from every tile."""
    shut = tiles | tiles << 1
    return shut | shut << stride


def segments(track: Track) -> list[Box]:
    """The straight pieces of a link, as boxes without width."""
    pairs = zip(track, track[1:], strict=False)
    return [(min(a, c), min(b, d), max(a, c), max(b, d)) for (a, b), (c, d) in pairs]


def _cost(track: Track) -> float:
    """Length in units plus corners."""
    if not track:
        return 0.0
    length = sum(right - left + bottom - top for left, top, right, bottom in segments(track))
    return length / CELLS_PER_UNIT + len(track) - 2


def _weight(anchor: Anchor, lines: set[Tile]) -> float:
    """How much a connection matters: less for an arm that is not open yet."""
    return WAITING if anchor.site is Site.BRANCH and anchor.connection.tile in lines else 1.0


def _lacking(prospect: Prospect, supply: Supply) -> int:
    """For how many kinds of tile that may still come (non-double, double) the connection has no spot."""
    value = prospect.anchor.connection.value
    double = supply.double[value]
    lacking = 0
    if double and not prospect.doubles:
        lacking = 1
    if supply.tiles[value] > double and not (prospect.singles or prospect.bents):
        lacking += 1
    return lacking


def _thinned(prospect: Prospect, cells: int, wire: int) -> Prospect:
    """The prospect without the spots that new cells or a new link take away."""

    def kept(spots: tuple[Room, ...]) -> tuple[Room, ...]:
        return tuple([room for room in spots if not (room.guard & cells or room.cells & wire)])

    anchor, singles, bents, doubles, reach = prospect
    return Prospect(anchor, kept(singles), kept(bents), kept(doubles), reach)
