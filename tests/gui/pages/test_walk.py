"""An automatic walk over every page in both languages, and the faults that it must find."""

import sys

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QInputMethodEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from fiveup_desktop.app.gallery import PAGES
from fiveup_desktop.app.learn import LessonsDesk
from fiveup_desktop.app.rules import RuleBookDesk
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.pages.key_words import KeyWords
from fiveup_desktop.view.table import lettering
from fiveup_desktop.view.table import page as table_page
from fiveup_desktop.view.theme import DARK_HIGH, LIGHT_HIGH

from .. import walk
from .test_every_page import LATIN, show_page

TITLE = "Sunday with Grandma"
"""What a player has called a match."""
BILINGUAL = ("rules", "welcome")
LOOKS = [("en", "light"), ("zh_CN", "dark")]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("language", "scheme"), LOOKS)
def test_a_page_can_be_used_by_everybody(open_window, tmp_path, page, language, scheme):
    opened = open_window(language=language, scheme=scheme)
    opened.settings.plays_list = "always"
    rules = opened.rules = RuleBookDesk(opened.window, opened.theme)
    opened.lessons = LessonsDesk(opened.window, opened.theme, opened.settings, rules, tmp_path)
    root = show_page(opened, page)
    assert walk.unnamed(root) == []
    assert walk.faint(root) == []
    assert walk.small(root) == []
    assert walk.traps(opened.window, root, stays_inside=opened.top is not None) == []
    assert walk.unseen_focus(opened.window, root) == []
    if language == "zh_CN" and not page.startswith(BILINGUAL):
        names = [player.name for each in opened.library.summaries() for player in each.players]
        known = (*LATIN, *names, TITLE, str(opened.library.folder))
        assert walk.foreign(root, known) == []
    opened.lessons.close()


# Planted faults


@pytest.fixture
def root(open_window):
    opened = open_window()
    show_page(opened, "about")
    opened.root = opened.top
    return opened


def plant(root, widget, size=(120, 44)):
    widget.setParent(root.frame)
    widget.setGeometry(20, 20, *size)
    widget.show()
    widget.raise_()
    QApplication.processEvents()
    return widget


def test_the_walk_finds_a_button_without_a_name(root):
    plant(root.root, QPushButton())
    assert any("QPushButton" in fault for fault in walk.unnamed(root.root))


def test_the_walk_finds_a_faint_text(root):
    label = plant(root.root, Label())
    label.setText("Hard to read")
    label.setStyleSheet("color: #b8b0a0; background: #fbf8f1;")
    QApplication.processEvents()
    assert any("Hard to read" in fault for fault in walk.faint(root.root))


def test_the_walk_finds_a_small_button(root):
    button = plant(root.root, QPushButton("x"), (30, 30))
    button.setStyleSheet("min-height: 0; min-width: 0; padding: 0;")
    button.resize(30, 30)
    assert any("'x' is 30 x 30" in fault for fault in walk.small(root.root))


def test_the_walk_finds_a_trap(root):
    class Trap(QObject):
        def eventFilter(self, watched, event):
            return event.type() == QEvent.Type.KeyPress and event.key() in (
                Qt.Key.Key_Tab,
                Qt.Key.Key_Backtab,
            )

    second = plant(root.root, QPushButton("Second"))
    trap = Trap(second)
    for each in (second, root.root.close_button):
        each.installEventFilter(trap)
    root.root.close_button.setFocus()
    assert walk.traps(root.window, root.root, stays_inside=True)


def test_the_walk_finds_focus_that_cannot_be_seen(root):
    button = plant(root.root, Button(root.theme))
    button.set_text("Unseen")
    button.setProperty("ownFocus", True)
    assert any("Unseen" in fault for fault in walk.unseen_focus(root.window, root.root))


def test_the_walk_finds_words_of_the_other_language(root):
    root.settings.language = "zh_CN"
    plant(root.root, QPushButton("Only English"))
    assert any("Only English" in fault for fault in walk.foreign(root.root, LATIN))


