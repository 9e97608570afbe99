"""The tables of match equity: whole, sensible, and a chance for everybody that adds up to one."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from fiveup_desktop.players.equity import SIZE, Equity, read_table, write_table
from fiveup_desktop.players.make_equity import outcomes, solve
from fiveup_desktop.players.playouts import BLOCKED
from fiveup_desktop.resources import resource_path
from fiveup_desktop.rules import TARGET_RAW, entity_count

TABLES = ("pairs.bin", "partnerships.bin")


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_whole(name):
    values = read_table(name)
    assert write_table(values) == resource_path("equity", name).read_bytes()
    assert all(0 <= value <= 1 for value in values)
    assert 0.5 < values[0] < 0.56  # To lead at 0 to 0 is a small advantage.


@pytest.mark.parametrize("name", TABLES)
def test_more_points_are_worth_more(name):
    values = read_table(name)
    for other in range(0, 60, 6):
        row = [values[own * SIZE + other] for own in range(0, 60, 12)]
        assert row == sorted(row)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_add_up(players):
    entities = range(entity_count(players))
    for scores in itertools.product((-10, 0, 150, 290, 300), repeat=len(entities)):
        for leader in (BLOCKED, *range(players)):
            chances = [Equity(players, entity)(scores, leader) for entity in entities]
            assert sum(chances) == pytest.approx(1)
    won = [100] * len(entities)
    won[1] = TARGET_RAW
    assert [Equity(players, entity)(won, 0) for entity in entities] == [float(e == 1) for e in entities]


def test_a_table_is_made_from_rounds():
    chain = {(own, other): outcomes(Random(1), 2, own, other, 4) for own in (50, 60) for other in (50, 60)}
    ended = chain[60, 60]
    assert ended.total() == 4
    assert all(0 <= own <= 61 and 0 <= other <= 61 for own, other, _ in ended)
    assert len(solve({(own, other): ended for own in range(SIZE) for other in range(SIZE)})) == SIZE * SIZE
