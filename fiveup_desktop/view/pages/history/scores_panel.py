"""The scores by round as a chart, or as a table of the same numbers."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from fiveup_desktop.session import ReplayCursor
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.pages.kit import Notice, Scroll
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words import Names

from .number_table import NumberTable
from .score_chart import ScoreChart
from .score_words import Scores, ScoresByRoundWords

__all__ = ["ScoresDialog", "ScoresPanel", "runs_on", "scores_of"]

_SIZE = QSize(820, 520)


def scores_of(cursor: ReplayCursor) -> Scores:
    """The scores of all that a cursor can show: at the start, then after each round, also a running one."""
    ends = {step.round_index: step.after.scores_raw for step in cursor.steps}
    width = len(cursor.match.scores_raw)
    return ((0,) * width, *ends.values())


def runs_on(cursor: ReplayCursor) -> bool:
    """Whether the last round of `scores_of` is not over yet."""
    last = cursor.steps[-1].after.round if cursor.steps else None
    return last is not None and last.outcome is None


class ScoresPanel(QWidget):
    """A title, a button that changes between chart and table, and one of them."""

    def __init__(
        self,
        theme: Theme,
        scores: Scores,
        names: Names,
        is_running: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`is_running`: the last round is not over yet."""
        super().__init__(parent)
        self._theme, self._scores, self._names, self._is_running = theme, scores, names, is_running
        self._words = ScoresByRoundWords(theme.words)
        self._title = Label(bold=True)
        self.toggle_button = Button(theme, "link")
        self.chart, self.table = ScoreChart(theme), NumberTable(theme)
        self._stack = QStackedLayout()
        self._build()
        self.toggle_button.clicked.connect(self.toggle)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title, 1)
        head.addWidget(self.toggle_button, 0, Qt.AlignmentFlag.AlignVCenter)
        scroll = Scroll()
        inside = scroll.column()
        inside.addWidget(self.table)
        inside.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(self._stack, 1)
        # Only now: a stack shows its first widget, which must have found its parent.
        self._stack.addWidget(self.chart)
        self._stack.addWidget(scroll)

    @property
    def is_table(self) -> bool:
        """Whether the numbers are shown, and not the chart."""
        return self._stack.currentIndex() == 1

    def toggle(self) -> None:
        """Change between chart and table."""
        self._stack.setCurrentIndex(0 if self.is_table else 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self._title.setText(self._words.title())
        self.toggle_button.set_text(self.tr("As a chart") if self.is_table else self.tr("As a table"))
        self.chart.show_scores(self._scores, self._names, self._is_running)
        count = len(self._scores[0]) if self._scores else 0
        heads = [self._words.round(), *(self._names.entity(entity) for entity in range(count))]
        self.table.show_rows(heads, self._words.cells(self._scores, self._is_running))
        self.table.setAccessibleName(self._words.title())


class ScoresDialog(Notice):
    """The scores by round of one match."""

    def __init__(
        self, theme: Theme, host: QWidget, scores: Scores, names: Names, is_running: bool = False
    ) -> None:
        super().__init__(theme, host, _SIZE, fixed=True)
        self.panel = ScoresPanel(theme, scores, names, is_running)
        self.body.setContentsMargins(28, 16, 28, 16)
        self.body.addWidget(self.panel, 1)
        self.close_button = self.add_close()
        self._names = names
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.close_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("Scores by round"), self.tr("Displayed points; exactly 61 wins."))
        self.close_button.set_text(self.tr("Close"))
