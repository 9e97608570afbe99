"""The tile tracker: what a careful person could write down in this seat, and no more."""

from __future__ import annotations

from dataclasses import dataclass

from fiveup_desktop.players.beliefs import barred_values, unseen_by
from fiveup_desktop.rules import FULL_SET, SeatView, Tile


@dataclass(frozen=True, slots=True)
class SeatKnowledge:
    """What is known of another seat's hand."""

    seat: int
    count: int
    """Tiles in the hand."""
    lacks: tuple[int, ...]
    """The values that no tile in the hand has, for certain: it drew or passed on them."""
    partly: tuple[tuple[int, int], ...]
    """For each other value that it drew or passed on: the value, and how many of its tiles do not have it."""
    possible: tuple[Tile, ...]
    """The unseen tiles that it can hold."""


@dataclass(frozen=True, slots=True)
class Tracker:
    """The tiles that this seat has not seen, and what it knows of each other seat, in the order of play."""

    unseen: tuple[Tile, ...]
    boneyard_count: int
    seats: tuple[SeatKnowledge, ...]


def track(view: SeatView) -> Tracker:
    """All that draws and passes have told this seat; choices are no certainty and are left out."""
    unseen = tuple([FULL_SET[index] for index in unseen_by(view)])
    barred = barred_values(view)
    others = [(view.seat + step) % view.players for step in range(1, view.players)]
    return Tracker(unseen, view.boneyard_count, tuple([_know(seat, barred[seat], unseen) for seat in others]))


def _know(seat: int, barred: tuple[int, ...], unseen: tuple[Tile, ...]) -> SeatKnowledge:
    times = [sum([values >> value & 1 for values in barred]) for value in range(7)]
    lacks = tuple([value for value, count in enumerate(times) if barred and count == len(barred)])
    partly = tuple([(value, count) for value, count in enumerate(times) if 0 < count < len(barred)])
    possible = tuple([tile for tile in unseen if any(_can_be(tile, values) for values in barred)])
    return SeatKnowledge(seat, len(barred), lacks, partly, possible)


def _can_be(tile: Tile, values: int) -> bool:
    return not (values >> tile.low | values >> tile.high) & 1
