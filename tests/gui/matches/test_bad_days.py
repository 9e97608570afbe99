"""Bad days: whatever lies in the folder or happens to it, play goes on, it is told, and no byte is lost."""

import os

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app import shelf
from fiveup_desktop.records import FileState, MatchStore, StoreError
from fiveup_desktop.session import KeepingError, Library, LocalThinker, Player, PlayerKind
from fiveup_desktop.view.matches.actions import MatchAction
from fiveup_desktop.view.matches.recovery import RecoveryDialog
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.message import LossDialog, MessageDialog
from fiveup_desktop.view.pages.trouble_bar import TroubleBar

SEATS = (Player("Ann", PlayerKind.HUMAN), Player("Ben", PlayerKind.COMPUTER, "casual"))
BAD = "bad0bad0-0000-4000-8000-000000000000"
CLICK = Qt.MouseButton.LeftButton


def put_folder(path):
    path.mkdir()


def put_link(path):
    path.symlink_to("/etc/hostname")


def put_huge(path):
    with path.open("wb") as file:
        file.truncate(2**33)


def put(data):
    return lambda path: path.write_bytes(data)


NEWER = b'{"format": "fiveup-match", "version": 99, "players": [], "rounds": []}'
THINGS = {
    "folder": (put_folder, "a folder, a link or a device", "文件夹、链接或设备"),
    "pipe": (os.mkfifo, "a folder, a link or a device", "文件夹、链接或设备"),
    "link": (put_link, "a folder, a link or a device", "文件夹、链接或设备"),
    "huge": (put_huge, "too large", "太大"),
    "empty": (put(b""), "is empty", "空的"),
    "foreign": (put(b'{"a": 1}'), "not a match of this game", "不是这个游戏的对局"),
    "newer": (put(NEWER), "a newer version", "更新版本"),
    "damaged": (put(b'{"format": "fiveup-match", "ver'), "makes no sense", "读不懂"),
    "no text": (put(b"\xff\xfe\x00"), "it is no text", "不是文本"),
    "wrong": (put(b'{"format": "fiveup-match", "version": 1}'), "does not have the form", "损坏"),
}


@pytest.mark.parametrize("name", THINGS)
def test_a_bad_file_is_a_row_that_says_why_and_hides_no_good_one(kept, name):
    make, english, chinese = THINGS[name]
    path = kept.library.path_of(BAD)
    make(path)
    before = FileState.of(path.lstat())
    kept.show()
    assert set(kept.ids) | {BAD} <= set(kept.shown())
    kept.choose(BAD)
    reason = kept.page._words.reason(kept.page.rows.entry)
    assert english in reason
    kept.opened.settings.language = "zh_CN"
    assert chinese in kept.page._words.reason(kept.page.rows.entry)
    kept.opened.press(Qt.Key.Key_Return)
    dialog = kept.opened.wait_for(RecoveryDialog)
    assert chinese in dialog._what.text()
    kept.opened.press(Qt.Key.Key_Return if not dialog.rows else Qt.Key.Key_Escape)
    assert kept.opened.top is None
    assert FileState.of(path.lstat()) == before
    kept.choose(BAD)
    kept.opened.press(Qt.Key.Key_Delete)
    kept.read()
    assert BAD not in kept.shown()
    kept.opened.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    kept.read()
    assert FileState.of(path.lstat()) == before


@pytest.mark.parametrize("choice", [0, 1])
def test_what_is_left_of_a_damaged_match_is_played_on_and_its_bytes_are_kept(kept, choice):
    path = kept.library.path_of(shelf.DAMAGED)
    before = path.read_bytes()
    kept.choose(shelf.DAMAGED)
    kept.opened.press(Qt.Key.Key_Return)
    dialog = kept.opened.wait_for(RecoveryDialog)
    assert [row.line.whole[:7] for row in dialog.rows] == ["Round 6", "Round 4"]
    QTest.mouseClick(dialog.rows[choice], CLICK)
    session = kept.window.flow.session
    assert session.record_id == shelf.DAMAGED
    assert len(session.match.rounds) == (6, 4)[choice]
    assert [each.read_bytes() for each in (kept.library.folder / "aside").iterdir()] == [before]


