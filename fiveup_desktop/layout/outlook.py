"""How good a spot is: what it leaves of the table for every connection that can still be played on."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from fiveup_desktop.layout.flood import reached, shares
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

LINK = 100.0
"""Points for a link. What would make one necessary later costs this times the chance that it comes to that."""
LINK_NOW = 150.0
LINK_LENGTH = 4.0
"""Points for each unit of a link, and for each of its corners."""
SEALED = 2000.0
"""Points for a connection that not even a link leads out of."""
WAITING = 0.3
"""An arm that is not open yet counts this much."""
LIKELY = 0.5
"""The chance that a certain connection is played on while one tile of its value is left for it."""
BENT = 16.0
"""Points for a bent arm, and times the chance for a connection that is left with nothing better."""
EXIT = 30.0
"""Points for each way on from a double that would be without room, times the chance that the double comes."""
LATER = 15.0
"""Points for a connection where no double could follow on a non-double, times the chance of the non-double."""
LATER_CHANCE = 0.2
"""The chance that a double follows on a non-double."""
CLASH = 100.0
"""Points for two connections that want the same room, times the chance that both are played on."""
CORNER, ACROSS = 0.5, 0.7
"""Points for a turn: against the side of the end half, across the end."""
AREA_CAP = 240
"""Lattice points (a quarter square unit each) beyond which more room is worth nothing."""
CRAMPED = 40
"""With fewer lattice points to itself, a connection may be closed in."""
FLOOD_STEPS = 12
CROWDED = 0.3
"""Points for each cell of another tile within 1 unit."""
ROOM_WIDTH, ROOM_SHAPE = 20.0, 1.5
"""The free box: 20 units wide, and as high as a 3:2 view lets it be."""
OVERSHOOT = 0.7
"""Points for each unit beyond the free box."""
STEEPER = 0.1
"""And so many more for each of those units."""


class Prospect(NamedTuple):
    """A free port and the spots that are free at it."""

    anchor: Anchor
    singles: tuple[Room, ...]
    """For a non-double: straight on and corners."""
    bents: tuple[Room, ...]
    """For a non-double, if it must be: lying across a spinner's arm."""
    doubles: tuple[Room, ...]
    exits: tuple[int, ...]
    """The guards of what could go straight on from a double here."""
    laters: tuple[int, ...]
    """The guards of a double that could follow a non-double here."""
    reach: int
    """All cells that those spots depend on."""


class Choice(NamedTuple):
    """A spot that can be chosen, with its link, what it is worth, and the trouble that is part of that."""

    room: Room
    track: Track
    score: float
    trouble: float


class Supply:
    """The tiles not yet on the table, by value."""

    __slots__ = ("doubles", "singles", "tiles")

    def __init__(self, played: Iterable[Tile]) -> None:
        self.singles = [6] * 7
        """Unplayed non-doubles that have the value."""
        self.doubles = [1] * 7
        """Unplayed doubles of the value."""
        for tile in played:
            if tile.is_double:
                self.doubles[tile.low] = 0
            else:
                self.singles[tile.low] -= 1
                self.singles[tile.high] -= 1
        self.tiles = [a + b for a, b in zip(self.singles, self.doubles, strict=True)]


