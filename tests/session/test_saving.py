"""What happens when a save takes its time, fails, and works again."""

import errno
import logging
from pathlib import Path

import pytest

from fiveup_desktop.records import StoreFault, read_record, replay
from fiveup_desktop.session import MatchStore, SaveReason
from tests.session.disks import BrokenStore, FailingDisk, SlowDisk
from tests.session.play import ANN, BEN, CAT, DAN, Log, on_disk, play_out, settle, wait_for


@pytest.fixture
def disk(tmp_path: Path) -> FailingDisk:
    return FailingDisk(tmp_path / "matches")


def begun(qtbot, library):
    session = library.new_match((ANN, BEN))
    with qtbot.waitSignal(session.round_started):
        session.begin()
    return session


def act(qtbot, session):
    """One action by whoever is to move, waited for."""
    with qtbot.waitSignal(session.transitioned):
        session.submit(session.match.legal_actions()[0], session.match.to_move)


def test_nothing_is_shown_before_it_is_on_disk(qtbot, make_library, tmp_path):
    disk = SlowDisk(tmp_path / "matches")
    library = make_library(disk)
    session = begun(qtbot, library)
    log, before = Log(session), session.match
    disk.gate.clear()
    disk.arrived.clear()
    session.submit(before.legal_actions()[0], before.to_move)
    disk.arrived.wait()
    settle(session)
    assert log.said == []
    assert session.match is before
    session.submit(before.legal_actions()[1], before.to_move)
    disk.gate.set()
    wait_for(qtbot, lambda: session.transitions)
    assert log.names == ["transitioned", "turn_began"]
    assert on_disk(library, session).match == session.match


def test_a_deal_is_not_shown_before_it_is_on_disk(qtbot, make_library, tmp_path):
    disk = SlowDisk(tmp_path / "matches")
    session = make_library(disk).new_match((CAT, DAN))
    log = Log(session)
    disk.gate.clear()
    session.begin()
    disk.arrived.wait()
    settle(session)
    assert (log.said, session.match.rounds, session.commitment) == ([], (), None)
    disk.gate.set()
    wait_for(qtbot, lambda: session.match.rounds)


def test_play_goes_on_when_a_save_fails_and_the_next_one_mends_it(qtbot, make_library, disk):
    library = make_library(disk)
    session = begun(qtbot, library)
    act(qtbot, session)
    log, kept = Log(session), session.match
    disk.fill_up()
    act(qtbot, session)
    act(qtbot, session)
    assert log.names == ["save_failed", "transitioned", "turn_began"] * 2
    trouble = log.all("save_failed")[0]
    assert (trouble.reason, trouble.errno) == (SaveReason.NO_SPACE, errno.ENOSPC)
    assert trouble.path == library.folder / f"{session.record_id}.fiveup"
    assert session.trouble == trouble
    assert on_disk(library, session).match == kept
    disk.errno = None
    act(qtbot, session)
    assert log.names[6:] == ["save_recovered", "transitioned", "turn_began"]
    assert session.trouble is None
    assert on_disk(library, session).match == session.match


def test_retry_writes_all_that_was_played(qtbot, make_library, disk):
    library = make_library(disk)
    session = begun(qtbot, library)
    disk.fill_up()
    act(qtbot, session)
    log = Log(session)
    with qtbot.waitSignal(session.save_failed):
        session.retry_save()
    disk.errno = None
    with qtbot.waitSignal(session.save_recovered):
        session.retry_save()
    settle(session)
    assert log.names == ["save_failed", "save_recovered"]
    assert on_disk(library, session).match == session.match


def test_a_retry_never_puts_an_older_match_over_a_newer(qtbot, make_library, tmp_path):
    disk = SlowDisk(tmp_path / "matches")
    library = make_library(disk)
    session = begun(qtbot, library)
    disk.gate.clear()
    session.submit(session.match.legal_actions()[0], session.match.to_move)
    session.retry_save()
    disk.gate.set()
    wait_for(qtbot, lambda: session.transitions)
    library.close()
    assert on_disk(library, session).match == session.match


def test_a_first_deal_that_cannot_be_kept_is_played_all_the_same(qtbot, make_library, disk):
    disk.errno = errno.EROFS
    session = make_library(disk).new_match((CAT, DAN))
    log = Log(session)
    play_out(qtbot, session)
    assert session.match.is_over
    assert {trouble.reason for trouble in log.all("save_failed")} == {SaveReason.READ_ONLY}
    assert not list(disk.folder.glob("*.fiveup"))


def test_closing_tries_once_more(qtbot, make_library, disk):
    library = make_library(disk)
    session = begun(qtbot, library)
    disk.fill_up()
    act(qtbot, session)
    disk.errno = None
    library.close()
    assert on_disk(library, session).match == session.match


def test_a_folder_that_is_gone_is_made_again(qtbot, make_library, disk):
    library = make_library(disk)
    session = begun(qtbot, library)
    for file in disk.folder.iterdir():
        file.unlink()
    disk.folder.rmdir()
    act(qtbot, session)
    assert session.trouble is None
    assert on_disk(library, session).match == session.match


def test_a_folder_that_is_a_file_is_told(qtbot, make_library, tmp_path):
    (tmp_path / "matches").write_text("not a folder", encoding="utf-8")
    library = make_library(MatchStore(tmp_path / "matches"))
    assert (library.is_writer, library.summaries(), library.latest_unfinished()) == (True, (), None)
    session = library.new_match((CAT, DAN))
    with qtbot.waitSignal(session.save_failed):
        session.begin()
    assert session.trouble is not None
    wait_for(qtbot, lambda: session.transitions)
    assert (tmp_path / "matches").read_text(encoding="utf-8") == "not a folder"


def test_a_copy_holds_the_whole_match_also_when_its_own_place_is_full(qtbot, make_library, disk, tmp_path):
    session = begun(qtbot, make_library(disk))
    disk.fill_up()
    act(qtbot, session)
    session.save_copy(tmp_path / "copy.fiveup")
    assert replay(read_record(tmp_path / "copy.fiveup")).match == session.match
    with pytest.raises(OSError, match="nowhere"):
        session.save_copy(tmp_path / "nowhere" / "copy.fiveup")


def test_a_fault_of_our_own_does_not_stop_the_play(qtbot, make_library, tmp_path, caplog):
    session = make_library(BrokenStore(tmp_path / "matches")).new_match((CAT, DAN))
    log = Log(session)
    with caplog.at_level(logging.ERROR):
        play_out(qtbot, session)
    assert log.all("save_failed")[0].reason is SaveReason.OTHER
    assert "ZeroDivisionError" in caplog.text


def test_every_fault_of_the_store_has_its_reason():
    assert {fault.value for fault in StoreFault} < {reason.value for reason in SaveReason}


def test_a_second_game_plays_without_keeping_and_takes_over_when_the_first_ends(qtbot, make_library):
    first, second = make_library(), make_library()
    assert (first.is_writer, second.is_writer) == (True, False)
    session = second.new_match((ANN, BEN))
    with qtbot.waitSignal(session.round_started):
        session.begin()
    assert session.trouble.reason is SaveReason.OTHER_INSTANCE
    assert not second.summaries()
    first.close()
    with qtbot.waitSignal(session.save_recovered):
        session.retry_save()
    assert second.is_writer
    assert not make_library().is_writer
    assert on_disk(second, session).match == session.match
