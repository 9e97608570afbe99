"""Hints: the facts are those of the rules, and a hint knows no more than its seat."""

from __future__ import annotations

from random import Random

import pytest

from fiveup_desktop.players.candidates import candidates_of
from fiveup_desktop.players.hints import facts_of, hint_for
from fiveup_desktop.rules import (
    FULL_SET,
    TARGET_RAW,
    SeatView,
    entity_of,
    placement_award_raw,
)
from tests.players.positions import PLAYERS, permuted, play, some


@pytest.mark.parametrize("players", PLAYERS)
def test_facts_are_those_of_the_rules(players):
    near = [
        match._replace(scores_raw=(TARGET_RAW - 10,) * len(match.scores_raw)) for match in some(8, players)
    ]
    for match in (*some(25, players), *near):
        view = SeatView.of(match, match.to_move)
        unseen = [tile for tile in FULL_SET if tile not in view.hand and tile not in view.board.tiles]
        for candidate in candidates_of(view):
            facts = facts_of(view, candidate)
            board = view.board.place(candidate.placement)
            rest = [tile for tile in view.hand if tile is not candidate.placement.tile]
            assert facts.total == board.total
            assert facts.award_raw == placement_award_raw(board.total)
            over = view.scores_raw[entity_of(view.seat, players)] + facts.award_raw > TARGET_RAW
            assert facts.is_discarded == (over and bool(rest))
            assert facts.is_last_tile == (not rest)
            assert facts.unseen_count == len(unseen)
            assert facts.fitting_count == sum(board.fits([tile]) for tile in unseen)
            assert facts.kept_count == sum(board.fits([tile]) for tile in rest)
            following = entity_of((view.seat + 1) % players, players)
            wanted = TARGET_RAW - candidate.scores_raw[following]
            scoring = {
                reply.tile
                for reply in board.legal_placements(unseen)
                if 0 < placement_award_raw(board.placed(reply).total) <= wanted
            }
            assert facts.scoring_count == len(scoring)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hint_is_a_legal_play_and_blind(players):
    for match in some(2, players):
        view = SeatView.of(match, match.to_move)
        hint = hint_for(view, Random(1))
        assert hint.best.facts.placement in view.legal_actions()
        assert 0 <= hint.best.chance_to_win <= 1
        if hint.next_best:
            assert hint.best.chance_to_win - hint.next_best.chance_to_win == pytest.approx(hint.behind)
        other = permuted(match, view.seat, Random(2))
        assert hint_for(SeatView.of(other, view.seat), Random(1)) == hint


def test_no_hint_where_nothing_can_be_placed():
    match = next(m for m in play(1, 2, "random") if str(m.legal_actions()[0]) == "draw")
    assert hint_for(SeatView.of(match, match.to_move), Random(1)) is None
