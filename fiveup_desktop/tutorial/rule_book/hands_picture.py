"""Pictures of hands on felt, for lots and settlements, and of the paper tally; painted, also for print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from fiveup_desktop.rules import Tile, displayed, entity_of, pips_of
from fiveup_desktop.tutorial.figures import (
    FigureWords,
    LotFigure,
    SettlementFigure,
    TallyFigure,
)
from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.art.tally import paint_tally, tally_size
from fiveup_desktop.view.art.tiles import TileLook, paint_tile
from fiveup_desktop.view.theme import Role, Theme, with_alpha
from fiveup_desktop.view.theme.metrics import RADIUS_FIELD, RADIUS_MAT
from fiveup_desktop.view.words import Language, number

from .panel_words import PanelWords

__all__ = ["HandsLine", "hands_lines", "paint_hands", "paint_tally_picture"]

_SIDE = 10.0
_NAME_LEFT = 28.0
_END = 12.0
"""Beside each column of numbers."""
_MOST_ROW = 70.0
_MOST_U = 23.0
_STEP = 1.22
"""From tile to tile, in u."""
_TALLY_GROUP: Final = 62.0


class HandsLine(NamedTuple):
    """One seat of the picture."""

    seat: int
    entity: int
    tiles: tuple[Tile, ...]
    acting: bool
    """Whether this step is about it."""
    score_raw: int | None
    """Its entity's score at this step, at the entity's first seat only."""
    dominoed: bool = False


def hands_lines(figure: LotFigure | SettlementFigure, step: int) -> list[HandsLine]:
    """The seats as they are at a step."""
    if isinstance(figure, LotFigure):
        draw = figure.lot.draws[step]
        seats = len(figure.lot.draws[0].tiles)
        drawn = dict(draw.tiles)
        return [
            HandsLine(
                seat,
                entity_of(seat, seats),
                (drawn[seat],) if seat in drawn else (),
                seat in draw.heaviest,
                None,
            )
            for seat in range(seats)
        ]
    scores = _scores_at(figure, step)
    acting = _acting(figure, step)
    lines, shown = [], set()
    for seat, hand in enumerate(figure.settlement.hands):
        entity = entity_of(seat, figure.players)
        score = None if entity in shown else scores[entity]
        shown.add(entity)
        tiles = tuple(sorted(hand))
        lines.append(HandsLine(seat, entity, tiles, seat in acting, score, dominoed=not hand))
    return lines


def _scores_at(figure: SettlementFigure, step: int) -> list[int]:
    """Scores once the events told by this step are dealt with."""
    scores = list(figure.before_raw)
    if figure.settlement.seat is not None:
        told = figure.settlement.events if step == figure.steps - 1 else ()
    else:
        told = figure.settlement.events[: step + 1]
    for event in told:
        scores[event.entity] = event.after_raw
    return scores


def _acting(figure: SettlementFigure, step: int) -> set[int]:
    settlement, players = figure.settlement, figure.players
    if settlement.seat is None:
        return {settlement.events[step].seat} if settlement.events else set()
    own = entity_of(settlement.seat, players)
    if step == 1:
        return {seat for seat in range(players) if entity_of(seat, players) != own}
    if step == 2 and players == 4:
        return {(settlement.seat + 2) % 4}
    return {settlement.seat}


class _Ruled(NamedTuple):
    """Where things stand in a row: widths in px, and the right edges of the numbers from the row's right."""

    name: float
    pips_away: float
    score_away: float
    u: float


def paint_hands(
    painter: QPainter,
    rect: QRectF,
    figure: LotFigure | SettlementFigure,
    step: int,
    theme: Theme,
    language: Language,
    ratio: float,
) -> None:
    """Paint the seats of a step on felt: mark, name, tiles, pips, and the score at the right."""
    paint_felt(painter, rect, theme.palette)
    lines = hands_lines(figure, step)
    head = theme.line_height(Role.SMALL, language) + 6
    names = FigureWords(theme.words, language).names(len(lines)).seats
    row = min(_MOST_ROW, (rect.height() - 22 - head) / len(lines))
    ruled = _ruled(lines, names, rect.width(), row, theme, language)
    _paint_heads(painter, rect, lines, ruled, theme, language)
    top = rect.center().y() + head / 2 - row * len(lines) / 2
    for place, line in enumerate(lines):
        box = QRectF(rect.left() + _SIDE, top + place * row + 3, rect.width() - 2 * _SIDE, row - 6)
        if line.acting:
            _paint_acting(painter, box, theme)
        _paint_line(painter, box, line, names[line.seat], ruled, theme, language, ratio)


