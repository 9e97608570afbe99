"""Rounds to lay out: dealt hands or all tiles free, chosen at random or by a policy that means harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from fiveup_desktop.rules import FULL_SET, Board, Placement, Port, Tile

Wish = Callable[[Board, Placement], float | None]
"""How gladly a policy makes a placement; None if never."""


def _age(board: Board, placement: Placement) -> int:
    at = placement.connection
    return 0 if at is None else board.tiles.index(at.tile)


def _is_arm(placement: Placement) -> bool:
    return placement.connection is not None and placement.connection.port in (Port.BRANCH_A, Port.BRANCH_B)


POLICIES: dict[str, Wish] = {
    "random": lambda board, placement: 0,
    "doubles-first": lambda board, placement: placement.tile.is_double,
    "arms-first": lambda board, placement: 2 * _is_arm(placement) + placement.tile.is_double,
    "straight-line": lambda board, placement: None if _is_arm(placement) else 0,
    "late-branches": lambda board, placement: -_is_arm(placement),
    "depth-first": _age,
    "breadth-first": lambda board, placement: -_age(board, placement),
    "doubles-breadth": lambda board, placement: 100 * placement.tile.is_double - _age(board, placement),
    "arms-depth": lambda board, placement: 100 * _is_arm(placement) + _age(board, placement),
}


def _choose(rng: Random, board: Board, legal: tuple[Placement, ...], wish: Wish) -> Placement | None:
    wishes = [(wanted, placement) for placement in legal if (wanted := wish(board, placement)) is not None]
    if not wishes:
        return None
    best = max(wanted for wanted, _ in wishes)
    return rng.choice([placement for wanted, placement in wishes if wanted == best])


def dealt_round(rng: Random, players: int, policy: str) -> Iterator[Placement]:
    """A round with hands of 5: draws until a tile fits, ends as a domino or blocked."""
    stock = list(FULL_SET)
    rng.shuffle(stock)
    hands: list[list[Tile]] = [[stock.pop() for _ in range(5)] for _ in range(players)]
    board, seat, passed = Board.empty(), 0, 0
    while passed < players:
        hand = hands[seat]
        placement = _choose(rng, board, board.legal_placements(hand), POLICIES[policy])
        while placement is None and stock:
            hand.append(stock.pop())
            placement = _choose(rng, board, board.legal_placements(hand), POLICIES[policy])
        passed = 0 if placement else passed + 1
        if placement:
            board = board.place(placement)
            hand.remove(placement.tile)
            yield placement
            if not hand:
                return
        seat = (seat + 1) % players


def free_round(rng: Random, policy: str) -> Iterator[Placement]:
    """A round in which one hand holds all 28 tiles."""
    hand, board = list(FULL_SET), Board.empty()
    while placement := _choose(rng, board, board.legal_placements(hand), POLICIES[policy]):
        board = board.place(placement)
        hand.remove(placement.tile)
        yield placement
