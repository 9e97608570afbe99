"""What a board looks like: one sprite for everything that lies on it, badges where they hide nothing."""

from math import hypot

import pytest

from fiveup_desktop.layout import Table
from fiveup_desktop.rules import Board
from fiveup_desktop.view.art.table import TargetState, badge_radius
from fiveup_desktop.view.table.camera import Camera
from fiveup_desktop.view.table.laid import Laid, apart, joining, laid_out
from fiveup_desktop.view.table.scenery import (
    badge_spots,
    badge_sprites,
    board_sprites,
    ghost_sprites,
    rest_sprites,
    target_sprites,
)
from fiveup_desktop.view.table.sprites import Sprites
from tests.rules.matches import match_of

CAMERA = Camera(36.0, 480.0, 290.0)


def boards():
    """The boards of some random rounds, one for each placement."""
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        laid = Laid.empty()
        for transition in match_of(seed, players)[:120]:
            laid = laid_out(transition.round_after.board, laid)
            yield laid


BOARDS = list(boards())


@pytest.fixture
def sprites(theme):
    return Sprites(theme)


def test_every_tile_joint_and_closed_end_has_its_sprite(sprites):
    for laid in BOARDS[::7]:
        wanted = board_sprites(laid, CAMERA, sprites)
        kinds = [key if isinstance(key, str) else key[0] for key in wanted]
        tiles = len(laid.board.tiles)
        assert {key[1] for key in wanted if key[0] == "tile"} == set(laid.board.tiles)
        assert kinds.count("pin") + kinds.count("link") == max(0, tiles - 1)
        assert {key[1] for key in wanted if key[0] == "cap"} == set(laid.closed)
        assert kinds.count("ring") == (1 if tiles else 0)


def test_a_connection_is_closed_when_all_tiles_of_its_value_lie():
    for laid in BOARDS:
        assert sorted((*laid.live, *laid.closed)) == list(laid.board.open_connections)
        for connection in laid.closed:
            assert sum(tile.has(connection.value) for tile in laid.board.tiles) == 7


def test_tiles_lie_on_whole_pixels(sprites):
    for laid in BOARDS[::11]:
        for key, sprite in board_sprites(laid, CAMERA, sprites).items():
            if key[0] == "tile":
                assert sprite.centre.toPoint() == sprite.centre


@pytest.mark.parametrize("u", [20, 30, 41, 56])
def test_badges_hide_no_pips(u):
    radius = badge_radius(u) / u
    for laid in BOARDS[::5]:
        spots = badge_spots(laid, [], u)
        assert set(spots) == set(laid.board.scoring_ends)
        for end, (x, y) in spots.items():
            for tile, pose in laid.table.poses.items():
                # The pips of a tile reach to 0.147 from its edge.
                dx = max(abs(x - pose.x) - pose.w / 2 + 0.14, 0)
                dy = max(abs(y - pose.y) - pose.h / 2 + 0.14, 0)
                assert tile is not end.tile or hypot(dx, dy) >= radius - 0.01


def test_each_badge_tells_what_its_end_counts(sprites):
    for laid in BOARDS[::9]:
        wanted = badge_sprites(laid, [], CAMERA, sprites)
        ends = laid.board.scoring_ends
        assert set(wanted) == {("badge", end.tile, end.port) for end in ends}


def test_resting_targets_never_overlap(sprites):
    for laid in BOARDS[::13]:
        poses = {connection: laid.table.rest_target(connection) for connection in laid.live}
        wanted = rest_sprites(laid, poses, CAMERA, sprites)
        shown = [poses[key[1]] for key in wanted]
        assert not any(a.overlaps(b) for i, a in enumerate(shown) for b in shown[:i])


def test_of_targets_in_one_place_the_one_that_is_meant_is_seen():
    board = Board.from_text("6|6 0|6@6|6.line_a")
    laid = laid_out(board)
    placements = board.legal_placements(tile for tile in _unplayed(board))
    targets = laid.table.targets(placements)
    for placement in placements:
        seen = apart(targets, placement)
        assert seen[0] is placement
        poses = [targets[each].pose for each in seen]
        assert not any(a.overlaps(b) for i, a in enumerate(poses) for b in poses[:i])


def _unplayed(board):
    from fiveup_desktop.rules import FULL_SET

    return [tile for tile in FULL_SET if tile not in board.tiles]


def test_the_value_stands_in_the_half_that_joins():
    board = Board.from_text("1|4")
    laid = laid_out(board)
    for placement in board.legal_placements(_unplayed(board)):
        target = laid.table.target(placement)
        start = laid.start_of(target, placement.connection)
        x, y = joining(target.pose, start, placement.tile.is_double)
        if placement.tile.is_double:
            assert (x, y) == (0, 0)
        else:
            assert hypot(target.pose.x + x - start[0], target.pose.y + y - start[1]) <= 0.75


def test_a_ghost_lies_where_the_tile_will_lie(sprites):
    board = Board.from_text("6|6 0|6@6|6.line_a")
    laid = laid_out(board)
    for placement in board.legal_placements(_unplayed(board)):
        to_come = laid.placed(placement)
        ghost = ghost_sprites(to_come, CAMERA, sprites)
        assert set(ghost) == {"tile", "pin"}
        assert ghost["tile"].centre == board_sprites(to_come, CAMERA, sprites)["tile", placement.tile].centre
        target = laid.table.target(placement)
        assert ghost["tile"].centre == CAMERA.point(target.pose.x, target.pose.y)


def test_the_meant_target_is_another_picture(sprites):
    board = Board.from_text("1|4")
    laid = laid_out(board)
    placements = board.legal_placements(_unplayed(board))[:4]
    targets = laid.table.targets(placements)
    idle = target_sprites(laid, targets, None, False, CAMERA, sprites)
    for by_keys in (False, True):
        meant = target_sprites(laid, targets, placements[0], by_keys, CAMERA, sprites)
        key = ("target", placements[0])
        assert meant[key].pixmap.toImage() != idle[key].pixmap.toImage()
    assert {state.value for state in TargetState} == {"rest", "idle", "hovered", "chosen"}


def test_a_layout_that_is_known_is_not_worked_out_again():
    board = Board.from_text("1|4 4|4@1|4.high 4|5@4|4.line_b")
    known = laid_out(Board(board.placements[:2]))
    assert laid_out(board, known).table.poses == laid_out(board).table.poses
    assert laid_out(known.board, known) is known
    assert isinstance(laid_out(Board.empty(), known).table, Table)
