"""Rare cases: section 9 of the book."""

from __future__ import annotations

from random import Random

import pytest

from fiveup_desktop.rules import (
    DRAW,
    EventKind,
    IllegalDealError,
    Match,
    OutcomeKind,
    SeatView,
    deal_round,
    draw_lot,
    settle_blocked,
    settle_domino,
)

from .kit import at, hands, play, states, tiles, whole


@states("rare.lot-of-four")
def each_of_four_draws_for_themself():
    for seed in range(20):
        drawn = draw_lot(Random(seed), 4)
        assert drawn.draws[0].seats == (0, 1, 2, 3)
    assert {draw_lot(Random(seed), 4).leader for seed in range(60)} == {0, 1, 2, 3}
    lots = [draw_lot(Random(seed), 4) for seed in range(300)]
    partners = [drawn for drawn in lots if drawn.draws[0].heaviest in ((0, 2), (1, 3))]
    assert partners
    assert all(drawn.draws[1].seats == drawn.draws[0].heaviest for drawn in partners)


@states("rare.target-by-placement")
def a_match_won_by_a_placement_is_not_settled():
    step = at("0|4", hands("4|5 2|3", "1|6 6|6"), scores=(300, 0)).play(play("4|5@0|4.high"))
    assert step.round_after.is_stuck
    assert step.outcome.how is OutcomeKind.TARGET
    assert step.outcome.settlement is None
    assert [event.kind for event in step.events] == [EventKind.PLACEMENT]


@states("rare.overshoot-then-block")
def an_overshoot_is_discarded_before_the_blocked_settlement():
    step = at("1|4", hands("1|6 0|1", "0|5"), scores=(300, 0)).play(play("1|6@1|4.low"))
    assert [(event.kind, event.accepted) for event in step.events] == [
        (EventKind.PLACEMENT, False),
        (EventKind.BLOCKED, True),
    ]
    assert step.after.scores_raw == (305, 0)


@states("rare.net-only")
def only_the_net_amount_is_tested():
    settled = settle_domino(hands("", "3|6", "6|6 0|5", "0|1"), 0, 20, (290, 0))
    assert settled.scores_raw == (305, 0)


@states("rare.net-zero")
def a_net_of_0_is_accepted():
    settled = settle_domino(hands("0|6", "", "0|4", "4|6"), 1, 0, (50, 60))
    (event,) = settled.events
    assert (event.amount_raw, event.accepted) == (0, True)
    assert settled.scores_raw == (50, 60)


@states("rare.sum-zero")
def a_sum_that_rounds_to_0_is_no_event():
    assert settle_blocked(hands("1|6", "3|6"), (40, 40)).events == ()


@states("rare.choose-place")
def a_drawn_tile_may_go_wherever_it_fits():
    match = at("1|4", hands("2|3 0|0", "0|5"), "1|1 4|4").play(DRAW).after
    assert match.legal_actions() == (play("1|1@1|4.low"),)
    several = at("4|4 3|4@4|4.line_a 2|4@4|4.line_b", hands("0|0 0|1", "0|5"), "4|6 1|1").play(DRAW).after
    assert len(several.legal_actions()) == 2
    assert several.round.boneyard_count == 1
    drawn = [t.round_before.boneyard_count - t.round_after.boneyard_count for t in whole(23, 2, 300)]
    assert set(drawn) <= {0, 1}


@states("rare.what-is-seen")
def counts_lot_draws_and_passes_are_seen_but_no_drawn_tile():
    before = at("1|4", hands("2|3 0|0", "0|5 4|6"), "2|2 3|3")
    other = at("1|4", hands("2|3 0|0", "0|5 4|6"), "3|3 2|2")
    seen, else_seen = (SeatView.of(match.play(DRAW).after, 1) for match in (before, other))
    assert seen.to_text() == else_seen.to_text()
    assert [ply.action for ply in seen.plies] == [DRAW]
    assert (seen.hand_counts, seen.boneyard_count) == ((3, 2), 1)


@states("rare.seats-rounds")
def rounds_have_no_limit_and_seats_stay():
    match = Match.new(2)
    for number in range(30):
        deal = deal_round(Random(number), 2, match.next_leader)
        match = match.start_round(deal)
        current = match.round
        assert current.hands == deal.hands
        # A round that ends without anybody getting nearer: blocked with equal hands.
        ended = at("1|4", hands("4|6 2|3", "0|5")).play(play("4|6@1|4.high")).round_after
        match = match._replace(rounds=(*match.rounds[:-1], ended))
    assert match.needs_deal


@states("rare.rematch")
def a_match_begins_at_0_with_a_lot():
    for players in (2, 3, 4):
        match = Match.new(players)
        assert set(match.scores_raw) == {0}
        with pytest.raises(IllegalDealError):
            match.start_round(deal_round(Random(1), players, leader=0))


@states("rare.computers")
def a_seat_sees_its_own_hand_and_counts():
    held = hands("1|6 2|3", "0|5 4|5", "0|0")
    view = SeatView.of(at("1|4", held, "3|3"), 1)
    assert view.hand == tiles("0|5 4|5")
    hidden = {*tiles("1|6 2|3"), *tiles("0|0"), *tiles("3|3")}
    text = view.to_text()
    assert not [tile for tile in hidden if str(tile) in text]
