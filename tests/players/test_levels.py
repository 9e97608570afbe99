"""Every level: what it answers is legal, repeatable, and made from its seat's knowledge alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fiveup_desktop.players import ALL_LEVELS, DEFAULT_LEVEL, LEVELS, choice_chance, policy_of
from fiveup_desktop.rules import SeatView
from tests.rules.matches import PLAYERS, match_of
from tests.rules.test_seat_view import permuted


def choices(seed, players):
    """The positions of a match that leave a choice."""
    for transition in match_of(seed, players):
        if len(transition.before.legal_actions()) > 1:
            yield transition.before


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_answers_are_legal_and_the_same_again(level, players):
    policy = policy_of(level)
    for number, transition in enumerate(match_of(5, players)):
        view = SeatView.of(transition.before, transition.seat)
        chosen = policy.choose(view, Random(number))
        assert chosen in transition.before.legal_actions()
        assert policy.choose(view, Random(number)) == chosen


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_what_it_cannot_see_changes_nothing(level, players):
    policy, chance = policy_of(level), Random(1)
    for number, match in enumerate(choices(6, players)):
        other = permuted(match, match.to_move, chance)
        chosen = policy.choose(SeatView.of(match, match.to_move), Random(number))
        assert policy.choose(SeatView.of(other, match.to_move), Random(number)) == chosen


def test_random_plays_everything_as_often():
    match = next(match for match in choices(0, 2) if len(match.legal_actions()) == 4)
    view, chance = SeatView.of(match, match.to_move), Random(2)
    counts = Counter(policy_of("random").choose(view, chance) for _ in range(4000))
    assert all(abs(counts[action] - 1000) < 150 for action in match.legal_actions())


def test_levels_by_name():
    assert set(ALL_LEVELS) == {"random", *LEVELS}
    assert DEFAULT_LEVEL in LEVELS
    assert policy_of(None) is policy_of("of another world") is policy_of(DEFAULT_LEVEL)
    assert len({id(policy_of(level)) for level in ALL_LEVELS}) == len(ALL_LEVELS)


def test_every_choice_has_its_own_chance():
    moments = [
        (7, 0, 0, 0),
        (8, 0, 0, 0),
        (7, 1, 0, 0),
        (7, 0, 1, 0),
        (7, 0, 0, 1),
        (7, 0, 11, 0),
        (70, 0, 1, 1),
    ]
    assert len({choice_chance(*moment).random() for moment in moments}) == len(moments)
    # Pinned: simulations of old seeds stay what they were.
    assert choice_chance(7, 1, 2, 3).random() == 0.18372489030541395
