"""Bubbles and pills as sprites: previews and reasons by their place, toasts by the tag of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from fiveup_desktop.view.art.bubbles import TIP, paint_bubble, paint_check, paint_cross, paint_pill
from fiveup_desktop.view.theme import Role

from .lettering import Lettering, write
from .sprites import Sprite, Sprites

__all__ = ["bubble_sprite", "toast_sprite"]

AWAY = 12.0
"""Between a bubble and what it speaks of, tip included, in px."""
_PAD_X, _PAD_Y = 14.0, 8.0
_WIDEST = 420.0
_EDGE = 5.0


def bubble_sprite(
    lines: Sequence[str],
    about: QRectF,
    room: QRectF,
    avoided: Iterable[QRectF],
    letters: Lettering,
    sprites: Sprites,
    wrong: bool = False,
) -> Sprite:
    """A bubble whose tip points at `about`, above or below it, inside `room`, over as little as can be."""
    size = _size(lines, letters)
    rect = _placed(size, about, room, list(avoided))
    above = rect.center().y() < about.center().y()
    tip = QPointF(about.center().x(), about.top() if above else about.bottom())
    centre = QPointF(round(rect.center().x()), round(rect.center().y()))
    local, tip = rect.translated(-centre), tip - centre
    colours = letters.theme.palette

    def paint(painter: QPainter) -> None:
        paint_bubble(painter, local, tip, colours, wrong)
        y = local.top() + _PAD_Y
        for index, line in enumerate(lines):
            role = Role.BODY if index == 0 else Role.LOG
            height = letters.line(Role.BODY) + (4 if index == 0 else 2)
            colour = (colours.wrong if wrong else colours.brass) if index == 0 else colours.on_bubble
            row = QRectF(local.left() + _PAD_X, y, local.width() - 2 * _PAD_X, height)
            write(painter, row, line, letters.font(role, index == 0), colour)
            y += height

    half = QSizeF(size.width() / 2 + _EDGE, size.height() / 2 + TIP + _EDGE)
    key = ("bubble", tuple(lines), local.getRect(), tip.toTuple(), wrong, letters.more)
    return Sprite(sprites.painted(key, half, paint), centre, 1.0)


def _size(lines: Sequence[str], letters: Lettering) -> QSizeF:
    width = max(
        letters.width(line, Role.BODY if index == 0 else Role.LOG, index == 0)
        for index, line in enumerate(lines)
    )
    height = sum(letters.line(Role.BODY) + (4 if index == 0 else 2) for index in range(len(lines)))
    return QSizeF(min(width, _WIDEST) + 2 * _PAD_X + 1, height + 2 * _PAD_Y)


def _placed(size: QSizeF, about: QRectF, room: QRectF, avoided: Sequence[QRectF]) -> QRectF:
    """The place that covers least: above or below, in the middle or pushed to either side."""
    slack = size.width() / 2 - 30
    candidates = []
    for y in (about.top() - AWAY - size.height(), about.bottom() + AWAY):
        for shift in (0.0, slack / 2, -slack / 2, slack, -slack):
            left = about.center().x() - size.width() / 2 + shift
            rect = QRectF(QPointF(left, y), size)
            rect.moveLeft(min(max(rect.left(), room.left()), max(room.left(), room.right() - size.width())))
            rect.moveTop(min(max(rect.top(), room.top()), room.bottom() - size.height()))
            candidates.append(rect)
    return min(candidates, key=lambda rect: _covered(rect, [*avoided, about]))


def _covered(rect: QRectF, avoided: Sequence[QRectF]) -> float:
    total = 0.0
    for other in avoided:
        both = rect.intersected(other)
        total += max(0.0, both.width()) * max(0.0, both.height())
    return total


def toast_sprite(
    text: str, by: QRectF, room: QRectF, letters: Lettering, sprites: Sprites, mark: bool | None
) -> Sprite:
    """A pill by the tag `by`; `mark`: a tick (True), a cross and dashes (False), or nothing."""
    height = letters.line(Role.BODY) + 20.0
    sign = 0.0 if mark is None else 26.0
    width = letters.width(text, Role.BODY, True) + sign + 32
    centre = _beside(QSizeF(width, height), by, room)
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
