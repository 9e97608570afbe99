"""The tag of a seat at the edge of the mat: who sits there, how many tiles, whose turn."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from fiveup_desktop.rules import displayed
from fiveup_desktop.view.art.bubbles import paint_wedge
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.art.tiles import BACK_SIZE, paint_back
from fiveup_desktop.view.controls import set_plain_tooltip
from fiveup_desktop.view.theme import Role
from fiveup_desktop.view.theme.metrics import RADIUS_PLATE
from fiveup_desktop.view.words.fill import number
from fiveup_desktop.view.words.scores import ScoreWords
from fiveup_desktop.view.words.turns import TurnWords

from .lettering import Lettering, wrapped, write
from .measures import Place
from .painted import Painted

__all__ = ["SeatTag", "TagState"]

_MOST_BACKS, _MOST_AT_SIDE = 7, 3
_WHOLE_NAME = 12
"""So many letters of a name come before any back: the count says the same in digits."""
_BACK_GAP = 4
_NARROW = 80


@dataclass(frozen=True)
class TagState:
    """What everybody may know of a seat."""

    name: str
    entity: int
    count: int
    """Tiles in hand."""
    to_move: bool
    score_raw: int | None
    """With 2 or 3 players; partners have one score, which stands at the side."""


class SeatTag(Painted):
    """A plate that shows a `TagState`."""

    WEDGE = 9
    """Room at the left for the wedge, outside the plate."""

    def __init__(self, place: Place, letters: Lettering, parent: QWidget) -> None:
        super().__init__(parent)
        self._place, self._letters = place, letters
        self._state: TagState | None = None

    def set_plate(self, rect: QRectF) -> None:
        """Put the plate where it belongs, in px of the parent."""
        self.setGeometry(rect.adjusted(-self.WEDGE, 0, 1, 0).toAlignedRect())

    def set_state(self, state: TagState) -> None:
        """Show another state."""
        if state != self._state:
            self._state = state
            self.retell()

    def retell(self) -> None:
        """Write everything again, the accessible name too."""
        state = self._state
        if state is None:
            return
        words = self._letters.theme.words
        turns, scores = TurnWords(words), ScoreWords(words)
        parts = [state.name, turns.tiles(state.count)]
        if state.score_raw is not None:
            parts.append(scores.points(displayed(state.score_raw)))
        if state.to_move:
            parts.append(turns.somebody(state.name))
        self.setAccessibleName(self.tr(", ", "between parts of a list").join(parts))
        set_plain_tooltip(self, state.name)
        self.renew()

    def picture(self, painter: QPainter) -> None:
        """Plate, mark, name, points, backs, count."""
        state = self._state
        if state is None:
            return
        plate = QRectF(self.rect()).adjusted(self.WEDGE, 0, -1, 0)
        self._paint_plate(painter, plate, state.to_move)
        if self._place is Place.TOP:
            self._paint_wide(painter, plate, state)
        elif self._is_narrow(plate.width(), state.name):
            self._paint_narrow(painter, plate, state)
        else:
            self._paint_square(painter, plate, state)

    def _is_narrow(self, width: float, name: str) -> bool:
        """Whether a name needs a line of its own, below the mark: in a narrow window, or in large letters."""
        wanted = self._letters.width(name, Role.BODY, True)
        return width < _NARROW or width - 38 < wanted <= 1.6 * width

    def _paint_plate(self, painter: QPainter, plate: QRectF, to_move: bool) -> None:
        colours = self._letters.theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.tag)
        painter.drawRoundedRect(plate, RADIUS_PLATE, RADIUS_PLATE)
        if to_move:
            painter.setPen(QPen(colours.brass, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), RADIUS_PLATE - 1, RADIUS_PLATE - 1)
            paint_wedge(painter, QPointF(plate.left() + 1, plate.center().y()), 14, colours.brass)

    def _paint_wide(self, painter: QPainter, plate: QRectF, state: TagState) -> None:
        letters, colours = self._letters, self._letters.theme.palette
        inner = plate.adjusted(16, 0, -14, 0)
        self._paint_mark(painter, QPointF(inner.left(), plate.center().y()), state)
        taken = self._paint_count(painter, inner, state)
        edge = inner.right() - taken - 10
        most = self._room_for_backs(edge - 10 - inner.left() - 14, state)
        backs_left = self._paint_backs(painter, edge, plate.center().y(), state, most)
        text = QRectF(inner.left() + 14, plate.top(), backs_left - 10 - inner.left() - 14, plate.height())
        name = text
        if state.score_raw is not None:
            half = letters.line(Role.BODY) - 2
            top = plate.center().y() - (half + letters.line(Role.SMALL)) / 2
            name = QRectF(text.left(), top, text.width(), half)
            under = QRectF(text.left(), top + half, text.width(), letters.line(Role.SMALL))
            write(painter, under, self._points(state), letters.font(Role.SMALL), colours.on_table2)
        write(painter, name, state.name, letters.font(Role.BODY, True), colours.on_table)

    def _room_for_backs(self, width: float, state: TagState) -> int:
        """How many backs leave the name whole, or its first letters, and the points, of `width` px."""
        letters = self._letters
        words = letters.width(state.name[:_WHOLE_NAME], Role.BODY, True)
        if len(state.name) > _WHOLE_NAME:
            words += letters.width("…", Role.BODY, True)
        if state.score_raw is not None:
            words = max(words, letters.width(self._points(state), Role.SMALL))
        return max(0, min(_MOST_BACKS, int((width - words) / (BACK_SIZE.width() + _BACK_GAP))))

    def _paint_square(self, painter: QPainter, plate: QRectF, state: TagState) -> None:
        letters, colours = self._letters, self._letters.theme.palette
        inner = plate.adjusted(14, 8, -14, -8)
        line = letters.line(Role.BODY) + 2
        self._paint_mark(painter, QPointF(inner.left() + 2, inner.top() + line / 2), state)
        name = QRectF(inner.left() + 14, inner.top(), inner.width() - 10, line)
        if state.score_raw is None:
            self._paint_name(painter, name, state.name)
        else:
            write(painter, name, state.name, letters.font(Role.BODY, True), colours.on_table)
            under = QRectF(name.left(), name.bottom(), name.width(), letters.line(Role.SMALL))
            write(painter, under, self._points(state), letters.font(Role.SMALL), colours.on_table2)
        below = QRectF(inner.left(), inner.bottom() - 30, inner.width(), 28)
        taken = self._paint_count(painter, below, state)
        self._paint_backs(
            painter, inner.right() - taken, below.center().y(), state, _MOST_AT_SIDE, inner.left()
        )

    def _paint_name(self, painter: QPainter, row: QRectF, name: str) -> None:
        """In two lines where one is too short: no points stand below."""
        font, colour = self._letters.font(Role.BODY, True), self._letters.theme.palette.on_table
        first, *rest = wrapped(name, row.width(), font)
        if rest:
            row = row.adjusted(0, 0, 0, -4)
            rest = [name[len(first) :].strip()]
        for text in (first, *rest):
            write(painter, row, text, font, colour)
            row = row.translated(0, row.height())

    def _paint_narrow(self, painter: QPainter, plate: QRectF, state: TagState) -> None:
        letters, colours = self._letters, self._letters.theme.palette
        inner = plate.adjusted(8, 6, -8, -6)
        line = letters.line(Role.CARD_TITLE)
        self._paint_mark(painter, QPointF(inner.left() + 7, inner.top() + line / 2), state)
        self._paint_count(painter, QRectF(inner.left(), inner.top(), inner.width(), line), state)
        rest = inner.adjusted(0, line + 4, 0, 0)
        name = QRectF(rest.left(), rest.top(), rest.width(), letters.line(Role.BODY))
        write(painter, name, state.name, letters.font(Role.BODY, True), colours.on_table)
        if state.score_raw is not None:
            under = QRectF(rest.left(), name.bottom(), rest.width(), letters.line(Role.SMALL))
            write(painter, under, self._points(state), letters.font(Role.SMALL), colours.on_table2)

    def _points(self, state: TagState) -> str:
        scores, raw = ScoreWords(self._letters.theme.words), state.score_raw or 0
        return scores.points(displayed(raw)) if raw >= 0 else number(displayed(raw))

    def _paint_mark(self, painter: QPainter, centre: QPointF, state: TagState) -> None:
        colour = self._letters.theme.team_colour(state.entity, on_table=True)
        paint_mark(painter, centre, 10, state.entity, colour)

    def _paint_count(self, painter: QPainter, rect: QRectF, state: TagState) -> float:
        """The number of tiles at the right of `rect`; returns the width that it took."""
        font, colour = self._letters.font(Role.CARD_TITLE, True), self._letters.theme.palette.on_table
        return write(painter, rect, str(state.count), font, colour, Qt.AlignmentFlag.AlignRight)

    def _paint_backs(
        self, painter: QPainter, edge: float, y: float, state: TagState, most: int, start: float | None = None
    ) -> float:
        """Small backs, ending at `edge`, or from `start` on; returns where they begin."""
        shown, step = min(state.count, most), BACK_SIZE.width() + _BACK_GAP
        left = edge - shown * step if start is None else start
        for index in range(shown):
            corner = QPointF(left + index * step, y - BACK_SIZE.height() / 2)
            paint_back(painter, QRectF(corner, BACK_SIZE), self._letters.theme.palette)
        return left
