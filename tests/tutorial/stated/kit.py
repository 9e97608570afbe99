"""What the rules of the book are told with: positions, plays, whole matches."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from fiveup_desktop.rules import (
    Board,
    Deal,
    Match,
    Placement,
    Round,
    Tile,
    deal_round,
    entity_count,
)

STATED: dict[str, Callable[[], None]] = {}

ARMS = "1|4 1|1@1|4.low 4|4@1|4.high 3|4@4|4.line_b 1|2@1|1.line_b"


def states(*names: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    def mark(test: Callable[[], None]) -> Callable[[], None]:
        for name in names:
            assert name not in STATED, name
            STATED[name] = test
        return test

    return mark


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple([Tile.from_text(word) for word in text.split()])


def hands(*texts: str) -> tuple[tuple[Tile, ...], ...]:
    return tuple([tiles(text) for text in texts])


def at(
    board: str, held: tuple[tuple[Tile, ...], ...], boneyard: str = "", scores=None, seat: int = 0
) -> Match:
    """A match in the middle of a round."""
    players = len(held)
    deal = Deal(None, seat, held, tiles(boneyard))
    current = Round(deal, Board.from_text(board), held, 0, seat)
    return Match(players, scores or (0,) * entity_count(players), (current,))


def play(text: str) -> Placement:
    return Placement.from_text(text)


def whole(seed: int, players: int, most: int = 4000):
    """The transitions of a random match."""
    chance, match = Random(f"{seed} {players}"), Match.new(players)
    for _ in range(most):
        if match.is_over:
            return
        if match.needs_deal:
            match = match.start_round(deal_round(chance, players, match.next_leader, "0" * 32))
        legal = match.legal_actions()
        transition = match.play(legal[int(chance.random() * len(legal))])
        yield transition
        match = transition.after
