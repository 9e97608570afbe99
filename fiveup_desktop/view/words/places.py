"""Where on the table: connections, arms and ends in words, for those who do not see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fiveup_desktop.rules import (
    FULL_SET,
    Board,
    Connection,
    Placement,
    Port,
    ScoringEnd,
    Tile,
    displayed,
    placement_award_raw,
)

from .fill import fill
from .language import Sentences
from .log import ends_sum

__all__ = ["Arm", "PlaceWords", "arms_of"]


class Arm(NamedTuple):
    """A row of tiles that goes straight on; what branches off it is an arm of its own."""

    start: Connection | None
    """What its first tile is joined to; None for the opening alone."""
    tiles: tuple[Tile, ...]
    end: Connection
    """The free port behind its last tile."""


def arms_of(board: Board) -> tuple[Arm, ...]:
    """The arms of a board, those nearer to the opening first."""
    joined = {placement.connection: placement for placement in board.placements[1:]}
    opening = [placement.tile for placement in board.placements[:1]]
    starts = [tile.connection(port) for tile in opening for port in tile.ports]
    arms: list[Arm] = []
    while starts:
        start = starts.pop(0)
        tiles: list[Tile] = []
        end: Connection = start
        while (placement := joined.get(end)) is not None:
            tiles.append(placement.tile)
            end, branches = _onward(placement)
            starts += branches
        if tiles:
            arms.append(Arm(start, tuple(tiles), end))
    return tuple(arms)


def _onward(placement: Placement) -> tuple[Connection, list[Connection]]:
    """The port opposite the joined one, and the arms that branch off."""
    tile = placement.tile
    if tile.is_double:
        return tile.connection(Port.LINE_B), [tile.connection(p) for p in (Port.BRANCH_A, Port.BRANCH_B)]
    return tile.connection(Port.LOW if placement.port is Port.HIGH else Port.HIGH), []


class PlaceWords(Sentences):
    """Names connections, and tells a board arm by arm, end by end. Rules, section 3."""

    def at(self, connection: Connection) -> str:
        """`the 4 of 1|4`, `side A of 5|5`, `arm B of 5|5`."""
        text = {
            Port.LOW: self.tr("the {value} of {tile}"),
            Port.HIGH: self.tr("the {value} of {tile}"),
            Port.LINE_A: self.tr("side A of {tile}"),
            Port.LINE_B: self.tr("side B of {tile}"),
            Port.BRANCH_A: self.tr("arm A of {tile}"),
            Port.BRANCH_B: self.tr("arm B of {tile}"),
        }[connection.port]
        return fill(text, value=connection.value, tile=connection.tile)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """`5|5, 2|3`."""
        return self._list(map(str, tiles))

    def board(self, board: Board) -> Sequence[str]:
        """The whole board, a line for each fact: arms, what is open, what is counted, the total."""
        if not board.placements:
            return (self.tr("No tile lies on the table yet."),)
        return (
            fill(
                self.tr("{opening} opened; %n tile(s) on the table.", "", len(board.tiles)),
                opening=board.tiles[0],
            ),
            *[self._arm(arm) for arm in arms_of(board)],
            self._open(board),
            *self._closed(board),
            self._counted(board),
            self.total(board),
        )

    def tile(self, board: Board, tile: Tile) -> str:
        """A tile on the table: what it is joined to, and what it counts."""
        placement = next(each for each in board.placements if each.tile is tile)
        parts = [self._joined(placement), *map(self._end, self._ends_of(board, tile))]
        return " ".join(parts)

    def total(self, board: Board) -> str:
        """`Total 2 + 3 = 5: 1 point.`"""
        counts = ends_sum([end.points for end in board.scoring_ends])
        award = displayed(placement_award_raw(board.total))
        if not award:
            return fill(self.tr("Total {sum}: no points."), sum=counts)
        return fill(self.tr("Total {sum}: %n point(s).", "", award), sum=counts)

    def _arm(self, arm: Arm) -> str:
        assert arm.start is not None
        text = self.tr("From {place}: {tiles}. Its end is {end}.")
        return fill(text, place=self.at(arm.start), tiles=self.tiles(arm.tiles), end=self.at(arm.end))

    def _open(self, board: Board) -> str:
        places = [self.at(each) for each in board.open_connections if _can_come(each, board)]
        if not places:
            return self.tr("Nothing can be joined any more.")
        return fill(self.tr("Open: {places}."), places=self._list(places))

    def _closed(self, board: Board) -> list[str]:
        places = [self.at(each) for each in board.open_connections if not _can_come(each, board)]
        closed = self.tr("Closed, since no such tile is left: {places}.")
        return [fill(closed, places=self._list(places))] if places else []

    def _counted(self, board: Board) -> str:
        return fill(self.tr("Counted: {ends}."), ends=self._list(map(self._count, board.scoring_ends)))

    def _count(self, end: ScoringEnd) -> str:
        if end.port is None:
            return fill(self.tr("{points} for the double {tile}"), points=end.points, tile=end.tile)
        return fill(self.tr("{points} on {tile}"), points=end.points, tile=end.tile)

    def _end(self, end: ScoringEnd) -> str:
        return fill(self.tr("It counts {points}."), points=end.points)

    def _ends_of(self, board: Board, tile: Tile) -> list[ScoringEnd]:
        return [end for end in board.scoring_ends if end.tile is tile]

    def _joined(self, placement: Placement) -> str:
        if placement.connection is None:
            return fill(self.tr("{tile}, the opening."), tile=placement.tile)
        place = self.at(placement.connection)
        return fill(self.tr("{tile}, at {place}."), tile=placement.tile, place=place)

    def _list(self, parts: Iterable[str]) -> str:
        return self.tr(", ", "in a list").join(parts)


def _can_come(connection: Connection, board: Board) -> bool:
    """Whether a tile that does not lie on the table fits: public knowledge."""
    return any(tile.has(connection.value) and tile not in board.tiles for tile in FULL_SET)
