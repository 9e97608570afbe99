"""Killed in any system call of saving and recovering, or refused one: no byte that was there is lost.

FIVEUP_CALLS=all (with `-o faulthandler_timeout=0`) interferes with every call; otherwise with some, others
for each kind of interference.
"""

from __future__ import annotations

import os
import shutil
import signal
from pathlib import Path

import pytest

from fiveup_desktop.records import MatchStore, damage_of, record_to_bytes, replay
from tests.records import saves
from tests.records.interference import at, moments, run, why_not
from tests.records.saves import RECORD_ID, stages

pytestmark = pytest.mark.skipif(why_not() is not None, reason=str(why_not()))

ALL = os.environ.get("FIVEUP_CALLS") == "all"
STAGES = [record_to_bytes(each) for each in stages()]
FILE = f"{RECORD_ID}.fiveup"


def some(found: list[str], share: int, first: int = 0) -> list[str]:
    """All moments, or in the short version one of SHARE."""
    assert len(found) > 20
    return found if ALL else found[first::share]


def begun(folder: Path) -> MatchStore:
    """A store with the match before its three saves."""
    shutil.rmtree(folder, ignore_errors=True)
    store = MatchStore(folder)
    store.save(RECORD_ID, stages()[0])
    return store


def damaged(folder: Path) -> bytes:
    """A store with a match of which the end has gone, and a backup of its first round."""
    store = begun(folder)
    store.back_up(RECORD_ID, stages()[2], saves.NOW)
    bad = STAGES[3][:-400]
    store.path_of(RECORD_ID).write_bytes(bad)
    return bad


def saves_of(folder: Path, log: Path, inject: str | None = None):
    return run(["tests.records.saves", str(folder), "saves"], log, inject)


def recovery_of(folder: Path, log: Path, inject: str | None = None):
    return run(["tests.records.saves", str(folder), "recovery"], log, inject)


def restarts(folder: Path) -> None:
    """The next start finds a match, cleans up, and goes on saving."""
    store = MatchStore(folder)
    store.clear_leftovers()
    assert sorted(each.name for each in folder.iterdir() if each.is_file()) == [FILE]
    replay(store.take_up(RECORD_ID))
    assert store.save(RECORD_ID, stages()[3]) is None
    store.back_up(RECORD_ID, stages()[3], saves.NOW)
    assert all(each.read() for each in store.backups.of(RECORD_ID))
    assert not list(folder.rglob("*.tmp"))


def test_the_calls_of_a_save_come_in_the_one_safe_order(tmp_path):
    begun(tmp_path / "m")
    heard = saves_of(tmp_path / "m", tmp_path / "log")
    assert heard.lines == ["saved 1", "saved 2", "saved 3", "end"], heard.errors
    first = heard.calls[: heard.calls.index("writev")]
    # Looks, and memory mapped by some builds of Python on the way, are no steps of a save.
    assert [each for each in first if each not in ("newfstatat", "readv", "mmap")] == [
        *("openat", "write", "fsync", "close"),
        *("rename", "openat", "fsync", "close"),
    ]
    lines = [line.split(maxsplit=1)[1] for line in (tmp_path / "log").read_text().splitlines()]
    renames = [line for line in lines if line.startswith("rename(")]
    assert all(".tmp" in line and line.endswith(" = 0") for line in renames)
    assert any(line.startswith("openat(") and "O_DIRECTORY" in line for line in lines)
    opened = [line for line in lines if line.startswith("openat(") and "O_CREAT" in line]
    assert opened
    assert all("O_EXCL" in line and "0600" in line for line in opened)


def test_killed_in_any_call_of_three_saves_nothing_that_was_told_is_lost(tmp_path):
    begun(tmp_path / "m")
    all_moments = moments(saves_of(tmp_path / "m", tmp_path / "log").calls)
    assert len(all_moments) > 60
    killed = 0
    for moment in some(all_moments, 8):
        begun(tmp_path / "m")
        heard = saves_of(tmp_path / "m", tmp_path / "log", at(moment, "signal=KILL"))
        killed += heard.status == -signal.SIGKILL
        told = len([line for line in heard.lines if line.startswith("saved")])
        there = (tmp_path / "m" / FILE).read_bytes()
        assert STAGES.index(there) in (told, told + 1), moment
        restarts(tmp_path / "m")
    assert killed == len(some(all_moments, 8))


def test_killed_in_any_call_of_a_recovery_it_can_be_done_again(tmp_path):
    bad = damaged(tmp_path / "m")
    heard = recovery_of(tmp_path / "m", tmp_path / "log")
    assert heard.lines == ["recovered", "end"], heard.errors
    all_moments = moments(heard.calls)
    for moment in some(all_moments, 8, 3):
        damaged(tmp_path / "m")
        heard = recovery_of(tmp_path / "m", tmp_path / "log", at(moment, "signal=KILL"))
        assert heard.status == -signal.SIGKILL, moment
        store = MatchStore(tmp_path / "m")
        damage = damage_of(store, RECORD_ID)
        if damage is not None:
            store.replace_damaged(RECORD_ID, damage.choices[0].record)
        store.clear_leftovers()
        aside = [each.read_bytes() for each in (tmp_path / "m" / "aside").iterdir()]
        assert aside == [bad], moment
        assert damage_of(store, RECORD_ID) is None
        restarts(tmp_path / "m")


@pytest.mark.parametrize("error", ["ENOSPC", "EIO"])
@pytest.mark.parametrize("for_good", [False, True], ids=["once", "for good"])
def test_a_call_that_is_refused_costs_no_old_byte_and_is_told(tmp_path, error, for_good):
    begun(tmp_path / "m")
    all_moments = moments(saves_of(tmp_path / "m", tmp_path / "log").calls)
    for moment in some(all_moments, 16, 2 * for_good + (error == "EIO")):
        begun(tmp_path / "m")
        heard = saves_of(tmp_path / "m", tmp_path / "log", at(moment, f"error={error}", for_good))
        assert (heard.status, heard.errors) == (0, ""), moment
        told = [line.split() for line in heard.lines if line.startswith(("saved", "failed"))]
        assert [int(words[1]) for words in told] == [1, 2, 3], moment
        last = max([int(words[1]) for words in told if words[0] == "saved"], default=0)
        there = STAGES.index((tmp_path / "m" / FILE).read_bytes())
        # They are the new ones only where the rename was done, and it could not be made sure that it lasts.
        unsure = [int(words[1]) for words in told if words[0] == "failed" and int(words[1]) > last]
        assert there in (last, *unsure), moment
        restarts(tmp_path / "m")


@pytest.mark.parametrize("error", ["ENOSPC", "EIO"])
def test_a_refused_recovery_leaves_the_damaged_bytes(tmp_path, error):
    bad = damaged(tmp_path / "m")
    all_moments = moments(recovery_of(tmp_path / "m", tmp_path / "log").calls)
    for moment in some(all_moments, 16, error == "EIO"):
        damaged(tmp_path / "m")
        heard = recovery_of(tmp_path / "m", tmp_path / "log", at(moment, f"error={error}", for_good=True))
        assert (heard.status, heard.errors) == (0, ""), moment
        kept = [each.read_bytes() for each in (tmp_path / "m").rglob("*.fiveup")]
        assert bad in kept, moment
