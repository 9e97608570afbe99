"""Links: ways over the free table from an open port to a spot that does not touch it.

A link runs along lattice lines, keeps half a unit from every tile that it does not join and never meets
another link. Ways are searched in the order of length and corners (Dijkstra): the nearest spots come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from fiveup_desktop.layout.ground import Track
from fiveup_desktop.layout.lattice import (
    CELLS_PER_UNIT,
    Anchor,
    Manner,
    Room,
    Spot,
    Way,
    clockwise,
    grown,
)
from fiveup_desktop.layout.outlook import Outlook, segments

CORNER_COST = CELLS_PER_UNIT
"""A corner costs as much as a unit of length."""
LINK_MARGIN = 40
"""Cells of free table round the tiles that a link may use, with room for what follows."""
_KEEP = 20
"""Cells at the window's edge that links keep off, so that every spot after them is still inside."""


def linked_rooms(outlook: Outlook, anchor: Anchor, double: bool) -> Iterator[tuple[Room, Track]]:
    """Free spots at the end of a link from the anchor, the cheapest links first."""
    window = outlook.window
    keep = (
        window.left + _KEEP,
        window.top + _KEEP,
        window.left + window.stride - _KEEP,
        window.top + window.rows - _KEEP,
    )
    free = window.points(keep) & outlook.marks.free_for_links(window)
    start = (anchor.x, anchor.y, anchor.dx, anchor.dy)
    came: dict[tuple[int, int, int, int], tuple[int, int, int, int] | None] = {}
    order = 0
    heap: list[tuple[int, int, tuple[int, int, int, int], tuple[int, int, int, int] | None]]
    heap = [(0, order, start, None)]
    while heap:
        cost, _, state, before = heappop(heap)
        if state in came:
            continue
        came[state] = before
        x, y, dx, dy = state
        if cost:
            # The link's end lies on the tile's edge, a lattice point that need not itself be free.
            room = _room_at(outlook, x + dx, y + dy, (dx, dy), double)
            if room is not None:
                track = _track(came, state, (x + dx, y + dy))
                if _clear(outlook, room, track):
                    yield room, track
            right = clockwise((dx, dy))
            for way in (right, (-right[0], -right[1])):
                order += 1
                heappush(heap, (cost + CORNER_COST, order, (x, y, *way), state))
        ahead = (x + dx, y + dy, dx, dy)
        if free >> window.bit(ahead[0], ahead[1]) & 1:
            order += 1
            heappush(heap, (cost + 1, order, ahead, state))


def _room_at(outlook: Outlook, x: int, y: int, way: Way, double: bool) -> Room | None:
    """The tile that a link enters at (x, y) going this way, if it touches nothing there."""
    ux, uy = way
    depth = 1 if double else 2
    spot = Spot(x + depth * ux, y + depth * uy, ux, uy, double, Manner.LINKED)
    window = outlook.window
    guard = window.cells(grown(spot.box, 1))
    cells = window.cells(spot.box)
    if guard & outlook.marks.tiles or cells & outlook.marks.wires:
        return None
    aura = window.cells(grown(spot.box, 2))
    return Room(spot, cells, guard, aura, 1 << window.bit(spot.x + ux, spot.y + uy))


def _track(
    came: dict[tuple[int, int, int, int], tuple[int, int, int, int] | None],
    state: tuple[int, int, int, int],
    end: tuple[int, int],
) -> Track:
    """The corners of the way that leads to the state and one step on, from the start."""
    points = [end]
    step: tuple[int, int, int, int] | None = state
    while step is not None:
        before = came[step]
        if before is None or before[:2] == step[:2]:
            points.append(step[:2])
        step = before
    return tuple(reversed(points))


def _clear(outlook: Outlook, room: Room, track: Track) -> bool:
    """Whether the link keeps off the tile that it leads to, but for its last point."""
    window = outlook.window
    points = 0
    for segment in segments(track):
        points |= window.points(segment)
    return (points & window.points(room.spot.box)).bit_count() == 1
