"""What lies on the table: the spot of every tile, the free ports, the links. A value, as tables are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from fiveup_desktop.layout.lattice import (
    CELLS_PER_UNIT,
    Anchor,
    Box,
    Manner,
    Site,
    Spot,
    Way,
    clockwise,
    joined,
)
from fiveup_desktop.layout.poses import Joint, Link, Pose
from fiveup_desktop.rules import Connection, Placement, Port, Tile

Track = tuple[tuple[int, int], ...]
"""The corners of a link in cells, from edge to edge."""


class Lie(NamedTuple):
    """A placement on the table: its spot, the anchor that it joins (None: the opening), its link if any."""

    placement: Placement
    spot: Spot
    anchor: Anchor | None = None
    track: Track = ()


@dataclass(frozen=True, slots=True)
class Ground:
    """All lies in the order of play, with the free ports that they leave."""

    lies: Mapping[Tile, Lie] = field(default_factory=lambda: MappingProxyType({}))
    anchors: Mapping[Connection, Anchor] = field(default_factory=lambda: MappingProxyType({}))
    box: Box = (0, 0, 0, 0)

    @staticmethod
    def of(lies: Iterable[Lie]) -> Ground:
        """The ground with these lies, each after the one that it joins."""
        ground = Ground()
        for lie in lies:
            ground = ground.laid(lie)
        return ground

    def laid(self, lie: Lie) -> Ground:
        """The ground with one more tile."""
        placement = lie.placement
        anchors = dict(self.anchors)
        if placement.connection is not None:
            del anchors[placement.connection]
        for anchor in free_ports(placement, lie.spot):
            anchors[anchor.connection] = anchor
        box = joined(self.box, lie.spot.box) if self.lies else lie.spot.box
        for x, y in lie.track:
            box = joined(box, (x, y, x, y))
        lies = MappingProxyType({**self.lies, placement.tile: lie})
        return Ground(lies, MappingProxyType(anchors), box)


def opening_spot(tile: Tile) -> Spot:
    """The first tile: it lies across the table, a double stands."""
    return Spot(0, 0, 1, 0, tile.is_double, Manner.STRAIGHT)


def ports(placement: Placement, spot: Spot) -> list[Anchor]:
    """Every port of a tile at this spot, free or not; the side opposite the joined one first."""
    tile = placement.tile
    way, back = (spot.ux, spot.uy), (-spot.ux, -spot.uy)
    if tile.is_double:
        arm = clockwise(back)
        places = [
            (Port.LINE_B, way, 1, Site.LINE),
            (Port.LINE_A, back, 1, Site.LINE),
            (Port.BRANCH_A, arm, 2, Site.BRANCH),
            (Port.BRANCH_B, (-arm[0], -arm[1]), 2, Site.BRANCH),
        ]
    else:
        near, far = (Port.HIGH, Port.LOW) if placement.port is Port.HIGH else (Port.LOW, Port.HIGH)
        places = [(far, way, 2, Site.END), (near, back, 2, Site.END)]
    return [
        Anchor(Connection(tile, port), spot.x + dx * out, spot.y + dy * out, dx, dy, site)
        for port, (dx, dy), out, site in places
    ]


def free_ports(placement: Placement, spot: Spot) -> list[Anchor]:
    """The ports that a tile at this spot leaves free; arms count as free before they are open."""
    return [port for port in ports(placement, spot) if port.connection.port is not placement.port]


_ANGLES: Mapping[Way, int] = MappingProxyType({(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270})


def pose_of(placement: Placement, spot: Spot) -> Pose:
    """The spot in tile units."""
    left, top, right, bottom = spot.box
    if spot.double:
        angle = 90 if spot.ux else 0
    else:
        sign = -1 if placement.port is Port.HIGH else 1
        angle = _ANGLES[sign * spot.ux, sign * spot.uy]
    size = (right - left) / CELLS_PER_UNIT, (bottom - top) / CELLS_PER_UNIT
    return Pose(spot.x / CELLS_PER_UNIT, spot.y / CELLS_PER_UNIT, *size, angle)


def link_of(lie: Lie) -> Link | None:
    """The link of a lie in tile units, if it has one."""
    at, own = lie.placement.connection, lie.placement.own_connection
    if not lie.track or at is None or own is None:
        return None
    return Link(at, own, tuple((x / CELLS_PER_UNIT, y / CELLS_PER_UNIT) for x, y in lie.track))


def joint_of(lie: Lie) -> Joint | None:
    """Where a lie touches the tile that it joins; None for the opening and for a link."""
    spot, anchor = lie.spot, lie.anchor
    if anchor is None or lie.track:
        return None
    if spot.manner is Manner.CORNER:
        x, y, horizontal = spot.x - 2 * spot.ux, spot.y - 2 * spot.uy, spot.ux != 0
    else:
        x, y, horizontal = anchor.x, anchor.y, anchor.dx != 0
    return Joint(x / CELLS_PER_UNIT, y / CELLS_PER_UNIT, horizontal)
