"""Where everything lies after each action, for `referee --poses`. Tile units: a tile is 1 x 2."""

from __future__ import annotations

from collections.abc import Iterator

from fiveup_desktop.layout import Link, Pose, Table, Target
from fiveup_desktop.rules import Placement, Transition

Json = dict[str, object]


class TablePoses:
    """Follows a match action by action; a new round begins with an empty table."""

    def __init__(self) -> None:
        self._table = Table.empty()

    def after(self, transition: Transition) -> Table:
        """The table after `transition`, which must follow the one before it."""
        if not transition.round_before.plies:
            self._table = Table.empty()
        if isinstance(transition.action, Placement):
            self._table = self._table.place(transition.action)
        return self._table


def table_to_json(table: Table, transition: Transition) -> Json:
    """The tiles, the drawn connectors, and the target of every placement that is legal next."""
    legal = [action for action in transition.after.legal_actions() if isinstance(action, Placement)]
    legal.sort(key=str)
    return {
        "tiles": [{"tile": str(tile), **_pose(pose)} for tile, pose in table.poses.items()],
        "links": [_link(link) for link in table.links],
        "targets": [{"action": str(action), **_target(table.target(action))} for action in legal],
    }


def table_to_lines(table: Table) -> Iterator[str]:
    """The same for people: a line for each tile that lies, and for each drawn connector."""
    for tile, pose in table.poses.items():
        yield f"{tile} at {pose.x:g}, {pose.y:g}, {pose.w:g} x {pose.h:g}, turned {pose.angle} degrees"
    for link in table.links:
        corners = " - ".join(f"{x:g}, {y:g}" for x, y in link.points)
        yield f"{link.from_connection} linked to {link.to_connection}: {corners}"


def _pose(pose: Pose) -> Json:
    return {"x": pose.x, "y": pose.y, "w": pose.w, "h": pose.h, "angle": pose.angle}


def _target(target: Target) -> Json:
    """Its pose; and where they are needed, the connector it would get and the tiles it would move."""
    told = _pose(target.pose)
    if target.link is not None:
        told["link"] = _link(target.link)
    if target.moved:
        told["moves"] = [str(tile) for tile in target.moved]
    return told


def _link(link: Link) -> Json:
    return {
        "from": str(link.from_connection),
        "to": str(link.to_connection),
        "points": [list(point) for point in link.points],
    }
