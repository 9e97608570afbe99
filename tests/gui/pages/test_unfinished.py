"""More than one match waits: the start page leads to each of them."""

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.unfinished import UnfinishedDialog

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
    opened.ada, opened.mei, _ = ids
    opened.window.show_start()
    opened.wait(lambda: opened.window.start.others_row.isVisible())
    return opened


def test_the_row_says_how_many_wait_and_a_key_opens_the_list(opened):
    start = opened.window.start
    assert start._offer.record_id == opened.mei
    assert start.others_row.accessibleDescription() == "1 match to go on with"
    opened.settings.language = "zh_CN"
    assert start.others_row.accessibleDescription() == "1 场可以接着打"
    opened.press(Qt.Key.Key_U)
    dialog = opened.wait_for(UnfinishedDialog)
    assert [row.title.whole for row in dialog.rows] == ["Ada 0 · Lin 0"]
    opened.press(Qt.Key.Key_Escape)
    assert opened.top is None


@pytest.mark.parametrize("by_mouse", [True, False])
def test_one_goes_on_with_the_chosen_one(opened, by_mouse):
    QTest.mouseClick(opened.window.start.others_row, Qt.MouseButton.LeftButton)
    dialog = opened.wait_for(UnfinishedDialog)
    if by_mouse:
        QTest.mouseClick(dialog.rows[0], Qt.MouseButton.LeftButton)
    else:
        opened.press(Qt.Key.Key_Return)
    assert opened.window.flow.session.record_id == opened.ada
    assert not opened.window.overlays.holds(UnfinishedDialog)


def test_with_one_match_there_is_no_row(opened):
    opened.library.delete(opened.ada)
    opened.window.show_start()
    opened.wait(lambda: not opened.window.start.others_row.isVisible())
    opened.press(Qt.Key.Key_U)
    assert opened.top is None
