"""Writing off the GUI thread, one job after another."""

from __future__ import annotations

import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.rules import FiveUpError

Job = Callable[[], object]


class Saver(QObject):
    """One thread that does the jobs it is handed, in order.

    `done` brings each job's ticket, what it raised or None, and what it returned, from the event loop.
    """

    done = Signal(int, object, object)

    _finished = Signal(int, object, object)
    """The same, from the thread. It goes by this object's own slot, and so into the GUI thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._finished.connect(self._tell)
        self._jobs: SimpleQueue[tuple[int, Job] | None] = SimpleQueue()
        self._tickets = 0
        self._thread: Thread | None = Thread(target=self._run, name="saver", daemon=True)
        self._thread.start()

    def do(self, job: Job) -> int:
        """Queue `job`; return its ticket, which no other job has."""
        self._tickets += 1
        self._jobs.put((self._tickets, job))
        return self._tickets

    def wait(self) -> None:
        """Block until every job that is queued is done."""
        if self._thread is not None:
            reached = Event()
            self.do(reached.set)
            reached.wait()

    def close(self) -> None:
        """Do every job that is queued, and stop. Blocks until all is done; nothing is told any more."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (queued := self._jobs.get()) is not None:
            ticket, job = queued
            error: Exception | None = None
            result: object = None
            try:
                result = job()
            except Exception as caught:
                # What the system refuses is expected. Anything else is our fault; play goes on as well.
                if not isinstance(caught, FiveUpError):
                    logging.getLogger(__name__).exception("a job of the saver has a fault")
                error = caught
            self._finished.emit(ticket, error, result)

    def _tell(self, ticket: int, error: Exception | None, result: object) -> None:
        if self._thread is not None:
            self.done.emit(ticket, error, result)
