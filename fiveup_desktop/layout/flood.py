"""Floods of the free table: how much of it each connection can grow into, and what is closed in."""

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


def reached(free: int, stride: int, start: int) -> int:
    """All free points that are connected with the start, itself included where it is free."""
    front = found = start & free
    while front:
        front = (front << 1 | front >> 1 | front << stride | front >> stride) & free & ~found
        found |= front
    return found


def way_out(free: int, stride: int, start: int, edge: int) -> int:
    """The points of a shortest way over free points from the start to the edge; 0 if there is none."""
    front = found = start & free
    fronts = []
    while front and not front & edge:
        fronts.append(front)
        front = (front << 1 | front >> 1 | front << stride | front >> stride) & free & ~found
        found |= front
    front &= edge
    point = way = front & -front
    if way:
        for before in reversed(fronts):
            near = (point << 1 | point >> 1 | point << stride | point >> stride) & before
            point = near & -near
            way |= point
    return way
