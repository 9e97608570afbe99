"""Asking for files: which to open, and where to write."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

__all__ = ["FileChooser"]


class FileChooser(QObject):
    """Remembers where a file was chosen last. `own` is the game's own folder: nothing else is written there.

    `refused` brings a title and a sentence to be told.
    """

    refused = Signal(str, str)

    def __init__(self, window: QWidget, own: Path) -> None:
        super().__init__(window)
        self._window, self._own = window, own
        self._from: Path = own
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._to = Path(documents or Path.home())

    def which_one(self) -> Path | None:
        """A match file to open; None if there was a change of mind."""
        title = self.tr("Open a match file")
        path, _ = QFileDialog.getOpenFileName(self._window, title, str(self._from), self._kinds())
        return self._remembered([path])[0] if path else None

    def which_ones(self) -> list[Path]:
        """Match files to bring in; none after a change of mind."""
        title = self.tr("Bring in match files")
        paths, _ = QFileDialog.getOpenFileNames(self._window, title, str(self._from), self._kinds())
        return self._remembered(paths) if paths else []

    def where(self, title: str, name: str) -> Path | None:
        """Where to write a copy that may be called `name`; None after a change of mind, or a refusal."""
        path, _ = QFileDialog.getSaveFileName(self._window, title, str(self._to / name), self._kinds())
        if not path:
            return None
        if self._is_own(Path(path).parent):
            self.refused.emit(
                self.tr("Please choose another folder"),
                self.tr("In this one the game keeps its own files. Nothing was written."),
            )
            return None
        self._to = Path(path).parent
        return Path(path)

    def _remembered(self, paths: list[str]) -> list[Path]:
        self._from = Path(paths[0]).parent
        return [Path(path) for path in paths]

    def _is_own(self, folder: Path) -> bool:
        """Whether it is the folder of matches, or one in it."""
        try:
            return folder.resolve().is_relative_to(self._own.resolve())
        except (OSError, ValueError, RuntimeError):
            return False

    def _kinds(self) -> str:
        return self.tr("Five Up matches (*.fiveup)")
