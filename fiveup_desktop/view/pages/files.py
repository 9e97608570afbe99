"""Asking for files: which to open, and where to write."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSize, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QFileDialog, QToolButton, QTreeView, QWidget

__all__ = ["FileChooser", "documents", "dress_soon"]

_ARROWS = ("backButton", "forwardButton", "toParentButton")
_SHARES = (0.41, 0.12, 0.11, 0.23)
"""Of the width of the dialog, for name, size, type and day."""
_LEAST = QSize(820, 540)


def documents() -> Path:
    """The folder of documents of whoever plays, or their home."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(folder) if folder and Path(folder).is_dir() else Path.home()


def dress_soon(window: QWidget) -> None:
    """Call it right before Qt asks for a file: its own dialog is dressed as soon as it is there."""
    QTimer.singleShot(0, window, lambda: _dress_all(window))


def _dress_all(window: QWidget) -> None:
    for dialog in window.findChildren(QFileDialog):
        dress(dialog)


def dress(dialog: QFileDialog) -> None:
    """Arrows in the colour of the text (the style’s are black), names in whole. The system’s has neither."""
    for name in _ARROWS:
        button = dialog.findChild(QToolButton, name)
        if isinstance(button, QToolButton):
            button.setIcon(_tinted(button))
    tree = dialog.findChild(QTreeView, "treeView")
    if isinstance(tree, QTreeView):
        dialog.resize(dialog.size().expandedTo(_LEAST))
        for column, share in enumerate(_SHARES):
            tree.header().resizeSection(column, round(dialog.width() * share))


def _tinted(button: QToolButton) -> QIcon:
    size, ratio = button.iconSize(), button.devicePixelRatioF()
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        pixmap = button.icon().pixmap(size, ratio, mode)
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(pixmap.rect(), button.palette().text().color())
        painter.end()
        icon.addPixmap(pixmap, mode)
    return icon


class FileChooser(QObject):
    """Remembers where a file was chosen last. `own` is the game's own folder: nothing else is written there.

    `refused` brings a title and a sentence to be told.
    """

    refused = Signal(str, str)

    def __init__(self, window: QWidget, own: Path) -> None:
        super().__init__(window)
        self._window, self._own = window, own
        self._from = self._to = documents()

    def which_one(self) -> Path | None:
        """A match file to open; None if there was a change of mind."""
        title = self.tr("Open a match file")
        dress_soon(self._window)
        path, _ = QFileDialog.getOpenFileName(self._window, title, str(self._from), self._kinds())
        return self._remembered([path])[0] if path else None

    def which_ones(self) -> list[Path]:
        """Match files to bring in; none after a change of mind."""
        title = self.tr("Bring in match files")
        dress_soon(self._window)
        paths, _ = QFileDialog.getOpenFileNames(self._window, title, str(self._from), self._kinds())
        return self._remembered(paths) if paths else []

    def where(self, title: str, name: str) -> Path | None:
        """Where to write a copy that may be called `name`; None after a change of mind, or a refusal."""
        dress_soon(self._window)
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
