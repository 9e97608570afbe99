"""The list of all shortcuts."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.view.controls import Label
from fiveup_desktop.view.theme import Role, Theme

from .kit import Notice, clear_layout, key_cap

__all__ = ["ShortcutList", "ShortcutSource", "ShortcutsDialog"]

_SIZE = QSize(860, 660)
_TWO_COLUMNS = 800

ShortcutList = Sequence[tuple[str, Sequence[tuple[Sequence[str], str]]]]
"""Groups: a heading, and the keys (as they stand on the caps) with what they do."""
ShortcutSource = Callable[[], ShortcutList]


class ShortcutsDialog(Notice):
    """What every key does. `done` closes it. `groups` is asked again when the language changes."""

    def __init__(self, theme: Theme, host: QWidget, groups: ShortcutSource) -> None:
        super().__init__(theme, host, _SIZE)
        self._groups = groups
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setContentsMargins(28, 16, 28, 16)
        self._columns.setSpacing(40)
        self.body.addLayout(self._columns)
        self.body.addStretch(1)
        self.close_button = self.add_close()
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One column or two."""
        super().resizeEvent(event)
        two = self.frame.width() >= self.theme.px(_TWO_COLUMNS)
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.LeftToRight if two else ways.TopToBottom)

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.close_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self.tr("Keys"), self.tr("Everything can be done without a mouse."))
        self.close_button.set_text(self.tr("Done"))
        clear_layout(self._columns)
        sides = [QVBoxLayout(), QVBoxLayout()]
        lengths = [0, 0]
        for heading, rows in self._groups():
            shorter = 0 if lengths[0] <= lengths[1] else 1
            lengths[shorter] += len(rows) + 2
            sides[shorter].addLayout(self._group(heading, rows))
            sides[shorter].addSpacing(16)
        for side in sides:
            side.addStretch(1)
            self._columns.addLayout(side, 1)

    def _group(self, heading: str, rows: Sequence[tuple[Sequence[str], str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        title = Label(bold=True)
        title.setText(heading)
        grid.addWidget(title, 0, 0, 1, 2)
        for row, (keys, what) in enumerate(rows, 1):
            caps = QHBoxLayout()
            caps.setSpacing(4)
            for key in keys:
                caps.addWidget(key_cap(key))
            caps.addStretch(1)
            text = Label(Role.BODY, "second")
            text.setText(what)
            grid.addLayout(caps, row, 0)
            grid.addWidget(text, row, 1)
        return grid
