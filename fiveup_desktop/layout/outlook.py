"""How good a spot is: what it leaves of the table for every connection that can still be played on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fiveup_desktop.layout.flood import reached, shares, way_out
from fiveup_desktop.layout.ground import Ground, Track, free_ports
from fiveup_desktop.layout.lattice import CELLS_PER_UNIT, Box, Manner, Room, Window, grown, joined
from fiveup_desktop.layout.prospects import (
    Chances,
    Prospect,
    Supply,
    chances_of,
    prospect_at,
    room_points,
    trouble_ahead,
)
from fiveup_desktop.layout.weights import (
    ACROSS,
    BENT,
    CORNER,
    CRAMPED,
    CROWDED,
    FLOOD_STEPS,
    LINK_LENGTH,
    LINK_NOW,
    OVERSHOOT,
    RIVAL,
    ROOM_SHAPE,
    ROOM_WIDTH,
    SEALED,
    STEEPER,
)
from fiveup_desktop.rules import Placement

MARGIN = 20
"""Cells of free table round the tiles that are looked at: two tiles ahead, and as far as floods go."""

_MANNERS = {
    Manner.STRAIGHT: 0.0,
    Manner.CORNER: CORNER,
    Manner.ACROSS: ACROSS,
    Manner.BENT: BENT,
    Manner.LINKED: 0.0,
}


class Marks(NamedTuple):
    """What is taken, as sets of cells and lattice points."""

    tiles: int = 0
    """Cells that tiles cover."""
    wires: int = 0
    """Cells within half a unit of a link: closed to tiles."""
    strings: int = 0
    """The lattice points of all links."""
    closed: int = 0
    """Lattice points where half a tile cannot have its centre."""

    def adding(self, window: Window, box: Box, track: Track) -> Marks:
        """These and one more tile, with its link."""
        tiles, wires, strings, closed = self
        tiles |= window.cells(box)
        closed |= window.points(grown(box, 1))
        for segment in segments(track):
            wires |= window.cells(grown(segment, 1))
            strings |= window.points(segment)
            closed |= window.points(grown(segment, 1))
        return Marks(tiles, wires, strings, closed)

    def free_for_links(self, window: Window) -> int:
        """The lattice points where a link can run: a cell (half a unit) from every tile, off other links."""
        shut = self.tiles | self.tiles << 1
        shut |= shut << window.stride
        return window.inner & ~(shut | self.strings)


class Choice(NamedTuple):
    """A spot that can be chosen, with its link, what it is worth, and the trouble that is part of that."""

    room: Room
    track: Track
    score: float
    trouble: float


class Outlook:
    """A ground, looked at from above: sets of cells, and the prospects of every free port."""

    def __init__(self, ground: Ground, margin: int = MARGIN) -> None:
        self.ground = ground
        self.window = window = Window.around(ground.box, margin)
        marks = Marks()
        for lie in ground.lies.values():
            marks = marks.adding(window, lie.spot.box, lie.track)
        self.marks = marks
        self.prospects = {
            connection: prospect_at(window, anchor, marks.tiles, marks.wires)
            for connection, anchor in ground.anchors.items()
        }

    def judge(self, placement: Placement, room: Room, supply: Supply, track: Track = ()) -> Choice:
        """What a spot is worth, in points. `supply` is what is left after the placement."""
        window, spot = self.window, room.spot
        marks = self.marks.adding(window, spot.box, track)
        after = self._prospects_after(placement, room, marks, supply)
        chances = chances_of(after, supply)
        free = window.inner & ~marks.closed
        areas = shares(free, window.stride, [prospect.seed for prospect in after], FLOOD_STEPS)
        trouble = trouble_ahead(after, chances)
        cramped = [i for i, area in enumerate(areas) if area < CRAMPED or marks.strings]
        if cramped:
            trouble += self._sealed([after[i] for i in cramped], [chances[i] for i in cramped], marks)
        if track:
            trouble += LINK_NOW + LINK_LENGTH * _length(track)
        over = self._overshoot(spot.box, track)
        looks = _MANNERS[spot.manner] + (OVERSHOOT + STEEPER * over) * over
        looks += CROWDED * (room.aura & self.marks.tiles).bit_count()
        return Choice(room, track, room_points(after, areas, supply) - trouble - looks, trouble)

    def _prospects_after(
        self, placement: Placement, room: Room, marks: Marks, supply: Supply
    ) -> list[Prospect]:
        """The prospects of all connections that can still be played on once the tile lies."""
        window, wire = self.window, marks.wires ^ self.marks.wires
        taken = room.cells | wire
        after = []
        for connection, prospect in self.prospects.items():
            if connection is not placement.connection and supply.tiles[connection.value]:
                touched = prospect.reach & taken
                after.append(prospect.without(room.cells, wire) if touched else prospect)
        for anchor in free_ports(placement, room.spot):
            if supply.tiles[anchor.connection.value]:
                after.append(prospect_at(window, anchor, marks.tiles, marks.wires))
        return after

    def _overshoot(self, box: Box, track: Track) -> float:
        """Units by which the table is wider than the free box, or would be seen so because of its height."""
        left, top, right, bottom = joined(self.ground.box, box)
        for x, y in track:
            left, top, right, bottom = joined((left, top, right, bottom), (x, y, x, y))
        size = max(right - left, (bottom - top) * ROOM_SHAPE) / CELLS_PER_UNIT
        return max(0.0, size - ROOM_WIDTH)

    def _sealed(self, cramped: Sequence[Prospect], chances: Sequence[Chances], marks: Marks) -> float:
        """Points for the connections from which not even a link leads out, or not for all of them at once."""
        window, stride = self.window, self.window.stride
        free, edge = marks.free_for_links(window), window.edge
        outside = reached(free, stride, edge)
        points = 0.0
        rivals = []
        for prospect, (single, double) in zip(cramped, chances, strict=True):
            anchor = prospect.anchor
            start = 1 << window.bit(anchor.x + anchor.dx, anchor.y + anchor.dy)
            if not outside & start:
                points += SEALED * max(single, double)
            elif single and not (prospect.singles or prospect.bents):
                rivals.append((start, single))
        if len(rivals) > 1:
            points += (
                SEALED
                * RIVAL
                * min(_shut_out(order, outside, stride, edge) for order in (rivals, rivals[::-1]))
            )
        return points


def _shut_out(rivals: Sequence[tuple[int, float]], free: int, stride: int, edge: int) -> float:
    """The chance that one finds no way out when each that is played on takes a shortest one in turn."""
    total = before = 0.0
    for start, chance in rivals:
        way = way_out(free, stride, start, edge)
        if not way:
            total += chance * before
        before = max(before, chance)
        free &= ~way
    return total


def segments(track: Track) -> list[Box]:
    """The straight pieces of a link, as boxes without width."""
    return [(min(a, c), min(b, d), max(a, c), max(b, d)) for (a, b), (c, d) in pairwise(track)]


def _length(track: Track) -> float:
    """Length in units plus corners."""
    length = sum(right - left + bottom - top for left, top, right, bottom in segments(track))
    return length / CELLS_PER_UNIT + len(track) - 2
