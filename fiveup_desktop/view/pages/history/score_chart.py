"""The chart of the scores by round: a line for each entity, told apart by pattern and mark as by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from fiveup_desktop.rules import displayed
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.controls import plain_tooltip
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Names, number
from fiveup_desktop.view.words.scores import TARGET_DISPLAYED

from .score_words import Scores, ScoresByRoundWords

__all__ = ["PATTERNS", "ScoreChart"]

PATTERNS: Final[tuple[list[float], ...]] = ([], [5.0, 3.0], [1.5, 2.5])
"""The dashes of each entity's line, in widths of it; none: a whole line."""
_RUNNING: Final = [1.0, 4.0]
"""The dots of every line in a round that is not over yet; it ends without a mark."""
_TEN = 10
_MARK = 9.0
_LINE = 2.2
_LONGEST_NAME = 150
_BEFORE_NAME = 26
"""From the end of a line to the name that belongs to it."""
_SIZE = QSize(420, 250)


class _Frame(NamedTuple):
    """Where the lines are, in px, and what the corners mean."""

    area: QRectF
    low: int
    """Displayed points at the lower edge; the upper edge is the target, or the highest score."""
    high: int
    rounds: int

    def point(self, index: int, points: int) -> QPointF:
        """Where a score after a round stands."""
        across = self.area.width() * index / max(self.rounds, 1)
        share = (points - self.low) / (self.high - self.low)
        return QPointF(self.area.left() + across, self.area.bottom() - self.area.height() * share)


