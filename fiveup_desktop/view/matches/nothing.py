"""What stands in the place of the list where there is nothing in it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from fiveup_desktop.session import SaveTrouble
from fiveup_desktop.view.controls import Label
from fiveup_desktop.view.pages.kit import main_button
from fiveup_desktop.view.pages.trouble_words import TroubleWords
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import fill

__all__ = ["NothingThere"]


class NothingThere(QWidget):
    """Says why, and leads to a new match if there is none at all."""

    new_match_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._troubles = TroubleWords(theme.words)
        self.text = Label(Role.BODY, "second", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.new_button = main_button(theme, "new")
        self.new_button.clicked.connect(self.new_match_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        column.addStretch(1)
        column.addWidget(self.text)
        column.addWidget(self.new_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def say(self, search: str | None, trouble: SaveTrouble | None) -> None:
        """Say that nothing has `search` in it; None: that there is no match, or why none can be listed."""
        self.new_button.set_text(self.tr("New match"))
        self.new_button.setVisible(search is None)
        if search is not None:
            self.text.setText(fill(self.tr("No title and no name here has “{text}” in it."), text=search))
        elif trouble is not None:
            self.text.setText(self._troubles.unlisted(trouble))
        else:
            self.text.setText(self.tr("No match is kept here yet. Each one is, from its first deal on."))
