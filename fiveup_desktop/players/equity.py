"""Match equity: the chance to win the match from the scores between two rounds.

Points are not the aim near 61: 3 points at 57 may be worth nothing. The tables are made by `make_equity`.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Sequence
from functools import cache
from typing import Final

from fiveup_desktop.players.playouts import BLOCKED, ENTITY_BITS
from fiveup_desktop.resources import resource_path
from fiveup_desktop.rules import RAW_PER_DISPLAYED, TARGET_RAW, entity_count

SIZE: Final = 61
"""A table has a row for each displayed score of the leader, 0 to 60, a chance for each of the other's."""
ONE: Final = 65535
"""What stands for certainty in a file."""

TEMPER: Final = 0.7
"""For three: found by likelihood over 4,000 matches (0.6 and 0.8 are worse); the deciles are within .03."""


def read_table(name: str) -> list[float]:
    """The table of a file in `resources/equity`: SIZE x SIZE chances of the leader, row by row.

    A file is that many unsigned 16-bit numbers, the low byte first; ONE is certainty. Else ValueError.
    """
    numbers = array("H", resource_path("equity", name).read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != SIZE * SIZE:
        raise ValueError(f"{name} holds {len(numbers)} numbers")
    return [number / ONE for number in numbers]


def write_table(values: list[float]) -> bytes:
    """The bytes of a table's file."""
    numbers = array("H", [round(value * ONE) for value in values])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


@cache
def _table(players: int) -> list[float]:
    """Read once, when it is first asked for."""
    return read_table("partnerships.bin" if players == 4 else "pairs.bin")


class Equity:
    """The chance of one entity to win the match, of `players` seats."""

    def __init__(self, players: int, entity: int) -> None:
        self._values = _table(players)
        self._entity = entity
        self._others = [other for other in range(entity_count(players)) if other != entity]
        self._entity_bits = ENTITY_BITS[players]

    def __call__(self, scores_raw: Sequence[int], leader: int) -> float:
        """The chance at these scores, with the seat that leads the next round; BLOCKED: by lot.

        With three, it is made of pairs: how likely this entity would beat each of the others alone, beside
        the same for them; tempered, since whoever is ahead of one is likely ahead of both.
        """
        if TARGET_RAW in scores_raw:
            return float(scores_raw[self._entity] == TARGET_RAW)
        leading = leader if leader == BLOCKED else leader & self._entity_bits
        if len(self._others) == 1:
            return self._of_pair(scores_raw, self._entity, self._others[0], leading)
        chances = [self._ahead_of_all(scores_raw, entity, leading) for entity in range(len(scores_raw))]
        return chances[self._entity] / sum(chances)

    def _ahead_of_all(self, scores_raw: Sequence[int], entity: int, leading: int) -> float:
        product = 1.0
        for other in range(len(scores_raw)):
            if other != entity:
                product *= self._of_pair(scores_raw, entity, other, leading)
        return math.pow(product, TEMPER)

    def _of_pair(self, scores_raw: Sequence[int], entity: int, other: int, leading: int) -> float:
        own = max(0, scores_raw[entity] // RAW_PER_DISPLAYED)
        others = max(0, scores_raw[other] // RAW_PER_DISPLAYED)
        if leading == entity:
            return self._values[own * SIZE + others]
        if leading == other:
            return 1.0 - self._values[others * SIZE + own]
        return (self._values[own * SIZE + others] + 1.0 - self._values[others * SIZE + own]) / 2
