"""A slider along the steps of a round or a match, with a mark where each round begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import HIT

__all__ = ["Scrubber"]

_KNOB = 9.0
_SIDE = 14.0


class Scrubber(QSlider):
    """Qt's slider with its keys and its accessible value, painted by us. A press goes where it points."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._marks: tuple[int, ...] = ()
        self.setPageStep(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_steps(self, first: int, last: int, value: int, marks: Sequence[int] = ()) -> None:
        """Go from one step to another and stand at `value`, without a signal; `marks` are told apart."""
        self.blockSignals(True)
        self.setRange(first, max(first, last))
        self.setValue(value)
        self.blockSignals(False)
        self._marks = tuple(marks)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a hit area."""
        return QSize(200, HIT)

    def minimumSizeHint(self) -> QSize:
        """Short if it must be."""
        return QSize(72, HIT)

    def _x(self, step: int) -> float:
        steps = self.maximum() - self.minimum()
        room = self.width() - 2 * _SIDE
        return _SIDE + (room * (step - self.minimum()) / steps if steps else 0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Line, marks, knob."""
        painter, colours = QPainter(self), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        y = self.height() / 2
        for end, colour in ((self.maximum(), colours.line), (self.value(), colours.primary)):
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(_SIDE, y - 3, self._x(end) - _SIDE, 6), 3, 3)
        for step in self._marks:
            painter.setBrush(colours.primary if step <= self.value() else colours.strong)
            painter.drawRoundedRect(QRectF(self._x(step) - 1.5, y - 7, 3, 14), 1.5, 1.5)
        painter.setPen(QPen(colours.primary, 3))
        painter.setBrush(colours.raised)
        painter.drawEllipse(QPointF(self._x(self.value()), y), _KNOB, _KNOB)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step that is nearest."""
        self.setSliderDown(True)
        self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer from step to step."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.setSliderDown(False)

    def _go(self, x: float) -> None:
        share = (x - _SIDE) / max(self.width() - 2 * _SIDE, 1)
        self.setValue(self.minimum() + round(share * (self.maximum() - self.minimum())))
