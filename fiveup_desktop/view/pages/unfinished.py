"""The other unfinished matches: a list, and a click goes on with one of them."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from fiveup_desktop.session import MatchSummary
from fiveup_desktop.view.controls import Button
from fiveup_desktop.view.theme import Theme

from .kit import Dialog, RowButton
from .match_words import MatchWords

__all__ = ["UnfinishedDialog"]

_SIZE = QSize(640, 520)
_ROW = 72


class UnfinishedDialog(Dialog):
    """One row for each match. `chosen` brings its record ID; `done`: none of them."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, host: QWidget, matches: Sequence[MatchSummary]) -> None:
        super().__init__(theme, host, _SIZE)
        self._matches = tuple(matches)
        self._words = MatchWords(theme.words)
        self.body.setContentsMargins(28, 16, 28, 16)
        self.body.setSpacing(10)
        self.rows = [self._row(match) for match in self._matches]
        self.body.addStretch(1)
        self.close_button = Button(theme)
        self.close_button.clicked.connect(self.done)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _row(self, match: MatchSummary) -> RowButton:
        row = RowButton(self.theme, "continue")
        row.set_height(_ROW)
        row.clicked.connect(lambda: self.chosen.emit(match.record_id))
        self.body.addWidget(row)
        return row

    def first_focus(self) -> QWidget:
        """The match that was played last."""
        return self.rows[0] if self.rows else self.close_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the row that has the focus, up and down go along, Esc closes."""
        focused = self.window().focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("Other unfinished matches"))
        for row, match in zip(self.rows, self._matches, strict=True):
            scores, progress = self._words.scores(match), self._words.progress(match)
            if match.title:
                row.set_texts(match.title, f"{scores} · {progress}")
            else:
                row.set_texts(scores, progress)
        self.close_button.set_text(self.tr("Close"))
