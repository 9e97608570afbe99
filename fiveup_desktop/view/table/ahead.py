"""Works targets out ahead, one in each turn of the event loop, so that no turn takes over a frame."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from fiveup_desktop.layout import Pose
from fiveup_desktop.rules import Connection, Placement

from .laid import Laid

__all__ = ["Ahead"]


class Ahead(QObject):
    """What a table will be asked for: the outlines at rest, and the targets of the hand.

    A `Table` keeps what it has worked out, so asking early is all there is to do. `ready` once all is known.
    """

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._laid = Laid.empty()
        self._todo: deque[Placement | Connection] = deque()
        self._rest: dict[Connection, Pose] = {}
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._work)

    @property
    def is_ready(self) -> bool:
        """Whether all is known."""
        return not self._todo

    @property
    def rest(self) -> dict[Connection, Pose]:
        """The outlines at rest that are known by now, one for each live connection."""
        return self._rest

    def begin(self, laid: Laid, placements: Iterable[Placement]) -> None:
        """Begin with another table; `placements` are those that the hand offers."""
        if laid.table is not self._laid.table:
            self._rest = {}
        self._laid = laid
        self._todo = deque([*(each for each in laid.live if each not in self._rest), *placements])
        if self._todo:
            self._timer.start()
        else:
            self._timer.stop()

    def finish(self) -> None:
        """Work out at once what is left: somebody wants to see it now."""
        if not self._todo:
            return
        while self._todo:
            self._take(self._todo.popleft())
        self._end()

    def _work(self) -> None:
        if self._todo:
            self._take(self._todo.popleft())
        if not self._todo:
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self.ready.emit()

    def _take(self, want: Placement | Connection) -> None:
        if isinstance(want, Placement):
            self._laid.table.target(want)
            return
        pose = self._laid.table.rest_target(want)
        if pose is not None:
            self._rest[want] = pose
