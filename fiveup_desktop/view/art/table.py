"""What lies on the table beside tiles: joints, caps, targets, badges and rings (the look, section 6).

Points and rectangles in px of the painter; `u` is one half of a tile in px. Every function sets the hints,
pens and brushes that it needs, and keeps the painter's transformation.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from fiveup_desktop.view.theme import Palette, with_alpha
from fiveup_desktop.view.theme.type import digit_font

from .tiles import RADIUS
from .write import write_centred

__all__ = [
    "LAST_PLAY_GROWTH",
    "TARGET_GROWTH",
    "TargetState",
    "badge_radius",
    "hollow_centre",
    "paint_badge",
    "paint_cap",
    "paint_hollow",
    "paint_last_play",
    "paint_link",
    "paint_pin",
    "paint_target",
    "paint_wrong",
]

PIN: Final = (0.36, 0.115)
"""Length and width of a pin; a link has the same width."""
LINK_INSIDE: Final = 0.18
"""How far a link reaches into the tiles that it joins, from their faces' outer edges."""
CAP: Final = (0.62, 0.12)
CAP_AWAY: Final = 0.13
"""The middle of a cap's inner side, beyond the end that it closes."""
BADGE_AWAY: Final = 0.20
"""The middle of a badge, beyond the long side of its half (of a double: beyond a short end)."""
HOLLOW_AWAY: Final = 0.36
TARGET_INSET: Final = 0.11
TARGET_GROWTH: Final = 8.0
"""How far in px a target's widest ring reaches beyond the pose."""
LAST_PLAY_GROWTH: Final = 5.5
"""How far in px the ring of the last play reaches beyond the tile."""

_PIN_RIM = 0.6
_FLAT = Qt.PenCapStyle.FlatCap


class TargetState(Enum):
    """How loud a target speaks."""

    REST = "rest"
    """No tile is held; the connection is live."""
    IDLE = "idle"
    """The held tile fits here."""
    HOVERED = "hovered"
    """The pointer holds the tile over it; the scene shows the ghost inside."""
    CHOSEN = "chosen"
    """Chosen by keyboard."""


def paint_pin(painter: QPainter, joint: QPointF, direction: QPointF, u: float, palette: Palette) -> None:
    """Paint the pin of two touching tiles at their `joint`; `direction`, a unit vector, leads across it."""
    reach = direction * ((PIN[0] - PIN[1]) / 2 * u)
    _paint_brass(painter, QPolygonF([joint - reach, joint + reach]), u, palette)


def paint_link(painter: QPainter, points: Sequence[QPointF], u: float, palette: Palette) -> None:
    """Paint a link along `points`, which end `LINK_INSIDE` within the two tiles."""
    _paint_brass(painter, QPolygonF(points), u, palette)


def _paint_brass(painter: QPainter, line: QPolygonF, u: float, palette: Palette) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((palette.pin_edge, PIN[1] * u + 2 * _PIN_RIM), (palette.brass, PIN[1] * u)):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(line)


def paint_cap(painter: QPainter, end: QPointF, outward: QPointF, u: float, palette: Palette) -> None:
    """Paint the bar that closes an end which nothing unplayed fits.

    `end` is the middle of the tile's outer edge there, `outward` the unit vector away from the tile.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = CAP[1] * u
    middle = end + outward * (CAP_AWAY * u + width / 2)
    along = QPointF(-outward.y(), outward.x()) * ((CAP[0] * u - width) / 2)
    pen = QPen(palette.on_table2, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(QLineF(middle - along, middle + along))


def paint_target(
    painter: QPainter,
    pose: QRectF,
    value: int | None,
    joining: QPointF,
    state: TargetState,
    u: float,
    palette: Palette,
) -> None:
    """Paint a target over the `pose` of the tile to come, its `value` (None: any) round `joining`.

    `joining` is the middle of the half that joins (of a double, which joins whole: the middle of the tile).
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = TARGET_INSET * u
    rect, radius = pose.adjusted(inset, inset, -inset, -inset), RADIUS * u
    painter.setPen(_target_pen(state, palette))
    fill = {TargetState.IDLE: 0.12, TargetState.CHOSEN: 0.14}.get(state)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else with_alpha(palette.brass, fill))
    painter.drawRoundedRect(rect, radius, radius)
    if state is TargetState.CHOSEN:
        _paint_ring(painter, rect, 5 + 1, radius, QPen(palette.ring, 2))
    if state is TargetState.HOVERED or value is None:
        return
    rest = state is TargetState.REST
    painter.setPen(palette.on_table2 if rest else palette.hi)
    painter.setFont(digit_font((0.42 if rest else 0.50) * u, bold=not rest))
    write_centred(painter, joining, str(value))