def _ruled(
    lines: list[HandsLine], names: Sequence[str], width: float, row: float, theme: Theme, language: Language
) -> _Ruled:
    """Room for the longest name, the headings and all tiles."""
    words, head = PanelWords(theme.words, language), QFontMetricsF(theme.font(Role.SMALL, language=language))
    bold = QFontMetricsF(theme.font(Role.BODY, True, language))
    name = max(bold.horizontalAdvance(each) for each in names)
    pips_away = _END
    if lines[0].score_raw is not None:
        scores = QFontMetricsF(theme.font(Role.CARD_TITLE, language=Language.ENGLISH))
        pips_away += max(head.horizontalAdvance(words.points()), scores.horizontalAdvance("−00")) + _END
    room = width - 2 * _SIDE - _NAME_LEFT - name - 14 - pips_away - head.horizontalAdvance(words.pips()) - 8
    most = max([len(line.tiles) for line in lines] + [1])
    return _Ruled(name, pips_away, _END, min(_MOST_U, (row - 14) / 2, room / most / _STEP))


def _paint_heads(
    painter: QPainter,
    rect: QRectF,
    lines: list[HandsLine],
    ruled: _Ruled,
    theme: Theme,
    language: Language,
) -> None:
    """What the numbers at the right are."""
    words, font = PanelWords(theme.words, language), theme.font(Role.SMALL, language=language)
    heads = [(words.pips(), ruled.pips_away)]
    if lines[0].score_raw is not None:
        heads.append((words.points(), ruled.score_away))
    y = rect.top() + 13 + theme.line_height(Role.SMALL, language) / 2
    for text, away in heads:
        x = rect.right() - _SIDE - away - QFontMetricsF(font).horizontalAdvance(text)
        _write(painter, QPointF(x, y), text, font, theme.palette.on_table2)


def _paint_acting(painter: QPainter, box: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.palette.brass, 2))
    painter.setBrush(with_alpha(theme.palette.rail, 0.35))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS_FIELD, RADIUS_FIELD)


def _paint_line(
    painter: QPainter,
    box: QRectF,
    line: HandsLine,
    name: str,
    ruled: _Ruled,
    theme: Theme,
    language: Language,
    ratio: float,
) -> None:
    palette, middle, u = theme.palette, box.center().y(), ruled.u
    mark = QPointF(box.left() + 16, middle)
    paint_mark(painter, mark, 11, line.entity, theme.team_colour(line.entity, on_table=True))
    at = QPointF(box.left() + _NAME_LEFT, middle)
    _write(painter, at, name, theme.font(Role.BODY, True, language), palette.on_table)
    x = box.left() + _NAME_LEFT + ruled.name + 14
    if line.dominoed:
        out = PanelWords(theme.words, language).out()
        _write(painter, QPointF(x, middle), out, theme.font(Role.BODY, language=language), palette.on_table2)
    look = TileLook(u, ratio, palette, theme.pips)
    for tile in line.tiles:
        painter.save()
        painter.translate(QPointF(round(x + u / 2), round(middle)))
        paint_tile(painter, tile, 90, look)
        painter.restore()
        x += u * _STEP
    if line.score_raw is not None:
        font = theme.font(Role.CARD_TITLE, language=Language.ENGLISH)
        right = QPointF(box.right() - ruled.score_away, middle)
        _write(painter, right, number(displayed(line.score_raw)), font, palette.hi, right=True)
    if line.tiles:
        font = theme.font(Role.BODY, language=Language.ENGLISH)
        right = QPointF(box.right() - ruled.pips_away, middle)
        _write(painter, right, str(pips_of(line.tiles)), font, palette.on_table2, right=True)


def _write(
    painter: QPainter, at: QPointF, text: str, font: QFont, colour: QColor, right: bool = False
) -> None:
    """Write from `at` on, or up to it, with the middle of the capitals at its height."""
    metrics = QFontMetricsF(font)
    x = at.x() - (metrics.horizontalAdvance(text) if right else 0)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(x, at.y() + metrics.capHeight() / 2), text)


def paint_tally_picture(
    painter: QPainter, rect: QRectF, figure: TallyFigure, step: int, theme: Theme
) -> None:
    """Paint the strokes of a score on paper, and the number below them; only the number at 0 or below."""
    palette, score = theme.palette, figure.scores_displayed[step]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.line, 1))
    painter.setBrush(palette.raised)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_MAT, RADIUS_MAT)
    font = theme.font(Role.SCORE, language=Language.ENGLISH)
    text = number(score)
    foot = QFontMetricsF(font).height()
    size = tally_size(score, rect.width() - 60, _TALLY_GROUP)
    group = _TALLY_GROUP
    if size.height() > rect.height() - foot - 36:
        group = _TALLY_GROUP * (rect.height() - foot - 36) / size.height()
        size = tally_size(score, rect.width() - 60, group)
    strokes = QRectF(QPointF(), size)
    strokes.moveCenter(QPointF(rect.center().x(), rect.center().y() - foot / 2))
    if score > 0:
        paint_tally(painter, strokes.adjusted(0, 0, 1, 1), score, palette.ink, group)
    painter.setFont(font)
    painter.setPen(palette.ink)
    base = rect.bottom() - 20 if score > 0 else rect.center().y() + foot / 4
    width = QFontMetricsF(font).horizontalAdvance(text)
    painter.drawText(QPointF(rect.center().x() - width / 2, base), text)
    painter.setBrush(Qt.BrushStyle.NoBrush)
