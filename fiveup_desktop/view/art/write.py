"""Small texts set exactly: digits in badges, targets and chips."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainter

__all__ = ["write_centred"]


def write_centred(painter: QPainter, centre: QPointF, text: str) -> None:
    """Write with the painter's font and pen so that the capitals' or digits' own middle is at `centre`."""
    metrics = QFontMetricsF(painter.font())
    x = centre.x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(x, centre.y() + metrics.capHeight() / 2), text)