# Keys


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_no_two_deeds_have_the_same_key(open_window, language):
    opened = open_window(language=language)
    show_page(opened, "table")
    window = opened.window
    keys = [key for action in window.menus.actions.values() for key in action.shortcuts()]
    keys += [shortcut.key() for shortcut in window.flow.table.findChildren(QShortcut)]
    keys += [QKeySequence(key) for key in window.flow.table._deeds()]
    keys += [
        QKeySequence.mnemonic(menu.title()) for menu in window.menuBar().findChildren(QMenu) if menu.title()
    ]
    told = [key.toString() for key in keys if not key.isEmpty()]
    assert len(told) == len(set(told)), sorted(told)
    mnemonics = [key for key in told if key.startswith("Alt+")]
    assert len(mnemonics) == 4
    titles = [action.text() for action in window.menuBar().actions()]
    if language == "zh_CN":
        assert all(title.endswith(")") and "(&" in title for title in titles)


def test_every_key_of_the_table_stands_on_the_page_of_keys(open_window):
    opened = open_window()
    show_page(opened, "table")
    window = opened.window
    groups = KeyWords(window.theme.words).groups(window.menus.keys())
    listed = {key for _, rows in groups for keys, _ in rows for key in keys}
    deeds = {QKeySequence(key).toString() for key in opened.window.flow.table._deeds()}
    shortcuts = {each.key().toString() for each in opened.window.flow.table.findChildren(QShortcut)}
    assert (deeds | shortcuts) - {"=", "-", "Ctrl+C"} <= listed
    assert "−" in listed


# Large text, input methods


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_at_200_percent_nothing_on_the_table_is_cut_but_names(open_window, monkeypatch, language):
    cut = []
    plain = lettering.write

    def watched(painter, rect, text, font, *more):
        metrics = lettering.QFontMetricsF(font)
        if metrics.horizontalAdvance(text) > rect.width() + 1:
            cut.append(text)
        return plain(painter, rect, text, font, *more)

    package = table_page.__package__
    for name, module in list(sys.modules.items()):
        if name.startswith(package) and getattr(module, "write", None) is plain:
            monkeypatch.setattr(module, "write", watched)
    opened = open_window(language=language)
    opened.settings.text_percent = 200
    show_page(opened, "table")
    names = opened.window.flow.table.names
    for size in ((1280, 720), (1024, 640)):
        opened.window.resize(*size)
        QApplication.processEvents()
        opened.window.grab()
    assert set(cut) <= {*names.seats, *(names.entity(entity) for entity in (0, 1))}


def test_a_name_can_be_typed_by_an_input_method(open_window):
    opened = open_window(language="zh_CN")
    show_page(opened, "new-match")
    field = opened.window.new_match.seats[0].name
    field.setFocus()
    field.selectAll()
    QApplication.sendEvent(field, QInputMethodEvent("lin'nai'nai", []))
    assert opened.window.stack.currentWidget() is opened.window.new_match
    commit = QInputMethodEvent()
    commit.setCommitString("林奶奶")
    QApplication.sendEvent(field, commit)
    assert field.text() == "林奶奶"
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))


@pytest.mark.parametrize("page", ["start", "new-match", "settings", "settlement-domino", "table"])
def test_targets_keep_their_size_with_small_text(open_window, page):
    opened = open_window()
    opened.settings.text_percent = 80
    opened.settings.plays_list = "always"
    assert walk.small(show_page(opened, page)) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", ["start", "settings", "settlement-discarded", "table", "end"])
def test_no_text_is_faint_in_high_contrast_either(open_window, page, scheme):
    opened = open_window(scheme=scheme)
    opened.settings.contrast = "high"
    root = show_page(opened, page)
    assert opened.theme.palette in (LIGHT_HIGH, DARK_HIGH)
    assert walk.faint(root) == []
