"""How long matches are: python -m tests.players.lengths [MATCHES]

So many matches of Casual (3,000 if not told) at each seat count, to their end: rounds and actions of the
average one, of the 99th of a hundred, and of the longest.
"""

from __future__ import annotations

import sys

from fiveup_desktop.commands.contest import Contest
from tests.players.positions import PLAYERS


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    for players in PLAYERS:
        rounds, actions = [], []
        for index in range(matches):
            played = list(Contest(("casual",) * players, 3000).play(index))
            rounds.append(len(played[-1].after.rounds))
            actions.append(len(played))
        print(f"{players} seats, {matches} matches of Casual: all ended", flush=True)
        for what, counts in (("rounds", sorted(rounds)), ("actions", sorted(actions))):
            mean, p99 = sum(counts) / matches, counts[int(0.99 * matches)]
            print(f"  {what}: mean {mean:.1f}, p99 {p99}, longest {counts[-1]}", flush=True)


if __name__ == "__main__":
    main()
