"""What holds in every match, whoever plays it: checked all along random ones."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import pairwise

import pytest

from fiveup_desktop.rules import (
    ALL_CONNECTIONS,
    DRAW,
    FULL_SET,
    PASS,
    TARGET_RAW,
    Board,
    Draw,
    IllegalActionError,
    Match,
    OutcomeKind,
    Pass,
    Placement,
    entity_count,
    parse_action,
)
from tests.rules.matches import PLAYERS, match_of, positions

SEEDS = range(20)
EVERY_ACTION = (
    DRAW,
    PASS,
    *(Placement(tile, at) for tile in FULL_SET for at in (None, *ALL_CONNECTIONS)),
)

every_match = pytest.mark.parametrize(
    ("seed", "players"), [(seed, players) for players in PLAYERS for seed in SEEDS]
)


@every_match
def test_the_28_tiles_are_somewhere_once(seed, players):
    for transition in match_of(seed, players):
        current = transition.round_after
        held = [tile for hand in current.hands for tile in hand]
        assert sorted([*held, *current.board.tiles, *current.boneyard]) == list(FULL_SET)


@every_match
def test_exactly_one_kind_of_action_is_open(seed, players):
    for transition in match_of(seed, players):
        legal = transition.before.legal_actions()
        assert len(legal) == len(set(legal)) > 0
        assert len({type(action) for action in legal}) == 1
        assert len(legal) == 1 or isinstance(legal[0], Placement)
        has_tiles = transition.round_before.boneyard_count > 0
        assert not isinstance(legal[0], Draw) or has_tiles
        assert not isinstance(legal[0], Pass) or not has_tiles


@every_match
def test_scores_are_multiples_of_5_and_never_pass_the_target(seed, players):
    for transition in match_of(seed, players):
        scores = transition.after.scores_raw
        assert len(scores) == entity_count(players)
        assert all(score % 5 == 0 and score <= TARGET_RAW for score in scores)
        gained = [after - before for before, after in zip(transition.before.scores_raw, scores, strict=True)]
        for entity, gain in enumerate(gained):
            events = [event for event in transition.events if event.entity == entity]
            assert gain == sum(event.amount_raw for event in events if event.accepted)
            assert all(event.accepted == (event.before_raw + event.amount_raw <= 305) for event in events)


@every_match
def test_a_match_ends_at_the_target_and_only_there(seed, players):
    *going_on, last = match_of(seed, players)
    assert not any(transition.after.is_over for transition in going_on)
    assert last.after.scores_raw[last.after.winner] == TARGET_RAW
    assert last.after.legal_actions() == ()
    assert (last.after.needs_deal, last.after.to_move) == (False, None)


@every_match
def test_turns_go_clockwise_from_the_leader(seed, players):
    for transition in match_of(seed, players):
        before, after = transition.round_before, transition.round_after
        if not before.plies:
            assert transition.seat == before.deal.leader
        if after.outcome is None:
            stays = isinstance(transition.action, Draw)
            assert after.to_move == (transition.seat if stays else (transition.seat + 1) % players)


@every_match
def test_a_drawn_tile_that_fits_is_placed_at_once(seed, players):
    steps = match_of(seed, players)
    for transition, following in pairwise(steps):
        if (
            transition.drawn is not None
            and transition.outcome is None
            and isinstance(following.action, Placement)
        ):
            assert following.action.tile is transition.drawn
            assert following.seat == transition.seat


@every_match
def test_rounds_are_led_by_the_dominoer_or_by_lot(seed, players):
    rounds = match_of(seed, players)[-1].after.rounds
    leader = None
    for current in rounds:
        assert (current.deal.lot is None) == (leader is not None)
        assert current.deal.leader == (current.deal.lot.leader if leader is None else leader)
        leader = current.outcome.seat
    assert all(current.outcome.how is not OutcomeKind.TARGET for current in rounds[:-1])


@every_match
def test_what_is_printed_is_what_was(seed, players):
    for transition in match_of(seed, players):
        assert parse_action(str(transition.action)) is transition.action
    for current in match_of(seed, players)[-1].after.rounds:
        board = Board.from_text(str(current.board))
        assert board == current.board
        assert board.open_bits == current.board.open_bits
        assert board.total == current.board.total == sum(end.points for end in board.scoring_ends)


@pytest.mark.parametrize("players", PLAYERS)
def test_copies_are_equal_and_actions_the_same_objects(players):
    transition = match_of(0, players)[-1]
    for copied in (deepcopy(transition), pickle.loads(pickle.dumps(transition))):
        assert copied == transition
        assert all(
            one is other
            for one, other in zip(copied.round_after.actions, transition.round_after.actions, strict=True)
        )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_no_legal_action_is_refused_and_no_other_is_taken(seed, players):
    for match in positions(seed, players, share=0.04):
        legal = set(match.legal_actions())
        for action in EVERY_ACTION:
            assert (match.refusal(action) is None) == (action in legal), (str(match.round), str(action))
        for action in sorted(legal, key=str):
            assert match.play(action) == match.played(action)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_refused_action_says_why_and_changes_nothing(players):
    for match in positions(1, players, share=0.02):
        before = deepcopy(match)
        for action in EVERY_ACTION[::7]:
            if (refusal := match.refusal(action)) is not None:
                with pytest.raises(IllegalActionError) as caught:
                    match.play(action)
                assert caught.value.refusal is refusal
                assert str(action) in str(caught.value)
        assert match == before


def test_a_match_is_a_value():
    match = match_of(0, 2)[-1].after
    with pytest.raises(AttributeError):
        match.players = 3
    with pytest.raises(AttributeError):
        match.rounds[0].board.placements[0].tile = FULL_SET[0]
    assert Match.new(2) == Match.new(2)
