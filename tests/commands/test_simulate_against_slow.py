"""What `simulate` writes are whole matches by the slow rules, and its numbers are those of the records."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.referee.judge import judge_bytes

ROOT = Path(__file__).parent.parent.parent
PATIENCE_S = 300


@pytest.mark.parametrize(
    ("players", "matches", "levels"),
    [(2, 6, "casual,random"), (3, 6, "random,casual,random"), (4, 6, "casual,random")],
)
def test_records_of_simulate(tmp_path: Path, players: int, matches: int, levels: str) -> None:
    arguments = f"simulate --players {players} --levels {levels} --matches {matches} --seed 3 --json --out"
    run = subprocess.run(
        [sys.executable, "-m", "fiveup_desktop", *arguments.split(), str(tmp_path / "out")],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=PATIENCE_S,
    )
    assert (run.returncode, run.stderr) == (0, "")
    summary = json.loads(run.stdout)
    paths = sorted((tmp_path / "out").iterdir())
    assert [path.name for path in paths] == [f"match-{n:06}.fiveup" for n in range(1, matches + 1)]
    rounds = actions = 0
    wins: dict[str, int] = {}
    for path in paths:
        record = json.loads(path.read_bytes())
        assert "meta" not in record
        told = judge_bytes(path.read_bytes())
        assert told["winner"] is not None
        winning_level = record["players"][told["winner"]]["level"]
        wins[winning_level] = wins.get(winning_level, 0) + 1
        rounds += len(told["rounds"])
        actions += sum(len(one["steps"]) for one in told["rounds"])
    assert (summary["players"], summary["matches"]) == (players, matches)
    assert (summary["rounds"], summary["actions"]) == (rounds, actions)
    for level, numbers in summary["by_level"].items():
        assert numbers["wins"] == wins.get(level, 0)
    entities = told["entities"]
    firsts = [json.loads(path.read_bytes())["rounds"][0] for path in paths]
    deals = [json.dumps([one["lot"], one["hands"], one["boneyard"]]) for one in firsts]
    assert [deals.index(deal) // entities for deal in deals] == [n // entities for n in range(matches)]
