"""The very first page: which language, and whether to learn the game. It comes once."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.session import Settings
from fiveup_desktop.view.controls import Button, Label, Segments
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Language
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

from .kit import Dialog, main_button

__all__ = ["WelcomeDialog"]

_SIZE = QSize(620, 460)
_SIDE = 28


class WelcomeDialog(Dialog):
    """Asks in both languages at once. `lessons_wanted`: the lessons; `done`: it was answered."""

    lessons_wanted = Signal()

    def __init__(self, theme: Theme, host: QWidget, settings: Settings) -> None:
        super().__init__(theme, host, _SIZE)
        self._settings = settings
        self.choice = Segments(theme, len(Language))
        self._ask = Label(Role.BODY, wrap=True)
        self._offer = Label(Role.CARD_TITLE, wrap=True)
        self._line = Label(Role.BODY, "second", wrap=True)
        self.learn, self.later = main_button(theme, "learn"), Button(theme)
        self._compose()
        self.choice.chosen.connect(self._on_language)
        self.learn.clicked.connect(self._on_learn)
        self.later.clicked.connect(self._on_later)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _compose(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(_SIDE, 16, _SIDE, 20)
        column.setSpacing(10)
        column.addWidget(self._ask)
        row = QHBoxLayout()
        row.addWidget(self.choice)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(16)
        column.addWidget(self._offer)
        column.addWidget(self._line)
        column.addStretch(1)
        self.body.addLayout(column, 1)
        self.foot.addStretch(1)
        self.foot.addWidget(self.later)
        self.foot.addWidget(self.learn)

    def first_focus(self) -> QWidget:
        """The main answer."""
        return self.learn

    def retranslate(self) -> None:
        """Set all texts: the question of the language in both, the rest in the one that is chosen."""
        self.set_title(self._in_both(QT_TRANSLATE_NOOP("WelcomeDialog", "Welcome")))
        self._ask.setText(self._in_both(QT_TRANSLATE_NOOP("WelcomeDialog", "Which language?")))
        self.choice.set_texts([each.native_name for each in Language])
        self.choice.set_index(list(Language).index(self.theme.language))
        self._offer.setText(self.tr("New to this game?"))
        self._line.setText(
            self.tr(
                "Twelve short lessons at a real table take you to your first match in about fifteen "
                "minutes. You find them on the start page whenever you like."
            )
        )
        self.learn.set_text(self.tr("Learn by playing"))
        self.later.set_text(self.tr("Go to the start page"))

    def _in_both(self, source: str) -> str:
        """A text in both languages at once."""
        translate = self.theme.words.translate
        return " · ".join([translate("WelcomeDialog", source, language=each) for each in Language])

    def _on_language(self, index: int) -> None:
        self._settings.language = list(Language)[index].value

    def _on_learn(self) -> None:
        self._answered()
        self.lessons_wanted.emit()

    def _on_later(self) -> None:
        self._answered()

    def _answered(self) -> None:
        self._settings.welcomed = True
        self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the keyboard, Esc goes to the start page."""
        if event.key() == Qt.Key.Key_Escape:
            self._answered()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.later if self.later.hasFocus() else self.learn).click()
        else:
            super().keyPressEvent(event)
