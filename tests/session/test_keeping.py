"""Keeping the matches in order: titles, copies, the trash, abandoned ones, files in and out, damaged ones."""

from __future__ import annotations

import errno
import json
import os

import pytest

from fiveup_desktop.records import MatchStore, read_record, record_from_bytes, record_to_bytes, replay
from fiveup_desktop.session import (
    KeepingError,
    MatchSummary,
    NameFault,
    RecordError,
    RecordFault,
    RescueKind,
    SaveReason,
    TitleError,
)
from tests.session.disks import FailingDisk
from tests.session.play import ANN, BEN, CAT, Log, on_disk, play_out, settle
from tests.session.test_library import MOMENTS, played

NOWHERE = "90000000-0000-0000-0000-000000000000"


def meta_of(library, record_id: str) -> dict:
    return json.loads(library.path_of(record_id).read_text(encoding="utf-8"))["meta"]


@pytest.fixture
def running(qtbot, library):
    return played(qtbot, library, MOMENTS["in the third round"])


@pytest.fixture
def closed(running):
    """A match of some rounds that nobody plays now."""
    running.close()
    return running


class TestTitles:
    def test_a_closed_match_gets_another_title_and_nothing_else(self, library, closed):
        library.rename(closed.record_id, "周日 & <b>")
        assert library.summaries()[0].title == "周日 & <b>"
        assert on_disk(library, closed).match == closed.match
        library.rename(closed.record_id, "")
        assert library.summaries()[0].title == ""

    def test_a_running_match_too_and_it_plays_on(self, qtbot, library, running):
        library.rename(running.record_id, "Monday")
        assert running.title == "Monday"
        play_out(qtbot, running)
        assert meta_of(library, running.record_id)["title"] == "Monday"

    def test_one_not_yet_dealt_gets_no_file_by_it(self, qtbot, library):
        session = library.new_match((ANN, CAT))
        library.rename(session.record_id, "Soon")
        assert not library.path_of(session.record_id).exists()
        with qtbot.waitSignal(session.round_started):
            session.begin()
        assert meta_of(library, session.record_id)["title"] == "Soon"

    @pytest.mark.parametrize(
        ("title", "fault"),
        [
            ("x" * 81, NameFault.TOO_LONG),
            ("a\nb", NameFault.CONTROL_CHARACTER),
            ("a\u2028b", NameFault.CONTROL_CHARACTER),
            ("a\u202eb", NameFault.BIDI_CHARACTER),
        ],
    )
    def test_what_cannot_be_a_title_is_refused(self, library, closed, title, fault):
        for give in (
            lambda: library.rename(closed.record_id, title),
            lambda: library.new_match((ANN, BEN), title),
        ):
            with pytest.raises(TitleError) as caught:
                give()
            assert caught.value.fault is fault
        assert library.summaries()[0].title == "Sunday"


class TestAbandoned:
    def test_it_is_told_and_no_longer_continued(self, library, running):
        library.abandon(running.record_id)
        assert running.is_closed
        (summary,) = library.summaries()
        assert summary.is_abandoned
        assert library.latest_unfinished() is None
        assert meta_of(library, running.record_id)["abandoned"] is True
        assert on_disk(library, running).match == running.match
        assert library.statistics().abandoned == 1

    def test_it_can_be_looked_at_and_taken_up_again(self, qtbot, library, running):
        library.abandon(running.record_id)
        assert len(library.cursor(running.record_id).steps) > 10
        session = library.open(running.record_id)
        assert library.summaries()[0].is_abandoned
        session.begin()
        with qtbot.waitSignal(session.transitioned):
            session.submit(session.match.legal_actions()[0], session.match.to_move)
        assert not library.summaries()[0].is_abandoned
        assert library.latest_unfinished().record_id == running.record_id


class TestCopies:
    def test_a_copy_is_the_same_match_under_another_id(self, library, running):
        copy = library.duplicate(running.record_id)
        assert copy != running.record_id
        assert library.open(copy).match == running.match
        meta = meta_of(library, copy)
        assert (meta["id"], meta["copy_of"], meta["title"]) == (copy, running.record_id, "Sunday")
        assert library.statistics().matches == 1

    def test_what_is_written_out_is_canonical(self, library, running, tmp_path):
        library.export(running.record_id, tmp_path / "out.fiveup")
        data = (tmp_path / "out.fiveup").read_bytes()
        assert record_to_bytes(record_from_bytes(data)) == data
        assert replay(record_from_bytes(data)).match == running.match
        with pytest.raises(OSError, match="nowhere"):
            library.export(running.record_id, tmp_path / "nowhere" / "out.fiveup")

    def test_what_is_brought_in_keeps_its_id_if_that_is_free(self, library, make_library, closed, tmp_path):
        library.export(closed.record_id, tmp_path / "out.fiveup")
        deleted = library.delete(closed.record_id)
        assert library.import_file(tmp_path / "out.fiveup") == closed.record_id
        assert "copy_of" not in meta_of(library, closed.record_id)
        with pytest.raises(KeepingError):
            library.restore(deleted)
        other = library.import_file(tmp_path / "out.fiveup")
        assert other != closed.record_id
        assert meta_of(library, other)["copy_of"] == closed.record_id
        assert len(library.summaries()) == 2

    def test_what_is_against_the_rules_is_not_brought_in(self, library, closed, tmp_path):
        record = json.loads(library.path_of(closed.record_id).read_bytes())
        record["rounds"][1]["actions"][0] = "pass"
        (tmp_path / "bad.fiveup").write_text(json.dumps(record))
        with pytest.raises(RecordError):
            library.import_file(tmp_path / "bad.fiveup")
        assert len(library.summaries()) == 1


