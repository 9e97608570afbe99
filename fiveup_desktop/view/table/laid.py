"""A board and where its tiles lie, together; and the places where tiles may come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from fiveup_desktop.layout import Bounds, Pose, Table, Target
from fiveup_desktop.rules import FULL_SET, Board, Connection, Placement, Tile

from .camera import joined_bounds

__all__ = ["Laid", "apart", "joining", "laid_out"]


@dataclass(frozen=True)
class Laid:
    """A board with its layout. Lengths in tile units."""

    board: Board
    table: Table

    @staticmethod
    def empty() -> Laid:
        """The empty table."""
        return Laid(Board.empty(), Table.empty())

    def placed(self, placement: Placement) -> Laid:
        """After a legal placement."""
        return Laid(self.board.placed(placement), self.table.place(placement))

    @cached_property
    def live(self) -> tuple[Connection, ...]:
        """The open connections that some tile not on the table fits: public knowledge."""
        return tuple(each for each in self.board.open_connections if self._is_live(each))

    @cached_property
    def closed(self) -> tuple[Connection, ...]:
        """The open connections that nothing can join any more."""
        return tuple(each for each in self.board.open_connections if not self._is_live(each))

    @property
    def last(self) -> Tile | None:
        """The tile that was placed last."""
        return self.board.placements[-1].tile if self.board.placements else None

    def _is_live(self, connection: Connection) -> bool:
        return any(tile.has(connection.value) and tile not in self._on_table for tile in FULL_SET)

    @cached_property
    def _on_table(self) -> frozenset[Tile]:
        return frozenset(self.board.tiles)

    def bounds(self, poses: Iterable[Pose] = ()) -> Bounds:
        """All tiles and links, and `poses` as well; the opening's place on an empty table."""
        boxes = [pose.bounds for pose in poses]
        if self.board.placements:
            boxes.append(self.table.bounds)
        return joined_bounds(*(boxes or [(-1.0, -1.0, 1.0, 1.0)]))

    def start_of(self, target: Target, connection: Connection | None) -> tuple[float, float]:
        """Where the tile of a target is joined: where it touches, or where its link arrives."""
        if target.link is not None:
            ends = target.link.points[0], target.link.points[-1]
            return min(ends, key=lambda end: abs(end[0] - target.pose.x) + abs(end[1] - target.pose.y))
        if connection is None:
            return target.pose.x, target.pose.y
        point = self.table.port_points[connection]
        return point.x, point.y


def laid_out(board: Board, known: Laid | None = None) -> Laid:
    """The layout of a board; what `known` has of it already is not worked out again."""
    laid = Laid.empty()
    if known is not None and board.placements[: len(known.board.placements)] == known.board.placements:
        laid = known
    for placement in board.placements[len(laid.board.placements) :]:
        laid = laid.placed(placement)
    return laid


def joining(pose: Pose, start: tuple[float, float], double: bool) -> tuple[float, float]:
    """The middle of the half that joins at `start`, from the middle of the pose; a double joins whole."""
    if double:
        return 0.0, 0.0
    if pose.w > pose.h:
        return (-0.5 if start[0] < pose.x else 0.5), 0.0
    return 0.0, (-0.5 if start[1] < pose.y else 0.5)


def apart(poses: Mapping[Placement, Target], first: Placement | None = None) -> list[Placement]:
    """The placements whose targets can be seen at one time: none over another, `first` before all."""
    order = sorted(poses, key=lambda placement: placement is not first)
    seen: list[Placement] = []
    for placement in order:
        pose = poses[placement].pose
        if not any(pose.overlaps(poses[other].pose) for other in seen):
            seen.append(placement)
    return seen
