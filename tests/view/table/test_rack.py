"""The rack: how a hand is sorted, and where its tiles stand."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from fiveup_desktop.rules import FULL_SET, Tile
from fiveup_desktop.view.table.rack import ONE_ROW, Order, arranged, place_at, rack_slots, tile_at

AREA = QRectF(200, 584, 560, 96)
HAND = tuple(Tile.from_text(text) for text in ("3|5", "6|6", "0|2", "1|1", "2|6"))


def texts(order, own=()):
    return [str(tile) for tile in arranged(HAND, order, own)]


def test_the_ways_to_sort():
    assert texts(Order.DRAWN) == ["3|5", "6|6", "0|2", "1|1", "2|6"]
    assert texts(Order.VALUE) == ["0|2", "1|1", "2|6", "3|5", "6|6"]
    assert texts(Order.PIPS) == ["6|6", "2|6", "3|5", "0|2", "1|1"]
    assert texts(Order.DOUBLES) == ["1|1", "6|6", "0|2", "2|6", "3|5"]


def test_in_the_players_own_order_new_tiles_come_last():
    own = [Tile.from_text(text) for text in ("6|6", "4|4", "0|2")]
    assert texts(Order.OWN, own) == ["6|6", "0|2", "3|5", "1|1", "2|6"]


@pytest.mark.parametrize(("count", "height"), list(itertools.product(range(1, 24), (84, 96, 128))))
def test_all_tiles_stand_apart_and_inside(count, height):
    area = QRectF(AREA.left(), AREA.top(), AREA.width(), height)
    slots = rack_slots(count, area, height / 96)
    assert len(slots) == count
    rects = [slot.rect for slot in slots]
    assert all(area.contains(rect) for rect in rects)
    assert not any(a.intersects(b) for a, b in itertools.combinations(rects, 2))
    assert len({slot.centre.y() for slot in slots}) == (1 if count <= ONE_ROW else 2)


def test_what_is_under_a_point():
    slots = rack_slots(len(HAND), AREA)
    for tile, slot in zip(HAND, slots, strict=True):
        assert tile_at(HAND, slots, slot.centre) is tile
    assert tile_at(HAND, slots, QPointF(10, 10)) is None


def test_a_tile_goes_to_the_place_it_is_dropped_at():
    slots = rack_slots(7, AREA)
    assert [place_at(slots, slot.centre + QPointF(9, -30)) for slot in slots] == list(range(7))


def test_no_tile_no_place():
    assert rack_slots(0, AREA) == ()


def test_every_tile_can_be_sorted():
    for order in Order:
        assert sorted(arranged(FULL_SET, order)) == list(FULL_SET)
