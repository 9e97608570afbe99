"""Positions worth looking at, found in seeded matches: the same seed gives the same one everywhere."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

from fiveup_desktop.players import policy_of
from fiveup_desktop.rules import Match, OutcomeKind, SeatView, Transition, deal_round

__all__ = ["crowded", "curtain", "ended", "in_play", "settlement"]

Wanted = Callable[[Transition], bool]

_CROWDED = 21
"""Tiles on a table that counts as crowded."""


def in_play(seed: int, players: int = 4) -> Match:
    """The middle of a later round, seat 0 to move with a choice."""
    return _find(
        seed,
        players,
        lambda t: (
            len(t.after.rounds) >= 3
            and t.after.to_move == 0
            and len(t.round_after.board.placements) >= 12
            and len({str(action) for action in t.after.legal_actions()}) >= 3
        ),
    )


def crowded(seed: int) -> Match:
    """Many tiles on the table, seat 0 to move."""
    return _find(
        seed, 4, lambda t: t.after.to_move == 0 and len(t.round_after.board.placements) >= _CROWDED, "random"
    )


def curtain(seed: int) -> Match:
    """The middle of a round, seat 2 to move."""
    return _find(seed, 4, lambda t: t.after.to_move == 2 and len(t.round_after.board.placements) >= 6)


def settlement(seed: int, kind: str) -> Match:
    """The end of a round of a kind: domino, discarded or blocked."""
    wanted = {"domino": _is_full_domino, "discarded": _is_discarded_domino, "blocked": _is_rich_block}
    return _find(seed, 4, wanted[kind], "random" if kind == "blocked" else "casual")


def ended(seed: int, players: int = 4) -> Match:
    """The end of a match."""
    return _find(seed, players, lambda t: t.after.is_over)


def _is_full_domino(transition: Transition) -> bool:
    """A domino in which every part is worth something, late enough for the ruler to be long."""
    event = transition.events[-1] if transition.events else None
    if event is None or event.parts is None or not event.accepted or transition.after.is_over:
        return False
    parts = event.parts
    return bool(parts.placement_raw and parts.opponents_raw and parts.partner_raw) and event.before_raw > 100


def _is_discarded_domino(transition: Transition) -> bool:
    outcome = transition.outcome
    return outcome is not None and outcome.how is OutcomeKind.DOMINO and not transition.events[-1].accepted


def _is_rich_block(transition: Transition) -> bool:
    outcome = transition.outcome
    if outcome is None or outcome.settlement is None or transition.after.is_over:
        return False
    return outcome.how is OutcomeKind.BLOCKED and len(outcome.settlement.events) >= 2


def _find(seed: int, players: int, wanted: Wanted, level: str = "casual") -> Match:
    """The first wanted moment of the matches that begin with `seed`, and with the seeds after it."""
    for each in count(seed):
        found = _search(random.Random(each), players, wanted, level)
        if found is not None:
            return found
    raise AssertionError("there is no last seed")


def _search(chance: random.Random, players: int, wanted: Wanted, level: str) -> Match | None:
    match, policy = Match.new(players), policy_of(level)
    while not match.is_over:
        if match.needs_deal:
            nonce = f"{chance.getrandbits(128):032x}"
            match = match.start_round(deal_round(chance, players, match.next_leader, nonce))
        seat = match.to_move
        assert seat is not None
        transition = match.play(policy.choose(SeatView.of(match, seat), chance))
        if wanted(transition):
            return transition.after
        match = transition.after
    return None
