"""The felt: one radial gradient and one brass hairline (the look, section 2). Paint it once and keep it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient

from fiveup_desktop.view.theme import Palette
from fiveup_desktop.view.theme.metrics import RADIUS_MAT

__all__ = ["paint_felt"]

LINE_INSET: Final = 5.5
"""From the mat's edge to the middle of its hairline, in px."""


def paint_felt(painter: QPainter, rect: QRectF, palette: Palette, radius: float = RADIUS_MAT) -> None:
    """Paint the mat into `rect`: gradient from (50%, 46%) to the edge, and the hairline."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(rect.center().x(), rect.top() + 0.46 * rect.height())
    gradient = QRadialGradient(middle, max(rect.width(), rect.height()) * 0.62)
    gradient.setColorAt(0, palette.table)
    gradient.setColorAt(1, palette.table_edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(palette.mat_line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = rect.adjusted(LINE_INSET, LINE_INSET, -LINE_INSET, -LINE_INSET)
    painter.drawRoundedRect(inner, radius - LINE_INSET + 2, radius - LINE_INSET + 2)
