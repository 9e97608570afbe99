"""The new match page: seats, names and reasons, levels, what is remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.session import LEVELS, STRENGTHS, Player, PlayerKind
from fiveup_desktop.view.pages.lot import LotDialog

CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(open_window):
    opened = open_window()
    opened.window.show_new_match()
    return opened


def type_name(card, text):
    card.name.selectAll()
    QTest.keyClicks(card.name, text) if text else QTest.keyClick(card.name, Qt.Key.Key_Delete)


@pytest.mark.parametrize(("index", "seats"), [(0, 2), (1, 3), (2, 4)])
def test_as_many_seats_as_players(opened, index, seats):
    page = opened.window.new_match
    QTest.mouseClick(page.count._group.button(index), CLICK)
    assert [card.isVisible() for card in page.seats] == [seat < seats for seat in range(4)]
    QTest.mouseClick(page.begin_button, CLICK)
    opened.wait_for(LotDialog)
    assert len(opened.window.flow.session.players) == seats


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "Please type a name."),
        ("   ", "Please type a name."),
        ("x" * 41, "At most 40 characters, please."),
        ("a‮b", "There is a character in it that turns the writing round."),
        ("Rowan", "Another seat has this name."),
    ],
)
def test_what_is_no_name_is_said_under_its_field_and_begins_nothing(opened, name, reason):
    page = opened.window.new_match
    card = page.seats[2]
    card.name.setText(name)
    card.changed.emit()
    assert card.reason.isVisible()
    assert card.reason.text() == reason
    assert card.name.accessibleDescription() == reason
    QTest.mouseClick(page.begin_button, CLICK)
    assert opened.window.flow is None
    assert card.name.hasFocus()
    type_name(card, "Zoe")
    assert not card.reason.isVisible()
    QTest.mouseClick(page.begin_button, CLICK)
    opened.wait_for(LotDialog)
    assert opened.window.flow.session.players[2].name == "Zoe"


def test_who_played_last_is_remembered(open_window):
    opened = open_window()
    opened.window.show_new_match()
    page = opened.window.new_match
    QTest.mouseClick(page.count._group.button(1), CLICK)
    type_name(page.seats[0], "Grandma")
    page.seats[1].kind.setCurrentIndex(0)
    page.seats[1].kind.activated.emit(0)
    page.seats[2].set_level(LEVELS[-1])
    QTest.mouseClick(page.begin_button, CLICK)
    opened.wait_for(LotDialog)
    opened.close()
    opened.is_open = False
    again = open_window()
    assert again.window.new_match.players == (
        Player("Grandma", PlayerKind.HUMAN),
        Player("Rowan", PlayerKind.HUMAN),
        Player("Lin", PlayerKind.COMPUTER, LEVELS[-1]),
    )


def test_a_name_that_nobody_typed_follows_the_language(opened):
    page = opened.window.new_match
    type_name(page.seats[0], "Max")
    opened.settings.language = "zh_CN"
    assert [player.name for player in page.players] == ["Max", "阿哲", "林奶奶", "子安"]


def test_a_click_on_a_level_is_for_all_computers(opened):
    page = opened.window.new_match
    QTest.mouseClick(page.levels.rows[-1], CLICK)
    assert [player.level for player in page.players] == [None, *(LEVELS[-1],) * 3]


def test_enter_begins_but_presses_a_button_that_has_the_focus(opened):
    page = opened.window.new_match
    page.cancel_button.setFocus()
    opened.press(Qt.Key.Key_Return)
    assert opened.window.stack.currentWidget() is opened.window.start
    opened.window.show_new_match()
    page.seats[0].name.setFocus()
    opened.press(Qt.Key.Key_Return)
    opened.wait_for(LotDialog)


def test_each_level_says_how_it_plays_and_how_strong_it_was_measured(opened):
    rows = {row.level: row for row in opened.window.new_match.levels.rows}
    assert list(rows) == list(LEVELS)
    for level, strength in STRENGTHS.items():
        assert f"wins {round(strength.share)} of 100" in rows[level].strength.text()
    assert rows["casual"].strength.text().endswith("against Novice")
    assert rows["novice"].strength.text().endswith("against Casual")
    assert rows["expert"].accessibleDescription().endswith(rows["expert"].strength.text())


def test_aids_and_practice_are_chosen_for_the_match_and_aids_are_remembered(open_window):
    opened = open_window()
    opened.window.show_new_match()
    page = opened.window.new_match
    assert (page.aids.isChecked(), page.practice.isChecked()) == (True, False)
    page.aids.setChecked(False)
    page.practice.setChecked(True)
    QTest.mouseClick(page.begin_button, CLICK)
    opened.wait(lambda: opened.window.flow)
    session = opened.window.flow.session
    assert (session.has_aids, session.is_practice) == (False, True)
    opened.close()
    opened.is_open = False
    again = open_window().window.new_match
    assert (again.aids.isChecked(), again.practice.isChecked()) == (False, False)


@pytest.mark.parametrize("ticked", [True, False])
@pytest.mark.parametrize("index", [0, 1, 2])
def test_everything_is_above_the_footer_in_a_window_of_usual_size(opened, index, ticked):
    page = opened.window.new_match
    QTest.mouseClick(page.count._group.button(index), CLICK)
    page.practice.setChecked(ticked)
    opened.qtbot.wait(20)
    line = page._practice_line
    foot = line.mapTo(page, line.rect().bottomLeft()).y()
    assert line.height() >= line.heightForWidth(line.width())
    assert foot < page.begin_button.parentWidget().y()
