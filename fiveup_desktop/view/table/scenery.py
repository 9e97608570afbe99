"""From a laid-out board to the sprites that show it: tiles, joints, caps, badges and targets."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QSizeF

from fiveup_desktop.layout import Joint, Link, Pose, Target
from fiveup_desktop.rules import Connection, Placement, Port, ScoringEnd, Tile
from fiveup_desktop.view.art.table import BADGE_AWAY, TargetState, badge_radius

from .camera import Camera
from .laid import Laid, apart, joining
from .sprites import Sprite, Sprites

__all__ = [
    "Wanted",
    "badge_spots",
    "badge_sprites",
    "board_sprites",
    "ghost_sprites",
    "opening_sprites",
    "rest_sprites",
    "target_outline",
    "target_sprites",
    "tile_sprite",
    "uncovered",
]

Wanted = dict[Hashable, Sprite]

TARGETS: Final = 1.0
TILES: Final = 2.0
RING: Final = 3.0
PINS: Final = 4.0
BADGES: Final = 5.0
GHOST: Final = 0.92
"""How much of a tile that is only meant shows."""

_PIPS_REACH: Final = 0.255 + 0.098 + 0.03
"""How far the pips of a half reach from its middle, and a little more, in u."""


def tile_sprite(tile: Tile, pose: Pose, camera: Camera, sprites: Sprites) -> Sprite:
    """A tile where it lies; those further down lie over the shadows of those above."""
    return Sprite(
        sprites.tile(tile, pose.angle, camera.u), camera.point(pose.x, pose.y), TILES + pose.y / 1000
    )


def board_sprites(laid: Laid, camera: Camera, sprites: Sprites, ring: bool = True) -> Wanted:
    """Tiles, pins, links, caps, and the ring of the last play."""
    wanted: Wanted = {}
    for tile, pose in laid.table.poses.items():
        wanted["tile", tile] = tile_sprite(tile, pose, camera, sprites)
    for joint in laid.table.joints:
        wanted["pin", joint.x, joint.y] = _pin_sprite(joint, camera, sprites)
    for link in laid.table.links:
        wanted["link", link.to_connection] = _link_sprite(link, camera, sprites)
    for connection in laid.closed:
        point = laid.table.port_points[connection]
        cap = sprites.cap((point.dx, point.dy), camera.u)
        wanted["cap", connection] = Sprite(cap, camera.point(point.x, point.y), TARGETS)
    if ring and laid.last is not None:
        pose = laid.table.poses[laid.last]
        wanted["ring"] = Sprite(sprites.ring(pose.angle, camera.u), camera.point(pose.x, pose.y), RING)
    return wanted


def rest_sprites(laid: Laid, poses: Mapping[Connection, Pose], camera: Camera, sprites: Sprites) -> Wanted:
    """The outlines of the live connections while no tile is held."""
    wanted: Wanted = {}
    for connection, pose in uncovered(poses).items():
        point = laid.table.port_points[connection]
        at = joining(pose, (point.x, point.y), double=False)
        value = connection.value
        wanted["rest", connection] = target_outline(pose, value, at, TargetState.REST, camera, sprites)
    return wanted


def uncovered(poses: Mapping[Connection, Pose]) -> dict[Connection, Pose]:
    """The outlines that can be seen at one time: none over an earlier one."""
    seen: dict[Connection, Pose] = {}
    for connection, pose in poses.items():
        if not any(pose.overlaps(other) for other in seen.values()):
            seen[connection] = pose
    return seen


def opening_sprites(pose: Pose, camera: Camera, sprites: Sprites) -> Wanted:
    """The outline of the opening's place, while nothing is held."""
    return {"opening": target_outline(pose, None, (0.0, 0.0), TargetState.REST, camera, sprites)}


def target_sprites(
    laid: Laid,
    targets: Mapping[Placement, Target],
    chosen: Placement | None,
    by_keys: bool,
    camera: Camera,
    sprites: Sprites,
) -> Wanted:
    """The targets of the held tile; the one that is meant is louder, and hides those that overlap it."""
    wanted: Wanted = {}
    for placement in apart(targets, chosen):
        target = targets[placement]
        state = TargetState.IDLE
        if placement is chosen:
            state = TargetState.CHOSEN if by_keys else TargetState.HOVERED
        at = joining(target.pose, laid.start_of(target, placement.connection), placement.tile.is_double)
        # Where the ghost lies, the value would only shine through.
        hidden = placement is chosen or placement.connection is None
        value = None if hidden or placement.connection is None else placement.connection.value
        wanted["target", placement] = target_outline(target.pose, value, at, state, camera, sprites)
    return wanted


def ghost_sprites(to_come: Laid, camera: Camera, sprites: Sprites) -> Wanted:
    """The last tile of a table to come, a little transparent, with the pin or link that joins it."""
    tile = to_come.last
    if tile is None:
        return {}
    table, connection = to_come.table, to_come.board.placements[-1].connection
    wanted: Wanted = {"tile": tile_sprite(tile, table.poses[tile], camera, sprites)._replace(opacity=GHOST)}
    links = [link for link in table.links if connection in (link.from_connection, link.to_connection)]
    if links:
        wanted["link"] = _link_sprite(links[-1], camera, sprites)
    elif table.joints:
        wanted["pin"] = _pin_sprite(table.joints[-1], camera, sprites)
    return wanted


