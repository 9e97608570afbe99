"""A board as a figure shows it: the game's own tiles, pins and badges, and hollow marks besides."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from fiveup_desktop.layout import Bounds, Pose
from fiveup_desktop.rules import Board, Connection
from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.art.table import HOLLOW_AWAY, paint_hollow
from fiveup_desktop.view.table.camera import Camera, fitted
from fiveup_desktop.view.table.laid import Laid, laid_out
from fiveup_desktop.view.table.scenery import Wanted, badge_sprites, board_sprites
from fiveup_desktop.view.table.sprites import Sprite, Sprites
from fiveup_desktop.view.theme import Theme

__all__ = ["MOST_U", "bounds_of", "hollow_connections", "hollow_poses", "mark_sprites", "paint_board"]

MOST_U: Final = 43.0
"""The largest half of a tile in a figure, in px."""
_HOLLOW_Z = 4.5
_HOLLOW_SIDE = 0.5
_AROUND = 0.5
"""Room kept round tiles for badges, in u."""


def hollow_connections(board: Board) -> tuple[Connection, ...]:
    """The open connections that count nothing: the branch arms that are open. Rules, sections 3 and 10."""
    return tuple([each for each in board.open_connections if each.port.is_branch])


def hollow_poses(laid: Laid) -> dict[Connection, Pose]:
    """Where each hollow mark stands, in tile units."""
    poses = {}
    for connection in hollow_connections(laid.board):
        point = laid.table.port_points[connection]
        x, y = point.x + point.dx * HOLLOW_AWAY, point.y + point.dy * HOLLOW_AWAY
        poses[connection] = Pose(x, y, _HOLLOW_SIDE, _HOLLOW_SIDE, 0)
    return poses


def mark_sprites(
    laid: Laid, camera: Camera, sprites: Sprites, theme: Theme, taken: Collection[Connection] = ()
) -> Wanted:
    """Solid marks with their pips, and hollow ones but where something else says that a place is open."""
    poses = {each: pose for each, pose in hollow_poses(laid).items() if each not in taken}
    wanted = badge_sprites(laid, poses.values(), camera, sprites)
    u = camera.u
    reach = 0.17 * u + 3
    hollow = sprites.painted(
        ("hollow", u),
        QSizeF(reach, reach),
        lambda painter: paint_hollow(painter, QPointF(), u, theme.palette),
    )
    for connection, pose in poses.items():
        wanted["hollow", connection] = Sprite(hollow, camera.point(pose.x, pose.y), _HOLLOW_Z)
    return wanted


def bounds_of(laid: Laid, poses: tuple[Pose, ...] = ()) -> Bounds:
    """Tiles, hollow marks and `poses`, with room for badges."""
    left, top, right, bottom = laid.bounds((*hollow_poses(laid).values(), *poses))
    return left - _AROUND, top - _AROUND, right + _AROUND, bottom + _AROUND


def paint_board(painter: QPainter, rect: QRectF, board: Board, theme: Theme, ratio: float) -> None:
    """Paint a board on its felt into `rect`; pixmaps are made for the device pixel ratio `ratio`."""
    paint_felt(painter, rect, theme.palette)
    sprites, laid = Sprites(theme), laid_out(board)
    sprites.ratio = ratio
    camera = fitted(bounds_of(laid), rect.adjusted(12, 12, -12, -12), ratio, MOST_U)
    wanted = board_sprites(laid, camera, sprites) | mark_sprites(laid, camera, sprites, theme)
    for sprite in sorted(wanted.values(), key=lambda each: each.z):
        size = sprite.pixmap.deviceIndependentSize()
        corner = sprite.centre - QPointF(size.width() / 2, size.height() / 2)
        painter.setOpacity(sprite.opacity)
        painter.drawPixmap(QRectF(corner, size), sprite.pixmap, QRectF(sprite.pixmap.rect()))
    painter.setOpacity(1.0)
