"""What a choice costs: python -m tests.players.effort [MATCHES [CHOICES]]

Every level chooses in whole matches of Casual at every seat count (4 each if not told), the first CHOICES of
each match or all; CPU milliseconds of the choices that are none of one placement only.
"""

from __future__ import annotations

import sys
import time
from itertools import islice

from fiveup_desktop.players import LEVELS, choice_chance, policy_of
from fiveup_desktop.rules import SeatView
from tests.players.positions import PLAYERS, play


def cost(level: str, players: int, matches: int, choices: int) -> list[float]:
    """CPU milliseconds of each free choice in matches between casual players, in order of size."""
    spent = []
    policy = policy_of(level)
    for number in range(matches):
        free = (match for match in play(number, players) if len(match.legal_actions()) > 1)
        for match in islice(free, choices):
            view, chance = SeatView.of(match, match.to_move), choice_chance(number, 0, *match.ply)
            start = time.process_time()
            policy.choose(view, chance)
            spent.append(1000 * (time.process_time() - start))
    return sorted(spent)


def main() -> None:
    matches, choices, *_ = [*map(int, sys.argv[1:]), *(4, 1000)[len(sys.argv) - 1 :]]
    for players in PLAYERS:
        for level in LEVELS:
            spent = cost(level, players, matches, choices)
            mean, p95 = sum(spent) / len(spent), spent[int(0.95 * len(spent))]
            print(
                f"{players} seats, {level:7} {len(spent):4} choices: "
                f"mean {mean:.1f}, p95 {p95:.1f}, max {spent[-1]:.1f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
