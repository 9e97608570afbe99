"""What the start page tells of the matches kept here, and which it offers."""

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.session import Player, PlayerKind

MEI, ADA = Player("Mei", PlayerKind.HUMAN), Player("Ada", PlayerKind.HUMAN)
LIN, ROWAN = Player("Lin", PlayerKind.COMPUTER, "casual"), Player("Rowan", PlayerKind.COMPUTER, "casual")


@pytest.fixture
def opened(open_window):
    """Three matches, the last one of computers only; back on the start page."""
    opened = open_window()
    ids = []
    for age, players in enumerate([(ADA, LIN), (MEI, LIN), (ROWAN, LIN)]):
        opened.window.begin_match(players)
        opened.wait(lambda: opened.window.flow.session.match.rounds)
        ids.append(opened.window.flow.session.record_id)
        opened.window._drop_flow()
        opened.library._saver.wait()
        os.utime(opened.library.path_of(ids[-1]), (1.8e9 + age, 1.8e9 + age))
    opened.ada, opened.mei, opened.watched = ids
    opened.window.show_start()
    opened.wait(lambda: opened.window._kept.count is not None)
    return opened


def test_the_row_says_how_many_are_kept_and_a_key_opens_the_list(opened):
    start = opened.window.start
    assert start.offer.record_id == opened.mei
    assert start.matches_row.accessibleDescription() == "3 kept here, 3 unfinished"
    opened.settings.language = "zh_CN"
    assert start.matches_row.accessibleDescription() == "存着 3 场，3 场没打完"
    opened.press(Qt.Key.Key_M)
    page = opened.window.matches.page
    assert opened.window.stack.currentWidget() is page
    opened.wait(lambda: page.is_complete)
    assert page.list.rowCount() == 3
    opened.press(Qt.Key.Key_Escape)
    assert opened.window.stack.currentWidget() is start


def test_by_mouse_as_well(opened):
    QTest.mouseClick(opened.window.start.matches_row, Qt.MouseButton.LeftButton)
    assert opened.window.stack.currentWidget() is opened.window.matches.page


def test_the_offered_match_is_found_behind_many_others(opened):
    """More than the few that are looked at before the page is shown."""
    for number in range(12):
        copy = opened.library.duplicate(opened.watched)
        os.utime(opened.library.path_of(copy), (1.9e9 + number, 1.9e9 + number))
    opened.window.show_start()
    assert opened.window.start.offer is None
    opened.wait(lambda: opened.window.start.offer is not None)
    assert opened.window.start.offer.record_id == opened.mei
    assert opened.window.start.continue_card.isVisible()
    opened.wait(lambda: opened.window._kept.count == 15)
    opened.press(Qt.Key.Key_Return)
    assert opened.window.flow.session.record_id == opened.mei


def test_without_matches_the_row_tells_what_it_is_for(open_window):
    opened = open_window()
    opened.wait(lambda: opened.window._kept.count == 0)
    assert "files can be brought in" in opened.window.start.matches_row.accessibleDescription()
    assert opened.window.start.welcome_card.isVisible()
