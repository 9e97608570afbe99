"""The log of the round in words: one line for each action, newest last, selectable and copyable."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from fiveup_desktop.rules import (
    DRAW,
    PASS,
    Draw,
    EventKind,
    OutcomeKind,
    Placement,
    ScoreEvent,
    Tile,
    Transition,
    displayed,
)
from fiveup_desktop.rules.scoring import entity_of
from fiveup_desktop.session import Handover
from fiveup_desktop.view.art.bubbles import paint_cross
from fiveup_desktop.view.art.marks import CHIP, paint_chip, paint_mark
from fiveup_desktop.view.theme import Role, with_alpha
from fiveup_desktop.view.words.fill import signed
from fiveup_desktop.view.words.log import LogWords, end_counts, ends_sum
from fiveup_desktop.view.words.names import Names
from fiveup_desktop.view.words.scores import ScoreWords

from .lettering import Lettering, wrapped, write

__all__ = ["LogLine", "RoundLog", "log_line", "log_lines"]

_Index = QModelIndex | QPersistentModelIndex

LINE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class LogLine:
    """What one action did, as far as everybody may know."""

    seat: int
    tile: Tile | None
    """The tile that was placed; None for a draw and a pass."""
    drew: bool
    counts: tuple[int, ...]
    event: ScoreEvent | None
    domino: bool
    handover: Handover | None = None
    """No action: the seat was given to a computer, or taken back."""


def log_lines(transitions: Sequence[Transition], handovers: Sequence[Handover]) -> list[LogLine]:
    """The lines of a round: its transitions, and between them the `handovers` of this round."""
    lines = [log_line(each) for each in transitions]
    for each in reversed(handovers):
        line = LogLine(each.seat, None, False, (), None, False, handover=each)
        lines.insert(min(each.ply, len(transitions)), line)
    return lines


def log_line(transition: Transition) -> LogLine:
    """The line of a transition. A settlement's events are told by its own page."""
    action = transition.action
    event = next((each for each in transition.events if each.kind is EventKind.PLACEMENT), None)
    placed = isinstance(action, Placement)
    outcome = transition.outcome
    return LogLine(
        seat=transition.seat,
        tile=action.tile if isinstance(action, Placement) else None,
        drew=isinstance(action, Draw),
        counts=end_counts(transition.round_after.board) if placed else (),
        event=event,
        domino=outcome is not None and outcome.how is OutcomeKind.DOMINO,
    )


class LogModel(QAbstractListModel):
    """The lines as a list: `LINE` is the value, the display text the whole sentence."""

    def __init__(self, names: Names, letters: Lettering, parent: QWidget) -> None:
        super().__init__(parent)
        self._names, self._letters = names, letters
        self._lines: list[LogLine] = []

    def set_lines(self, lines: Sequence[LogLine]) -> None:
        """Show other lines; those that only were added are added."""
        if list(lines[: len(self._lines)]) != self._lines:
            self.beginResetModel()
            self._lines = list(lines)
            self.endResetModel()
        elif len(lines) > len(self._lines):
            self.beginInsertRows(QModelIndex(), len(self._lines), len(lines) - 1)
            self._lines = list(lines)
            self.endInsertRows()

    def retell(self) -> None:
        """Every sentence is another one now."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The line, or its sentence."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.sentence(line)
        return None

    def sentence(self, line: LogLine) -> str:
        """A line as it is read aloud and copied."""
        words = LogWords(self._letters.theme.words)
        name = self._names.seat(line.seat)
        if line.tile is not None:
            return words.placement(name, line.tile, line.counts, line.event, line.domino)
        if line.handover is not None:
            return words.handover(name, line.handover.level)
        return words.other(name, DRAW if line.drew else PASS)


class RoundLog(QListView):
    """The list itself."""

    def __init__(self, names: Names, letters: Lettering, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters = letters
        self.setModel(LogModel(names, letters, self))
        self.setItemDelegate(LogDelegate(names, letters, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.viewport().setAutoFillBackground(False)
        # A click on a line must not take the keys of play from the table; Tab may.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._at_end = True
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)
        self.verticalScrollBar().actionTriggered.connect(self._leave_end)
        self._copy = QAction(self)
        self._copy.triggered.connect(self.copy)
        self.addAction(self._copy)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    @property
    def lines(self) -> LogModel:
        """The model."""
        model = self.model()
        assert isinstance(model, LogModel)
        return model

    @property
    def text_width(self) -> int:
        """Pixels for a line, the same with and without a scroll bar: no line breaks anew when one comes."""
        return self.width() - self.verticalScrollBar().sizeHint().width()

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show the lines of a round; the newest stays in sight unless somebody has scrolled up."""
        self._at_end = self._is_at_end()
        self.lines.set_lines(lines)
        self._stay_at_end()

    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4

    def _leave_end(self) -> None:
        """Somebody scrolls: what they look at stays."""
        self._at_end = False

    def _stay_at_end(self) -> None:
        """The range grows later than the lines: when they are laid out, and when that brings a bar."""
        if self._at_end:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def retell(self) -> None:
        """Write everything again."""
        self._copy.setText(self.tr("Copy"))
        self.lines.retell()
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the sentences that are selected."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)

    def copy(self) -> None:
        """Copy the selected lines, or all if none is, as sentences."""
        rows = sorted(index.row() for index in self.selectedIndexes()) or range(self.lines.rowCount())
        sentences = [self.lines.data(self.lines.index(row)) for row in rows]
        QGuiApplication.clipboard().setText("\n".join(sentences))