class TestTheTrash:
    def test_deleting_can_be_undone(self, qtbot, library, running):
        deleted = library.delete(running.record_id)
        assert running.is_closed
        assert library.listing().matches == library.listing().unreadable == ()
        assert library.deleted() == (deleted,)
        library.restore(deleted)
        assert library.open(running.record_id).match == running.match

    def test_what_lies_in_the_trash_can_be_told(self, library, closed):
        before = library.summaries()[0]
        deleted = library.delete(closed.record_id)
        assert library.look_at(deleted) == before
        deleted.path.write_bytes(b"{")
        assert library.look_at(deleted).error.fault is RecordFault.NOT_JSON
        deleted.path.unlink()
        assert library.look_at(deleted) is None

    def test_it_lasts_over_a_restart(self, library, make_library, closed):
        library.delete(closed.record_id)
        library.close()
        again = make_library()
        (deleted,) = again.deleted()
        again.restore(deleted)
        assert again.open(closed.record_id).match == closed.match

    def test_what_is_not_there(self, library):
        with pytest.raises(KeepingError) as caught:
            library.delete(NOWHERE)
        assert caught.value.trouble.path == library.path_of(NOWHERE)
        for ask in (library.rename, lambda record_id, _: library.abandon(record_id)):
            with pytest.raises(RecordError):
                ask(NOWHERE, "x")


class TestTrouble:
    def test_a_full_disk(self, qtbot, make_library, tmp_path):
        disk = FailingDisk(tmp_path / "matches")
        library = make_library(disk)
        session = played(qtbot, library, MOMENTS["in the first round"])
        session.close()
        data = library.path_of(session.record_id).read_bytes()
        disk.fill_up()
        asked = (library.abandon, library.duplicate, lambda record_id: library.rename(record_id, "x"))
        for ask in asked:
            with pytest.raises(KeepingError) as caught:
                ask(session.record_id)
            assert caught.value.trouble.reason is SaveReason.NO_SPACE
            assert caught.value.trouble.errno == errno.ENOSPC
        assert library.path_of(session.record_id).read_bytes() == data

    def test_a_second_game_changes_nothing(self, make_library, library, closed):
        second = make_library()
        data = library.path_of(closed.record_id).read_bytes()
        asked = (second.abandon, second.delete, second.duplicate, lambda each: second.rename(each, "x"))
        for ask in asked:
            with pytest.raises(KeepingError) as caught:
                ask(closed.record_id)
            assert caught.value.trouble.reason is SaveReason.OTHER_INSTANCE
        second.close()
        assert library.path_of(closed.record_id).read_bytes() == data
        assert [each.record_id for each in library.summaries()] == [closed.record_id]

    def test_what_the_first_game_played_on_is_kept_when_the_second_takes_over(
        self, qtbot, make_library, library, running
    ):
        """Both have the match open. The second writes when the first is gone, and loses nothing of it."""
        second = make_library()
        session = second.open(running.record_id)
        running.begin()
        with qtbot.waitSignal(running.transitioned):
            running.submit(running.match.legal_actions()[0], running.match.to_move)
        library.close()
        theirs = library.path_of(running.record_id).read_bytes()
        session.begin()
        log = Log(session)
        with qtbot.waitSignal(session.set_aside) as told:
            session.submit(session.match.legal_actions()[-1], session.match.to_move)
        assert told.args[0].read_bytes() == theirs
        assert log.all("save_failed") == []


