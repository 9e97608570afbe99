"""What a choice costs: python -m tests.players.effort [MATCHES]

Every level plays whole matches at every seat count (4 each if not told); CPU milliseconds of the choices that
are none of one placement only.
"""

from __future__ import annotations

import sys
import time

from fiveup_desktop.players import LEVELS, choice_chance, policy_of
from fiveup_desktop.rules import SeatView
from tests.players.positions import PLAYERS, play


def cost(level: str, players: int, matches: int) -> list[float]:
    """CPU milliseconds of each free choice in matches between casual players, in order of size."""
    spent = []
    policy = policy_of(level)
    for number in range(matches):
        for match in play(number, players):
            if len(match.legal_actions()) < 2:
                continue
            view, chance = SeatView.of(match, match.to_move), choice_chance(number, 0, *match.ply)
            start = time.process_time()
            policy.choose(view, chance)
            spent.append(1000 * (time.process_time() - start))
    return sorted(spent)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    for players in PLAYERS:
        for level in LEVELS:
            spent = cost(level, players, matches)
            mean, p95 = sum(spent) / len(spent), spent[int(0.95 * len(spent))]
            print(
                f"{players} seats, {level:7} {len(spent):4} choices: "
                f"mean {mean:.1f}, p95 {p95:.1f}, max {spent[-1]:.1f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
