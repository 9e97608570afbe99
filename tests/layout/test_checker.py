"""The checker, on tables laid by hand: it passes sound ones and catches every planted fault."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.layout.checker import faults, joins, target_faults

ACTIONS = ["1|4", "1|1@1|4.low", "4|4@1|4.high", "1|2@1|1.line_b", "1|3@1|1.branch_a", "2|5@1|2.high"]
SPOTS = {
    "1|4": (0, 0, 0),
    "1|1": (-1.5, 0, 90),
    "4|4": (1.5, 0, 90),
    "1|2": (-3, 0, 180),
    "1|3": (-1.5, -2, 270),
    # A corner: against the long side of the end half of 1|2.
    "2|5": (-3.5, 1.5, 90),
}


def lie(name: str, x: float, y: float, angle: int) -> dict[str, Any]:
    w, h = (2, 1) if angle in (0, 180) else (1, 2)
    return {"tile": name, "x": x, "y": y, "w": w, "h": h, "angle": angle}


def table() -> list[dict[str, Any]]:
    return [lie(name, *spot) for name, spot in SPOTS.items()]


def linked_table() -> tuple[list[str], list[dict[str, Any]], list[dict[str, Any]]]:
    """The same with a 5|6 at the end of a link that leads round a corner."""
    tiles = [*table(), lie("5|6", -1, 4, 0)]
    link = {"from": "2|5.high", "to": "5|6.low", "points": [(-3.5, 2.5), (-3.5, 4), (-2, 4)]}
    return [*ACTIONS, "5|6@2|5.high"], tiles, [link]


def test_a_sound_table_has_no_faults() -> None:
    assert faults(ACTIONS, table(), []) == []
    assert faults(*linked_table()) == []


def test_it_reads_joined_ports_from_the_notation() -> None:
    assert [tuple(pair) for pair in joins(ACTIONS)] == [
        ("1|4.low", "1|1.line_a"),
        ("1|4.high", "4|4.line_a"),
        ("1|1.line_b", "1|2.low"),
        ("1|1.branch_a", "1|3.low"),
        ("1|2.high", "2|5.low"),
    ]


@pytest.mark.parametrize("name", SPOTS)
@pytest.mark.parametrize(("dx", "dy"), [(0.5, 0), (-0.5, 0), (0, 0.5), (0, -0.5)])
def test_a_tile_shifted_by_half_a_unit_is_caught(name: str, dx: float, dy: float) -> None:
    tiles = table()
    for tile in tiles:
        if tile["tile"] == name:
            tile["x"] += dx
            tile["y"] += dy
    assert faults(ACTIONS, tiles, [])


@pytest.mark.parametrize("name", ["1|4", "1|2", "1|3", "2|5"])
def test_a_tile_turned_end_for_end_is_caught(name: str) -> None:
    tiles = table()
    for tile in tiles:
        if tile["tile"] == name:
            tile["angle"] = (tile["angle"] + 180) % 360
    assert faults(ACTIONS, tiles, [])


def test_a_double_that_is_not_crosswise_is_caught() -> None:
    spots = {**SPOTS, "4|4": (2, 0, 0)}
    assert faults(ACTIONS, [lie(name, *spot) for name, spot in spots.items()], []) != []


def test_a_tile_left_out_or_mangled_is_caught() -> None:
    assert faults(ACTIONS, table()[:-1], [])
    tiles = table()
    tiles[0]["w"] = 1
    assert faults(ACTIONS, tiles, [])


def test_two_ports_on_one_side_of_a_double_are_caught() -> None:
    actions = ["1|1", "1|2@1|1.line_a", "1|3@1|1.line_b", "1|4@1|1.branch_a", "1|5@1|1.branch_b"]
    spots = [(0, 0, 90), (-1.5, 0, 180), (1.5, 0, 0), (0, -2, 270), (0, 2, 90)]
    tiles = [lie(action.partition("@")[0], *spot) for action, spot in zip(actions, spots, strict=True)]
    assert faults(actions, tiles, []) == []
    assert faults(actions[:3], [tiles[0], tiles[1], {**tiles[1], "tile": "1|3"}], [])
    # An arm's tile on a line side.
    assert faults(actions[:4], [*tiles[:2], {**tiles[3], "tile": "1|3"}, {**tiles[2], "tile": "1|4"}], [])


@pytest.mark.parametrize("by", [0.5, 1.0])
def test_a_gap_under_half_a_unit_is_caught(by: float) -> None:
    actions, tiles, links = linked_table()
    tiles[-1]["y"] -= 1.75 + by
    assert any("apart" in fault or "overlap" in fault for fault in faults(actions, tiles, links))


@pytest.mark.parametrize(
    "points",
    [
        [(-3.5, 2.5), (-3.5, 4), (-2.5, 4)],
        [(-3.5, 2), (-3.5, 4), (-2, 4)],
        [(-3.5, 2.5), (-2, 4)],
        [(-3.5, 2.5), (-3.5, 3), (-1, 3), (-1, 1.5), (-2.5, 1.5), (-2.5, 4), (-2, 4)],
        [(-3.5, 2.5), (-3.5, 5), (0.5, 5), (0.5, 4), (-2, 4)],
    ],
)
def test_a_bad_link_is_caught(points: list[tuple[float, float]]) -> None:
    actions, tiles, links = linked_table()
    links[0]["points"] = points
    assert faults(actions, tiles, links)


def test_a_link_that_joins_nothing_and_links_that_meet_are_caught() -> None:
    actions, tiles, links = linked_table()
    assert faults(actions, tiles, [*links, {**links[0], "to": "4|4.line_b"}])
    assert faults(actions, tiles, [])
    crossing = {"from": "4|4.line_b", "to": "4|6.low", "points": [(2, 0), (4, 0), (4, 3), (-5, 3), (-5, 6)]}
    more = [*tiles, lie("4|6", -5, 7, 90)]
    assert any("links" in f for f in faults([*actions, "4|6@4|4.line_b"], more, [*links, crossing]))


def test_targets_are_checked_as_if_placed() -> None:
    legal = ["3|6@1|3.high", "4|6@4|4.line_b"]
    targets = [{"action": legal[0], **lie("3|6", -1.5, -4, 270)}, {"action": legal[1], **lie("4|6", 3, 0, 0)}]
    assert target_faults(ACTIONS, table(), [], legal, targets) == []
    assert target_faults(ACTIONS, table(), [], legal, targets[:1]) == ["no target for 4|6@4|4.line_b"]
    shifted = deepcopy(targets)
    shifted[1]["x"] += 0.5
    assert target_faults(ACTIONS, table(), [], legal, shifted)
