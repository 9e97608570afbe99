"""Computer players at the table: asked at once, heard after a natural pause, when nobody holds the play."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from fiveup_desktop.rules import Action, SeatView
from fiveup_desktop.session.thinker import Thinker

Moment = tuple[int, int]
"""A moment of a match, as `Match.ply` names it."""

NOBODY = -1


class _Turn(NamedTuple):
    """A turn that a computer player was asked about."""

    ticket: int
    seat: int
    moment: Moment


class Opponents(QObject):
    """Has computer players think, and says what they chose when it is time to show it.

    Thinking starts at once; the choice waits for the pause and for every hold. Holds are named by their
    owner, and holding twice is holding once.
    """

    chosen = Signal(object, int, object)
    """Action, seat, and the moment that it answers."""
    thinking = Signal(int)
    """The seat that thinks; NOBODY when it has chosen."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._thinker.answered.connect(self._on_answer)
        self._owners: set[str] = set()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._show)
        self._turn: _Turn | None = None
        self._choice: Action | None = None

    def ask(self, view: SeatView, moment: Moment, level: str | None, seed: int, pause_ms: int) -> None:
        """It is a computer's turn, who may know `view`; the pause (milliseconds) runs from now."""
        self.drop()
        self._turn = _Turn(self._thinker.ask(view, level, seed), view.seat, moment)
        if pause_ms > 0:
            self._pause.start(pause_ms)
        self.thinking.emit(view.seat)

    def drop(self) -> None:
        """Nobody's turn is waited for any more."""
        if self._turn is not None:
            self._thinker.cancel(self._turn.ticket)
        self._turn = self._choice = None
        self._pause.stop()

    def hold(self, owner: str) -> None:
        """Keep choices waiting until `owner` releases."""
        self._owners.add(owner)

    def release(self, owner: str) -> None:
        """End the hold of `owner`, if there is one."""
        self._owners.discard(owner)
        self._show()

    def _on_answer(self, ticket: int, action: Action) -> None:
        if self._turn is not None and ticket == self._turn.ticket:
            self._choice = action
            self.thinking.emit(NOBODY)
            self._show()

    def _show(self) -> None:
        turn, choice = self._turn, self._choice
        if turn is None or choice is None or self._owners or self._pause.isActive():
            return
        self._turn = self._choice = None
        self.chosen.emit(choice, turn.seat, turn.moment)
