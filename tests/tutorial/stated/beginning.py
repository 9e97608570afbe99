"""Tiles, scores, lot and deal: sections 1 and 2 of the book."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from fiveup_desktop.rules import (
    DRAW,
    FULL_SET,
    TARGET_RAW,
    IllegalDealError,
    Lot,
    LotDraw,
    Match,
    NotationError,
    Port,
    SeatView,
    Tile,
    deal_round,
    displayed,
    draw_lot,
    entity_count,
    entity_of,
    partner_of,
)

from .kit import at, hands, play, states, tiles, whole


@states("tiles.set")
def one_double_six_set():
    assert [Tile.from_text(text).pips for text in ("0|0", "3|3", "2|6")] == [0, 6, 8]
    pairs = {(tile.low, tile.high) for tile in FULL_SET}
    assert pairs == {(low, high) for high in range(7) for low in range(high + 1)}
    assert len(FULL_SET) == 28


@states("tiles.ends")
def the_smaller_half_comes_first():
    tile = Tile.from_text("1|4")
    assert (tile.connection(Port.LOW).value, tile.connection(Port.HIGH).value) == (1, 4)
    assert all(each.low <= each.high for each in FULL_SET)
    with pytest.raises(NotationError):
        Tile.from_text("4|1")


@states("tiles.doubles")
def seven_doubles_that_grow_in_four_directions():
    doubles = [tile for tile in FULL_SET if tile.is_double]
    assert len(doubles) == 7
    assert all(tile.low == tile.high and len(tile.ports) == 4 for tile in doubles)


@states("tiles.points")
def five_raw_points_are_one_displayed_point():
    assert [displayed(raw) for raw in (0, 5, 35, -10)] == [0, 1, 7, -2]
    scores = {score for step in whole(1, 4, 300) for score in step.after.scores_raw}
    assert scores
    assert all(score % 5 == 0 for score in scores)
    with pytest.raises(ValueError, match="multiple"):
        displayed(7)


@states("tiles.target")
def the_target_is_305_raw():
    assert displayed(TARGET_RAW) == 61
    assert Match(2, (305, 0)).is_over
    assert not Match(2, (300, 0)).is_over


@states("tiles.seats")
def two_three_or_four_players():
    for players in (2, 3, 4):
        assert Match.new(players).players == players
    for players in (1, 5):
        with pytest.raises(ValueError, match="play"):
            Match.new(players)


@states("tiles.entities")
def partners_sit_opposite():
    assert [entity_of(seat, 3) for seat in range(3)] == [0, 1, 2]
    assert [entity_of(seat, 4) for seat in range(4)] == [0, 1, 0, 1]
    assert [partner_of(seat, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert [entity_count(players) for players in (2, 3, 4)] == [2, 3, 2]
    assert partner_of(0, 3) is None


def lot(*draws: dict[int, str]) -> Lot:
    made = [tuple([(seat, Tile.from_text(tile)) for seat, tile in draw.items()]) for draw in draws]
    return Lot(tuple([LotDraw(draw) for draw in made]))


@states("lot.draw")
def the_heaviest_tile_leads():
    assert lot({0: "0|3", 1: "2|4", 2: "0|5"}).leader == 1
    assert lot({0: "3|3", 1: "2|5"}).leader == 1, "a double is worth no more than its pips"
    for seed in range(20):
        drawn = draw_lot(Random(seed), 3).draws[0]
        assert drawn.seats == (0, 1, 2)
        assert len({tile for _, tile in drawn.tiles}) == 3


@states("lot.tie")
def only_the_tied_draw_again():
    again = [drawn for seed in range(200) if len((drawn := draw_lot(Random(seed), 4)).draws) > 1]
    assert again
    for drawn in again:
        for first, second in pairwise(drawn.draws):
            assert second.seats == first.heaviest
        assert len(drawn.draws[-1].heaviest) == 1
    both = [
        {t for _, t in first.tiles} & {t for _, t in second.tiles}
        for first, second in (drawn.draws[:2] for drawn in again)
    ]
    assert any(both), "a fresh shuffle holds the tiles of the draw before"


@states("lot.return")
def the_lot_goes_back_and_alone_decides():
    for seed in range(30):
        deal = deal_round(Random(seed), 3)
        assert deal.lot is not None
        assert deal.leader == deal.lot.leader
        assert sorted([*deal.hands[0], *deal.hands[1], *deal.hands[2], *deal.boneyard]) == list(FULL_SET)
        assert {tile for _, tile in deal.lot.draws[0].tiles} <= set(FULL_SET)


@states("lot.deal")
def five_tiles_each_and_all_of_the_rest_is_drawn():
    for players, rest in ((2, 18), (3, 13), (4, 8)):
        deal = deal_round(Random(players), players)
        assert [len(hand) for hand in deal.hands] == [5] * players
        assert len(deal.boneyard) == rest
    last = at("1|4", hands("2|3", "0|5"), "2|2").play(DRAW)
    assert last.round_after.boneyard_count == 0, "down to its last tile"


@states("lot.hidden")
def hands_are_hidden_until_the_round_is_settled():
    held = hands("1|6 2|3", "0|5 4|5")
    other = hands("1|6 2|3", "3|3 2|6")
    mine = SeatView.of(at("1|4", held, "3|3 2|6"), 0)
    assert mine.to_text() == SeatView.of(at("1|4", other, "0|5 4|5"), 0).to_text()
    assert mine.hand == tiles("1|6 2|3")
    settled = at("1|4", hands("4|6", "2|3"), "0|0").play(play("4|6@1|4.high")).outcome
    assert settled is not None
    assert settled.settlement is not None
    assert settled.settlement.hands == hands("", "2|3")


@states("lot.next")
def who_dominoes_leads_the_next_round():
    domino = at("1|4", hands("2|3 0|0", "4|6"), "0|5", seat=1).play(play("4|6@1|4.high"))
    assert domino.after.next_leader == 1
    blocked = at("1|4", hands("4|6 2|3", "0|5")).play(play("4|6@1|4.high"))
    assert blocked.after.next_leader is None
    with pytest.raises(IllegalDealError):
        blocked.after.start_round(deal_round(Random(1), 2, leader=0))


@states("lot.turns")
def the_leader_opens_with_any_tile_and_turns_go_clockwise():
    match = Match.new(3).start_round(deal_round(Random(5), 3))
    opened = match.round
    assert opened is not None
    assert {action.tile for action in match.legal_actions()} == set(opened.hand_to_move)
    assert all(action.connection is None for action in match.legal_actions())
    leader = opened.to_move
    assert match.play(match.legal_actions()[0]).after.to_move == (leader + 1) % 3
