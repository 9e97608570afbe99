"""Both engines beside the package `dominoes`, all at random: the checked one, and the playout kernel."""

from __future__ import annotations

from random import Random

import dominoes

from fiveup_desktop.players.playouts import play_at_random
from fiveup_desktop.rules import Match, Placement, deal_round
from tests.perf.measure import Result, rate, side_by_side


def play_match(chance: Random) -> int:
    """Play one match of four at random, dealing included; return the number of placements."""
    match = Match.new(4)
    placements = 0
    while not match.is_over:
        if match.needs_deal:
            match = match.start_round(deal_round(chance, 4, match.next_leader))
        action = chance.choice(match.legal_actions())
        placements += isinstance(action, Placement)
        match = match.play(action).after
    return placements


def play_game(chance: Random) -> int:
    """Play one game of the package at random, dealing included; return the number of placements."""
    game = dominoes.Game.new(starting_player=0)
    placements = 0
    while game.result is None:
        game.make_move(*chance.choice(game.valid_moves))
        placements += 1
    return placements


def checked_engine() -> Result:
    """Placements a CPU second."""
    ours, theirs = Random(61), Random(61)
    return side_by_side(
        lambda: rate(lambda: play_match(ours)), lambda: rate(lambda: play_game(theirs)), "placements/s"
    )


def play_rounds(chance: Random, pile: list[int], rounds: int = 100) -> int:
    """Play rounds of two at random in the kernel, dealing and settling included; return their number."""
    for number in range(rounds):
        play_at_random(chance.random, pile, number % 2, 2, [0, 0])
    return rounds


def playout_kernel() -> Result:
    """Random rounds of two (games of the package) a CPU second."""
    ours, theirs, pile = Random(61), Random(61), list(range(28))

    def game() -> int:
        play_game(theirs)
        return 1

    return side_by_side(lambda: rate(lambda: play_rounds(ours, pile)), lambda: rate(game), "rounds/s")
