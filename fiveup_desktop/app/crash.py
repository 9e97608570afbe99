"""What happens when the program itself fails: nothing is lost, and the player hears of it in plain words."""

from __future__ import annotations

import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal

from fiveup_desktop import __version__
from fiveup_desktop.session.library import LOG_NAME
from fiveup_desktop.view.window import MainWindow

__all__ = ["CrashHook"]

_MOST_BYTES = 1 << 20


class CrashHook(QObject):
    """Catches what nobody caught, in any thread: writes it down, says so, and lets the match go on."""

    _caught = Signal(str)

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self._path = folder / LOG_NAME
        self._before = sys.excepthook, threading.excepthook
        # Queued, so that it also comes from another thread, and never in the middle of what failed.
        self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error

    def remove(self) -> None:
        """Leave errors to whoever had them before."""
        sys.excepthook, threading.excepthook = self._before

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        if issubclass(kind, Exception):
            self._caught.emit(text)

    def _on_thread_error(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._on_error(args.exc_type, args.exc_value, args.exc_traceback)

    def _tell(self, text: str) -> None:
        from fiveup_desktop.view.pages.crash import CrashDialog

        kept = self._keep(text)
        overlays = self._window.overlays
        if overlays.holds(CrashDialog):
            return
        dialog = CrashDialog(self._window.theme, self._window, self._path if kept else None)
        dialog.done.connect(lambda: overlays.close(dialog))
        dialog.quit_wanted.connect(self._window.close)
        overlays.open(dialog)

    def _keep(self, text: str) -> bool:
        """Append to the log, which begins anew when it is long; False if there is no room for it."""
        from datetime import UTC, datetime

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._path.exists() and self._path.stat().st_size > _MOST_BYTES:
                self._path.replace(self._path.with_suffix(".old.log"))
            with self._path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ} Five Up Desktop {__version__}\n{text}\n")
        except OSError:
            return False
        return True
