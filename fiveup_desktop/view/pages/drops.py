"""Files that are dropped on a window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

__all__ = ["Drops"]

_MOST: Final = 500


class Drops(QObject):
    """Watches a window. `dropped` brings the paths of files on this computer; anything else is not taken."""

    dropped = Signal(list)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what can be opened."""
        if isinstance(event, QDragEnterEvent) and _paths(event.mimeData()):
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            paths = _paths(event.mimeData())
            if paths:
                event.acceptProposedAction()
                self.dropped.emit(paths)
            return True
        return False


def _paths(data: QMimeData) -> list[Path]:
    """What lies on this computer; nothing is ever fetched from elsewhere."""
    if not data.hasUrls():
        return []
    local = [url for url in data.urls()[:_MOST] if url.isLocalFile() and not url.host()]
    return [Path(url.toLocalFile()) for url in local if url.toLocalFile()]
