"""The trash: what is deleted comes back as it was, or goes after 30 days and not before."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta

import pytest

from fiveup_desktop.records import MatchStore, StoreError, StoreFault
from tests.records.good import record_of

RECORD_ID = "01234567-89ab-cdef-0123-456789abcdef"
NOW = datetime(2025, 3, 1, 12, tzinfo=UTC)
RECORD = record_of(0, 2)


@pytest.fixture
def store(tmp_path):
    store = MatchStore(tmp_path / "matches")
    store.save(RECORD_ID, RECORD)
    store.back_up(RECORD_ID, RECORD, NOW)
    return store


def test_what_is_deleted_can_come_back(store):
    data = store.path_of(RECORD_ID).read_bytes()
    deleted = store.delete(RECORD_ID, NOW)
    assert store.record_ids() == ()
    assert store.deleted() == (deleted,)
    assert (deleted.record_id, deleted.when) == (RECORD_ID, NOW)
    store.restore(deleted)
    assert store.path_of(RECORD_ID).read_bytes() == data
    assert store.deleted() == ()
    assert store.save(RECORD_ID, RECORD) is None
    with pytest.raises(StoreError):
        store.restore(deleted)


def test_a_match_whose_id_was_taken_meanwhile_stays_in_the_trash(store):
    deleted = store.delete(RECORD_ID, NOW)
    store.save(RECORD_ID, record_of(1, 2))
    with pytest.raises(StoreError) as caught:
        store.restore(deleted)
    assert caught.value.fault is StoreFault.OTHER
    assert store.read(RECORD_ID).record == record_of(1, 2)
    later = store.delete(RECORD_ID, NOW + timedelta(seconds=1))
    assert store.deleted() == (later, deleted)


def test_what_is_not_there_cannot_be_deleted(store):
    store.delete(RECORD_ID, NOW)
    with pytest.raises(StoreError):
        store.delete(RECORD_ID, NOW)


@pytest.mark.parametrize("make", ["folder", "fifo", "link"])
def test_anything_that_has_a_match_s_name_can_be_deleted_and_comes_back(store, make):
    path = store.path_of(RECORD_ID)
    path.unlink()
    {"folder": path.mkdir, "fifo": lambda: os.mkfifo(path), "link": lambda: path.symlink_to("x")}[make]()
    inode = path.lstat().st_ino
    store.restore(store.delete(RECORD_ID, NOW))
    assert path.lstat().st_ino == inode


def test_the_trash_is_emptied_after_thirty_days(store):
    deleted = store.delete(RECORD_ID, NOW)
    store.empty_trash(NOW + timedelta(days=30))
    assert deleted.path.exists()
    store.empty_trash(NOW + timedelta(days=30, seconds=1))
    assert not deleted.path.exists()
    assert store.backups.of(RECORD_ID) == ()


def test_backups_stay_as_long_as_there_is_anything_of_their_match(store):
    store.delete(RECORD_ID, NOW)
    store.save(RECORD_ID, RECORD)
    store.empty_trash(NOW + timedelta(days=31))
    assert len(store.backups.of(RECORD_ID)) == 1


def test_what_else_lies_in_the_trash_stays(store):
    store.delete(RECORD_ID, NOW)
    odd = [store.folder / "trash" / name for name in ("x.fiveup", f"{RECORD_ID}.fiveup", ".hidden")]
    odd.append(store.folder / "trash" / f"{RECORD_ID}.20259901T120000Z-01234567.fiveup")
    for path in odd:
        path.write_text("x")
    assert len(store.deleted()) == 1
    store.empty_trash(NOW + timedelta(days=400))
    assert all(path.exists() for path in odd)
    assert store.deleted() == ()
