"""The opponent of the last lesson: a plain rule, so that the round is the same for everybody."""

from __future__ import annotations

from fiveup_desktop.rules import Action, Match, Placement

from .miscount import award_raw

__all__ = ["best_action"]


def best_action(match: Match) -> Action:
    """The placement that earns most now, of those the heaviest tile; or the only thing that can be done.

    What would be discarded earns nothing. It looks at the hand to move alone.
    """
    actions = match.legal_actions()
    placements = [action for action in actions if isinstance(action, Placement)]
    if not placements:
        return actions[0]
    return max(placements, key=lambda placement: (_worth_raw(match, placement), placement.tile.pips))


def _worth_raw(match: Match, placement: Placement) -> int:
    if len(match.rounds[-1].hand_to_move) == 1:
        return award_raw(match.rounds[-1].board.placed(placement))
    events = match.play(placement).events
    return sum(event.amount_raw for event in events if event.accepted)