class Outlook:
    """A ground, looked at from above: sets of cells, and the free spots at every free port."""

    def __init__(self, ground: Ground, margin: int = 20) -> None:
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
        self.prospects = {
            connection: self._prospect(anchor, self.tiles, self.wires)
            for connection, anchor in ground.anchors.items()
        }

    def _prospect(self, anchor: Anchor, tiles: int, wires: int) -> Prospect:
        singles: list[Room] = []
        bents: list[Room] = []
        doubles: list[Room] = []
        exits: list[int] = []
        laters: list[int] = []
        reach = 0
        for double in (False, True):
            for room in rooms(self.window, anchor, double):
                if not (room.guard & tiles or room.cells & wires):
                    reach |= room.guard
                    bent = room.spot.manner is Manner.BENT
                    (doubles if double else bents if bent else singles).append(room)
                    for guard in room.exits:
                        if not guard & tiles:
                            reach |= guard
                            (exits if double else laters).append(guard)
        return Prospect(
            anchor, tuple(singles), tuple(bents), tuple(doubles), tuple(exits), tuple(laters), reach
        )

    def judge(self, placement: Placement, room: Room, supply: Supply, track: Track = ()) -> Choice:
        """What a spot is worth. `supply` is what is left after the placement."""
        window, spot, cells = self.window, room.spot, room.cells
        tiles, closed = self.tiles | cells, self.closed | window.points(grown(spot.box, 1))
        wire, strings = 0, self.strings
        for segment in segments(track):
            strings |= window.points(segment)
            wire |= window.cells(grown(segment, 1))
            closed |= window.points(grown(segment, 1))
        after = []
        for connection, prospect in self.prospects.items():
            if connection is not placement.connection and supply.tiles[connection.value]:
                touched = prospect.reach & (cells | wire)
                after.append(_thinned(prospect, cells, wire) if touched else prospect)
        for anchor in free_ports(placement, spot):
            if supply.tiles[anchor.connection.value]:
                after.append(self._prospect(anchor, tiles, self.wires | wire))
        chances = _chances(after, supply)
        free = window.inner & ~closed
        areas = shares(free, window.stride, [_seed(prospect) for prospect in after], FLOOD_STEPS)
        trouble = _trouble(after, chances)
        cramped = [i for i, area in enumerate(areas) if area < CRAMPED or strings]
        if cramped:
            trouble += self._sealed([(after[i].anchor, chances[i]) for i in cramped], tiles, strings)
        if track:
            trouble += LINK_NOW + LINK_LENGTH * _length(track)
        score = _room_score(after, areas, supply) - trouble
        score -= CROWDED * (room.aura & self.tiles).bit_count()
        over = self._overshoot(spot.box, track)
        score -= (OVERSHOOT + over * STEEPER) * over
        score -= BENT if spot.manner is Manner.BENT else _MANNERS[spot.manner]
        return Choice(room, track, score, trouble)

    def _overshoot(self, box: Box, track: Track) -> float:
        """Units by which the table is wider than the free box, or would be seen so because of its height."""
        left, top, right, bottom = joined(self.ground.box, box)
        for x, y in track:
            left, top, right, bottom = joined((left, top, right, bottom), (x, y, x, y))
        size = max(right - left, (bottom - top) * ROOM_SHAPE) / CELLS_PER_UNIT
        return max(0.0, size - ROOM_WIDTH)

    def _sealed(self, cramped: list[tuple[Anchor, tuple[float, float]]], tiles: int, strings: int) -> float:
        """Points for the connections from which not even a link leads out."""
        window, stride = self.window, self.window.stride
        inner = window.inner
        edge = inner & ~(inner << 1 & inner >> 1 & inner << stride & inner >> stride)
        outside = reached(inner & ~(shut_to_links(tiles, stride) | strings), stride, edge)
        points = 0.0
        for anchor, chances in cramped:
            if not outside >> window.bit(anchor.x + anchor.dx, anchor.y + anchor.dy) & 1:
                points += SEALED * max(chances)
        return points


_MANNERS = {
    Manner.STRAIGHT: 0.0,
    Manner.CORNER: CORNER,
    Manner.ACROSS: ACROSS,
    Manner.BENT: BENT,
    Manner.LINKED: 0.0,
}


def shut_to_links(tiles: int, stride: int) -> int:
    """The lattice points that a link may not touch: it keeps half a unit, a cell, from every tile."""
    shut = tiles | tiles << 1
    return shut | shut << stride


def segments(track: Track) -> list[Box]:
    """The straight pieces of a link, as boxes without width."""
    return [(min(a, c), min(b, d), max(a, c), max(b, d)) for (a, b), (c, d) in pairwise(track)]


def _length(track: Track) -> float:
    """Length in units plus corners."""
    length = sum(right - left + bottom - top for left, top, right, bottom in segments(track))
    return length / CELLS_PER_UNIT + len(track) - 2


