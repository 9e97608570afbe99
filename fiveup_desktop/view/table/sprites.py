"""All that lies on the table as pixmaps, each painted once: repainting is then plain copying."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from fiveup_desktop.rules import Tile
from fiveup_desktop.view.art.table import (
    LAST_PLAY_GROWTH,
    LINK_INSIDE,
    PIN,
    TARGET_GROWTH,
    TargetState,
    badge_radius,
    paint_badge,
    paint_cap,
    paint_last_play,
    paint_link,
    paint_pin,
    paint_target,
    paint_wrong,
)
from fiveup_desktop.view.art.tiles import TileArt, face_rect
from fiveup_desktop.view.theme import Theme

__all__ = ["Sprite", "Sprites"]

_KEPT_BYTES: Final = 6 * 2**20
"""What the pixmaps kept may take; those of one crowded table take about a third."""


class Sprite(NamedTuple):
    """A pixmap, where its middle stands in px, and how far in front it is."""

    pixmap: QPixmap
    centre: QPointF
    z: float
    opacity: float = 1.0


class Sprites:
    """Paints pixmaps for one table; `ratio` is the device pixel ratio of its screen.

    The middle of every pixmap is the point that it stands for, at a corner of device pixels.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._art = TileArt(theme)
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0
        self.ratio = 1.0

    def tile(self, tile: Tile | None, angle: int, u: float, lift: float = 1.0) -> QPixmap:
        """A tile (None: a hidden one)."""
        return self._art.pixmap(tile, angle, u, self.ratio, lift)

    def pin(self, horizontal: bool, u: float) -> QPixmap:
        """The pin of two tiles that lie side by side (`horizontal`) or one above the other."""
        along = QPointF(1, 0) if horizontal else QPointF(0, 1)
        half = QSizeF(PIN[0] * u, PIN[0] * u)
        return self._painted(
            ("pin", horizontal, u),
            half,
            lambda painter: paint_pin(painter, QPointF(), along, u, self._theme.palette),
        )

    def cap(self, outward: tuple[int, int], u: float) -> QPixmap:
        """The bar that closes an end; the pixmap's middle is the middle of the tile's outer edge."""
        half = QSizeF(0.6 * u, 0.6 * u)
        away = QPointF(*outward)
        return self._painted(
            ("cap", outward, u),
            half,
            lambda painter: paint_cap(painter, QPointF(), away, u, self._theme.palette),
        )

    def badge(self, points: int, u: float) -> QPixmap:
        """The number of pips that a scoring end counts."""
        reach = badge_radius(u) + 2
        return self._painted(
            ("badge", points, u),
            QSizeF(reach, reach),
            lambda painter: paint_badge(painter, QPointF(), points, u, self._theme.palette),
        )

    def target(
        self, size: QSizeF, value: int | None, joining: QPointF, state: TargetState, u: float
    ) -> QPixmap:
        """A target `size` px large; `joining` says where its value stands, from its middle."""
        half = QSizeF(size.width() / 2 + TARGET_GROWTH, size.height() / 2 + TARGET_GROWTH)
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        return self._painted(
            ("target", size.toTuple(), value, joining.toTuple(), state, u),
            half,
            lambda painter: paint_target(painter, rect, value, joining, state, u, self._theme.palette),
        )

    def ring(self, angle: int, u: float) -> QPixmap:
        """The white ring of the last play."""
        face = face_rect(angle, u)
        half = QSizeF(face.width() / 2 + LAST_PLAY_GROWTH + 1, face.height() / 2 + LAST_PLAY_GROWTH + 1)
        return self._painted(
            ("ring", angle % 180, u),
            half,
            lambda painter: paint_last_play(painter, face, u, self._theme.palette),
        )

    def wrong(self, angle: int, u: float) -> QPixmap:
        """The dashes and the crossed disc of a wrong try."""
        face = face_rect(angle, u)
        half = QSizeF(face.width() / 2 + 4, face.height() / 2 + 4)
        return self._painted(
            ("wrong", angle % 180, u),
            half,
            lambda painter: paint_wrong(painter, face, u, self._theme.palette),
        )

    def link(self, points: Sequence[QPointF], u: float) -> tuple[QPixmap, QPointF]:
        """A link from edge to edge along `points` in px, lengthened into its two tiles; and its middle."""
        reach = LINK_INSIDE * u
        line = [_beyond(points[1], points[0], reach), *points[1:-1], _beyond(points[-2], points[-1], reach)]
        xs, ys = [point.x() for point in line], [point.y() for point in line]
        middle = QPointF(round((min(xs) + max(xs)) / 2), round((min(ys) + max(ys)) / 2))
        half = QSizeF((max(xs) - min(xs)) / 2 + 0.2 * u + 2, (max(ys) - min(ys)) / 2 + 0.2 * u + 2)
        moved = [point - middle for point in line]
        pixmap = self._painted(
            ("link", tuple(point.toTuple() for point in moved), u),
            half,
            lambda painter: paint_link(painter, moved, u, self._theme.palette),
        )
        return pixmap, middle

    def painted(self, key: Hashable, half: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        """A pixmap of `half` * 2 px, filled by `paint` from its middle; kept under `key`."""
        return self._painted(("own", key), half, paint)

    def _painted(self, key: Hashable, half: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        theme = self._theme
        whole = (key, self.ratio, id(theme.palette), theme.language, theme.text_percent)
        if whole in self._kept:
            self._kept.move_to_end(whole)
            return self._kept[whole]
        pixmap = self._kept[whole] = blank(half, self.ratio)
        painter = QPainter(pixmap)
        painter.translate(
            QPointF(pixmap.deviceIndependentSize().width() / 2, pixmap.deviceIndependentSize().height() / 2)
        )
        paint(painter)
        painter.end()
        self._bytes += _bytes(pixmap)
        while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return pixmap


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8


def blank(half: QSizeF, ratio: float) -> QPixmap:
    """A clear pixmap of at least `half` * 2 px, its middle at a corner of device pixels; never empty."""
    width, height = (max(1, int(-(-length * ratio // 1))) * 2 for length in (half.width(), half.height()))
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _beyond(start: QPointF, end: QPointF, reach: float) -> QPointF:
    """The point `reach` px beyond `end`, seen from `start`; the line is upright or level."""
    way = end - start
    length = abs(way.x()) + abs(way.y())
    return end + way * (reach / length) if length else end
