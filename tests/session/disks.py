"""Stores on disks that fail or wait when told to."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from threading import Event

from fiveup_desktop.records import MatchRecord, MatchStore, StoreError


class FailingDisk(MatchStore):
    """Fails every save with `errno` as long as one is set."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.errno: int | None = None

    def save(self, record_id: str, record: MatchRecord) -> None:
        if self.errno is not None:
            raise StoreError(OSError(self.errno, os.strerror(self.errno)), self.path_of(record_id))
        super().save(record_id, record)

    def fill_up(self) -> None:
        self.errno = errno.ENOSPC


class SlowDisk(MatchStore):
    """Finishes no save before `gate` is open; `arrived` says that one waits there."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.gate = Event()
        self.gate.set()
        self.arrived = Event()

    def save(self, record_id: str, record: MatchRecord) -> None:
        self.arrived.set()
        self.gate.wait()
        super().save(record_id, record)


class BrokenStore(MatchStore):
    """Has a fault of its own in every save."""

    def save(self, record_id: str, record: MatchRecord) -> None:
        raise ZeroDivisionError
