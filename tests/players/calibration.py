"""How true the match equity is: python -m tests.players.calibration [MATCHES]

Whole matches of the careful playout policy (20,000 if not told), other ones than the tables come from. At
the start of each round the chance of every side is noted, and at the end whether it won: by decile of the
chance, how often it did.
"""

from __future__ import annotations

import sys
from random import Random

from fiveup_desktop.players.equity import Equity
from fiveup_desktop.players.make_equity import play_round
from fiveup_desktop.players.playouts import BLOCKED, ENTITY_BITS
from fiveup_desktop.rules import TARGET_RAW, entity_count


def play_match(chance: Random, players: int) -> tuple[list[tuple[list[int], int]], int]:
    """Scores and leading seat at the start of each round, and the entity that won."""
    scores, leader, starts = [0] * entity_count(players), int(chance.random() * players), []
    while TARGET_RAW not in scores:
        starts.append((scores.copy(), leader))
        turn = leader & ENTITY_BITS[players]
        turned = scores[turn:] + scores[:turn]
        dominoed = play_round(chance, players, turned)
        back = len(scores) - turn
        scores = turned[back:] + turned[:back]
        leader = int(chance.random() * players) if dominoed == BLOCKED else (leader + dominoed) % players
    return starts, scores.index(TARGET_RAW)


def deciles(players: int, matches: int) -> list[tuple[int, float, float]]:
    """For each decile: how many chances, their mean, and how many of them were won."""
    chance = Random(f"calibration {players}")
    entities = range(entity_count(players))
    equities = [Equity(players, entity) for entity in entities]
    counts, sums, wins = [0] * 10, [0.0] * 10, [0] * 10
    for _ in range(matches):
        starts, winner = play_match(chance, players)
        for scores, leader in starts:
            for entity in entities:
                value = equities[entity](scores, leader)
                decile = min(9, int(value * 10))
                counts[decile] += 1
                sums[decile] += value
                wins[decile] += entity == winner
    return [(n, s / n, w / n) for n, s, w in zip(counts, sums, wins, strict=True) if n]


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    for players in (2, 4, 3):
        print(f"{players} seats, {matches} matches")
        for count, told, won in deciles(players, matches):
            print(f"  {count:8} told {told:.4f}, won {won:.4f}: {won - told:+.4f}")


if __name__ == "__main__":
    main()
