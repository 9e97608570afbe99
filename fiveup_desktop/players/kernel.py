"""The playout kernel's material: placements as the bits of one integer, and a small mutable table.

A playout does not care which of two equal halves a tile is joined at. What is left of a placement is its
*class*: the tile, the value that it is joined at, and the kind of place there: a free half; a double that
frees a connection without changing what is counted (a lone opening double, or an arm); a double with one
free line side, which stops counting. There are 133 classes, a bit each: a hand is the classes of its tiles,
the board is the classes that it has a place for, and the legal ones are `hand & places`.

The change of the end total belongs to the class alone, so the classes that score at a total are one constant
mask. The bits stand in order of preference, the best highest, and they stand twice: the lower field in the
order doubles, then lighter tiles; the upper field, in use where a class scores, by the award. The greedy
choice is then the highest bit of `hand & places & PREFERRED[total % 5]`.

Source: Rules, sections 3 to 7. `rules/` is the truth; the tests play both side by side.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from fiveup_desktop.rules import FULL_SET, Board, Connection, Placement, Port, Tile

AT_HALF: Final = 0
"""Joined at a free half: the half stops counting."""
AT_FREE: Final = 1
"""Joined at a lone opening double, or at an arm: nothing stops counting."""
AT_LINE: Final = 2
"""Joined at the one free line side of a double: the double stops counting, its arms open."""
LONE: Final = 3
"""The state of an opening double with nothing joined; else the state is the number of free arms."""
DOUBLE: Final = 7
"""Stands for the outer value of a double."""
_VALUES: Final = range(7)


Step: TypeAlias = tuple[int, int, int, int, int, int]
"""A class, what joining it does: where (the value), the value of its other half or DOUBLE, the kind, the
change of the end total in pips, every class (both fields) of its tile, and the tile (0..27).

A plain tuple: a named one takes twice as long to unpack.
"""


def _make_classes() -> list[tuple[Tile, int, int, int]]:
    """Every class as tile, value, kind and change of the total; the preferred ones of equal award last."""
    made = []
    for tile in FULL_SET:
        for value in sorted({tile.low, tile.high}):
            outer = tile.pips if tile.is_double else tile.pips - value
            for kind in (AT_HALF,) if tile.is_double else (AT_HALF, AT_FREE, AT_LINE):
                leaving = (value, 0, 2 * value)[kind]
                made.append((tile, value, kind, outer - leaving))
    return sorted(
        made, key=lambda made: (made[0].is_double, -made[0].pips, -made[0].index, -made[1], made[2])
    )


_CLASSES: Final = _make_classes()
CLASS_COUNT: Final = len(_CLASSES)
_BY_AWARD: Final = sorted(range(CLASS_COUNT), key=lambda c: (_CLASSES[c][3], c))
"""The order of the upper field: stable, so that equal awards keep the order of the lower one."""
ONE_FIELD: Final = (1 << CLASS_COUNT) - 1
"""The lower field: every class once."""


def _both(classes: Iterable[int]) -> int:
    """The bits of some classes in both fields."""
    chosen = set(classes)
    upper = sum([1 << place for place, c in enumerate(_BY_AWARD) if c in chosen])
    return sum([1 << c for c in chosen]) | upper << CLASS_COUNT


def _where(kind: int, value: int) -> int:
    return _both([c for c, made in enumerate(_CLASSES) if made[1] == value and made[2] == kind])


TILE_MASKS: Final = tuple(
    [_both([c for c, made in enumerate(_CLASSES) if made[0] is tile]) for tile in FULL_SET]
)
"""Every class of a tile, by its index: a hand is these added up."""
HALF_MASKS: Final = tuple([_where(AT_HALF, value) for value in _VALUES])
"""Every class joined at a free half of a value."""
FREE_MASKS: Final = tuple([_where(AT_FREE, value) for value in _VALUES])
LINE_MASKS: Final = tuple([_where(AT_LINE, value) for value in _VALUES])
LINE_TO_ARMS: Final = tuple([line ^ free for line, free in zip(LINE_MASKS, FREE_MASKS, strict=True)])
"""Turns the places of a double: its line side into arms, and a lone double's into one line side."""
ALL_TILES: Final = sum(TILE_MASKS)
DOUBLES: Final = sum([TILE_MASKS[tile.index] for tile in FULL_SET if tile.is_double])
"""Every class of the doubles."""
_VALUE_MASKS: Final = tuple(
    [sum([TILE_MASKS[tile.index] for tile in FULL_SET if tile.has(value)]) for value in _VALUES]
)
_AT_VALUE: Final = tuple([HALF_MASKS[v] | FREE_MASKS[v] | LINE_MASKS[v] for v in _VALUES])


def without(values: int) -> int:
    """Every class (of the lower field) of the tiles that have none of some values (7 bits)."""
    lacking = ONE_FIELD
    for value in _VALUES:
        if values >> value & 1:
            lacking &= ~_VALUE_MASKS[value]
    return lacking


def without_open(places: int) -> int:
    """Every class (of the lower field) of the tiles that have none of the values that can be joined."""
    return without(sum([1 << value for value in _VALUES if places & _AT_VALUE[value]]))


