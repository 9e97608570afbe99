"""How the benchmarks measure: both sides by turns, so that a noisy machine disturbs both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

TURNS = 7


@dataclass(frozen=True)
class Result:
    """The medians of one benchmark: of ours, of the anchor, and of their ratio turn by turn."""

    ours: float
    anchor: float
    ratio: float
    unit: str
    more: str = ""
    """What else is worth knowing."""


def side_by_side(
    ours: Callable[[], float], anchor: Callable[[], float], unit: str, turns: int = TURNS
) -> Result:
    """Call both TURNS times by turns, after one call each to warm up. What they return is in UNIT."""
    ours(), anchor()
    pairs = [(ours(), anchor()) for _ in range(turns)]
    return Result(
        median(first for first, _ in pairs),
        median(second for _, second in pairs),
        median(first / second for first, second in pairs),
        unit,
    )


def rate(count: Callable[[], int], at_least: float = 0.5) -> float:
    """Return how much COUNT counts in a CPU second, calling it for AT_LEAST so many CPU seconds."""
    total = 0
    start = process_time()
    while (spent := process_time() - start) < at_least:
        total += count()
    return total / spent
