"""Backups: which are kept, that the only good one always is, and that nothing else is touched."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta

import pytest

from fiveup_desktop.records import BackupFolder, MatchRecord, MatchStore
from tests.records.good import PEOPLE, record_of

RECORD_ID = "01234567-89ab-cdef-0123-456789abcdef"
NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)
RECORD = record_of(0, 2)


def after(rounds: int) -> MatchRecord:
    return MatchRecord(RECORD.players, RECORD.rounds[:rounds], RECORD.meta)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "backups"


@pytest.fixture
def backups(folder):
    return BackupFolder(folder)


def names(folder):
    return sorted(each.name for each in (folder / RECORD_ID).iterdir())


def test_a_backup_is_found_and_read(backups, folder):
    path = backups.keep(RECORD_ID, after(4), NOON)
    assert path == folder / RECORD_ID / "20250301T120000Z-r004.fiveup"
    assert path.stat().st_mode & 0o777 == 0o600
    (backup,) = backups.of(RECORD_ID)
    assert (backup.written, backup.rounds, backup.path) == (NOON, 4, path)
    assert backup.read() == after(4)
    assert backups.newest_good(RECORD_ID) == (backup, after(4))
    assert backups.record_ids() == {RECORD_ID}


def test_without_any_there_is_nothing(backups):
    assert backups.of(RECORD_ID) == ()
    assert backups.newest_good(RECORD_ID) is None
    assert backups.record_ids() == frozenset()
    backups.remove(RECORD_ID)


def test_of_one_day_the_last_three_are_kept(backups):
    for number in range(1, 9):
        backups.keep(RECORD_ID, after(number), NOON + timedelta(minutes=number))
    assert [each.rounds for each in backups.of(RECORD_ID)] == [8, 7, 6]


def test_of_many_days_the_last_of_each_of_seven_is_kept_beside_the_last_three(backups):
    number = 0
    for day in range(10):
        for hour in range(4):
            number += 1
            backups.keep(RECORD_ID, after(number % 12 + 1), NOON + timedelta(days=day, hours=hour))
    kept = [each.written for each in backups.of(RECORD_ID)]
    last_day = NOON + timedelta(days=9)
    last_three = [last_day + timedelta(hours=hour) for hour in (3, 2, 1)]
    assert kept == [*last_three, *[last_day - timedelta(days=day, hours=-3) for day in range(1, 7)]]


def test_rounds_that_end_within_a_second_have_a_backup_each(backups):
    for number in (1, 2, 3):
        backups.keep(RECORD_ID, after(number), NOON)
    assert [each.rounds for each in backups.of(RECORD_ID)] == [3, 2, 1]


def test_a_clock_that_was_put_back_makes_no_new_backup_the_oldest(backups):
    for number in range(1, 9):
        backups.keep(RECORD_ID, after(number), NOON - timedelta(days=number))
    assert [each.rounds for each in backups.of(RECORD_ID)] == [8, 7, 6]
    assert {each.written for each in backups.of(RECORD_ID)} == {NOON - timedelta(days=1)}


def test_the_only_good_one_is_never_removed(backups):
    good = backups.keep(RECORD_ID, after(1), NOON)
    bad = MatchRecord(PEOPLE[:2], (RECORD.rounds[1],))
    for minute in range(1, 9):
        backups.keep(RECORD_ID, bad, NOON + timedelta(minutes=minute))
    assert backups.newest_good(RECORD_ID)[0].path == good
    assert len(backups.of(RECORD_ID)) == 4
    backups.keep(RECORD_ID, after(2), NOON + timedelta(minutes=9))
    assert not good.exists()
    assert backups.newest_good(RECORD_ID)[1] == after(2)


def test_only_what_has_exactly_the_name_of_a_backup_is_ever_removed(backups, folder):
    backups.keep(RECORD_ID, after(1), NOON)
    inner = folder / RECORD_ID
    kept = [
        "20250301T120000Z-r001.fiveup.old",
        "20250301T120000Z-r1.fiveup",
        "20250301-r001.fiveup",
        "20251399T120000Z-r001.fiveup",
        "notes.txt",
        ".20250301T120000Z-r001.fiveup.x.tmp",
    ]
    for name in kept:
        (inner / name).write_text("x")
    (inner / "20200101T000000Z-r001.fiveup").mkdir()
    (inner / "20200102T000000Z-r001.fiveup").symlink_to("nowhere")
    os.mkfifo(inner / "20200103T000000Z-r001.fiveup")
    leftover = inner / ".20250301T120000Z-r001.fiveup.0123456789abcdef.tmp"
    leftover.write_text("x")
    for minute in range(1, 6):
        backups.keep(RECORD_ID, after(1), NOON + timedelta(minutes=minute))
    assert len(backups.of(RECORD_ID)) == 3
    assert not leftover.exists()
    backups.remove(RECORD_ID)
    assert backups.of(RECORD_ID) == ()
    odd = [f"2020010{day}T000000Z-r001.fiveup" for day in (1, 2, 3)]
    assert names(folder) == sorted([*kept, *odd])


def test_a_link_in_place_of_the_folder_is_not_followed(backups, folder, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    folder.mkdir()
    (folder / RECORD_ID).symlink_to(elsewhere)
    (elsewhere / "20250301T120000Z-r001.fiveup").write_text("x")
    assert backups.of(RECORD_ID) == ()
    with pytest.raises(NotADirectoryError):
        backups.keep(RECORD_ID, after(1), NOON)
    backups.remove(RECORD_ID)
    assert [each.name for each in elsewhere.iterdir()] == ["20250301T120000Z-r001.fiveup"]


def test_the_store_says_which_matches_are_left_in_their_backups_alone(tmp_path):
    store = MatchStore(tmp_path)
    other = "11111111-89ab-cdef-0123-456789abcdef"
    for record_id in (RECORD_ID, other):
        store.save(record_id, after(1))
        store.back_up(record_id, after(1), NOON)
    assert store.lost_ids() == frozenset()
    store.path_of(RECORD_ID).unlink()
    store.delete(other, NOON)
    assert store.lost_ids() == {RECORD_ID}
