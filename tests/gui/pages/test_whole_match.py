"""Whole matches through the real window: buttons and keys, and the table by its own events."""

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.records import read_record, replay
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog
from fiveup_desktop.view.words import Language

from ..table.player import Table, by_click, by_keys

ENTER = Qt.Key.Key_Return


def begin(opened):
    """From the start page to the first deal, by keys alone."""
    window = opened.window
    opened.press(Qt.Key.Key_N)
    opened.wait(lambda: window.stack.currentWidget() is window.new_match)
    opened.press(ENTER)
    opened.wait_for(LotDialog)
    opened.press(ENTER)
    opened.wait(lambda: opened.top is None)


def table_of(opened):
    flow = opened.window.flow
    return Table(opened.qtbot, opened.library, flow.session, flow.table)


def play_on(opened, how, chooser, stop=lambda match: False):
    """Play until the end page, or until `stop` says so."""
    while True:
        table = table_of(opened)
        opened.wait(lambda t=table: opened.top is not None or t.is_my_turn())
        if stop(table.session.match) or isinstance(opened.top, EndDialog):
            return
        if isinstance(opened.top, LotDialog | SettlementDialog):
            opened.press(ENTER)
            continue
        before = table.session.match.ply
        how(table, chooser.choice(table.session.match.legal_actions()))
        opened.wait(lambda t=table, ply=before: t.session.match.ply != ply)


def test_a_match_against_three_computers_by_mouse(open_window):
    opened = open_window(seed=3)
    begin(opened)
    play_on(opened, by_click, random.Random(3))
    match = opened.window.flow.session.match
    assert match.is_over
    assert isinstance(opened.top, EndDialog)
    QTest.mouseClick(opened.top.again_button, Qt.MouseButton.LeftButton)
    opened.wait_for(LotDialog)
    again = opened.window.flow.session
    assert again.match.scores_raw == (0, 0)
    assert len(again.match.rounds) == 1


def test_a_match_by_keys_with_the_language_switched_in_its_middle(open_window):
    opened = open_window(seed=8)
    begin(opened)
    chooser = random.Random(8)
    play_on(opened, by_keys, chooser, lambda match: len(match.rounds) == 2 and match.to_move == 0)
    opened.settings.language = "zh_CN"
    assert opened.theme.language is Language.CHINESE
    assert opened.window.menus.actions["quit"].text() == "退出"
    play_on(opened, by_keys, chooser, lambda match: len(match.rounds) == 3 and match.to_move == 0)
    opened.settings.language = "en"
    opened.settings.scheme = "dark"
    play_on(opened, by_keys, chooser)
    session = opened.window.flow.session
    record = read_record(opened.library.folder / f"{session.record_id}.fiveup")
    assert replay(record).match == session.match
    assert session.match.is_over


def test_killed_in_the_middle_the_match_goes_on_where_it_was(open_window):
    opened = open_window(seed=5)
    begin(opened)
    chooser = random.Random(5)
    play_on(opened, by_click, chooser, lambda match: len(match.rounds) == 2 and match.to_move == 0)
    before = opened.window.flow.session.match
    opened.kill()
    again = open_window(seed=6)
    offer = again.library.latest_unfinished()
    assert offer.scores_raw == before.scores_raw
    again.press(ENTER)
    again.wait(lambda: again.window.flow is not None)
    assert again.window.flow.session.match == before
    play_on(again, by_click, chooser)
    assert again.window.flow.session.match.is_over
