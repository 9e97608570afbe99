"""Common sense, for levels that do not look ahead: take a win that lies there, and hand none over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fiveup_desktop.players.beliefs import beliefs_without_history
from fiveup_desktop.players.candidates import Candidate
from fiveup_desktop.players.kernel import CLASS_COUNT, SCORING, STEPS, hand_mask
from fiveup_desktop.players.playouts import settle_blocked, settle_domino
from fiveup_desktop.rules import TARGET_RAW, Chance, SeatView, entity_of

LOOKS: Final = 12
"""In so many imagined deals of the hidden tiles a play must win, or lose, to be taken for certain."""


def sensible(view: SeatView, chance: Chance, candidates: Sequence[Candidate]) -> list[Candidate]:
    """Those candidates that win the match at once, if any do; else those that do not lose it at once.

    Where the boneyard is empty and two play, the other hand is known, and so is all of this; elsewhere what
    is the same in every one of LOOKS imagined deals counts as certain. Never empty.
    """
    if winning := [candidate for candidate in candidates if candidate.wins]:
        return winning
    # Nobody is about to win: nothing to look for.
    if all(score + _REACH_RAW < TARGET_RAW for score in view.scores_raw):
        return list(candidates)
    beliefs = beliefs_without_history(view)
    looks = [[hand_mask(hand) for hand in beliefs.sample(chance)[0]] for _ in range(LOOKS)]
    own = entity_of(view.seat, view.players)
    ends = [(candidate, {_winner(view, candidate, hands) for hands in looks}) for candidate in candidates]
    if winning := [candidate for candidate, winners in ends if winners == {own}]:
        return winning
    return [candidate for candidate, winners in ends if winners & {own, None}] or list(candidates)


_REACH_RAW: Final = 100
"""More than one placement and its settlement are likely to bring."""


def _winner(view: SeatView, candidate: Candidate, hands: list[int]) -> int | None:
    """Who has won the match after this candidate and, if nothing can stop it, the next seat's play."""
    hands = hands.copy()
    hands[view.seat] = hand_mask(candidate.hand)
    scores, places = list(candidate.scores_raw), candidate.table.places
    if candidate.is_last_tile:
        settle_domino(hands, view.seat, candidate.table.total, scores)
    elif not view.boneyard_count and not any(hand & places for hand in hands):
        settle_blocked(hands, scores)
    else:
        return _reply_wins(view, candidate, hands)
    return scores.index(TARGET_RAW) if TARGET_RAW in scores else None


def _reply_wins(view: SeatView, candidate: Candidate, hands: list[int]) -> int | None:
    """The next seat's entity if it holds a tile that ends the match, and it is an opponent."""
    seat, table = (view.seat + 1) % view.players, candidate.table
    entity = entity_of(seat, view.players)
    wanted = TARGET_RAW - candidate.scores_raw[entity]
    replies = hands[seat] & table.places & SCORING[table.total % 5] & ((1 << CLASS_COUNT) - 1)
    while replies:
        _, _, _, delta, mask, _ = STEPS[replies.bit_length() - 1]
        replies ^= 1 << replies.bit_length() - 1
        if table.total + delta == wanted and hands[seat] != mask:
            return entity
    return None
