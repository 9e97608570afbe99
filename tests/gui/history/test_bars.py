"""The bars of replay and practice at all sizes, in both languages: nothing cut off, all by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.gallery import open_page

from ..pages.geometry import cut_off, overlapping, texts
from ..pages.test_every_page import settle

LEAST_MAT = 220
SIZES = ((1280, 720), (1024, 640), (880, 560), (1920, 1080))


def open_bar(opened, page):
    opened.wait(open_page(opened, page, 0))
    settle()
    window = opened.window
    if page == "table-replay":
        shown = window.stack.currentWidget()
        return shown.bar, shown.table
    return window.flow.practice.bar, window.flow.table


@pytest.mark.parametrize("page", ["table-replay", "table-practice"])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_nothing_is_cut_off_and_the_table_keeps_its_room(open_window, page, language):
    opened = open_window(language=language)
    bar, table = open_bar(opened, page)
    assert len(texts(bar)) > 3
    for percent in (100, 150, 200):
        opened.settings.text_percent = percent
        for size in SIZES:
            opened.window.resize(*size)
            settle()
            assert cut_off(bar) == [], (percent, size)
            assert overlapping(bar) == [], (percent, size)
            assert bar.geometry().bottom() == table.rect().bottom(), (percent, size)
            assert table.stage.geometry().bottom() < bar.geometry().top(), (percent, size)
            assert bar.scrubber.width() >= 72, (percent, size)


@pytest.mark.parametrize("page", ["table-replay", "table-practice"])
def test_open_hands_lie_on_nothing_else(open_window, page):
    opened = open_window()
    _, table = open_bar(opened, page)
    surround = table.display.surround
    for percent in (100, 150, 200):
        opened.settings.text_percent = percent
        for size in SIZES:
            opened.window.resize(*size)
            settle()
            if table.stage.measures.mat.height() < LEAST_MAT:
                continue  # the plates themselves have no room there
            for place, hand in surround.hands.items():
                others = [surround.total, surround.boneyard, *surround.tags.values()]
                others += [other for at, other in surround.hands.items() if at is not place]
                chips = [chip.translated(hand.pos()).toAlignedRect() for chip in hand.chips()]
                assert len(chips) == len(hand.tiles)
                room = hand.geometry().adjusted(0, 0, 1, 1)
                assert all(room.contains(chip) for chip in chips), (percent, size)
                for other in others:
                    hit = [chip for chip in chips if other.isVisible() and chip.intersects(other.geometry())]
                    assert hit == [], (place, percent, size)


@pytest.mark.parametrize("page", ["table-replay", "table-practice"])
def test_tab_reaches_every_control(open_window, page):
    opened = open_window()
    bar, _ = open_bar(opened, page)
    stops = {each for each in texts(bar) if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isEnabled()}
    seen = set()
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert stops - seen == set()
    assert bar.scrubber in seen
