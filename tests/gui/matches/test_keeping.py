"""What is done with matches from their page: titles, copies, files, the trash; and what cannot be done."""

import errno
import json
import os

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from fiveup_desktop.records import StoreError, read_record
from fiveup_desktop.session import MatchSummary
from fiveup_desktop.view.matches import place
from fiveup_desktop.view.matches.actions import MatchAction
from fiveup_desktop.view.matches.place import PlaceDialog, file_name
from fiveup_desktop.view.matches.rename import RenameDialog
from fiveup_desktop.view.matches.trash import TrashDialog
from fiveup_desktop.view.pages.message import MessageDialog

CLICK = Qt.MouseButton.LeftButton


def titles(kept):
    return {each.record_id: each.title for each in kept.library.summaries()}


def test_a_title_is_given_by_keyboard_alone(kept):
    kept.choose(kept.ids[3])
    kept.opened.press(Qt.Key.Key_F2)
    dialog = kept.opened.wait_for(RenameDialog)
    QTest.keyClicks(dialog.field, "<b>Monday</b> & so on")
    kept.opened.press(Qt.Key.Key_Return)
    kept.read()
    assert titles(kept)[kept.ids[3]] == "<b>Monday</b> & so on"
    assert kept.page.rows.entry.record_id == kept.ids[3]
    assert kept.page.card.title.whole == "<b>Monday</b> & so on"


@pytest.mark.parametrize("title", ["x" * 81, "a\u202eb", "a\u2067b"])
def test_what_cannot_be_a_title_is_told_and_not_taken(kept, title):
    before = titles(kept)
    kept.choose(kept.ids[1])
    kept.opened.press(Qt.Key.Key_F2)
    dialog = kept.opened.wait_for(RenameDialog)
    dialog.field.setText(title)
    assert dialog.fault.isVisible()
    assert dialog.fault.text()
    assert not dialog.rename_button.isEnabled()
    kept.opened.press(Qt.Key.Key_Return)
    assert kept.opened.top is dialog
    dialog.field.setText("Fine")
    assert not dialog.fault.isVisible()
    kept.opened.press(Qt.Key.Key_Escape)
    assert kept.opened.top is None
    assert titles(kept) == before


def test_the_match_on_the_table_is_renamed_too(kept):
    kept.choose(kept.ids[0])
    kept.opened.press(Qt.Key.Key_Return)
    kept.show()
    kept.choose(kept.ids[0])
    kept.opened.press(Qt.Key.Key_F2)
    kept.opened.wait_for(RenameDialog).field.setText("Here")
    kept.opened.press(Qt.Key.Key_Return)
    assert kept.window.flow.session.title == "Here"
    kept.read()
    assert kept.page.rows.entry.title == "Here"
    assert json.loads(kept.library.path_of(kept.ids[0]).read_text("utf-8"))["meta"]["title"] == "Here"


def test_a_copy_is_told_as_one(kept):
    said = []
    kept.window.announcer.said.connect(said.append)
    kept.choose(kept.ids[4])
    kept.do(MatchAction.DUPLICATE)
    assert said == [kept.notice]
    copy = kept.page.rows.entry
    assert copy.record_id not in kept.ids
    assert copy.is_copy
    assert copy.title.endswith(" (copy)")
    assert "in no statistics" in kept.notice
    assert "a copy" in kept.page._words.progress(copy)


@pytest.mark.parametrize("way", ["button", "key", "trash"])
def test_a_deletion_is_undone(kept, way):
    before = kept.library.path_of(kept.ids[1]).read_bytes()
    kept.choose(kept.ids[1])
    kept.opened.press(Qt.Key.Key_Delete)
    kept.read()
    assert kept.ids[1] not in kept.shown()
    assert not kept.library.path_of(kept.ids[1]).exists()
    assert "kept for 30 days" in kept.notice
    if way == "button":
        QTest.mouseClick(kept.page.notice.answer_button, CLICK)
    elif way == "key":
        kept.opened.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    else:
        QTest.mouseClick(kept.page.trash_button, CLICK)
        dialog = kept.opened.wait_for(TrashDialog)
        kept.opened.wait(lambda: dialog.rows[0].title.whole == "Sunday with Grandma")
        kept.opened.press(Qt.Key.Key_Return)
    kept.read()
    assert kept.page.rows.entry.record_id == kept.ids[1]
    assert kept.library.path_of(kept.ids[1]).read_bytes() == before


def test_after_a_deletion_one_stands_on_the_next_row(kept):
    shown = kept.shown()
    for record_id in (shown[3], shown[-1]):
        kept.choose(record_id)
        kept.opened.press(Qt.Key.Key_Delete)
        kept.read()
        assert kept.page.rows.entry.record_id == (shown[4] if record_id == shown[3] else shown[-2])


