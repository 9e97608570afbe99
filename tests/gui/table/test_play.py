"""Whole rounds by real events: every way gives the same record, the scene always agrees with the engine."""

import random

import pytest

from .player import by_click, by_drag, by_keys

WAYS = {"click": by_click, "drag": by_drag, "keys": by_keys}


def play_round(table, how, seed):
    """Play a round to its end with a person who chooses by `seed`; check the scene after every action."""
    chooser = random.Random(seed)
    table.start()
    while not table.session.match.needs_deal and not table.session.match.is_over:
        check_scene(table)
        action = chooser.choice(table.session.match.legal_actions())
        table.act(action, how)
    check_scene(table)
    return table.record().rounds[0]


def check_scene(table):
    stage, match = table.page.stage, table.session.match
    board = match.round.board
    assert table.tiles_shown() == set(board.tiles)
    pins = [key for key in stage.board.items if key[0] in ("pin", "link")]
    assert len(pins) == max(0, len(board.tiles) - 1)
    badges = {(key[1], key[2]) for key in stage.badges.items}
    assert badges == {(end.tile, end.port) for end in board.scoring_ends}
    in_rack = {key[1] for key in stage.rack.items if key[0] == "tile"}
    assert in_rack == set(match.round.hands[0])
    assert not stage.air.items
    assert not stage.ghost.items


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_way_gives_the_same_record(sit_down, players):
    for seed in (5, 6):
        records = {}
        for name, how in WAYS.items():
            table = sit_down(players, seed=seed, folder=f"{name}{seed}")
            records[name] = play_round(table, how, seed)
        assert records["click"] == records["drag"] == records["keys"]
