"""A line at the foot of a page that says what was just done, and how to undo it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.controls import frame as make_frame
from fiveup_desktop.view.pages.kit import Icon
from fiveup_desktop.view.theme import Theme

__all__ = ["PASSING_MS", "NoticeBar"]

PASSING_MS: Final = 15_000
"""How long what only tells stands there."""


class NoticeBar(QWidget):
    """Hidden while there is nothing to say. What is said is made anew when the language changes.

    `answered`: its button was pressed.
    """

    answered = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say: Callable[[], str] | None = None
        self._answer: Callable[[], str] | None = None
        self._icon = Icon(theme, "info", "ink2")
        self.text = Label(wrap=True)
        self.answer_button = Button(theme)
        self.close_button = Button(theme, "quiet", "cross")
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._frame = make_frame("card")
        outer.addWidget(self._frame)
        row = QHBoxLayout(self._frame)
        row.setContentsMargins(16, 6, 8, 6)
        row.setSpacing(12)
        row.addWidget(self._icon)
        row.addWidget(self.text, 1)
        row.addWidget(self.answer_button)
        row.addWidget(self.close_button)
        self.answer_button.clicked.connect(self.answered)
        self.close_button.clicked.connect(self.clear)
        self._passing = QTimer(self)
        self._passing.setSingleShot(True)
        self._passing.setInterval(PASSING_MS)
        self._passing.timeout.connect(self.clear)
        self.hide()

    def tell(
        self, say: Callable[[], str], answer: Callable[[], str] | None = None, bad: bool = False
    ) -> None:
        """Say something, with a button if there is an answer; both are asked for in each language."""
        self._say, self._answer = say, answer
        self._icon.set_icon("warning" if bad else "info", "bad" if bad else "ink2")
        self.answer_button.setVisible(answer is not None)
        self.retranslate()
        self.show()
        # What asks nothing and warns of nothing goes by itself: later it would be old news.
        if answer is None and not bad:
            self._passing.start()
        else:
            self._passing.stop()

    def clear(self) -> None:
        """Nothing more to say."""
        self._passing.stop()
        self._say = self._answer = None
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """A line that comes up is read aloud by its text."""
        self.setAccessibleName(self.text.text())

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.close_button.setAccessibleName(self.tr("Close"))
        if self._say is not None:
            self.text.setText(self._say())
            self.setAccessibleName(self.text.text())
        if self._answer is not None:
            self.answer_button.set_text(self._answer())
