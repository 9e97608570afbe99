"""A cell that shows where a value lies in its interval."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from fiveup_desktop.session import Fairness
from fiveup_desktop.view.art.bubbles import paint_check, paint_cross
from fiveup_desktop.view.theme import Theme

__all__ = ["IntervalCell"]

_BAND = 88
_REACH = 1.7
"""What is painted reaches so many half intervals to either side."""


class IntervalCell(QStyledItemDelegate):
    """The interval as a band round the expected value, what was found as a mark: a tick inside, else a cross.

    The row's value is a `Fairness`; the word of the cell stands before the band.
    """

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The word, and the band."""
        return super().sizeHint(option, index) + QSize(_BAND + 16, 0)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The word by the style sheet, the band by us."""
        super().paint(painter, option, index)
        value = index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(value, Fairness):
            return
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_band(painter, QRectF(rect.left() + 12, rect.top(), _BAND, rect.height()), value)
        painter.restore()

    def _paint_band(self, painter: QPainter, box: QRectF, value: Fairness) -> None:
        colours, y, half = self._theme.palette, box.center().y(), box.width() / 2
        reach = max(value.high - value.expected, 1e-9)
        painter.setPen(QPen(colours.line, 1))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        inner = half / _REACH
        painter.setPen(QPen(colours.strong, 1))
        painter.setBrush(colours.sel)
        painter.drawRoundedRect(QRectF(box.center().x() - inner, y - 5, 2 * inner, 10), 3, 3)
        painter.drawLine(QPointF(box.center().x(), y - 5), QPointF(box.center().x(), y + 5))
        away = min(max((value.observed - value.expected) / reach, -_REACH), _REACH)
        mark = QRectF(box.center().x() + away * inner - 6, y - 6, 12, 12)
        if value.is_within:
            paint_check(painter, mark, colours.good)
        else:
            paint_cross(painter, mark, colours.bad)
