"""Two games over one folder: one writer always.

FIVEUP_STARTS=200 makes the long version, with `-o faulthandler_timeout=0`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from fiveup_desktop.records import record_to_bytes
from tests.architecture.source import ROOT
from tests.records.good import record_of

STARTS = int(os.environ.get("FIVEUP_STARTS", "4"))


def start(folder: Path) -> subprocess.Popen:
    command = [sys.executable, "-m", "tests.session.instance", str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def end(game: subprocess.Popen, kill: bool) -> None:
    if kill:
        game.kill()
    game.communicate()


def test_of_two_games_started_at_once_one_writes(tmp_path):
    """Some are killed, and so leave a lock behind that the next two fall over each other to take."""
    folder = tmp_path / "matches"
    (tmp_path / "match.fiveup").write_bytes(record_to_bytes(record_of(0, 2)))
    for number in range(STARTS):
        games = [start(folder) for _ in range(2)]
        said = [game.stdout.readline().strip() for game in games]
        assert sorted(said) == ["reader", "writer"], number
        answers = []
        for game in games:
            game.stdin.write("\n")
            game.stdin.flush()
            answers.append(game.stdout.readline().strip())
        expected = {"reader": "not kept: other_instance", "writer": "kept"}
        assert answers == [expected[each] for each in said], number
        for game in games:
            end(game, kill=number % 2 == 0)
    assert len(list(folder.glob("*.fiveup"))) == STARTS
