"""End totals, places and awards as those count them who do not know a rule yet (Rules, sections 3 and 5)."""

from __future__ import annotations

from collections.abc import Iterator

from fiveup_desktop.rules import Board, Connection, Port, Tile, displayed, nearest_five, placement_award_raw

from .puzzle import Mistake

__all__ = ["award_raw", "awards", "places", "totals"]


def award_raw(board: Board) -> int:
    """What the placement that led to a board earns, in raw points."""
    return placement_award_raw(board.total)


def inside_doubles(board: Board) -> list[Tile]:
    """The doubles with a tile at both line sides: they count nothing."""
    lines = [(tile, _sides(tile)) for tile in board.tiles if tile.is_double]
    return [tile for tile, sides in lines if not any(side in board.open_connections for side in sides)]


def open_arms(board: Board) -> list[Connection]:
    """The arms where no tile has been joined yet, though one could."""
    return [each for each in board.open_connections if each.port.is_branch]


def closed_doubles(board: Board) -> list[Tile]:
    """The doubles with a free line side: their arms are not open."""
    return [each for each in board.tiles if each.is_double and each not in inside_doubles(board)]


def arm_tiles(board: Board) -> set[Tile]:
    """The tiles that lie on an arm, or are joined to one that does."""
    found: set[Tile] = set()
    for placement in board.placements:
        at = placement.connection
        if at is not None and (at.port.is_branch or at.tile in found):
            found.add(placement.tile)
    return found


def totals(board: Board) -> Iterator[tuple[Mistake, int]]:
    """The sums that mistakes lead to, in pips; some may come to the right one."""
    ends, total = board.scoring_ends, board.total
    doubles = [end for end in ends if end.port is None]
    yield Mistake.DOUBLE_ONCE, total - sum(end.points // 2 for end in doubles)
    yield Mistake.INSIDE_DOUBLE, total + sum(tile.pips for tile in inside_doubles(board))
    yield Mistake.OPEN_ARM, total + sum(arm.value for arm in open_arms(board))
    on_arms = arm_tiles(board)
    yield Mistake.ARM_FORGOTTEN, total - sum(end.points for end in ends if end.tile in on_arms)
    if len(ends) > 1:
        yield Mistake.END_FORGOTTEN, total - max(end.points for end in ends)
    yield Mistake.WHOLE_TILE, sum(end.tile.pips for end in ends)


def awards(total: int) -> Iterator[tuple[Mistake, int]]:
    """What mistakes make of an end total, in displayed points."""
    if total % 5:
        yield Mistake.NOT_A_FIVE, displayed(nearest_five(total))
        yield Mistake.NOT_A_FIVE, displayed(total // 5 * 5)
        yield Mistake.NOT_A_FIVE, displayed(total // 5 * 5 + 5)
    elif total:
        yield Mistake.NOT_EARNED, 0
        yield Mistake.NOT_EARNED, 1
    else:
        yield Mistake.NOT_A_FIVE, 1
        yield Mistake.NOT_A_FIVE, 5
    if total:
        yield Mistake.PIPS_AS_POINTS, total


def places(board: Board, tile: Tile) -> Iterator[tuple[Mistake, int]]:
    """In how many places a tile goes, by those who do not know a rule."""
    spots = [each for each in board.legal_placements((tile,)) if each.connection is not None]
    at = [each.connection for each in spots if each.connection is not None]
    closed = [double for double in closed_doubles(board) if tile.has(double.low)]
    arms = [each for each in at if each.port.is_branch]
    lone = [double for double in closed if all(side in at for side in _sides(double))]
    yield Mistake.CLOSED_ARMS, len(at) + 2 * len(closed)
    yield Mistake.NO_ARMS, len(at) - len(arms)
    yield Mistake.ONE_SIDE, len(at) - len(lone)
    yield Mistake.EACH_VALUE_ONCE, len({each.value for each in at})


def _sides(double: Tile) -> tuple[Connection, Connection]:
    return double.connection(Port.LINE_A), double.connection(Port.LINE_B)
