"""The level "club": thinks one play ahead, its award and the next seat's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fiveup_desktop.players.beliefs import beliefs_of
from fiveup_desktop.players.candidates import Candidate, candidates_of
from fiveup_desktop.players.kernel import CLASS_COUNT, ONE_FIELD, PREFERRED, STEPS, hand_mask
from fiveup_desktop.players.playouts import settle_domino
from fiveup_desktop.players.sense import sensible
from fiveup_desktop.rules import TARGET_RAW, Action, Chance, SeatView, entity_of

HANDS: Final = 5
"""How many hands it imagines the next seat to hold."""
DOUBLE_OUT_RAW: Final = 4.0
"""What a double out of the hand is worth."""
KEPT_RAW: Final = (0.0, *[2.0 + 0.12 * classes for classes in range(1, CLASS_COUNT + 1)])
"""What it is worth that the rest of the hand has places, by how many classes."""
DRAW_RAW: Final = 10.0
"""What it is worth that the next seat has to draw."""


class ClubPlayer:
    """Greedy and one play ahead: the award now, less what the next seat will score on the average.

    It remembers who drew or passed, and so imagines only hands that can be.
    Source: the study of computer players, level 3.
    """

    def choose(self, view: SeatView, chance: Chance) -> Action:
        """The candidate with the best balance. See Policy."""
        candidates = candidates_of(view)
        if len(candidates) < 2:
            return candidates[0].placement if candidates else view.legal_actions()[0]
        among = sensible(view, chance, candidates)
        beliefs = beliefs_of(view)
        hands = [[hand_mask(hand) for hand in beliefs.sample(chance)[0]] for _ in range(HANDS)]
        return max(among, key=lambda candidate: _balance(view, candidate, hands)).placement


def _balance(view: SeatView, candidate: Candidate, hands: Sequence[list[int]]) -> float:
    """What a candidate brings and costs, in raw points, over some imagined hands (classes, by seat)."""
    if candidate.is_last_tile:
        return sum([_settled(view, candidate, dealt) for dealt in hands]) / len(hands)
    seat = (view.seat + 1) % view.players
    score = candidate.scores_raw[entity_of(seat, view.players)]
    replies = sum([_best_reply(candidate, dealt[seat], score) for dealt in hands]) / len(hands)
    kept = (hand_mask(candidate.hand) & candidate.table.places & ONE_FIELD).bit_count()
    extra = DOUBLE_OUT_RAW * candidate.placement.tile.is_double + KEPT_RAW[kept]
    return candidate.gained_raw + extra - replies


def _settled(view: SeatView, candidate: Candidate, hands: list[int]) -> float:
    """What the settlement brings if the last tile is laid like this."""
    entity, scores = entity_of(view.seat, view.players), list(candidate.scores_raw)
    hands = hands.copy()
    hands[view.seat] = 0
    settle_domino(hands, view.seat, candidate.table.total, scores)
    return scores[entity] - view.scores_raw[entity]


def _best_reply(candidate: Candidate, hand: int, score_raw: int) -> float:
    """The highest award that a hand (classes) can have accepted after a candidate; a draw is a loss to it."""
    table = candidate.table
    legal = hand & table.places & PREFERRED[table.total % 5]
    while (c := legal.bit_length() - 1) >= CLASS_COUNT:
        award = table.total + STEPS[c][3]
        if score_raw + award <= TARGET_RAW:
            return award
        legal ^= 1 << c
    return 0.0 if legal else -DRAW_RAW
