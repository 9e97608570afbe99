"""Tiles, painted once into pixmaps with their shadow (the look, section 6). Lengths in u, one half of a tile.

`angle` is the layout's: clockwise in degrees, a multiple of 90; at 0 the low half lies on the left (a double
lies), at 90 it is on top (a double stands). Shadow and light always point downwards, whatever the angle.
"""

from collections import OrderedDict
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from fiveup_desktop.rules.tiles import Tile
from fiveup_desktop.view.theme import Palette, PipSet, Theme, with_alpha
from fiveup_desktop.view.theme.palette import pip_colours

__all__ = [
    "BACK_SIZE",
    "HELD_LIFT",
    "TileArt",
    "TileLook",
    "face_rect",
    "paint_back",
    "paint_back_tile",
    "paint_tile",
    "tile_pixmap",
]

FACE_INSET: Final = 0.03
RADIUS: Final = 0.15
HELD_LIFT: Final = 2.6
"""Shadow offsets of the tile in the hand, as a multiple of those of a tile that lies."""
BACK_SIZE: Final = QSizeF(12, 24)
"""Size in px of the small backs in tags."""

_EDGE = 0.022
_SIDE = 0.035
_SHADOWS = ((0.10, 0.05, 0.10), (0.08, 0.02, 0.12), (0.06, -0.01, 0.16))  # down, grown, opacity
_BAR = (0.66, 0.045)  # length, width
_PIP_RADIUS, _PIP_STEP = 0.098, 0.255
_RIM, _BRASS, _GLINT = 0.115, 0.085, 0.03
_MARGIN = 0.05  # beyond the deepest shadow
_KEPT = 160  # pixmaps: two sizes of everything on a table

# Grid places (along the tile, across it) of the pips of each value: the 6 has its rows along the tile.
_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
_DIAGONAL = ((-1, 1), (1, -1))
_PATTERNS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),
    ((0, 0),),
    _DIAGONAL,
    (*_DIAGONAL, (0, 0)),
    _CORNERS,
    (*_CORNERS, (0, 0)),
    (*_CORNERS, (0, -1), (0, 1)),
)


class TileLook(NamedTuple):
    """What a tile's pixmap depends on beside the tile: u in px, device pixel ratio, colours and shadow.

    `lift` stretches the shadow's offsets.
    """

    u: float
    ratio: float
    palette: Palette
    pips: PipSet
    lift: float = 1.0


def face_rect(angle: int, u: float, centre: QPointF | None = None) -> QRectF:
    """The face of a tile in px round `centre` (default the origin): what rings and marks keep away from."""
    return _outline(angle, u).translated(centre or QPointF())


def paint_tile(painter: QPainter, tile: Tile, angle: int, look: TileLook) -> None:
    """Paint a tile with its middle at the painter's origin, shadow included."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours, u = look.palette, look.u
    face = _snapped(_outline(angle, u), look.ratio)
    _paint_shadow(painter, face, look)
    _paint_body(painter, face, look, (colours.tile_top, colours.tile_face), colours.tile_side)
    _paint_edge(painter, face, look, colours.tile_edge)
    _paint_marks(painter, tile, angle, look)


def paint_back_tile(painter: QPainter, angle: int, look: TileLook) -> None:
    """Paint a hidden tile at full size with its middle at the painter's origin, shadow included."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours, u = look.palette, look.u
    face = _snapped(_outline(angle, u), look.ratio)
    _paint_shadow(painter, face, look)
    _paint_body(painter, face, look, (colours.back, colours.back), colours.back_edge)
    _paint_edge(painter, face, look, colours.back_edge)
    inset = 0.12 * u
    painter.setPen(QPen(colours.back_line, max(1.0, 0.03 * u)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), 0.07 * u, 0.07 * u)


