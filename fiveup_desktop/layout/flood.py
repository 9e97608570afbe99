"""Floods of the free table: how much of it each connection can grow into, and whether one is closed in."""

from __future__ import annotations

from collections.abc import Sequence


def shares(free: int, stride: int, seeds: Sequence[int], steps: int) -> list[int]:
    """How many free lattice points each seed reaches before the others do, all growing one step at a time.

    `free` must keep off the window's outermost points. A seed of 0 gets 0.
    """
    fronts = list(seeds)
    areas = [0] * len(fronts)
    growing = [i for i, front in enumerate(fronts) if front]
    for _ in range(steps):
        still = []
        for i in growing:
            front = fronts[i]
            front = (front << 1 | front >> 1 | front << stride | front >> stride) & free
            if front:
                free ^= front
                fronts[i] = front
                areas[i] += front.bit_count()
                still.append(i)
        if not still:
            break
        growing = still
    return areas


def escapes(free: int, stride: int, seed: int, outside: int) -> bool:
    """Whether the seed's free points reach any of `outside`."""
    front = seed
    while front:
        front = (front << 1 | front >> 1 | front << stride | front >> stride) & free
        if front & outside:
            return True
        free ^= front
    return False
