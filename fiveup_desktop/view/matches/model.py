"""The list of matches as a model: what was found so far, sorted, and only what a search finds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from fiveup_desktop.session import Entry

from .order import Order, finds, haystack, key_of
from .words import EntryWords

__all__ = ["ENTRY", "MatchList"]

_Index = QModelIndex | QPersistentModelIndex

ENTRY: Final = Qt.ItemDataRole.UserRole


class MatchList(QAbstractListModel):
    """`ENTRY` is the value; the display text is the title, the accessible text all that the row says."""

    def __init__(self, words: EntryWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._found: list[tuple[Entry, str]] = []
        """All entries, the last written first, each with what a search looks through."""
        self._rows: list[Entry] = []
        self._order, self._search = Order.NEWEST, ""

    @property
    def entries(self) -> list[Entry]:
        """All that were found, also those not shown."""
        return [entry for entry, _ in self._found]

    @property
    def order(self) -> Order:
        """How they are sorted."""
        return self._order

    def clear(self) -> None:
        """Forget everything."""
        self.beginResetModel()
        self._found, self._rows = [], []
        self.endResetModel()

    def add(self, entries: Iterable[Entry]) -> None:
        """What was found next, older than what is there."""
        new = [(entry, haystack(entry)) for entry in entries]
        self._found += new
        shown = [entry for entry, hay in new if finds(self._search, hay)]
        if self._order is not Order.NEWEST:
            self._arrange()
        elif shown:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(shown) - 1)
            self._rows += shown
            self.endInsertRows()

    def set_order(self, order: Order) -> None:
        """Sort otherwise."""
        self._order = order
        self._arrange()

    def set_search(self, text: str) -> None:
        """Show only what has all words of `text` in it."""
        if text != self._search:
            self._search = text
            self._arrange()

    def retell(self) -> None:
        """Every sentence is another one now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def row_of(self, record_id: str) -> int:
        """The row of a match; -1 if it is not shown."""
        return next((row for row, each in enumerate(self._rows) if each.record_id == record_id), -1)

    def entry_at(self, row: int) -> Entry | None:
        """What stands in a row; None if there is no such row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The entry, its title, or its sentence."""
        entry = self.entry_at(index.row()) if index.isValid() else None
        if entry is None or role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.title(entry)
        return self._words.sentence(entry) if role == Qt.ItemDataRole.AccessibleTextRole else None

    def _arrange(self) -> None:
        self.beginResetModel()
        shown = [entry for entry, hay in self._found if finds(self._search, hay)]
        self._rows = sorted(shown, key=key_of(self._order))
        self.endResetModel()
