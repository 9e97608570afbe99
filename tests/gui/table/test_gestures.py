"""Single gestures with real events: taking back, refusals, double clicks, keys, sorting by hand."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest

from fiveup_desktop.rules import DRAW, Placement
from fiveup_desktop.view.table import display as display_module
from fiveup_desktop.view.table.gestures import pose_at
from fiveup_desktop.view.table.handling import Way
from fiveup_desktop.view.table.rack import Order
from fiveup_desktop.view.table.scenery import badge_sprites

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def choosing(sit_down):
    """A table where one tile fits in several places, another in one, and a third nowhere."""
    for seed in range(200):
        table = sit_down(2, seed=seed, folder=f"c{seed}")
        table.start()
        while not table.session.match.needs_deal:
            offers = table.page.handling.offers
            several = [tile for tile in offers.playable if len(offers.of(tile)) > 1]
            single = [tile for tile in offers.playable if len(offers.of(tile)) == 1]
            others = set(table.page.handling.hand) - offers.playable
            if several and single and others:
                table.several, table.single, table.other = several[0], single[0], sorted(others)[0]
                return table
            table.act_behind(table.session.match.legal_actions()[0])
    raise AssertionError("no such position")


def press(table, point, button=LEFT):
    QTest.mousePress(table.viewport, button, pos=point)


def drag(table, start, *points):
    press(table, start)
    for point in points:
        QTest.mouseMove(table.viewport, (start + point) / 2)
        QTest.mouseMove(table.viewport, point)


def middle_of_mat(table):
    return table.page.stage.measures.mat.topLeft().toPoint() + QPoint(60, 60)


def nothing_happened(table, before):
    table.qtbot.wait(20)
    assert table.session.match.ply == before
    assert table.page.handling.grip is None
    assert not table.page.stage.air.items
    assert not table.page.stage.ghost.items


@pytest.mark.parametrize("how", ["escape", "right button"])
def test_a_dragged_tile_is_taken_back(choosing, how):
    table, before = choosing, choosing.session.match.ply
    placement = table.page.handling.offers.of(table.single)[0]
    drag(table, table.in_rack(table.single), table.at_target(placement))
    assert table.page.handling.grip.aim is placement
    if how == "escape":
        QTest.keyClick(table.page.stage, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(table.viewport, RIGHT, pos=table.at_target(placement))
    QTest.mouseRelease(table.viewport, LEFT, pos=middle_of_mat(table))
    nothing_happened(table, before)


def test_a_tile_snaps_within_reach_of_its_target_and_no_further(choosing):
    table = choosing
    placement = table.page.handling.offers.of(table.single)[0]
    u, target = table.page.stage.camera.u, table.at_target(placement)
    drag(table, table.in_rack(table.single), target + QPoint(0, round(0.75 * u)))
    assert table.page.handling.grip.aim is placement
    assert table.page.stage.ghost.items["tile"].pos().toPoint() == target
    QTest.mouseMove(table.viewport, target + QPoint(round(1.2 * u), round(1.2 * u)))
    assert table.page.handling.grip.aim is None
    assert "held" in table.page.stage.air.items
    QTest.mouseRelease(table.viewport, LEFT, pos=middle_of_mat(table))


def test_a_click_on_a_tile_that_fits_nowhere_says_why(choosing):
    table, before = choosing, choosing.session.match.ply
    QTest.mouseClick(table.viewport, LEFT, pos=table.in_rack(table.other))
    assert str(table.other) in table.page.display.speech.reason
    assert "bubble" in table.page.stage.over.items
    nothing_happened(table, before)
    QTest.mouseClick(table.viewport, LEFT, pos=middle_of_mat(table))
    assert table.page.display.speech.reason == ""


def test_a_tile_dropped_on_a_wrong_place_says_why(choosing):
    table, before = choosing, choosing.session.match.ply
    shown = table.page.display.shown
    wrong = next(c for c in shown.laid.board.open_connections if not table.single.has(c.value))
    port = shown.laid.table.port_points[wrong]
    point = table.page.stage.camera.point(port.x + 0.9 * port.dx, port.y + 0.9 * port.dy).toPoint()
    drag(table, table.in_rack(table.single), point)
    QTest.mouseRelease(table.viewport, LEFT, pos=point)
    reason = table.page.display.speech.reason
    assert str(table.single) in reason
    assert str(wrong.value) in reason
    nothing_happened(table, before)


def test_a_double_click_places_where_only_one_place_fits(choosing):
    table, before = choosing, choosing.session.match.ply
    point = table.in_rack(table.single)
    QTest.mouseClick(table.viewport, LEFT, pos=point)
    QTest.mouseDClick(table.viewport, LEFT, pos=point)
    table.wait(lambda: table.session.match.ply != before)
    assert table.single in table.session.match.round.board.tiles


def test_a_double_click_never_chooses_among_several(choosing):
    table, before = choosing, choosing.session.match.ply
    QTest.mouseDClick(table.viewport, LEFT, pos=table.in_rack(table.several))
    table.qtbot.wait(20)
    assert table.session.match.ply == before
    assert table.page.handling.grip.tile is table.several
    assert table.page.handling.grip.aim is None


def test_a_click_elsewhere_puts_back(choosing):
    table, before = choosing, choosing.session.match.ply
    QTest.mouseClick(table.viewport, LEFT, pos=table.in_rack(table.single))
    assert table.page.handling.grip.way is Way.CLICK
    QTest.mouseClick(table.viewport, LEFT, pos=middle_of_mat(table))
    nothing_happened(table, before)


def test_a_second_click_on_the_same_tile_puts_back(choosing):
    table, before = choosing, choosing.session.match.ply
    for _ in range(2):
        QTest.mouseClick(table.viewport, LEFT, pos=table.in_rack(table.single))
    nothing_happened(table, before)


def test_hovering_shows_the_total_to_come(choosing):
    table = choosing
    total = table.page.display.surround.total
    before = total.accessibleName()
    placement = table.page.handling.offers.of(table.single)[0]
    QTest.mouseClick(table.viewport, LEFT, pos=table.in_rack(table.single))
    QTest.mouseMove(table.viewport, table.at_target(placement))
    board = table.session.match.round.board
    assert f"→ {board.place(placement).total}" in total.accessibleName()
    assert "bubble" in table.page.stage.over.items
    badges = {(key[1], key[2]) for key in table.page.stage.badges.items}
    assert badges == {(end.tile, end.port) for end in board.place(placement).scoring_ends}
    QTest.mouseMove(table.viewport, middle_of_mat(table))
    assert total.accessibleName() == before
    assert "bubble" not in table.page.stage.over.items


def test_a_tile_dropped_on_the_rack_is_sorted(choosing):
    table, before = choosing, choosing.session.match.ply
    hand = table.page.display.rack.hand
    last = table.page.display.rack.slots[-1].centre.toPoint()
    drag(table, table.in_rack(hand[0]), last)
    QTest.mouseRelease(table.viewport, LEFT, pos=last)
    assert table.page.display.rack.hand == (*hand[1:], hand[0])
    assert table.page.options.order is Order.OWN
    nothing_happened(table, before)


@pytest.mark.parametrize("order", list(Order))
def test_the_hand_is_sorted_as_chosen(choosing, order):
    table = choosing
    table.page.sort_hand(order)
    assert sorted(table.page.display.rack.hand) == sorted(table.session.match.round.hands[0])


def test_keys_choose_a_tile_and_its_place(choosing):
    table, before = choosing, choosing.session.match.ply
    stage, handling = table.page.stage, table.page.handling
    index = table.page.display.rack.hand.index(table.several)
    QTest.keyClick(stage, Qt.Key(Qt.Key.Key_1 + index))
    assert handling.grip.tile is table.several
    QTest.keyClick(stage, Qt.Key.Key_Return)
    table.qtbot.wait(20)
    assert table.session.match.ply == before  # several places: none was chosen
    QTest.keyClick(stage, Qt.Key.Key_Down)
    first = handling.grip.aim
    QTest.keyClick(stage, Qt.Key.Key_Down)
    QTest.keyClick(stage, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert handling.grip.aim is first
    QTest.keyClick(stage, Qt.Key.Key_Return)
    table.wait(lambda: table.session.match.ply != before)
    assert table.session.match.round.actions[before[1]] is first


def test_escape_takes_the_keyboard_off_the_rack(choosing):
    table, before = choosing, choosing.session.match.ply
    stage = table.page.stage
    QTest.keyClick(stage, Qt.Key.Key_Right)
    assert table.page.handling.cursor is not None
    QTest.keyClick(stage, Qt.Key.Key_Escape)
    assert table.page.handling.cursor is None
    nothing_happened(table, before)


def test_drawing_with_a_tile_that_fits_is_refused_in_words(choosing):
    table, before = choosing, choosing.session.match.ply
    QTest.keyClick(table.page.stage, Qt.Key.Key_D)
    assert table.page.display.speech.reason == "You can place a tile, so you may not draw."
    nothing_happened(table, before)


def test_space_does_the_only_thing_possible(sit_down):
    for seed in range(100):
        table = sit_down(2, seed=seed, folder=f"s{seed}")
        table.start()
        while not table.session.match.needs_deal:
            only, before = table.page.handling.offers.only, table.session.match.ply
            if only is DRAW or isinstance(only, Placement):
                QTest.keyClick(table.page.stage, Qt.Key.Key_Space)
                table.wait(lambda b=before, t=table: t.session.match.ply != b)
                assert table.session.match.round.actions[before[1]] is only
                return
            table.act_behind(table.session.match.legal_actions()[0])


def test_the_wheel_zooms_and_f_fits_again(choosing):
    table = choosing
    table.page.fit_table()
    before = table.page.stage.camera
    table.page.stage.wheel_turned.emit(QPointF(400, 300), 3.0)
    assert table.page.stage.camera.u > before.u
    start = table.page.stage.camera
    drag(table, middle_of_mat(table), middle_of_mat(table) + QPoint(40, 30))
    QTest.mouseRelease(table.viewport, LEFT, pos=middle_of_mat(table) + QPoint(40, 30))
    assert (table.page.stage.camera.x - start.x, table.page.stage.camera.y - start.y) == (40, 30)
    QTest.keyClick(table.page.stage, Qt.Key.Key_F)
    assert table.page.stage.camera == before


def test_a_click_on_a_resting_target_takes_the_only_tile_that_fits_and_places_nothing(choosing):
    table, before = choosing, choosing.session.match.ply
    handling = table.page.handling
    for placement in handling.offers.placements:
        point = QPointF(table.at_target(placement))
        rest = table.page.display.ahead.rest
        rivals = [
            other
            for other in handling.offers.placements
            for pose in (handling.targets_of(other.tile)[other].pose, rest.get(other.connection))
            if pose is not None and table.page.stage.camera.rect(pose).contains(point)
        ]
        QTest.mouseClick(table.viewport, LEFT, pos=point.toPoint())
        if len({other.tile for other in rivals}) == 1:
            assert handling.grip.tile is placement.tile
        else:
            assert handling.grip is None
        QTest.keyClick(table.page.stage, Qt.Key.Key_Escape)
    nothing_happened(table, before)


def test_f9_hides_the_panel_and_the_scores_stay(choosing):
    table = choosing
    panel, scores = table.page.panel, table.page.display.surround.scores
    with table.qtbot.waitActive(table.page):
        table.page.activateWindow()
    width = table.page.stage.width()
    assert (panel.isVisible(), scores.isVisible()) == (True, False)
    QTest.keyClick(table.page.panel.log_card.log, Qt.Key.Key_F9)
    assert (panel.isVisible(), scores.isVisible()) == (False, True)
    assert table.page.stage.width() > width
    QTest.keyClick(table.page.stage, Qt.Key.Key_F9)
    assert (panel.isVisible(), scores.isVisible()) == (True, False)


@pytest.fixture
def turned(sit_down):
    """A table where a tile would lie elsewhere than the outline that its connection has at rest."""
    for seed in range(200):
        table = sit_down(2, seed=seed, folder=f"t{seed}")
        table.start()
        while not table.session.match.needs_deal:
            display, handling = table.page.display, table.page.handling
            for placement in handling.offers.placements:
                rest = display.ahead.rest.get(placement.connection)
                if rest is None:
                    continue
                point = table.page.stage.camera.rect(rest).center()
                targets = handling.targets_of(placement.tile)
                poses = {each: target.pose for each, target in targets.items()}
                there = [t for t in handling.offers.playable if display.place_at(t, point) is not None]
                if pose_at(poses, point, display.camera) is None and there == [placement.tile]:
                    table.placement, table.at_rest = placement, point.toPoint()
                    return table
            table.act_behind(table.session.match.legal_actions()[0])
        table.page.hide()
    raise AssertionError("no such position")


def test_a_tile_dropped_on_the_outline_seen_at_rest_is_placed(turned):
    table, before = turned, turned.session.match.ply
    drag(table, table.in_rack(table.placement.tile), table.at_rest)
    QTest.mouseRelease(table.viewport, LEFT, pos=table.at_rest)
    table.wait(lambda: table.session.match.ply != before)
    assert table.session.match.round.board.placements[-1] is table.placement


def test_clicks_on_the_outline_seen_at_rest_take_and_place_the_only_tile_that_fits(turned):
    table, before = turned, turned.session.match.ply
    QTest.mouseClick(table.viewport, LEFT, pos=table.at_rest)
    assert table.page.handling.grip.aim is table.placement
    QTest.mouseClick(table.viewport, LEFT, pos=table.at_rest)
    table.wait(lambda: table.session.match.ply != before)
    assert table.session.match.round.board.placements[-1] is table.placement


def test_a_tile_dropped_on_free_table_says_why_it_goes_back(choosing):
    table, before = choosing, choosing.session.match.ply
    drag(table, table.in_rack(table.single), middle_of_mat(table))
    QTest.mouseRelease(table.viewport, LEFT, pos=middle_of_mat(table))
    assert str(table.single) in table.page.display.speech.reason
    nothing_happened(table, before)


def test_a_held_tile_clicked_on_a_wrong_end_says_why(choosing):
    table, before = choosing, choosing.session.match.ply
    shown = table.page.display.shown
    wrong = next(c for c in shown.laid.board.open_connections if not table.single.has(c.value))
    port = shown.laid.table.port_points[wrong]
    point = table.page.stage.camera.point(port.x + 0.9 * port.dx, port.y + 0.9 * port.dy).toPoint()
    QTest.mouseClick(table.viewport, LEFT, pos=table.in_rack(table.single))
    QTest.mouseClick(table.viewport, LEFT, pos=point)
    assert str(wrong.value) in table.page.display.speech.reason
    nothing_happened(table, before)


def test_a_click_on_the_log_leaves_the_keys_of_play_to_the_table(choosing):
    table, log = choosing, choosing.page.panel.log_card.log
    table.page.stage.setFocus()
    first = log.visualRect(log.lines.index(0)).center()
    QTest.mouseClick(log.viewport(), LEFT, pos=first)
    assert len(log.selectedIndexes()) == 1
    assert table.page.stage.hasFocus()
    QTest.keyClick(table.page.focusWidget(), Qt.Key.Key_Right)
    assert table.page.handling.cursor is not None


def test_lines_selected_by_mouse_are_copied_by_keys(choosing):
    table, log = choosing, choosing.page.panel.log_card.log
    table.page.stage.setFocus()
    QTest.mouseClick(log.viewport(), LEFT, pos=log.visualRect(log.lines.index(0)).center())
    QTest.keySequence(table.page.stage, QKeySequence(QKeySequence.StandardKey.Copy))
    assert QGuiApplication.clipboard().text() == log.lines.data(log.lines.index(0))


def test_the_log_is_still_reached_by_tab(choosing):
    log = choosing.page.panel.log_card.log
    log.setFocus(Qt.FocusReason.TabFocusReason)
    assert log.hasFocus()
    QTest.keyClick(log, Qt.Key.Key_Home)
    assert log.currentIndex().row() == 0


def test_a_preview_and_its_end_move_no_table_that_is_all_in_sight(choosing):
    table, stage = choosing, choosing.page.stage
    before = stage.camera
    for tile in sorted(table.page.handling.offers.playable):
        QTest.mouseClick(table.viewport, LEFT, pos=table.in_rack(tile))
        for placement in table.page.handling.offers.of(tile):
            point = table.at_target(placement)
            assert stage.measures.fit.contains(stage.camera.rect(table.page.handling.targets[placement].pose))
            QTest.mouseMove(table.viewport, point)
        QTest.keyClick(stage, Qt.Key.Key_Escape)
        table.qtbot.wait(5)
        assert stage.camera == before


def test_the_table_stands_still_when_what_the_hand_is_offered_only_wants_wider_margins(choosing):
    display, stage = choosing.page.display, choosing.page.stage
    room, u = stage.measures.fit, stage.camera.u
    left, top = stage.camera.units(room.topLeft())
    right, bottom = stage.camera.units(room.bottomRight())
    before, outer = stage.camera, 10 / u
    display.camera_man.fit((left - outer, top, right, bottom), (left, top, right, bottom))
    assert stage.camera == before
    display.camera_man.fit((left - outer, top, right, bottom))
    assert stage.camera != before


def test_badges_keep_off_the_outlines_that_stay_while_a_tile_is_held(choosing, monkeypatch):
    table, display, avoided = choosing, choosing.page.display, []

    def note(laid, poses, camera, sprites):
        avoided[:] = list(poses)
        return badge_sprites(laid, avoided, camera, sprites)

    monkeypatch.setattr(display_module, "badge_sprites", note)
    QTest.mouseClick(table.viewport, LEFT, pos=table.in_rack(table.single))
    stay = {key[1] for key in table.page.stage.targets.items if key[0] == "rest"}
    assert stay
    assert {display.ahead.rest[connection] for connection in stay} <= set(avoided)


def gliding(table, share=0.4):
    """In the middle of a glide: the table is seen elsewhere than where it will lie."""
    stage, man = table.page.stage, table.page.display.camera_man
    start = stage.camera
    man._from = start._replace(u=start.u * 0.7, x=start.x - 90, y=start.y + 60)
    man._glide(share)
    assert not stage.world.transform().isIdentity()
    return lambda point: stage.world.transform().map(QPointF(point)).toPoint()


def test_a_click_while_the_camera_glides_hits_what_is_seen(choosing):
    table, before = choosing, choosing.session.match.ply
    placement = table.page.handling.offers.of(table.single)[0]
    QTest.mouseClick(table.viewport, LEFT, pos=table.in_rack(table.single))
    seen = gliding(table)(table.at_target(placement))
    QTest.mousePress(table.viewport, LEFT, pos=seen)
    assert table.page.stage.world.transform().isIdentity()
    QTest.mouseMove(table.viewport, seen + QPoint(1, 1))
    QTest.mouseRelease(table.viewport, LEFT, pos=seen)
    table.wait(lambda: table.session.match.ply != before)
    assert table.session.match.round.board.placements[-1] is placement


def test_a_tile_dragged_while_the_camera_glides_snaps_to_what_is_seen(choosing):
    table = choosing
    placement = table.page.handling.offers.of(table.single)[0]
    start = table.in_rack(table.single)
    drag(table, start, start + QPoint(0, -30))
    seen = gliding(table)(table.at_target(placement))
    QTest.mouseMove(table.viewport, seen)
    assert table.page.handling.grip.aim is placement


def test_marks_of_the_table_say_what_they_mean(choosing):
    table, stage, tips = choosing, choosing.page.stage, choosing.page.display.tips
    board = table.session.match.round.board
    for end in board.scoring_ends:
        middle = stage.badges.items["badge", end.tile, end.port].sceneBoundingRect().center()
        assert f"counts {end.points} " in tips.at(middle)
    for connection, pose in table.page.display.ahead.rest.items():
        if ("rest", connection) in stage.targets.items:
            assert f"with a {connection.value} " in tips.at(stage.camera.rect(pose).center())
    assert tips.at(QPointF(middle_of_mat(table))) == ""