def test_no_hand_is_told_of_what_can_be_rescued(kept):
    kept.choose(shelf.DAMAGED)
    kept.opened.press(Qt.Key.Key_Return)
    dialog = kept.opened.wait_for(RecoveryDialog)
    said = " ".join([row.title.whole + row.line.whole + row.toolTip() for row in dialog.rows])
    assert "|" not in said


def test_a_recovery_that_fails_says_why_and_can_be_done_again(kept, monkeypatch):
    def fail(self, record_id, *_):
        raise StoreError(OSError(28, "No space left on device"), self.path_of(record_id))

    before = {path: path.read_bytes() for path in kept.library.folder.glob("*.fiveup")}
    monkeypatch.setattr(MatchStore, "replace_damaged", fail)
    kept.choose(shelf.DAMAGED)
    kept.opened.press(Qt.Key.Key_Return)
    dialog = kept.opened.wait_for(RecoveryDialog)
    QTest.mouseClick(dialog.rows[0], CLICK)
    assert dialog.trouble.text() == "Nothing was changed: the disk is full."
    assert {path: path.read_bytes() for path in kept.library.folder.glob("*.fiveup")} == before
    monkeypatch.undo()
    QTest.mouseClick(dialog.rows[0], CLICK)
    assert kept.window.flow.session.record_id == shelf.DAMAGED


def test_a_match_of_which_only_a_backup_is_left_is_brought_back(kept):
    kept.library.path_of(shelf.DAMAGED).unlink()
    kept.show()
    kept.choose(shelf.DAMAGED)
    assert kept.page._words.state(kept.page.rows.entry) == "Only a backup is left"
    assert [each for each, button in kept.page.card.buttons.items() if button.isVisible()] == [
        MatchAction.REPAIR
    ]
    kept.opened.press(Qt.Key.Key_Return)
    dialog = kept.opened.wait_for(RecoveryDialog)
    assert dialog.title.whole == "The file of this match is gone"
    kept.opened.press(Qt.Key.Key_Return)
    assert len(kept.window.flow.session.match.rounds) == 4


def test_a_damaged_file_from_elsewhere_can_be_played_on_and_stays_as_it_is(kept, tmp_path):
    path = tmp_path / "sent.fiveup"
    path.write_bytes(kept.library.path_of(shelf.DAMAGED).read_bytes())
    before = path.read_bytes()
    kept.window.open_file(path)
    dialog = kept.opened.wait_for(RecoveryDialog)
    assert "The file itself stays as it is" in dialog._then.text()
    kept.opened.press(Qt.Key.Key_Return)
    kept.opened.wait(lambda: kept.window.flow)
    assert path.read_bytes() == before


def test_a_folder_that_is_none_is_told_and_not_taken_for_an_empty_one(open_window, tmp_path):
    (tmp_path / "matches").write_text("in the way")
    opened = open_window()
    opened.window.matches.show()
    page = opened.window.matches.page
    opened.wait(lambda: page.is_complete)
    assert page.nothing.text.text() == (
        "The matches cannot be listed: the folder of matches is gone. Whatever lies there stays as it is."
    )
    opened.settings.language = "zh_CN"
    assert "存放对局的文件夹不见了" in page.nothing.text.text()


@pytest.mark.parametrize("name", ["nul\0inside", "half \ud800", "x" * 300, "", "none/at/all"])
def test_a_path_that_no_file_can_have_is_told(open_window, tmp_path, name):
    opened = open_window()
    opened.window.open_file(tmp_path / name)
    assert opened.wait_for(MessageDialog).text.text().endswith("Nothing was changed.")