class TestDamage:
    @pytest.fixture
    def damaged(self, library, closed):
        path = library.path_of(closed.record_id)
        data = path.read_bytes()
        path.write_bytes(data[: data.rindex(b'"actions"') + 40])
        return closed

    def test_it_is_listed_with_its_reason_and_hides_nothing(self, qtbot, library, damaged):
        good = played(qtbot, library, MOMENTS["in the first round"])
        listing = library.listing()
        assert [each.record_id for each in listing.matches] == [good.record_id]
        (bad,) = listing.unreadable
        assert (bad.record_id, bad.path) == (damaged.record_id, library.path_of(damaged.record_id))
        assert bad.error.fault is RecordFault.NOT_JSON
        assert bad.modified is not None
        assert library.listing() == listing

    def test_it_is_taken_up_again_from_what_is_chosen(self, qtbot, library, damaged):
        data = library.path_of(damaged.record_id).read_bytes()
        damage = library.damage(damaged.record_id)
        assert [each.kind for each in damage.choices] == [RescueKind.BEGINNING, RescueKind.BACKUP]
        record_id = library.recover(damage, damage.choices[0])
        assert record_id == damaged.record_id
        session = library.open(record_id)
        assert session.title == "Sunday"
        (aside,) = (library.folder / "aside").iterdir()
        assert aside.read_bytes() == data
        play_out(qtbot, session)
        assert library.damage(record_id) is None

    def test_a_match_of_which_only_backups_are_left(self, library, damaged):
        library.path_of(damaged.record_id).unlink()
        (lost,) = library.listing().unreadable
        assert (lost.error.fault, lost.modified) == (RecordFault.NO_SUCH_FILE, None)
        damage = library.damage(lost.record_id)
        library.recover(damage, damage.choices[0])
        assert library.summaries()[0].round_number == 2

    def test_a_damaged_file_from_elsewhere_is_not_touched(self, library, damaged, tmp_path):
        data = library.path_of(damaged.record_id).read_bytes()
        (tmp_path / "sent.fiveup").write_bytes(data)
        damage = library.damage_of_file(tmp_path / "sent.fiveup")
        record_id = library.recover(damage, damage.choices[0])
        assert record_id != damaged.record_id
        assert (tmp_path / "sent.fiveup").read_bytes() == data
        assert library.path_of(damaged.record_id).read_bytes() == data
        assert library.open(record_id).match.rounds

    def test_a_good_file_has_none(self, library, closed, tmp_path):
        assert library.damage(closed.record_id) is None
        assert library.damage_of_file(library.path_of(closed.record_id)) is None
        library.export(closed.record_id, tmp_path / "x.fiveup")
        assert library.damage_of_file(tmp_path / "x.fiveup") is None


class TestTheIndex:
    def test_it_is_made_on_closing_and_used_on_starting(self, library, make_library, closed, monkeypatch):
        before = library.listing()
        library.close()
        again = make_library()
        monkeypatch.setattr(MatchStore, "load", None)
        assert again.listing() == before
        assert isinstance(before.matches[0], MatchSummary)
        assert again.statistics().matches == 1

    @pytest.mark.parametrize("harm", ["gone", "damaged", "empty", "folder", "of other files"])
    def test_without_it_everything_is_found_again(self, qtbot, library, make_library, closed, harm):
        before = library.listing()
        library.close()
        index = library.folder / "index"
        if harm == "damaged":
            index.write_bytes(index.read_bytes()[:-9])
        elif harm == "empty":
            index.write_bytes(b"")
        elif harm == "of other files":
            path = library.path_of(closed.record_id)
            os.utime(path, ns=(0, path.stat().st_mtime_ns + 1))
        else:
            index.unlink()
            if harm == "folder":
                index.mkdir()
        again = make_library()
        found = again.listing().matches
        assert [each.board_text for each in found] == [each.board_text for each in before.matches]
        again.close()
        assert make_library().listing().matches == found

    def test_a_file_that_changed_is_read_again_and_one_that_went_is_forgotten(
        self, library, make_library, closed
    ):
        library.listing()
        library.close()
        path = library.path_of(closed.record_id)
        record = read_record(path)
        path.write_bytes(record_to_bytes(type(record)(record.players, record.rounds[:1], record.meta)))
        again = make_library()
        assert again.summaries()[0].round_number == 1
        path.unlink()
        assert again.summaries() == ()
        again.close()
        assert make_library().summaries() == ()

    def test_a_list_can_be_filled_little_by_little(self, qtbot, library):
        ids = [played(qtbot, library, MOMENTS["dealt, nothing done"]).record_id for _ in range(3)]
        library.path_of(ids[1]).write_bytes(b"")
        entries = library.entries()
        assert {next(entries).record_id for _ in range(3)} == set(ids)
        assert next(entries, None) is None

    def test_a_second_game_leaves_it_alone(self, library, make_library, closed):
        second = make_library()
        second.listing()
        second.close()
        assert not (library.folder / "index").exists()


def test_a_match_that_is_opened_again_is_the_one_that_was_played(qtbot, library, running):
    again = library.open(running.record_id)
    assert running.is_closed
    assert again.match == running.match
    running.submit(running.match.legal_actions()[0], running.match.to_move)
    settle(running)
    again.begin()
    with qtbot.waitSignal(again.transitioned):
        again.submit(again.match.legal_actions()[0], again.match.to_move)
    assert on_disk(library, again).match == again.match
    assert not (library.folder / "aside").exists()


def test_the_cursor_of_a_running_match_sees_with_its_person_s_eyes(qtbot, library, running):
    cursor = library.cursor(running.record_id)
    cursor.go_to(len(cursor.steps))
    assert [cursor.hand_of(seat) for seat in (0, 1)] == [None, None]
    single = played(qtbot, library, MOMENTS["dealt, nothing done"], (CAT, ANN))
    cursor = library.cursor(single.record_id)
    cursor.go_to(1)
    assert cursor.hand_of(1) == single.match.rounds[0].hands[1]
    assert cursor.hand_of(0) is None
    assert library.cursor_of_file(library.path_of(single.record_id)).steps == cursor.steps
