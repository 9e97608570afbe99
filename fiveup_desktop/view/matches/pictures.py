"""Small pictures of tables for a list: made between events, for the rows in sight, and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from fiveup_desktop.layout import Table
from fiveup_desktop.rules import Board
from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.pages.board_picture import paint_lying
from fiveup_desktop.view.theme import Theme

__all__ = ["TablePictures"]

_KEPT: Final = 200
_MOST_WANTED: Final = 24
"""More rows are never in sight; what was passed by while scrolling is not made."""
_MARGIN: Final = 9
_RADIUS: Final = 6.0


class TablePictures(QObject):
    """Pictures of boards, given as text. One that is asked for comes later: `made` says that some came."""

    made = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kept: OrderedDict[str, QPixmap] = OrderedDict()
        self._wanted: list[str] = []
        self._work: Iterator[None] | None = None
        self._size, self._ratio = QSize(), 1.0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)
        theme.changed.connect(self.forget)

    def set_size(self, size: QSize, ratio: float) -> None:
        """All pictures are `size` px from now on, with `ratio` device pixels for each."""
        if (size, ratio) != (self._size, self._ratio):
            self._size, self._ratio = size, ratio
            self.forget()

    def picture(self, board_text: str) -> QPixmap | None:
        """The picture of a board, or None if it has to be made first. Makes none: fit for a paint event."""
        found = self._kept.get(board_text)
        if found is not None:
            self._kept.move_to_end(board_text)
        elif board_text not in self._wanted:
            self._wanted.append(board_text)
            del self._wanted[:-_MOST_WANTED]
            self._timer.start()
        return found

    def forget(self) -> None:
        """Everything looks different now."""
        self._kept.clear()
        self._drop()

    def _drop(self) -> None:
        self._wanted.clear()
        self._work = None

    def _step(self) -> None:
        """One piece of work: a slice is far shorter than a frame."""
        if self._work is None:
            if not self._wanted:
                self._timer.stop()
                return
            # The last one asked for is in sight for sure.
            self._work = self._make(self._wanted.pop())
        if next(self._work, self) is self:
            self._work = None
            self.made.emit()

    def _make(self, board_text: str) -> Iterator[None]:
        placements = Board.from_text(board_text).placements
        yield
        table = Table.empty()
        for placement in placements:
            table = table.place(placement)
            yield
        self._kept[board_text] = self._painted(table)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)

    def _painted(self, table: Table) -> QPixmap:
        pixmap = QPixmap((self._size.toSizeF() * self._ratio).toSize())
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        room = QRectF(QPointF(), self._size.toSizeF())
        paint_felt(painter, room, self._theme.palette, _RADIUS)
        inside = room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        paint_lying(painter, table, inside, self._theme, self._ratio)
        painter.end()
        return pixmap
