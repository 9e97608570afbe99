"""The paper tally: a large X with a small x in each gap is ten displayed points (Rules, section 8)."""

from math import ceil
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

__all__ = ["GAP", "GROUP", "paint_tally", "tally_size"]

GROUP: Final = 31.0
"""Side of a group in px at 100% text."""
GAP: Final = 7.0
STROKES: Final = 10

_LARGE = 0.92
_SMALL = 0.21
_OUT = 0.335
_WIDTH = 0.075


def _cross(x: float, y: float, side: float) -> tuple[QLineF, QLineF]:
    """The two strokes of an X of the given side round (x, y), falling one first."""
    half = side / 2
    return (
        QLineF(x - half, y - half, x + half, y + half),
        QLineF(x + half, y - half, x - half, y + half),
    )


_GROUP_STROKES: Final = (
    *_cross(0.5, 0.5, _LARGE),
    *_cross(0.5, 0.5 - _OUT, _SMALL),
    *_cross(0.5 + _OUT, 0.5, _SMALL),
    *_cross(0.5, 0.5 + _OUT, _SMALL),
    *_cross(0.5 - _OUT, 0.5, _SMALL),
)
"""The ten strokes of a group of side 1 in writing order: large, then top, right, bottom, left."""


def tally_size(points_displayed: int, width: float, group: float = GROUP) -> QSizeF:
    """Room in px that the tally of a score needs in at most `width`; nothing at 0 or below."""
    groups = ceil(max(points_displayed, 0) / STROKES)
    if groups == 0:
        return QSizeF(0, 0)
    columns = min(groups, _columns(width, group))
    rows = ceil(groups / columns)
    gap = GAP * group / GROUP
    return QSizeF(columns * (group + gap) - gap, rows * (group + gap) - gap)


def paint_tally(
    painter: QPainter, rect: QRectF, points_displayed: int, colour: QColor, group: float = GROUP
) -> None:
    """Paint one stroke for each displayed point from the top left of `rect`, in rows as wide as it is.

    A score of 0 or below has no strokes (Rules, section 9).
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, _WIDTH * group)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    step = group + GAP * group / GROUP
    columns = _columns(rect.width(), group)
    for stroke in range(points_displayed):
        row, column = divmod(stroke // STROKES, columns)
        corner = rect.topLeft() + QPointF(column * step, row * step)
        line = _GROUP_STROKES[stroke % STROKES]
        painter.drawLine(QLineF(line.p1() * group + corner, line.p2() * group + corner))


def _columns(width: float, group: float) -> int:
    gap = GAP * group / GROUP
    return max(1, int((width + gap + 0.01) // (group + gap)))
