"""The bar that says why a match could not be saved, or what was put aside, and what can be done."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from fiveup_desktop.session import SaveTrouble
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words import fill

from .kit import Icon
from .trouble_words import TroubleWords

__all__ = ["TroubleBar", "Troubles"]


class Troubles(QObject):
    """What is to be told of saving, in whatever bar shows it. `changed`: it is something else now."""

    changed = Signal()
    retry_wanted = Signal()
    save_as_wanted = Signal()
    place_wanted = Signal(object)
    """Path: where it lies is to be shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble: SaveTrouble | None = None
        """Why the match on the table is not on disk as it stands."""
        self.is_reader = False
        """Whether another running game writes in the folder."""
        self.aside: Path | None = None
        """Where what another program had written was kept."""

    def __bool__(self) -> bool:
        return self.trouble is not None or self.is_reader or self.aside is not None

    def show_trouble(self, trouble: SaveTrouble) -> None:
        """A save has failed."""
        self.trouble = trouble
        self.changed.emit()

    def clear(self) -> None:
        """The match is saved, or there is none on the table any more."""
        self.trouble = None
        self.changed.emit()

    def set_reader(self, is_reader: bool) -> None:
        """Another running game writes in the folder, or does no more."""
        self.is_reader = is_reader
        self.changed.emit()

    def tell_aside(self, path: Path | None) -> None:
        """Something was put aside there; None: that was read."""
        self.aside = path
        self.changed.emit()


class TroubleBar(QFrame):
    """Hidden while all is well."""

    def __init__(self, theme: Theme, troubles: Troubles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "trouble")
        self._theme, self._troubles = theme, troubles
        self._words = TroubleWords(theme.words)
        self._text = Label(tone="bad", wrap=True)
        self.retry_button = Button(theme)
        self.save_as_button = Button(theme)
        self.place_button = Button(theme)
        self.close_button = Button(theme, "quiet", "cross")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 16, 6)
        row.setSpacing(12)
        row.addWidget(Icon(theme, "warning", "bad"))
        row.addWidget(self._text, 1)
        for button in (self.retry_button, self.save_as_button, self.place_button, self.close_button):
            row.addWidget(button)
        self.retry_button.clicked.connect(troubles.retry_wanted)
        self.save_as_button.clicked.connect(troubles.save_as_wanted)
        self.place_button.clicked.connect(self._show_place)
        self.close_button.clicked.connect(self._close)
        theme.words.changed.connect(self.retranslate)
        troubles.changed.connect(self.retranslate)
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus: whatever lies below must not take it."""
        focused = self.window().focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, Button):
            focused.click()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say what there is to say, in the interface's language."""
        told = self._troubles
        self.retry_button.set_text(self.tr("Try again"))
        self.save_as_button.set_text(self.tr("Save as…"))
        self.place_button.set_text(self.tr("Show the file"))
        self.close_button.setAccessibleName(self.tr("Close"))
        is_aside = told.trouble is None and not told.is_reader and told.aside is not None
        self.retry_button.setVisible(not is_aside)
        self.save_as_button.setVisible(told.trouble is not None)
        self.place_button.setVisible(is_aside)
        self.close_button.setVisible(is_aside)
        if told.trouble is not None:
            self._text.setText(self._words.unsaved(told.trouble))
        elif told.is_reader:
            self._text.setText(self._words.reader())
        elif told.aside is not None:
            self._text.setText(self._aside(told.aside))
        self.setVisible(bool(told))
        self.setAccessibleName(self._text.text())
        self.updateGeometry()

    def _aside(self, path: Path) -> str:
        text = self.tr(
            "Another program had changed the file of this match. What it wrote is kept, as {name} in the "
            "folder “aside”; your match is saved as you played it."
        )
        return fill(text, name=path.name)

    def _show_place(self) -> None:
        if self._troubles.aside is not None:
            self._troubles.place_wanted.emit(self._troubles.aside)

    def _close(self) -> None:
        self._troubles.tell_aside(None)
