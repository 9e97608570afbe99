"""Thinking in a process of its own, so that a busy thought never makes a frame late."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from fiveup_desktop.players import DEFAULT_LEVEL
from fiveup_desktop.players.service import HintQuestion, answer, serve
from fiveup_desktop.session.thinker import Asked, Thinker

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Serve: TypeAlias = "Callable[[Connection], None]"

START_MS: Final = 1000
"""The process is started so much later, or ASKED_MS after the first question: a page is painted before."""
ASKED_MS: Final = 100
MOST_DEATHS: Final = 3
"""When so many processes in a row have died without one answer, no further one is started."""

_log = logging.getLogger(__name__)


class WorkerThinker(Thinker):
    """Thinks in one spawned process, which is started a little later, and again whenever it dies.

    A small thread starts it, talks to it and notices its death, so that the GUI thread waits for nothing.
    Where processes cannot be had at all, this thread answers by itself, at the default level: the match goes
    on. A hint that two processes died of is given up, and told as None. `serve` is what the process runs.
    """

    _heard = Signal(int, object)
    """From the thread: ticket and answer. It goes by this object's own slot, into the GUI thread."""

    def __init__(self, serve: Serve = serve, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard.connect(self._tell)
        self._serve = serve
        self._is_open = True
        self._thread: Thread | None = None
        self._process: _Process | None = None
        self._is_rung = False
        self._died_of: Asked | None = None
        self._given_up: Asked | None = None
        QTimer.singleShot(START_MS, self, self._start_thread)

    def _start_thread(self) -> None:
        if self._thread is not None or not self._is_open:
            return
        from multiprocessing.connection import Pipe

        # The thread reads `_question` and `_is_open`; the GUI thread writes them, then rings.
        self._bell, self._button = Pipe(duplex=False)
        self._thread = Thread(target=self._run, name="thinking", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop thinking for good: break off the thought, and wait until the process has ended."""
        super().close()
        self._is_open = False
        if self._thread is not None:
            self._ring()
            # A process that neither reads nor writes, a stopped one say, would hold the thread for ever.
            if self._process is not None:
                self._process.kill()
            self._thread.join()
            self._thread = None
            self._bell.close()
            self._button.close()

    def _start(self, question: Asked) -> None:
        if self._thread is not None:
            self._ring()
        else:
            QTimer.singleShot(ASKED_MS, self, self._start_thread)

    def _ring(self) -> None:
        """Have the thread look at the question: once, or a thread that is held would let the bell fill up."""
        if not self._is_rung:
            self._is_rung = True
            self._button.send_bytes(b"!")

    def _hear_bell(self) -> None:
        """In the thread: from now on it may be rung again; the question is read after this."""
        self._bell.recv_bytes()
        self._is_rung = False

    # In the thread

    def _run(self) -> None:
        deaths = 0
        while self._is_open and deaths < MOST_DEATHS:
            deaths = 0 if self._talk() else deaths + 1
        if self._is_open:
            _log.error("no process for thinking can be kept alive")
            self._stand_in()

    def _talk(self) -> bool:
        """Start a process and talk to it until it dies, or all is over; return whether it ever answered."""
        from multiprocessing.connection import wait

        asked, useful = None, False
        try:
            with _Process(self._serve) as process:
                self._process = process  # before `_is_open` is read, which `close` writes first
                while self._is_open:
                    asked = self._ask(process.line, asked)
                    for ready in wait([self._bell, process.line]):
                        if ready is self._bell:
                            self._hear_bell()
                        else:
                            answered = process.line.recv()
                            self._heard.emit(answered.ticket, answered.said)
                            useful = True
        except (EOFError, OSError) as error:
            if self._is_open:
                _log.warning("the thinking process is gone: %r", error)
                self._note_death(asked)
        return useful

    def _note_death(self, asked: Asked | None) -> None:
        """What computers do is asked again as long as it takes; a hint once."""
        if isinstance(asked, HintQuestion) and asked is self._died_of:
            self._given_up = asked
            self._heard.emit(asked.ticket, None)
        self._died_of = asked

    def _ask(self, line: Connection, asked: Asked | None) -> Asked | None:
        """Send the question that waits, if this process has not got it; return the last one it got."""
        question = self._question
        if question is not None and question is not asked and question is not self._given_up:
            line.send(question)
            return question
        return asked

    def _stand_in(self) -> None:
        """Answer in this thread."""
        asked = None
        while self._is_open:
            question = self._question
            if question is not None and question is not asked:
                asked = question
                self._heard.emit(question.ticket, _easy_answer(question))
            self._hear_bell()


def _easy_answer(question: Asked) -> object:
    """What a thread of this process may think about: no hint, which would take too long."""
    if isinstance(question, HintQuestion):
        return None
    return answer(question._replace(level=DEFAULT_LEVEL)).said


class _Process:
    """A spawned process and the line to it."""

    def __init__(self, serve: Serve) -> None:
        import multiprocessing

        spawn = multiprocessing.get_context("spawn")
        self.line, far = spawn.Pipe()
        self._process = spawn.Process(target=serve, args=(far,), name="thinking", daemon=True)
        self._process.start()
        # With this copy closed, the line breaks when the process dies.
        far.close()

    def kill(self) -> None:
        """End it, which breaks the line; nothing if it has ended. From any thread."""
        self._process.kill()

    def __enter__(self) -> _Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()
        self._process.kill()
        self._process.join()
