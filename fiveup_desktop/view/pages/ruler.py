"""The ruler of a settlement: where the score stood, where the event leads, and where 61 is."""

from PySide6.QtCore import Property, QPointF, QPropertyAnimation, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from fiveup_desktop.rules import ScoreEvent, displayed
from fiveup_desktop.view.theme import Motion, Role, Theme
from fiveup_desktop.view.words import number
from fiveup_desktop.view.words.scores import TARGET_DISPLAYED

__all__ = ["Ruler"]

_PAST = 5
"""How far past 61 the ruler goes, in displayed points, if no event goes further."""
_SIDE = 14
_THICK = 6


class Ruler(QWidget):
    """Displayed points from 0 (or below) past 61; an event moves along it, hollow if it is discarded."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._event: ScoreEvent | None = None
        self._share = 1.0
        self._motion = QPropertyAnimation(self, b"share", self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Line, and numbers above and below it."""
        return QSize(400, 2 * self._theme.line_height(Role.SMALL) + 36)

    def minimumSizeHint(self) -> QSize:
        """It can be short."""
        return QSize(200, self.sizeHint().height())

    def show_event(self, event: ScoreEvent | None, moving: bool) -> None:
        """Show an event, on its way or arrived."""
        self._motion.stop()
        self._event = event
        wait = self._theme.milliseconds(Motion.NET_TO_SCORE) if moving else 0
        if wait == 0:
            self._set_share(1.0)
            return
        self._motion.setDuration(wait)
        self._motion.setEasingCurve(self._theme.easing(Motion.NET_TO_SCORE))
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.start()

    def _get_share(self) -> float:
        return self._share

    def _set_share(self, share: float) -> None:
        self._share = share
        self.update()

    share = Property(float, _get_share, _set_share)
    """How much of the way the event has come."""

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, what is scored, the event, 61."""
        if self._event is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        before, amount = displayed(self._event.before_raw), displayed(self._event.amount_raw)
        self._first = min(0, before, before + amount)
        self._last = max(TARGET_DISPLAYED, before + amount) + _PAST
        colours = self._theme.palette
        team = self._theme.team_colour(self._event.entity)
        self._bar(painter, self._first, self._last, colours.line)
        if before > 0:
            self._bar(painter, 0, before, team)
        elif before < 0:
            self._bar(painter, before, 0, colours.strong)
        self._paint_event(painter, before, before + amount * self._share)
        self._dot(painter, before, team)
        self._paint_target(painter)
        self._paint_numbers(painter, before, before + amount)

    def _x(self, points: float) -> float:
        room = self.width() - 2 * _SIDE
        return _SIDE + (points - self._first) / (self._last - self._first) * room

    @property
    def _y(self) -> float:
        return self._theme.line_height(Role.SMALL) + 16.0

    def _bar(self, painter: QPainter, start: float, end: float, colour: QColor) -> None:
        left, right = sorted((self._x(start), self._x(end)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(left, self._y - _THICK / 2, right - left, _THICK), 3, 3)

    def _dot(self, painter: QPainter, points: float, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(self._x(points), self._y), 7, 7)

    def _paint_event(self, painter: QPainter, before: float, now: float) -> None:
        assert self._event is not None
        colours = self._theme.palette
        if self._event.accepted:
            self._bar(painter, before, now, colours.good)
            self._dot(painter, now, colours.good)
            return
        pen = QPen(colours.bad, 4)
        pen.setDashPattern([1.0, 1.0])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(self._x(before), self._y), QPointF(self._x(now), self._y))
        painter.setPen(QPen(colours.bad, 3))
        painter.setBrush(colours.panel)
        painter.drawEllipse(QPointF(self._x(now), self._y), 6.5, 6.5)

    def _paint_target(self, painter: QPainter) -> None:
        x = self._x(TARGET_DISPLAYED)
        pen = QPen(self._theme.palette.ink, 2.5)
        painter.setPen(pen)
        painter.drawLine(QPointF(x, self._y - 14), QPointF(x, self._y + 14))

    def _paint_numbers(self, painter: QPainter, before: int, after: int) -> None:
        assert self._event is not None
        colours = self._theme.palette
        self._number(painter, TARGET_DISPLAYED, above=True, colour=colours.ink, bold=True)
        self._number(painter, before, above=False, colour=colours.ink2, bold=False, away_from=after)
        if after != before:
            colour = colours.ink if self._event.accepted else colours.bad
            self._number(painter, after, above=False, colour=colour, bold=True, away_from=before)

    def _number(
        self,
        painter: QPainter,
        points: int,
        *,
        above: bool,
        colour: QColor,
        bold: bool,
        away_from: int | None = None,
    ) -> None:
        """Write a number at its place; two that are close keep out of each other's way."""
        font = self._theme.font(Role.SMALL, bold=bold)
        metrics = QFontMetricsF(font)
        text = number(points)
        width = metrics.horizontalAdvance(text)
        x = self._x(points)
        if away_from is not None:
            least = width + 6
            gap = abs(self._x(away_from) - x)
            if gap < least:
                x += (least - gap) / 2 * (1 if points > away_from else -1)
        baseline = self._y - 18 if above else self._y + 14 + metrics.ascent()
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QPointF(x - width / 2, baseline), text)