def test_the_match_on_the_table_is_deleted_and_leaves_it(kept):
    kept.choose(kept.ids[0])
    kept.opened.press(Qt.Key.Key_Return)
    kept.show()
    kept.choose(kept.ids[0])
    kept.opened.press(Qt.Key.Key_Delete)
    kept.read()
    assert kept.window.flow is None
    kept.opened.press(Qt.Key.Key_Escape)
    start = kept.window.start
    assert kept.window.stack.currentWidget() is start
    assert start.offer is None or start.offer.record_id != kept.ids[0]


def test_a_match_is_given_up_and_told_so_and_plays_on(kept):
    kept.choose(kept.ids[1])
    kept.do(MatchAction.ABANDON)
    entry = kept.page.rows.entry
    assert entry.is_abandoned
    assert kept.page._words.state(entry) == "Given up"
    assert "is given up" in kept.notice
    assert MatchAction.ABANDON not in [a for a, b in kept.page.card.buttons.items() if b.isVisible()]
    kept.opened.press(Qt.Key.Key_Escape)
    assert kept.window.start.offer.record_id != kept.ids[1]


class TestFiles:
    def test_a_match_is_exported_and_brought_in_again(self, kept, tmp_path, monkeypatch):
        target = tmp_path / "out.fiveup"
        asked = []

        def where(parent, title, name, kinds):
            asked.append(name)
            return str(target), kinds

        monkeypatch.setattr(QFileDialog, "getSaveFileName", where)
        monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(target)], ""))
        kept.choose(kept.ids[2])
        kept.do(MatchAction.EXPORT)
        assert asked[0].endswith("周五晚上.fiveup")
        assert str(target) in kept.notice
        assert read_record(target).rounds == read_record(kept.library.path_of(kept.ids[2])).rounds
        QTest.mouseClick(kept.page.import_button, CLICK)
        kept.read()
        assert kept.page.rows.entry.is_copy
        assert "1 match brought in" in kept.notice

    def test_nothing_is_written_into_the_games_own_folder(self, kept, monkeypatch):
        other = kept.library.path_of(kept.ids[1])
        before = other.read_bytes()
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
        kept.choose(kept.ids[2])
        kept.do(MatchAction.EXPORT)
        assert "keeps its own files" in kept.opened.wait_for(MessageDialog).text.text()
        assert other.read_bytes() == before

    @pytest.mark.parametrize("what", ["folder", "fifo", "gone"])
    def test_a_place_where_there_can_be_no_file_is_told(self, kept, tmp_path, monkeypatch, what):
        target = tmp_path / what / "x" if what == "gone" else tmp_path / what
        if what == "folder":
            target.mkdir()
        elif what == "fifo":
            os.mkfifo(target)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
        kept.choose(kept.ids[2])
        kept.do(MatchAction.EXPORT)
        assert "could not be written there" in kept.notice

    def test_several_files_are_brought_in_and_bad_ones_named(self, kept, tmp_path):
        good, bad = tmp_path / "good.fiveup", tmp_path / "bad.fiveup"
        kept.library.export(kept.ids[0], good)
        bad.write_text("{}")
        kept.window.matches.bring_in([bad, good, tmp_path / "none.fiveup"])
        kept.read()
        assert kept.notice == "1 match brought in. Not a match, or damaged: bad.fiveup, none.fiveup"

    def test_what_came_in_is_seen_whatever_was_searched_for_and_the_notice_goes(self, kept, tmp_path):
        good = tmp_path / "good.fiveup"
        kept.library.export(kept.ids[0], good)
        kept.page.search.setText("nothing is called so")
        kept.window.matches.bring_in([good])
        kept.read()
        assert kept.page.rows.entry.record_id not in kept.ids
        assert kept.page.notice._passing.isActive()
        kept.page.notice._passing.timeout.emit()
        assert kept.notice == ""

    def test_where_a_file_lies_is_shown_and_copied(self, kept, monkeypatch):
        opened = []
        monkeypatch.setattr(place, "open_folder_of", lambda path: opened.append(path) or False)
        kept.choose(kept.ids[0])
        kept.do(MatchAction.SHOW_FILE)
        dialog = kept.opened.wait_for(PlaceDialog)
        path = kept.library.path_of(kept.ids[0])
        assert dialog.field.text() == str(path)
        QTest.mouseClick(dialog.folder_button, CLICK)
        assert opened == [path]
        assert "please copy the path" in dialog.told.text()
        QTest.mouseClick(dialog.copy_button, CLICK)
        assert QGuiApplication.clipboard().text() == str(path)

    @pytest.mark.parametrize(
        ("title", "name"),
        [
            ("../../etc/passwd", "etc passwd.fiveup"),
            ("A/B\\C:D*?", "A B C D.fiveup"),
            ("周五晚上 1", "周五晚上 1.fiveup"),
            ("x" * 80, "x" * 60 + ".fiveup"),
            ("...", "match.fiveup"),
        ],
    )
    def test_the_name_of_a_file_is_made_of_letters_and_digits(self, kept, title, name):
        summary = next(each for each in kept.page.list.entries if isinstance(each, MatchSummary))
        from dataclasses import replace

        assert file_name(replace(summary, title=title)) == name


