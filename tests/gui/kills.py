"""python -m tests.gui.kills COUNT [FIRST]: the window killed at any moment of a demo, and started again.

What it was told is on disk, with at most one step more. Prints a line for every 100 kills.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from fiveup_desktop.records import commitment, read_record, replay
from tests.architecture.source import ROOT

KEPT = 40
"""After so many kills the folder is begun anew: it is not the reading of old files that is tried here."""
LINES = 60
"""At most so many are heard before the kill."""


def play_and_kill(folder: Path, seed: int, lines: int, pause_s: float) -> list[list[str]]:
    """Start the game, hear so many lines, kill it after a pause; all that it had said."""
    command = [sys.executable, "-m", "tests.gui.demo", str(folder), str(seed)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    said = []
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as game:
        for line in game.stdout:
            if line.endswith("\n"):  # else it was being said
                said.append(line.split())
            if len(said) == lines:
                time.sleep(pause_s)
                game.send_signal(signal.SIGKILL)
        errors = game.stderr.read()
    assert ["writer"] in said, errors
    assert game.returncode == -signal.SIGKILL, errors
    return [words for words in said if words != ["writer"]]


def check(folder: Path, said: list[list[str]]) -> int:
    """Everything told is in the file, and at most one step more; how many steps were told."""
    (_, record_id), *steps = said
    path = folder / "matches" / f"{record_id}.fiveup"
    if not steps and not path.exists():
        return 0
    rounds = replay(read_record(path)).match.rounds
    found: list[tuple[str, ...]] = []
    for number, each in enumerate(rounds):
        found.append(("deal", str(number), str(commitment(each.deal))))
        found += [("act", str(number), str(ply), str(action)) for ply, action in enumerate(each.actions)]
    assert found[: len(steps)] == [tuple(words) for words in steps]
    assert len(found) - len(steps) in (0, 1)
    return len(steps)


def kill_often(folder: Path, count: int, first: int = 0) -> Iterator[int]:
    """Start and kill the game COUNT times; how many steps each had told."""
    for kill in range(first, first + count):
        if (kill - first) % KEPT == 0:
            shutil.rmtree(folder, ignore_errors=True)
        chance = random.Random(kill)
        said = play_and_kill(folder, kill, chance.randrange(2, LINES), chance.random() * 0.01)
        yield check(folder, said)


def main() -> None:
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    steps = 0
    with tempfile.TemporaryDirectory() as place:
        for number, told in enumerate(kill_often(Path(place) / "data", count, first), 1):
            steps += told
            if number % 100 == 0 or number == count:
                print(f"{number} kills, {steps} steps told: none lost, every start worked", flush=True)


if __name__ == "__main__":
    main()
