"""Marks that stand beside words: seat marks, tile chips, level bars (the look, sections 1 and 6)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from fiveup_desktop.rules.tiles import Tile
from fiveup_desktop.view.theme import Palette
from fiveup_desktop.view.theme.type import digit_font

from .write import write_centred

__all__ = ["CHIP", "LEVELS", "paint_chip", "paint_level", "paint_mark"]

CHIP: Final = (34.0, 18.0)
"""Size of a log line's chip in px at 100% text."""
LEVELS: Final = 5


def paint_mark(painter: QPainter, centre: QPointF, size: float, entity: int, colour: QColor) -> None:
    """Paint the shape of a scoring entity: 0 circle, 1 diamond, 2 triangle; `size` is that of the circle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    radius = size / 2
    if entity == 0:
        painter.drawEllipse(centre, radius, radius)
        return
    # Corners chosen so that the three shapes look equally heavy.
    corners = {
        1: ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)),
        2: ((0, -1.15), (1.2, 0.95), (-1.2, 0.95)),
    }[entity]
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) * radius for x, y in corners]))


def paint_chip(painter: QPainter, rect: QRectF, tile: Tile, palette: Palette) -> None:
    """Paint a tile as a chip with digits: in a log there is no room for pips."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.chip_edge, 1))
    painter.setBrush(palette.chip)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.setPen(palette.chip_ink)
    painter.setFont(digit_font(rect.height() * 0.76))
    middle = rect.center()
    away = QPointF(rect.width() * 0.17, 0)
    write_centred(painter, middle - away, str(tile.low))
    write_centred(painter, middle + away, str(tile.high))
    painter.setPen(QPen(palette.tile_bar, 1))
    bar = QPointF(0, rect.height() * 0.33)
    painter.drawLine(middle - bar, middle + bar)


def paint_level(painter: QPainter, rect: QRectF, level: int, on: QColor, off: QColor) -> None:
    """Paint five bars, growing from left to right, of which the first `level` (1 to 5) are filled in `on`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    step = rect.width() / (LEVELS - 1 + 2 / 3)
    for bar in range(LEVELS):
        height = rect.height() * (0.32 + 0.17 * bar)
        painter.setBrush(on if bar < level else off)
        box = QRectF(rect.left() + bar * step, rect.bottom() - height, step * 2 / 3, height)
        painter.drawRoundedRect(box, 1.5, 1.5)
