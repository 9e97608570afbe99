"""Damaged matches: what is offered in their place, and that nothing of them is lost."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from fiveup_desktop.records import (
    MatchStore,
    RecordFault,
    RescueKind,
    damage_in,
    damage_of,
    read_record,
    record_to_bytes,
    replay,
    with_meta_of,
)
from fiveup_desktop.records.errors import RecordError
from tests.records.good import as_bytes, record_of

RECORD_ID = "01234567-89ab-cdef-0123-456789abcdef"
NOW = datetime(2025, 1, 2, 3, 4, 5, tzinfo=UTC)
WHOLE = record_of(1, 2)


@pytest.fixture
def store(tmp_path):
    """A store with a match of some rounds, and a backup of it after five."""
    store = MatchStore(tmp_path / "matches")
    store.save(RECORD_ID, WHOLE)
    store.back_up(RECORD_ID, replace(WHOLE, rounds=WHOLE.rounds[:5]), NOW)
    return store


def kinds(damage):
    return [each.kind for each in damage.choices]


def test_a_good_match_has_no_damage(store):
    assert damage_of(store, RECORD_ID) is None


def test_a_file_that_breaks_off_goes_on_from_its_last_action(store):
    path = store.path_of(RECORD_ID)
    data = record_to_bytes(WHOLE)[:-900]
    path.write_bytes(data)
    damage = damage_of(store, RECORD_ID)
    assert (damage.record_id, damage.path) == (RECORD_ID, path)
    assert damage.error.fault is RecordFault.NOT_JSON
    assert kinds(damage) == [RescueKind.BEGINNING, RescueKind.BACKUP]
    best, backup = damage.choices
    assert best.rounds > backup.rounds == 5
    assert (best.written, backup.written) == (None, NOW)
    assert best.match == replay(best.record).match
    assert best.actions == len(best.record.rounds[-1].actions)
    # What stood at its end, a backup still says.
    assert best.record.meta is None
    assert with_meta_of(best, damage).meta == WHOLE.meta
    aside = store.replace_damaged(RECORD_ID, best.record)
    assert aside.read_bytes() == data
    assert damage_of(store, RECORD_ID) is None
    assert store.take_up(RECORD_ID) == best.record


def test_the_backup_comes_first_when_it_holds_more(store):
    record = json.loads(record_to_bytes(WHOLE))
    record["rounds"][2]["actions"][0] = "pass"
    store.path_of(RECORD_ID).write_bytes(as_bytes(record))
    damage = damage_of(store, RECORD_ID)
    assert (damage.error.fault, damage.error.round_number) == (RecordFault.ILLEGAL_ACTION, 3)
    assert kinds(damage) == [RescueKind.BACKUP, RescueKind.BEGINNING]
    assert [each.rounds for each in damage.choices] == [5, 3]


def test_a_damaged_backup_gives_way_to_an_older_one(store):
    newer = store.back_up(RECORD_ID, replace(WHOLE, rounds=WHOLE.rounds[:6]), NOW)
    newer.write_bytes(b"damaged")
    store.path_of(RECORD_ID).write_bytes(b"")
    (choice,) = damage_of(store, RECORD_ID).choices
    assert (choice.kind, choice.rounds) == (RescueKind.BACKUP, 5)
    assert newer.read_bytes() == b"damaged"


def test_a_file_that_is_gone_leaves_its_backup(store):
    store.path_of(RECORD_ID).unlink()
    damage = damage_of(store, RECORD_ID)
    assert damage.error.fault is RecordFault.NO_SUCH_FILE
    assert store.replace_damaged(RECORD_ID, damage.choices[0].record) is None
    assert damage_of(store, RECORD_ID) is None


@pytest.mark.parametrize("make", ["folder", "fifo", "link", "huge"])
def test_what_is_no_file_is_moved_and_the_backup_takes_its_place(store, make):
    path = store.path_of(RECORD_ID)
    path.unlink()
    if make == "folder":
        path.mkdir()
    elif make == "fifo":
        os.mkfifo(path)
    elif make == "link":
        path.symlink_to(path.with_name("nowhere"))
    else:
        with path.open("wb") as file:
            file.truncate(2**40)
    damage = damage_of(store, RECORD_ID)
    assert kinds(damage) == [RescueKind.BACKUP]
    inode = path.lstat().st_ino
    assert store.replace_damaged(RECORD_ID, damage.choices[0].record).lstat().st_ino == inode
    assert damage_of(store, RECORD_ID) is None


def test_a_whole_match_of_a_newer_version_is_left_alone(store):
    store.path_of(RECORD_ID).write_bytes(as_bytes(json.loads(record_to_bytes(WHOLE)) | {"version": 2}))
    assert damage_of(store, RECORD_ID).choices == ()


@pytest.mark.parametrize("data", [b'{"a": 1}', b"[]", b'{"format": "chess", "version": 1}', b"\x89PNG"])
def test_where_something_else_lies_the_backup_is_offered(store, data):
    store.path_of(RECORD_ID).write_bytes(data)
    assert [each.kind for each in damage_of(store, RECORD_ID).choices] == [RescueKind.BACKUP]


def test_what_cannot_be_saved_at_all_is_told_without_a_choice(tmp_path):
    store = MatchStore(tmp_path)
    store.path_of(RECORD_ID).write_bytes(b"\x00" * 99)
    assert damage_of(store, RECORD_ID).choices == ()


def test_the_damage_of_a_file_from_elsewhere(tmp_path):
    path = tmp_path / "sent to me.fiveup"
    path.write_bytes(record_to_bytes(WHOLE)[:-900])
    with pytest.raises(RecordError) as caught:
        read_record(path)
    damage = damage_in(path, caught.value)
    assert (damage.record_id, kinds(damage)) == (None, [RescueKind.BEGINNING])
