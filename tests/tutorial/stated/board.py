"""The board: section 3 of the book."""

from __future__ import annotations

from fiveup_desktop.layout import lay_out
from fiveup_desktop.rules import (
    FULL_SET,
    Board,
    Connection,
    Placement,
    Port,
    Refusal,
    Tile,
    placement_award_raw,
)

from .kit import ARMS, play, states, tiles, whole


@states("board.ports")
def two_ports_or_four():
    assert Tile(1, 4).ports == (Port.LOW, Port.HIGH)
    assert set(Tile(4, 4).ports) == {Port.LINE_A, Port.LINE_B, Port.BRANCH_A, Port.BRANCH_B}
    assert {Tile(4, 4).connection(port).value for port in Tile(4, 4).ports} == {4}


@states("board.crosswise")
def every_double_is_a_spinner_and_lies_crosswise():
    for board in (
        "4|4 3|4@4|4.line_a 2|4@4|4.line_b",
        "1|4 4|4@1|4.high 3|4@4|4.line_b",
        f"{ARMS} 1|5@1|1.branch_a 5|5@1|5.high 0|5@5|5.line_b",
    ):
        placed = Board.from_text(board)
        double = [tile for tile in placed.tiles if tile.is_double][-1]
        assert {double.connection(Port.BRANCH_A), double.connection(Port.BRANCH_B)} <= set(
            placed.open_connections
        )
    poses = lay_out(Board.from_text(ARMS).placements).poses
    along, across = poses[Tile(1, 4)], poses[Tile(1, 1)]
    assert along.w > along.h
    assert across.w < across.h


@states("board.double-joins")
def a_double_joins_with_a_line_side():
    joined = Placement(Tile(4, 4), Connection.from_text("1|4.high"))
    assert joined.port is not None
    assert joined.port is Port.LINE_A
    assert Connection.from_text("4|4.line_b") in Board.from_text("1|4 4|4@1|4.high").open_connections
    alone = Board.from_text("4|4")
    sides = {play(f"3|4@4|4.{side}") for side in ("line_a", "line_b")}
    assert set(alone.legal_placements(tiles("3|4"))) == sides


@states("board.open-connections")
def free_halves_and_free_line_sides_are_open():
    board = Board.from_text("1|4 4|4@1|4.high")
    assert [str(each) for each in board.open_connections] == ["1|4.low", "4|4.line_b"]
    ends = Board.from_text("1|4 4|6@1|4.high")
    assert [str(each) for each in ends.open_connections] == ["1|4.low", "4|6.high"]
    arms = [str(each) for each in Board.from_text(ARMS).open_connections if each.port.is_branch]
    assert arms == ["1|1.branch_a", "1|1.branch_b", "4|4.branch_a", "4|4.branch_b"]


@states("board.arms")
def arms_open_when_both_line_sides_are_occupied():
    one = Board.from_text("4|4 3|4@4|4.line_a")
    assert one.refusal(play("2|4@4|4.branch_a")) is Refusal.ARMS_NOT_OPEN
    both = one.place(play("2|4@4|4.line_b"))
    for arm in ("branch_a", "branch_b"):
        assert both.refusal(play(f"4|6@4|4.{arm}")) is None


@states("board.placement")
def equal_values_are_joined():
    board = Board.from_text(ARMS)
    for tile in FULL_SET:
        if tile in board.tiles:
            continue
        fits = board.legal_placements([tile])
        values = {each.value for each in board.open_connections}
        assert bool(fits) == bool(values & {tile.low, tile.high})
        for placement in fits:
            own = placement.own_connection
            assert own is not None
            assert own.value == placement.connection.value
            assert (own.port is Port.LINE_A) == tile.is_double
    assert board.refusal(play("0|6@1|2.high")) is Refusal.NO_MATCHING_HALF


@states("board.two-places")
def two_connections_are_two_placements():
    assert len(Board.from_text("2|2").legal_placements(tiles("2|3"))) == 2


@states("board.ends")
def free_halves_count_their_pips_a_blank_0():
    board = Board.from_text("0|4")
    assert [str(end) for end in board.scoring_ends] == ["0|4.high=4", "0|4.low=0"]
    arms = Board.from_text(ARMS)
    assert len(arms.open_connections) == 6
    assert [str(end) for end in arms.scoring_ends] == ["1|2.high=2", "3|4.low=3"]


@states("board.doubles-count")
def a_double_with_a_free_line_side_counts_both_halves_once():
    assert [str(end) for end in Board.from_text("1|4 4|4@1|4.high").scoring_ends] == ["1|4.low=1", "4|4=8"]
    assert Board.from_text("2|2").total == 4
    assert "2|2=4" in map(str, Board.from_text("2|2 2|3@2|2.line_a").scoring_ends)


@states("board.doubles-silent")
def an_internal_double_counts_nothing():
    board = Board.from_text("1|4 4|4@1|4.high 3|4@4|4.line_b")
    assert [str(end) for end in board.scoring_ends] == ["1|4.low=1", "3|4.low=3"]
    assert board.total == 4


@states("board.branches")
def a_started_arm_counts_through_its_outer_end():
    assert Board.from_text(ARMS).total == 5
    assert Board.from_text(f"{ARMS} 1|5@1|1.branch_a").total == 10
    assert Board.from_text(f"{ARMS} 1|5@1|1.branch_a 5|5@1|5.high").total == 15


@states("board.total")
def the_total_is_the_sum_of_all_scoring_ends():
    for step in whole(7, 3, 200):
        board = step.round_after.board
        assert board.total == sum(end.points for end in board.scoring_ends)


@states("board.award")
def a_positive_multiple_of_five_is_awarded():
    assert [placement_award_raw(total) for total in (0, 4, 5, 6, 10, 15, 35)] == [0, 0, 5, 0, 10, 15, 35]
