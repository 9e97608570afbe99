"""Bubbles and toasts stay inside the mat, and off what they speak of."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from fiveup_desktop.view.table.bubble import Covered, _placed, bubble_sprite, toast_sprite
from fiveup_desktop.view.table.lettering import Lettering
from fiveup_desktop.view.table.sprites import Sprites

ROOM = QRectF(18, 18, 940, 548)
SIZE = QSizeF(230, 62)


@settings(max_examples=60)
@given(st.integers(18, 880), st.integers(18, 500), st.booleans())
def test_a_bubble_is_inside_and_never_over_what_it_speaks_of(x, y, upright):
    about = QRectF(x, y, 40 if upright else 80, 80 if upright else 40) & ROOM
    rect = _placed(SIZE, about, ROOM, [Covered(about, 4.0)])
    assert ROOM.contains(rect)
    assert not rect.intersects(about)


def test_a_bubble_keeps_off_tiles_if_there_is_a_place():
    about = QRectF(400, 300, 80, 40)
    above = Covered(QRectF(300, 200, 300, 90))
    rect = _placed(SIZE, about, ROOM, [above, Covered(about, 4.0)])
    assert rect.top() >= about.bottom()
    below = Covered(QRectF(300, 345, 300, 90))
    rect = _placed(SIZE, about, ROOM, [below, Covered(about, 4.0)])
    assert rect.bottom() <= about.top()


@pytest.mark.parametrize("percent", [100, 200])
def test_a_long_line_is_wrapped_and_not_cut(theme, percent):
    theme.set_text_percent(percent)
    letters, sprites = Lettering(theme), Sprites(theme)
    short = bubble_sprite(["Total 5"], QRectF(400, 300, 80, 40), ROOM, [], letters, sprites)
    long = bubble_sprite(["Total 5 " * 20], QRectF(400, 300, 80, 40), ROOM, [], letters, sprites)
    assert long.pixmap.width() < 500 * percent / 100 + 80
    assert long.pixmap.height() > short.pixmap.height()


@pytest.mark.parametrize("corner", [(390, 20), (18, 280), (866, 280), (8, 584)])
def test_a_toast_is_by_its_tag_and_inside(theme, corner):
    size = QSizeF(960, 96) if corner == (8, 584) else QSizeF(92, 92)
    by = QRectF(QPointF(*corner), size)
    sprite = toast_sprite("Mei + Lin: +3 points", by, ROOM, Lettering(theme), Sprites(theme), True)
    half = sprite.pixmap.deviceIndependentSize() / 2
    rect = QRectF(sprite.centre - QPointF(half.width(), half.height()), half * 2).adjusted(6, 6, -6, -6)
    assert ROOM.adjusted(-12, -12, 12, 12).contains(rect)
    assert not rect.intersects(by)


@pytest.mark.parametrize("percent", [100, 200])
def test_a_toast_is_not_hidden_by_a_plate(theme, percent):
    theme.set_text_percent(percent)
    rack, total = QRectF(8, 584, 960, 96), QRectF(22, 500, 600, 52)
    letters, sprites = Lettering(theme), Sprites(theme)
    sprite = toast_sprite("Mei + Lin: +3 points", rack, ROOM, letters, sprites, True, [total])
    half = sprite.pixmap.deviceIndependentSize() / 2
    rect = QRectF(sprite.centre - QPointF(half.width(), half.height()), half * 2).adjusted(6, 6, -6, -6)
    assert not rect.intersects(total)
    assert ROOM.contains(rect)


def test_a_toast_covers_no_tile_if_it_can_stand_beside_its_tag(theme):
    top, tile = QRectF(390, 20, 180, 40), QRectF(440, 74, 110, 54)
    letters, sprites = Lettering(theme), Sprites(theme)
    text = "Mei + Lin: +3 points"
    free = toast_sprite(text, top, ROOM, letters, sprites, True)
    beside = toast_sprite(text, top, ROOM, letters, sprites, True, [top], [tile])
    half = beside.pixmap.deviceIndependentSize() / 2
    assert free.centre.y() > top.bottom()
    rect = QRectF(beside.centre - QPointF(half.width(), half.height()), half * 2).adjusted(6, 6, -6, -6)
    assert not rect.intersects(tile)
    assert not rect.intersects(top)
    assert ROOM.contains(rect)
