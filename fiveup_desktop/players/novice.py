"""The level "novice": often plays what comes to hand."""

from __future__ import annotations

from typing import Final

from fiveup_desktop.players.candidates import candidates_of
from fiveup_desktop.players.casual import CasualPlayer
from fiveup_desktop.players.sense import sensible
from fiveup_desktop.rules import Action, Chance, SeatView

CARELESS: Final = 0.6
"""The share of choices that are left to chance. Source: the study of computer players, level 1."""


class NovicePlayer:
    """Greedy, with most plays at random; but a win that lies there is taken, and none is handed over."""

    def choose(self, view: SeatView, chance: Chance) -> Action:
        """A random sensible placement, or the casual player's choice. See Policy."""
        candidates = candidates_of(view)
        if len(candidates) < 2:
            return candidates[0].placement if candidates else view.legal_actions()[0]
        careless, pick = chance.random() < CARELESS, chance.random()
        among = [candidate.placement for candidate in sensible(view, chance, candidates)]
        if not careless and (greedy := CasualPlayer().choose(view, chance)) in among:
            return greedy
        return among[int(pick * len(among))]
