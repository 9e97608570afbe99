"""Tables: values, pure functions of the placements, whose targets are their results."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import combinations, islice
from pathlib import Path
from random import Random

import pytest

from fiveup_desktop.layout import Pose, Table, lay_out
from fiveup_desktop.layout import plan as plan_module
from fiveup_desktop.layout.ground import Lie
from fiveup_desktop.layout.outlook import Outlook
from fiveup_desktop.layout.plan import beyond, choose, make_room
from fiveup_desktop.layout.prospects import Supply
from fiveup_desktop.rules import FULL_SET, Board, Connection, Placement, Tile
from tests.layout import checker
from tests.layout.rounds import dealt_round, free_round
from tests.layout.survey import Figures, check_targets, link_fields, pose_fields, table_fields

ROOT = Path(__file__).parents[2]
FIGURES = json.loads((ROOT / "tests/data/conformance/figures.json").read_text(encoding="utf-8"))
# Two spinners with one tile between them and a double hung on the same-side arm of each.
RIGID = "2|3 2|2@2|3.low 3|3@2|3.high 1|2@2|2.line_b 3|4@3|3.line_b 0|2@2|2.branch_a 3|6@3|3.branch_b"


def placements(text: str) -> tuple[Placement, ...]:
    return Board.from_text(text).placements


def sound(table: Table) -> bool:
    return checker.faults(*table_fields(table)) == []


def test_the_first_tile_lies_across_and_a_first_double_stands() -> None:
    assert lay_out(placements("1|4")).poses == {Tile(1, 4): Pose(0, 0, 2, 1, 0)}
    assert lay_out(placements("3|3")).poses == {Tile(3, 3): Pose(0, 0, 1, 2, 90)}


def test_the_empty_table_has_nothing_and_takes_any_opening() -> None:
    table = Table.empty()
    assert (table.poses, table.links, table.joints, table.moved) == ({}, (), (), ())
    assert table.target(Placement(Tile(6, 6))).pose == Pose(0, 0, 1, 2, 90)


def test_a_line_goes_straight_on_with_its_doubles_crosswise() -> None:
    table = lay_out(placements("1|4 4|4@1|4.high 2|4@4|4.line_b"))
    assert table.poses[Tile(4, 4)] == Pose(1.5, 0, 1, 2, 90)
    assert table.poses[Tile(2, 4)] == Pose(3, 0, 2, 1, 180)
    assert [(joint.x, joint.y, joint.horizontal) for joint in table.joints] == [(1, 0, True), (2, 0, True)]
    assert table.bounds == (-1, -1, 4, 1)


def test_ports_point_outwards() -> None:
    table = lay_out(placements("1|4 4|4@1|4.high"))
    points = {str(connection): point for connection, point in table.port_points.items()}
    assert {name: (p.x, p.y, p.dx, p.dy) for name, p in points.items()} == {
        "1|4.low": (-1, 0, -1, 0),
        "1|4.high": (1, 0, 1, 0),
        "4|4.line_a": (1, 0, -1, 0),
        "4|4.line_b": (2, 0, 1, 0),
        "4|4.branch_a": (1.5, -1, 0, -1),
        "4|4.branch_b": (1.5, 1, 0, 1),
    }


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["played"])
def test_the_published_figures_are_laid_soundly(figure: dict[str, list[str]]) -> None:
    board = Board.from_text(" ".join(figure["actions"]))
    table = lay_out(board.placements)
    assert sound(table)
    assert table.links == ()
    assert len(table.joints) == len(figure["links"])
    for connection in board.open_connections:
        assert table.rest_target(connection) is not None


def test_a_table_is_a_value() -> None:
    whole = list(dealt_round(Random(5), 3, "random"))
    table = Table.empty()
    for placement in whole:
        poses = dict(table.poses)
        after = table.place(placement)
        assert dict(table.poses) == poses
        assert set(after.poses) - set(poses) == {placement.tile}
        table = after
    assert table == lay_out(whole)
    assert hash(table) == hash(lay_out(whole))
    assert table.poses == lay_out(whole).poses
    assert table != lay_out(whole[:-1])


@pytest.mark.parametrize("policy", ["random", "doubles-first", "arms-first"])
def test_every_target_is_the_result(policy: str) -> None:
    figures, table, board = Figures(), Table.empty(), Board.empty()
    for placement in islice(free_round(Random(8), policy), 20):
        check_targets(table, board, figures)
        table, board = table.place(placement), board.place(placement)
    assert figures.faults == {}


def test_a_connection_that_nothing_fits_has_no_rest_target() -> None:
    whole = list(free_round(Random(2), "straight-line"))
    table, board = lay_out(whole), Board(tuple(whole))
    unplayed = [tile for tile in FULL_SET if tile not in table.poses]
    for tile in table.poses:
        for connection in (tile.connection(port) for port in tile.ports):
            if not any(other.has(connection.value) for other in unplayed):
                assert table.rest_target(connection) is None
    assert board.placements == table.placements


def test_an_occupied_connection_is_refused() -> None:
    table = lay_out(placements("1|4 4|4@1|4.high"))
    with pytest.raises(KeyError):
        table.target(Placement(Tile(2, 4), Connection.from_text("1|4.high")))


def test_the_rigid_case_is_solved_without_moving_a_tile() -> None:
    table = lay_out(placements(f"{RIGID} 0|0@0|2.low"))
    after = table.place(Placement(Tile(6, 6), Connection.from_text("3|6.high")))
    assert after.moved == ()
    assert sound(after)
    assert all(after.poses[tile] == pose for tile, pose in table.poses.items())


@pytest.mark.parametrize("double", [False, True])
def test_a_link_leads_to_a_sound_place(double: bool) -> None:
    """Bar every other spot: what is left is a link."""
    table = lay_out(placements(RIGID))
    ground = table.ground
    outlook = Outlook(ground)
    connection = Connection.from_text("0|2.low")
    prospect = outlook.prospects[connection]
    outlook.prospects[connection] = prospect._replace(singles=(), doubles=())
    placement = Placement(Tile(0, 0) if double else Tile(0, 5), connection)
    choice = choose(outlook, placement, Supply([*ground.lies, placement.tile]))
    assert choice is not None
    lie = Lie(placement, choice.room.spot, prospect.anchor, choice.track)
    linked = Table(ground.laid(lie), (*table.placements, placement))
    assert len(linked.links) == 1
    assert sound(linked)


def test_room_is_made_by_moving_few_tiles() -> None:
    whole = list(islice(dealt_round(Random(3), 4, "random"), 12))
    table, last = lay_out(whole[:-1]), whole[-1]
    plan = make_room(table.ground, last)
    assert plan.ground is not None
    after = Table(plan.ground, (*table.placements, last), plan.moved)
    assert sound(after)
    assert set(after.moved) == {tile for tile in table.poses if table.poses[tile] != after.poses[tile]}
    assert len(after.moved) <= 5


@pytest.mark.parametrize("seed", range(6))
def test_where_there_is_no_room_at_all_a_tile_lies_beyond_the_table(seed: int, caplog) -> None:
    whole = list(dealt_round(Random(seed), 4, "random"))
    table = lay_out(whole[:-3])
    for placement in whole[-3:]:
        plan = beyond(table.ground, placement)
        assert beyond(table.ground, placement) == plan
        table = Table(table.ground.laid(plan.lie), (*table.placements, placement))
    assert "no room for" in caplog.text
    assert len(table.links) >= 3
    faults = checker.faults(*table_fields(table))
    assert [fault for fault in faults if "link" not in fault] == []


def test_a_table_without_room_goes_on(monkeypatch) -> None:
    monkeypatch.setattr(plan_module, "choose", lambda *_: None)
    whole = list(dealt_round(Random(1), 2, "random"))
    table = lay_out(whole)
    assert len(table.poses) == len(whole)
    assert all(not a.overlaps(b) for a, b in combinations(table.poses.values(), 2))


SCRIPT = """
from random import Random
from fiveup_desktop.layout import lay_out
from tests.layout.rounds import free_round
for seed in range(3):
    table = lay_out(free_round(Random(seed), "doubles-first"))
    print([(str(tile), pose) for tile, pose in table.poses.items()], table.links, table.joints)
"""


def test_the_layout_does_not_depend_on_the_hash_seed() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "77")
    }
    assert len(outputs) == 1
    assert outputs.pop()


def test_fields_are_plain_numbers() -> None:
    table = lay_out(placements("1|4 4|4@1|4.high"))
    assert pose_fields(table.poses[Tile(1, 4)]) == {"x": 0, "y": 0, "w": 2, "h": 1, "angle": 0}
    assert [link_fields(link) for link in table.links] == []
