"""A small survey: random and harmful rounds without a fault. survey.py itself runs at any size."""

from __future__ import annotations

import pytest

from fiveup_desktop.layout import lay_out
from fiveup_desktop.rules import FULL_SET, Board
from tests.layout.checker import faults, target_faults
from tests.layout.rounds import POLICIES
from tests.layout.survey import HEADER, main, rounds_of, row, survey, table_fields, target_fields


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_random_rounds(players: str) -> None:
    figures = survey("random", players, 60)
    assert figures.faults == {}
    assert figures.kinds["moved"] == 0
    assert figures.rounds == 60
    assert min(figures.view_px) >= 18


@pytest.mark.parametrize("policy", [name for name in POLICIES if name != "random"])
def test_rounds_that_mean_harm(policy: str) -> None:
    for hands in ("2", "free"):
        figures = survey(policy, hands, 6, targets_every=1000, first=1)
        assert figures.faults == {}
        assert figures.most_moved <= 5


@pytest.mark.parametrize("number", range(3))
def test_faults_planted_in_laid_tables_are_caught(number: int) -> None:
    """Each tile shifted by half a unit each way, and each target left out."""
    (whole,) = rounds_of("doubles-first", "4", 1, number)
    placed = list(whole)[:14]
    table = lay_out(placed)
    actions, tiles, links = table_fields(table)
    for tile in tiles:
        for axis, by in (("x", 0.5), ("x", -0.5), ("y", 0.5), ("y", -0.5)):
            shifted = [{**each, axis: each[axis] + by} if each is tile else each for each in tiles]
            assert faults(actions, shifted, links)
    board = Board.from_text(" ".join(actions))
    legal = board.legal_placements([tile for tile in FULL_SET if tile not in table.poses])
    targets = [target_fields(placement, table.target(placement)) for placement in legal]
    assert target_faults(actions, tiles, links, map(str, legal), targets) == []
    for target in targets:
        rest = [each for each in targets if each is not target]
        assert target_faults(actions, tiles, links, map(str, legal), rest) == [
            f"no target for {target['action']}"
        ]


def test_it_prints_a_row_for_each_policy_and_hands(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rounds", "2", "--players", "3", "--policies", "random,depth-first", "--free"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == HEADER
    assert [line.split()[:3] for line in lines[1:]] == [
        ["random", "3", "2"],
        ["random", "free", "2"],
        ["depth-first", "3", "2"],
        ["depth-first", "free", "2"],
    ]
    assert len(row("random", "3", survey("random", "3", 1))) == len(HEADER)
