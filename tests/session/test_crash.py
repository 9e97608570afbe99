"""Killed at any moment: nothing that was shown is lost, and the game starts again.

FIVEUP_KILLS=1000 makes the long version, with `-o faulthandler_timeout=0`.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

KILLS = int(os.environ.get("FIVEUP_KILLS", "20"))


class Told:
    """All that killed games have told, by match: deals by round, actions by round."""

    def __init__(self) -> None:
        self.commitments: dict[str, list[str]] = defaultdict(list)
        self.actions: dict[str, list[list[str]]] = defaultdict(list)
        self.now = ""
        self.is_going_back = False
        self.undone = 0

    def hear(self, line: str) -> None:
        kind, *words = line.split()
        if kind == "match":
            self.now = words[0]
        elif kind == "deal":
            number = int(words[0])
            # One that was on disk when the game was killed may not have been told.
            self.commitments[self.now][number:] = [words[1]]
            self.actions[self.now] = [*self.actions[self.now][:number], []]
        elif kind == "act":
            number, ply = int(words[0]), int(words[1])
            self.actions[self.now][number][ply:] = [words[2]]
        elif kind == "undone":
            number, ply = int(words[0]), int(words[1])
            del self.actions[self.now][number][ply:]
            self.undone += 1
        self.is_going_back = kind == "back"

    def steps(self, record_id: str) -> int:
        return len(self.commitments[record_id]) + sum(map(len, self.actions[record_id]))


def play_and_kill(folder: Path, told: Told, seed: int, lines: int, pause_s: float) -> None:
    """Start the game, hear LINES lines, kill it after a pause, hear what it had said until then."""
    command = [sys.executable, "-m", "tests.session.endless", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdout.readline() == "writer\n"
        for _ in range(lines):
            told.hear(game.stdout.readline())
        time.sleep(pause_s)
        game.kill()
        for line in game.stdout:
            # The last one may be cut off: then it was being said, and not heard by anybody.
            if line.endswith("\n"):
                told.hear(line)


def check(make_library, told: Told) -> None:
    """Everything told is found, and at most one step more; what was being taken back may be there or not."""
    library = make_library()
    assert library.is_writer
    found_ids = {each.record_id for each in library.summaries()}
    assert {each for each in told.commitments if told.steps(each)} <= found_ids
    for record_id in found_ids:
        session = library.open(record_id)
        rounds = session.match.rounds
        found = [[str(action) for action in each.actions] for each in rounds]
        if record_id == told.now and told.is_going_back and len(found[-1]) < len(told.actions[record_id][-1]):
            told.actions[record_id][-1].pop()
        unknown = len(rounds) + sum(map(len, found)) - told.steps(record_id)
        assert unknown in ((0, 1) if record_id == told.now else (0,))
        for number, actions in enumerate(told.actions[record_id]):
            assert found[number][: len(actions)] == actions
        # What nobody was told belongs to the match from now on.
        told.actions[record_id] = found
        if len(rounds) > len(told.commitments[record_id]):
            told.commitments[record_id].append(session.commitment)
        assert told.commitments[record_id][-1] == session.commitment
        session.close()
    told.is_going_back = False
    library.close()


def test_killed_at_any_moment_nothing_that_was_shown_is_lost(make_library, tmp_path):
    chance, told = random.Random(61), Told()
    for kill in range(KILLS):
        play_and_kill(tmp_path / "matches", told, kill, chance.randrange(1, 60), chance.random() * 0.01)
        check(make_library, told)
    assert sum(map(told.steps, told.actions)) > KILLS
    assert told.undone > KILLS // 10


# In the order in which a save makes them: a new file beside, renamed over the old one, then the folder.
CALLS = ["open 1", "write 1", "fsync 1", "close 1", "replace 1", "open 2", "fsync 2", "close 2"]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("deal", [0, 1])
def test_killed_in_any_call_of_saving_a_deal_the_game_starts_again(make_library, tmp_path, deal, call):
    folder, told = tmp_path / "matches", Told()
    command = [sys.executable, "-m", "tests.session.endless", str(folder), "1", str(deal), call]
    game = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert game.returncode == -signal.SIGKILL, game.stderr
    writer, *lines = game.stdout.splitlines()
    assert writer == "writer"
    for line in lines:
        told.hear(line)
    assert len(told.commitments[told.now]) == deal
    killed = told.now

    replaced = CALLS.index(call) > CALLS.index("replace 1")
    library = make_library()
    found = {each.record_id: each.round_number for each in library.summaries()}
    assert found == ({told.now: deal + replaced} if deal or replaced else {})
    library.close()

    check(make_library, told)
    play_and_kill(folder, told, seed=2, lines=10, pause_s=0)
    check(make_library, told)
    assert (told.now == killed) == bool(found)
