"""From what happens in the game to the paragraph that says why: every refusal, award and settlement."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from fiveup_desktop.rules import TARGET_RAW, EventKind, Outcome, OutcomeKind, Refusal, ScoreEvent

__all__ = ["EVENTS", "OUTCOMES", "REFUSALS", "paragraph_of"]

REFUSALS: Final[Mapping[Refusal, str]] = MappingProxyType(
    {
        Refusal.MATCH_OVER: "score.win",
        Refusal.ROUND_NOT_DEALT: "lot.deal",
        Refusal.NOT_YOUR_TURN: "lot.turns",
        Refusal.TILE_NOT_IN_HAND: "lot.deal",
        Refusal.TILE_ON_TABLE: "tiles.set",
        Refusal.TABLE_EMPTY: "board.placement",
        Refusal.CONNECTION_NEEDED: "board.two-places",
        Refusal.CONNECTION_NOT_ON_TABLE: "board.open-connections",
        Refusal.CONNECTION_OCCUPIED: "board.open-connections",
        Refusal.ARMS_NOT_OPEN: "board.arms",
        Refusal.NO_MATCHING_HALF: "board.placement",
        Refusal.MUST_PLACE_NOT_DRAW: "turn.place",
        Refusal.MUST_PLACE_NOT_PASS: "turn.place",
        Refusal.MUST_DRAW_NOT_PASS: "turn.draw",
        Refusal.BONEYARD_EMPTY: "turn.pass",
    }
)
"""The paragraph of each refusal."""

EVENTS: Final[Mapping[EventKind, str]] = MappingProxyType(
    {
        EventKind.PLACEMENT: "board.award",
        EventKind.DOMINO: "domino.event",
        EventKind.BLOCKED: "blocked.difference",
    }
)
"""The paragraph that says what an event of each kind is worth."""

OUTCOMES: Final[Mapping[OutcomeKind, str]] = MappingProxyType(
    {
        OutcomeKind.DOMINO: "domino.settle",
        OutcomeKind.BLOCKED: "turn.blocked",
        OutcomeKind.TARGET: "rare.target-by-placement",
    }
)
"""The paragraph of each way in which a round ends."""


def paragraph_of(cause: Refusal | EventKind | OutcomeKind | ScoreEvent | Outcome) -> str:
    """The ID of the paragraph that explains something that happened.

    A kind leads to its rule. A score event leads to the target test if that discarded it or made it a win,
    else to the rule of its kind; an outcome to the way in which the round ended.
    """
    if isinstance(cause, Refusal):
        return REFUSALS[cause]
    if isinstance(cause, EventKind):
        return EVENTS[cause]
    if isinstance(cause, OutcomeKind):
        return OUTCOMES[cause]
    if isinstance(cause, Outcome):
        return OUTCOMES[cause.how]
    if not cause.accepted:
        return "score.discarded"
    return "score.win" if cause.after_raw == TARGET_RAW else EVENTS[cause.kind]