SCORING: Final = tuple(
    [_both([c for c, made in enumerate(_CLASSES) if (rest + made[3]) % 5 == 0]) for rest in range(5)]
)
"""The classes that make a total with this remainder a multiple of 5."""
PREFERRED: Final = tuple([scoring & ~ONE_FIELD | ONE_FIELD for scoring in SCORING])
"""All classes in the lower field, and the scoring ones in the upper."""


def _step(c: int) -> Step:
    tile, value, kind, delta = _CLASSES[c]
    outer = DOUBLE if tile.is_double else tile.pips - value
    return value, outer, kind, delta, TILE_MASKS[tile.index], tile.index


STEPS: Final = tuple([_step(c) for c in (*range(CLASS_COUNT), *_BY_AWARD)])
"""The class of each bit, of both fields."""


class Table:
    """What a playout keeps of a board; it changes with each class that is played.

    `places` are the classes that there is a place for, `halves` the free halves by value, `doubles` the state
    of each double (free arms, or LONE; without meaning before it is internal), `total` the end total in pips.
    """

    __slots__ = ("doubles", "halves", "places", "total")

    def __init__(self, places: int, halves: list[int], doubles: list[int], total: int) -> None:
        self.places = places
        self.halves = halves
        self.doubles = doubles
        self.total = total

    @staticmethod
    def opened(tile: int) -> Table:
        """The table after the opening with a tile (its index)."""
        opening = FULL_SET[tile]
        table = Table(0, [0] * 7, [0] * 7, opening.pips)
        if opening.is_double:
            table.doubles[opening.low] = LONE
            table.places = FREE_MASKS[opening.low]
        else:
            table.halves[opening.low] = table.halves[opening.high] = 1
            table.places = HALF_MASKS[opening.low] | HALF_MASKS[opening.high]
        return table

    @staticmethod
    def of(board: Board) -> Table:
        """The table of a board; ValueError if it is empty."""
        if not board.placements:
            raise ValueError("nothing has been placed")
        table = Table.opened(board.placements[0].tile.index)
        for placement in board.placements[1:]:
            table.play(table.class_of(placement))
        return table

    def copy(self) -> Table:
        """Another table in the same state."""
        return Table(self.places, self.halves.copy(), self.doubles.copy(), self.total)

    def class_of(self, placement: Placement) -> int:
        """The class (of the lower field) of a legal placement, no opening."""
        at = placement.connection
        assert at is not None
        return CLASS_NUMBERS[placement.tile.index, at.value, self._kind_at(at)]

    def _kind_at(self, at: Connection) -> int:
        if at.port is Port.LOW or at.port is Port.HIGH:
            return AT_HALF
        return AT_LINE if self.places & LINE_MASKS[at.value] else AT_FREE

    def play(self, c: int) -> None:
        """Join a tile: the class must have a place."""
        value, outer, kind, delta, _, _ = STEPS[c]
        self.total += delta
        self._occupy(value, kind)
        if outer == DOUBLE:
            self.places |= LINE_MASKS[value]
        else:
            self.halves[outer] += 1
            self.places |= HALF_MASKS[outer]

    def _occupy(self, value: int, kind: int) -> None:
        if kind == AT_HALF:
            self.halves[value] -= 1
            if not self.halves[value]:
                self.places ^= HALF_MASKS[value]
        elif kind == AT_LINE:
            self.doubles[value] = 2
            self.places ^= LINE_TO_ARMS[value]
        elif self.doubles[value] == LONE:
            self.places ^= LINE_TO_ARMS[value]
        else:
            self.doubles[value] -= 1
            if not self.doubles[value]:
                self.places ^= FREE_MASKS[value]

    def open_values(self) -> int:
        """The values that can be joined, as 7 bits."""
        return sum([1 << value for value in _VALUES if self.places & _AT_VALUE[value]])


CLASS_NUMBERS: Final = {(tile.index, value, kind): c for c, (tile, value, kind, _) in enumerate(_CLASSES)}
"""The class (of the lower field) of a tile's index, a value and a kind."""
_ONE_EACH: Final = tuple([CLASS_NUMBERS[tile.index, tile.low, AT_HALF] for tile in FULL_SET])
"""One class of each tile: stands for the tile where tiles are counted."""
ONE_EACH: Final = sum([1 << c for c in _ONE_EACH])
_WITH_1, _WITH_2, _WITH_4, _WITH_8 = (
    sum([1 << _ONE_EACH[tile.index] for tile in FULL_SET if tile.pips & power]) for power in (1, 2, 4, 8)
)
"""The tiles whose pips, as a binary number, have this digit."""


def hand_mask(tiles: Iterable[int]) -> int:
    """The classes of a hand, given as indices of tiles."""
    return sum([TILE_MASKS[tile] for tile in tiles])


def pips_in(hand: int) -> int:
    """The pips of a hand or of several, given as classes (of the lower field or both)."""
    return (
        (hand & _WITH_1).bit_count()
        + 2 * (hand & _WITH_2).bit_count()
        + 4 * (hand & _WITH_4).bit_count()
        + 8 * (hand & _WITH_8).bit_count()
    )


def root_classes(table: Table, placements: Iterable[Placement]) -> dict[int, Placement]:
    """Legal placements by class; those of one class are equivalent, the first by its text stands for them."""
    found: dict[int, Placement] = {}
    for placement in sorted(placements, key=lambda placement: placement.text):
        found.setdefault(table.class_of(placement), placement)
    return found
