"""Reading many things little by little, so that the window answers in between."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from fiveup_desktop.session import Entry, MatchSummary, waits_for_people

__all__ = ["KeptMatches", "SlicedReading"]

_AT_ONCE: Final = 8
"""So many files are looked into for the match to go on with before the start page is shown."""

_SLICE_S: Final = 0.004
"""A slice begins no other step after so long. A step may take as long again: both fit into a frame."""


class SlicedReading(QObject):
    """Takes what an iterator gives, a few milliseconds at a time; None is a step that brings nothing.

    `batch` brings a list of what came in one slice, in order; `finished` comes after the last.
    """

    batch = Signal(list)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._things: Iterator[object] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether there is more to come."""
        return self._timer.isActive()

    def start(self, things: Iterator[object]) -> None:
        """Begin with these; what was being read before is dropped."""
        self._things = things
        self._timer.start()

    def stop(self) -> None:
        """Read no more."""
        self._timer.stop()
        self._things = iter(())

    def _step(self) -> None:
        end = perf_counter() + _SLICE_S
        found = []
        for thing in self._things:
            if thing is not None:
                found.append(thing)
            if perf_counter() > end:
                if found:
                    self.batch.emit(found)
                return
        self._end(found)

    def _end(self, last: list[object]) -> None:
        self.stop()
        self.batch.emit(last)
        if not self.is_running:  # unless whoever got the batch has begun anew
            self.finished.emit()


class KeptMatches(QObject):
    """What the start page tells of the matches kept here. `changed`: it knows more now."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.offer: MatchSummary | None = None
        """The last written of those that wait for a person."""
        self.count: int | None = None
        """How many matches there are, and `unfinished` of them; None while they are counted."""
        self.unfinished = 0
        self._counted = 0
        self._reading = SlicedReading(self)
        self._reading.batch.connect(self._count)
        self._reading.finished.connect(self._finish)

    def read(self, entries: Iterator[Entry | None]) -> None:
        """Look at these, the last written first: at a few of them now, at the others little by little."""
        self.offer, self.count, self.unfinished, self._counted = None, None, 0, 0
        found = (each for each in entries if each is not None)
        for entry in islice(found, _AT_ONCE):
            if self._take(entry):
                break
        self._reading.start(entries)

    def _take(self, entry: Entry) -> bool:
        """Count one; whether it is the one to go on with."""
        if not isinstance(entry, MatchSummary):
            return False
        self._counted += 1
        self.unfinished += not (entry.finished or entry.is_abandoned)
        if self.offer is None and waits_for_people(entry):
            self.offer = entry
        return self.offer is entry

    def _count(self, entries: list[Entry]) -> None:
        had = self.offer
        for entry in entries:
            self._take(entry)
        if self.offer is not had:
            self.changed.emit()

    def _finish(self) -> None:
        self.count = self._counted
        self.changed.emit()