class LogDelegate(QStyledItemDelegate):
    """Paints a line: mark, name, chip or words, sum, award; a discard has its reason below."""

    def __init__(self, names: Names, letters: Lettering, parent: RoundLog) -> None:
        super().__init__(parent)
        self._names, self._letters, self._view = names, letters, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """One line high; more for a long sum, and for a reason."""
        line: LogLine = index.data(LINE)
        width = self._view.text_width
        rows = len(self._sum_rows(line, width)) + len(self._reason_rows(line, width))
        return QSize(width, max(1, rows) * self._letters.line(Role.LOG))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The line."""
        line: LogLine = index.data(LINE)
        letters, colours = self._letters, self._letters.theme.palette
        rect, height = QRectF(option.rect), letters.line(Role.LOG)
        painter.save()
        # Not by the state in `option`: Qt's styles bring hundreds of names.
        if self._view.selectionModel().isSelected(index):
            painter.fillRect(rect, colours.sel)
        row = QRectF(rect.left(), rect.top(), self._view.text_width, height)
        entity = entity_of(line.seat, self._names.players)
        mark = QPointF(row.left() + 5, row.center().y())
        paint_mark(painter, mark, 8, entity, letters.theme.team_colour(entity))
        name = QRectF(row.left() + 18, row.top(), self._name_width(), height)
        write(painter, name, self._names.seat(line.seat), letters.font(Role.LOG), colours.ink)
        self._paint_deed(painter, row, line)
        painter.restore()

    def _paint_deed(self, painter: QPainter, row: QRectF, line: LogLine) -> None:
        letters, colours = self._letters, self._letters.theme.palette
        font = letters.font(Role.LOG)
        if line.tile is None:
            rest = row.adjusted(self._chip_left(), 0, 0, 0)
            write(painter, rest, self._other(line), font, colours.ink2)
            return
        width, tall = (side * letters.theme.text_percent / 100 for side in CHIP)
        chip = QRectF(row.left() + self._chip_left(), row.center().y() - tall / 2, width, tall)
        paint_chip(painter, chip, line.tile, colours)
        sums = row.adjusted(self._sum_left(), 0, -self._award_width(line), 0)
        for text in self._sum_rows(line, row.width()):
            write(painter, sums, text, font, colours.ink if line.event else colours.ink2)
            sums.translate(0, row.height())
        if line.event is not None:
            self._paint_award(painter, row, line.event)
        reason = row.adjusted(self._chip_left(), 0, 0, 0).translated(0, sums.top() - row.top())
        for text in self._reason_rows(line, row.width()):
            write(painter, reason, text, letters.font(Role.SMALL), colours.bad)
            reason.translate(0, row.height())

    def _other(self, line: LogLine) -> str:
        """What stands after the name where no tile was placed."""
        words = LogWords(self._letters.theme.words)
        if line.handover is not None:
            return words.handed_over(line.handover.level)
        return words.draws() if line.drew else words.passes()

    def _paint_award(self, painter: QPainter, row: QRectF, event: ScoreEvent) -> None:
        letters, colours = self._letters, self._letters.theme.palette
        text, font = signed(displayed(event.amount_raw)), letters.font(Role.LOG, True)
        if event.accepted:
            write(painter, row, text, font, colours.brass_text, Qt.AlignmentFlag.AlignRight)
            return
        cross = QRectF(row.right() - 14, row.center().y() - 7, 14, 14)
        paint_cross(painter, cross, colours.bad)
        place = row.adjusted(0, 0, -17, 0)
        width = write(painter, place, text, font, colours.ink2, Qt.AlignmentFlag.AlignRight)
        painter.setPen(QPen(with_alpha(colours.bad, 0.9), 1.5))
        y = row.center().y()
        painter.drawLine(QPointF(place.right() - width, y), QPointF(place.right(), y))

    def _name_width(self) -> float:
        widest = max(self._letters.width(name, Role.LOG) for name in self._names.seats)
        return min(widest, self._view.viewport().width() * 0.27)

    def _chip_left(self) -> float:
        return 18 + max(self._name_width(), 44.0) + 10

    def _sum_left(self) -> float:
        return self._chip_left() + CHIP[0] * self._letters.theme.text_percent / 100 + 8

    def _award_width(self, line: LogLine) -> float:
        if line.event is None:
            return 0.0
        text = signed(displayed(line.event.amount_raw))
        return self._letters.width(text, Role.LOG, True) + (6 if line.event.accepted else 23)

    def _sum_rows(self, line: LogLine, width: float) -> list[str]:
        """The sum, in two lines where one is too short."""
        text = ends_sum(line.counts) if line.tile is not None else ""
        room = width - self._sum_left() - self._award_width(line)
        return _broken(text, room, self._letters)

    def _reason_rows(self, line: LogLine, width: float) -> list[str]:
        if line.event is None or line.event.accepted:
            return []
        reason = ScoreWords(self._letters.theme.words).discarded(line.event)
        return wrapped(reason, width - self._chip_left(), self._letters.font(Role.SMALL))


def _broken(text: str, width: float, letters: Lettering) -> list[str]:
    """A sum in lines that fit, broken before a plus or the equals sign."""
    rows, current = [], ""
    for piece in re.split(" (?=[+=])", text):
        wider = f"{current} {piece}".strip()
        if current and letters.width(wider, Role.LOG) > width:
            rows.append(current)
            wider = piece
        current = wider
    return [*rows, current]
