"""What a computer player is: a choice made from what one seat may know."""

from __future__ import annotations

from random import Random
from typing import Protocol

from fiveup_desktop.rules import Action, Chance, SeatView


class Policy(Protocol):
    """A way to play. It sees a SeatView and nothing else, and keeps nothing from one choice to the next."""

    def choose(self, view: SeatView, chance: Chance) -> Action:
        """One of `view.legal_actions()`; it is the view's own turn, so there is one.

        Whatever is left to chance comes from `chance`: the same arguments give the same answer.
        """


def choice_chance(seed: int, match: int, round_number: int, ply: int) -> Random:
    """The generator of one choice: its own for each moment of each match, all counted from 0.

    So no choice depends on how many random numbers another one took, nor on who plays beside it.
    """
    return Random(f"five up, choice, {seed}, {match}, {round_number}, {ply}")
