"""A policy is handed a SeatView and nothing that knows more: whatever else is tried fails the type check."""

from __future__ import annotations

import pytest
from mypy import api

from tests.architecture.source import ROOT

POLICY = """
from random import Random
from fiveup_desktop.players import Policy, policy_of
from fiveup_desktop.rules import Action, Chance, Match, SeatView, deal_round

class Player:
    def choose(self, view: {seen}, chance: Chance) -> Action:
        return view.legal_actions()[0]

match = Match.new(2).start_round(deal_round(Random(0), 2))
player: Policy = Player()
policy_of("expert").choose({handed}, Random(0))
"""


@pytest.mark.parametrize(
    ("seen", "handed", "complaint"),
    [
        ("SeatView", "SeatView.of(match, 0)", None),
        ("Match", "SeatView.of(match, 0)", "[assignment]"),
        ("SeatView", "match", "[arg-type]"),
    ],
)
def test_a_match_in_place_of_a_view_fails_the_type_check(seen, handed, complaint, monkeypatch):
    monkeypatch.chdir(ROOT)
    # Not by the project's settings, which name the packages to check.
    said, _, status = api.run(["--config-file=", "--strict", "-c", POLICY.format(seen=seen, handed=handed)])
    errors = [line for line in said.splitlines() if "error:" in line]
    assert status == (complaint is not None), said
    assert [line.rpartition(" ")[2] for line in errors] == ([complaint] if complaint else [])
