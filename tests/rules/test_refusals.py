"""Every refusal, reached: each rule that forbids an action, at a position where no other does."""

from __future__ import annotations

import pytest

from fiveup_desktop.rules import (
    FULL_SET,
    Deal,
    IllegalActionError,
    Lot,
    LotDraw,
    Match,
    Refusal,
    Tile,
    parse_action,
)
from tests.rules.matches import match_of


def tiles(text):
    return tuple(Tile.from_text(word) for word in text.split())


def deal(first, second, boneyard_first=""):
    """Two hands, the first seat leading; the named boneyard tiles on top, the others in order."""
    hands = (tiles(first), tiles(second))
    top = tiles(boneyard_first)
    rest = tuple(tile for tile in FULL_SET if tile not in (*hands[0], *hands[1], *top))
    lot = Lot((LotDraw(((0, Tile(6, 6)), (1, Tile(0, 0)))),))
    return Deal(lot, 0, hands, top + rest)


def after(match, *actions):
    for action in actions:
        match = match.play(parse_action(action)).after
    return match


def started():
    return Match.new(2).start_round(deal("1|4 1|1 2|3 0|6 2|2", "1|5 4|4 0|0 3|3 2|6"))


def stranger():
    """A round in which nothing of the second hand fits the 1|4 of the first."""
    return Match.new(2).start_round(deal("1|4 1|1 2|3 0|6 2|2", "5|6 5|5 0|0 3|3 3|6"))


def emptied():
    """A round whose boneyard is empty while the seat to move has nothing that fits."""
    for seed in range(1000):
        for transition in match_of(seed, 3):
            if str(transition.action) == "pass":
                return transition.before
    raise LookupError("no pass in any match")


def at_the_end_of_round():
    return next(step.after for step in match_of(0, 2) if step.outcome is not None)


CASES = {
    Refusal.MATCH_OVER: (lambda: match_of(0, 2)[-1].after, "draw"),
    Refusal.ROUND_NOT_DEALT: (at_the_end_of_round, "draw"),
    Refusal.TILE_NOT_IN_HAND: (lambda: after(started(), "1|4"), "3|4@1|4.high"),
    Refusal.TILE_ON_TABLE: (lambda: after(started(), "1|4", "1|5@1|4.low"), "1|4@1|5.high"),
    Refusal.TABLE_EMPTY: (started, "1|1@1|4.low"),
    Refusal.CONNECTION_NEEDED: (lambda: after(started(), "1|4"), "4|4"),
    Refusal.CONNECTION_NOT_ON_TABLE: (lambda: after(started(), "1|4"), "4|4@3|4.high"),
    Refusal.CONNECTION_OCCUPIED: (lambda: after(started(), "1|1", "1|5@1|1.line_a"), "1|4@1|1.line_a"),
    Refusal.ARMS_NOT_OPEN: (lambda: after(started(), "1|1"), "1|5@1|1.branch_a"),
    Refusal.NO_MATCHING_HALF: (lambda: after(started(), "1|4"), "0|0@1|4.high"),
    Refusal.MUST_PLACE_NOT_DRAW: (lambda: after(started(), "1|4"), "draw"),
    Refusal.MUST_PLACE_NOT_PASS: (lambda: after(started(), "1|4"), "pass"),
    Refusal.MUST_DRAW_NOT_PASS: (lambda: after(stranger(), "1|4"), "pass"),
    Refusal.BONEYARD_EMPTY: (emptied, "draw"),
}


@pytest.mark.parametrize("refusal", CASES, ids=lambda refusal: refusal.key)
def test_is_refused_by_its_rule(refusal):
    make, action = CASES[refusal]
    match = make()
    with pytest.raises(IllegalActionError) as caught:
        match.play(parse_action(action))
    assert caught.value.refusal is refusal
    assert f"section {refusal.section}" in str(caught.value)


def test_another_seat_is_refused():
    match = started()
    with pytest.raises(IllegalActionError) as caught:
        match.play(parse_action("1|4"), seat=1)
    assert caught.value.refusal is Refusal.NOT_YOUR_TURN
    assert match.play(parse_action("1|4"), seat=0).seat == 0


def test_every_refusal_is_reached_here():
    assert set(CASES) | {Refusal.NOT_YOUR_TURN} == set(Refusal)


def test_before_the_first_deal_nothing_is_legal():
    match = Match.new(4)
    assert match.legal_actions() == ()
    assert match.refusal(parse_action("draw")) is Refusal.ROUND_NOT_DEALT


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_cannot_play(players):
    with pytest.raises(ValueError):
        Match.new(players)
