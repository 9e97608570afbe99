"""What a placement will do: choose a spot, by a link if need be, and make room as the last resort."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from fiveup_desktop.layout.ground import Ground, Lie, opening_spot
from fiveup_desktop.layout.lattice import Manner, Spot
from fiveup_desktop.layout.outlook import Choice, Outlook
from fiveup_desktop.layout.prospects import Supply
from fiveup_desktop.layout.routes import LINK_MARGIN, linked_rooms
from fiveup_desktop.layout.weights import BENT, LINK_NOW
from fiveup_desktop.rules import Placement, Tile

LINKS_TRIED = (24, 100)
"""So many of the nearest linked spots are judged; the second number if the first leave trouble."""

_BEYOND = 6
"""Cells between all that lies and a tile for which there is no room among it."""


class Plan(NamedTuple):
    """Where a tile will lie, and if others have to move for it, how everything will lie then."""

    lie: Lie
    ground: Ground | None = None
    moved: tuple[Tile, ...] = ()


def make_plan(ground: Ground, outlook: Outlook, placement: Placement) -> Plan:
    """The plan for a legal placement on this ground; KeyError if its connection is not free."""
    if placement.connection is None:
        return Plan(Lie(placement, opening_spot(placement.tile)))
    anchor = ground.anchors[placement.connection]
    choice = choose(outlook, placement, Supply([*ground.lies, placement.tile]))
    if choice is not None:
        return Plan(Lie(placement, choice.room.spot, anchor, choice.track))
    return make_room(ground, placement)


def choose(
    outlook: Outlook, placement: Placement, supply: Supply, barred: Spot | None = None
) -> Choice | None:
    """The best spot; bent arms and links are tried only where the usual ones lead to trouble.

    None if the connection is closed in, so that not even a link leads to a spot other than the barred one.
    """
    assert placement.connection is not None
    prospect = outlook.prospects[placement.connection]
    double = placement.tile.is_double
    usual = prospect.doubles if double else prospect.singles
    choices = [outlook.judge(placement, room, supply) for room in usual if room.spot != barred]
    if not double and not _any_below(choices, BENT):
        choices += [outlook.judge(placement, room, supply) for room in prospect.bents if room.spot != barred]
    if not _any_below(choices, LINK_NOW):
        wide = Outlook(outlook.ground, LINK_MARGIN)
        links = linked_rooms(wide, prospect.anchor, double)
        for tried in LINKS_TRIED:
            choices += [wide.judge(placement, room, supply, track) for room, track in islice(links, tried)]
            if _any_below(choices, 2 * LINK_NOW):
                break
    return max(choices, key=lambda choice: choice.score, default=None)


def _any_below(choices: list[Choice], trouble: float) -> bool:
    return any(choice.trouble < trouble for choice in choices)


def make_room(ground: Ground, placement: Placement) -> Plan:
    """Move the smallest subtree that lets the tile be placed; of those of one size, the first played."""
    subtrees = sorted((_subtree(ground, tile) for tile in ground.lies), key=len)
    for subtree in subtrees[:-1]:
        laid = _moved_away(ground, placement, subtree)
        if laid is not None:
            lies = [laid[tile] for tile in [*ground.lies, placement.tile]]
            moved = tuple([tile for tile, lie in ground.lies.items() if laid[tile].spot != lie.spot])
            return Plan(laid[placement.tile], Ground.of(lies), moved)
    return beyond(ground, placement)


def beyond(ground: Ground, placement: Placement) -> Plan:
    """A place beyond all that lies, with a link that goes straight there, over tiles if need be.

    Never needed in any round that was played or made up so far; but a legal placement always finds a place.
    """
    import logging  # only when it comes to this

    logging.getLogger(__name__).warning("no room for %s: it lies beyond the table", placement)
    assert placement.connection is not None
    anchor = ground.anchors[placement.connection]
    _, top, right, _ = ground.box
    x, y = right + _BEYOND, top - _BEYOND
    double = placement.tile.is_double
    spot = Spot(x + (1 if double else 2), y, 1, 0, double, Manner.LINKED)
    # Out of the port first, whichever way it looks, then up and away.
    column = anchor.x + (anchor.dx or (3 if anchor.dy > 0 else 0))
    out = anchor.y + anchor.dy
    track = ((anchor.x, anchor.y), (anchor.x, out), (column, out), (column, y), (x, y))
    return Plan(Lie(placement, spot, anchor, tuple(dict.fromkeys(track))))


def _subtree(ground: Ground, root: Tile) -> list[Lie]:
    """A tile and all that was joined to it since, in the order of play."""
    tiles = {root}
    for tile, lie in ground.lies.items():
        at = lie.placement.connection
        if at is not None and at.tile in tiles:
            tiles.add(tile)
    return [lie for tile, lie in ground.lies.items() if tile in tiles]


def _moved_away(ground: Ground, placement: Placement, subtree: list[Lie]) -> dict[Tile, Lie] | None:
    """How everything lies after the placement if a subtree is laid anew; None if that does not help."""
    assert placement.connection is not None
    up = {lie.placement.tile: lie.placement for lie in subtree}
    root = subtree[0].placement.tile
    # The new tile goes before all that might be in its way, with what it hangs on before it.
    path = [placement]
    while (at := path[0].connection) is not None and at.tile in up:
        path.insert(0, up.pop(at.tile))
    order = [*path, *up.values()]
    taken_up = {lie.placement.tile for lie in subtree}
    supply = Supply([*ground.lies, placement.tile])
    now = Ground.of(lie for tile, lie in ground.lies.items() if tile not in taken_up)
    for each in order:
        assert each.connection is not None
        choice = choose(Outlook(now), each, supply, ground.lies[root].spot if each.tile is root else None)
        if choice is None:
            return None
        now = now.laid(Lie(each, choice.room.spot, now.anchors[each.connection], choice.track))
    return dict(now.lies)
