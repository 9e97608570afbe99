"""A table of texts and numbers: read by eye, by keyboard and by a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView, QWidget

from fiveup_desktop.view.theme import Theme

__all__ = ["NumberTable"]

_Index = QModelIndex | QPersistentModelIndex
_ROW = 30
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Model(QAbstractTableModel):
    """Cells as texts."""

    def __init__(self, words: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.heads: list[str] = []
        self.cells: list[list[str]] = []
        self.values: list[object] = []

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.cells)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many columns there are."""
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell, how it is aligned, or what its row stands for."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cells[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if index.column() < self._words else _RIGHT
        if role == Qt.ItemDataRole.UserRole and self.values:
            return self.values[index.row()]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """What a column is called."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _LEFT if section < self._words else _RIGHT
        return None

    def show(self, heads: Sequence[str], cells: Sequence[Sequence[str]], values: Sequence[object]) -> None:
        """Show other cells."""
        self.beginResetModel()
        self.heads, self.values = list(heads), list(values)
        self.cells = [list(row) for row in cells]
        self.endResetModel()


class NumberTable(QTableView):
    """Its first `words` columns hold texts, the others numbers. As high as its rows; it scrolls sideways."""

    def __init__(self, theme: Theme, words: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cells = _Model(words, self)
        self.setModel(self._cells)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setMinimumSectionSize(20)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.arrange)

    @property
    def rows(self) -> list[list[str]]:
        """The cells, row by row."""
        return self._cells.cells

    @property
    def heads(self) -> list[str]:
        """What the columns are called."""
        return self._cells.heads

    def show_rows(
        self, heads: Sequence[str], cells: Sequence[Sequence[str]], values: Sequence[object] = ()
    ) -> None:
        """Show other cells; `values` are what delegates may paint of each row."""
        self._cells.show(heads, cells, values)
        self.arrange()

    def arrange(self) -> None:
        """Rows as high as the text needs, columns as wide."""
        self.verticalHeader().setDefaultSectionSize(self._theme.px(_ROW))
        self.resizeColumnsToContents()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All rows."""
        rows = self._cells.rowCount() * self.verticalHeader().defaultSectionSize()
        head = self.horizontalHeader()
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(min(head.length(), 1200), head.sizeHint().height() + rows + bar + 2)

    def minimumSizeHint(self) -> QSize:
        """Narrow, it scrolls; but all rows."""
        return QSize(160, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go about; whatever closes a dialog still does."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)
