"""What another program put in the place of a match is kept before it is written over, whatever it is."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from fiveup_desktop.records import MatchStore, StoreError, record_to_bytes, set_aside
from tests.records.good import record_of

RECORD_ID = "01234567-89ab-cdef-0123-456789abcdef"
ONE, TWO, FOREIGN = (record_of(seed, 2) for seed in (1, 2, 3))


@pytest.fixture
def store(tmp_path):
    store = MatchStore(tmp_path / "matches")
    store.save(RECORD_ID, ONE)
    return store


def aside(store: MatchStore) -> list[Path]:
    folder = store.folder / "aside"
    return sorted(folder.iterdir()) if folder.exists() else []


def test_what_we_wrote_ourselves_is_written_over(store):
    assert [store.save(RECORD_ID, each) for each in (TWO, ONE, ONE)] == [None] * 3
    assert aside(store) == []


def test_what_was_taken_up_is_written_over(store):
    again = MatchStore(store.folder)
    assert again.take_up(RECORD_ID) == ONE
    assert again.save(RECORD_ID, TWO) is None


def test_what_was_only_looked_at_is_kept(store):
    again = MatchStore(store.folder)
    assert again.read(RECORD_ID).record == again.load(RECORD_ID)[0] == ONE
    path = again.save(RECORD_ID, TWO)
    assert path.read_bytes() == record_to_bytes(ONE)
    assert aside(store) == [path]


@pytest.mark.parametrize("how", ["in place", "by renaming", "appended"])
def test_what_another_program_wrote_is_kept(store, how):
    path = store.path_of(RECORD_ID)
    data = record_to_bytes(FOREIGN)
    if how == "in place":
        path.write_bytes(data)
    elif how == "by renaming":
        (store.folder / "x").write_bytes(data)
        (store.folder / "x").replace(path)
    else:
        with path.open("ab") as file:
            file.write(b"more")
    there = path.read_bytes()
    kept = store.save(RECORD_ID, TWO)
    assert kept.read_bytes() == there
    assert kept.parent == store.folder / "aside"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert store.read(RECORD_ID).record == TWO
    assert store.save(RECORD_ID, ONE) is None


def test_a_touch_and_the_same_bytes_again_are_nothing(store):
    os.utime(store.path_of(RECORD_ID), (1, 1))
    assert store.save(RECORD_ID, TWO) is None
    data = store.path_of(RECORD_ID).read_bytes()
    store.path_of(RECORD_ID).unlink()
    store.path_of(RECORD_ID).write_bytes(data)
    assert store.save(RECORD_ID, ONE) is None
    store.path_of(RECORD_ID).write_bytes(record_to_bytes(TWO))
    assert store.save(RECORD_ID, TWO) is None
    assert aside(store) == []


def test_a_file_that_has_gone_is_no_loss(store):
    store.path_of(RECORD_ID).unlink()
    assert store.save(RECORD_ID, TWO) is None


def test_failed_saves_make_nothing_of_ours_foreign(store, monkeypatch):
    for call in ("replace", "fsync"):
        for _ in range(3):
            with monkeypatch.context() as patch:
                patch.setattr(os, call, lambda *_: (_ for _ in ()).throw(OSError(5, "no")))
                with pytest.raises(StoreError):
                    store.save(RECORD_ID, TWO)
    assert store.save(RECORD_ID, TWO) is None
    assert aside(store) == []


def make_folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("kept")


def make_huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(2**40)


ODD = {
    "folder": make_folder,
    "fifo": os.mkfifo,
    "dangling link": lambda path: path.symlink_to("nowhere"),
    "link": lambda path: path.symlink_to(path.with_name("target")),
    "huge file": make_huge,
}


@pytest.mark.parametrize("make", ODD.values(), ids=ODD.keys())
def test_what_is_no_file_of_a_match_is_moved_unopened(store, make):
    path, target = store.path_of(RECORD_ID), store.folder / "target"
    target.write_text("of somebody else")
    path.unlink()
    make(path)
    before = path.lstat()
    kept = store.save(RECORD_ID, TWO)
    after = kept.lstat()
    assert (after.st_ino, after.st_mode, after.st_size) == (before.st_ino, before.st_mode, before.st_size)
    assert target.read_text() == "of somebody else"
    assert not path.is_symlink()
    assert store.read(RECORD_ID).record == TWO


def test_a_device_is_moved_unopened(store):
    path = store.path_of(RECORD_ID)
    path.unlink()
    try:
        os.mknod(path, 0o600 | stat.S_IFCHR, os.makedev(5, 0))
    except PermissionError:
        pytest.skip("no device can be made here")
    assert stat.S_ISCHR(store.save(RECORD_ID, TWO).lstat().st_mode)


def test_the_same_bytes_are_kept_once(store):
    path = store.path_of(RECORD_ID)
    first = set_aside(path)
    assert set_aside(path) == first
    first.write_bytes(b"somebody changed it")
    second = set_aside(path)
    assert second != first
    assert first.read_bytes() == b"somebody changed it"
    assert second.read_bytes() == path.read_bytes()
    assert len(aside(store)) == 2


def test_where_nothing_lies_nothing_is_kept(store):
    store.path_of(RECORD_ID).unlink()
    assert set_aside(store.path_of(RECORD_ID)) is None


def test_what_cannot_be_kept_is_not_written_over(store):
    path = store.path_of(RECORD_ID)
    path.write_bytes(b"foreign")
    (store.folder / "aside").write_text("no folder")
    with pytest.raises(StoreError):
        store.save(RECORD_ID, TWO)
    assert path.read_bytes() == b"foreign"
    (store.folder / "aside").unlink()
    assert store.save(RECORD_ID, TWO).read_bytes() == b"foreign"
