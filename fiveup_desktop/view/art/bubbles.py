"""Bubbles and pills over the table: previews, reasons and award toasts (the look, section 6)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from fiveup_desktop.view.theme import Palette, with_alpha
from fiveup_desktop.view.theme.metrics import RADIUS_PLATE

__all__ = ["TIP", "paint_bubble", "paint_check", "paint_cross", "paint_pill", "paint_wedge"]

TIP: Final = 9.0
"""Height in px of a bubble's tip."""


def paint_bubble(
    painter: QPainter, rect: QRectF, tip: QPointF | None, palette: Palette, wrong: bool = False
) -> None:
    """Paint a bubble with its tip up or down towards `tip`; `wrong`, also for a discard, dashes its edge."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, RADIUS_PLATE, RADIUS_PLATE)
    if tip is not None:
        shape = shape.united(_tip(rect, tip))
    _paint_shape(painter, shape, palette, wrong)


def paint_pill(painter: QPainter, rect: QRectF, palette: Palette, wrong: bool = False) -> None:
    """Paint the pill of a toast."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    _paint_shape(painter, shape, palette, wrong)


def _tip(rect: QRectF, tip: QPointF) -> QPainterPath:
    """A triangle from the side of `rect` that faces `tip`, always `TIP` high."""
    below = tip.y() > rect.center().y()
    base = rect.bottom() - 1 if below else rect.top() + 1
    point = rect.bottom() + TIP if below else rect.top() - TIP
    room = RADIUS_PLATE + TIP
    x = min(max(tip.x(), rect.left() + room), rect.right() - room)
    triangle = QPainterPath()
    triangle.addPolygon(QPolygonF([QPointF(x - TIP, base), QPointF(x + TIP, base), QPointF(x, point)]))
    triangle.closeSubpath()
    return triangle


def _paint_shape(painter: QPainter, shape: QPainterPath, palette: Palette, wrong: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape.translated(0, 3), with_alpha(palette.shadow, 0.18))
    pen = QPen(palette.wrong if wrong else palette.brass, 1.5)
    if wrong:
        pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(palette.bubble)
    painter.drawPath(shape)


def paint_check(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Paint a tick into the square `rect`."""
    _stroke(painter, rect, colour, [[(0.18, 0.54), (0.41, 0.76), (0.84, 0.28)]])


def paint_cross(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Paint a cross into the square `rect`."""
    _stroke(painter, rect, colour, [[(0.24, 0.24), (0.76, 0.76)], [(0.76, 0.24), (0.24, 0.76)]])


def paint_wedge(painter: QPainter, tip: QPointF, size: float, colour: QColor) -> None:
    """Paint the wedge of the seat to move, pointing right at `tip`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    back = tip.x() - size * 0.6
    painter.drawPolygon(
        QPolygonF([tip, QPointF(back, tip.y() - size / 2), QPointF(back, tip.y() + size / 2)])
    )


def _stroke(painter: QPainter, rect: QRectF, colour: QColor, lines: list[list[tuple[float, float]]]) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, rect.width() * 0.11)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for line in lines:
        points = [rect.topLeft() + QPointF(x * rect.width(), y * rect.height()) for x, y in line]
        painter.drawPolyline(QPolygonF(points))