def _target_pen(state: TargetState, palette: Palette) -> QPen:
    """Dots at rest, dashes when the held tile fits, a solid line when one is meant."""
    if state is TargetState.REST:
        pen = QPen(with_alpha(palette.on_table2, 0.75), 1.5)
        pen.setDashPattern([1.6, 2.4])
    elif state is TargetState.IDLE:
        pen = QPen(palette.brass, 2)
        pen.setDashPattern([3, 2])
    else:
        return QPen(palette.brass, 3)
    pen.setCapStyle(_FLAT)
    return pen


def badge_radius(u: float) -> float:
    """Radius in px of a scoring-end badge: it stays readable when u is small."""
    return min(17.0, max(10.5, 0.30 * u))


def paint_badge(painter: QPainter, centre: QPointF, points: int, u: float, palette: Palette) -> None:
    """Paint the number of pips that a scoring end counts."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = badge_radius(u)
    painter.setPen(QPen(palette.rail, 1.5))
    painter.setBrush(palette.badge)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(palette.badge_ink)
    painter.setFont(digit_font(radius * (1.25 if points < 10 else 1.1), bold=True))
    write_centred(painter, centre, str(points))


def hollow_centre(end: QPointF, outward: QPointF, u: float) -> QPointF:
    """The middle of the hollow mark of an end (see `paint_cap` for the arguments)."""
    return end + outward * (HOLLOW_AWAY * u)


def paint_hollow(painter: QPainter, centre: QPointF, u: float, palette: Palette) -> None:
    """Paint the ring that marks an open connection which counts nothing."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.brass, max(2.0, 0.06 * u)))
    painter.setBrush(palette.table)
    painter.drawEllipse(centre, 0.17 * u, 0.17 * u)


def paint_last_play(painter: QPainter, face: QRectF, u: float, palette: Palette) -> None:
    """Paint the white ring round the `face` of the tile that was played last."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_ring(painter, face, LAST_PLAY_GROWTH - 1, RADIUS * u, QPen(palette.ring, 2))


def paint_wrong(painter: QPainter, face: QRectF, u: float, palette: Palette) -> None:
    """Paint dashes and a crossed disc over a wrong try; the tile itself is drawn at 55% beneath."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(palette.wrong, 3)
    pen.setDashPattern([2.4, 1.8])
    pen.setCapStyle(_FLAT)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(face, RADIUS * u, RADIUS * u)
    paint_cross_disc(painter, face.center(), max(10.0, 0.33 * u), palette.wrong_disc, palette.on_wrong_disc)


def paint_cross_disc(painter: QPainter, centre: QPointF, radius: float, disc: QColor, cross: QColor) -> None:
    """Paint a disc with a cross and a rim in the cross's colour."""
    painter.setPen(QPen(cross, max(1.5, 0.12 * radius)))
    painter.setBrush(disc)
    painter.drawEllipse(centre, radius, radius)
    pen = QPen(cross, 0.2 * radius)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arm = QPointF(0.36 * radius, 0.36 * radius)
    other = QPointF(arm.x(), -arm.y())
    painter.drawLine(centre - arm, centre + arm)
    painter.drawLine(centre - other, centre + other)


def _paint_ring(painter: QPainter, rect: QRectF, away: float, radius: float, pen: QPen) -> None:
    """A ring whose line runs `away` px outside `rect`."""
    ring = QPainterPath()
    ring.addRoundedRect(rect.adjusted(-away, -away, away, away), radius + away, radius + away)
    painter.strokePath(ring, pen)
