"""What a hint marks on the table: the tile of the hand, and the place where it goes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from fiveup_desktop.layout import Target
from fiveup_desktop.rules import Placement
from fiveup_desktop.view.art.table import TargetState
from fiveup_desktop.view.art.tiles import RADIUS, face_rect
from fiveup_desktop.view.theme import Palette

from .camera import Camera
from .laid import Laid, joining
from .rack import Slot
from .scenery import Wanted, target_outline, tile_sprite
from .sprites import Sprite, Sprites

__all__ = ["place_sprites", "tile_ring"]

_GHOST: Final = 0.75
_AWAY: Final = 4.0
_WIDTH: Final = 3.0
_RING, _TILE = 2.5, 2.0


def place_sprites(laid: Laid, placement: Placement, camera: Camera, sprites: Sprites) -> Wanted:
    """The place of a hinted placement: a solid outline, and in it the tile as it would lie, pale."""
    target: Target = laid.table.target(placement)
    tile, pose = placement.tile, target.pose
    at = joining(pose, laid.start_of(target, placement.connection), tile.is_double)
    outline = target_outline(pose, None, at, TargetState.HOVERED, camera, sprites)
    pale = tile_sprite(tile, pose, camera, sprites)._replace(opacity=_GHOST, z=_TILE)
    return {("tile", placement): pale, ("place", placement): outline._replace(z=_RING)}


def tile_ring(slot: Slot, sprites: Sprites, palette: Palette) -> Sprite:
    """The brass ring round a tile of the hand."""
    face = face_rect(slot.angle, slot.u)
    reach = _AWAY + _WIDTH
    radius = RADIUS * slot.u + _AWAY

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.brass, _WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY), radius, radius)

    half = QSizeF(face.width() / 2 + reach, face.height() / 2 + reach)
    return Sprite(sprites.painted(("hint", slot.angle, slot.u), half, paint), slot.centre, _TILE)