def _seed(prospect: Prospect) -> int:
    """Where growth at a connection begins."""
    seed = 0
    for room in prospect.singles or prospect.bents or prospect.doubles:
        seed |= room.seed
    return seed


def _chances(prospects: list[Prospect], supply: Supply) -> list[tuple[float, float]]:
    """How likely each connection is played on: with a non-double, with its double."""
    rivals = [0.0] * 7
    lines = {p.anchor.connection.tile for p in prospects if p.anchor.site is Site.LINE}
    weights = []
    for anchor, *_ in prospects:
        weight = WAITING if anchor.site is Site.BRANCH and anchor.connection.tile in lines else 1.0
        weights.append(weight)
        rivals[anchor.connection.value] += weight
    chances = []
    for prospect, weight in zip(prospects, weights, strict=True):
        value = prospect.anchor.connection.value
        share = LIKELY * weight / max(1.0, rivals[value])
        chances.append((min(weight, share * supply.singles[value]), share * supply.doubles[value]))
    return chances


def _trouble(prospects: list[Prospect], chances: list[tuple[float, float]]) -> float:
    """Points for what may come to a bent arm or a link."""
    points = 0.0
    claims: list[tuple[int, int, int, float]] = []
    shut: dict[int, float] = {}
    for i, (prospect, (single, double)) in enumerate(zip(prospects, chances, strict=True)):
        anchor, singles, bents, doubles, exits, laters, _ = prospect
        if single and not singles:
            points += single * (BENT if bents else LINK)
            if not bents:
                # A link that leaves one of two arms that are face to face shuts the other one in.
                key = (anchor.x + anchor.dx) * 4096 + anchor.y + anchor.dy
                points += SEALED * min(single, shut.get(key, 0.0))
                shut[key] = single
        elif single:
            if not laters:
                points += single * LATER
            elif len(laters) == 1:
                claims.append((i, laters[0], 0, single * LATER_CHANCE))
            if len(singles) == 1:
                claims.append((i, singles[0].guard, singles[0].cells, single))
        if double:
            points += double * (EXIT * (3 - len(exits)) if doubles else LINK)
            if doubles:
                claims.append(
                    (
                        i,
                        doubles[0].guard | sum(exits) * WITH_EXITS
                        if not WITH_EXITS
                        else doubles[0].guard | exits_union(exits),
                        doubles[0].cells,
                        double,
                    )
                )
    return points + CLASH * _clashes(claims)


WITH_EXITS = 1


def exits_union(e):
    u = 0
    for x in e:
        u |= x
    return u


def _clashes(claims: list[tuple[int, int, int, float]]) -> float:
    """The chances, added up, that two connections want the same room: (connection, guard, cells, chance) each."""
    total = 0.0
    for k, (i, guard, cells, chance) in enumerate(claims):
        for j, other_guard, other_cells, rival in claims[:k]:
            if (guard & other_cells or other_guard & cells) and i != j:
                total += chance * rival
    return total


def _room_score(prospects: list[Prospect], areas: list[int], supply: Supply) -> float:
    """Points for the table that each connection has to itself, with falling returns."""
    points = 0.0
    for prospect, area in zip(prospects, areas, strict=True):
        tiles = supply.tiles[prospect.anchor.connection.value]
        points += sqrt(min(area, AREA_CAP)) / 2 * min(tiles, 3) / 3
    return points


def _thinned(prospect: Prospect, cells: int, wire: int) -> Prospect:
    """The prospect without the spots that new cells or a new link take away."""

    def kept(spots: tuple[Room, ...]) -> tuple[Room, ...]:
        return tuple([room for room in spots if not (room.guard & cells or room.cells & wire)])

    def free(guards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([guard for guard in guards if not guard & both])

    anchor, singles, bents, doubles, exits, laters, reach = prospect
    both = cells | wire
    return Prospect(anchor, kept(singles), kept(bents), kept(doubles), free(exits), free(laters), reach)
