"""The table at the end of a round, seen from its settlement; and the taskbar on one's turn."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.gallery import open_page
from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settled(open_window):
    opened = open_window()
    open_page(opened, "settlement-domino", 0)
    opened.dialog = opened.wait_for(SettlementDialog)
    return opened


def test_the_table_can_be_seen_from_the_settlement(settled):
    dialog, window = settled.dialog, settled.window
    middle = window.flow.table.stage.measures.mat.center().toPoint()
    covered = window.grab().toImage().pixelColor(middle + QPoint(0, 60))
    QTest.mouseClick(dialog.table_button, LEFT)
    assert dialog.is_aside
    assert dialog.back_button.hasFocus()
    bare = window.flow.table.grab().toImage()
    point = window.flow.table.mapTo(window, QPoint(middle))
    seen = window.grab().toImage().pixelColor(point)
    assert seen == QColor(bare.pixelColor(middle))
    assert seen != covered
    QTest.mouseClick(dialog.back_button, LEFT)
    assert not dialog.is_aside


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_keys_lead_there_and_back(settled, key):
    dialog = settled.dialog
    dialog.table_button.setFocus()
    settled.press(Qt.Key.Key_Space)
    assert dialog.is_aside
    settled.press(key)
    if key == Qt.Key.Key_Tab:
        assert dialog.back_button.hasFocus()
        settled.press(Qt.Key.Key_Space)
    assert not dialog.is_aside
    assert dialog.table_button.hasFocus()
    assert settled.top is dialog


def test_a_click_on_the_table_comes_back_as_well(settled):
    settled.dialog.look_at_table()
    QTest.mouseClick(settled.dialog, LEFT, pos=QPoint(300, 300))
    assert not settled.dialog.is_aside


def test_the_taskbar_tells_of_ones_turn(open_window, monkeypatch):
    told = []
    monkeypatch.setattr(QApplication, "alert", lambda *args: told.append(args))
    opened = open_window(seed=4)
    people = [Player("Mei", PlayerKind.HUMAN), Player("Rowan", PlayerKind.COMPUTER, "casual")]
    opened.window.begin_match(people)
    QTest.mouseClick(opened.wait_for(LotDialog).deal_button, LEFT)
    session = opened.window.flow.session
    opened.wait(lambda: session.match.to_move == 0)
    opened.wait(lambda: told)
    assert told[-1][0] is opened.window


def test_the_last_table_can_be_seen_from_the_result_by_esc_and_by_button(open_window):
    opened = open_window()
    open_page(opened, "end", 0)
    dialog = opened.wait_for(EndDialog)
    opened.press(Qt.Key.Key_Escape)
    assert dialog.is_aside
    assert dialog.back_button.hasFocus()
    opened.press(Qt.Key.Key_Escape)
    assert not dialog.is_aside
    QTest.mouseClick(dialog.table_button, LEFT)
    assert dialog.is_aside
    QTest.mouseClick(dialog.back_button, LEFT)
    assert not dialog.is_aside
    assert opened.top is dialog
