"""Two games over one folder: one writer always.

FIVEUP_STARTS=200 makes the long version, with `-o faulthandler_timeout=0`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fiveup_desktop.records import MatchStore, record_to_bytes
from fiveup_desktop.session.match_folder import LOCK_NAME, MatchFolder
from fiveup_desktop.session.trouble import OtherInstanceError
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


def test_a_folder_made_anew_is_held_again(qapp, tmp_path):
    store = MatchStore(tmp_path / "matches")
    first = MatchFolder(store)
    shutil.rmtree(store.folder)
    assert not first.holds
    first.check_writer()
    assert first.holds
    second = MatchFolder(store)
    assert (first.is_writer, second.is_writer) == (True, False)
    second.close()
    first.close()
    assert not (store.folder / LOCK_NAME).exists()


def test_a_folder_that_another_game_made_anew_is_left_to_it(qapp, tmp_path):
    store = MatchStore(tmp_path / "matches")
    first = MatchFolder(store)
    shutil.rmtree(store.folder)
    others = [start(store.folder)]
    assert others[0].stdout.readline().strip() == "writer"
    with pytest.raises(OtherInstanceError):
        first.check_writer()
    assert not first.is_writer
    first.close()
    others.append(start(store.folder))
    assert others[1].stdout.readline().strip() == "reader"
    for game in others:
        end(game, kill=True)


def test_closing_leaves_the_lock_of_another_game_alone(qapp, tmp_path):
    store = MatchStore(tmp_path / "matches")
    first = MatchFolder(store)
    shutil.rmtree(store.folder)
    other = start(store.folder)
    assert other.stdout.readline().strip() == "writer"
    first.close()
    assert (store.folder / LOCK_NAME).exists()
    end(other, kill=True)
