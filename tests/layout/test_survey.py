"""A small survey: random and harmful rounds without a fault. survey.py itself runs at any size."""

from __future__ import annotations

import pytest

from tests.layout.rounds import POLICIES
from tests.layout.survey import HEADER, main, row, survey


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
