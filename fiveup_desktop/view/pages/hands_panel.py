"""The revealed hands of a settlement, in seat order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.rules import Tile, displayed, entity_of
from fiveup_desktop.view.art.tiles import TileLook, paint_tile
from fiveup_desktop.view.controls import Label, frame
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import number

from .kit import Elided, Icon, Mark

if TYPE_CHECKING:
    from .settlement_story import HandRow, Story

__all__ = ["HandTiles", "HandsPanel"]

_U = 25
_SMALLEST_U = 12
_GAP = 7


class HandTiles(QWidget):
    """Tiles standing in a row, or in two smaller rows when there are many."""

    def __init__(
        self, theme: Theme, tiles: tuple[Tile, ...], u: int = _U, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._tiles, self._u = theme, tiles, u
        theme.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """All tiles in one row, with room for their shadows."""
        return QSize(len(self._tiles) * (self._u + _GAP) + 8, 2 * self._u + 12)

    def minimumSizeHint(self) -> QSize:
        """Room for a few; more get smaller."""
        few = min(len(self._tiles), 4)
        return QSize(few * (self._u + _GAP) + 8, 2 * self._u + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them from the left."""
        if not self._tiles:
            return
        u, columns = self._fit()
        painter = QPainter(self)
        look = TileLook(u, self.devicePixelRatioF(), self._theme.palette, self._theme.pips)
        rows = -(-len(self._tiles) // columns)
        top = (self.height() - rows * (2 * u + 4)) / 2 + u
        for index, tile in enumerate(self._tiles):
            row, column = divmod(index, columns)
            painter.save()
            painter.translate(4 + u / 2 + column * (u + u * _GAP / _U), top + row * (2 * u + 5))
            paint_tile(painter, tile, 90, look)
            painter.restore()

    def _fit(self) -> tuple[float, int]:
        """The half tile in px, and how many stand in a row."""
        room = self.width() - 8
        for rows in (1, 2, 3):
            u = min(self._u, (self.height() - 4 * rows) / (2 * rows))
            columns = -(-len(self._tiles) // rows)
            if columns * u * (1 + _GAP / _U) <= room:
                return u, columns
        return max(_SMALLEST_U * 0.75, room / columns / (1 + _GAP / _U)), columns


class HandsPanel(QWidget):
    """Every hand with its pips, the boneyard that stays hidden, and the scores after the round."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scores: list[Label] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(28, 14, 28, 14)
        self._column.setSpacing(0)

    def show_story(self, story: Story) -> None:
        """Lay out the hands of a story; called once."""
        head = QHBoxLayout()
        for text, stretch in ((self.tr("Hands, revealed"), 1), (self.tr("Pips"), 0)):
            label = Label(Role.SMALL, "second")
            label.setText(text)
            head.addWidget(label, stretch)
        self._column.addLayout(head)
        players = len(story.hands)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(12)
        self._rows.setColumnStretch(1, 1)
        for row in story.hands:
            self._add_row(row, players)
        self._column.addLayout(self._rows, 1)
        self._column.addWidget(frame("rule"))
        self._column.addSpacing(8)
        for text in (story.boneyard, *story.remarks):
            line = Label(Role.SMALL, "second", wrap=True)
            line.setText(text)
            self._column.addWidget(line)
        self._column.addSpacing(8)
        self._column.addLayout(self._standings(story))

    def _add_row(self, row: HandRow, players: int) -> None:
        at = row.seat
        who = QVBoxLayout()
        who.setSpacing(0)
        top = QHBoxLayout()
        top.setSpacing(6)
        name = Elided(bold=True)
        name.set_whole(row.name)
        top.addWidget(Mark(self._theme, entity_of(row.seat, players), 11))
        top.addWidget(name, 1)
        who.addStretch(1)
        who.addLayout(top)
        if row.role:
            role = Label(Role.SMALL, "second")
            role.setText(row.role)
            who.addWidget(role)
        who.addStretch(1)
        self._rows.addLayout(who, at, 0)
        self._rows.setColumnMinimumWidth(0, self._theme.px(104))
        self._rows.setRowStretch(at, 1)
        if row.dominoed:
            self._rows.addLayout(self._out(), at, 1)
            return
        tiles = HandTiles(self._theme, row.tiles)
        tiles.setAccessibleName(" ".join(map(str, row.tiles)))
        self._rows.addWidget(tiles, at, 1, Qt.AlignmentFlag.AlignVCenter)
        pips = Label(Role.CARD_TITLE)
        pips.setText(str(row.pips))
        self._rows.addWidget(pips, at, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _out(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        text = Label(tone="good", bold=True)
        text.setText(self.tr("out of tiles"))
        row.addWidget(Icon(self._theme, "check", "good", 18))
        row.addWidget(text, 1)
        return row

    def _standings(self, story: Story) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self._scores = []
        for entity, name in enumerate(story.entities):
            label = Elided(tone="second")
            label.set_whole(name)
            points = Label(bold=True)
            self._scores.append(points)
            row.addWidget(Mark(self._theme, entity, 10))
            row.addWidget(label)
            row.addWidget(points)
            row.addSpacing(12)
        row.addStretch(1)
        return row

    def show_scores(self, scores_raw: tuple[int, ...]) -> None:
        """Show how everybody stands as far as the events have been told."""
        for label, score in zip(self._scores, scores_raw, strict=True):
            label.setText(number(displayed(score)))