class TestSaving:
    def test_what_another_program_wrote_is_kept_and_told(self, open_window):
        opened, said = open_window(), []
        opened.window.announcer.said.connect(said.append)
        opened.window.begin_match(SEATS)
        opened.wait_for(LotDialog)
        session = opened.window.flow.session
        opened.library._saver.wait()
        opened.library.path_of(session.record_id).write_bytes(b"somebody else's")
        session.retry_save()
        opened.wait(lambda: opened.window.keeper.troubles.aside)
        (bar,) = opened.top.findChildren(TroubleBar)
        assert bar.isVisible()
        assert said[-1] == bar._text.text()
        aside = opened.window.keeper.troubles.aside
        assert aside.read_bytes() == b"somebody else's"
        assert aside.name in bar._text.text()
        opened.settings.language = "zh_CN"
        assert "另一个程序改过" in bar._text.text()
        QTest.mouseClick(bar.close_button, CLICK)
        assert not bar.isVisible()
        assert not opened.window.keeper.bar.isVisible()

    def test_the_bar_is_seen_and_used_over_whatever_covers_the_window(self, open_window, tmp_path):
        """By mouse and by keys, and the page below it keeps out of its way."""
        (tmp_path / "matches").write_text("in the way")
        opened = open_window()
        opened.window.begin_match(SEATS)
        lot = opened.wait_for(LotDialog)
        opened.wait(lambda: lot.findChildren(TroubleBar))
        QApplication.processEvents()
        (bar,) = lot.findChildren(TroubleBar)
        assert bar.geometry().bottom() < lot.frame.geometry().top()
        for _ in range(20):
            if bar.retry_button.hasFocus():
                break
            opened.press(Qt.Key.Key_Tab)
        (tmp_path / "matches").unlink()
        opened.press(Qt.Key.Key_Return)
        assert opened.top is lot
        opened.wait(lambda: opened.window.flow.session.trouble is None)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert lot.findChildren(TroubleBar) == []
        assert lot.isAncestorOf(QApplication.focusWidget())

    def test_a_second_window_says_that_it_keeps_nothing_until_it_can(self, open_window, tmp_path):
        other = Library(MatchStore(tmp_path / "matches"), LocalThinker())
        opened = open_window()
        bar = opened.window.keeper.bar
        assert "Another window of the game" in bar._text.text()
        assert bar.isVisible()
        QTest.mouseClick(bar.retry_button, CLICK)
        assert bar.isVisible()
        with pytest.raises(KeepingError):
            opened.library.import_file(_sent(tmp_path))
        other.close()
        QTest.mouseClick(bar.retry_button, CLICK)
        assert not bar.isVisible()
        opened.library.import_file(_sent(tmp_path))

    @pytest.mark.parametrize("answer", ["stay", "go"])
    def test_another_match_does_not_silently_take_the_place_of_one_that_is_not_saved(
        self, open_window, tmp_path, answer
    ):
        (tmp_path / "matches").write_text("in the way")
        opened = open_window()
        opened.window.begin_match(SEATS)
        opened.wait_for(LotDialog).done.emit()
        opened.wait(lambda: opened.window.flow.session.trouble)
        first = opened.window.flow.session
        opened.window.show_new_match()
        opened.window.begin_match(SEATS)
        question = opened.wait_for(LossDialog)
        QTest.mouseClick(question.answer_button if answer == "stay" else question.other_button, CLICK)
        assert (opened.window.flow.session is first) == (answer == "stay")
        assert first.is_closed == (answer == "go")

    def test_a_match_that_is_over_and_not_saved_is_not_dropped_on_the_way_to_the_start(
        self, kept, monkeypatch
    ):
        opened = kept.opened
        opened.window.take_up(kept.ids[2])
        session = opened.window.flow.session

        def fail(self, record_id, *_):
            raise StoreError(OSError(5, "Input/output error"), self.path_of(record_id))

        monkeypatch.setattr(MatchStore, "save", fail)
        session.retry_save()
        opened.wait(lambda: session.trouble)
        opened.window.show_start()
        assert opened.window.flow.session is session
        assert opened.window.keeper.bar.isVisible()
        monkeypatch.undo()
        QTest.mouseClick(opened.window.keeper.bar.retry_button, CLICK)
        opened.wait(lambda: session.trouble is None)
        opened.window.show_start()
        assert opened.window.flow is None


def _sent(folder):
    """A good match file outside the folder of matches."""
    from fiveup_desktop.records import record_to_bytes
    from tests.records.good import record_of

    path = folder / "sent.fiveup"
    path.write_bytes(record_to_bytes(record_of(0, 2)))
    return path
