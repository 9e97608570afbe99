"""Checks a laid-out table and shares nothing with the layout: it knows tiles as rectangles with an angle.

It takes the form of `referee --poses`: `tiles` and `targets` as dicts with x, y, w, h, angle, `links` as
dicts with from, to, points, and the actions that led there. Units: a tile is 1 x 2; y down; angle clockwise,
0: low on the left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, NamedTuple

GAP = 0.5
NEAR = 1e-9
Rect = tuple[float, float, float, float]
Vector = tuple[float, float]
LOW_WAY: Mapping[int, Vector] = {0: (-1, 0), 90: (0, -1), 180: (1, 0), 270: (0, 1)}


class Joined(NamedTuple):
    """A pair of ports that a placement joined, in notation."""

    at: str
    own: str


def joins(actions: Iterable[str]) -> list[Joined]:
    """The pairs of ports that these actions join: a double by line_a, a non-double by its matching half."""
    found = []
    for action in actions:
        tile, _, at = action.partition("@")
        if at:
            value = at.partition(".")[0].split("|")[at.endswith(".high")]
            low, high = tile.split("|")
            port = "line_a" if low == high else "low" if low == value else "high"
            found.append(Joined(at, f"{tile}.{port}"))
    return found


def faults(
    actions: Sequence[str],
    tiles: Iterable[Mapping[str, Any]],
    links: Iterable[Mapping[str, Any]],
) -> list[str]:
    """Everything that is wrong with a table, in words; empty if nothing is."""
    lies = {tile["tile"]: tile for tile in tiles}
    links = list(links)
    placed = [action for action in actions if action not in ("draw", "pass")]
    if sorted(lies) != sorted(action.partition("@")[0] for action in placed):
        return ["the tiles are not the ones that were placed"]
    found = [f"{name} is no tile: {lie}" for name, lie in lies.items() if not _is_tile(name, lie)]
    if found:
        return found
    pairs = joins(placed)
    linked = {(link["from"], link["to"]) for link in links}
    touching = [pair for pair in pairs if tuple(pair) not in linked]
    found += [f"a link joins what is not joined: {pair}" for pair in linked - {tuple(pair) for pair in pairs}]
    found += _gaps(lies, touching)
    found += [
        f"{at} and {own} are not face to face" for at, own in touching if not _face_to_face(lies, at, own)
    ]
    found += _shared_sides(lies, touching, links)
    for link in links:
        found += _link_faults(lies, link)
    for one, other in combinations(links, 2):
        if any(_distance(a, b) < GAP - NEAR for a in _segments(one) for b in _segments(other)):
            found.append(f"links {one['from']} and {other['from']} are closer than {GAP}")
    return found


def target_faults(
    actions: Sequence[str],
    tiles: Sequence[Mapping[str, Any]],
    links: Sequence[Mapping[str, Any]],
    legal: Iterable[str],
    targets: Iterable[Mapping[str, Any]],
) -> list[str]:
    """What is wrong with the targets: each legal placement has one, which would be a sound table.

    A target may bring its own `link`; without one it must touch, or be apart from everything.
    """
    by_action = {target["action"]: target for target in targets}
    found = [f"no target for {action}" for action in legal if action not in by_action]
    for action, target in by_action.items():
        if target.get("moves"):
            continue
        lie = {**target, "tile": action.partition("@")[0]}
        own_links = [target["link"]] if target.get("link") else []
        after = faults([*actions, action], [*tiles, lie], [*links, *own_links])
        found += [f"target of {action}: {fault}" for fault in after]
    return found


def _is_tile(name: str, lie: Mapping[str, Any]) -> bool:
    """Whether size and angle agree: 1 x 2, upright at 90 and 270; a double only 0 or 90."""
    low, high = name.split("|")
    size = (2, 1) if lie["angle"] in (0, 180) else (1, 2)
    angles = (0, 90) if low == high else (0, 90, 180, 270)
    return lie["angle"] in angles and (lie["w"], lie["h"]) == size


def _rect(lie: Mapping[str, Any]) -> Rect:
    x, y, w, h = (float(lie[key]) for key in "xywh")
    return x - w / 2, y - h / 2, x + w / 2, y + h / 2


def _distance(one: Rect, other: Rect) -> float:
    """How far apart two rectangles are, along the axis on which they are further; below 0 if they overlap."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])


def _gaps(lies: Mapping[str, Mapping[str, Any]], touching: Iterable[Joined]) -> Iterator[str]:
    neighbours = {frozenset((at.partition(".")[0], own.partition(".")[0])) for at, own in touching}
    for one, other in combinations(lies, 2):
        gap = _distance(_rect(lies[one]), _rect(lies[other]))
        if gap < -NEAR:
            yield f"{one} and {other} overlap"
        elif gap < GAP - NEAR and frozenset((one, other)) not in neighbours:
            yield f"{one} and {other} are {gap} apart"


