"""The page that says that the game itself made a mistake."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from fiveup_desktop.session import bug_report
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import fill

from .kit import Notice, main_button

__all__ = ["CrashDialog"]

_SIZE = QSize(640, 300)


class CrashDialog(Notice):
    """Nothing is lost, and play can go on: `done`. `quit_wanted`: rather not. `log` tells the rest."""

    quit_wanted = Signal()

    def __init__(self, theme: Theme, host: QWidget, log: Path | None) -> None:
        super().__init__(theme, host, _SIZE)
        self._log = log
        self._text = Label(wrap=True)
        self._where = Label(Role.SMALL, "second", wrap=True)
        self._where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = QVBoxLayout()
        words.setContentsMargins(28, 16, 28, 16)
        words.setSpacing(12)
        words.addWidget(self._text)
        words.addWidget(self._where)
        words.addStretch(1)
        self.body.addLayout(words, 1)
        self.copy_button = Button(theme, "quiet", "copy")
        self.copy_button.setVisible(log is not None)
        self.quit_button = Button(theme)
        self.go_on_button = main_button(theme)
        self.foot.addWidget(self.copy_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.quit_button)
        self.foot.addWidget(self.go_on_button)
        self.copy_button.clicked.connect(self._copy)
        self.quit_button.clicked.connect(self.quit_wanted)
        self.go_on_button.clicked.connect(self.done)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """The main answer."""
        return self.go_on_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("Something went wrong in the game"))
        self._text.setText(
            self.tr(
                "The mistake is the program’s, not yours. Your match is saved up to the last action. You can "
                "go on; if the table looks odd, leave the game and continue the match from the start page."
            )
        )
        self._where.setVisible(self._log is not None)
        self._where.setText(fill(self.tr("What happened is written down in {file}"), file=str(self._log)))
        self.copy_button.set_text(self.tr("Copy a bug report"))
        self.quit_button.set_text(self.tr("Leave the game"))
        self.go_on_button.set_text(self.tr("Go on"))

    def _copy(self) -> None:
        if self._log is not None:
            QGuiApplication.clipboard().setText(bug_report(self._log.parent))
            self.copy_button.set_text(self.tr("Copied"))
