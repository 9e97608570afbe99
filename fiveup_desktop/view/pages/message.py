"""A message with one or two answers."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Theme

from .kit import Notice, main_button

__all__ = ["LossDialog", "MessageDialog"]

_SIZE = QSize(600, 260)


class MessageDialog(Notice):
    """Says something in words that come ready. `done`: the main answer; `other`: the other one."""

    other = Signal()

    def __init__(
        self, theme: Theme, host: QWidget, title: str, text: str, answer: str, other: str = ""
    ) -> None:
        super().__init__(theme, host, _SIZE)
        self.set_title(title)
        self.text = Label(wrap=True)
        self.text.setText(text)
        self.text.setContentsMargins(28, 16, 28, 16)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.text, 1)
        self.foot.addStretch(1)
        self.answer_button = main_button(theme)
        self.answer_button.set_text(answer)
        self.answer_button.clicked.connect(self.done)
        self.other_button = Button(theme)
        self.other_button.set_text(other)
        self.other_button.clicked.connect(self.other)
        self.other_button.setVisible(bool(other))
        self.foot.addWidget(self.other_button)
        self.foot.addWidget(self.answer_button)

    def first_focus(self) -> QWidget:
        """The main answer."""
        return self.answer_button


class LossDialog(MessageDialog):
    """Asked of whoever leaves the game, or begins another match, while one could not be saved.

    `other`: do so all the same.
    """

    def __init__(self, theme: Theme, host: QWidget, leaves_game: bool = True) -> None:
        super().__init__(theme, host, "", "", "")
        self._leaves_game = leaves_game
        self.other_button.show()
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("This match is not saved"))
        self.answer_button.set_text(self.tr("Stay"))
        if self._leaves_game:
            self.text.setText(self.tr("If you leave the game now, what could not be saved is lost."))
            self.other_button.set_text(self.tr("Leave the game"))
        else:
            self.text.setText(
                self.tr("If you put another match on the table now, what could not be saved is lost.")
            )
            self.other_button.set_text(self.tr("Give up what is not saved"))
