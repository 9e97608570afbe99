"""What a seat can do, and its notation in both directions (Rules, section 4).

`1|4` opens, `1|5@1|1.branch_a` places at a connection, `draw` draws, `pass` passes.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from fiveup_desktop.rules.errors import NotationError
from fiveup_desktop.rules.tiles import FULL_SET, Connection, Port, Tile, _Value, connections_in


@final
class Placement(_Value):
    """A tile laid on the table: at a connection, or as the opening (`connection` is None).

    Two different connections are two different placements. Equal placements are one object. Whether it is
    legal is a matter of the board: the halves need not even match. Source: Rules, section 3.
    """

    __slots__ = ("connection", "opened_bits", "own_total", "port", "text", "tile")

    tile: Tile
    connection: Connection | None
    port: Port | None
    """The tile's own port that joins; None for an opening, and where no half matches."""
    opened_bits: int
    """The tile's own connections that are open then, as bits; its arms wait for both line sides."""
    own_total: int
    """The tile's own scoring ends added up, in pips."""
    text: str

    def __new__(cls, tile: Tile, connection: Connection | None = None) -> Placement:
        """The one placement of `tile` at `connection`; None opens."""
        known = _PLACEMENTS.get((tile, connection))
        if known is not None:
            return known
        made = super().__new__(cls)
        port, text = _joining_port(tile, connection), _text(tile, connection)
        made._fill(tile=tile, connection=connection, port=port, text=text)
        left = [tile.connection(own) for own in tile.ports if not own.is_branch and own is not port]
        points = tile.pips if tile.is_double else sum(own.value for own in left)
        made._fill(opened_bits=sum(own.bit for own in left), own_total=points)
        # setdefault: two threads that make the same placement still end up with one object.
        return _PLACEMENTS.setdefault((tile, connection), made)

    @staticmethod
    def from_text(text: str) -> Placement:
        """The placement written as `text`; NotationError for anything else."""
        try:
            tile, at, connection = text.partition("@")
            return Placement(Tile.from_text(tile), Connection.from_text(connection) if at else None)
        except (NotationError, AttributeError, TypeError):
            raise NotationError("placement", text) from None

    @property
    def own_connection(self) -> Connection | None:
        """The tile's own side of the joint; None for an opening."""
        return None if self.port is None else Connection(self.tile, self.port)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Placement({self.text!r})"

    def __reduce__(self) -> tuple[type[Placement], tuple[Tile, Connection | None]]:
        return Placement, (self.tile, self.connection)


class _Word(_Value):
    """An action that is one word; one object each."""

    __slots__ = ()
    text = ""

    def __new__(cls) -> _Word:
        return _WORDS[cls.text] if cls.text in _WORDS else _WORDS.setdefault(cls.text, super().__new__(cls))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __reduce__(self) -> tuple[type[_Word], tuple[()]]:
        return type(self), ()


@final
class Draw(_Word):
    """Take one tile from the boneyard; it stays the seat's turn. Source: Rules, section 4."""

    __slots__ = ()
    text = "draw"


@final
class Pass(_Word):
    """Pass: nothing fits and the boneyard is empty. Source: Rules, section 4."""

    __slots__ = ()
    text = "pass"


Action: TypeAlias = Placement | Draw | Pass


def parse_action(text: str) -> Action:
    """The action written as `text`; NotationError for anything else."""
    if text == Draw.text:
        return DRAW
    if text == Pass.text:
        return PASS
    return Placement.from_text(text)


def _joining_port(tile: Tile, connection: Connection | None) -> Port | None:
    """The port of `tile` that a placement joins: a double's line_a, else its matching half."""
    if connection is None or not tile.has(connection.value):
        return None
    if tile.is_double:
        return Port.LINE_A
    return Port.LOW if tile.low == connection.value else Port.HIGH


def _text(tile: Tile, connection: Connection | None) -> str:
    return str(tile) if connection is None else f"{tile}@{connection}"


def placements_at(tile: Tile, bits: int) -> list[Placement]:
    """The placements of `tile` at each of the connections whose bits are set; all of them match it.

    In the order of the connections.
    """
    found, by_bit = [], _BY_BIT[tile.index]
    while bits:
        lowest = bits & -bits
        found.append(by_bit[lowest])
        bits ^= lowest
    return found


# Caches of immutable values, never emptied: at most 28 x 71 placements.
_PLACEMENTS: Final[dict[tuple[Tile, Connection | None], Placement]] = {}
_WORDS: Final[dict[str, _Word]] = {}
DRAW: Final = Draw()
PASS: Final = Pass()
_BY_BIT: Final = [
    {at.bit: Placement(tile, at) for at in connections_in(tile.match_bits)} for tile in FULL_SET
]
"""For each tile by index: the bit of each connection that matches it, and the placement there."""
