"""Replays: any match, step by step or by itself, from the end page, the list and the running match."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from fiveup_desktop.app import positions
from fiveup_desktop.records import MatchRecord
from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.history.replay_page import ReplayPage
from fiveup_desktop.view.pages.history.scores_panel import ScoresDialog
from fiveup_desktop.view.pages.message import MessageDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog
from fiveup_desktop.view.theme import Speed

from .play import ANN, BEN, CAT, begin, place, play_to, to_own_turn

CLICK = Qt.MouseButton.LeftButton
ID = "00000000-0000-4000-8000-000000000061"
PEOPLE = tuple(Player(name, PlayerKind.HUMAN) for name in ("Ann", "Ben", "Cat", "Dan"))
SEATS = (PEOPLE[0], *(Player(name, PlayerKind.COMPUTER, "casual") for name in ("Ben", "Cat", "Dan")))


def keep(opened, match, players=SEATS, **meta):
    opened.library._folder.store.save(ID, MatchRecord.of(match, players, {"id": ID, **meta}))


def open_replay(opened, match, players=SEATS, **meta):
    keep(opened, match, players, **meta)
    opened.window.replay(ID)
    page = opened.window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    return page


def shows(page, match):
    """Whether table, log and scores agree with a match."""
    page.table.hurry()
    shown, current = page.table.display.shown, match.round
    assert shown.laid.board == current.board
    tiles = {key[1] for key in page.table.stage.board.items if key[0] == "tile"}
    assert tiles == set(current.board.tiles)
    assert page.table.panel.log_card.log.lines.rowCount() == len(current.plies)
    assert shown.view.scores_raw == match.scores_raw
    assert shown.view.boneyard_count == current.boneyard_count
    return True


def test_every_step_forward_and_back_is_the_match_as_it_stood(open_window):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    steps = page.replayed.cursor.steps
    assert shows(page, steps[0].after)
    for step in steps[1:60]:
        opened.press(Qt.Key.Key_Right)
        assert shows(page, step.after)
    for step in reversed(steps[:59]):
        opened.press(Qt.Key.Key_Left)
        assert shows(page, step.after)
    assert page.replayed.at_start
    assert not page.bar.step_back.isEnabled()
    assert "Replay" in opened.window.windowTitle()


def test_home_end_rounds_slider_and_buttons(open_window):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    cursor, bar = page.replayed.cursor, page.bar
    opened.press(Qt.Key.Key_End)
    assert page.replayed.at_end
    assert shows(page, cursor.steps[-1].after)
    opened.press(Qt.Key.Key_Home)
    assert cursor.position == 1
    opened.press(Qt.Key.Key_PageDown)
    opened.press(Qt.Key.Key_PageDown)
    assert cursor.round_index == 2
    assert cursor.step.transition is None
    opened.press(Qt.Key.Key_Right)
    opened.press(Qt.Key.Key_PageUp)
    assert (cursor.round_index, cursor.step.transition) == (2, None)
    opened.press(Qt.Key.Key_PageUp)
    assert cursor.round_index == 1
    QTest.mouseClick(bar.round_on, CLICK)
    QTest.mouseClick(bar.step_on, CLICK)
    QTest.mouseClick(bar.step_back, CLICK)
    assert (cursor.round_index, cursor.step.transition) == (2, None)
    QTest.mouseClick(bar.scrubber, CLICK, pos=QPoint(bar.scrubber.width() // 2, 20))
    assert abs(cursor.position - len(cursor.steps) / 2) < 4
    assert shows(page, cursor.match)
    assert f"Round {cursor.round_index + 1} of" in bar.place.whole


def test_it_plays_by_itself_at_any_speed_and_stops_at_the_end(open_window):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    page.replayed.go_to(len(page.replayed.cursor.steps) - 5)
    at_usual = page._interval
    for _ in range(3):
        page.bar.change_speed(1)
    assert page.bar.speed == 8.0
    assert page._interval * 8 == at_usual
    opened.press(Qt.Key.Key_Space)
    assert page.is_playing
    assert page.bar.play_button.accessibleName() == "Pause"
    opened.wait(lambda: page.replayed.at_end)
    assert not page.is_playing
    assert shows(page, page.replayed.cursor.steps[-1].after)
    # Once more from the beginning.
    opened.press(Qt.Key.Key_Space)
    assert page.is_playing
    assert page.replayed.at_start
    opened.press(Qt.Key.Key_Space)
    assert not page.is_playing


def test_any_step_by_hand_pauses(open_window):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    page.toggle()
    opened.press(Qt.Key.Key_Right)
    assert not page.is_playing
    page.toggle()
    opened.window.show_start()
    assert not page.is_playing


def test_steps_while_tiles_fly_leave_nothing_behind(open_window):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    opened.theme.set_speed(Speed.SLOW)
    for key in (
        (Qt.Key.Key_Right,) * 7 + (Qt.Key.Key_Left,) * 2 + (Qt.Key.Key_Right,) + (Qt.Key.Key_PageDown,)
    ):
        opened.press(key)
    assert shows(page, page.replayed.cursor.match)
    assert not page.table.stage.air.items
    opened.press(Qt.Key.Key_Right)
    opened.press(Qt.Key.Key_Left)
    assert shows(page, page.replayed.cursor.match)
    assert not page.table.stage.air.items


def test_nothing_can_be_played_in_it(open_window):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    cursor = page.replayed.cursor
    while cursor.match.to_move != 0 or not page.table.display.rack.hand:
        page.replayed.forward()
    page.table.hurry()
    before, rack = cursor.position, page.table.display.rack
    point = rack.slots[0].centre.toPoint()
    QTest.mouseDClick(page.table.stage.viewport(), CLICK, pos=point)
    QTest.mouseClick(page.table.stage.viewport(), CLICK, pos=point)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_D, Qt.Key.Key_P, Qt.Key.Key_R):
        QTest.keyClick(page.table.stage, key)
    assert cursor.position == before
    assert page.table.handling.grip is None
    assert not page.table.display.speech.reason
    assert shows(page, cursor.match)


def test_of_a_match_that_is_over_every_hand_is_open(open_window):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    hands = page.table.display.surround.hands.values()
    assert all(hand.tiles for hand in hands)
    assert "holds" in next(iter(hands)).accessibleName()


def told(page):
    """Everything that the page shows or says, as text."""
    said = [page.table.display.rack.hand]
    for widget in (page, *page.findChildren(QWidget)):
        said += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        said += [getattr(widget, "text", str)()]
    layers = (page.table.stage.rack, page.table.stage.air, page.table.stage.board)
    said += [sorted(map(str, layer.items)) for layer in layers]
    log = page.table.panel.log_card.log.lines
    return [*said, *(log.data(log.index(row)) for row in range(log.rowCount()))]


def swapped(match):
    """The same running match with other tiles where seat 0 cannot see."""
    current = match.rounds[-1]
    placed = set(current.board.tiles)
    hidden = [(seat, tile) for seat in (1, 2) for tile in current.hands[seat] if tile not in placed]
    (seat, one) = hidden[0]
    other = next(tile for other_seat, tile in hidden if other_seat != seat)
    change = {one: other, other: one}
    deal = replace(
        current.deal,
        hands=tuple(tuple(change.get(tile, tile) for tile in hand) for hand in current.deal.hands),
        boneyard=tuple(change.get(tile, tile) for tile in current.deal.boneyard),
    )
    again = match._replace(rounds=match.rounds[:-1])
    again = again.start_round(deal)
    for ply in current.plies:
        again = again.play(ply.action).after
    return again


def test_of_a_running_match_only_what_the_person_may_see(open_window):
    opened = open_window()
    match = positions.in_play(0)
    dumps = []
    for each in (match, swapped(match)):
        page = open_replay(opened, each)
        dump = []
        opened.press(Qt.Key.Key_End)
        while page.replayed.cursor.round_index == len(match.rounds) - 1:
            page.table.hurry()
            dump.append(told(page))
            assert all(not hand.tiles for hand in page.table.display.surround.hands.values())
            assert set(page.table.display.rack.hand) == set(page.replayed.cursor.match.round.hands[0])
            opened.press(Qt.Key.Key_Left)
        # The round before is over, so its hands are revealed.
        revealed = sorted(hand.tiles for hand in page.table.display.surround.hands.values())
        assert revealed == sorted(tuple(sorted(hand)) for hand in page.replayed.match.round.hands[1:])
        dumps.append(dump)
        page.left.emit()
    assert dumps[0] == dumps[1]


def test_of_a_running_match_among_several_people_nobodys_hand(open_window):
    opened = open_window()
    page = open_replay(opened, positions.in_play(0), PEOPLE)
    opened.press(Qt.Key.Key_End)
    assert page.table.display.rack.hand == ()
    assert all(not hand.tiles for hand in page.table.display.surround.hands.values())


def test_practice_is_open_also_while_it_runs(open_window):
    opened = open_window()
    page = open_replay(opened, positions.in_play(0), practice=True)
    opened.press(Qt.Key.Key_End)
    assert all(hand.tiles for hand in page.table.display.surround.hands.values())


def test_how_a_round_was_settled_is_one_press_away(open_window):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    cursor = page.replayed.cursor
    ends = [n for n, step in enumerate(cursor.steps, 1) if step.transition and step.transition.outcome]
    page.replayed.go_to(ends[0])
    QTest.mouseClick(page.table.display.surround.rack_words.button, CLICK)
    dialog = opened.wait_for(SettlementDialog)
    dialog.done.emit()
    assert opened.top is None
    assert cursor.position == ends[0] + 1


def test_the_rule_behind_a_settlement_leads_to_the_book_and_back(open_window):
    from fiveup_desktop.app.rules import RuleBookDesk

    opened = open_window()
    desk = RuleBookDesk(opened.window, opened.theme)
    page = open_replay(opened, positions.ended(0))
    cursor = page.replayed.cursor
    ends = [n for n, step in enumerate(cursor.steps, 1) if step.transition and step.transition.outcome]
    page.replayed.go_to(ends[0])
    QTest.mouseClick(page.table.display.surround.rack_words.button, CLICK)
    QTest.mouseClick(opened.wait_for(SettlementDialog).rule_button, CLICK)
    assert opened.top is None
    assert opened.window.stack.currentWidget() is desk.book
    opened.press(Qt.Key.Key_Escape)
    assert opened.window.stack.currentWidget() is page
    assert cursor.position == ends[0]


def test_from_the_end_page_and_back_to_it(open_window):
    opened = open_window(seed=6)
    begin(opened, ANN, BEN)
    play_to(opened, lambda: isinstance(opened.top, EndDialog))
    match = opened.window.flow.session.match
    QTest.mouseClick(opened.top.replay_button, CLICK)
    page = opened.window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    opened.press(Qt.Key.Key_End)
    assert shows(page, match)
    QTest.mouseClick(page.bar.scores_button, CLICK)
    opened.wait_for(ScoresDialog)
    opened.press(Qt.Key.Key_Escape)
    opened.press(Qt.Key.Key_Escape)
    opened.wait_for(EndDialog)
    assert opened.window.stack.currentWidget() is opened.window.flow.table


def test_from_the_running_match_and_back_to_it(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    place(opened)
    ply = session.match.ply
    opened.press(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    page = opened.window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    opened.press(Qt.Key.Key_End)
    assert shows(page, session.match)
    opened.qtbot.wait(30)
    assert session.match.ply == ply
    opened.press(Qt.Key.Key_Escape)
    assert opened.window.stack.currentWidget() is opened.window.flow.table
    session.release("test")
    to_own_turn(opened)


def test_from_a_running_match_among_people_nobodys_hand_is_taken_along(open_window):
    opened = open_window(seed=2)
    session = begin(opened, ANN, CAT).session
    to_own_turn(opened)
    assert session.viewer is not None
    opened.window.menus.triggered.emit("look_back")
    page = opened.window.stack.currentWidget()
    assert page.replayed.viewer is None
    assert page.table.display.rack.hand == ()
    assert not opened.window.flow.table.display.rack.hand


@pytest.mark.parametrize("opened_from", ["rules", "start"])
def test_back_to_where_one_came_from(open_window, opened_from):
    opened = open_window()
    page = open_replay(opened, positions.ended(0))
    if opened_from == "rules":
        from fiveup_desktop.app.rules import RuleBookDesk

        RuleBookDesk(opened.window, opened.theme)
        opened.window.menus.triggered.emit("rules")
        assert opened.window.stack.currentWidget() is not page
        opened.press(Qt.Key.Key_Escape)
        assert opened.window.stack.currentWidget() is page
    opened.press(Qt.Key.Key_Escape)
    assert opened.window.stack.currentWidget() is opened.window.start


def test_what_cannot_be_read_is_told(open_window):
    opened = open_window()
    opened.window.replay("00000000-0000-4000-8000-00000000dead")
    opened.wait_for(MessageDialog)


def test_each_step_is_told_once_to_whoever_listens(open_window):
    opened = open_window()
    said = []
    opened.window.announcer.said.connect(said.append)
    page = open_replay(opened, positions.ended(0))
    opened.press(Qt.Key.Key_Right)
    page.table.hurry()
    step = page.replayed.step
    assert page.table.names.seat(step.transition.seat) in said[-1]
    assert str(step.transition.action.tile) in said[-1]
    count = len(said)
    opened.settings.scheme = "dark"
    assert len(said) == count
    opened.press(Qt.Key.Key_PageDown)
    assert said[-1].startswith("Round 2 of")
    opened.settings.announcements = "none"
    opened.press(Qt.Key.Key_Right)
    page.table.hurry()
    assert len(said) == count + 1