class TestDrops:
    def drop(self, kept, urls, target=None):
        data = QMimeData()
        data.setUrls(urls)
        target = target or kept.window
        enter = QDragEnterEvent(
            QPoint(5, 5), Qt.DropAction.CopyAction, data, CLICK, Qt.KeyboardModifier.NoModifier
        )
        enter.ignore()
        QApplication.sendEvent(target, enter)
        if enter.isAccepted():
            drop = QDropEvent(
                QPoint(5, 5), Qt.DropAction.CopyAction, data, CLICK, Qt.KeyboardModifier.NoModifier
            )
            QApplication.sendEvent(target, drop)
        return enter.isAccepted()

    def test_one_file_is_opened(self, kept, tmp_path):
        kept.library.export(kept.ids[0], tmp_path / "one.fiveup")
        assert self.drop(kept, [QUrl.fromLocalFile(str(tmp_path / "one.fiveup"))])
        assert kept.window.flow.session.match == kept.library.open(kept.ids[0]).match

    def test_several_are_brought_in(self, kept, tmp_path):
        paths = [tmp_path / f"{number}.fiveup" for number in range(3)]
        for path in paths:
            kept.library.export(kept.ids[0], path)
        assert self.drop(kept, [QUrl.fromLocalFile(str(path)) for path in paths])
        kept.read()
        assert "3 matches brought in" in kept.notice

    def test_what_is_not_on_this_computer_is_not_taken(self, kept):
        for url in ("https://example.org/x.fiveup", "file://host/x.fiveup", "ftp://a/b", "fiveup:x"):
            assert not self.drop(kept, [QUrl(url)])

    def test_what_is_no_match_is_told(self, kept, tmp_path):
        (tmp_path / "x.png").write_bytes(b"\x89PNG")
        assert self.drop(kept, [QUrl.fromLocalFile(str(tmp_path / "x.png"))])
        assert "no text" in kept.opened.wait_for(MessageDialog).text.text()


class TestWhatCannotBeDone:
    @pytest.fixture
    def full(self, kept, monkeypatch):
        """The disk is full from now on."""

        def fail(self, record_id, *_):
            raise StoreError(OSError(errno.ENOSPC, "No space left on device"), self.path_of(record_id))

        store = type(kept.library._folder.store)
        monkeypatch.setattr(store, "save", fail)
        monkeypatch.setattr(store, "delete", fail)
        return kept

    @pytest.mark.parametrize("action", [MatchAction.DUPLICATE, MatchAction.DELETE, MatchAction.ABANDON])
    def test_it_is_told_why_and_nothing_is_changed(self, full, action):
        before = {path: path.read_bytes() for path in full.library.folder.glob("*.fiveup")}
        full.choose(full.ids[1])
        full.do(action)
        assert full.notice == "Nothing was changed: the disk is full."
        full.opened.settings.language = "zh_CN"
        assert full.notice == "没有改动：磁盘已满。"
        assert {path: path.read_bytes() for path in full.library.folder.glob("*.fiveup")} == before

    def test_another_window_of_the_game_keeps_the_folder(self, kept, monkeypatch):
        monkeypatch.setattr(kept.library._folder, "_is_writer", False)
        monkeypatch.setattr(kept.library._folder, "_take", lambda: False)
        kept.library._folder.close()
        kept.choose(kept.ids[1])
        kept.do(MatchAction.DELETE)
        assert "another window of the game" in kept.notice
        assert kept.library.path_of(kept.ids[1]).exists()

    def test_a_match_that_is_not_saved_is_not_given_away(self, full):
        full.choose(full.ids[0])
        full.opened.press(Qt.Key.Key_Return)
        session = full.window.flow.session
        session.retry_save()
        full.opened.wait(lambda: session.trouble)
        full.show()
        full.choose(full.ids[0])
        full.opened.press(Qt.Key.Key_Delete)
        assert "Could not save: the disk is full" in full.notice
        assert full.window.flow.session is session
        assert not session.is_closed
