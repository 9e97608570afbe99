"""The tables of match equity: whole, sensible, and a chance for everybody that adds up to one."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from fiveup_desktop.players.equity import (
    CUBE,
    KNOTS,
    SIZE,
    Equity,
    corners_of,
    read_table,
    write_table,
)
from fiveup_desktop.players.make_equity import outcomes, solve_three, solve_two
from fiveup_desktop.players.playouts import BLOCKED
from fiveup_desktop.resources import resource_path
from fiveup_desktop.rules import TARGET_RAW, entity_count

TABLES = {2: "pairs.bin", 3: "threes.bin", 4: "partnerships.bin"}


@pytest.mark.parametrize("players", TABLES)
def test_a_table_is_whole(players):
    values = read_table(players)
    assert write_table(values) == resource_path("equity", TABLES[players]).read_bytes()
    assert all(0 <= value <= 1 for value in values)
    sides = entity_count(players)
    assert 1 / sides < values[0] < 1 / sides + 0.1  # To lead at 0 to 0 is a small advantage.


@pytest.mark.parametrize("players", TABLES)
def test_more_points_are_worth_more(players):
    equity = Equity(players, 0)
    for other in range(0, 300, 30):
        row = [equity([own, *[other] * (entity_count(players) - 1)], 0) for own in range(0, 300, 60)]
        assert row == sorted(row)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_add_up(players):
    entities = range(entity_count(players))
    for scores in itertools.product((-10, 0, 150, 290, 300), repeat=len(entities)):
        for leader in (BLOCKED, *range(players)):
            chances = [Equity(players, entity)(scores, leader) for entity in entities]
            assert sum(chances) == pytest.approx(1, abs=1e-4)
    won = [100] * len(entities)
    won[1] = TARGET_RAW
    assert [Equity(players, entity)(won, 0) for entity in entities] == [float(e == 1) for e in entities]


@pytest.mark.parametrize("scores", [(0, 0, 0), (8, 60, 55), (3, 61 - 1, 44), (59, 12, 51)])
def test_three_scores_are_read_between_knots(scores):
    corners = corners_of(scores)
    assert sum(weight for _, weight in corners) == pytest.approx(1)
    side = len(KNOTS)
    for axis, score in enumerate(scores):
        knots = [KNOTS[place // side ** (2 - axis) % side] for place, _ in corners]
        assert sum(weight * knot for knot, (_, weight) in zip(knots, corners, strict=True)) == pytest.approx(
            score
        )


def test_tables_are_made_from_rounds():
    for players, solve, size in ((2, solve_two, SIZE * SIZE), (3, solve_three, 3 * CUBE)):
        scores = (60,) * players
        ended = outcomes(Random(1), players, scores, 40)
        assert ended.total() == 40
        values = solve({scores: ended})
        assert len(values) == size
        # At 60 each every outcome is a win or 60 each again, so the chances are worked out by hand.
        won = sum(count for outcome, count in ended.items() if outcome[0] == 61)
        again = sum(count for outcome, count in ended.items() if 61 not in outcome[:-1])
        place = SIZE * SIZE - 1 if players == 2 else CUBE - 1
        assert won / 40 <= values[place] <= (won + again) / 40
