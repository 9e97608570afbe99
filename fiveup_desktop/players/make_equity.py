"""Make the tables of match equity: python -m fiveup_desktop.players.make_equity PLAYERS FILE ROUNDS

For each pair (or, for three, each of a grid of triples) of scores, so many rounds are dealt and played by the
careful playout policy, with the target test and its discards; their outcomes make a chain of scores whose
chance to be won is found by value iteration. The same arguments make the same file.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from fiveup_desktop.players.equity import CUBE, KNOTS, SIZE, corners_of, write_table
from fiveup_desktop.players.kernel import DOUBLES, ONE_FIELD, SCORING, Table
from fiveup_desktop.players.playouts import (
    BLOCKED,
    ENTITY_BITS,
    NARROW_TILES,
    NEXT_SEATS,
    World,
    play_out,
)
from fiveup_desktop.players.weights import Prospect, careful_worth
from fiveup_desktop.rules import FULL_SET, RAW_PER_DISPLAYED, TARGET_RAW, shuffle

SWEEPS: Final = 60
"""More than enough: a round that changes no score is rare."""

SWEEPS_OF_THREE: Final = 8

Outcome: TypeAlias = tuple[int, ...]
"""The displayed scores after a round, the leader's first, and who leads next: entity, or BLOCKED."""

_OPENED: Final = tuple([Table.opened(tile.index) for tile in FULL_SET])


def play_round(chance: Random, players: int, scores_raw: list[int]) -> int:
    """Deal a round that seat 0 leads and play it to its end; the result is as for `play_out`."""
    tiles = shuffle(range(28), chance)
    dealt = [tiles[5 * seat : 5 * seat + 5] for seat in range(players)]
    opening = _opening(dealt[0], scores_raw[0])
    table = _OPENED[opening]
    if not table.total % 5 and scores_raw[0] + table.total <= TARGET_RAW:
        scores_raw[0] += table.total
        if scores_raw[0] == TARGET_RAW:
            return 0
    hands = [sum([NARROW_TILES[tile] for tile in hand]) for hand in dealt]
    hands[0] ^= NARROW_TILES[opening]
    hidden = ONE_FIELD ^ NARROW_TILES[opening]
    world = World(tuple(hands), tuple(tiles[5 * players :]), hidden, (ONE_FIELD,) * players)
    return play_out(table, world, NEXT_SEATS[players][0], scores_raw, (True,) * players)


def _opening(hand: list[int], score_raw: int) -> int:
    """The tile to open with, judged as the careful policy judges."""
    own = sum([NARROW_TILES[tile] for tile in hand])

    def worth(tile: int) -> float:
        table = _OPENED[tile]
        scoring, places = SCORING[table.total % 5], table.places & ONE_FIELD
        fits, kept = places & ~own, places & (own ^ NARROW_TILES[tile])
        return careful_worth(
            Prospect(
                total=table.total,
                score_raw=score_raw,
                laid=NARROW_TILES[tile].bit_length() - 1,
                kept=kept.bit_count(),
                kept_doubles=(kept & DOUBLES).bit_count(),
                kept_scoring=(kept & scoring).bit_count(),
                rest_count=len(hand) - 1,
                rest_pips=sum([FULL_SET[other].pips for other in hand]) - FULL_SET[tile].pips,
                next_count=len(hand),
                unseen_count=len(FULL_SET) - len(hand),
                fitting=fits.bit_count(),
                scoring=(fits & scoring).bit_count(),
            )
        )

    return max(hand, key=worth)


def outcomes(chance: Random, players: int, led_at: Sequence[int], rounds: int) -> Counter[Outcome]:
    """How rounds end that are led at these displayed scores; scores below zero count as zero."""
    ended: Counter[Outcome] = Counter()
    for _ in range(rounds):
        scores = [score * RAW_PER_DISPLAYED for score in led_at]
        leader = play_round(chance, players, scores)
        after = [max(0, score // RAW_PER_DISPLAYED) for score in scores]
        ended[*after, leader if leader == BLOCKED else leader & ENTITY_BITS[players]] += 1
    return ended


Chain: TypeAlias = dict[tuple[int, ...], Counter[Outcome]]


def solve_two(chain: Chain) -> list[float]:
    """The chance of the leader to win, for each pair of scores, by value iteration."""
    values = [0.5] * (SIZE * SIZE)

    def worth(outcome: Outcome) -> float:
        own, other, leader = outcome
        if SIZE in (own, other):
            return float(own == SIZE)
        leading, following = values[own * SIZE + other], 1.0 - values[other * SIZE + own]
        return (leading + following) / 2 if leader == BLOCKED else following if leader else leading

    for _ in range(SWEEPS):
        for own, other in sorted(chain, key=sum, reverse=True):
            ended = chain[own, other]
            won = sum([count * worth(outcome) for outcome, count in ended.items()])
            values[own * SIZE + other] = won / ended.total()
    return values


def solve_three(chain: Chain) -> list[float]:
    """The chances of the leader, the next and the third to win, for three scores of KNOTS each."""
    values = [[1 / 3] * CUBE for _ in range(3)]

    def worth(outcome: Outcome) -> list[float]:
        *scores, leader = outcome
        if SIZE in scores:
            return [float(score == SIZE) for score in scores]
        leaders = range(3) if leader == BLOCKED else (leader,)
        chances = [0.0] * 3
        for first in leaders:
            corners = corners_of([scores[first], scores[first - 2], scores[first - 1]])
            for seat in range(3):
                table = values[(seat - first) % 3]
                chances[seat] += sum([weight * table[place] for place, weight in corners]) / len(leaders)
        return chances

    for _ in range(SWEEPS_OF_THREE):
        for state in sorted(chain, key=sum, reverse=True):
            (place, _), *_ = corners_of(state)
            ended = chain[state]
            worths = [(count, worth(outcome)) for outcome, count in ended.items()]
            for seat in range(3):
                values[seat][place] = sum([count * w[seat] for count, w in worths]) / ended.total()
    return [value for table in values for value in table]


def main() -> None:
    """Make one table."""
    players, path = int(sys.argv[1]), Path(sys.argv[2])
    rounds = int(sys.argv[3])
    chance = Random(f"five up, equity, {players}")
    states = product(KNOTS, repeat=3) if players == 3 else product(range(SIZE), repeat=2)
    chain = {state: outcomes(chance, players, state, rounds) for state in states}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(write_table(solve_three(chain) if players == 3 else solve_two(chain)))


if __name__ == "__main__":
    main()
