"""The own rack: the order of the hand, where its tiles stand, and their sprites."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from fiveup_desktop.rules import Tile
from fiveup_desktop.view.art.tiles import HELD_LIFT, face_rect
from fiveup_desktop.view.theme import Palette, with_alpha

from .handling import Grip
from .scenery import Wanted
from .sprites import Sprite, Sprites

__all__ = ["Order", "Slot", "arranged", "place_at", "rack_slots", "rack_sprites", "tile_at"]

ONE_ROW: Final = 13
"""So many tiles stand in one row; more lie in two."""
RAISED: Final = 9.0
"""A tile that was clicked stands so many px higher."""

_STANDING, _LYING = 90, 0
_MARGIN, _GAP, _LEAST_GAP = 11.0, 14.0, 4.0
_DOT, _DOT_AWAY = 3.5, 6.5
_PLACE, _TILE, _MARK = 0.0, 1.0, 2.0


class Order(Enum):
    """How the hand is sorted."""

    DRAWN = "drawn"
    """As dealt and drawn."""
    VALUE = "value"
    """By the low half, then the high one."""
    PIPS = "pips"
    """Heaviest first."""
    DOUBLES = "doubles"
    """Doubles first."""
    OWN = "own"
    """As the player put them."""


_KEYS = {
    Order.VALUE: lambda tile: (tile.low, tile.high),
    Order.PIPS: lambda tile: (-tile.pips, tile.low),
    Order.DOUBLES: lambda tile: (not tile.is_double, tile.low, tile.high),
}


def arranged(hand: Sequence[Tile], order: Order, own: Sequence[Tile] = ()) -> tuple[Tile, ...]:
    """The hand in the order chosen. In the player's own order, tiles that are new stand at the end."""
    if order is Order.OWN:
        kept = [tile for tile in own if tile in hand]
        return (*kept, *[tile for tile in hand if tile not in kept])
    key = _KEYS.get(order)
    return tuple(hand) if key is None else tuple(sorted(hand, key=key))


class Slot(NamedTuple):
    """Where a tile of the rack is: its middle in px, its angle, and half its length in px."""

    centre: QPointF
    angle: int
    u: float

    @property
    def rect(self) -> QRectF:
        """The face of the tile."""
        return face_rect(self.angle, self.u, self.centre)


def rack_slots(count: int, area: QRectF, scale: float = 1.0) -> tuple[Slot, ...]:
    """Places for `count` tiles in `area`: one row of standing tiles, above 13 two rows of lying ones."""
    if count == 0:
        return ()
    rows = 1 if count <= ONE_ROW else 2
    columns = ceil(count / rows)
    gap = _GAP if rows == 1 else _LEAST_GAP * 2
    wide = 1.0 if rows == 1 else 2.0
    if rows == 1:
        u = min(37.0 * scale, (area.height() - 2 * _MARGIN) / 2)
    else:
        u = min(30.0 * scale, (area.height() - 28) / 2)
    room = area.width() / columns
    if wide * u + gap > room:
        gap = max(_LEAST_GAP, room - wide * u)
        u = min(u, (room - gap) / wide)
    u = float(int(u))
    step = wide * u + gap
    top = area.center().y() if rows == 1 else area.center().y() - (u + 8) / 2
    slots = []
    for place in range(count):
        row, column = divmod(place, columns)
        across = columns if row == 0 else count - columns
        x = area.center().x() + (column - (across - 1) / 2) * step
        slots.append(
            Slot(QPointF(round(x), round(top + row * (u + 8))), _STANDING if rows == 1 else _LYING, u)
        )
    return tuple(slots)


def rack_sprites(
    hand: Sequence[Tile],
    slots: Sequence[Slot],
    playable: frozenset[Tile],
    grip: Grip | None,
    away: bool,
    cursor: Tile | None,
    sprites: Sprites,
    palette: Palette,
) -> Wanted:
    """The tiles of the hand; `away`: the held one is over the table, and only its place stays, dashed."""
    wanted: Wanted = {}
    for tile, slot in zip(hand, slots, strict=True):
        held = grip is not None and grip.tile is tile
        if held and away:
            wanted["place", tile] = Sprite(_place(slot, sprites, palette), slot.centre, _PLACE)
            continue
        centre = slot.centre - QPointF(0, RAISED) if held else slot.centre
        pixmap = sprites.tile(tile, slot.angle, slot.u, HELD_LIFT if held else 1.0)
        wanted["tile", tile] = Sprite(pixmap, centre, _TILE)
        if tile in playable:
            dot = slot.centre + QPointF(0, slot.rect.height() / 2 + _DOT_AWAY)
            wanted["dot", tile] = Sprite(_dot(sprites, palette), dot, _MARK)
        if tile is cursor:
            wanted["cursor"] = Sprite(sprites.ring(slot.angle, slot.u), centre, _MARK)
    return wanted


def tile_at(hand: Sequence[Tile], slots: Sequence[Slot], point: QPointF) -> Tile | None:
    """The tile under a point; the gaps belong to the nearer tile."""
    for tile, slot in zip(hand, slots, strict=True):
        if slot.rect.adjusted(-_GAP / 2, -RAISED, _GAP / 2, _MARGIN).contains(point):
            return tile
    return None


def place_at(slots: Sequence[Slot], point: QPointF) -> int:
    """The index of the place nearest to a point: where a tile that is dropped on the rack goes."""
    away = [(point - slot.centre).manhattanLength() for slot in slots]
    return away.index(min(away))


def _dot(sprites: Sprites, palette: Palette) -> QPixmap:
    """The brass dot under a playable tile."""

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.brass)
        painter.drawEllipse(QPointF(), _DOT, _DOT)

    return sprites.painted("dot", QSizeF(_DOT + 1, _DOT + 1), paint)


def _place(slot: Slot, sprites: Sprites, palette: Palette) -> QPixmap:
    """The dashed place of the tile that is held over the table."""
    face = face_rect(slot.angle, slot.u)

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(with_alpha(palette.on_table2, 0.75), 1.5)
        pen.setDashPattern([2.4, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), 0.15 * slot.u, 0.15 * slot.u)

    half = QSizeF(face.width() / 2 + 2, face.height() / 2 + 2)
    return sprites.painted(("place", slot.angle, slot.u), half, paint)
