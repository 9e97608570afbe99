"""Something in words, to be read at leisure: by eye, by a screen reader, on a braille display."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from fiveup_desktop.view.controls import restyle
from fiveup_desktop.view.pages.kit import Notice
from fiveup_desktop.view.theme import Role, Theme

from .table_voice import Told

__all__ = ["ToldDialog"]

_SIZE = QSize(820, 560)


class ToldDialog(Notice):
    """Shows what `tell` tells, a line for each fact, with a cursor to go through it. `done` closes it."""

    def __init__(self, theme: Theme, host: QWidget, tell: Callable[[], Told]) -> None:
        super().__init__(theme, host, _SIZE, fixed=True)
        self._tell = tell
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setCursorWidth(2)
        restyle(self.text, role=Role.RULES.value, kind="told")
        self.body.setContentsMargins(16, 12, 16, 12)
        self.body.addWidget(self.text, 1)
        self.close_button = self.add_close()
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """The text, at its beginning."""
        return self.text

    def spoken(self) -> str:
        """All of it."""
        return self.text.toPlainText()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        told = self._tell()
        self.set_title(told.title)
        self.text.setPlainText("\n".join(told.lines))
        self.text.setAccessibleName(told.title)
        self.close_button.set_text(self.tr("Done"))
