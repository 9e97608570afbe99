"""Aids at the table: the hint with its marks and words, and the tile tracker; both by key, menu and mouse."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from fiveup_desktop.app.gallery import open_page
from fiveup_desktop.rules import FULL_SET, Placement
from fiveup_desktop.session import Player, PlayerKind, tracker_of
from fiveup_desktop.view.pages.lot import LotDialog

CLICK = Qt.MouseButton.LeftButton
PEOPLE = [Player("Mei", PlayerKind.HUMAN), Player("Rowan", PlayerKind.COMPUTER, "casual")]


@pytest.fixture
def opened(open_window):
    """A table in the middle of a round, the person at seat 0 to move with a choice."""
    opened = open_window()
    opened.wait(open_page(opened, "table", 0))
    opened.wait(lambda: opened.window.flow.table.display.ahead.is_ready)
    return opened


def flow(opened):
    return opened.window.flow


def said(opened):
    """The lines of the hint in the bubble."""
    return flow(opened).table.display.speech.hint


def reason(opened):
    return flow(opened).table.display.speech.reason


def placements(opened):
    return [each for each in flow(opened).session.match.legal_actions() if isinstance(each, Placement)]


def get_hint(opened):
    opened.press(Qt.Key.Key_H)
    opened.wait(lambda: flow(opened).hints.hint)
    return flow(opened).hints.hint


def marks(opened):
    """What is marked on the table, and on the rack."""
    stage = flow(opened).table.stage
    places = {key[1] for key in stage.hints.items}
    rings = {key[1] for key in stage.over.items if isinstance(key, tuple) and key[0] == "hint"}
    return places, rings


@pytest.mark.parametrize("how", ["key", "menu", "button"])
def test_a_hint_marks_its_tile_and_place_and_says_why(opened, how):
    hints = flow(opened).hints
    if how == "key":
        opened.press(Qt.Key.Key_H)
    elif how == "menu":
        opened.window.menus.actions["hint"].trigger()
    else:
        QTest.mouseClick(hints.button, CLICK)
    assert said(opened) == ("Looking for the best play…",)
    assert hints.button.isChecked()
    opened.wait(lambda: hints.hint)
    best = hints.hint.best.facts.placement
    assert best in placements(opened)
    places, rings = marks(opened)
    assert best in places
    assert best.tile in rings
    assert f"{best.tile} on the {best.connection.value}" in said(opened)[0]
    assert "Chance to win the match: " in said(opened)[1]
    assert flow(opened).table.stage.accessibleDescription() == " ".join(said(opened))


@pytest.mark.parametrize("how", ["key", "escape", "button"])
def test_a_hint_is_taken_away(opened, how):
    get_hint(opened)
    if how == "button":
        QTest.mouseClick(flow(opened).hints.button, CLICK)
    else:
        opened.press(Qt.Key.Key_H if how == "key" else Qt.Key.Key_Escape)
    assert said(opened) == ()
    assert marks(opened) == (set(), set())
    assert not flow(opened).hints.button.isChecked()


def test_it_goes_with_the_play_and_is_for_that_turn_only(opened):
    get_hint(opened)
    session = flow(opened).session
    session.submit(placements(opened)[0], 0)
    opened.wait(lambda: session.match.to_move != 0 or session.match.needs_deal)
    assert said(opened) == ()
    assert marks(opened) == (set(), set())


def test_while_a_tile_is_held_its_own_targets_speak_and_then_the_hint_again(opened):
    get_hint(opened)
    shown = marks(opened)
    opened.press(Qt.Key.Key_Right)
    assert marks(opened) == (set(), set())
    flow(opened).table.handling.put_back()
    assert marks(opened) == shown


def test_a_hint_that_is_not_waited_for_never_comes(opened):
    opened.press(Qt.Key.Key_H)
    opened.press(Qt.Key.Key_H)
    for _ in range(20):
        QApplication.processEvents()
    assert flow(opened).hints.hint is None
    assert said(opened) == ()


def test_without_one_the_reason_is_said_and_the_match_goes_on(opened):
    session = flow(opened).session
    flow(opened).hints.toggle()
    session.drop_hint()
    session.hint_found.emit(None)
    assert "There is no hint just now" in reason(opened)
    assert said(opened) == ()
    session.submit(placements(opened)[0], 0)
    opened.wait(lambda: session.match.to_move != 0 or session.match.needs_deal)


def test_in_the_other_language_the_hint_is_told_anew(opened):
    hint = get_hint(opened)
    english = said(opened)
    opened.settings.language = "zh_CN"
    assert flow(opened).hints.hint is hint
    assert len(said(opened)) == len(english)
    assert "赢下整场的机会" in said(opened)[1]


def test_a_pause_and_a_hint_do_not_disturb_each_other(opened):
    opened.press(Qt.Key.Key_F8)
    get_hint(opened)
    session = flow(opened).session
    session.submit(placements(opened)[0], 0)
    opened.wait(lambda: session.match.to_move not in (0, None))
    before = session.match
    for _ in range(30):
        QApplication.processEvents()
    assert session.match is before
    opened.press(Qt.Key.Key_F8)
    opened.wait(lambda: session.match is not before)


def test_when_it_is_not_ones_turn_that_is_said(opened):
    opened.press(Qt.Key.Key_F8)
    session = flow(opened).session
    session.submit(placements(opened)[0], 0)
    opened.wait(lambda: session.match.to_move not in (0, None))
    button = flow(opened).hints.button
    assert not button.isEnabled()
    assert button.accessibleDescription() == "You can have a hint when it is your turn."
    opened.press(Qt.Key.Key_H)
    assert reason(opened) == "You can have a hint when it is your turn."
    opened.window.menus.actions["pause"].trigger()
    opened.wait(lambda: session.match.to_move == 0 or session.match.needs_deal)
    opened.wait(lambda: flow(opened).table.follower.match is session.match)
    assert (reason(opened) == "") == (session.why_no_hint is None)


def test_switched_off_for_a_match_it_is_said_and_kept(open_window):
    opened = open_window()
    opened.window.begin_match(PEOPLE, aids=False)
    opened.wait_for(LotDialog).done.emit()
    assert not flow(opened).hints.button.isVisible()
    assert opened.window.menus.corner.text() == "Round 1 · Two players · without hints"
    opened.press(Qt.Key.Key_H)
    assert reason(opened) == "This match is played without hints, as was chosen at its start."
    opened.press(Qt.Key.Key_T)
    assert "without the tile tracker" in reason(opened)
    assert not flow(opened).tracker.is_open
    record_id = flow(opened).session.record_id
    opened.close()
    opened.is_open = False
    assert not open_window().library.open(record_id).has_aids


# The tracker


def card(opened):
    return flow(opened).tracker.card


@pytest.mark.parametrize("how", ["key", "menu"])
def test_the_tracker_opens_and_closes(opened, how):
    def toggle():
        if how == "key":
            opened.press(Qt.Key.Key_T)
        else:
            opened.window.menus.actions["tracker"].trigger()

    toggle()
    assert card(opened).isVisible()
    view = flow(opened).session.view_of(0)
    assert card(opened).grid.bright == set(FULL_SET) - set(view.hand) - set(view.board.tiles)
    toggle()
    assert not card(opened).isVisible()
    assert flow(opened).table.panel.log_card.isVisible()


def test_it_says_its_tiles_and_what_each_hand_lacks(opened):
    opened.press(Qt.Key.Key_T)
    tracked = tracker_of(flow(opened).session.view_of(0))
    name = card(opened).grid.accessibleName()
    assert all(str(tile) in name for tile in tracked.unseen)
    assert [row.isVisible() for row in card(opened).rows] == [False, True, True, True]
    for known in tracked.seats:
        row = card(opened).rows[known.seat]
        assert row.accessibleName().startswith(f"{row.name.whole}, {known.count} tile")
        assert row.count.text() == str(known.count)


def test_a_chosen_hand_keeps_bright_what_it_can_hold(opened):
    opened.press(Qt.Key.Key_T)
    row = card(opened).rows[2]
    QTest.mouseClick(row, CLICK)
    assert card(opened).grid.bright == set(row.known.possible)
    QTest.mouseClick(card(opened).rows[1], CLICK)
    assert not row.isChecked()
    card(opened).rows[1].setFocus()
    QTest.keyClick(card(opened).rows[1], Qt.Key.Key_Space)
    assert card(opened).chosen is None
    assert card(opened).grid.bright == set(tracker_of(flow(opened).session.view_of(0)).unseen)


def test_it_follows_the_game(opened):
    opened.press(Qt.Key.Key_T)
    session = flow(opened).session
    for _ in range(6):
        opened.wait(lambda: session.match.to_move == 0 or session.match.needs_deal)
        if session.match.needs_deal:
            break
        opened.wait(lambda: flow(opened).table.follower.match is session.match)
        tracked = tracker_of(session.view_of(0))
        assert card(opened).grid.bright == set(tracked.unseen)
        session.submit(session.match.legal_actions()[0], 0)
        opened.wait(lambda: session.match.to_move != 0)
    opened.wait(lambda: session.match.needs_deal)


def test_where_there_is_little_room_log_and_cards_give_way(opened):
    opened.press(Qt.Key.Key_T)
    panel = flow(opened).table.panel
    opened.window.resize(1280, 1000)
    opened.wait(lambda: panel.log_card.isVisible())
    opened.window.resize(1280, 720)
    opened.wait(lambda: not panel.log_card.isVisible())
    assert panel.cards[0].isVisible()
    opened.settings.text_percent = 200
    opened.wait(lambda: not panel.cards[0].isVisible())
    assert flow(opened).table.display.surround.scores.isVisible()
    opened.press(Qt.Key.Key_T)
    assert panel.cards[0].isVisible()
    assert panel.log_card.isVisible()


def test_tooltips_of_the_small_tiles(opened):
    opened.press(Qt.Key.Key_T)
    grid, view = card(opened).grid, flow(opened).session.view_of(0)
    unseen = tracker_of(view).unseen[0]
    for tile, text in (
        (unseen, "not seen yet"),
        (view.hand[0], "in your hand"),
        (view.board.tiles[0], "on the table"),
    ):
        point = grid.place(tile).center().toPoint()
        event = QHelpEvent(QEvent.Type.ToolTip, point, grid.mapToGlobal(QPoint(0, 0)))
        QApplication.sendEvent(grid, event)
        assert QToolTip.text() == f"{tile}: {text}"


def test_between_rounds_and_with_nobody_at_the_screen_it_says_so(open_window):
    opened = open_window(speed="slow")
    opened.window.begin_match([PEOPLE[1], Player("Lin", PlayerKind.COMPUTER, "casual")])
    opened.wait_for(LotDialog).done.emit()
    opened.wait(lambda: flow(opened).table.display.shown is not None)
    flow(opened).tracker.toggle()
    texts = [each.text() for each in card(opened).findChildren(QLabel) if each.isVisibleTo(card(opened))]
    assert "Nobody’s hand is open now, so there is nothing to tell." in texts
    assert not card(opened).grid.isVisibleTo(card(opened))


@pytest.mark.parametrize("tracked", [False, True])
@pytest.mark.parametrize(
    ("size", "percent"),
    [((1280, 720), 100), ((1280, 720), 150), ((1280, 720), 200), ((1920, 1080), 200), ((880, 560), 100)],
)
def test_nothing_in_the_panel_is_cut_or_lies_over_another(open_window, size, tracked, percent):
    opened = open_window()
    opened.window.resize(*size)
    opened.window.begin_match(PEOPLE, practice=True)
    opened.wait_for(LotDialog).done.emit()
    opened.settings.text_percent = percent
    table = flow(opened).table
    if tracked:
        flow(opened).tracker.toggle()
    elif not table.panel.isVisible():
        table.toggle_panel()
    opened.qtbot.wait(50)
    parts = [*table.panel.cards, table.panel.log_card, *([card(opened)] if tracked else [])]
    seen = sorted((each for each in parts if each.isVisible()), key=lambda each: each.y())
    for above, below in pairwise(seen):
        assert above.geometry().bottom() < below.y()
    for each in table.panel.cards:
        assert not each.isVisible() or each.height() >= each.sizeHint().height()
    assert table.panel.width() + table.stage.width() <= table.width()


def test_in_a_small_window_the_table_gives_way_to_the_panel_and_comes_back(opened):
    opened.window.resize(880, 560)
    table = flow(opened).table
    opened.wait(lambda: not table.panel.isVisible())
    assert table.stage.width() == table.width()
    table.toggle_panel()
    assert not table.stage.geometry().intersects(table.panel.geometry())
    table.toggle_panel()
    assert table.stage.width() == table.width()
