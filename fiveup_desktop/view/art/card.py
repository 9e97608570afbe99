"""The card: what stands beside the table lies on one (the look, section 7)."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from fiveup_desktop.view.theme import Palette
from fiveup_desktop.view.theme.metrics import RADIUS_CARD

__all__ = ["paint_card"]


def paint_card(painter: QPainter, area: QRect, palette: Palette, edge: QColor | None = None) -> QRectF:
    """Fill a widget's `area` in px with a card, and return its box; its line is `edge`, or the usual one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.line if edge is None else edge, 1))
    painter.setBrush(palette.panel)
    box = QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(box, RADIUS_CARD, RADIUS_CARD)
    return box
