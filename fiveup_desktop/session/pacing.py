"""When a computer's answer may be shown: after a natural pause, and when nobody holds the play."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class Pacing(QObject):
    """Says when the next answer is due: a pause after the turn began, and no holds left.

    Holds are named by their owner; holding twice is holding once. `due` is emitted when the last thing that
    stood in the way has gone.
    """

    due = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._owners: set[str] = set()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._tell)

    @property
    def is_due(self) -> bool:
        """Whether nothing stands in the way."""
        return not self._owners and not self._pause.isActive()

    def begin(self, pause_ms: int) -> None:
        """A turn begins: the pause runs from now."""
        if pause_ms > 0:
            self._pause.start(pause_ms)
        else:
            self._pause.stop()

    def hold(self, owner: str) -> None:
        """Keep answers waiting until `owner` lets go."""
        self._owners.add(owner)

    def release(self, owner: str) -> None:
        """`owner` lets go; letting go without a hold does nothing."""
        self._owners.discard(owner)
        self._tell()

    def _tell(self) -> None:
        if self.is_due:
            self.due.emit()