class ScoreChart(QWidget):
    """Painted anew at each repaint, from few lines. The same numbers are in its accessible description."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = ScoresByRoundWords(theme.words)
        self._scores: Scores = ()
        self._names = Names(())
        self._is_running = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._renew)

    def show_scores(self, scores: Scores, names: Names, is_running: bool = False) -> None:
        """Show a match: raw points at the start, then after each round; the last one may not be over yet."""
        self._scores, self._names = tuple(tuple(row) for row in scores), names
        self._is_running = is_running and len(scores) > 1
        self._renew()

    def _renew(self) -> None:
        self.setAccessibleName(self._words.title())
        self.setAccessibleDescription(self._words.all(self._scores, self._names, self._is_running))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for seven lines."""
        return QSize(self._theme.px(_SIZE.width()), self._theme.px(_SIZE.height()))

    def minimumSizeHint(self) -> QSize:
        """Less, if there is not so much room."""
        return QSize(260, self._theme.px(180))

    # Where things are

    def _frame(self) -> _Frame:
        metrics = QFontMetricsF(self._theme.font(Role.SMALL))
        every = [displayed(raw) for row in self._scores for raw in row]
        low = min(0, *every) if every else 0
        low = -_TEN * -(low // _TEN)  # a whole ten below
        high = max(TARGET_DISPLAYED, *every) if every else TARGET_DISPLAYED
        left = metrics.horizontalAdvance(number(min(low, -_TEN))) + 10
        right = min(self._widest_name(), _LONGEST_NAME, self.width() * 0.3) + _BEFORE_NAME + 6
        area = QRectF(self.rect()).adjusted(left, metrics.height() / 2 + 2, -right, -metrics.height() - 8)
        return _Frame(area, low, high, max(len(self._scores) - 1, 0))

    def _widest_name(self) -> float:
        metrics = QFontMetricsF(self._theme.font(Role.SMALL, True))
        count = len(self._scores[0]) if self._scores else 0
        return max([metrics.horizontalAdvance(self._names.entity(each)) for each in range(count)], default=0)

    def round_at(self, x: float) -> int:
        """The round whose place is nearest, 0 for the start."""
        frame = self._frame()
        share = (x - frame.area.left()) / max(frame.area.width(), 1)
        return min(max(round(share * frame.rounds), 0), frame.rounds)

    def _runs(self, index: int) -> bool:
        """Whether a round is not over yet."""
        return self._is_running and index == len(self._scores) - 1

    def event(self, event: QEvent) -> bool:
        """Under the pointer: the numbers of that round."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._scores:
            index = self.round_at(event.pos().x())
            text = self._words.row(index, self._scores[index], self._names, self._runs(index))
            QToolTip.showText(event.globalPos(), plain_tooltip(text), self)
            return True
        return super().event(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Grid, target, lines, names."""
        if not self._scores:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = self._frame()
        self._paint_levels(painter, frame)
        self._paint_rounds(painter, frame)
        for entity in range(len(self._scores[0])):
            self._paint_line(painter, frame, entity)
        self._paint_names(painter, frame)

    def _paint_levels(self, painter: QPainter, frame: _Frame) -> None:
        """A hairline for each ten, and the target, which alone is brass."""
        colours, font = self._theme.palette, self._theme.font(Role.SMALL)
        levels = [level for level in range(frame.low, frame.high + 1, _TEN) if level != TARGET_DISPLAYED - 1]
        for level in levels:
            colour = colours.strong if level == 0 else colours.line
            self._paint_level(painter, frame, level, QPen(colour, 1), font, colours.ink2)
        target = QPen(colours.brass_edge, 2)
        bold = self._theme.font(Role.SMALL, True)
        self._paint_level(painter, frame, TARGET_DISPLAYED, target, bold, colours.brass_text)

    def _paint_level(
        self, painter: QPainter, frame: _Frame, level: int, pen: QPen, font: QFont, ink: QColor
    ) -> None:
        y = round(frame.point(0, level).y()) + 0.5
        painter.setPen(pen)
        painter.drawLine(QPointF(frame.area.left(), y), QPointF(frame.area.right(), y))
        painter.setFont(font)
        painter.setPen(ink)
        box = QRectF(0, y - 12, frame.area.left() - 8, 24)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), number(level))

    def _paint_rounds(self, painter: QPainter, frame: _Frame) -> None:
        """The numbers of the rounds, as many as there is room for."""
        font = self._theme.font(Role.SMALL)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self._theme.palette.ink2)
        first = self._words.round()
        taken = -1.0
        for index in range(frame.rounds + 1):
            text = first if index == 0 else self._words.number(index, self._runs(index))
            x = frame.point(index, 0).x()
            half = metrics.horizontalAdvance(text) / 2
            left = max(0.0, x - half)
            if left < taken + 6:
                continue
            taken = left + 2 * half
            painter.drawText(QPointF(left, self.height() - metrics.descent() - 1), text)

    def _paint_line(self, painter: QPainter, frame: _Frame, entity: int) -> None:
        colour = self._theme.team_colour(entity)
        pen = QPen(colour, _LINE)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if PATTERNS[entity] else Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if PATTERNS[entity]:
            pen.setDashPattern(PATTERNS[entity])
        points = self._points(frame, entity)
        ended = points[:-1] if self._is_running else points
        painter.setPen(pen)
        painter.drawPolyline(ended)
        if self._is_running:
            pen.setWidthF(_LINE / 2)
            pen.setDashPattern(_RUNNING)
            painter.setPen(pen)
            painter.drawLine(points[-2], points[-1])
        for point in ended:
            paint_mark(painter, point, _MARK, entity, colour)

    def _points(self, frame: _Frame, entity: int) -> list[QPointF]:
        return [frame.point(index, displayed(row[entity])) for index, row in enumerate(self._scores)]

    def _paint_names(self, painter: QPainter, frame: _Frame) -> None:
        """Each name at the end of its line, behind its mark; pushed apart where lines end together."""
        font = self._theme.font(Role.SMALL, True)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        ends = [(self._points(frame, entity)[-1].y(), entity) for entity in range(len(self._scores[0]))]
        left = frame.area.right() + _BEFORE_NAME
        room = self.width() - left
        for y, entity in _apart(ends, metrics.height(), self.height() - metrics.height() / 2):
            colour = self._theme.team_colour(entity)
            paint_mark(painter, QPointF(left - 9, y), _MARK, entity, colour)
            painter.setPen(colour)
            name = metrics.elidedText(self._names.entity(entity), Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(left, y + metrics.capHeight() / 2), name)


def _apart(ends: Sequence[tuple[float, int]], least: float, lowest: float) -> list[tuple[float, int]]:
    """Heights at least `least` px from each other, none below `lowest`, in the same order."""
    placed: list[tuple[float, int]] = []
    for y, entity in sorted(ends):
        placed.append((max(y, placed[-1][0] + least) if placed else y, entity))
    for index in range(len(placed) - 1, -1, -1):
        limit = lowest if index == len(placed) - 1 else placed[index + 1][0] - least
        placed[index] = min(placed[index][0], limit), placed[index][1]
    return placed
