"""Bubbles and pills as sprites: previews and reasons by their place, toasts by the tag of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from fiveup_desktop.view.art.bubbles import TIP, paint_bubble, paint_check, paint_cross, paint_pill
from fiveup_desktop.view.theme import Role

from .lettering import Lettering, wrapped, write
from .sprites import Sprite, Sprites

__all__ = ["Covered", "bubble_sprite", "toast_sprite"]

AWAY = 12.0
"""Between a bubble and what it speaks of, tip included, in px."""
_PAD_X, _PAD_Y = 14.0, 8.0
_WIDEST = 420.0
_EDGE = 5.0
_ABOUT_WEIGHT = 4.0
_PLATE_WEIGHT = 8.0


class Covered(NamedTuple):
    """What a bubble should not lie over, and how bad that would be."""

    rect: QRectF
    weight: float = 1.0


class _Row(NamedTuple):
    text: str
    font: QFont
    height: float
    width: float
    first: bool


def bubble_sprite(
    lines: Sequence[str],
    about: QRectF,
    room: QRectF,
    covered: Iterable[Covered],
    letters: Lettering,
    sprites: Sprites,
    wrong: bool = False,
) -> Sprite:
    """A bubble about `about`: above, below or beside it, inside `room`, over as little as can be."""
    rows = _rows(lines, letters, room.width() - 2 * _PAD_X - 2)
    size = QSizeF(
        max(row.width for row in rows) + 2 * _PAD_X + 1, sum(row.height for row in rows) + 2 * _PAD_Y
    )
    rect = _placed(size, about, room, [*covered, Covered(about, _ABOUT_WEIGHT)])
    centre = QPointF(round(rect.center().x()), round(rect.center().y()))
    local, tip = rect.translated(-centre), _tip_of(rect, about)
    at = None if tip is None else tip - centre
    colours = letters.theme.palette

    def paint(painter: QPainter) -> None:
        paint_bubble(painter, local, at, colours, wrong)
        y = local.top() + _PAD_Y
        for row in rows:
            colour = (colours.wrong if wrong else colours.brass) if row.first else colours.on_bubble
            place = QRectF(local.left() + _PAD_X, y, local.width() - 2 * _PAD_X + 1, row.height)
            write(painter, place, row.text, row.font, colour)
            y += row.height

    half = QSizeF(size.width() / 2 + _EDGE, size.height() / 2 + TIP + _EDGE)
    key = ("bubble", tuple(lines), local.getRect(), at and at.toTuple(), wrong, letters.more)
    return Sprite(sprites.painted(key, half, paint), centre, 1.0)


def _rows(lines: Sequence[str], letters: Lettering, room: float) -> list[_Row]:
    """The lines, wrapped to what is good to read and to the room in px; the first one is bold."""
    widest = min(_WIDEST * letters.theme.text_percent / 100, room)
    rows = []
    for index, line in enumerate(lines):
        first = index == 0
        font = letters.font(Role.BODY if first else Role.LOG, first)
        height = letters.line(Role.BODY) + (4.0 if first else 2.0)
        for text in wrapped(line, widest, font):
            rows.append(_Row(text, font, height, QFontMetricsF(font).horizontalAdvance(text), first))
    return rows


def _tip_of(rect: QRectF, about: QRectF) -> QPointF | None:
    """Where the tip points; a bubble beside what it speaks of has none."""
    if rect.bottom() <= about.top():
        return QPointF(about.center().x(), about.top())
    if rect.top() >= about.bottom():
        return QPointF(about.center().x(), about.bottom())
    return None


def _placed(size: QSizeF, about: QRectF, room: QRectF, covered: Sequence[Covered]) -> QRectF:
    """The place that covers least: above or below, in the middle or pushed to either side; or beside."""
    slack = size.width() / 2 - 30
    middle = about.center().x() - size.width() / 2
    corners = [
        QPointF(middle + shift, y)
        for y in (about.top() - AWAY - size.height(), about.bottom() + AWAY)
        for shift in (0.0, slack / 2, -slack / 2, slack, -slack)
    ]
    level = about.center().y() - size.height() / 2
    corners += [QPointF(about.right() + AWAY, level), QPointF(about.left() - AWAY - size.width(), level)]
    rects = [_inside(QRectF(corner, size), room) for corner in corners]
    return min(rects, key=lambda rect: _cost(rect, covered))


def _inside(rect: QRectF, room: QRectF) -> QRectF:
    x = min(max(rect.left(), room.left()), max(room.left(), room.right() - rect.width()))
    y = min(max(rect.top(), room.top()), max(room.top(), room.bottom() - rect.height()))
    return QRectF(QPointF(x, y), rect.size())


def _cost(rect: QRectF, covered: Sequence[Covered]) -> float:
    total = 0.0
    for other, weight in covered:
        both = rect.intersected(other)
        total += weight * max(0.0, both.width()) * max(0.0, both.height())
    return total


def toast_sprite(
    text: str,
    by: QRectF,
    room: QRectF,
    letters: Lettering,
    sprites: Sprites,
    mark: bool | None,
    plates: Sequence[QRectF] = (),
    tiles: Sequence[QRectF] = (),
) -> Sprite:
    """A pill by the tag `by`; `mark`: a tick (True), a cross and dashes (False), or nothing.

    `plates` lie over the table, and would hide it: it goes above or below them. Of the places by the tag it
    takes the one over the fewest `tiles`.
    """
    height = letters.line(Role.BODY) + 20.0
    sign = 0.0 if mark is None else 26.0
    width = letters.width(text, Role.BODY, True) + sign + 32
    centre = _toast_place(QSizeF(width, height), by, room, plates, tiles)
    local = QRectF(-width / 2, -height / 2, width, height)
    colours = letters.theme.palette

    def paint(painter: QPainter) -> None:
        paint_pill(painter, local, colours, wrong=mark is False)
        square = QRectF(local.left() + 14, -9, 18, 18)
        if mark is True:
            paint_check(painter, square, colours.brass)
        elif mark is False:
            paint_cross(painter, square, colours.wrong)
        row = local.adjusted(16 + sign, 0, -14, 0)
        write(
            painter, row, text, letters.font(Role.BODY, True), colours.on_bubble, Qt.AlignmentFlag.AlignLeft
        )

    half = QSizeF(width / 2 + _EDGE, height / 2 + _EDGE)
    return Sprite(sprites.painted(("toast", text, mark, letters.more), half, paint), centre, 2.0)


def _toast_place(
    size: QSizeF, by: QRectF, room: QRectF, plates: Sequence[QRectF], tiles: Sequence[QRectF]
) -> QPointF:
    """The middle of a pill by a tag: below it, else at its sides or above it, over as little as can be."""
    across, up = (by.width() + size.width()) / 2 + 10, (by.height() + size.height()) / 2 + 10
    middle = by.center()
    centres = [_clear_of(plates, _beside(size, by, room), size, room)]
    if by.center().y() <= room.bottom():
        centres += [middle - QPointF(across, 0), middle + QPointF(across, 0), middle - QPointF(0, up)]
    half = QPointF(size.width() / 2, size.height() / 2)
    rects = [_inside(QRectF(centre - half, size), room) for centre in centres]
    covered = [*map(Covered, tiles), *(Covered(plate, _PLATE_WEIGHT) for plate in plates)]
    best = min(rects, key=lambda rect: _cost(rect, covered)).center()
    return QPointF(round(best.x()), round(best.y()))


def _beside(size: QSizeF, by: QRectF, room: QRectF) -> QPointF:
    """The middle of a pill next to a tag, towards the middle of the table."""
    middle = room.center()
    if by.center().y() < room.top() + room.height() * 0.2:
        spot = QPointF(by.center().x(), by.bottom() + 10 + size.height() / 2)
    elif by.center().y() > room.bottom():
        spot = QPointF(by.center().x(), room.bottom() - 10 - size.height() / 2)
    elif by.center().x() < middle.x():
        spot = QPointF(by.left() + size.width() / 2, by.bottom() + 10 + size.height() / 2)
    else:
        spot = QPointF(by.right() - size.width() / 2, by.bottom() + 10 + size.height() / 2)
    return QPointF(round(spot.x()), round(spot.y()))


def _clear_of(plates: Sequence[QRectF], centre: QPointF, size: QSizeF, room: QRectF) -> QPointF:
    """The middle moved up or down, towards the middle of the table, until no plate is over the pill."""
    rect = QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size)
    for plate in plates:
        if not rect.intersects(plate):
            continue
        if plate.center().y() > room.center().y():
            rect.moveBottom(plate.top() - 10)
        else:
            rect.moveTop(plate.bottom() + 10)
    return QPointF(round(rect.center().x()), round(rect.center().y()))
