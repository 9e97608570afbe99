"""Every level at every seat count: legal, the same for the same arguments, blind to what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from fiveup_desktop.players import ALL_LEVELS, LEVELS, choice_chance, policy_of
from fiveup_desktop.rules import Match, Placement, SeatView
from tests.players.blindness import peek
from tests.players.positions import PLAYERS, permuted, play, some

CHEAP = ("random", "novice", "casual", "club")


def choice(level: str, match: Match, seed: int = 0):
    return policy_of(level).choose(SeatView.of(match, match.to_move), choice_chance(seed, 0, *match.ply))


def test_the_levels_in_order():
    assert LEVELS == ("novice", "casual", "club", "strong", "expert")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", CHEAP)
def test_whole_matches_are_played_legally(level, players):
    *_, last = play(3, players, level)
    assert last.to_move is not None


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_choices_are_legal_and_the_same_again(level, players):
    for match in some(8, players):
        action = choice(level, match)
        assert action in match.legal_actions()
        assert choice(level, match) == action


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_draws_and_passes_are_answered(level, players):
    seen = set()
    for match in play(1, players, "random"):
        legal = match.legal_actions()
        if len(legal) == 1 and not isinstance(legal[0], Placement) and legal[0] not in seen:
            seen.add(legal[0])
            assert choice(level, match) == legal[0]
    assert seen


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_hidden_is_not_in_the_view(players):
    chance = Random(players)
    for match in some(60, players):
        view = SeatView.of(match, match.to_move)
        for _ in range(20):
            other = permuted(match, view.seat, chance)
            assert SeatView.of(other, view.seat).to_text() == view.to_text()
            assert SeatView.of(other, view.seat) == view


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_what_is_hidden_changes_no_choice(level, players):
    chance = Random(players)
    for match in some(30 if level in CHEAP else 4, players, seed=1):
        action = choice(level, match)
        for _ in range(2):
            assert choice(level, permuted(match, match.to_move, chance)) == action


@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_that_peeks_is_caught(players):
    chance, caught = Random(players), 0
    for match in some(30, players):
        caught += any(peek(permuted(match, match.to_move, chance)) != peek(match) for _ in range(2))
    assert caught > 5


@pytest.mark.parametrize("level", LEVELS)
def test_a_match_is_no_view(level):
    match = some(1, 2)[0]
    with pytest.raises(AttributeError):
        policy_of(level).choose(match, Random(0))
