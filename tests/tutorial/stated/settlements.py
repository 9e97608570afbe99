"""Domino, blocked round and paper tally: sections 6 to 8 of the book."""

from __future__ import annotations

from fiveup_desktop.rules import (
    OutcomeKind,
    settle_blocked,
    settle_domino,
)

from .kit import at, hands, play, states


@states("domino.settle")
def a_domino_ends_the_round_and_reveals_the_hands():
    step = at("1|4", hands("4|6", "2|3 0|0"), "0|5").play(play("4|6@1|4.high"))
    assert step.outcome.how is OutcomeKind.DOMINO
    assert step.outcome.settlement.hands == hands("", "2|3 0|0")
    assert step.after.needs_deal


@states("domino.event")
def one_event_of_award_plus_opponents_minus_partner():
    settled = settle_domino(hands("", "5|6", "2|6", "6|6"), 0, 10, (0, 0))
    (event,) = settled.events
    assert event.amount_raw == 10 + 25 - 10
    assert settled.scores_raw == (25, 0)
    over = settle_domino(hands("", "5|6", "2|6", "6|6"), 0, 10, (290, 0))
    assert over.scores_raw == (290, 0)


@states("domino.opponents")
def opponents_are_added_before_rounding():
    settled = settle_domino(hands("", "6|6 0|1", "", "5|6 0|2"), 0, 0, (0, 0))
    assert settled.events[0].parts.opponents_raw == 25


@states("domino.partner")
def the_partner_is_rounded_alone_and_only_at_four():
    four = settle_domino(hands("", "", "2|6", ""), 0, 0, (100, 0))
    assert four.events[0].parts.partner_raw == -10
    three = settle_domino(hands("", "0|1", "2|6"), 0, 0, (0, 0, 0))
    assert three.events[0].parts.partner_raw == 0
    apart = settle_domino(hands("", "6|6", "4|4 2|4", "0|5"), 0, 0, (100, 0))
    assert apart.events[0].amount_raw == 0, "15 - 15, not the 3 of 17 - 14"


@states("domino.negative", "rare.below-zero")
def a_net_below_zero_takes_the_score_below_zero():
    settled = settle_domino(hands("", "0|2", "6|6 5|6", "0|3"), 0, 0, (5, 0))
    assert settled.events[0].amount_raw == -20
    assert settled.events[0].accepted
    assert settled.scores_raw == (-15, 0)


@states("domino.leader")
def a_discarded_domino_leads_all_the_same():
    match = at("1|4", hands("4|6", "2|3 5|5"), "0|0", (300, 0))
    step = match.play(play("4|6@1|4.high"))
    assert not step.events[0].accepted
    assert step.after.next_leader == 0


AT_FOUR = ("1|1", "3|6 4|5 0|2", "6|6 5|6 1|6", "4|6 5|5 0|1")


@states("blocked.hands")
def partners_hands_are_neither_pooled_nor_compared():
    settled = settle_blocked(hands(*AT_FOUR), (0, 0))
    assert settled.hands == hands(*AT_FOUR)
    assert [(event.seat, event.amount_raw) for event in settled.events] == [(0, 35), (1, 10), (3, 10)]


@states("blocked.order", "rare.equal-hands")
def lightest_first_equal_hands_by_seat():
    settled = settle_blocked(hands("5|6", "0|4", "6|6 4|6"), (0, 0, 0))
    assert [event.seat for event in settled.events] == [1, 0]
    equal = settle_blocked(hands("1|4", "0|5", "6|6"), (0, 0, 0))
    assert [event.seat for event in equal.events] == [0, 1]


@states("blocked.difference")
def only_heavier_opponents_are_added_up():
    settled = settle_blocked(hands("5|6", "0|4", "6|6 4|6"), (0, 0, 0))
    assert [event.difference_raw for event in settled.events] == [(11 - 4) + (22 - 4), 22 - 11]


@states("blocked.rounding")
def the_sum_is_rounded_once():
    settled = settle_blocked(hands("0|3", "0|4", "0|6"), (0, 0, 0))
    assert [(event.seat, event.difference_raw, event.amount_raw) for event in settled.events] == [(0, 4, 5)]