def _half(lies: Mapping[str, Mapping[str, Any]], connection: str) -> tuple[Vector, list[Vector]]:
    """The centre of the square that a port joins with, and the ways in which it can face.

    A line side of a double joins with the middle of a long side: as if its square lay in the double's middle.
    """
    name, _, port = connection.partition(".")
    lie = lies[name]
    ways: list[Vector] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    along = [way for way in ways if bool(way[0]) == (lie["w"] == 2)]
    if port in ("line_a", "line_b"):
        return (lie["x"], lie["y"]), [way for way in ways if way not in along]
    if port in ("branch_a", "branch_b"):
        return (lie["x"], lie["y"]), along
    dx, dy = LOW_WAY[lie["angle"]]
    if port == "high":
        dx, dy = -dx, -dy
    return (lie["x"] + dx / 2, lie["y"] + dy / 2), [way for way in ways if way != (-dx, -dy)]


def _contact(lies: Mapping[str, Mapping[str, Any]], at: str, own: str) -> Vector | None:
    """The way from the square of `at` to that of `own`, if they are face to face as their ports allow."""
    (ax, ay), a_ways = _half(lies, at)
    (bx, by), b_ways = _half(lies, own)
    # A line side is half a unit from its double's middle, like any side of a square; an arm's end is one.
    reach = 0.5 + (1.0 if ".branch" in at else 0.5)
    for dx, dy in a_ways:
        there = abs(ax + dx * reach - bx) < NEAR and abs(ay + dy * reach - by) < NEAR
        if there and (-dx, -dy) in b_ways:
            return dx, dy
    return None


def _face_to_face(lies: Mapping[str, Mapping[str, Any]], at: str, own: str) -> bool:
    return _contact(lies, at, own) is not None


def _shared_sides(
    lies: Mapping[str, Mapping[str, Any]], touching: Iterable[Joined], links: Iterable[Mapping[str, Any]]
) -> Iterator[str]:
    """A double's two line sides, and its two arms, must lie on opposite sides."""
    sides: dict[tuple[str, Vector], str] = {}
    used = [(pair.at, _contact(lies, *pair)) for pair in touching]
    used += [(own, (-way[0], -way[1])) for (at, own) in touching if (way := _contact(lies, at, own))]
    for link in links:
        (x, y), (u, v) = link["points"][:2]
        used.append((link["from"], (_sign(u - x), _sign(v - y))))
        (u, v), (x, y) = link["points"][-2:]
        used.append((link["to"], (_sign(u - x), _sign(v - y))))
    for connection, way in used:
        name, _, port = connection.partition(".")
        if (
            way is not None
            and ("line" in port or "branch" in port)
            and sides.setdefault((name, way), port) != port
        ):
            yield f"two ports of {name} use the same side"


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _segments(link: Mapping[str, Any]) -> list[Rect]:
    return [(min(a, c), min(b, d), max(a, c), max(b, d)) for (a, b), (c, d) in pairwise(link["points"])]


def _outer_edges(lies: Mapping[str, Mapping[str, Any]], connection: str) -> list[Vector]:
    """The points where a link can meet a port: the middle of its outer short edge, or of a long side."""
    (x, y), ways = _half(lies, connection)
    name, _, port = connection.partition(".")
    if port in ("low", "high"):
        dx, dy = LOW_WAY[lies[name]["angle"]]
        ways = [(dx, dy) if port == "low" else (-dx, -dy)]
    reach = 1.0 if "branch" in port else 0.5
    return [(x + dx * reach, y + dy * reach) for dx, dy in ways]


def _link_faults(lies: Mapping[str, Mapping[str, Any]], link: Mapping[str, Any]) -> Iterator[str]:
    name = f"link {link['from']}-{link['to']}"
    ends = link["points"][0], link["points"][-1]
    for connection, end in zip((link["from"], link["to"]), ends, strict=True):
        if not any(
            abs(end[0] - x) < NEAR and abs(end[1] - y) < NEAR for x, y in _outer_edges(lies, connection)
        ):
            yield f"{name} does not meet {connection}"
    segments = _segments(link)
    if any(left != right and top != bottom for left, top, right, bottom in segments):
        yield f"{name} runs askew"
    for i, segment in enumerate(segments):
        if any(_distance(segment, other) < GAP - NEAR for other in segments[: max(0, i - 1)]):
            yield f"{name} meets itself"
    own = [link["from"].partition(".")[0], link["to"].partition(".")[0]]
    for tile, lie in lies.items():
        if tile not in own and any(_distance(segment, _rect(lie)) < GAP - NEAR for segment in segments):
            yield f"{name} is closer than {GAP} to {tile}"
    for tile, end in zip(own, ends, strict=True):
        # It may meet its own tiles in its end point only: all the rest keeps clear of their edges.
        touching = [s for s in segments if _distance(s, _rect(lies[tile])) <= NEAR]
        beyond = [s for s in touching if not (_is_end(s, end) and _overlap_is_point(s, _rect(lies[tile])))]
        if beyond or len(touching) != 1:
            yield f"{name} touches {tile} beside its end"


def _is_end(segment: Rect, point: Sequence[float]) -> bool:
    return tuple(point) in (segment[:2], segment[2:])


def _overlap_is_point(one: Rect, other: Rect) -> bool:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return abs(width) < NEAR and abs(height) < NEAR
