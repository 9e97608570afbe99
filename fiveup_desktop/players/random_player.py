"""The level "random": any legal action, each as likely."""

from __future__ import annotations

from fiveup_desktop.rules import Action, Chance, SeatView


class RandomPlayer:
    """Plays at random: the floor that other levels are measured from."""

    def choose(self, view: SeatView, chance: Chance) -> Action:
        """Any of the legal actions. See Policy."""
        legal = view.legal_actions()
        return legal[int(chance.random() * len(legal))]
