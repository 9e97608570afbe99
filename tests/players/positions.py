"""Positions of whole matches, and the same positions with what is hidden from a seat in another order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from fiveup_desktop.players import choice_chance, policy_of
from fiveup_desktop.rules import Match, SeatView, deal_round

PLAYERS = (2, 3, 4)


def play(seed: int, players: int, level: str = "casual") -> Iterator[Match]:
    """Every position of a match in which a seat is to move."""
    chance = Random(f"{seed} {players}")
    match = Match.new(players)
    while not match.is_over:
        if match.needs_deal:
            match = match.start_round(deal_round(chance, players, match.next_leader))
        yield match
        action = policy_of(level).choose(
            SeatView.of(match, match.to_move), choice_chance(seed, 0, *match.ply)
        )
        match = match.play(action).after


def some(count: int, players: int, seed: int = 0) -> list[Match]:
    """So many positions with a choice in them, from several matches, every fifth with an empty boneyard."""
    chance, found, number = Random(f"some {seed} {players}"), [], 0
    while len(found) < count:
        for match in play(number, players, "random" if number % 2 else "casual"):
            wanted = 1 if match.round.boneyard_count == 0 else 0.08
            if len(match.legal_actions()) > 1 and chance.random() < wanted and len(found) < count:
                found.append(match)
        number += 1
    return found


def permuted(match: Match, seat: int, chance: Random) -> Match:
    """The match with the tiles that `seat` cannot see dealt anew: other hands and boneyard."""
    current = match.round
    hidden = [tile for s, hand in enumerate(current.hands) if s != seat for tile in hand]
    hidden += current.boneyard
    chance.shuffle(hidden)
    hands = list(current.hands)
    for s, hand in enumerate(hands):
        if s != seat:
            hands[s] = tuple(hidden[: len(hand)])
            del hidden[: len(hand)]
    drawn = current.deal.boneyard[: current.drawn]
    deal = replace(current.deal, boneyard=(*drawn, *hidden))
    return match._replace(rounds=(*match.rounds[:-1], current._replace(deal=deal, hands=tuple(hands))))
