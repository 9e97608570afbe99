"""What stands beside the panel: a table for the number of players, or the revealed hands."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from fiveup_desktop.rules import Match
from fiveup_desktop.tutorial.lessons.puzzle import Kind, Puzzle, Task
from fiveup_desktop.tutorial.lessons.puzzle_words import PuzzleWords, names_of
from fiveup_desktop.view.theme import Theme

from .hands import HandsView
from .table import LessonTable, Look
from .voice import LessonVoice

__all__ = ["Picture", "look_of"]


def look_of(puzzle: Puzzle, *, in_lesson: bool, solved: bool, tried: bool) -> Look:
    """What the table may tell by itself: nothing that answers the puzzle, until it was tried or solved."""
    if solved:
        return Look(acts=False)
    if puzzle.kind.task is Task.TABLE:
        return Look(previews=in_lesson, playable=puzzle.kind is Kind.ROUND)
    counts = tried or puzzle.kind not in (Kind.TOTAL, Kind.AWARD, Kind.AFTER)
    return Look(counts=counts, outlines=tried, previews=False, acts=False)


class Picture(QStackedWidget):
    """Shows puzzles. The signals are those of the table that is shown."""

    acted = Signal(object)
    refused = Signal(object, object)
    missed = Signal(object)
    touched = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.hands = HandsView(theme)
        self._tables: dict[int, LessonTable] = {}
        self.addWidget(self.hands)

    def table(self, puzzle: Puzzle) -> LessonTable:
        """The table for as many players; made when it is first needed."""
        if puzzle.players not in self._tables:
            self._tables[puzzle.players] = self._new_table(puzzle)
        return self._tables[puzzle.players]

    def _new_table(self, puzzle: Puzzle) -> LessonTable:
        you = PuzzleWords(self._theme.words).you()
        table = LessonTable(self._theme, names_of(puzzle, self._theme.language, you))
        table.acted.connect(self.acted)
        table.refused.connect(self.refused)
        table.missed.connect(self.missed)
        table.touched.connect(self.touched)
        LessonVoice(table, self._theme)
        self.addWidget(table)
        return table

    def show_puzzle(self, puzzle: Puzzle, match: Match, look: Look) -> None:
        """Show a puzzle as it stands: the hands, or the table at `match`."""
        if puzzle.kind.shows_hands:
            self.hands.show_puzzle(puzzle)
            self.setCurrentWidget(self.hands)
            return
        table = self.table(puzzle)
        self.setCurrentWidget(table)
        table.show_match(match, look)

    def forget_tables(self) -> None:
        """Names are others in another language: tables are made anew."""
        for table in self._tables.values():
            table.hurry()
            self.removeWidget(table)
            table.hide()
            table.deleteLater()
        self._tables = {}
