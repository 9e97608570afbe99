"""The window: settings at once, trouble told, files opened, quit at any moment."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QStandardPaths, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton, QTreeView

from fiveup_desktop.session import Player, PlayerKind, SaveReason, SaveTrouble
from fiveup_desktop.view.pages.about import AboutDialog
from fiveup_desktop.view.pages.files import documents, dress
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.message import MessageDialog
from fiveup_desktop.view.pages.settings_page import SettingsDialog
from fiveup_desktop.view.theme import PipSet, Scheme, Speed

RGB = QImage.Format.Format_RGB32
CLICK = Qt.MouseButton.LeftButton
PLAYERS = (Player("Mei", PlayerKind.HUMAN), Player("Lin", PlayerKind.COMPUTER, "casual"))


def test_settings_hold_at_once_and_the_menu_says_the_same(open_window):
    opened = open_window(scheme="dark")
    QTest.mouseClick(opened.window.start.settings_button, CLICK)
    dialog = opened.wait_for(SettingsDialog)
    for name, index in (("scheme", 1), ("pips", 1), ("text_percent", 2), ("speed", 2), ("language", 2)):
        QTest.mouseClick(dialog.choices[name]._group.button(index), CLICK)
    theme = opened.theme
    assert (theme.scheme, theme.pips, theme.text_percent) == (Scheme.LIGHT, PipSet.CLEAR, 125)
    assert theme.speed is Speed.FAST
    assert theme.language.value == "zh_CN"
    assert dialog.title.whole == "设置"
    chosen = {
        name: [action.data() for action in menu.actions() if action.isChecked()]
        for name, menu in opened.window.menus._choices.items()
    }
    assert chosen["scheme"] == ["light"]
    assert chosen["language"] == ["zh_CN"]
    opened.press(Qt.Key.Key_Escape)
    assert opened.top is None


def test_the_start_page_switches_language_and_scheme(open_window):
    opened = open_window()
    start = opened.window.start
    start._languages.actions()[1].trigger()
    assert start.new_row.accessibleName() == "新的一场"
    assert start.language_button.accessibleName() == "简体中文"
    start._schemes.actions()[2].trigger()
    assert opened.theme.palette.dark


def test_a_file_is_looked_for_among_the_matches_then_where_the_last_one_was(
    open_window, tmp_path, monkeypatch
):
    opened, asked = open_window(), []
    elsewhere = tmp_path / "elsewhere"

    def choose(parent, title, folder, kinds):
        asked.append(folder)
        return str(elsewhere / "none.fiveup"), kinds

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    for _ in range(2):
        opened.window.start.open_wanted.emit()
        opened.wait_for(MessageDialog).done.emit()
    assert asked == [str(documents()), str(elsewhere)]


@pytest.mark.parametrize("told", ["", "nowhere"])
def test_without_a_folder_of_documents_a_copy_is_proposed_at_home(open_window, tmp_path, monkeypatch, told):
    folder = str(tmp_path / told) if told else ""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda which: folder)
    asked = []

    def choose(parent, title, proposed, kinds):
        asked.append(Path(proposed))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    assert open_window().window.files.where("x", "match.fiveup") is None
    assert asked == [Path.home() / "match.fiveup"]
    assert asked[0].is_absolute()


@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_the_arrows_of_qts_file_dialog_are_seen(open_window, tmp_path, theme_name):
    opened = open_window(scheme=theme_name)
    (tmp_path / f"{'a long name ' * 4}.fiveup").write_text("{}")
    dialog = QFileDialog(opened.window, "x", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setViewMode(QFileDialog.ViewMode.Detail)
    dialog.show()
    opened.wait(lambda: dialog.isVisible())
    dress(dialog)
    button = dialog.findChild(QToolButton, "toParentButton")
    image = button.icon().pixmap(button.iconSize()).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    solid = {point.lightness() > 127 for point in points if point.alpha() > 200}
    assert solid == {theme_name == "dark"}
    tree = dialog.findChild(QTreeView, "treeView")
    assert tree.columnWidth(0) >= 330
    assert tree.columnWidth(3) >= 180
    dialog.close()


def test_those_who_are_watched_have_names_of_the_language_of_now(open_window):
    opened = open_window(language="zh_CN")
    opened.settings.language = "en"
    opened.window.start.demo_row.click()
    assert [player.name for player in opened.window.flow.session.players] == ["Mei", "Rowan", "Lin", "Ada"]


def test_behind_the_lot_there_is_bare_felt(open_window):
    opened = open_window()
    opened.window.begin_match(PLAYERS)
    lot = opened.wait_for(LotDialog)
    lot.frame.hide()
    table = opened.window.flow.table
    below = table.mapTo(opened.window, QPoint(0, 0))
    shown = opened.window.grab(QRect(below, table.size())).toImage().convertToFormat(RGB)
    alone = lot.grab(QRect(below, table.size())).toImage().convertToFormat(RGB)
    assert shown == alone
    assert len({shown.pixelColor(x, shown.height() - 40).green() for x in range(50, 1200, 10)}) < 40
    lot.done.emit()
    assert opened.top is None


def test_the_same_page_opens_only_once(open_window):
    opened = open_window()
    for _ in range(3):
        opened.window.menus.triggered.emit("about")
    opened.wait_for(AboutDialog)
    QTest.mouseClick(opened.top.close_button, CLICK)
    assert opened.top is None


@pytest.mark.parametrize("reason", list(SaveReason))
def test_saving_trouble_is_told_in_both_languages(open_window, tmp_path, reason):
    opened = open_window()
    opened.window.begin_match(PLAYERS)
    session = opened.window.flow.session
    opened.wait_for(LotDialog)
    bar = opened.window.keeper.bar
    assert not bar.isVisible()
    session.save_failed.emit(SaveTrouble(reason, tmp_path / "x.fiveup", 28))
    assert bar.isVisible()
    english = bar._text.text()
    assert "Your match goes on" in english
    assert english.endswith("or save it elsewhere.")
    opened.settings.language = "zh_CN"
    assert "可以接着打" in bar._text.text()
    assert bar._text.text().endswith("存到别处。")
    session.save_recovered.emit()
    assert not bar.isVisible()


def test_a_full_disk_is_told_and_retry_helps(open_window, tmp_path, monkeypatch):
    opened = open_window()
    store = opened.library._folder.store
    monkeypatch.setattr(type(store), "save", fail_with_no_space)
    opened.window.begin_match(PLAYERS)
    opened.wait(opened.window.keeper.bar.isVisible)
    assert "disk is full" in opened.window.keeper.bar._text.text()
    opened.wait_for(LotDialog)  # play goes on
    monkeypatch.undo()
    QTest.mouseClick(opened.window.keeper.bar.retry_button, CLICK)
    opened.wait(lambda: not opened.window.keeper.bar.isVisible())
    assert store.record_ids() == (opened.window.flow.session.record_id,)


def fail_with_no_space(self, record_id, record):
    from fiveup_desktop.records import StoreError

    raise StoreError(OSError(28, "No space left on device"), self.path_of(record_id))


BAD_FILES = {
    "nothing": (None, "There is no such file."),
    "empty": (b"", "The file is empty."),
    "text": (b"hello", "line 1 makes no sense"),
    "something else": (b'{"a": 1}', "is not a match of this game"),
    "no object": (b"[]", "is not a match of this game"),
    "picture": (b"\x89PNG\r\n", "it is no text"),
    "newer": (b'{"format": "fiveup-match", "version": 2, "players": [], "rounds": []}', "newer version"),
    "shape": (b'{"format": "fiveup-match", "version": 1}', "does not have the form of a match"),
    "large": (b" " * (5 << 20), "too large"),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_file_that_is_no_match_is_refused_in_words(open_window, tmp_path, name):
    content, words = BAD_FILES[name]
    path = tmp_path / "x.fiveup"
    if content is not None:
        path.write_bytes(content)
    opened = open_window()
    opened.window.open_file(path)
    message = opened.wait_for(MessageDialog)
    assert words in message.text.text()
    assert opened.window.stack.currentWidget() is opened.window.start
    opened.press(Qt.Key.Key_Return)
    assert opened.top is None


def test_a_copy_can_be_saved_and_opened(open_window, tmp_path):
    opened = open_window()
    opened.window.begin_match(PLAYERS)
    session = opened.window.flow.session
    opened.wait_for(LotDialog)
    session.save_copy(tmp_path / "copy.fiveup")
    before = session.match
    opened.window.open_file(tmp_path / "copy.fiveup")
    assert opened.window.flow.session.match == before
    assert opened.window.flow.session.record_id != session.record_id


@pytest.mark.parametrize("moment", ["start", "new match", "lot", "in play"])
def test_quit_at_any_moment_asks_nothing(open_window, moment):
    opened = open_window(speed="normal")
    if moment == "new match":
        opened.window.show_new_match()
    elif moment != "start":
        opened.window.begin_match(PLAYERS)
        opened.wait_for(LotDialog)
    if moment == "in play":
        opened.press(Qt.Key.Key_Return)
        opened.wait(lambda: opened.top is None)
    opened.press(Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert not opened.window.isVisible()
    assert opened.window.flow is None


def test_the_window_remembers_its_size(open_window):
    opened = open_window()
    opened.window.resize(1111, 666)
    opened.close()
    opened.is_open = False
    again = open_window()
    assert again.settings.geometry


def test_tab_scrolls_to_what_has_the_focus(open_window):
    opened = open_window()
    opened.window.resize(880, 560)
    opened.window.menus.triggered.emit("settings")
    dialog = opened.wait_for(SettingsDialog)
    view = dialog.column_scroll.viewport()
    for _ in range(30):
        opened.press(Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if view.isAncestorOf(focused):
            middle = focused.mapTo(view, focused.rect().center())
            assert view.rect().contains(middle), focused.accessibleName()


def test_nothing_is_left_of_matches_and_pages_that_are_over(open_window):
    opened = open_window()
    counts = []
    for _ in range(5):
        opened.window.begin_match(PLAYERS)
        opened.wait_for(LotDialog)
        opened.press(Qt.Key.Key_Return)
        for name in ("settings", "keys", "about"):
            opened.window.menus.triggered.emit(name)
            QApplication.processEvents()
            opened.press(Qt.Key.Key_Escape)
        opened.window.show_start()
        opened.wait(lambda: opened.window._kept.count is not None)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(QApplication.allWidgets()))
    assert counts[2:] == [counts[2]] * 3
