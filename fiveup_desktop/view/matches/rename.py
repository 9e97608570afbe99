"""Another title for a match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from fiveup_desktop.session import LONGEST_TITLE, NameFault, title_fault
from fiveup_desktop.view.controls import Button, Label, restyle
from fiveup_desktop.view.pages.kit import Dialog, main_button
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import fill

__all__ = ["RenameDialog"]

_SIZE: Final = QSize(560, 300)


class RenameDialog(Dialog):
    """Asks for a title. `chosen` brings one that can be a title, or an empty one; `done`: never mind."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, host: QWidget, title: str) -> None:
        super().__init__(theme, host, _SIZE)
        self._ask = Label(Role.BODY, "second", wrap=True)
        self.field = QLineEdit()
        # As it stands in the file: what cannot stay is told, not silently taken away.
        self.field.setText(title)
        self.field.selectAll()
        self.fault = Label(Role.SMALL, "bad", wrap=True)
        self.body.setContentsMargins(28, 16, 28, 16)
        self.body.setSpacing(8)
        self.body.addWidget(self._ask)
        self.body.addWidget(self.field)
        self.body.addWidget(self.fault)
        self.body.addStretch(1)
        self.cancel_button = Button(theme)
        self.rename_button = main_button(theme)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel_button)
        self.foot.addWidget(self.rename_button)
        self.cancel_button.clicked.connect(self.done)
        self.rename_button.clicked.connect(self._take)
        self.field.textChanged.connect(lambda _: self._judge())
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """The field."""
        return self.field

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the title, Esc leaves the old one."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.cancel_button.hasFocus():
            self.done.emit()
        else:
            self._take()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("Rename this match"))
        self._ask.setText(self.tr("A title that tells it from others. Without one, the list says who plays."))
        self.field.setAccessibleName(self.tr("Title"))
        self.cancel_button.set_text(self.tr("Cancel"))
        self.rename_button.set_text(self.tr("Rename"))
        self._judge()

    def _take(self) -> None:
        if title_fault(self.field.text().strip()) is None:
            self.chosen.emit(self.field.text().strip())

    def _judge(self) -> None:
        fault = title_fault(self.field.text().strip())
        text = "" if fault is None else self._sentence(fault)
        self.fault.setText(text)
        self.fault.setVisible(fault is not None)
        self.field.setAccessibleDescription(text)
        self.rename_button.set_reason(text)
        if self.field.property("error") != (fault is not None):
            restyle(self.field, error=fault is not None)

    def _sentence(self, fault: NameFault) -> str:
        if fault is NameFault.TOO_LONG:
            return fill(self.tr("At most {count} characters, please."), count=LONGEST_TITLE)
        if fault is NameFault.BIDI_CHARACTER:
            return self.tr("There is an invisible character in it that turns the text round.")
        return self.tr("There is a line break or a control character in it.")
