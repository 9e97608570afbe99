"""The board: tiles joined at connections, what is open and what is counted (Rules, section 3).

The set of open connections and the end total are kept up to date with each placement; everything else is
worked out from the placements when asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from fiveup_desktop.rules.actions import Placement, placements_at
from fiveup_desktop.rules.errors import IllegalActionError, Refusal
from fiveup_desktop.rules.tiles import Connection, Port, Tile, connections_in


class ScoringEnd(NamedTuple):
    """An end that is counted: a free half, or a whole double (`port` is None).

    Printed as `1|2.high=2` or `4|4=8`; `points` are pips. Not an open connection. Rules, section 3.
    """

    tile: Tile
    port: Port | None
    points: int

    def __str__(self) -> str:
        where = "" if self.port is None else f".{self.port.value}"
        return f"{self.tile}{where}={self.points}"


class Board(NamedTuple):
    """The layout of one round as a value: the placements in order, each joined to an earlier tile.

    Printed as its placements with spaces between them; `from_text` rebuilds it. Two doors lead to the next
    board: `place` checks, `placed` trusts its caller. Source: Rules, section 3.

    Like Round, Match and Transition a NamedTuple and no frozen dataclass: one of each is made for every
    action, in a quarter of the time.
    """

    placements: tuple[Placement, ...] = ()
    tile_bits: int = 0
    """The tiles on the table, as the bits of `Tile.bit`."""
    open_bits: int = 0
    """The open connections, as the bits of `Connection.bit`."""
    total: int = 0
    """All scoring ends added up, in pips."""

    @staticmethod
    def empty() -> Board:
        """The table before the opening."""
        return _EMPTY

    @staticmethod
    def from_text(text: str) -> Board:
        """Rebuild a board from its placements, separated by white space.

        Raises NotationError or, at the first placement that does not fit, IllegalActionError.
        """
        board = _EMPTY
        for word in text.split():
            board = board.place(Placement.from_text(word))
        return board

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles on the table, in the order in which they were placed."""
        return tuple([placement.tile for placement in self.placements])

    @property
    def open_connections(self) -> tuple[Connection, ...]:
        """Where a tile may be joined, in the order of the texts; empty before the opening."""
        return tuple(connections_in(self.open_bits))

    @property
    def scoring_ends(self) -> tuple[ScoringEnd, ...]:
        """What is counted, in the order of the texts: free halves, and doubles with a free line side."""
        ends: dict[tuple[Tile, Port | None], ScoringEnd] = {}
        for connection in connections_in(self.open_bits):
            tile, port = connection.tile, connection.port
            if port.is_half:
                ends[tile, port] = ScoringEnd(tile, port, connection.value)
            elif port.is_line:
                ends[tile, None] = ScoringEnd(tile, None, tile.pips)
        return tuple(sorted(ends.values(), key=str))

    @property
    def links(self) -> tuple[tuple[Connection, Connection], ...]:
        """The joined pairs of connections, in the order of the texts, within a pair as well."""
        joined = ((p.connection, p.own_connection) for p in self.placements)
        pairs = [(min(a, b), max(a, b)) for a, b in joined if a is not None and b is not None]
        return tuple(sorted(pairs))

    def legal_placements(self, tiles: Iterable[Tile]) -> tuple[Placement, ...]:
        """Every legal placement of `tiles` (a hand), in the order of the tiles, then of the connections."""
        if not self.placements:
            return tuple([Placement(tile) for tile in tiles])
        placements: list[Placement] = []
        for tile in tiles:
            if bits := self.open_bits & tile.match_bits:
                placements += placements_at(tile, bits)
        return tuple(placements)

    def fits(self, tiles: Iterable[Tile]) -> bool:
        """Whether any of `tiles` has a legal placement."""
        open_bits = self.open_bits if self.placements else _EVERYWHERE
        return any(open_bits & tile.match_bits for tile in tiles)

    def refusal(self, placement: Placement) -> Refusal | None:
        """The rule that forbids this placement on this board, or None if it is legal.

        Only the board is asked; hands and turns are the match's. Source: Rules, section 3.
        """
        at = placement.connection
        if placement.tile.bit & self.tile_bits:
            return Refusal.TILE_ON_TABLE
        if at is not None and at.bit & self.open_bits and placement.port is not None:
            return None
        if at is None:
            return Refusal.CONNECTION_NEEDED if self.placements else None
        if not self.placements:
            return Refusal.TABLE_EMPTY
        if not at.tile.bit & self.tile_bits:
            return Refusal.CONNECTION_NOT_ON_TABLE
        if at.bit & self.open_bits:
            return Refusal.NO_MATCHING_HALF
        if at.port.is_branch and not self._arms_open(at.tile):
            return Refusal.ARMS_NOT_OPEN
        return Refusal.CONNECTION_OCCUPIED

    def place(self, placement: Placement) -> Board:
        """The board after a legal placement; IllegalActionError names the rule that forbids any other."""
        refusal = self.refusal(placement)
        if refusal is not None:
            raise IllegalActionError(refusal, placement, f"board [{self}]")
        return self.placed(placement)

    def placed(self, placement: Placement) -> Board:
        """The board after a placement that is known to be legal: nothing is checked here."""
        at = placement.connection
        placements = (*self.placements, placement)
        tile_bits = self.tile_bits | placement.tile.bit
        open_bits = self.open_bits | placement.opened_bits
        total = self.total + placement.own_total
        if at is not None:
            open_bits ^= at.bit
            total -= at.half_pips
            if at.arm_bits and not at.opposite.bit & open_bits:
                # Both line sides are occupied now: the arms open, and the double itself stops counting.
                open_bits |= at.arm_bits
                total -= at.tile.pips
        return Board(placements, tile_bits, open_bits, total)

    def _arms_open(self, double: Tile) -> bool:
        """Whether both line sides of a double that lies on the table are occupied."""
        lines = double.connection(Port.LINE_A).bit | double.connection(Port.LINE_B).bit
        return not lines & self.open_bits

    def __str__(self) -> str:
        return " ".join([placement.text for placement in self.placements])


_EMPTY = Board()
_EVERYWHERE = -1
"""All bits: on an empty table every tile fits."""
