"""The progress of lessons: on disk at once, kept twice, and never lost to damage without a word."""

import json
from datetime import date, timedelta

import pytest

from fiveup_desktop.session import LessonProgress, Practice, ProgressDamage

DAY = date(2026, 11, 30)
LATER = DAY + timedelta(40)


@pytest.fixture
def path(qapp, tmp_path):
    return tmp_path / "data" / "lessons.json"


def filled(path):
    progress = LessonProgress(path)
    progress.learn("match", DAY)
    progress.solve("match-1", DAY, at_once=True)
    progress.miss("match-2", DAY)
    progress.choose_daily(DAY, ["match-1", "match-2"])
    progress.solve("match-2", DAY, at_once=False)
    progress.close()
    return progress


def state(progress):
    return dict(progress.exercises), progress.daily, progress.is_learned("match")


def copy_of(path):
    return path.with_name("lessons.json.copy")


def test_nothing_is_known_at_first(path):
    progress = LessonProgress(path)
    assert progress.practice("match-1") == Practice()
    assert not progress.is_learned("match")
    assert progress.damage is None
    progress.close()
    assert not path.exists()


def test_what_was_learned_is_there_again(path):
    before = filled(path)
    after = LessonProgress(path)
    assert state(after) == state(before)
    assert after.practice("match-1").solved
    assert after.daily.done == {"match-2"}
    assert (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    after.close()


def test_a_change_is_on_disk_when_it_is_told(qtbot, path):
    progress = LessonProgress(path)
    with qtbot.waitSignal(progress.kept) as kept:
        ticket = progress.solve("match-1", DAY, at_once=True)
    assert kept.args == [ticket]
    for file in (path, copy_of(path)):
        assert json.loads(file.read_text("utf-8"))["exercises"]["match-1"]["solved"] is True
    progress.close()


def test_what_is_solved_at_once_comes_back_later_and_later(path):
    progress, day, waits = LessonProgress(path), DAY, []
    for _ in range(8):
        progress.solve("match-1", day, at_once=True)
        due = progress.practice("match-1").due
        waits.append((due - day).days)
        day = due
    assert waits == [1, 2, 4, 8, 16, 32, 32, 32]
    progress.miss("match-1", day)
    assert progress.practice("match-1") == Practice(True, 0, day, day)
    progress.solve("match-1", day, at_once=False)
    assert progress.practice("match-1").due == day + timedelta(1)
    progress.close()


def test_one_lesson_is_forgotten_and_no_other(path):
    progress = filled(path)
    again = LessonProgress(path)
    again.learn("ends", DAY)
    again.solve("ends-1", DAY, at_once=True)
    again.reset("match", ["match-1", "match-2"])
    again.close()
    last = LessonProgress(path)
    assert set(last.exercises) == {"ends-1"}
    assert (last.is_learned("ends"), last.is_learned("match")) == (True, False)
    last.close()
    assert progress.is_learned("match")


DAMAGE = [
    b"",
    b"{",
    b"[]",
    b"\xff\xfe",
    b'{"version": 1, "version": 1}',
    b'{"exercises": {"match-1": {"solved": true, "streak": NaN, "due": "2026-12-01", "seen": "2026-12-01"}}}',
    b'{"exercises": {"match-1": {"solved": 1, "streak": 1, "due": "2026-12-01", "seen": "2026-12-01"}}}',
    b'{"exercises": {"m": {"solved": true, "streak": true, "due": "2026-12-01", "seen": "2026-12-01"}}}',
    b'{"exercises": {"match-1": {"solved": true, "streak": 1, "due": "soon", "seen": "2026-12-01"}}}',
    b'{"exercises": []}',
    b'{"lessons": {"match": 3}}',
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_kept_and_its_copy_serves(path, damage):
    before = filled(path)
    path.write_bytes(damage)
    after = LessonProgress(path)
    assert after.damage is ProgressDamage.RESTORED
    assert state(after) == state(before)
    assert [each.read_bytes() for each in after.aside] == [damage]
    after.solve("ends-1", DAY, at_once=True)
    after.close()
    again = LessonProgress(path)
    assert again.damage is None
    assert set(again.exercises) == {"match-1", "match-2", "ends-1"}
    again.close()


def test_a_damaged_copy_matters_to_nobody(path):
    before = filled(path)
    copy_of(path).write_bytes(b"{")
    after = LessonProgress(path)
    assert after.damage is None
    assert state(after) == state(before)
    after.close()


def test_both_damaged_what_can_be_read_holds_and_both_are_kept(path):
    filled(path)
    values = json.loads(path.read_text("utf-8"))
    values["exercises"]["match-2"] = "nothing"
    path.write_text(json.dumps(values), "utf-8")
    copy_of(path).write_bytes(b"gone")
    after = LessonProgress(path)
    assert after.damage is ProgressDamage.LOST
    assert set(after.exercises) == {"match-1"}
    assert after.is_learned("match")
    assert len(after.aside) == 2
    after.close()


def test_damage_again_keeps_the_first_file_too(path):
    for number, damage in enumerate((b"one", b"two"), 1):
        filled(path)
        path.write_bytes(damage)
        after = LessonProgress(path)
        after.close()
        assert after.aside[0].name == f"lessons.json.damaged-{number}"
    kept = sorted(each.read_bytes() for each in path.parent.glob("*.damaged-*"))
    assert kept == [b"one", b"two"]


def test_a_lost_file_is_taken_from_its_copy(path):
    before = filled(path)
    path.unlink()
    after = LessonProgress(path)
    assert after.damage is None
    assert state(after) == state(before)
    after.close()


def test_what_a_later_version_added_stays(path):
    filled(path)
    values = json.loads(path.read_text("utf-8")) | {"later": {"a": [1]}}
    path.write_text(json.dumps(values), "utf-8")
    after = LessonProgress(path)
    after.learn("ends", DAY)
    after.close()
    assert json.loads(path.read_text("utf-8"))["later"] == {"a": [1]}


def test_a_place_that_cannot_be_written_is_told_and_learning_goes_on(qtbot, path):
    path.parent.mkdir()
    path.parent.joinpath("x").write_text("in the way")
    progress = LessonProgress(path.parent / "x" / "lessons.json")
    troubles = []
    progress.trouble.connect(troubles.append)
    with qtbot.waitSignal(progress.kept):
        progress.solve("match-1", DAY, at_once=True)
    assert len(troubles) == 1
    assert progress.practice("match-1").solved
    progress.close()


def test_what_a_newer_version_wrote_is_kept_aside_and_understood_as_far_as_it_goes(path):
    before = filled(path)
    newer = json.loads(path.read_text("utf-8")) | {"version": 99, "later": {"a": [1]}}
    for file in (path, copy_of(path)):
        file.write_text(json.dumps(newer), "utf-8")
    after = LessonProgress(path)
    assert after.damage is ProgressDamage.NEWER
    assert state(after) == state(before)
    after.close()
    assert [each.name for each in after.aside] == ["lessons.json.newer-1", "lessons.json.copy.newer-1"]
    assert [json.loads(each.read_text("utf-8")) for each in after.aside] == [newer, newer]
    # What is understood is on disk without anything being learned.
    again = LessonProgress(path)
    assert again.damage is None
    assert state(again) == state(before)
    again.close()
    assert "later" not in json.loads(path.read_text("utf-8"))


def test_what_was_saved_of_damaged_files_is_on_disk_at_once(path):
    filled(path)
    values = json.loads(path.read_text("utf-8"))
    values["exercises"]["match-2"] = "nothing"
    path.write_text(json.dumps(values), "utf-8")
    copy_of(path).unlink()
    LessonProgress(path).close()
    again = LessonProgress(path)
    assert (again.damage, set(again.exercises)) == (None, {"match-1"})
    again.close()


def test_of_two_running_games_neither_takes_away_what_the_other_learned(path):
    filled(path)
    first, second = LessonProgress(path), LessonProgress(path)
    first.learn("ends", DAY)
    first.solve("ends-1", DAY, at_once=True)
    first.solve("match-1", DAY, at_once=True)
    first.close()
    second.solve("lines-1", DAY, at_once=True)
    second.reset("match", ["match-2"])
    second.close()
    after = LessonProgress(path)
    assert set(after.exercises) == {"match-1", "ends-1", "lines-1"}
    assert after.is_learned("ends")
    assert not after.is_learned("match")
    assert after.daily.done == {"match-1", "match-2"}
    assert after.practice("match-1") == first.practice("match-1")
    after.close()
