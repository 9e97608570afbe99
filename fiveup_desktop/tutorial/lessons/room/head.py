"""The bar at the top of the lessons: back, title, how far one is, and the switch for both languages."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from fiveup_desktop.view.controls import Button, CheckBox, Label
from fiveup_desktop.view.theme import Role, Theme

__all__ = ["Head"]

_BAR, _LONG, _GAP = 12, 22, 5


class Bars(QWidget):
    """A bar for each lesson: filled when learned, filled and longer for the one that is on."""

    def __init__(self, theme: Theme, count: int) -> None:
        super().__init__()
        self._theme, self._count = theme, count
        self._learned: frozenset[int] = frozenset()
        self._current: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_progress(self, learned: frozenset[int], current: int | None, told: str) -> None:
        """Which are learned, which is on; and the same in words."""
        self._learned, self._current = learned, current
        self.setAccessibleName(told)
        self.update()

    def sizeHint(self) -> QSize:
        """All bars in a row."""
        return QSize(self._count * (_BAR + _GAP) + _LONG - _BAR, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Filled or outlined, so that the colour is not needed; the one that is on is longer."""
        painter, palette = QPainter(self), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = 0.5
        for place in range(self._count):
            width = _LONG if place == self._current else _BAR
            filled = place in self._learned or place == self._current
            painter.setPen(palette.primary if filled else palette.strong)
            painter.setBrush(palette.primary if filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(x, 2, width - 1, 6), 3, 3)
            x += width + _GAP


class Head(QWidget):
    """The bar."""

    def __init__(self, theme: Theme, count: int) -> None:
        super().__init__()
        self._theme = theme
        self.back = Button(theme, "quiet", "back")
        self.title = Label(Role.TITLE)
        self.bars = Bars(theme, count)
        self.place = Label(Role.BODY, "second")
        self.both = CheckBox(theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 7, 20, 8)
        row.setSpacing(12)
        row.addWidget(self.back)
        row.addWidget(self.title)
        row.addSpacing(12)
        row.addWidget(self.bars)
        row.addWidget(self.place)
        row.addStretch(1)
        row.addWidget(self.both)

    def arrange(self, width: int) -> None:
        """What there is no room for goes, the least needed first."""
        scale = self._theme.text_percent / 100
        self.bars.setVisible(width >= 900 * scale)
        self.place.setVisible(bool(self.place.text()) and width >= 640 * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panel and hairline."""
        painter, palette = QPainter(self), self._theme.palette
        painter.fillRect(self.rect(), palette.panel)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), palette.line)
