"""Where computer players think: one interface, and the simple way, in this process."""

from __future__ import annotations

import random

from PySide6.QtCore import QObject, QTimer, Signal

from fiveup_desktop.rules import SeatView


class Thinker(QObject):
    """Answers what a computer player does. It is handed a SeatView, a level and a seed, and nothing else.

    It never blocks: `ask` returns a ticket at once, and `answered` brings that ticket and the action later,
    always from the event loop. Asking again or `cancel` gives up the question before; its answer never comes.
    """

    answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ticket = 0

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """Think about `view` as a player of `level`; the generator of the choice is seeded with `seed`."""
        self._ticket += 1
        return self._ticket

    def cancel(self) -> None:
        """Give up the question that is being thought about, if there is one."""
        self._ticket += 1

    def close(self) -> None:
        """Stop thinking for good."""
        self.cancel()


class LocalThinker(Thinker):
    """Thinks in this process and thread: for tests, which need no second process."""

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        """See Thinker; the thought itself comes in a later turn of the event loop."""
        ticket = super().ask(view, level, seed)
        QTimer.singleShot(0, self, lambda: self._think(ticket, view, seed))
        return ticket

    def _think(self, ticket: int, view: SeatView, seed: int) -> None:
        if ticket == self._ticket:
            self.answered.emit(ticket, random.Random(seed).choice(view.legal_actions()))
