"""A message with one or two answers."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Theme

from .kit import Dialog, main_button

__all__ = ["MessageDialog"]

_SIZE = QSize(600, 260)


class MessageDialog(Dialog):
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
        if other:
            button = Button(theme)
            button.set_text(other)
            button.clicked.connect(self.other)
            self.foot.addWidget(button)
        self.foot.addWidget(self.answer_button)

    def first_focus(self) -> QWidget:
        """The main answer."""
        return self.answer_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and Enter are the main answer."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
        else:
            super().keyPressEvent(event)
