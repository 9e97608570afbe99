"""What a connection has before it: its free spots, how likely they are wanted, the trouble ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from fiveup_desktop.layout.lattice import Anchor, Manner, Room, Site, Window, rooms
from fiveup_desktop.layout.weights import (
    AREA_CAP,
    BENT,
    CLASH,
    EXIT,
    LATER,
    LATER_CHANCE,
    LIKELY,
    LINK,
    WAITING,
)
from fiveup_desktop.rules import Tile


class Supply:
    """The tiles not yet on the table, by value: public knowledge, and all that can still come."""

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


class Prospect(NamedTuple):
    """A free port and what is free at it."""

    anchor: Anchor
    singles: tuple[Room, ...]
    """For a non-double: straight on and corners."""
    bents: tuple[Room, ...]
    """For a non-double, if it must be: lying across a spinner's arm."""
    doubles: tuple[Room, ...]
    """For a double: one at most."""
    exits: tuple[int, ...]
    """The guards of what could go straight on from that double."""
    laters: tuple[int, ...]
    """The guards of a double that could follow a non-double here."""
    reach: int
    """All cells that any of this depends on."""

    def without(self, cells: int, wire: int) -> Prospect:
        """What is left when a tile takes these cells, and a link those."""

        def kept(spots: tuple[Room, ...]) -> tuple[Room, ...]:
            return tuple([room for room in spots if not (room.guard & cells or room.cells & wire)])

        def free(guards: tuple[int, ...]) -> tuple[int, ...]:
            return tuple([guard for guard in guards if not guard & both])

        anchor, singles, bents, doubles, exits, laters, reach = self
        both = cells | wire
        return Prospect(anchor, kept(singles), kept(bents), kept(doubles), free(exits), free(laters), reach)

    @property
    def seed(self) -> int:
        """The lattice points where growth begins."""
        seed = 0
        for room in self.singles or self.bents or self.doubles:
            seed |= room.seed
        return seed


def prospect_at(window: Window, anchor: Anchor, tiles: int, wires: int) -> Prospect:
    """The prospect of a port, with these cells taken by tiles and those closed to tiles by links."""
    singles: list[Room] = []
    bents: list[Room] = []
    doubles: list[Room] = []
    exits: list[int] = []
    laters: list[int] = []
    reach = 0
    for double in (False, True):
        for room in rooms(window, anchor, double):
            if room.guard & tiles or room.cells & wires:
                continue
            reach |= room.guard
            bent = room.spot.manner is Manner.BENT
            (doubles if double else bents if bent else singles).append(room)
            for guard in room.exits:
                if not guard & tiles:
                    reach |= guard
                    (exits if double else laters).append(guard)
    return Prospect(anchor, tuple(singles), tuple(bents), tuple(doubles), tuple(exits), tuple(laters), reach)


Chances = tuple[float, float]
"""How likely a connection is played on with a non-double, and with its double."""


def chances_of(prospects: Sequence[Prospect], supply: Supply) -> list[Chances]:
    """The chances of all live connections, which share the unplayed tiles of their values."""
    lines = {p.anchor.connection.tile for p in prospects if p.anchor.site is Site.LINE}
    weights = []
    rivals = [0.0] * 7
    for prospect in prospects:
        anchor = prospect.anchor
        waits = anchor.site is Site.BRANCH and anchor.connection.tile in lines
        weights.append(WAITING if waits else 1.0)
        rivals[anchor.connection.value] += weights[-1]
    chances = []
    for prospect, weight in zip(prospects, weights, strict=True):
        value = prospect.anchor.connection.value
        share = LIKELY * weight / max(1.0, rivals[value])
        chances.append((min(weight, share * supply.singles[value]), share * supply.doubles[value]))
    return chances


class _Claim(NamedTuple):
    """Room that a connection has no substitute for, and the chance that it is wanted."""

    owner: int
    guard: int
    cells: int
    chance: float


def trouble_ahead(prospects: Sequence[Prospect], chances: Sequence[Chances]) -> float:
    """Points for everything that may make a bent arm or a link necessary."""
    points = 0.0
    claims: list[_Claim] = []
    for owner, (prospect, (single, double)) in enumerate(zip(prospects, chances, strict=True)):
        if single:
            points += single * _single_trouble(prospect)
        if double:
            points += double * (EXIT * (3 - len(prospect.exits)) if prospect.doubles else LINK)
        claims += _claims(owner, prospect, single, double)
    return points + CLASH * _clashes(claims)


def _single_trouble(prospect: Prospect) -> float:
    if prospect.singles:
        return 0.0 if prospect.laters else LATER
    return BENT if prospect.bents else LINK


def _claims(owner: int, prospect: Prospect, single: float, double: float) -> list[_Claim]:
    """The rooms that a connection would be badly off without."""
    claims = []
    if single and prospect.singles:
        if len(prospect.laters) == 1:
            claims.append(_Claim(owner, prospect.laters[0], 0, single * LATER_CHANCE))
        if len(prospect.singles) == 1:
            room = prospect.singles[0]
            claims.append(_Claim(owner, room.guard, room.cells, single))
    if double and prospect.doubles:
        room = prospect.doubles[0]
        guard = room.guard
        for each in prospect.exits:
            guard |= each
        claims.append(_Claim(owner, guard, room.cells, double))
    return claims


def _clashes(claims: Sequence[_Claim]) -> float:
    """The chances, added up, that two connections want the same room."""
    total = 0.0
    for i, (owner, guard, cells, chance) in enumerate(claims):
        for other, other_guard, other_cells, other_chance in claims[:i]:
            if (guard & other_cells or other_guard & cells) and owner != other:
                total += chance * other_chance
    return total


def room_points(prospects: Sequence[Prospect], areas: Sequence[int], supply: Supply) -> float:
    """Points for the table that each connection has to itself (lattice points), with falling returns."""
    points = 0.0
    for prospect, area in zip(prospects, areas, strict=True):
        tiles = supply.tiles[prospect.anchor.connection.value]
        points += sqrt(min(area, AREA_CAP)) / 2 * min(tiles, 3) / 3
    return points
