"""What a careful seat of a playout weighs: its award against what the next seat is likely to make of it.

The weights were found in two steps: by what 100 playouts each say of 32,000 placements (least squares), and
by letting such policies play each other, 10,000 rounds a step. Against the greedy playout policy they bring
about 4 raw points a round.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from fiveup_desktop.players.kernel import CLASS_COUNT, DOUBLE, STEPS
from fiveup_desktop.rules import FULL_SET, TARGET_RAW

DOUBLE_OUT_RAW: Final = 3.5
"""What a double out of the hand is worth: it can be joined at one value only."""
KEPT_RAW: Final = (0.0, *[1.5 + 0.5 * classes for classes in range(1, CLASS_COUNT + 1)])
"""What it is worth that the rest of the hand has places, by how many classes."""
KEPT_DOUBLE_RAW: Final = 2.0
"""And more for each double among them."""
SET_UP_RAW: Final = 1.7
"""And that one of them would score."""
STUCK_RAW: Final = 5.0
"""What it costs that the last tile left has no place."""
HURRY: Final = 0.25
"""What each pip out of the hand is worth when the next seat holds two tiles or one."""
OUT: Final = 0.8
"""How much of the pips that are kept is lost if the next seat, with its last tile, dominoes."""
WIN_RAW: Final = 1000
"""What the match is worth."""
MORE_RAW: Final = 4.5
"""How much higher the next total is expected to be than the one that is left."""


class Odds(NamedTuple):
    """What depends on the tiles that the next seat holds, and on those not seen; by numbers of classes."""

    base: tuple[float, ...]
    """What each class is worth by itself."""
    risk: tuple[float, ...]
    """What share of the next total the next seat takes, by how many unseen classes score."""
    opened: tuple[float, ...]
    """What it is worth that so many unseen classes have a place: few may make it draw."""
    out: float
    """What each fitting class costs for each pip kept."""


@cache
def odds_of(next_count: int, unseen_count: int) -> Odds:
    """The odds against a next seat with `next_count` tiles out of `unseen_count` that are not seen."""
    held = next_count / unseen_count
    missed = 1.0 - min(0.9, 0.8 * held)
    feared = 0.1 + (6.5 / unseen_count if next_count == 2 else 0.0)
    hurry = HURRY if next_count <= 2 else 0.0
    laid = [(FULL_SET[tile].pips, outer == DOUBLE) for _, outer, _, _, _, tile in STEPS[:CLASS_COUNT]]
    classes = range(CLASS_COUNT + 1)
    # Rounded, so that the last bit of a mathematical library decides nothing.
    return Odds(
        tuple([hurry * pips + DOUBLE_OUT_RAW * is_double for pips, is_double in laid]),
        tuple([round(0.85 * (1.0 - missed**scoring), 6) for scoring in classes]),
        tuple([round(16.0 * math.exp(-held * fitting) - feared * fitting, 6) for fitting in classes]),
        OUT / unseen_count if next_count == 1 else 0.0,
    )


class Prospect(NamedTuple):
    """What a placement leads to, as far as its own seat can tell. Counts are of classes if not of tiles."""

    total: int
    """The end total that it leaves."""
    score_raw: int
    """Of its side, before it."""
    laid: int
    """Its class."""
    kept: int
    """How many of its own have a place then, how many of these are doubles, and how many score."""
    kept_doubles: int
    kept_scoring: int
    rest_count: int
    """The tiles that it keeps, and their pips."""
    rest_pips: int
    next_count: int
    """The tiles of the next seat."""
    unseen_count: int
    """The tiles that it does not see."""
    fitting: int
    """How many that the next seat may hold have a place, and how many of these score."""
    scoring: int


def careful_worth(it: Prospect) -> float:
    """How a careful seat judges a placement, in raw points; `play_out` has the same written out."""
    odds = odds_of(it.next_count, it.unseen_count)
    worth = odds.base[it.laid]
    if it.rest_count:
        worth += odds.opened[it.fitting] - (it.total + MORE_RAW) * odds.risk[it.scoring]
        worth -= odds.out * it.fitting * it.rest_pips
        if it.kept:
            worth += KEPT_RAW[it.kept] + KEPT_DOUBLE_RAW * it.kept_doubles
            if it.kept_scoring:
                worth += SET_UP_RAW
        elif it.rest_count == 1:
            worth -= STUCK_RAW
    if not it.total % 5 and it.score_raw + it.total <= TARGET_RAW:
        worth += it.total if it.score_raw + it.total < TARGET_RAW else WIN_RAW
    return worth
