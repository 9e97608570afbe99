"""A bar that folds: in one row where there is room, else in two."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import HIT, PANEL_GAP

__all__ = ["FoldingBar"]


class FoldingBar(QWidget):
    """Paper with one row of `parts`, and below `one_row` px at 100% text a slider in a row of its own."""

    def __init__(self, theme: Theme, one_row: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._one_row = theme, one_row
        self._narrow: bool | None = None
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(PANEL_GAP * 2, 4, PANEL_GAP * 2, 8)
        self._box.setSpacing(4)

    def _parts(self) -> Sequence[QWidget]:
        """The widgets that say how high a row is."""
        raise NotImplementedError

    def _fold(self, narrow: bool) -> None:
        """Lay the slider into a row of its own, or back among the others."""
        raise NotImplementedError

    def arrange(self) -> None:
        """One row or two, as the width is now."""
        narrow = self._is_narrow(self.width())
        if narrow != self._narrow:
            self._narrow = narrow
            self._fold(narrow)

    def _is_narrow(self, width: int) -> bool:
        return width < self._one_row * self._theme.text_percent / 100

    def hasHeightForWidth(self) -> bool:
        """A narrow bar has two rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """One row of buttons, or two rows."""
        row = max(each.sizeHint().height() for each in self._parts())
        edges = self._box.contentsMargins()
        more = HIT + self._box.spacing() if self._is_narrow(width) else 0
        return row + edges.top() + edges.bottom() + more

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange for the new width."""
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper."""
        QPainter(self).fillRect(self.rect(), self._theme.palette.paper)
