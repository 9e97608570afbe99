"""Changes of size, words and colours in the middle of a move; and nothing hidden anywhere."""

import random
import re
from itertools import cycle

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from fiveup_desktop.rules import FULL_SET
from fiveup_desktop.view.table import moves
from fiveup_desktop.view.theme import PipSet, Scheme, Speed
from fiveup_desktop.view.words import Language

from .player import LONG_MS, by_click
from .test_play import check_scene


def test_any_change_in_the_middle_of_a_move_does_no_harm(sit_down, theme):
    table = sit_down(4, seed=8)
    table.start()
    theme.set_speed(Speed.SLOW)
    page, chooser = table.page, random.Random(8)
    changes = cycle(
        [
            lambda: page.resize(1024, 608),
            lambda: theme.words.set_language(Language.CHINESE),
            lambda: page.resize(1920, 1048),
            lambda: theme.set_scheme(Scheme.DARK),
            lambda: page.resize(900, 560),
            lambda: theme.set_text_percent(150),
            lambda: page.resize(1280, 688),
            lambda: theme.words.set_language(Language.ENGLISH),
            page.toggle_panel,
            lambda: theme.set_pips(PipSet.CLEAR),
            lambda: theme.set_text_percent(100),
            page.toggle_panel,
            lambda: theme.set_scheme(Scheme.LIGHT),
        ]
    )
    for _ in range(26):
        if table.session.match.needs_deal:
            break
        before = table.session.match.ply
        actions = table.session.match.legal_actions()
        table.session.submit(chooser.choice(actions), table.session.match.to_move)
        table.wait(lambda b=before: table.session.match.ply != b)
        next(changes)()
        page.grab()
        page.hurry()
        assert table.tiles_shown() == set(table.session.match.round.board.tiles)
    theme.set_speed(Speed.NONE)
    page.hurry()
    table.wait_for_turn()
    check_scene(table)


def test_closing_in_the_middle_of_a_move_does_no_harm(sit_down, theme):
    table = sit_down(3, seed=4)
    table.start()
    theme.set_speed(Speed.SLOW)
    before = table.session.match.ply
    table.session.submit(table.session.match.legal_actions()[0], 0)
    table.wait(lambda: table.session.match.ply != before)
    assert table.page.choreographer.busy
    table.session.close()
    table.page.choreographer.clear()
    table.page.close()
    table.qtbot.wait(50)


def texts_of(page):
    """Every text that a screen reader, a tooltip or the clipboard could tell."""
    told = []
    for widget in [page, *page.findChildren(QWidget)]:
        told += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        for name in ("text", "windowTitle"):
            value = getattr(widget, name, None)
            told.append(value() if callable(value) and name == "windowTitle" else "")
    log = page.panel.log_card.log
    log.selectAll()
    log.copy()
    told.append(QGuiApplication.clipboard().text())
    told.append(" ".join([page.display.surround.rack_words.advice.title]))
    return "\n".join(told)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_hidden_tile_is_told_anywhere(sit_down, players):
    table = sit_down(players, seed=12)
    table.start()
    chooser = random.Random(12)
    while not table.session.match.needs_deal:
        current = table.session.match.round
        known = {*current.board.tiles, *current.hands[0]}
        told = set(re.findall(r"\d\|\d", texts_of(table.page)))
        assert told <= {str(tile) for tile in known}
        faces = {key[1] for key in table.page.stage.rack.items if key[0] == "tile"}
        assert faces <= set(current.hands[0])
        table.act(chooser.choice(table.session.match.legal_actions()), by_click)


def test_with_nobody_at_the_screen_no_hand_is_open(sit_down):
    table = sit_down(2, seed=3, people=(0, 1))
    table.session.begin()
    table.wait(lambda: table.page.display.shown is not None)
    assert table.session.viewer is None
    assert {key[0] for key in table.page.stage.rack.items} == {"back"}
    table.session.take_screen(1)
    shown = {key[1] for key in table.page.stage.rack.items if key[0] == "tile"}
    assert shown == set(table.session.match.round.hands[1])
    table.session.take_screen(None)
    assert {key[0] for key in table.page.stage.rack.items} == {"back"}
    assert not table.page.display.rack.hand
    assert not table.page.handling.offers.actions


def test_all_texts_are_in_the_language_at_once(sit_down, theme):
    table = sit_down(4, seed=2)
    table.start()
    theme.words.set_language(Language.CHINESE)
    surround = table.page.display.surround
    assert surround.total.accessibleName().startswith("末端总点数")
    assert surround.boneyard.accessibleName().startswith("摸牌堆")
    assert "张" in next(iter(surround.tags.values())).accessibleName()
    assert table.page.panel.cards[0].accessibleName().count("显示分") == 1
    theme.words.set_language(Language.ENGLISH)
    assert surround.total.accessibleName().startswith("Total")


def test_28_tiles_in_a_rack_and_on_the_table_are_conserved(sit_down):
    table = sit_down(2, seed=9)
    table.start()
    shown = {key[1] for key in table.page.stage.rack.items if key[0] == "tile"} | table.tiles_shown()
    counts = table.page.display.shown.view
    assert len(shown) + counts.hand_counts[1] + counts.boneyard_count == len(FULL_SET)


def test_at_rest_nothing_runs(sit_down, theme):
    table = sit_down(3, seed=6)
    table.start()
    theme.set_speed(Speed.FAST)
    chooser = random.Random(6)
    for _ in range(6):
        if not table.session.match.needs_deal:
            table.act(chooser.choice(table.session.match.legal_actions()), by_click)
    page = table.page

    def running():
        timers = [timer for timer in page.findChildren(QTimer) if timer.isActive()]
        stopped = QAbstractAnimation.State.Stopped
        return timers + [
            each for each in page.findChildren(QAbstractAnimation) if each.state() is not stopped
        ]

    table.wait(lambda: not running())
    assert not page.choreographer.busy
    assert not page.stage.air.items
    assert page.stage.world.transform().isIdentity()


def test_the_last_play_of_a_round_is_seen_until_any_input_asks_for_the_settlement(sit_down, monkeypatch):
    assert min(moves._LAST_LOOK_MS.values()) > 0
    monkeypatch.setitem(moves._LAST_LOOK_MS, Speed.NONE, 10 * LONG_MS)
    table, finished = sit_down(2, seed=9), []
    table.page.round_finished.connect(finished.append)
    table.start()
    while not table.session.match.needs_deal:
        table.act_behind(table.session.match.legal_actions()[0])
    board = table.session.transitions[-1].round_after.board
    table.wait(lambda: table.tiles_shown() == set(board.tiles))
    assert table.page.choreographer.busy
    assert not finished
    QTest.keyClick(table.page.stage, Qt.Key.Key_Space)
    assert finished == [table.session.transitions[-1]]
