"""Several people at one screen: a curtain before a hand is shown; one person: none."""

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.app.rules import RuleBookDesk
from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.curtain import Curtain
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog

from ..table.player import by_keys
from .test_whole_match import table_of

CLICK = Qt.MouseButton.LeftButton
TWO = (Player("Mei", PlayerKind.HUMAN), Player("Lin", PlayerKind.HUMAN))


def begin(opened, players=TWO):
    opened.window.begin_match(players)
    lot = opened.wait_for(LotDialog)
    assert opened.window.flow.session.viewer is None or len(players) > 2
    QTest.mouseClick(lot.deal_button, CLICK)


def test_a_curtain_falls_before_every_turn_of_another_person(open_window):
    opened = open_window(seed=2)
    begin(opened)
    session = opened.window.flow.session
    chooser, curtains = random.Random(2), 0
    while not session.match.needs_deal:
        table = table_of(opened)
        opened.wait(lambda t=table: opened.top is not None or t.is_my_turn())
        if isinstance(opened.top, SettlementDialog):
            break
        if isinstance(opened.top, Curtain):
            curtains += 1
            seat = session.match.to_move
            assert session.viewer != seat
            assert opened.top.geometry() == opened.window.rect()
            assert TWO[seat].name in opened.top.button.accessibleName()
            opened.press(Qt.Key.Key_Return)
            assert session.viewer == seat
            continue
        assert session.viewer == session.match.to_move
        before = session.match.ply
        by_keys(table, chooser.choice(session.match.legal_actions()))
        opened.wait(lambda ply=before: session.match.ply != ply)
    assert curtains >= 4


def test_leaving_the_table_hides_the_hand(open_window):
    opened = open_window(seed=2)
    begin(opened)
    QTest.mouseClick(opened.wait_for(Curtain).button, CLICK)
    session = opened.window.flow.session
    assert session.viewer is not None
    opened.window.show_start()
    assert session.viewer is None
    opened.window.go_on()
    # Nobody has played yet, so the lot is shown once more.
    QTest.mouseClick(opened.wait_for(LotDialog).deal_button, CLICK)
    opened.wait_for(Curtain)
    assert session.viewer is None


def test_taken_up_again_the_match_asks_who_is_there(open_window):
    opened = open_window(seed=2)
    begin(opened)
    QTest.mouseClick(opened.wait_for(Curtain).button, CLICK)
    table = table_of(opened)
    opened.wait(table.is_my_turn)
    by_keys(table, opened.window.flow.session.match.legal_actions()[0])
    opened.wait_for(Curtain)
    opened.kill()
    again = open_window(seed=3)
    again.window.go_on()
    again.wait_for(Curtain)
    assert again.window.flow.session.viewer is None


def test_after_a_round_nobody_sees_the_new_hand_of_whoever_sat_there(open_window):
    opened = open_window(seed=2)
    begin(opened)
    session = opened.window.flow.session
    while not session.match.needs_deal:
        opened.wait(lambda: opened.top is not None or table_of(opened).is_my_turn())
        if isinstance(opened.top, Curtain):
            opened.press(Qt.Key.Key_Return)
        elif opened.top is None:
            before = session.match.ply
            by_keys(table_of(opened), session.match.legal_actions()[0])
            opened.wait(lambda ply=before: session.match.ply != ply)
    # Everybody looks at the settlement; the next deal is not for everybody.
    settlement, shown = opened.wait_for(SettlementDialog), []
    session.round_started.connect(lambda _: shown.append(session.viewer))
    settlement.done.emit()
    opened.wait(lambda: isinstance(opened.top, LotDialog | Curtain))
    if isinstance(opened.top, LotDialog):
        opened.top.done.emit()
    opened.wait_for(Curtain)
    assert shown == [None]
    assert session.viewer is None
    assert not table_of(opened).page.display.rack.hand


def test_the_rules_asked_for_over_the_settings_do_not_stop_the_match(open_window):
    opened = open_window(seed=9)
    desk = RuleBookDesk(opened.window, opened.theme)
    rest = (Player(name, PlayerKind.COMPUTER, "casual") for name in ("Rowan", "Ada"))
    begin(opened, (TWO[0], *rest))
    table = table_of(opened)
    opened.wait(table.is_my_turn)
    opened.window.menus.triggered.emit("settings")
    opened.window.menus.triggered.emit("rules")
    opened.press(Qt.Key.Key_Escape)
    assert opened.top is None
    assert opened.window.stack.currentWidget() is not desk.book
    before = table.session.match.ply
    by_keys(table, table.session.match.legal_actions()[0])
    opened.wait(lambda: opened.top is not None or (table.session.match.ply != before and table.is_my_turn()))


def test_one_person_never_meets_a_curtain(open_window):
    opened = open_window(seed=4)
    players = (TWO[0], *(Player(name, PlayerKind.COMPUTER, "casual") for name in ("Rowan", "Lin", "Ada")))
    begin(opened, players)
    table = table_of(opened)
    for _ in range(4):
        opened.wait(lambda: opened.top is not None or table.is_my_turn())
        if opened.top is not None:
            break
        before = table.session.match.ply
        by_keys(table, table.session.match.legal_actions()[0])
        opened.wait(lambda ply=before: table.session.match.ply != ply)
    assert not isinstance(opened.top, Curtain)


def test_play_waits_for_whatever_lies_over_the_table(open_window):
    opened = open_window(seed=9)
    opened.window.begin_match(
        tuple(Player(name, PlayerKind.COMPUTER, "casual") for name in ("Mei", "Rowan", "Lin", "Ada"))
    )
    session = opened.window.flow.session
    opened.wait(lambda: session.match.rounds and session.match.round.plies)
    opened.window.menus.triggered.emit("about")
    opened.qtbot.wait(50)
    before = session.match.ply
    opened.qtbot.wait(300)
    assert session.match.ply == before
    opened.press(Qt.Key.Key_Escape)
    opened.wait(lambda: session.match.ply != before)
