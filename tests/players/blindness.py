"""That no player peeks, in full numbers: python -m tests.players.blindness [VIEWS PERMUTATIONS CHOICES]

200 positions of each seat count, 1,000 permutations of the hidden tiles each: the view is the same, byte by
byte. 50 of each, 5 permutations each: every level chooses the same; a planted player that peeks does not.
"""

from __future__ import annotations

import sys
from random import Random

from fiveup_desktop.players import ALL_LEVELS, choice_chance, policy_of
from fiveup_desktop.rules import Action, Match, SeatView
from tests.players.positions import PLAYERS, permuted, some

PERMUTATIONS_OF_CHOICES = 5


def peek(match: Match) -> Action:
    """What a player that is handed the match could do: lay what the next seat has least to answer with."""
    following = match.round.hands[(match.to_move + 1) % match.players]

    def replies(action: Action) -> int:
        return len(match.round.board.placed(action).legal_placements(following))

    return min(match.legal_actions(), key=lambda action: (replies(action), str(action)))


def choose(level: str, match: Match) -> Action:
    return policy_of(level).choose(SeatView.of(match, match.to_move), choice_chance(0, 0, *match.ply))


def same_views(players: int, views: int, permutations: int) -> None:
    chance = Random(players)
    for match in some(views, players, seed=2):
        told = SeatView.of(match, match.to_move).to_text().encode()
        for _ in range(permutations):
            other = permuted(match, match.to_move, chance)
            assert SeatView.of(other, match.to_move).to_text().encode() == told
    print(f"{players} seats: {views} views the same over {permutations} permutations each", flush=True)


def same_choices(players: int, choices: int) -> None:
    chance = Random(players)
    dealt = [
        (match, *[permuted(match, match.to_move, chance) for _ in range(PERMUTATIONS_OF_CHOICES)])
        for match in some(choices, players, seed=3)
    ]
    for level in ALL_LEVELS:
        assert all(len({choose(level, match) for match in matches}) == 1 for matches in dealt)
        print(f"{players} seats: {choices} choices of {level} the same over 5 permutations each", flush=True)
    caught = sum(len({peek(match) for match in matches}) > 1 for matches in dealt)
    assert caught
    print(f"{players} seats: a player that peeks is caught in {caught} of {choices}", flush=True)


def main() -> None:
    views, permutations, choices = map(int, sys.argv[1:] or (200, 1000, 50))
    for players in PLAYERS:
        same_views(players, views, permutations)
        same_choices(players, choices)


if __name__ == "__main__":
    main()
