"""A slider with one dot for each step of a figure, and a button at either end."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from fiveup_desktop.view.controls import Button
from fiveup_desktop.view.theme import Theme

__all__ = ["Stepper"]

_KNOB = 10.0
_SIDE = 14.0


class _Track(QSlider):
    """Qt's slider with its keys and its accessible value, painted by us."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self.setPageStep(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As high as a hit area."""
        return QSize(200, 40)

    def minimumSizeHint(self) -> QSize:
        """Short if it must be."""
        return QSize(80, 40)

    def _x(self, step: int) -> float:
        room = self.width() - 2 * _SIDE
        return _SIDE + (room * step / self.maximum() if self.maximum() else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Line, dots, knob."""
        painter, palette = QPainter(self), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        y = self.height() / 2
        for end, colour in ((self.maximum(), palette.line), (self.value(), palette.primary)):
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(_SIDE, y - 3, self._x(end) - _SIDE, 6), 3, 3)
        for step in range(self.maximum() + 1):
            painter.setBrush(palette.primary if step <= self.value() else palette.strong)
            painter.drawEllipse(QPointF(self._x(step), y), 4, 4)
        painter.setPen(QPen(palette.primary, 3))
        painter.setBrush(palette.raised)
        painter.drawEllipse(QPointF(self._x(self.value()), y), _KNOB, _KNOB)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step that is nearest."""
        self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer from step to step."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def _go(self, x: float) -> None:
        room = self.width() - 2 * _SIDE
        self.setValue(round((x - _SIDE) / max(room, 1) * self.maximum()))


class Stepper(QWidget):
    """Steps from 0; `stepped` tells which one is chosen."""

    stepped = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.track = _Track(theme)
        self.before = Button(theme, "quiet", "chevron-left")
        self.after = Button(theme, "quiet", "chevron-right")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.before)
        row.addWidget(self.track, 1)
        row.addWidget(self.after)
        self.before.clicked.connect(lambda: self.track.setValue(self.track.value() - 1))
        self.after.clicked.connect(lambda: self.track.setValue(self.track.value() + 1))
        self.track.valueChanged.connect(self._on_value)

    def set_steps(self, steps: int, step: int) -> None:
        """Begin with another figure at one of its steps, without a signal."""
        self.track.blockSignals(True)
        self.track.setRange(0, steps - 1)
        self.track.setValue(step)
        self.track.blockSignals(False)
        self._show_ends()
        self.track.update()

    def set_texts(self, track: str, before: str, after: str) -> None:
        """What a screen reader says of the three parts."""
        self.track.setAccessibleName(track)
        self.before.setAccessibleName(before)
        self.after.setAccessibleName(after)

    def _on_value(self, step: int) -> None:
        self._show_ends()
        self.stepped.emit(step)

    def _show_ends(self) -> None:
        self.before.setEnabled(self.track.value() > 0)
        self.after.setEnabled(self.track.value() < self.track.maximum())
