"""Where computer players think: the interface, and the simple way, in this process."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from fiveup_desktop.players.service import HintQuestion, Question, answer
from fiveup_desktop.rules import SeatView

Asked = Question | HintQuestion


class Thinker(QObject):
    """Finds what computer players do, and hints. It is handed a SeatView and a seed, and nothing hidden.

    It never blocks: `ask` returns a ticket at once, and `answered` brings this ticket and the answer later,
    from the event loop. It thinks about one question at a time: asking again gives up the one before, whose
    answer then never comes.
    """

    answered = Signal(int, object)
    """Ticket and Action; for a hint ticket and Hint, None if none can be had."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tickets = 0
        self._question: Asked | None = None

    def ask(self, view: SeatView, level: str | None, seed: int) -> int:
        """Think about `view` as a player of `level`, with a generator made from `seed`; return a ticket."""
        return self._put(Question(self._tickets + 1, view, level, seed))

    def ask_hint(self, view: SeatView, seed: int) -> int:
        """Look for the best placement of the seat of `view`, which can place; return a ticket."""
        return self._put(HintQuestion(self._tickets + 1, view, seed))

    def cancel(self, ticket: int) -> None:
        """Give up the question of `ticket`, if it is the one that is thought about."""
        if self._question is not None and self._question.ticket == ticket:
            self._question = None

    def close(self) -> None:
        """Stop thinking for good."""
        self._question = None

    def _put(self, question: Asked) -> int:
        self._tickets, self._question = question.ticket, question
        self._start(question)
        return question.ticket

    def _start(self, question: Asked) -> None:
        raise NotImplementedError

    def _is_wanted(self, ticket: int) -> bool:
        """Whether the question of `ticket` still waits for its answer."""
        return self._question is not None and self._question.ticket == ticket

    def _tell(self, ticket: int, said: object) -> None:
        """Pass an answer on, if it is still wanted."""
        if self._is_wanted(ticket):
            self._question = None
            self.answered.emit(ticket, said)


class LocalThinker(Thinker):
    """Thinks in this process, in a later turn of the event loop: for tests, which need no second process."""

    def _start(self, question: Asked) -> None:
        QTimer.singleShot(0, self, lambda: self._think(question))

    def _think(self, question: Asked) -> None:
        if self._is_wanted(question.ticket):
            self._tell(question.ticket, answer(question).said)
