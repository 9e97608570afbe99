"""A board told in words, from its data alone: for those who do not see the picture, and for printed pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fiveup_desktop.rules import (
    Board,
    Connection,
    Placement,
    Port,
    ScoringEnd,
    Tile,
    displayed,
    placement_award_raw,
)
from fiveup_desktop.view.words import Sentences, fill, joined

__all__ = ["BoardWords"]


class BoardWords(Sentences):
    """Tiles, spinners, what is joined to what, open connections, ends counted, total and award."""

    def describe(self, board: Board) -> str:
        """The whole board, a sentence for each fact. Rules, section 3."""
        sentences = [
            self._tiles(board.tiles),
            self._spinners([tile for tile in board.tiles if tile.is_double]),
            *[self._joined(placement) for placement in board.placements],
            self._open(board.open_connections),
            self._ends(board.scoring_ends),
            fill(self.tr("End total {total}."), total=board.total),
            self.award(board),
        ]
        return joined(sentences, self.language)

    def award(self, board: Board) -> str:
        """`Award: 10 raw, 2 points.`"""
        raw = placement_award_raw(board.total)
        if raw == 0:
            return self.tr("Award: none.")
        points = self.tr("%n point(s)", "", displayed(raw))
        return fill(self.tr("Award: {raw} raw, {points}."), raw=raw, points=points)

    def place(self, connection: Connection) -> str:
        """`branch arm A of 1|1`."""
        text = {
            Port.LOW: self.tr("the low end of {tile}"),
            Port.HIGH: self.tr("the high end of {tile}"),
            Port.LINE_A: self.tr("line side A of {tile}"),
            Port.LINE_B: self.tr("line side B of {tile}"),
            Port.BRANCH_A: self.tr("branch arm A of {tile}"),
            Port.BRANCH_B: self.tr("branch arm B of {tile}"),
        }[connection.port]
        return fill(text, tile=connection.tile)

    def _tiles(self, tiles: Sequence[Tile]) -> str:
        return fill(self.tr("Tiles in the order of play: {tiles}."), tiles=self._listed(map(str, tiles)))

    def _spinners(self, tiles: Sequence[Tile]) -> str:
        if not tiles:
            return self.tr("No spinner.")
        return fill(self.tr("Spinners: {tiles}."), tiles=self._listed(map(str, tiles)))

    def _joined(self, placement: Placement) -> str:
        own = placement.own_connection
        if placement.connection is None or own is None:
            return fill(self.tr("{tile} opens."), tile=placement.tile)
        sides = {
            Port.LOW: self.tr("{tile} joins {place} with its low end."),
            Port.HIGH: self.tr("{tile} joins {place} with its high end."),
            Port.LINE_A: self.tr("{tile} joins {place} with its line side A."),
        }
        return fill(sides[own.port], tile=placement.tile, place=self.place(placement.connection))

    def _open(self, connections: Sequence[Connection]) -> str:
        places = self._listed(self.place(connection) for connection in connections)
        return fill(self.tr("Open connections: {places}."), places=places)

    def _ends(self, ends: Sequence[ScoringEnd]) -> str:
        return fill(self.tr("Scoring ends: {ends}."), ends=self._listed(map(self._end, ends)))

    def _end(self, end: ScoringEnd) -> str:
        if end.port is None:
            return fill(self.tr("{tile} as a whole counts {points}"), tile=end.tile, points=end.points)
        place = self.place(end.tile.connection(end.port))
        return fill(self.tr("{place} counts {points}"), place=place, points=end.points)

    def _listed(self, parts: Iterable[str]) -> str:
        return self.tr(", ", "in a list").join(parts)
