"""The published figures and the worked settlements, exactly (conformance data)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fiveup_desktop.rules import (
    Board,
    Placement,
    Tile,
    displayed,
    parse_action,
    placement_award_raw,
    settle_blocked,
    settle_domino,
)

DATA = Path(__file__).parent.parent / "data" / "conformance"
FIGURES = json.loads((DATA / "figures.json").read_text("utf-8"))
SETTLEMENTS = json.loads((DATA / "settlements.json").read_text("utf-8"))


def test_all_of_them_are_here():
    assert (len(FIGURES), len(SETTLEMENTS)) == (11, 22)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: f"{figure['group']}, {figure['played']}")
def test_figure(figure):
    board = Board.from_text(" ".join(figure["actions"]))
    award = placement_award_raw(board.total)
    last = parse_action(figure["actions"][-1])
    assert isinstance(last, Placement)
    assert str(last.tile) == figure["played"]
    assert [str(at) for at in board.open_connections] == figure["open"]
    assert [str(end) for end in board.scoring_ends] == figure["ends"]
    assert sorted(sorted(map(str, link)) for link in board.links) == sorted(map(sorted, figure["links"]))
    assert (board.total, award) == (figure["total"], figure["award_raw"])
    assert displayed(award) == figure["award_displayed"]


def told(event):
    given = {
        "kind": event.kind.value,
        "seat": event.seat,
        "entity": event.entity,
        "amount": event.amount_raw,
        "accepted": event.accepted,
    }
    if event.parts is not None:
        parts = event.parts
        given["parts"] = {
            "placement": parts.placement_raw,
            "opponents": parts.opponents_raw,
            "partner": parts.partner_raw,
        }
        assert parts.net_raw == event.amount_raw
    if event.difference_raw is not None:
        given["difference"] = event.difference_raw
    return given


@pytest.mark.parametrize("case", SETTLEMENTS, ids=lambda case: case["case"])
def test_settlement(case):
    hands = tuple(tuple(map(Tile.from_text, hand)) for hand in case["hands"])
    scores = tuple(case["scores_before"])
    if case["kind"] == "domino":
        settlement = settle_domino(hands, case["seat"], case["placement_award"], scores)
    else:
        settlement = settle_blocked(hands, scores)
    assert list(settlement.pips) == case["pips"]
    assert [told(event) for event in settlement.events] == case["events"]
    assert list(settlement.scores_raw) == case["scores"]
    assert settlement.winner == case["winner"]
    assert settlement.next_leader == case["next_leader"]
    assert settlement.round_winner == case["round_winner"]
