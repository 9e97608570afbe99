"""Taking back in a match that counts: by key, menu and button, until the next action is accepted."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.records import read_record, replay
from fiveup_desktop.view.pages.curtain import Curtain
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.theme import Speed

from .play import ANN, BEN, CAT, DAN, HOLD, begin, place, table_of, to_own_turn

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def at_rest(opened, match):
    """Whether the whole page agrees with a match, and nothing moves."""
    table = table_of(opened)
    page, current = table.page, match.round
    shown = page.display.shown
    assert shown.laid.board == current.board
    assert table.tiles_shown() == set(current.board.tiles)
    assert set(page.display.rack.hand) == set(current.hands[0])
    assert page.panel.log_card.log.lines.rowCount() == len(current.plies)
    assert [shown.tag(seat, "").count for seat in range(match.players)] == [len(h) for h in current.hands]
    assert not page.stage.air.items
    assert not page.choreographer.busy
    return True


def undo(opened):
    session = opened.window.flow.session
    with opened.qtbot.waitSignal(session.rewound):
        opened.press(Qt.Key.Key_Z, CTRL)


def test_a_placement_is_taken_back_and_placed_again_by_keys(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    actions = opened.window.menus.actions
    to_own_turn(opened)
    before_any = session.match
    assert not actions["undo"].isEnabled() or session.can_undo
    place(opened)
    after = session.match
    assert actions["undo"].isEnabled()
    assert not actions["redo"].isEnabled()
    undo(opened)
    before = session.match
    assert before.ply < after.ply
    assert before.ply >= before_any.ply
    assert at_rest(opened, before)
    assert not actions["undo"].isEnabled()
    assert actions["redo"].isEnabled()
    with opened.qtbot.waitSignal(session.transitioned):
        opened.press(Qt.Key.Key_Z, CTRL | SHIFT)
    opened.wait(lambda: not table_of(opened).page.choreographer.busy)
    assert session.match == after
    assert at_rest(opened, after)


def test_the_button_on_the_rack_does_the_same(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    words = table_of(opened).page.display.surround.rack_words
    place(opened)
    after = session.match
    assert words.advice.button == "Take it back"
    with opened.qtbot.waitSignal(session.rewound):
        QTest.mouseClick(words.button, Qt.MouseButton.LeftButton)
    assert at_rest(opened, session.match)
    assert words.advice.button == "Place it again"
    with opened.qtbot.waitSignal(session.transitioned):
        QTest.mouseClick(words.button, Qt.MouseButton.LeftButton)
    opened.wait(lambda: not table_of(opened).page.choreographer.busy)
    assert session.match == after


def test_in_the_middle_of_an_animation_the_table_is_whole(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    to_own_turn(opened)
    opened.theme.set_speed(Speed.SLOW)
    page = table_of(opened).page
    before = session.match
    action = before.legal_actions()[0]
    with opened.qtbot.waitSignal(session.transitioned):
        session.submit(action, 0)
    assert page.choreographer.busy
    if not session.can_undo:  # a draw, which stays
        return
    undo(opened)
    assert session.match == before
    assert at_rest(opened, before)
    # The computers have not been left waiting.
    opened.theme.set_speed(Speed.NONE)
    with opened.qtbot.waitSignal(session.transitioned):
        session.submit(action, 0)
    opened.wait(lambda: session.match.ply > (before.ply[0], before.ply[1] + 1) or opened.top is not None)


def test_what_was_taken_back_stays_taken_back_when_the_game_dies(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    place(opened)
    undo(opened)
    path, before = opened.library.path_of(session.record_id), session.match
    assert replay(read_record(path)).match == before
    opened.kill()
    again = open_window(seed=4)
    again.window.go_on()
    if isinstance(again.top, LotDialog):
        again.top.done.emit()
    assert again.window.flow.session.match == before
    assert not again.window.menus.actions["redo"].isEnabled()


def test_the_next_action_ends_it(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    place(opened)
    assert session.can_undo
    with opened.qtbot.waitSignal(session.transitioned):
        session.release(HOLD)
    assert not opened.window.menus.actions["undo"].isEnabled()
    ply = session.match.ply
    page = table_of(opened).page
    opened.wait(lambda: not page.choreographer.busy and not session.can_undo)
    assert session.transitions[-1].seat == 1
    assert "Ben has played since" in opened.window.menus.actions["undo"].toolTip()
    opened.press(Qt.Key.Key_Z, CTRL)
    assert page.display.speech.reason.startswith("Ben has played since")
    assert session.match.ply >= ply


def test_going_back_takes_the_bubbles_of_before_away(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN)
    place(opened)
    speech = table_of(opened).page.display.speech
    speech.give_reason("It is not your turn yet.", None)
    opened.window.flow.session.undo()
    opened.wait(lambda: not speech.reason)


def test_a_curtain_ends_it(open_window):
    opened = open_window(seed=2)
    session = begin(opened, ANN, CAT).session
    place(opened, hold=False)
    curtain = opened.wait_for(Curtain)
    ply = session.match.ply
    assert not opened.window.menus.actions["undo"].isEnabled()
    opened.window.menus.triggered.emit("undo")
    curtain.done.emit()
    opened.window.menus.triggered.emit("undo")
    opened.qtbot.wait(20)
    assert session.match.ply == ply


def test_nothing_is_taken_back_below_an_overlay(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN, DAN).session
    place(opened)
    ply = session.match.ply
    opened.window.menus.triggered.emit("about")
    opened.window.menus.triggered.emit("undo")
    opened.qtbot.wait(20)
    assert session.match.ply == ply
    opened.press(Qt.Key.Key_Escape)
    undo(opened)
    assert session.match.ply < ply


def test_taking_back_is_told_to_whoever_listens(open_window):
    opened = open_window(seed=3)
    begin(opened, ANN, BEN)
    said = []
    opened.window.voice.announcer.said.connect(said.append)
    place(opened)
    undo(opened)
    assert "1 action taken back." in said
