"""Whole random matches of the engine, for the checks that hold for any match."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from fiveup_desktop.rules import Action, Match, Transition, deal_round

PLAYERS = (2, 3, 4)


def play(seed: int, players: int) -> Iterator[Transition]:
    """Play one match at random, to its end."""
    chance = Random(f"{seed} {players}")
    match = Match.new(players)
    while not match.is_over:
        if match.needs_deal:
            nonce = f"{chance.getrandbits(128):032x}"
            match = match.start_round(deal_round(chance, players, match.next_leader, nonce))
        transition = match.play(_choose(match.legal_actions(), chance))
        yield transition
        match = transition.after


def _choose(legal: tuple[Action, ...], chance: Random) -> Action:
    return legal[int(chance.random() * len(legal))]


@cache
def match_of(seed: int, players: int) -> tuple[Transition, ...]:
    """All that happens in one random match; the same object for the same arguments."""
    return tuple(play(seed, players))


def positions(seed: int, players: int, share: float) -> Iterator[Match]:
    """Some of the positions of a match, at random, the last one always."""
    chance = Random(f"positions {seed} {players}")
    for transition in match_of(seed, players):
        if chance.random() < share:
            yield transition.before
    yield match_of(seed, players)[-1].after
