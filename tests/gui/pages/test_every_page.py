"""Every page and overlay, in both languages, schemes, several sizes: nothing cut off, all by keyboard."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.gallery import PAGES, open_page

from .geometry import cut_off, overlapping, texts

LOOKS = [("en", "light"), ("zh_CN", "dark"), ("en", "dark"), ("zh_CN", "light")]
TABLE_PAGES = ("table", "table-crowded")
OURS = [page for page in PAGES if page not in TABLE_PAGES]


class Strays(QObject):
    """Notices every widget that becomes a window of its own, if only for a moment."""

    def __init__(self, main):
        super().__init__()
        self.main = main
        self.seen = []

    def eventFilter(self, watched, event):
        shown = event.type() == QEvent.Type.Show and watched.isWidgetType() and watched.isWindow()
        if shown and watched is not self.main:
            self.seen.append(watched)
        return False


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
        QApplication.processEvents()
        assert cut_off(root) == [], size
        assert overlapping(root) == [], size


@pytest.mark.parametrize("page", OURS)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_large_text_is_not_cut_off_either(open_window, page, language):
    opened = open_window(language=language)
    root = show_page(opened, page)
    for percent in (125, 150, 200):
        opened.settings.text_percent = percent
        QApplication.processEvents()
        for size in ((1280, 720), (1024, 640)):
            opened.window.resize(*size)
            QApplication.processEvents()
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
    assert chinese != english
    latin = [text for text in chinese if any("a" <= letter <= "z" for letter in text) and " " in text]
    assert [text for text in latin if not any("一" <= letter <= "鿿" for letter in text)] == ALWAYS_LATIN.get(
        page, []
    )


ALWAYS_LATIN = {"start": ["Exact 61 Five Up"], "start-continue": ["Exact 61 Five Up"]}


def words_of(root):
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [each.text() for each in texts(root) if hasattr(each, "text")]


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
def test_no_part_of_a_page_ever_is_a_window_of_its_own(open_window, qapp, page):
    opened = open_window()
    strays = Strays(opened.window)
    qapp.installEventFilter(strays)
    show_page(opened, page)
    opened.settings.language = "zh_CN"
    qapp.removeEventFilter(strays)
    assert strays.seen == []
