"""The list of plays: always what can be done, with what it comes to, and done by the list alone."""

import random
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.rules import Placement, displayed
from fiveup_desktop.view.pages.settlement import SettlementDialog


def check_list(sitting):
    match, entries = sitting.session.match, sitting.entries
    legal = match.legal_actions() if match.to_move == 0 else ()
    assert [e.action for e in entries if e.action is not None] == sorted(
        legal, key=[e.action for e in entries].index
    )
    assert {e.action for e in entries} - {None} == set(legal)
    assert {e.tile for e in entries} - {None} == set(match.round.hands[0])
    for button in sitting.voice.plays.entries:
        assert button.accessibleName() == button.entry.spoken


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_round_by_the_list_alone(sit, players):
    sitting, chooser = sit(players, seed=8), random.Random(8)
    sitting.wait_for_turn()
    placed = 0
    while not isinstance(sitting.opened.top, SettlementDialog):
        check_list(sitting)
        options = [b for b in sitting.voice.plays.entries if b.entry.action is not None]
        button = chooser.choice(options)
        action, told, before = button.entry.action, button.entry.line, sitting.session.match
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        sitting.opened.wait(lambda ply=before.ply: sitting.session.match.ply != ply)
        done = next(t for t in sitting.session.transitions if t.before is before)
        assert done.action is action
        if isinstance(action, Placement):
            placed += 1
            check_told(told, done)
        sitting.wait_for_turn()
    assert placed >= 3


def check_told(told, transition):
    """What the entry said is what came of it."""
    total = transition.round_after.board.total
    event = next((e for e in transition.events if e.parts is None and e.difference_raw is None), None)
    if event is None:
        assert f"Total {total}" in told
    elif event.accepted:
        assert f"Total {total}: {displayed(event.amount_raw)} point" in told
    else:
        assert "would be discarded" in told


def test_an_entry_with_the_keyboard_shows_its_placement_on_the_table(sit):
    sitting = sit(seed=5)
    sitting.wait_for_turn()
    QTest.keyClick(sitting.table.page.stage, Qt.Key.Key_L)
    page = sitting.table.page
    for _ in sitting.voice.plays.entries:
        button = QApplication.focusWidget()
        if isinstance(button.entry.action, Placement):
            assert page.handling.grip.aim is button.entry.action
            assert page.display.preview.placement is button.entry.action
            assert button.property("meant") is True
        else:
            assert page.handling.grip is None
        QTest.keyClick(button, Qt.Key.Key_Down)


def test_the_keyboard_stays_in_the_list_from_turn_to_turn(sit):
    sitting = sit(seed=5)
    sitting.wait_for_turn()
    QTest.keyClick(sitting.table.page.stage, Qt.Key.Key_L)
    for _ in range(3):
        before = sitting.session.match.ply
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        sitting.opened.wait(lambda ply=before: sitting.session.match.ply != ply)
        sitting.wait_for_turn()
        assert QApplication.focusWidget() is sitting.voice.plays.entries[0]


def test_a_tile_that_fits_nowhere_says_why(sit):
    for seed in range(30):
        sitting = sit(seed=seed)
        sitting.wait_for_turn()
        idle = [b for b in sitting.voice.plays.entries if b.entry.action is None]
        if idle and sitting.session.match.round.plies:
            before = sitting.session.match.ply
            QTest.mouseClick(idle[0], Qt.MouseButton.LeftButton)
            assert str(idle[0].entry.tile) in sitting.said[-1]
            assert sitting.session.match.ply == before
            return
        sitting.opened.window.show_start()
    raise AssertionError("no such position")


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_entries_are_in_the_language_at_once(sit, language):
    sitting = sit(seed=5)
    sitting.wait_for_turn()
    sitting.opened.settings.language = language
    told = " ".join(entry.spoken for entry in sitting.entries)
    assert bool(re.search("[\u4e00-\u9fff]", told)) == (language == "zh_CN")
    assert bool(re.search("[A-Za-z]{4,}", told)) == (language == "en")


def test_the_list_is_shown_as_chosen(sit, reader):
    sitting = sit(seed=5)
    sitting.wait_for_turn()
    settings, plays = sitting.opened.settings, sitting.voice.plays
    settings.plays_list = "never"
    assert plays.isHidden()
    settings.plays_list = "reader"
    assert not plays.isHidden()
