"""Where a file lies: shown by the system's file manager, or as a path to be copied."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from fiveup_desktop.session import MatchSummary
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.pages.kit import Notice
from fiveup_desktop.view.theme import Role, Theme

__all__ = ["PlaceDialog", "file_name", "open_folder_of"]

_SIZE: Final = QSize(680, 300)
_LONGEST: Final = 60
"""Characters of a file's name: at most 240 bytes, of the 255 that systems take."""


def open_folder_of(path: Path) -> bool:
    """Have the system show the folder of a file; whether it said that it would. Nothing goes over a net."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))


def file_name(match: MatchSummary) -> str:
    """A name for the file of a match, made of its title or names: letters and digits of any script."""
    said = match.title or " ".join([player.name for player in match.players])
    words = re.sub(r"[\W_]+", " ", said[:_LONGEST]).strip()
    return f"{words or 'match'}.fiveup"


class PlaceDialog(Notice):
    """Says where a file lies; its path can be copied, and its folder be opened."""

    folder_wanted = Signal()

    def __init__(self, theme: Theme, host: QWidget, path: Path) -> None:
        super().__init__(theme, host, _SIZE)
        self.text = Label(Role.BODY, "second", wrap=True)
        self.field = QLineEdit(str(path))
        self.field.setReadOnly(True)
        self.field.setCursorPosition(0)
        self.told = Label(Role.SMALL, "second", wrap=True)
        self.told.hide()
        self._path = path
        self.body.setContentsMargins(28, 16, 28, 16)
        self.body.setSpacing(8)
        for each in (self.text, self.field, self.told):
            self.body.addWidget(each)
        self.body.addStretch(1)
        self.folder_button = Button(theme, icon_name="show-me")
        self.copy_button = Button(theme, icon_name="copy")
        self.folder_button.clicked.connect(self._open_folder)
        self.copy_button.clicked.connect(self._copy)
        self.foot.addWidget(self.folder_button)
        self.foot.addWidget(self.copy_button)
        self.close_button = self.add_close()
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """The folder."""
        return self.folder_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("The file of this match"))
        self.text.setText(self.tr("It lies here. You can copy it or send it to somebody."))
        self.field.setAccessibleName(self.tr("Path of the file"))
        self.folder_button.set_text(self.tr("Open its folder"))
        self.copy_button.set_text(self.tr("Copy the path"))
        self.close_button.set_text(self.tr("Close"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._path))
        self._tell(self.tr("The path is copied."))

    def _open_folder(self) -> None:
        opened = open_folder_of(self._path)
        self._tell(
            self.tr("The system was asked to show the folder.")
            if opened
            else self.tr("The system has no program that shows folders; please copy the path.")
        )

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.show()
