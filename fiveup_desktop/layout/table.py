"""The laid-out table: a value that answers where everything is and where everything would go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import islice
from types import MappingProxyType

from fiveup_desktop.layout.ground import (
    Ground,
    Lie,
    joint_of,
    link_of,
    opening_spot,
    pose_of,
    ports,
)
from fiveup_desktop.layout.lattice import CELLS_PER_UNIT
from fiveup_desktop.layout.outlook import BENT, LINK_NOW, Choice, Outlook, Supply
from fiveup_desktop.layout.poses import Bounds, Joint, Link, PortPoint, Pose, Target
from fiveup_desktop.layout.routes import MARGIN, linked_rooms
from fiveup_desktop.rules import FULL_SET, Connection, Placement, Tile

LINKS_TRIED = 24
"""So many of the nearest linked spots are judged."""


class Table:
    """Where every tile of a round lies, in tile units: a pure function of the sequence of placements.

    A value: `place` gives the next table and leaves this one as it is. What was worked out once is kept, so a
    target asked for costs nothing when its placement is made.
    """

    def __init__(self, ground: Ground, played: tuple[Placement, ...], moved: tuple[Tile, ...] = ()) -> None:
        self._ground = ground
        self.placements = played
        self.moved = moved
        """The tiles that the last placement had to move; nearly always none."""
        self._plans: dict[Placement, Lie] = {}

    @staticmethod
    def empty() -> Table:
        """The table before the opening."""
        return Table(Ground(), ())

    # -- what lies ------------------------------------------------------------------------------------------

    @cached_property
    def poses(self) -> Mapping[Tile, Pose]:
        """The pose of every tile, in the order of play."""
        lies = self._ground.lies.values()
        return MappingProxyType({lie.placement.tile: pose_of(lie.placement, lie.spot) for lie in lies})

    @cached_property
    def links(self) -> tuple[Link, ...]:
        """The drawn connectors, between joined tiles that do not touch."""
        made = map(link_of, self._ground.lies.values())
        return tuple(link for link in made if link is not None)

    @cached_property
    def joints(self) -> tuple[Joint, ...]:
        """Where tiles touch face to face: a pin each."""
        made = map(joint_of, self._ground.lies.values())
        return tuple(joint for joint in made if joint is not None)

    @property
    def bounds(self) -> Bounds:
        """Left, top, right, bottom of all tiles and links."""
        left, top, right, bottom = self._ground.box
        return left / CELLS_PER_UNIT, top / CELLS_PER_UNIT, right / CELLS_PER_UNIT, bottom / CELLS_PER_UNIT

    @cached_property
    def port_points(self) -> Mapping[Connection, PortPoint]:
        """The middle of every port's outer edge, of every tile on the table, joined or free."""
        points = {}
        for lie in self._ground.lies.values():
            for port in ports(lie.placement, lie.spot):
                x, y = port.x / CELLS_PER_UNIT, port.y / CELLS_PER_UNIT
                points[port.connection] = PortPoint(x, y, port.dx, port.dy)
        return MappingProxyType(points)

    # -- what would lie -------------------------------------------------------------------------------------

    def place(self, placement: Placement) -> Table:
        """The table after a legal placement; KeyError if its connection is not free."""
        lie = self._plan(placement)
        return Table(self._ground.laid(lie), (*self.placements, placement))

    def target(self, placement: Placement) -> Target:
        """Where `place` will put the tile of a legal placement; KeyError if its connection is not free."""
        lie = self._plan(placement)
        return Target(pose_of(placement, lie.spot), link_of(lie), ())

    def targets(self, placements: Iterable[Placement]) -> Mapping[Placement, Target]:
        """The target of each placement."""
        return MappingProxyType({placement: self.target(placement) for placement in placements})

    def rest_target(self, connection: Connection) -> Pose | None:
        """Where a tile would go if one were played at the connection, before it is known which.

        The pose of its first unplayed non-double, else of its double; None if nothing can come any more.
        """
        value = connection.value
        tiles = [tile for tile in FULL_SET if tile.has(value) and tile not in self._ground.lies]
        tiles.sort(key=lambda tile: tile.is_double)
        return self.target(Placement(tiles[0], connection)).pose if tiles else None

    def _plan(self, placement: Placement) -> Lie:
        plan = self._plans.get(placement)
        if plan is None:
            plan = self._plans[placement] = self._work_out(placement)
        return plan

    def _work_out(self, placement: Placement) -> Lie:
        tile, connection = placement.tile, placement.connection
        if connection is None:
            return Lie(placement, opening_spot(tile))
        anchor = self._ground.anchors[connection]
        choice = self._choose(placement)
        return Lie(placement, choice.room.spot, anchor, choice.track)

    @cached_property
    def _outlook(self) -> Outlook:
        return Outlook(self._ground)

    @cached_property
    def _wide_outlook(self) -> Outlook:
        return Outlook(self._ground, MARGIN)

    def _choose(self, placement: Placement) -> Choice:
        """The best spot; bent arms and links are tried only where the usual ones lead to trouble."""
        assert placement.connection is not None
        outlook, tile = self._outlook, placement.tile
        prospect = outlook.prospects[placement.connection]
        supply = Supply([*self._ground.lies, tile])
        usual = prospect.doubles if tile.is_double else prospect.singles
        choices = [outlook.judge(placement, room, supply) for room in usual]
        if not tile.is_double and not any(choice.trouble < BENT for choice in choices):
            choices += [outlook.judge(placement, room, supply) for room in prospect.bents]
        if not any(choice.trouble < LINK_NOW for choice in choices):
            wide = self._wide_outlook
            found = linked_rooms(wide, prospect.anchor, tile.is_double)
            for room, track in islice(found, LINKS_TRIED):
                choices.append(wide.judge(placement, room, supply, track))
        return max(choices, key=lambda choice: choice.score)


def lay_out(placements: Iterable[Placement]) -> Table:
    """The table after these placements, in order."""
    table = Table.empty()
    for placement in placements:
        table = table.place(placement)
    return table
