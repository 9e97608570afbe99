"""A SeatView holds what its seat may know, and nothing changes when the rest is permuted."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fiveup_desktop.rules import Draw, Match, SeatView, shuffle
from tests.rules.matches import PLAYERS, match_of


def permuted(match: Match, seat: int, chance: Random) -> Match:
    """The match with all changed that `seat` cannot see: other hands, boneyard, the deal behind them."""
    current = match.rounds[-1]
    hidden = [tile for other, hand in enumerate(current.hands) if other != seat for tile in hand]
    tiles = shuffle([*hidden, *current.boneyard], chance)
    hands = []
    for other, hand in enumerate(current.hands):
        hands.append(hand if other == seat else tuple(tiles.pop() for _ in hand))
    drawn = shuffle(current.deal.boneyard[: current.drawn], chance)
    dealt = shuffle([tile for hand in current.deal.hands for tile in hand], chance)
    deal = replace(
        current.deal,
        hands=tuple(tuple(dealt[start : start + 5]) for start in range(0, len(dealt), 5)),
        boneyard=(*drawn, *tiles),
        nonce=f"{chance.getrandbits(128):032x}",
    )
    changed = current._replace(hands=tuple(hands), deal=deal)
    return match._replace(rounds=(*match.rounds[:-1], changed))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_permuting_what_is_hidden_changes_nothing(seed, players):
    chance = Random(seed)
    changed = 0
    for transition in match_of(seed, players):
        match = transition.after
        if match.rounds[-1].outcome is not None:
            continue
        for seat in range(players):
            other = permuted(match, seat, chance)
            changed += other.rounds[-1].hands != match.rounds[-1].hands
            assert SeatView.of(other, seat) == SeatView.of(match, seat)
            assert SeatView.of(other, seat).to_text() == SeatView.of(match, seat).to_text()
    assert changed > 100


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_known_shows_in_the_text(players):
    """Every accepted action is seen by every seat, a draw too; its tile only by the one who drew."""
    for transition in match_of(1, players):
        if transition.outcome is not None:
            continue
        for seat in range(players):
            assert (
                SeatView.of(transition.before, seat).to_text()
                != SeatView.of(transition.after, seat).to_text()
            )
        if isinstance(transition.action, Draw):
            own = SeatView.of(transition.after, transition.seat)
            assert transition.drawn in own.hand


@pytest.mark.parametrize("players", PLAYERS)
def test_its_legal_actions_are_those_of_the_seat_to_move(players):
    for transition in match_of(2, players):
        match = transition.before
        for seat in range(players):
            legal = SeatView.of(match, seat).legal_actions()
            assert set(legal) == (set(match.legal_actions()) if seat == match.to_move else set())


def test_the_order_of_the_hand_is_no_knowledge():
    match = match_of(0, 2)[0].before
    current = match.rounds[-1]
    turned = current._replace(hands=tuple(tuple(reversed(hand)) for hand in current.hands))
    assert SeatView.of(match._replace(rounds=(turned,)), 0) == SeatView.of(match, 0)


def test_there_is_no_view_before_the_first_deal():
    with pytest.raises(ValueError):
        SeatView.of(Match.new(2), 0)
