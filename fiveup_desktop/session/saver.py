"""Saving off the GUI thread, in order, and what can go wrong with it."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from queue import SimpleQueue
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, Signal


class SaveReason(Enum):
    """Why a match could not be written."""

    NO_SPACE = "no_space"
    NO_PERMISSION = "no_permission"
    READ_ONLY = "read_only"
    FOLDER_GONE = "folder_gone"
    OTHER_INSTANCE = "other_instance"
    OTHER = "other"


_REASONS: Final = {
    errno.ENOSPC: SaveReason.NO_SPACE,
    errno.EDQUOT: SaveReason.NO_SPACE,
    errno.EACCES: SaveReason.NO_PERMISSION,
    errno.EPERM: SaveReason.NO_PERMISSION,
    errno.EROFS: SaveReason.READ_ONLY,
    errno.ENOENT: SaveReason.FOLDER_GONE,
    errno.ENOTDIR: SaveReason.FOLDER_GONE,
}


@dataclass(frozen=True, slots=True)
class SaveTrouble:
    """A save that failed: why, and which file; `errno` is the system's number, or None."""

    reason: SaveReason
    path: str
    errno: int | None = None

    @staticmethod
    def of(error: OSError, path: str) -> SaveTrouble:
        """The trouble that `error` means for the file at `path`."""
        return SaveTrouble(_REASONS.get(error.errno or 0, SaveReason.OTHER), path, error.errno)


class Saver(QObject):
    """One thread that does the jobs it is handed, one after another, in order.

    `done` brings each job's ticket and its OSError, or None; it always arrives from the event loop.
    """

    done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: SimpleQueue[tuple[int, Callable[[], None]] | None] = SimpleQueue()
        self._tickets = 0
        self._thread: Thread | None = Thread(target=self._run, name="saver", daemon=True)
        self._thread.start()

    def do(self, job: Callable[[], None]) -> int:
        """Queue `job`; return its ticket."""
        self._tickets += 1
        self._jobs.put((self._tickets, job))
        return self._tickets

    def close(self) -> None:
        """Finish every job that was queued, and stop; blocks until all is on disk."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (queued := self._jobs.get()) is not None:
            ticket, job = queued
            error: OSError | None = None
            try:
                job()
            except OSError as caught:
                error = caught
            # The window may be gone by now; what counts, the file, is written.
            with contextlib.suppress(RuntimeError):
                self.done.emit(ticket, error)
