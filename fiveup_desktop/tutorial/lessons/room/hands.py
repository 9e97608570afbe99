"""Revealed hands on felt: the picture of questions about lots and settlements."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import displayed, entity_of, pips_of
from fiveup_desktop.tutorial.lessons.puzzle import Kind, Puzzle
from fiveup_desktop.tutorial.lessons.puzzle_words import names_of
from fiveup_desktop.tutorial.lessons.words import LessonWords
from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.controls import Label
from fiveup_desktop.view.pages.hands_panel import HandTiles
from fiveup_desktop.view.pages.kit import Elided, Scroll
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.theme.metrics import RADIUS_FIELD
from fiveup_desktop.view.words import number

__all__ = ["HandsView"]

_U = 34
_MARK = 14


class _TeamMark(QWidget):
    """The mark of an entity in its colour on felt."""

    def __init__(self, theme: Theme, entity: int) -> None:
        super().__init__()
        self._theme, self._entity = theme, entity
        self.setFixedSize(theme.px(_MARK) + 6, theme.px(_MARK) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shape in the middle."""
        colour = self._theme.team_colour(self._entity, on_table=True)
        middle = self.rect().toRectF().center()
        paint_mark(QPainter(self), middle, self._theme.px(_MARK), self._entity, colour)


class _Row(QWidget):
    """One seat; the one that is asked about has a brass ring."""

    def __init__(self, theme: Theme, ringed: bool) -> None:
        super().__init__()
        self._theme, self._ringed = theme, ringed

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring."""
        if not self._ringed:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.palette.brass, 2))
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(rect, RADIUS_FIELD, RADIUS_FIELD)


class HandsView(QWidget):
    """The hands of everybody, their pips, and where each entity stood before."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._puzzle: Puzzle | None = None
        self._inner: QWidget | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(8, 8, 8, 8)
        self._scroll = Scroll()
        self._column = self._scroll.column()
        self._column.setContentsMargins(20, 20, 20, 20)
        outer.addWidget(self._scroll)
        theme.changed.connect(self.retranslate)

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Show the hands of a puzzle."""
        self._puzzle = puzzle
        self.retranslate()

    def retranslate(self) -> None:
        """Lay everything out anew: in another language, other colours or sizes."""
        if self._inner is not None:
            self._column.removeWidget(self._inner)
            self._inner.hide()
            self._inner.deleteLater()
            self._inner = None
        if self._puzzle is not None:
            self._inner = self._built(self._puzzle)
            self._column.addWidget(self._inner)
        self.update()

    def _built(self, puzzle: Puzzle) -> QWidget:
        inner, words = QWidget(self._scroll.inner), LessonWords(self._theme.words)
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(8)
        names = names_of(puzzle, self._theme.language, "")
        hands = puzzle.match.rounds[-1].hands
        name_width = 0
        told = []
        for seat, hand in enumerate(hands):
            row, name = self._row(puzzle, seat, names.seat(seat))
            name_width = max(name_width, name.sizeHint().width())
            grid.addWidget(row, seat, 0)
            grid.setRowStretch(seat, 1)
            told.append(words.hand_told(names.seat(seat), " ".join(map(str, hand)), pips_of(hand)))
        for name in inner.findChildren(Elided):
            name.setFixedWidth(min(name_width, self._theme.px(130)))
        inner.setAccessibleName(words.drawn() if puzzle.kind is Kind.LOT else words.hands())
        inner.setAccessibleDescription("\n".join(told))
        return inner

    def _row(self, puzzle: Puzzle, seat: int, name: str) -> tuple[QWidget, Elided]:
        words = LessonWords(self._theme.words)
        hand, players = puzzle.match.rounds[-1].hands[seat], puzzle.players
        row = _Row(self._theme, ringed=puzzle.kind is Kind.BLOCKED and seat == puzzle.seat)
        line = QHBoxLayout(row)
        line.setContentsMargins(16, 10, 16, 10)
        line.setSpacing(14)
        line.addWidget(_TeamMark(self._theme, entity_of(seat, players)))
        label = Elided(Role.CARD_TITLE, "table")
        label.set_whole(name)
        line.addWidget(label)
        if hand:
            tiles = HandTiles(self._theme, tuple(sorted(hand)), _U)
            tiles.setAccessibleName(" ".join(map(str, sorted(hand))))
            line.addWidget(tiles, 1)
            line.addLayout(self._number(words.pips(), str(pips_of(hand))))
        else:
            out = Label(Role.BODY, "table2")
            out.setText(words.out())
            line.addWidget(out, 1)
        if puzzle.kind is not Kind.LOT:
            line.addLayout(self._score(puzzle, seat))
        return row, label

    def _score(self, puzzle: Puzzle, seat: int) -> QVBoxLayout:
        """Of an entity at its first seat; the partner's row has the same room, empty."""
        entity = entity_of(seat, puzzle.players)
        if entity != seat:
            score, title = "", LessonWords(self._theme.words).points_shared()
        else:
            score = number(displayed(puzzle.position.scores_raw[entity]))
            title = LessonWords(self._theme.words).points()
        return self._number(title, score)

    def _number(self, title: str, text: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        heading = Label(Role.SMALL, "table2")
        heading.setText(title)
        value = Label(Role.CARD_TITLE, "table")
        value.setText(text)
        column.addStretch(1)
        for label in (heading, value):
            column.addWidget(label, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch(1)
        return column

    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt."""
        painter = QPainter(self)
        paint_felt(painter, QRectF(self.rect()).adjusted(8, 8, -8, -8), self._theme.palette)
