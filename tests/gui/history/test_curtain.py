"""What lies below the curtain, and when it falls: also when the window is left, if so set."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from fiveup_desktop.view.pages.curtain import Curtain

from .play import ANN, BEN, CAT, begin, place, table_of, tiles_in_scene, to_own_turn

AWAY, HERE = Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationActive


def leave_window():
    QGuiApplication.instance().applicationStateChanged.emit(AWAY)


def nothing_of_a_hand(opened, hand):
    """No sprite, no name and no held tile of a hand is left on the page."""
    page = table_of(opened).page
    assert tiles_in_scene(page) == []
    assert page.display.rack.hand == ()
    assert page.handling.hand == ()
    assert page.handling.grip is None
    assert page.display.shown.view.hand == ()
    assert not page.display.speech.reason
    on_table = set(page.display.shown.laid.board.tiles)
    told = [page.display.surround.rack_words.advice]
    told += [widget.accessibleName() for widget in page.display.stage.findChildren(QWidget)]
    for tile in set(hand) - on_table:
        assert str(tile) not in str(told)
    return True


def test_nothing_of_the_hand_before_lies_below_the_curtain(open_window):
    opened = open_window(seed=2)
    session = begin(opened, ANN, CAT).session
    to_own_turn(opened)
    seat = session.viewer
    # Hold a tile, and have a reason on the table.
    page = table_of(opened).page
    page.handling.move_cursor(page.display.rack.hand[0])
    place(opened, hold=False)
    opened.wait_for(Curtain)
    assert session.viewer is None
    assert nothing_of_a_hand(opened, session.match.round.hands[seat])
    assert nothing_of_a_hand(opened, session.match.round.hands[1 - seat])


def test_a_reason_that_was_given_goes_with_the_hand(open_window):
    opened = open_window(seed=2)
    session = begin(opened, ANN, CAT).session
    to_own_turn(opened)
    page = table_of(opened).page
    page.display.speech.give_reason("4|4 fits nowhere now.", None)
    session.take_screen(None)
    assert not page.display.speech.reason
    assert nothing_of_a_hand(opened, ())


@pytest.mark.parametrize("is_set", [True, False])
def test_leaving_the_window_hides_the_hand_if_so_set(open_window, is_set):
    opened = open_window(seed=2)
    opened.settings.curtain_on_leave = is_set
    session = begin(opened, ANN, CAT).session
    to_own_turn(opened)
    seat, hand = session.viewer, session.match.round.hands[session.viewer]
    leave_window()
    if not is_set:
        assert session.viewer == seat
        assert opened.top is None
        return
    curtain = opened.wait_for(Curtain)
    assert session.viewer is None
    assert nothing_of_a_hand(opened, hand)
    leave_window()  # twice is no harm
    QGuiApplication.instance().applicationStateChanged.emit(HERE)
    assert opened.top is curtain
    curtain.done.emit()
    assert session.viewer == seat
    assert opened.top is None


def test_below_the_settings_the_hand_goes_too(open_window):
    opened = open_window(seed=2)
    opened.settings.curtain_on_leave = True
    session = begin(opened, ANN, CAT).session
    to_own_turn(opened)
    opened.window.menus.triggered.emit("settings")
    leave_window()
    assert session.viewer is None
    assert nothing_of_a_hand(opened, session.match.round.hands[0])
    opened.press(Qt.Key.Key_Escape)
    opened.wait_for(Curtain)


def test_one_person_and_practice_have_no_curtain(open_window):
    opened = open_window(seed=2)
    opened.settings.curtain_on_leave = True
    session = begin(opened, ANN, BEN).session
    to_own_turn(opened)
    leave_window()
    assert opened.top is None
    assert session.viewer == 0
    session = begin(opened, ANN, CAT, practice=True).session
    to_own_turn(opened)
    leave_window()
    assert opened.top is None
    assert table_of(opened).page.display.rack.hand


def test_it_can_be_set(open_window):
    opened = open_window()
    opened.window.menus.triggered.emit("settings")
    switch = opened.top.switches["curtain_on_leave"]
    switch.click()
    assert opened.settings.curtain_on_leave
    assert opened.window.menus._switches["curtain_on_leave"].isChecked()
