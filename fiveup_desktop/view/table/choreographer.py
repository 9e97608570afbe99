"""Plays what happened, one move after another; any input ends what runs (the look, section 8)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

__all__ = ["Choreographer", "Move"]


def _nothing() -> None:
    """Begin or end without a deed."""


def _still(share: float) -> None:
    """Move nothing."""


class Move(NamedTuple):
    """One animation. `begin` once, `go` with the share (0 to 1, eased) again and again, `end` once, always.

    With 0 ms it begins and ends in the same call, and `go` is never called.
    """

    ms: int
    curve: QEasingCurve
    begin: Callable[[], None] = _nothing
    go: Callable[[float], None] = _still
    end: Callable[[], None] = _nothing


class Choreographer(QObject):
    """A queue of moves. `started` when it begins to be busy, `finished` when the last move has ended."""

    started = Signal()
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: deque[Move] = deque()
        self._current: Move | None = None
        self._busy = False
        self._hurry = False
        self._paused: set[str] = set()
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._go)
        self._animation.finished.connect(self._run_out)

    @property
    def busy(self) -> bool:
        """Whether something runs or waits."""
        return self._busy

    def play(self, moves: Iterable[Move]) -> None:
        """Play moves after what is queued already."""
        self._queue.extend(moves)
        if self._queue and not self._busy:
            self._busy = True
            self.started.emit()
        self._advance()

    def finish(self) -> None:
        """End at once all that runs and waits; nothing while paused."""
        if self._paused or not self._busy:
            return
        self._hurry = True
        self._animation.stop()
        self._end()
        self._advance()
        self._hurry = False

    def pause(self, owner: str) -> None:
        """Let nothing move until `owner` resumes: something lies over the table."""
        self._paused.add(owner)
        if self._animation.state() is QVariantAnimation.State.Running:
            self._animation.pause()

    def resume(self, owner: str) -> None:
        """`owner` has gone."""
        self._paused.discard(owner)
        if self._paused:
            return
        if self._animation.state() is QVariantAnimation.State.Paused:
            self._animation.resume()
        self._advance()

    def clear(self) -> None:
        """Forget everything without a deed: the page closes."""
        self._animation.stop()
        self._queue.clear()
        self._current, self._busy = None, False

    def _advance(self) -> None:
        """Begin what can begin, and end what takes no time."""
        while self._current is None and self._queue and not self._paused:
            move = self._current = self._queue.popleft()
            move.begin()
            if move.ms > 0 and not self._hurry:
                self._animation.setEasingCurve(move.curve)
                self._animation.setDuration(move.ms)
                self._animation.start()
                return
            self._end()
        if self._busy and self._current is None and not self._queue:
            self._busy = False
            self.finished.emit()

    def _go(self, share: float) -> None:
        if self._current is not None:
            self._current.go(share)

    def _run_out(self) -> None:
        self._end()
        self._advance()

    def _end(self) -> None:
        current, self._current = self._current, None
        if current is not None:
            current.end()
