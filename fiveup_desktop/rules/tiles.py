"""Tiles, ports and connections: the material of the game (Rules, sections 1 and 3).

There are 28 tiles and 70 connections in all. Each is one object, made once: asking for it again gives the
same object, so that equality is identity, and sets of connections are the bits of one integer. Their hashes
differ from run to run: whoever iterates over a set of them must sort it first.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import total_ordering
from typing import Final, final

from fiveup_desktop.rules.errors import NotationError

HIGHEST_HALF: Final = 6


class Port(Enum):
    """A place of a tile where another can be joined (Rules, section 3)."""

    LOW = "low"
    HIGH = "high"
    LINE_A = "line_a"
    LINE_B = "line_b"
    BRANCH_A = "branch_a"
    BRANCH_B = "branch_b"

    # Enum's own hash is a Python call; ports are singletons, so identity serves.
    __hash__ = object.__hash__

    @property
    def is_half(self) -> bool:
        """Whether it is a half of a non-double."""
        return self in HALVES

    @property
    def is_line(self) -> bool:
        """Whether it is a line side of a double."""
        return self in LINE_SIDES

    @property
    def is_branch(self) -> bool:
        """Whether it is a branch arm of a double."""
        return self in BRANCH_ARMS


HALVES: Final = (Port.LOW, Port.HIGH)
LINE_SIDES: Final = (Port.LINE_A, Port.LINE_B)
BRANCH_ARMS: Final = (Port.BRANCH_A, Port.BRANCH_B)


class _Value:
    """Base of the interned values: immutable, and the same object after copying and pickling."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable")

    def _fill(self, **fields: object) -> None:
        """Set the fields of a new object, once."""
        for name, value in fields.items():
            object.__setattr__(self, name, value)


@final
@total_ordering
class Tile(_Value):
    """One of the 28 tiles `[low|high]`, 0 <= low <= high <= 6; printed as `1|4`.

    Raises NotationError for any other pair. Source: Rules, section 1.
    """

    __slots__ = ("bit", "high", "index", "is_double", "low", "match_bits", "pips", "ports")

    low: int
    high: int
    pips: int
    """Both halves added up."""
    is_double: bool
    """A double is a spinner, wherever it is played."""
    index: int
    """0..27, its place in FULL_SET."""
    bit: int
    """1 << index: sets of tiles are integers."""
    ports: tuple[Port, ...]
    match_bits: int
    """The connections (as bits) that have the value of one of its halves."""

    def __new__(cls, low: int, high: int) -> Tile:
        """The one tile with these halves; NotationError unless 0 <= low <= high <= 6."""
        try:
            return _TILES[low, high]
        except KeyError:
            raise NotationError("tile", (low, high)) from None

    @staticmethod
    def from_text(text: str) -> Tile:
        """The tile written `low|high`, the lower half first; NotationError for anything else."""
        try:
            return _TILES_BY_TEXT[text]
        except (KeyError, TypeError):
            raise NotationError("tile", text) from None

    def has(self, value: int) -> bool:
        """Whether one of its halves has this number of pips."""
        return value in (self.low, self.high)

    def connection(self, port: Port) -> Connection:
        """Its connection at `port`; NotationError if it has no such port."""
        return Connection(self, port)

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Tile) else NotImplemented

    def __str__(self) -> str:
        return f"{self.low}|{self.high}"

    def __repr__(self) -> str:
        return f"Tile({self.low}, {self.high})"

    def __reduce__(self) -> tuple[type[Tile], tuple[int, int]]:
        return Tile, (self.low, self.high)


