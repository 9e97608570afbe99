"""That no player peeks, in full numbers: python -m tests.players.blindness

200 positions of each seat count, 1,000 permutations of the hidden tiles each: the view is the same, byte by
byte. 50 of each, 5 permutations each: every level chooses the same. The tests do the same in smaller numbers.
"""

from __future__ import annotations

from random import Random

from fiveup_desktop.players import ALL_LEVELS, choice_chance, policy_of
from fiveup_desktop.rules import SeatView
from tests.players.positions import PLAYERS, permuted, some


def main() -> None:
    for players in PLAYERS:
        chance = Random(players)
        for match in some(200, players, seed=2):
            told = SeatView.of(match, match.to_move).to_text().encode()
            for _ in range(1000):
                other = permuted(match, match.to_move, chance)
                assert SeatView.of(other, match.to_move).to_text().encode() == told
        print(f"{players} seats: 200 views the same over 1,000 permutations each", flush=True)
        for level in ALL_LEVELS:
            for match in some(50, players, seed=3):
                said = [
                    policy_of(level).choose(SeatView.of(m, m.to_move), choice_chance(0, 0, *m.ply))
                    for m in (match, *[permuted(match, match.to_move, chance) for _ in range(5)])
                ]
                assert len(set(said)) == 1
            print(f"{players} seats: 50 choices of {level} the same over 5 permutations each", flush=True)


if __name__ == "__main__":
    main()
