"""Practice: chosen on the new-match page, every hand open, back and forth, and on from anywhere."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from fiveup_desktop.records import read_record, replay
from fiveup_desktop.rules import Draw
from fiveup_desktop.view.pages.curtain import Curtain
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog

from ..table.player import by_keys
from .play import ANN, BEN, CAT, DAN, begin, play_to, table_of, to_own_turn

CLICK = Qt.MouseButton.LeftButton


def some_plies(opened, least=6):
    """A round with a few actions behind it, a person to move."""
    session = opened.window.flow.session
    play_to(opened, lambda: session.plies[0] >= least or session.match.needs_deal)
    to_own_turn(opened)
    return session


def open_hands(opened):
    hands = table_of(opened).page.display.surround.hands
    return {place: hand.tiles for place, hand in hands.items() if hand.isVisible()}


def go_back(opened, plies):
    session = opened.window.flow.session
    for _ in range(plies):
        with opened.qtbot.waitSignal(session.rewound):
            opened.press(Qt.Key.Key_PageUp)


def test_it_is_chosen_for_one_match_and_told_everywhere(open_window):
    opened = open_window(seed=3)
    window = opened.window
    window.show_new_match()
    window.new_match.practice.setChecked(True)
    window.new_match.begin()
    opened.wait_for(LotDialog).done.emit()
    session = window.flow.session
    assert session.is_practice
    kept = replay(read_record(opened.library.path_of(session.record_id))).match
    assert kept.round.deal == session.match.round.deal  # a computer's play is on disk before it is shown
    assert "Practice" in window.menus.corner.text()
    assert "Practice" in window.windowTitle()
    assert window.flow.practice.bar.title.text() == "Practice"
    window.show_new_match()
    assert window.windowTitle() == "Five Up"
    assert not window.new_match.practice.isChecked()


def test_every_hand_is_open_and_no_curtain_falls(open_window):
    opened = open_window(seed=2)
    session = begin(opened, ANN, CAT, practice=True).session
    for _ in range(4):
        opened.wait(lambda: opened.top is not None or table_of(opened).is_my_turn())
        assert not isinstance(opened.top, Curtain)
        if opened.top is not None:
            break
        table = table_of(opened)
        other = 1 - session.viewer
        assert session.viewer == session.match.to_move
        assert list(open_hands(opened).values()) == [tuple(sorted(session.match.round.hands[other]))]
        before = session.match.ply
        by_keys(table, session.match.legal_actions()[0])
        opened.wait(lambda ply=before: session.match.ply != ply)


def test_back_and_forth_by_keys_buttons_and_slider(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN, practice=True)
    session = some_plies(opened)
    bar, end, past = opened.window.flow.practice.bar, session.match, session.transitions
    page = table_of(opened).page
    go_back(opened, 2)
    assert session.match == past[-2].before
    assert page.display.shown.laid.board == session.match.round.board
    with opened.qtbot.waitSignal(session.rewound):
        QTest.mouseClick(bar.step_back, CLICK)
    assert session.match == past[-3].before
    with opened.qtbot.waitSignal(session.transitioned):
        QTest.mouseClick(bar.step_on, CLICK)
    with opened.qtbot.waitSignal(session.transitioned):
        opened.press(Qt.Key.Key_PageDown)
    assert session.match == past[-1].before
    with opened.qtbot.waitSignal(session.rewound):
        QTest.mouseClick(bar.scrubber, CLICK, pos=QPoint(3, 20))
    assert session.plies == (0, len(past))
    assert not page.display.shown.laid.board.placements
    assert page.panel.log_card.log.lines.rowCount() == 0
    with opened.qtbot.waitSignal(session.rewound):
        QTest.mouseClick(bar.scrubber, CLICK, pos=QPoint(bar.scrubber.width() - 3, 20))
    assert session.match == end
    assert f"{len(past)} of {len(past)}" in bar.place.text()


def test_a_slider_that_is_dragged_ends_where_it_was_let_go(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN, practice=True)
    session = some_plies(opened)
    scrubber, all_ = opened.window.flow.practice.bar.scrubber, session.plies[1]
    QTest.mousePress(scrubber, CLICK, pos=QPoint(scrubber.width() - 14, 20))
    for x in range(scrubber.width() - 14, 10, -9):
        QTest.mouseMove(scrubber, QPoint(x, 20))
    QTest.mouseRelease(scrubber, CLICK, pos=QPoint(14, 20))
    opened.wait(lambda: session.plies == (0, all_))
    assert scrubber.value() == 0


def test_from_there_the_computers_play_on_when_they_are_told(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN, practice=True)
    session = some_plies(opened)
    past, on_button = session.transitions, opened.window.flow.practice.bar.on_button
    assert not on_button.isEnabled()
    assert on_button.text() == "Your turn: play a tile"
    back = next(n for n, each in enumerate(reversed(past), 1) if each.seat == 1)
    go_back(opened, back)
    opened.qtbot.wait(30)
    assert session.is_waiting
    assert session.match.to_move == 1
    assert on_button.isEnabled()
    assert on_button.text() == "Play on from here"
    with opened.qtbot.waitSignal(session.transitioned):
        QTest.mouseClick(on_button, CLICK)
    to_own_turn(opened)
    assert session.match.to_move == 0


def test_the_boneyard_keeps_its_order(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN, practice=True)
    session = opened.window.flow.session
    play_to(opened, lambda: any(isinstance(each.action, Draw) for each in session.transitions))
    to_own_turn(opened)
    past = session.transitions
    place = next(n for n, each in enumerate(past) if isinstance(each.action, Draw))
    with opened.qtbot.waitSignal(session.rewound):
        session.go_to(place)
    with opened.qtbot.waitSignal(session.transitioned):
        opened.press(Qt.Key.Key_PageDown)
    assert session.transitions[-1].drawn == past[place].drawn


def test_after_a_round_one_can_still_go_back_in_it(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN, practice=True)
    session = opened.window.flow.session
    play_to(opened, lambda: isinstance(opened.top, SettlementDialog))
    QTest.mouseClick(opened.top.table_button, CLICK)
    assert opened.top is None
    bar, plies = opened.window.flow.practice.bar, session.plies[0]
    assert session.match.needs_deal
    go_back(opened, 1)
    assert session.plies == (plies - 1, plies)
    with opened.qtbot.waitSignal(session.transitioned):
        opened.press(Qt.Key.Key_PageDown)
    opened.wait_for(SettlementDialog).table_button.click()
    QTest.mouseClick(bar.on_button, CLICK)
    settlement = opened.wait_for(SettlementDialog)
    with opened.qtbot.waitSignal(session.round_started):
        settlement.done.emit()


def test_the_end_page_says_so_and_nothing_is_counted(open_window):
    opened = open_window(seed=6)
    begin(opened, ANN, BEN, practice=True)
    session = opened.window.flow.session
    play_to(opened, lambda: isinstance(opened.top, EndDialog))
    assert session.match.is_over
    assert "practice" in opened.top.subtitle.text()
    assert opened.library.statistics().matches == 0
    # Also now the last round can be gone through.
    opened.top.table_button.click()
    assert opened.top is None
    go_back(opened, 1)
    assert not session.match.is_over
    with opened.qtbot.waitSignal(session.transitioned):
        opened.press(Qt.Key.Key_PageDown)
    while not isinstance(opened.top, EndDialog):
        opened.wait(lambda: opened.top is not None)
        if isinstance(opened.top, SettlementDialog):
            opened.top.go_on()


def test_killed_in_its_middle_it_is_where_it_had_gone_back_to(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN, practice=True)
    session = some_plies(opened)
    go_back(opened, 3)
    before = session.match
    opened.kill()
    again = open_window(seed=5)
    again.window.go_on()
    taken_up = again.window.flow.session
    assert taken_up.is_practice
    assert taken_up.match == before
    again.qtbot.wait(50)
    assert taken_up.match == before  # computers wait, as they did
    assert again.window.flow.practice.bar.on_button.isEnabled() == (before.to_move == 1)
    again.window.flow.practice.go_on()
    to_own_turn(again)


@pytest.mark.parametrize("players", [(ANN, BEN), (ANN, CAT, BEN, DAN)])
def test_a_match_that_counts_has_no_bar_and_no_open_hand(open_window, players):
    opened = open_window(seed=3)
    flow = begin(opened, *players)
    assert flow.practice is None
    assert open_hands(opened) == {}
    ply = flow.session.match.ply
    opened.press(Qt.Key.Key_PageUp)
    opened.qtbot.wait(10)
    assert flow.session.match.ply >= ply


def test_no_draw_is_made_by_itself_while_one_goes_through_a_round(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN, practice=True)
    session = opened.window.flow.session

    def own_draws():
        return [n for n, t in enumerate(session.transitions) if t.seat == 0 and isinstance(t.action, Draw)]

    play_to(opened, lambda: any(place > 0 for place in own_draws()))
    to_own_turn(opened)
    opened.settings.forced_alone = True
    place = next(each for each in own_draws() if each > 0)
    with opened.qtbot.waitSignal(session.rewound):
        session.go_to(place - 1)
    with opened.qtbot.waitSignal(session.transitioned):
        opened.press(Qt.Key.Key_PageDown)
    opened.qtbot.wait(50)
    assert session.plies[0] == place
