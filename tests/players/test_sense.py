"""No level gives a match away that it sees won or lost."""

from __future__ import annotations

from random import Random

import pytest

from fiveup_desktop.players import LEVELS, policy_of
from fiveup_desktop.rules import TARGET_RAW, Match, Placement, SeatView, entity_of
from tests.players.positions import PLAYERS, play, some


def wins(match: Match, action) -> bool:
    return match.play(action).after.winner == entity_of(match.to_move, match.players)


def near_a_win(match: Match) -> Match | None:
    """The match with a score from which one placement wins, and another does not; None if there is none."""
    for action in match.legal_actions():
        total = match.round.board.placed(action).total
        if total and total % 5 == 0 and len(match.round.hand_to_move) > 1:
            scores = list(match.scores_raw)
            scores[entity_of(match.to_move, match.players)] = TARGET_RAW - total
            near = Match(match.players, tuple(scores), match.rounds)
            if not all(wins(near, other) for other in near.legal_actions()):
                return near
    return None


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_win_is_taken(level, players):
    found = [near for match in some(40, players) if (near := near_a_win(match))][:5]
    assert len(found) == 5
    for match in found:
        view = SeatView.of(match, match.to_move)
        for seed in range(4):
            assert wins(match, policy_of(level).choose(view, Random(seed)))


def loses(match: Match, action) -> bool:
    """Whether the other hand, which can be worked out, ends the match after this."""
    after = match.play(action).after
    return any(after.play(reply).after.winner == 1 - match.to_move for reply in after.legal_actions())


def near_a_loss(match: Match) -> Match | None:
    """The match with a score of the opponent's from which some placements lose at once, and others do not."""
    for action in match.legal_actions():
        after = match.play(action).after
        if after.to_move != 1 - match.to_move or len(after.round.hand_to_move) < 2:
            continue
        for reply in after.legal_actions():
            total = after.play(reply).after.round.board.total
            if isinstance(reply, Placement) and total and total % 5 == 0:
                scores = [150, 150]
                scores[1 - match.to_move] = TARGET_RAW - total
                near = match._replace(scores_raw=tuple(scores))
                losing = [loses(near, other) for other in near.legal_actions()]
                if any(losing) and not all(losing) and not any(wins(near, a) for a in near.legal_actions()):
                    return near
    return None


@pytest.mark.parametrize("level", ["novice", "club", "strong", "expert"])
def test_a_match_is_not_handed_over(level):
    found = []
    for number in range(60):
        for match in play(number, 2, "random"):
            if (
                match.round.boneyard_count == 0
                and len(match.legal_actions()) > 1
                and (near := near_a_loss(match))
            ):
                found.append(near)
    assert len(found) > 5
    for match in found[:20]:
        view = SeatView.of(match, match.to_move)
        for seed in range(5):
            assert not loses(match, policy_of(level).choose(view, Random(seed)))
