"""What happened since one's last turn, played again: by key and by menu, ended by any input."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from fiveup_desktop.view.theme import Speed

from .player import by_keys
from .test_play import check_scene


@pytest.fixture
def later(sit_down):
    """A table of four at which the three others have acted since the person did."""
    table = sit_down(4, seed=8)
    table.start()
    table.act(table.session.match.legal_actions()[0], by_keys)
    while len({each.seat for each in own_since(table)}) < 3:
        table.act(table.session.match.legal_actions()[0], by_keys)
    return table


def own_since(table):
    past = list(table.session.transitions)
    last = max(index for index, each in enumerate(past) if each.seat == 0)
    return past[last + 1 :]


def test_every_deed_of_the_others_is_shown_again_in_order(later, monkeypatch):
    table, shown = later, []
    since = own_since(table)
    assert {each.seat for each in since} == {1, 2, 3}
    follower = table.page.follower
    follower.settled.connect(lambda: shown.append(follower.match))
    QTest.keyClick(table.page.stage, Qt.Key.Key_R)
    table.wait(table.is_my_turn)
    assert shown[0] is since[0].before
    assert [match for match in shown if any(match is each.after for each in since)][-1] is since[-1].after
    assert all(any(each.after is match for match in shown) for each in since)
    check_scene(table)


def test_input_ends_it_and_the_turn_goes_on(later, theme):
    table, before = later, later.session.match.ply
    theme.set_speed(Speed.SLOW)
    table.page.replay()
    assert table.page.choreographer.busy
    assert table.page.follower.match is not table.session.match
    assert not table.page.handling.offers.actions
    theme.set_speed(Speed.NONE)
    QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=QPoint(70, 70))
    assert not table.page.choreographer.busy
    assert table.page.follower.match is table.session.match
    check_scene(table)
    by_keys(table, table.session.match.legal_actions()[0])
    table.wait(lambda: table.session.match.ply != before)


def test_nothing_is_shown_again_where_nothing_happened(sit_down):
    table = sit_down(2, seed=1)
    table.start()
    if own := [each for each in table.session.transitions if each.seat == 1]:
        assert own
    else:
        table.page.replay()
        assert table.page.follower.match is table.session.match
