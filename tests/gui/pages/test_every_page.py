"""Every page and overlay, in both languages, schemes, several sizes: nothing cut off, all by keyboard."""

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from fiveup_desktop.app.gallery import PAGES, open_page
from fiveup_desktop.session import MatchSummary

from .geometry import cut_off, overlapping, texts

LOOKS = [("en", "light"), ("zh_CN", "dark")]
OURS = [page for page in PAGES if not page.startswith(("table", "rules", "lesson", "welcome"))]


def settle():
    """Let everything be laid out: one change of size can lead to another."""
    for _ in range(3):
        QApplication.processEvents()


def show_page(opened, page):
    """Open a page and return what covers the window now: the overlay, or the page itself."""
    ready = open_page(opened, page, 0)
    opened.wait(ready)
    QApplication.processEvents()
    return opened.top or opened.window.stack.currentWidget()


@pytest.mark.parametrize("page", OURS)
@pytest.mark.parametrize(("language", "scheme"), LOOKS)
def test_nothing_is_cut_off(open_window, page, language, scheme):
    opened = open_window(language=language, scheme=scheme)
    root = show_page(opened, page)
    assert len(texts(root)) > 2
    for size in ((1280, 720), (1024, 640), (880, 560), (1920, 1080)):
        opened.window.resize(*size)
        settle()
        assert cut_off(root) == [], size
        assert overlapping(root) == [], size


@pytest.mark.parametrize("page", OURS)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_large_text_is_not_cut_off_either(open_window, page, language):
    opened = open_window(language=language)
    root = show_page(opened, page)
    for percent in (80, 150, 200):
        opened.settings.text_percent = percent
        settle()
        for size in ((1280, 720), (1024, 640)):
            opened.window.resize(*size)
            settle()
            assert cut_off(root) == [], (percent, size)
            assert overlapping(root) == [], (percent, size)


@pytest.mark.parametrize("page", OURS)
def test_a_page_says_the_same_in_either_order_of_languages(open_window, page):
    """Switched to Chinese and back, a page has the words it had; in Chinese it has others."""
    opened = open_window()
    root = show_page(opened, page)
    english = words_of(root)
    opened.settings.language = "zh_CN"
    chinese = words_of(root)
    opened.settings.language = "en"
    assert words_of(root) == english
    assert len(chinese) == len(english)
    assert chinese != english
    assert untranslated(chinese, opened) == set()


def untranslated(said, opened):
    """The texts with English words in them, beside names and what is English in both languages."""
    library = opened.library
    matches = [*library.summaries(), *filter(None, map(library.look_at, library.deleted()))]
    names = [name for each in matches if isinstance(each, MatchSummary) for name in said_by_players(each)]
    left = set()
    for text in said:
        rest = DIGITS.sub("", FILE.sub("", text))
        for known in (*names, *LATIN, str(opened.library.folder)):
            rest = rest.replace(known, "")
        if re.search("[A-Za-z]{3,}", rest):
            left.add(text)
    return left


def said_by_players(match):
    return [match.title, *[player.name for player in match.players]]


FILE = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
DIGITS = re.compile(r"\b[0-9a-f]{8}\b")
"""Of a commitment."""
LATIN = (
    "Exact 61 Five Up", "English", ".fiveup", "Noto Sans SC", "Noto Serif SC", "Source Sans 3", "SIL", "MIT",
    "PySide6", "GNU LGPL", "Python", "platformdirs",
    "Kelley", "PUREMCO", "Five-Up", "Enter", "Space", "Esc", "Ctrl", "Shift", "Tab",
    "SHA", "UTF", "sha256sum FILE", "Page Up", "Page Down", "Home", "End",
    "Mei", "Rowan", "Lin", "Ada", "aside",
)  # fmt: skip


def words_of(root):
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    return [each.text() for each in texts(root) if isinstance(each, QLabel | QAbstractButton)]


@pytest.mark.parametrize("page", OURS)
def test_tab_reaches_every_control_and_stays_inside(open_window, page):
    opened = open_window()
    root = show_page(opened, page)
    stops = {
        each for each in texts(root) if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled()
    }
    seen = set()
    for _ in range(3 * len(stops) + 3):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    # Of segments, the chosen one stands for all; the others are reached by arrow keys.
    missed = {each for each in stops - seen if not each.isCheckable()} if page != "new-match" else set()
    assert missed == set()
    assert all(each is root or root.isAncestorOf(each) for each in seen)


@pytest.mark.parametrize("page", OURS)
def test_no_part_of_a_page_ever_is_a_window_of_its_own(open_window, page):
    """A widget that is shown before it has a parent is a window for a moment, and takes the focus away."""
    opened = open_window()
    show_page(opened, page)
    opened.settings.language = "zh_CN"
    QApplication.processEvents()
    assert opened.window.isActiveWindow()
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == [opened.window]