def _pin_sprite(joint: Joint, camera: Camera, sprites: Sprites) -> Sprite:
    return Sprite(sprites.pin(joint.horizontal, camera.u), camera.point(joint.x, joint.y), PINS)


def _link_sprite(link: Link, camera: Camera, sprites: Sprites) -> Sprite:
    pixmap, middle = sprites.link([camera.point(*point) for point in link.points], camera.u)
    return Sprite(pixmap, middle, PINS)


def target_outline(
    pose: Pose,
    value: int | None,
    at: tuple[float, float],
    state: TargetState,
    camera: Camera,
    sprites: Sprites,
) -> Sprite:
    """A target over a pose; `at` is the middle of the half that joins, from its middle, in units."""
    u = camera.u
    size = QSizeF(pose.w * u, pose.h * u)
    pixmap = sprites.target(size, value, QPointF(at[0] * u, at[1] * u), state, u)
    return Sprite(
        pixmap, camera.point(pose.x, pose.y), TARGETS + (0.5 if state is not TargetState.REST else 0)
    )


def badge_sprites(laid: Laid, targets: Iterable[Pose], camera: Camera, sprites: Sprites) -> Wanted:
    """The badge of every scoring end, with the pips that it counts."""
    wanted: Wanted = {}
    for end, (x, y) in badge_spots(laid, targets, camera.u).items():
        pixmap = sprites.badge(end.points, camera.u)
        wanted["badge", end.tile, end.port] = Sprite(pixmap, camera.point(x, y), BADGES)
    return wanted


def badge_spots(laid: Laid, targets: Iterable[Pose], u: float) -> dict[ScoringEnd, tuple[float, float]]:
    """Where each badge's middle stands, in tile units: beside what is counted, where most room is."""
    radius = badge_radius(u) / u
    tiles = laid.table.poses
    avoided = list(targets)
    spots: dict[ScoringEnd, tuple[float, float]] = {}
    for end in laid.board.scoring_ends:
        others = [pose for tile, pose in tiles.items() if tile is not end.tile]
        spots[end] = max(
            _candidates(laid, end, radius),
            key=lambda spot: _room(spot, radius, others, avoided, spots.values(), laid),
        )
    return spots


def _candidates(laid: Laid, end: ScoringEnd, radius: float) -> list[tuple[float, float]]:
    """The two places beside a counted half or double, the preferred one (above, or to the right) first."""
    away = max(0.5 + BADGE_AWAY, _PIPS_REACH + radius)
    if end.port is None:
        arms = [laid.table.port_points[end.tile.connection(port)] for port in (Port.BRANCH_A, Port.BRANCH_B)]
        spots = [(arm.x + arm.dx * (away - 0.5), arm.y + arm.dy * (away - 0.5)) for arm in arms]
    else:
        point = laid.table.port_points[end.tile.connection(end.port)]
        x, y = point.x - 0.5 * point.dx, point.y - 0.5 * point.dy
        spots = [(x + point.dy * away, y - point.dx * away), (x - point.dy * away, y + point.dx * away)]
    return sorted(spots, key=lambda spot: spot[1] - spot[0])


def _room(
    spot: tuple[float, float],
    radius: float,
    tiles: Iterable[Pose],
    targets: Iterable[Pose],
    badges: Iterable[tuple[float, float]],
    laid: Laid,
) -> float:
    """How good a place for a badge is: 0 when it touches nothing, less for every touch, tiles worst."""
    cost = 0.0
    cost += sum(5 * _depth(spot, radius, pose) for pose in tiles)
    cost += sum(2 * _depth(spot, radius, pose) for pose in targets)
    cost += sum(5 * max(0.0, 2 * radius - hypot(spot[0] - x, spot[1] - y)) for x, y in badges)
    for link in laid.table.links:
        for start, stop in zip(link.points, link.points[1:], strict=False):
            cost += 3 * _depth(spot, radius, _segment(start, stop))
    return -cost


def _segment(start: tuple[float, float], stop: tuple[float, float]) -> Pose:
    """A piece of a link as a thin rectangle."""
    return Pose(
        (start[0] + stop[0]) / 2,
        (start[1] + stop[1]) / 2,
        abs(start[0] - stop[0]) + 0.12,
        abs(start[1] - stop[1]) + 0.12,
        0,
    )


def _depth(spot: tuple[float, float], radius: float, pose: Pose) -> float:
    """How deep a disc reaches into a rectangle, in tile units; 0 if it does not."""
    dx = max(abs(spot[0] - pose.x) - pose.w / 2, 0.0)
    dy = max(abs(spot[1] - pose.y) - pose.h / 2, 0.0)
    return max(0.0, radius - hypot(dx, dy))
