"""A person's seat that a computer plays for a while: the dialog, the rack, the log, Continue."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.gallery import open_page
from fiveup_desktop.session import LEVELS, Player, PlayerKind
from fiveup_desktop.view.pages.aids.handover import HandoverDialog
from fiveup_desktop.view.pages.curtain import Curtain
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.lot import LotDialog

CLICK = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(open_window):
    """A table in the middle of a round, the person at seat 0 to move; the computers wait."""
    opened = open_window()
    opened.wait(open_page(opened, "table", 0))
    opened.press(Qt.Key.Key_F8)
    return opened


def flow(opened):
    return opened.window.flow


def hand_over(opened, level="casual"):
    """Ask for the dialog by its key, choose, go on."""
    opened.press(Qt.Key.Key_H, CONTROL)
    dialog = opened.wait_for(HandoverDialog)
    dialog.fields[0].setCurrentIndex(1 + LEVELS.index(level))
    QTest.mouseClick(dialog.go_on_button, CLICK)
    return dialog


def log_lines(opened):
    model = flow(opened).table.panel.log_card.log.lines
    return [model.data(model.index(row)) for row in range(model.rowCount())]


def rack(opened):
    return flow(opened).table.display.surround.rack_words


def test_the_seat_is_handed_over_and_nothing_more_can_be_done_by_hand(opened):
    lines = log_lines(opened)
    hand_over(opened, "club")
    session = flow(opened).session
    assert session.players[0] == Player("Mei", PlayerKind.COMPUTER, "club")
    assert log_lines(opened) == [*lines, "From here a computer (Club) plays for Mei."]
    table = flow(opened).table
    assert table.handling.offers.actions == ()
    before = session.match
    opened.press(Qt.Key.Key_1)
    opened.press(Qt.Key.Key_Return)
    opened.press(Qt.Key.Key_Space)
    opened.press(Qt.Key.Key_D)
    for _ in range(20):
        QApplication.processEvents()
    assert session.match is before
    assert not flow(opened).hints.button.isVisible()


def test_the_computer_plays_and_the_person_comes_back(opened):
    hand_over(opened)
    session = flow(opened).session
    acted = []
    session.transitioned.connect(lambda transition: acted.append(transition.seat))
    opened.press(Qt.Key.Key_F8)
    opened.wait(lambda: 0 in acted)
    opened.wait(lambda: rack(opened).advice.button == "Play myself")
    assert rack(opened).advice.title == "Casual plays for you."
    rack(opened).button.click()
    assert session.players[0] == Player("Mei", PlayerKind.HUMAN)
    assert not flow(opened).runs_alone
    assert log_lines(opened)[-1] == "Mei is back, and plays from here."


def test_in_its_very_turn_the_seat_is_taken_back(opened):
    hand_over(opened)
    assert flow(opened).runs_alone
    rack(opened).button.click()
    table = flow(opened).table
    assert table.handling.offers.actions
    assert rack(opened).advice.button != "Play myself"
    session, before = flow(opened).session, flow(opened).session.match
    session.submit(session.match.legal_actions()[0], 0)
    opened.wait(lambda: session.match is not before)


def test_a_match_of_computers_and_a_stand_in_plays_itself_to_the_end(opened):
    hand_over(opened)
    opened.press(Qt.Key.Key_F8)
    opened.wait_for(EndDialog)
    assert flow(opened).session.match.is_over


def test_after_a_new_start_it_is_offered_goes_on_and_can_be_taken_back(open_window):
    opened = open_window()
    opened.wait(open_page(opened, "table", 0))
    opened.press(Qt.Key.Key_F8)
    hand_over(opened, "novice")
    opened.close()
    opened.is_open = False
    again = open_window()
    offered = again.library.latest_unfinished()
    assert offered.handed_over == (0,)
    again.window.open_file(again.library.path_of(offered.record_id))
    again.press(Qt.Key.Key_F8)
    assert flow(again).session.stands_in(0)
    assert flow(again).session.viewer == 0
    assert "From here a computer (Novice) plays for Mei." in log_lines(again)
    rack(again).button.click()
    assert not flow(again).session.stands_in(0)


@pytest.mark.parametrize("how", ["cancel", "escape"])
def test_nothing_changes_without_going_on(opened, how):
    opened.press(Qt.Key.Key_H, CONTROL)
    dialog = opened.wait_for(HandoverDialog)
    if how == "cancel":
        QTest.mouseClick(dialog.cancel_button, CLICK)
    else:
        opened.press(Qt.Key.Key_Escape)
    assert opened.top is None
    assert flow(opened).session.handovers == ()


def test_all_by_keyboard_and_back_by_the_dialog(opened):
    opened.press(Qt.Key.Key_H, CONTROL)
    dialog = opened.wait_for(HandoverDialog)
    assert dialog.fields[0].hasFocus()
    assert dialog.levels == {0: "casual"}
    opened.press(Qt.Key.Key_Down)
    opened.press(Qt.Key.Key_Return)
    assert flow(opened).session.players[0].level == "club"
    opened.press(Qt.Key.Key_H, CONTROL)
    assert opened.wait_for(HandoverDialog).levels == {0: None}
    opened.press(Qt.Key.Key_Return)
    assert flow(opened).session.players[0].kind is PlayerKind.HUMAN


def test_of_several_people_one_hands_over_and_the_others_go_on(open_window):
    opened = open_window()
    people = [Player(name, PlayerKind.HUMAN) for name in ("Mei", "Rowan", "Lin")]
    opened.window.begin_match(people)
    opened.wait_for(LotDialog).done.emit()
    opened.wait_for(Curtain).done.emit()
    session = flow(opened).session
    seat = session.viewer
    opened.press(Qt.Key.Key_H, CONTROL)
    dialog = opened.wait_for(HandoverDialog)
    assert sorted(dialog.fields) == [0, 1, 2]
    assert dialog.fields[seat].hasFocus()
    QTest.mouseClick(dialog.go_on_button, CLICK)
    assert session.viewer is None
    assert not flow(opened).runs_alone
    opened.wait_for(Curtain).done.emit()
    assert session.viewer not in (None, seat)


def test_a_match_of_computers_only_has_no_seat_to_hand_over(open_window):
    opened = open_window(speed="slow")
    opened.window.begin_match([Player(name, PlayerKind.COMPUTER, "casual") for name in ("Mei", "Rowan")])
    opened.wait_for(LotDialog).done.emit()
    opened.window.menus.actions["hand_over"].trigger()
    assert not opened.window.overlays.holds(HandoverDialog)


def test_the_answer_says_who_will_play(opened):
    opened.press(Qt.Key.Key_H, CONTROL)
    dialog = opened.wait_for(HandoverDialog)
    assert dialog.go_on_button.text() == "Let the computer play"
    dialog.fields[0].setCurrentIndex(0)
    dialog.fields[0].activated.emit(0)
    assert dialog.go_on_button.text() == "Play without a computer"