def paint_back(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint a small hidden tile, such as those of a seat tag, without a shadow, into `rect`."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.back_edge, 1))
    painter.setBrush(palette.back)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5)
    painter.setPen(QPen(palette.back_line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 1.5, 1.5)


def tile_pixmap(tile: Tile | None, angle: int, look: TileLook) -> QPixmap:
    """A new pixmap of a tile (None: a hidden one), its middle in the middle of the pixmap.

    Where there is no room for a tile, u of 0 or less, it is clear: an empty pixmap cannot be painted on.
    """
    half = _half_size(angle, look)
    pixmap = QPixmap((half * 2 * look.ratio).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(look.ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    if look.u <= 0:
        return pixmap
    painter = QPainter(pixmap)
    painter.translate(half.width(), half.height())
    if tile is None:
        paint_back_tile(painter, angle, look)
    else:
        paint_tile(painter, tile, angle, look)
    painter.end()
    return pixmap


class TileArt:
    """The tile pixmaps of one scene, rack or page, each painted when first needed, in the theme's colours.

    Draw them with the top left at whole device pixels to keep them crisp.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: OrderedDict[tuple[Tile | None, int, TileLook], QPixmap] = OrderedDict()

    def pixmap(
        self, tile: Tile | None, angle: int, u: float, ratio: float = 1.0, lift: float = 1.0
    ) -> QPixmap:
        """A tile (None: a hidden one) at a quarter turn; `lift` is HELD_LIFT for the tile in the hand."""
        look = TileLook(u, ratio, self._theme.palette, self._theme.pips, lift)
        key = (tile, angle % 360, look)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        pixmap = self._kept[key] = tile_pixmap(tile, angle % 360, look)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return pixmap


def _outline(angle: int, u: float) -> QRectF:
    """The face of a tile round the origin, in px."""
    along, across = (1 - FACE_INSET) * u, (0.5 - FACE_INSET) * u
    width, height = (along, across) if angle % 180 == 0 else (across, along)
    return QRectF(-width, -height, 2 * width, 2 * height)


def _half_size(angle: int, look: TileLook) -> QSizeF:
    """Half the pixmap's size in px: whole device pixels, so that the middle of the tile is one's corner."""
    margin = _SHADOWS[0][0] * look.lift + _SHADOWS[0][1] + _MARGIN
    outline = _outline(angle, look.u)
    width = outline.width() / 2 + margin * look.u
    height = outline.height() / 2 + margin * look.u
    return QSizeF(ceil(width * look.ratio) / look.ratio, ceil(height * look.ratio) / look.ratio)


def _snapped(rect: QRectF, ratio: float) -> QRectF:
    """The rectangle round the origin with its sides on whole device pixels: straight edges stay crisp."""
    x, y = round(rect.right() * ratio) / ratio, round(rect.bottom() * ratio) / ratio
    return QRectF(-x, -y, 2 * x, 2 * y)


def _paint_shadow(painter: QPainter, face: QRectF, look: TileLook) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for down, grown, opacity in _SHADOWS:
        painter.setBrush(with_alpha(look.palette.shadow, opacity))
        by = grown * look.u
        rect = face.adjusted(-by, -by, by, by).translated(0, down * look.lift * look.u)
        painter.drawRoundedRect(rect, RADIUS * look.u + by, RADIUS * look.u + by)


def _paint_body(
    painter: QPainter, face: QRectF, look: TileLook, fill: tuple[QColor, QColor], side: QColor
) -> None:
    radius = RADIUS * look.u
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(side)
    painter.drawRoundedRect(
        face.translated(0, ceil(_SIDE * look.u * look.ratio) / look.ratio), radius, radius
    )
    gradient = QLinearGradient(face.topLeft(), face.bottomLeft())
    gradient.setColorAt(0, fill[0])
    gradient.setColorAt(1, fill[1])
    painter.setBrush(gradient)
    painter.drawRoundedRect(face, radius, radius)


def _paint_edge(painter: QPainter, face: QRectF, look: TileLook, colour: QColor) -> None:
    width = max(1.0, round(_EDGE * look.u * look.ratio) / look.ratio)
    inset = width / 2
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = RADIUS * look.u - inset
    painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), radius, radius)


def _paint_marks(painter: QPainter, tile: Tile, angle: int, look: TileLook) -> None:
    """Bar, pips and rivet, which turn with the tile."""
    u, colours = look.u, look.palette
    painter.save()
    painter.rotate(angle)
    bar = QPen(colours.tile_bar, max(1.0, _BAR[1] * u))
    bar.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(bar)
    painter.drawLine(QPointF(0, -_BAR[0] / 2 * u), QPointF(0, _BAR[0] / 2 * u))
    painter.setPen(Qt.PenStyle.NoPen)
    for value, middle in ((tile.low, -0.5), (tile.high, 0.5)):
        if value:
            painter.setBrush(pip_colours(look.pips)[value - 1])
        for along, across in _PATTERNS[value]:
            centre = QPointF(middle + along * _PIP_STEP, across * _PIP_STEP) * u
            painter.drawEllipse(centre, _PIP_RADIUS * u, _PIP_RADIUS * u)
    painter.restore()
    if tile.is_double:
        _paint_rivet(painter, look)


def _paint_rivet(painter: QPainter, look: TileLook) -> None:
    """The brass rivet of a spinner, at the origin; it does not say that the double is counted."""
    u, colours = look.u, look.palette
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, radius, shift in (
        (colours.brass_ring, _RIM, 0.0),
        (colours.brass, _BRASS, 0.0),
        (colours.glint, _GLINT, -0.03),
    ):
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(shift, shift) * u, radius * u, radius * u)
