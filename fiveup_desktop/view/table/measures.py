"""Where everything stands on the table page, in px, by size, text size and seats (the look, section 5)."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from fiveup_desktop.view.theme.metrics import PANEL_GAP

__all__ = ["Extent", "Measures", "Place", "extent_of", "measure", "places"]

MOST_U: Final = 56
"""The largest half of a tile on the mat, in px."""
READABLE_U: Final = 20
"""Below this many px a half, one has to zoom."""

_LARGE = QSize(1600, 900)
_NARROW = 1200
_DRAWER = QSize(1000, 620)


class Place(Enum):
    """A side of the table, clockwise from the seat that the window belongs to."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


class Extent(NamedTuple):
    """What depends on the size of the whole page."""

    panel: int
    """Width of the side panel."""
    drawer: bool
    """Whether the panel is a drawer that lies over the table."""
    rack: int
    """Height of the own rack."""
    scale: float
    """Of tags and plates."""
    side_tag: int
    """Width of the tags at the sides, before the scale."""
    more: int
    """What is added to every text size, in px."""
    text: float = 1.0
    """The text size setting, 1.0 at 100%."""


def extent_of(page: QSize, text: float = 1.0) -> Extent:
    """The extent of a page of this size; `text` is the text size setting, 1.0 at 100%."""
    large = page.width() >= _LARGE.width() and page.height() >= _LARGE.height()
    narrow = page.width() < _NARROW
    panel, rack = (360, 128) if large else (256, 84) if narrow else (288, 96)
    grown = min(round(panel * (1 + (text - 1) * 0.5)), round(page.width() * 0.35))
    return Extent(
        panel=grown,
        drawer=page.width() < _DRAWER.width() or page.height() < _DRAWER.height() - 32,
        rack=max(rack, round(72 * text) + 12),
        scale=(1.15 if large else 1.0) * (1 + (text - 1) * 0.5),
        side_tag=64 if narrow else 92,
        more=1 if large else 0,
        text=text,
    )


def places(players: int) -> tuple[Place, ...]:
    """The places of the seats, clockwise from the one at the bottom."""
    return {
        2: (Place.BOTTOM, Place.TOP),
        3: (Place.BOTTOM, Place.LEFT, Place.RIGHT),
        4: (Place.BOTTOM, Place.LEFT, Place.TOP, Place.RIGHT),
    }[players]


class Measures(NamedTuple):
    """The rectangles of the table itself: mat, rack, what the camera may use, and where plates hang."""

    mat: QRectF
    rack: QRectF
    fit: QRectF
    """Tiles and targets stay in here."""
    tags: dict[Place, QRectF]
    """The tags of the other seats; the bottom one is the rack."""
    total: QPointF
    """Bottom left corner of the total plate."""
    boneyard: QPointF
    """Bottom right corner of the boneyard plate."""
    plate_height: float
    scale: float
    hand: QRectF
    """The part of the rack where the tiles are."""


def measure(size: QSizeF, players: int, extent: Extent) -> Measures:
    """The rectangles in a table of `size` px, rack included."""
    gap, scale = float(PANEL_GAP), extent.scale
    rack = QRectF(gap, size.height() - gap - extent.rack, size.width() - 2 * gap, extent.rack)
    mat = QRectF(gap, gap, rack.width(), rack.top() - 2 * gap)
    seats = places(players)
    sides = (extent.side_tag * scale + 20) if Place.LEFT in seats else 24
    top = (_top_height(extent, players) + 18) if Place.TOP in seats else 24
    bottom = 40 * scale + 22
    fit = mat.adjusted(sides, top, -sides, -bottom)
    plate = 40 * scale
    info = min(270.0 * scale, rack.width() * 0.3)
    return Measures(
        mat=mat,
        rack=rack,
        fit=fit,
        tags={place: _tag(place, mat, fit, extent, players) for place in seats if place is not Place.BOTTOM},
        total=QPointF(mat.left() + 14, mat.bottom() - 12),
        boneyard=QPointF(mat.right() - 14, mat.bottom() - 12),
        plate_height=plate,
        scale=scale,
        hand=rack.adjusted(info, 0, -info, 0),
    )


def _top_height(extent: Extent, players: int) -> float:
    """The height of the tag at the top; without partners the points stand below the name."""
    return 40 * (max(extent.scale, extent.text) if players == 2 else extent.scale)


def _tag(place: Place, mat: QRectF, fit: QRectF, extent: Extent, players: int) -> QRectF:
    if place is Place.TOP:
        size = QSizeF(220 * extent.scale, _top_height(extent, players))
        return QRectF(QPointF(mat.center().x() - size.width() / 2, mat.top() + 12), size)
    size = QSizeF(extent.side_tag * extent.scale, 92 * extent.scale)
    top = fit.center().y() - size.height() / 2
    left = mat.left() + 10 if place is Place.LEFT else mat.right() - 10 - size.width()
    return QRectF(QPointF(left, top), size)
