"""The hint: the best play of the person at the screen, thought about as computers think, and told once."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.rules import SeatView
from fiveup_desktop.session.thinker import Thinker

if TYPE_CHECKING:
    from fiveup_desktop.players.hints import Facts as Facts
    from fiveup_desktop.players.hints import Hint as Hint
    from fiveup_desktop.players.hints import Ranked as Ranked
    from fiveup_desktop.players.tracker import SeatKnowledge as SeatKnowledge
    from fiveup_desktop.players.tracker import Tracker as Tracker


class NoHint(Enum):
    """Why there is no hint now."""

    SWITCHED_OFF = "switched_off"
    """This match is played without aids."""
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_FITS = "nothing_fits"
    """Nothing to choose: the seat draws or passes."""


class Hints(QObject):
    """Asks the thinker for one hint at a time. `found` comes later, from the event loop, or not at all."""

    found = Signal(object)
    """Hint; None: none could be had."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._ticket: int | None = None
        thinker.answered.connect(self._on_answer)

    @property
    def is_asked(self) -> bool:
        """Whether one is being thought about."""
        return self._ticket is not None

    def ask(self, view: SeatView, seed: int) -> None:
        """Think about the play of the seat of `view`, which can place a tile."""
        self.drop()
        self._ticket = self._thinker.ask_hint(view, seed)

    def drop(self) -> None:
        """None is wanted any more."""
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
        self._ticket = None

    def _on_answer(self, ticket: int, said: object) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self.found.emit(said)


def tracker_of(view: SeatView) -> Tracker:
    """What a careful person in the seat of `view` could write down of the tiles not seen, and no more."""
    # Only where somebody looks: the window starts faster without.
    from fiveup_desktop.players.tracker import track

    return track(view)
