"""A widget that paints itself once, into a pixmap: over the table it is copied with every frame."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

__all__ = ["Painted"]


class Painted(QWidget):
    """Call `renew` when its content is another; `picture` paints it. Size and screen are watched here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: QPixmap | None = None

    def picture(self, painter: QPainter) -> None:
        """Paint the content, antialiased, on nothing."""
        raise NotImplementedError

    def renew(self) -> None:
        """Paint the content again, when it is next seen."""
        self._picture = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the picture."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._current())
        painter.end()

    def _current(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = QSize(round(self.width() * ratio), round(self.height() * ratio))
        kept = self._picture
        if kept is not None and kept.size() == size and kept.devicePixelRatio() == ratio:
            return kept
        made = self._picture = QPixmap(size)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.picture(painter)
        painter.end()
        return made
