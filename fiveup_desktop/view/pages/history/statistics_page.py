"""The statistics over all matches kept here: how everybody does, and how fair the deals were."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.session import Statistics
from fiveup_desktop.view.controls import Button, Label, Segments, frame
from fiveup_desktop.view.pages.kit import Scroll
from fiveup_desktop.view.pages.page import Page, side_margin
from fiveup_desktop.view.pages.reading import SlicedReading
from fiveup_desktop.view.theme import Role, Theme

from .interval_cell import IntervalCell
from .number_table import NumberTable
from .statistics_words import StatisticsWords

__all__ = ["StatisticsPage"]

_COUNTS = (2, 3, 4)


class StatisticsPage(Page):
    """Counts a few matches at a time, so that the window always answers. `left`: back to where one was."""

    left = Signal()
    shown = Signal()
    """All matches are counted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._words = StatisticsWords(theme.words)
        self._statistics: Statistics | None = None
        self._read = 0
        self._reading = SlicedReading(self)
        self._reading.batch.connect(self._on_batch)
        self.back_button = Button(theme, "quiet", "back")
        self._title = Label(Role.TITLE)
        self._counted = Label(Role.BODY, "second", wrap=True)
        self.seats = Segments(theme, len(_COUNTS))
        self.standings, self.fairness = NumberTable(theme), NumberTable(theme)
        self.fairness.setItemDelegateForColumn(6, IntervalCell(theme, self.fairness))
        self._heads = Label(Role.CARD_TITLE, wrap=True), Label(Role.CARD_TITLE, wrap=True)
        self._notes = Label(Role.SMALL, "second", wrap=True), Label(Role.SMALL, "second", wrap=True)
        self._build()
        self.back_button.clicked.connect(self.left)
        self.seats.chosen.connect(self.retranslate)
        escape = QShortcut(QKeySequence("Esc"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.left)
        self.retranslate()

    def _build(self) -> None:
        scroll = Scroll()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self._column = scroll.column()
        self._column.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.back_button)
        head.addSpacing(8)
        head.addWidget(self._title)
        head.addSpacing(8)
        head.addWidget(self._counted, 1)
        self._column.addLayout(head)
        self._column.addWidget(self.seats, 0, Qt.AlignmentFlag.AlignLeft)
        self._cards = [
            self._card(*parts)
            for parts in zip(self._heads, (self.standings, self.fairness), self._notes, strict=True)
        ]
        for card in self._cards:
            self._column.addWidget(card)
        self._column.addStretch(1)

    def _card(self, head: Label, table: NumberTable, note: Label) -> QWidget:
        card = frame("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        for part in (head, table, note):
            column.addWidget(part)
        head.setContentsMargins(10, 0, 0, 0)
        note.setContentsMargins(10, 0, 0, 0)
        return card

    # Counting

    def count(self, counting: Iterator[int | Statistics]) -> None:
        """Count again: each step brings how many files were read so far, the last one the statistics."""
        self._read = 0
        self._reading.start(counting)

    def _on_batch(self, steps: list[int | Statistics]) -> None:
        if not steps:
            return
        last = steps[-1]
        if isinstance(last, int):
            self._read = last
            self._tell_counted()
            return
        self._statistics = last
        counts = {row.players for row in last.standings}
        if counts and _COUNTS[self.seats.index] not in counts:
            self.seats.set_index(_COUNTS.index(max(counts)))
        self.retranslate()
        self.shown.emit()

    # What is shown

    @property
    def players(self) -> int:
        """For how many players the tables are."""
        return _COUNTS[self.seats.index]

    def first_focus(self) -> QWidget:
        """The way back."""
        return self.back_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.back_button.setAccessibleName(self.tr("Back"))
        self._title.setText(self.tr("Statistics"))
        self.seats.set_texts([self._words.players(count) for count in _COUNTS])
        self._heads[0].setText(self.tr("How everybody does"))
        self._heads[1].setText(self.tr("How fair the deals were"))
        self._tell_counted()
        self._tell_tables()

    def _tell_counted(self) -> None:
        if self._statistics is None:
            self._counted.setText(self.tr("%n match(es) read so far…", "", self._read))
        else:
            self._counted.setText(self._words.counted(self._statistics))

    def _tell_tables(self) -> None:
        found = self._statistics
        standings = [row for row in found.standings if row.players == self.players] if found else []
        rows = [row for row in found.fairness if row.players == self.players] if found else []
        self.standings.show_rows(
            self._words.standing_heads(), [self._words.standing(row) for row in standings]
        )
        named = [index == 0 or rows[index - 1].kind is not row.kind for index, row in enumerate(rows)]
        cells = [self._words.fairness(row, name) for row, name in zip(rows, named, strict=True)]
        self.fairness.show_rows(self._words.fairness_heads(), cells, rows)
        for table, head in zip((self.standings, self.fairness), self._heads, strict=True):
            table.setAccessibleName(head.text())
            table.setVisible(bool(table.rows))
        nothing = self.tr("No match that counts has been played by so many yet.")
        unknown = "" if found is None else nothing
        self._notes[0].setText(self._words.standing_notes() if standings or rows else unknown)
        no_round = self.tr("No round has ended yet.") if standings else unknown
        self._notes[1].setText(self._words.fairness_notes(rows) if rows else no_round)

    def arrange(self) -> None:
        """Margins."""
        margin = side_margin(self.width(), 16 if self.width() < 1100 else 40)
        self._column.setContentsMargins(margin, 20, margin, 20)
