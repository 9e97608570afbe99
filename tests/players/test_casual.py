"""The level casual: the highest accepted award now; ties by doubles, the lighter tile, the notation."""

from __future__ import annotations

from random import Random

import pytest

from fiveup_desktop.players import policy_of
from fiveup_desktop.rules import Board, EventKind, SeatView, Tile
from tests.rules.matches import PLAYERS, match_of

CASUAL = policy_of("casual")


def view(board, hand, scores_raw=(0, 0), boneyard_count=9, players=2, seat=0):
    """The view of a seat to move; what casual does not look at is left as it comes."""
    hand = tuple(sorted(map(Tile.from_text, hand.split())))
    counts = tuple(len(hand) if other == seat else 3 for other in range(players))
    return SeatView(
        players=players,
        seat=seat,
        round_number=0,
        scores_raw=scores_raw,
        lot=None,
        leader=0,
        board=Board.from_text(board),
        hand=hand,
        hand_counts=counts,
        boneyard_count=boneyard_count,
        to_move=seat,
        plies=(),
    )


CASES = {
    "points before none": (view("1|4", "1|6 4|6 1|3"), "1|6@1|4.low"),
    "many before few": (view("2|2 2|4@2|2.line_a", "2|6 1|4"), "2|6@2|2.line_b"),
    "what reaches 61 before what would pass it": (
        view("2|2 2|4@2|2.line_a", "2|6 1|4", scores_raw=(300, 0)),
        "1|4@2|4.high",
    ),
    "what its partnership can take": (
        view("2|2 2|4@2|2.line_a", "2|6 1|4", scores_raw=(300, 0), players=4, seat=2),
        "1|4@2|4.high",
    ),
    "what is discarded is worth nothing": (
        view("1|4", "1|6 1|3", scores_raw=(300, 0)),
        "1|3@1|4.low",
    ),
    "a double before a lighter tile": (view("1|4", "4|4 1|2"), "4|4@1|4.high"),
    "the lighter tile": (view("1|4", "1|3 4|6 1|2"), "1|2@1|4.low"),
    "by notation, of one tile": (view("2|2", "2|3 0|1"), "2|3@2|2.line_a"),
    "by notation, of tiles of one weight": (view("1|3", "2|3 1|4"), "1|4@1|3.low"),
    "an opening with points": (view("", "1|4 6|6 0|0"), "1|4"),
    "a double as the opening": (view("", "1|3 6|6 0|2"), "6|6"),
    "a draw": (view("1|4", "0|0 2|2"), "draw"),
    "a pass": (view("1|4", "0|0 2|2", boneyard_count=0), "pass"),
}


@pytest.mark.parametrize("name", CASES)
def test_it_plays(name):
    seen, wanted = CASES[name]
    assert str(CASUAL.choose(seen, Random(0))) == wanted


def gain(match, action):
    """Raw points that an action earns by itself, as the engine says; a block after it is another thing."""
    events = match.play(action).events
    return sum(event.amount_raw for event in events if event.accepted and event.kind is not EventKind.BLOCKED)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_other_placement_gets_more_now(players):
    """Over random matches; a last tile only where the hands against it can be worked out."""
    counted = {False: 0, True: 0}
    for seed in range(60):
        for transition in match_of(seed, players):
            match, current = transition.before, transition.round_before
            legal = match.legal_actions()
            is_last = len(current.hand_to_move) == 1
            if len(legal) == 1 or (is_last and (current.boneyard_count or players == 4)):
                continue
            chosen = CASUAL.choose(SeatView.of(match, transition.seat), Random(0))
            assert gain(match, chosen) == max(gain(match, action) for action in legal)
            counted[is_last] += 1
    assert counted[False] > 1000
    assert counted[True] > 0 or players == 4
