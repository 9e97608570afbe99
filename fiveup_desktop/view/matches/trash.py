"""What was deleted in the last days, and can be brought back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QWidget

from fiveup_desktop.session import Deleted, Entry, MatchSummary
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.pages.kit import ChoiceDialog, RowButton
from fiveup_desktop.view.pages.match_words import MatchWords
from fiveup_desktop.view.pages.time_words import TimeWords
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import fill

from .words import EntryWords

__all__ = ["TrashDialog"]

_SIZE: Final = QSize(680, 560)
_ROW: Final = 72
_MOST_ROWS: Final = 60


class TrashDialog(ChoiceDialog):
    """One row for each deleted match, filled in one after the other. `chosen` brings the one to restore."""

    chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        host: QWidget,
        deleted: Sequence[Deleted],
        look_at: Callable[[Deleted], Entry | None],
    ) -> None:
        super().__init__(theme, host, _SIZE)
        self._look_at = look_at
        self._words, self._times = EntryWords(theme.words), TimeWords(theme.words)
        self._scores = MatchWords(theme.words)
        self._more = max(0, len(deleted) - _MOST_ROWS)
        self._rows: list[tuple[Deleted, RowButton]] = []
        self._entries: dict[Deleted, Entry | None] = {}
        self.body.setContentsMargins(28, 16, 28, 16)
        self.body.setSpacing(10)
        self._told = Label(Role.BODY, "second", wrap=True)
        self.body.addWidget(self._told)
        for each in deleted[:_MOST_ROWS]:
            self._add_row(each)
        self.body.addStretch(1)
        self.close_button = Button(theme)
        self.close_button.clicked.connect(self.done)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()
        self._next()

    @property
    def rows(self) -> list[RowButton]:
        """The rows, the last deleted first."""
        return [row for _, row in self._rows]

    def _add_row(self, deleted: Deleted) -> None:
        row = RowButton(self.theme, "undo")
        row.set_height(_ROW)
        row.clicked.connect(lambda: self.chosen.emit(deleted))
        self.body.addWidget(row)
        self._rows.append((deleted, row))

    def _next(self) -> None:
        """Look at one more file; the window answers in between."""
        for deleted, row in self._rows:
            if deleted not in self._entries:
                self._entries[deleted] = self._look_at(deleted)
                self._tell(deleted, row)
                QTimer.singleShot(0, self, self._next)
                return

    def first_focus(self) -> QWidget:
        """What was deleted last."""
        return self._rows[0][1] if self._rows else self.close_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("Deleted matches"))
        told = self.tr("Nothing was deleted in the last 30 days.")
        if self._rows:
            told = self.tr("Choose one to bring it back. They are kept for 30 days.")
        if self._more:
            told = fill(
                self.tr("{told} The oldest are not shown."),
                told=told,
            )
        self._told.setText(told)
        for deleted, row in self._rows:
            self._tell(deleted, row)
        self.close_button.set_text(self.tr("Close"))

    def _tell(self, deleted: Deleted, row: RowButton) -> None:
        when = fill(self.tr("deleted {when}"), when=self._times.when(deleted.when))
        entry = self._entries.get(deleted)
        if isinstance(entry, MatchSummary):
            parts = (self._scores.scores(entry), when)
        else:
            parts = ("" if entry is None else self._words.state(entry), when)
        title = self.tr("A deleted match") if entry is None else self._words.title(entry)
        row.set_texts(title, " · ".join([part for part in parts if part]))