@states("blocked.test")
def a_later_event_meets_the_raised_score():
    held = hands("0|6", "5|5 4|5 2|6 3|5 0|4", "4|4 0|5", "6|6 5|6 4|6 3|6")
    settled = settle_blocked(held, (200, 85))
    assert [(event.before_raw, event.accepted) for event in settled.events] == [(200, True), (270, False)]
    assert settled.scores_raw == (270, 85)


@states("blocked.discarded")
def a_discarded_event_leaves_the_others_alone():
    settled = settle_blocked(hands("0|4", "3|6", "6|6 2|6"), (300, 100, 50))
    assert [event.accepted for event in settled.events] == [False, True]
    assert settled.scores_raw == (300, 110, 50)


@states("blocked.win")
def an_exact_hit_ends_the_settlement():
    settled = settle_blocked(hands("0|5", "1|4", "6|6 5|6 4|6 0|2"), (275, 275, 0))
    assert [event.seat for event in settled.events] == [0]
    assert settled.scores_raw == (305, 275, 0)


@states("blocked.winner")
def the_lightest_hand_wins_the_round():
    assert settle_blocked(hands("5|6", "0|4", "6|6 4|6"), (0, 0, 0)).round_winner == 1
    assert settle_blocked(hands(*AT_FOUR), (0, 0)).round_winner == 0


@states("blocked.tied")
def a_shared_lightest_hand_ties_opponents_only():
    assert settle_blocked(hands("2|6", "3|5"), (0, 0)).round_winner is None
    assert settle_blocked(hands("2|6", "3|5", "4|6 0|4", "6|6"), (0, 0)).round_winner is None
    assert settle_blocked(hands("5|6 0|1", "2|6", "6|6 0|2", "3|5"), (0, 0)).round_winner == 1


@states("blocked.no-reward")
def the_winner_of_the_round_need_not_reach_61():
    settled = settle_blocked(hands("0|2", "0|5", "6|6 5|6 1|6"), (300, 280, 0))
    assert (settled.round_winner, settled.winner) == (0, 1)
    assert settle_blocked(hands("2|6", "3|5"), (10, 20)).scores_raw == (10, 20)


@states("blocked.leader")
def a_lot_decides_after_a_block():
    step = at("1|4", hands("4|6 0|2", "0|5 5|5")).play(play("4|6@1|4.high"))
    assert step.outcome.how is OutcomeKind.BLOCKED
    assert step.outcome.entity == 0
    assert step.outcome.settlement.next_leader is None
    assert step.after.next_leader is None


class Pen:
    """Stands for a painter: remembers the strokes."""

    def __init__(self) -> None:
        self.lines: list[tuple[float, float, float]] = []

    def setRenderHint(self, hint: object) -> None: ...

    def setPen(self, pen: object) -> None: ...

    def drawLine(self, line) -> None:
        middle = line.center()
        self.lines.append((round(middle.x(), 3), round(middle.y(), 3), line.length()))


def strokes(points: int) -> list[tuple[float, float, float]]:
    """Middle and length of each stroke; groups of side 1, one beside the other."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor

    from fiveup_desktop.view.art.tally import paint_tally

    pen = Pen()
    paint_tally(pen, QRectF(0, 0, 100, 100), points, QColor(0, 0, 0), 1.0)  # type: ignore[arg-type]  # a stand-in
    return pen.lines


@states("tally.stroke")
def a_stroke_is_a_displayed_point():
    assert [len(strokes(points)) for points in (-3, 0, 1, 10, 23, 61)] == [0, 0, 1, 10, 23, 61]


@states("tally.group")
def ten_strokes_are_a_group():
    lines = strokes(20)
    assert len({round(x // 1.2) for x, _, _ in lines[:10]}) == 1
    assert lines[10][0] > 1
    assert sorted(length > 1 for _, _, length in lines[:10]) == [False] * 8 + [True] * 2


@states("tally.order")
def the_large_x_then_top_right_bottom_left():
    lines = strokes(10)
    assert all(length > 1 for _, _, length in lines[:2])
    where = [(x - 0.5, y - 0.5) for x, y, _ in lines[2::2]]
    sides = [("top" if y < -0.1 else "bottom" if y > 0.1 else "right" if x > 0 else "left") for x, y in where]
    assert sides == ["top", "right", "bottom", "left"]
