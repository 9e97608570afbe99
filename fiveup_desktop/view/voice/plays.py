"""The list of plays: the whole hand and every legal placement, for keys, touch and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.view.art.card import paint_card
from fiveup_desktop.view.controls import Button, Label, restyle, set_plain_tooltip
from fiveup_desktop.view.pages.kit import Elided, Scroll
from fiveup_desktop.view.table.handling import Handling
from fiveup_desktop.view.theme import Role, Theme

from .play_words import Entry

__all__ = ["PlayButton", "PlaysCard", "do_entry"]

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}


class PlayButton(Button):
    """One entry: what is placed where, and below it what that comes to."""

    focused = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "entry", parent=parent)
        self._theme_of = theme
        self.entry: Entry | None = None
        self._title, self._line = Elided(Role.BODY, bold=True), Elided(Role.SMALL, "second")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 8, 4)
        column.setSpacing(0)
        for label in (self._title, self._line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_entry(self, entry: Entry) -> None:
        """Show an entry."""
        self.entry = entry
        self._title.set_whole(entry.title)
        self._line.set_whole(entry.line)
        self.setAccessibleName(entry.spoken)
        set_plain_tooltip(self, entry.spoken)

    def set_meant(self, meant: bool) -> None:
        """Whether the table shows this placement now."""
        if meant != bool(self.property("meant")):
            restyle(self, meant=meant)

    def sizeHint(self) -> QSize:
        """Two lines, at least 40 px high."""
        lines = self._theme_of.line_height(Role.BODY) + self._theme_of.line_height(Role.SMALL)
        return QSize(160, max(40, lines + 12))

    def minimumSizeHint(self) -> QSize:
        """The texts may be elided."""
        return QSize(80, self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came: the table shows what this would do."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.focused.emit()


class PlaysCard(QWidget):
    """The list in its card. `chosen`: an Entry is to be done; `looked_at`: it has the keyboard."""

    chosen = Signal(object)
    looked_at = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._buttons: list[PlayButton] = []
        self._title = Label(Role.BODY, bold=True)
        self._scroll = Scroll()
        self._column = self._scroll.column()
        self._column.setSpacing(2)
        self._column.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 10, 6, 8)
        box.setSpacing(4)
        box.addWidget(self._title)
        box.addWidget(self._scroll, 1)

    @property
    def entries(self) -> Sequence[PlayButton]:
        """The buttons in sight, in order."""
        return [button for button in self._buttons if not button.isHidden()]

    def retell(self, title: str, told: str) -> None:
        """Set heading and name."""
        self._title.setText(title)
        self.setAccessibleName(told)
        self._scroll.setAccessibleName(told)
        self.update()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show other entries; if the keyboard was in the list it stays there."""
        focused = QApplication.focusWidget()
        here = focused is not None and self.isAncestorOf(focused)
        for _ in range(len(entries) - len(self._buttons)):
            self._add_button()
        for button, entry in zip(self._buttons, entries, strict=False):
            button.show_entry(entry)
            button.show()
        for button in self._buttons[len(entries) :]:
            button.hide()
        if here and self.entries:
            self.entries[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def mark(self, action: object) -> None:
        """Mark the entry that the table shows now."""
        for button in self._buttons:
            button.set_meant(
                action is not None and button.entry is not None and button.entry.action is action
            )

    def take_focus(self) -> None:
        """Give the keyboard to the first entry."""
        if self.entries:
            self.entries[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _add_button(self) -> None:
        button = PlayButton(self._theme, self)
        button.clicked.connect(lambda: self.chosen.emit(button.entry))
        button.focused.connect(lambda: self._on_focus(button))
        self._column.insertWidget(len(self._buttons), button)
        self._buttons.append(button)

    def _on_focus(self, button: QPushButton) -> None:
        self._scroll.ensureWidgetVisible(button, 0, 4)
        self.looked_at.emit(button.entry if isinstance(button, PlayButton) else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from entry to entry; Home and End to the first and last; Enter does it."""
        entries, focused = list(self.entries), QApplication.focusWidget()
        here = next((at for at, each in enumerate(entries) if each is focused), None)
        if here is None:
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in _STEPS:
            entries[(here + _STEPS[key]) % len(entries)].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            entries[0 if key is Qt.Key.Key_Home else -1].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            entries[here].click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card."""
        paint_card(QPainter(self), self.rect(), self._theme.palette)


def do_entry(handling: Handling, entry: Entry) -> bool:
    """Do what an entry says; False where its tile fits nowhere, which the table then explains."""
    if entry.action is not None:
        handling.act(entry.action)
    elif entry.tile is not None:
        handling.explain(entry.tile)
        return False
    return True
