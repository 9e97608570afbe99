"""The laid-out table: a value that answers where everything is and where everything would go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType

from fiveup_desktop.layout.ground import (
    Ground,
    joint_of,
    link_of,
    ports,
    pose_of,
)
from fiveup_desktop.layout.lattice import CELLS_PER_UNIT
from fiveup_desktop.layout.outlook import Outlook
from fiveup_desktop.layout.plan import Plan, make_plan
from fiveup_desktop.layout.poses import Bounds, Joint, Link, PortPoint, Pose, Target
from fiveup_desktop.rules import FULL_SET, Connection, Placement, Tile


class Table:
    """Where every tile of a round lies, in tile units: a pure function of the sequence of placements.

    A value: `place` gives the next table and leaves this one as it is. What was worked out once is kept, so a
    target asked for costs nothing when its placement is made.
    """

    def __init__(self, ground: Ground, played: tuple[Placement, ...], moved: tuple[Tile, ...] = ()) -> None:
        self.ground = ground
        """The same on the lattice: the layout's own view."""
        self.placements = played
        self.moved = moved
        """The tiles that the last placement had to move; nearly always none."""
        self._plans: dict[Placement, Plan] = {}

    @staticmethod
    def empty() -> Table:
        """The table before the opening."""
        return Table(Ground(), ())

    def __eq__(self, other: object) -> bool:
        return self.placements == other.placements if isinstance(other, Table) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.placements)

    # -- what lies ------------------------------------------------------------------------------------------

    @cached_property
    def poses(self) -> Mapping[Tile, Pose]:
        """The pose of every tile, in the order of play."""
        lies = self.ground.lies.values()
        return MappingProxyType({lie.placement.tile: pose_of(lie.placement, lie.spot) for lie in lies})

    @cached_property
    def links(self) -> tuple[Link, ...]:
        """The drawn connectors, between joined tiles that do not touch."""
        made = map(link_of, self.ground.lies.values())
        return tuple(link for link in made if link is not None)

    @cached_property
    def joints(self) -> tuple[Joint, ...]:
        """Where tiles touch face to face: a pin each."""
        made = map(joint_of, self.ground.lies.values())
        return tuple(joint for joint in made if joint is not None)

    @property
    def bounds(self) -> Bounds:
        """Left, top, right, bottom of all tiles and links."""
        left, top, right, bottom = self.ground.box
        return left / CELLS_PER_UNIT, top / CELLS_PER_UNIT, right / CELLS_PER_UNIT, bottom / CELLS_PER_UNIT

    @cached_property
    def port_points(self) -> Mapping[Connection, PortPoint]:
        """The middle of every port's outer edge, of every tile on the table, joined or free."""
        points = {}
        for lie in self.ground.lies.values():
            for port in ports(lie.placement, lie.spot):
                x, y = port.x / CELLS_PER_UNIT, port.y / CELLS_PER_UNIT
                points[port.connection] = PortPoint(x, y, port.dx, port.dy)
        return MappingProxyType(points)

    # -- what would lie -------------------------------------------------------------------------------------

    def place(self, placement: Placement) -> Table:
        """The table after a legal placement; KeyError if its connection is not free."""
        plan = self._plan(placement)
        ground = self.ground.laid(plan.lie) if plan.ground is None else plan.ground
        return Table(ground, (*self.placements, placement), plan.moved)

    def target(self, placement: Placement) -> Target:
        """Where `place` will put the tile of a legal placement; KeyError if its connection is not free."""
        plan = self._plan(placement)
        return Target(pose_of(placement, plan.lie.spot), link_of(plan.lie), plan.moved)

    def targets(self, placements: Iterable[Placement]) -> Mapping[Placement, Target]:
        """The target of each placement."""
        return MappingProxyType({placement: self.target(placement) for placement in placements})

    def rest_target(self, connection: Connection) -> Pose | None:
        """Where a tile would go if one were played at the connection, before it is known which.

        The pose of its first unplayed non-double, else of its double; None if nothing can come any more.
        """
        value = connection.value
        tiles = [tile for tile in FULL_SET if tile.has(value) and tile not in self.ground.lies]
        tiles.sort(key=lambda tile: tile.is_double)
        return self.target(Placement(tiles[0], connection)).pose if tiles else None

    def _plan(self, placement: Placement) -> Plan:
        plan = self._plans.get(placement)
        if plan is None:
            plan = self._plans[placement] = make_plan(self.ground, self._outlook, placement)
        return plan

    @cached_property
    def _outlook(self) -> Outlook:
        return Outlook(self.ground)


def lay_out(placements: Iterable[Placement]) -> Table:
    """The table after these placements, in order."""
    table = Table.empty()
    for placement in placements:
        table = table.place(placement)
    return table
