"""The card of a scoring entity: score in displayed points, raw beside it, what is needed, the paper tally."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from fiveup_desktop.rules import displayed
from fiveup_desktop.view.art.card import paint_card
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.art.tally import GAP, GROUP, paint_tally, tally_size
from fiveup_desktop.view.controls import set_plain_tooltip
from fiveup_desktop.view.theme import Motion, Role
from fiveup_desktop.view.words.fill import number
from fiveup_desktop.view.words.legend import LegendWords
from fiveup_desktop.view.words.names import Names
from fiveup_desktop.view.words.scores import TARGET_DISPLAYED, ScoreWords

from .lettering import Lettering, write
from .painted import Painted

__all__ = ["CardState", "ScoreCard"]

_PAD = 14.0
_MOST_GROUPS = -(-TARGET_DISPLAYED // 10)


class CardState(NamedTuple):
    """Where an entity stands. `to_move`: one of its seats is."""

    entity: int
    score_raw: int
    to_move: bool


class ScoreCard(Painted):
    """Shows a `CardState`; `compact` puts score and tally on one line, as with three cards."""

    def __init__(
        self, names: Names, letters: Lettering, compact: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._names, self._letters, self._compact = names, letters, compact
        self._state: CardState | None = None
        self._strokes = 0
        self._pen = QVariantAnimation(self)
        self._pen.valueChanged.connect(self._write_strokes)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_compact(self, compact: bool) -> None:
        """Put score and tally on one line, or the tally below."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.renew()

    def set_state(self, state: CardState) -> None:
        """Show another state."""
        if state == self._state:
            return
        before, self._state = self._state, state
        self._pen.stop()
        wanted = max(0, displayed(state.score_raw))
        ms = self._letters.theme.milliseconds(Motion.TALLY_STROKE) * (wanted - self._strokes)
        if before is None or ms <= 0:
            self._strokes = wanted
        elif self._strokes != wanted:
            self._pen.setStartValue(self._strokes)
            self._pen.setEndValue(wanted)
            self._pen.setDuration(ms)
            self._pen.start()
        self.retell()

    @property
    def strokes(self) -> int:
        """How many strokes of the tally can be seen: once all are written, as many as there are points."""
        return self._strokes

    def finish(self) -> None:
        """Write at once what strokes are left to write."""
        self._pen.stop()
        if self._state is not None:
            self._write_strokes(max(0, displayed(self._state.score_raw)))

    def _write_strokes(self, strokes: int) -> None:
        if strokes != self._strokes:
            self._strokes = strokes
            self.renew()

    def retell(self) -> None:
        """Write everything again, the accessible name too."""
        if self._state is None:
            return
        scores = ScoreWords(self._letters.theme.words)
        self.setAccessibleName(scores.standing(self._state.score_raw, self._state.entity, self._names))
        legend = LegendWords(self._letters.theme.words)
        name = self._names.entity(self._state.entity)
        set_plain_tooltip(self, "\n".join((name, legend.score(), legend.tally())))
        self.updateGeometry()
        self.renew()

    def sizeHint(self) -> QSize:
        """As high as its lines; the tally keeps its row at any score."""
        return QSize(200, self.height_of(self._compact))

    def height_of(self, compact: bool) -> int:
        """How high the card is in px, compact or with the tally in a row of its own."""
        letters = self._letters
        rows = letters.line(Role.CARD_TITLE) + letters.line(Role.SCORE)
        if not compact:
            rows += round(self._group()) + 6
        return round(rows + 2 * _PAD - 2)

    def resizeEvent(self, event: object) -> None:
        """The tally's size follows the width."""
        self.updateGeometry()

    def picture(self, painter: QPainter) -> None:
        """Card, names, score, tally."""
        state = self._state
        if state is None:
            return
        inner = self._paint_card(painter, state)
        title = QRectF(inner.left(), inner.top(), inner.width(), self._letters.line(Role.CARD_TITLE))
        self._paint_title(painter, title, state)
        score = QRectF(inner.left(), title.bottom() + 2, inner.width(), self._letters.line(Role.SCORE))
        end = self._paint_score(painter, score, state)
        if self._compact:
            place = QRectF(end + 12, score.top(), inner.right() - end - 12, score.height())
            self._paint_compact_tally(painter, place, max(0, displayed(state.score_raw)))
        else:
            place = QRectF(inner.left(), score.bottom() + 4, inner.width() + 1, self._group())
            colour = self._letters.theme.palette.ink
            paint_tally(painter, place, self._strokes, colour, self._group())

    def _paint_card(self, painter: QPainter, state: CardState) -> QRectF:
        colours = self._letters.theme.palette
        card = paint_card(painter, self.rect(), colours, colours.brass_edge if state.to_move else None)
        return card.adjusted(_PAD, _PAD - 4, -_PAD, -_PAD + 4)

    def _paint_title(self, painter: QPainter, row: QRectF, state: CardState) -> None:
        letters, colours = self._letters, self._letters.theme.palette
        needs = ScoreWords(letters.theme.words).needs(state.score_raw)
        font = letters.font(Role.BODY)
        taken = write(painter, row, needs, font, colours.ink2, Qt.AlignmentFlag.AlignRight)
        paint_mark(
            painter,
            QPointF(row.left() + 7, row.center().y()),
            12,
            state.entity,
            letters.theme.team_colour(state.entity),
        )
        name = row.adjusted(22, 0, -taken - 10, 0)
        write(painter, name, self._names.entity(state.entity), letters.font(Role.BODY, True), colours.ink)

    def _paint_score(self, painter: QPainter, row: QRectF, state: CardState) -> float:
        """Score and raw points on one base line; returns where they end."""
        letters, colours = self._letters, self._letters.theme.palette
        base = row.center().y() + 11 * self._letters.line(Role.SCORE) / 38
        painter.setFont(letters.font(Role.SCORE))
        painter.setPen(colours.ink)
        text = number(displayed(state.score_raw))
        painter.drawText(QPointF(row.left(), base), text)
        x = row.left() + letters.width(text, Role.SCORE) + 11
        raw = ScoreWords(letters.theme.words).raw(state.score_raw)
        painter.setFont(letters.font(Role.BODY))
        painter.setPen(colours.ink2)
        painter.drawText(QPointF(x, base), raw)
        return x + letters.width(raw, Role.BODY)

    def _paint_compact_tally(self, painter: QPainter, place: QRectF, points: int) -> None:
        """The tally at the right end of the line, as large as that of `points` fits."""
        group = min(self._group(), place.height() * 0.75)
        while group > 9 and tally_size(points, 1e6, group).width() > place.width():
            group -= 0.5
        size = tally_size(points, 1e6, group)
        corner = QPointF(place.right() - size.width(), place.center().y() - size.height() / 2)
        rect = QRectF(corner.x(), corner.y(), size.width() + 1, size.height())
        paint_tally(painter, rect, self._strokes, self._letters.theme.palette.ink, group)

    def _group(self) -> float:
        """Side of a group in px: seven of them, the tally of 61, stand in one row."""
        wanted = GROUP * self._letters.theme.text_percent / 100
        gaps = _MOST_GROUPS + (_MOST_GROUPS - 1) * GAP / GROUP
        return min(wanted, (self.width() - 2 * _PAD) / gaps)
