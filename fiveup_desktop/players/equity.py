"""Match equity: the chance to win the match from the scores between two rounds.

Points are not the aim near 61: 3 points at 57 may be worth nothing. The tables are made by `make_equity`.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Final

from fiveup_desktop.players.playouts import BLOCKED, ENTITY_BITS
from fiveup_desktop.resources import resource_path
from fiveup_desktop.rules import RAW_PER_DISPLAYED, TARGET_RAW, entity_count

SIZE: Final = 61
"""Displayed scores that a side can have between rounds, 0 to 60; less than 0 counts as 0."""
ONE: Final = 65535
"""What stands for certainty in a file."""
KNOTS: Final = (0, 8, 16, 24, 32, 38, 43, 47, 50, 52, 54, 55, 56, 57, 58, 59, 60)
"""The displayed scores that the table of three has; between them it is interpolated."""
CUBE: Final = len(KNOTS) ** 3
_FILES: Final = {
    2: ("pairs.bin", SIZE * SIZE),
    3: ("threes.bin", 3 * CUBE),
    4: ("partnerships.bin", SIZE * SIZE),
}


def read_table(players: int) -> list[float]:
    """The table of a file in `resources/equity`: 16-bit numbers, the low byte first; ONE is certainty.

    For 2 and 4: the chance of the leader at its score (row) and the other's, SIZE x SIZE. For 3: the chances
    of the leader, of the seat after it, and of the third, each for the scores of all three at KNOTS, in this
    order, CUBE each. ValueError if the file has not this size.
    """
    name, size = _FILES[players]
    numbers = array("H", resource_path("equity", name).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != size:
        raise ValueError(f"{name} holds {len(numbers)} numbers")
    return [number / ONE for number in numbers]


def write_table(values: Sequence[float]) -> bytes:
    """The bytes of a table's file."""
    numbers = array("H", [round(value * ONE) for value in values])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


_table = cache(read_table)
"""Read once, when a table is first asked for."""


def _bracket(score: int) -> tuple[int, float]:
    """The knot below a displayed score, and how far it is on the way to the next."""
    below = max([number for number, knot in enumerate(KNOTS) if knot <= score])
    if KNOTS[below] == score:
        return below, 0.0
    return below, (score - KNOTS[below]) / (KNOTS[below + 1] - KNOTS[below])


_BRACKETS: Final = tuple([_bracket(score) for score in range(SIZE)])


def corners_of(scores: Sequence[int]) -> list[tuple[int, float]]:
    """Where a table of three is to be read for three displayed scores: places and their weights."""
    corners = [(0, 1.0)]
    for score in scores:
        below, way = _BRACKETS[score]
        corners = [(place * len(KNOTS) + below, weight * (1.0 - way)) for place, weight in corners] + [
            (place * len(KNOTS) + below + 1, weight * way) for place, weight in corners if way
        ]
    return corners


class Equity:
    """The chance of one entity to win the match, of `players` seats."""

    def __init__(self, players: int, entity: int) -> None:
        self._values = _table(players)
        self._entity = entity
        self._entities = entity_count(players)
        self._entity_bits = ENTITY_BITS[players]

    def __call__(self, scores_raw: Sequence[int], leader: int) -> float:
        """The chance at these scores, with the seat that leads the next round; BLOCKED: by lot."""
        if TARGET_RAW in scores_raw:
            return float(scores_raw[self._entity] == TARGET_RAW)
        scores = [max(0, score // RAW_PER_DISPLAYED) for score in scores_raw]
        led = self._led_of_three if self._entities == 3 else self._led_of_two
        if leader != BLOCKED:
            return led(scores, leader & self._entity_bits)
        return sum([led(scores, entity) for entity in range(self._entities)]) / self._entities

    def _led_of_two(self, scores: Sequence[int], leading: int) -> float:
        """With `leading` as the entity that leads, of two."""
        chance = self._values[scores[leading] * SIZE + scores[1 - leading]]
        return chance if leading == self._entity else 1.0 - chance

    def _led_of_three(self, scores: Sequence[int], leading: int) -> float:
        """With `leading` as the entity that leads, of three."""
        turned = [scores[leading], scores[leading - 2], scores[leading - 1]]
        start = (self._entity - leading) % 3 * CUBE
        values = self._values
        return sum([weight * values[start + place] for place, weight in corners_of(turned)])