@final
@total_ordering
class Connection(_Value):
    """A port of a tile, as a place where another tile may be joined; printed as `1|1.line_b`.

    Whether it is open is a matter of the board. Raises NotationError if the tile has no such port.
    Source: Rules, section 3.
    """

    __slots__ = ("arm_bits", "bit", "half_pips", "index", "opposite", "port", "tile", "value")

    tile: Tile
    port: Port
    value: int
    """The pips that a half must have to be joined here."""
    half_pips: int
    """What it counts by itself while it is free: its pips if it is a half; 0 if it is a double's."""
    index: int
    """0..69, in the order of the texts."""
    bit: int
    """1 << index: sets of connections are integers."""
    opposite: Connection
    """The other half, line side or branch arm of the same tile."""
    arm_bits: int
    """For a line side, the branch arms of its double, as bits; else none."""

    def __new__(cls, tile: Tile, port: Port) -> Connection:
        """The one connection at `port` of `tile`; NotationError if it has no such port."""
        try:
            return _CONNECTIONS[tile, port]
        except KeyError:
            raise NotationError("connection", f"{tile}.{port.value}") from None

    @staticmethod
    def from_text(text: str) -> Connection:
        """The connection written `tile.port`; NotationError for anything else."""
        try:
            return _CONNECTIONS_BY_TEXT[text]
        except (KeyError, TypeError):
            raise NotationError("connection", text) from None

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Connection) else NotImplemented

    def __str__(self) -> str:
        return f"{self.tile}.{self.port.value}"

    def __repr__(self) -> str:
        return f"Connection({self.tile!r}, {self.port})"

    def __reduce__(self) -> tuple[type[Connection], tuple[Tile, Port]]:
        return Connection, (self.tile, self.port)


def connections_in(bits: int) -> Iterator[Connection]:
    """The connections whose bits are set, in the order of their texts."""
    while bits:
        lowest = bits & -bits
        yield ALL_CONNECTIONS[lowest.bit_length() - 1]
        bits ^= lowest


_OPPOSITES: Final = {
    Port.LOW: Port.HIGH,
    Port.HIGH: Port.LOW,
    Port.LINE_A: Port.LINE_B,
    Port.LINE_B: Port.LINE_A,
    Port.BRANCH_A: Port.BRANCH_B,
    Port.BRANCH_B: Port.BRANCH_A,
}


def _make_tiles() -> tuple[Tile, ...]:
    pairs = [(low, high) for low in range(HIGHEST_HALF + 1) for high in range(low, HIGHEST_HALF + 1)]
    tiles = []
    for index, (low, high) in enumerate(pairs):
        tile = object.__new__(Tile)
        double = low == high
        ports = LINE_SIDES + BRANCH_ARMS if double else HALVES
        tile._fill(low=low, high=high, pips=low + high, is_double=double)
        tile._fill(index=index, bit=1 << index, ports=ports)
        tiles.append(tile)
    return tuple(tiles)


def _make_connections() -> tuple[Connection, ...]:
    pairs = [(tile, port) for tile in FULL_SET for port in tile.ports]
    pairs.sort(key=lambda pair: f"{pair[0]}.{pair[1].value}")
    connections = []
    for index, (tile, port) in enumerate(pairs):
        connection = object.__new__(Connection)
        value = tile.high if port is Port.HIGH else tile.low
        half_pips = value if port.is_half else 0
        connection._fill(tile=tile, port=port, value=value, half_pips=half_pips, index=index, bit=1 << index)
        connections.append(connection)
    return tuple(connections)


def _note_neighbours() -> None:
    """Tell each tile and each connection about the connections that have to do with it."""
    for tile in FULL_SET:
        tile._fill(match_bits=sum(c.bit for c in ALL_CONNECTIONS if tile.has(c.value)))
    for at in ALL_CONNECTIONS:
        arms = [at.tile.connection(port).bit for port in BRANCH_ARMS] if at.port.is_line else []
        at._fill(opposite=at.tile.connection(_OPPOSITES[at.port]), arm_bits=sum(arms))


FULL_SET: Final = _make_tiles()
"""The double-six set: 28 tiles in order."""
ALL_CONNECTIONS: Final = _make_connections()
"""All 70 connections in the order of their texts."""
_TILES: Final = {(tile.low, tile.high): tile for tile in FULL_SET}
_TILES_BY_TEXT: Final = {str(tile): tile for tile in FULL_SET}
_CONNECTIONS: Final = {(c.tile, c.port): c for c in ALL_CONNECTIONS}
_CONNECTIONS_BY_TEXT: Final = {str(c): c for c in ALL_CONNECTIONS}
_note_neighbours()
