"""A process that starts a window and tells what that took: python -m tests.perf.child bare|game.

Printed as JSON: `cpu_s`, the CPU seconds of this process up to the first painted table, and `rss_mb`, its
memory (resident, 10^6 bytes) a second and a half later, when the first deal lies on the table.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from time import process_time

if "game" in sys.argv:
    # As its command does; the watch below needs Qt sooner than the game would ask for it.
    import fiveup_desktop.__main__  # noqa: F401 - comes before that in the command as well
    from fiveup_desktop.app.quick import begin_quickly

    begin_quickly()

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

TILES = 28
SETTLED_MS = 1500


class FirstPaint(QObject):
    """Watches all events for the first painting of a table: of a graphics view that shows something."""

    def __init__(self) -> None:
        super().__init__()
        self.cpu_s: float | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look, and let it pass."""
        if self.cpu_s is None and event.type() == QEvent.Type.Paint:
            view = watched.parent()
            if isinstance(view, QGraphicsView) and view.viewport() is watched and view.items():
                self.cpu_s = 0.0
                # Once this event has been dealt with, the table is painted.
                QTimer.singleShot(0, self.painted)
        return False

    def painted(self) -> None:
        """Note the CPU time; tell all a little later, and end without ado."""
        self.cpu_s = process_time()
        QTimer.singleShot(SETTLED_MS, self.tell)

    def tell(self) -> None:
        """Print the figures and end the process."""
        print(json.dumps({"cpu_s": self.cpu_s, "rss_mb": resident_mb()}), flush=True)
        QApplication.exit(0)


def resident_mb() -> float:
    """Return the resident memory of this process in 10^6 bytes (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def bare() -> None:
    """Show a window with nothing but a scene of 28 rectangles."""
    application = QApplication(["bare"])
    scene = QGraphicsScene()
    for tile in range(TILES):
        scene.addRect(40 * (tile % 7), 80 * (tile // 7), 30, 60)
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    watch = FirstPaint()
    application.installEventFilter(watch)
    view.show()
    application.exec()


def game() -> None:
    """Start the game as its command does, with a demo match, and no other help than the watch."""
    from fiveup_desktop.__main__ import main

    watch = FirstPaint()
    run = QApplication.exec

    def watched_exec(*_: object) -> int:
        QApplication.instance().installEventFilter(watch)
        return run()

    QApplication.exec = watched_exec
    with tempfile.TemporaryDirectory() as folder:
        main(["--demo", "--seed", "61", "--speed", "slow", "--data-dir", folder])


if __name__ == "__main__":
    {"bare": bare, "game": game}[sys.argv[1]]()
