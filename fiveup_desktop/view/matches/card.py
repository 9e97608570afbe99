"""The card beside the list: the chosen match with a larger picture, and all that can be done with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.layout import Table
from fiveup_desktop.rules import displayed
from fiveup_desktop.session import Entry, MatchSummary, UnreadableMatch
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.pages.board_picture import BoardPicture
from fiveup_desktop.view.pages.kit import Elided, Icon, Mark, Scroll, clear_layout, main_button
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Names, number

from .actions import ICONS, MAIN, MatchAction, actions_for
from .words import EntryWords

__all__ = ["MatchCard"]

_PICTURE_HEIGHT: Final = 160
_PADDING: Final = 20
_SETTLE_MS: Final = 60
"""Whoever runs through the list does not wait for each picture."""


class MatchCard(QFrame):
    """Shows one entry. `wanted` brings the MatchAction that was chosen."""

    wanted = Signal(object)

    def __init__(self, theme: Theme, words: EntryWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._theme, self._words = theme, words
        self._entry: Entry | None = None
        self.picture = BoardPicture(theme)
        self._warning = Icon(theme, "warning", "bad", 40)
        self.title = Elided(Role.CARD_TITLE)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(2)
        self._grid = QGridLayout()
        self.buttons: dict[MatchAction, Button] = {}
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_SETTLE_MS)
        self._later.timeout.connect(self._show_table)
        self._build()
        theme.changed.connect(self._size_picture)
        self._size_picture()
        self.set_entry(None)

    def _build(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 1, 1, 1)
        scroll = Scroll()
        outer.addWidget(scroll)
        column = scroll.column()
        column.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        column.setSpacing(10)
        column.addWidget(self.picture)
        column.addWidget(self._warning, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.title)
        column.addLayout(self._lines)
        column.addSpacing(4)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(0)
        for action in MatchAction:
            main = action in MAIN
            icon = ICONS[action]
            button = main_button(self._theme, icon) if main else Button(self._theme, "quiet", icon, self)
            button.clicked.connect(lambda _=False, a=action: self.wanted.emit(a))
            self.buttons[action] = button
            if main:
                column.addWidget(button)
        column.addLayout(self._grid)
        column.addStretch(1)

    @property
    def entry(self) -> Entry | None:
        """What is shown."""
        return self._entry

    def set_entry(self, entry: Entry | None) -> None:
        """Show another entry; None: nothing."""
        self._entry = entry
        is_match = isinstance(entry, MatchSummary)
        self.picture.setVisible(is_match)
        self._warning.setVisible(isinstance(entry, UnreadableMatch))
        offered = () if entry is None else actions_for(entry)
        for action, button in self.buttons.items():
            button.setVisible(action in offered)
            self._grid.removeWidget(button)
        for place, action in enumerate([each for each in offered if each not in MAIN]):
            self._grid.addWidget(self.buttons[action], place // 2, place % 2, Qt.AlignmentFlag.AlignLeft)
        self._later.start()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        clear_layout(self._lines)
        entry = self._entry
        if entry is None:
            self.title.set_whole("")
            return
        self.title.set_whole(self._words.title(entry))
        for action, button in self.buttons.items():
            button.set_text(self._words.action(action, entry))
        if isinstance(entry, UnreadableMatch):
            self._tell_fault(entry)
            return
        self._tell_scores(entry)
        self._add_line(self._words.progress(entry))
        self._add_line(f"{self._words.state(entry)} · {self._words.when(entry)}")
        self.picture.setAccessibleName(self._words.table(entry))

    def _tell_fault(self, entry: UnreadableMatch) -> None:
        reason = Label(Role.BODY, "second", wrap=True)
        reason.setText(self._words.reason(entry))
        self._lines.addWidget(reason)
        self._add_line(entry.path.name)
        if entry.modified is not None:
            self._add_line(self._words.when(entry))

    def _add_line(self, text: str) -> None:
        line = Elided(Role.BODY, "second")
        line.set_whole(text)
        self._lines.addWidget(line)

    def _tell_scores(self, entry: MatchSummary) -> None:
        names = Names(tuple(player.name for player in entry.players))
        for entity, raw in enumerate(entry.scores_raw):
            row = QHBoxLayout()
            row.setSpacing(8)
            name = Elided(Role.BODY)
            name.set_whole(names.entity(entity))
            points = Label(Role.BODY, bold=True)
            points.setText(number(displayed(raw)))
            row.addWidget(Mark(self._theme, entity, 10))
            row.addWidget(name, 1)
            row.addWidget(points)
            self._lines.addLayout(row)

    def _size_picture(self) -> None:
        self.picture.setFixedHeight(_PICTURE_HEIGHT)

    def _show_table(self) -> None:
        """The picture, once the choice has come to rest; laid out and painted in two events."""
        entry = self._entry
        if isinstance(entry, MatchSummary):
            table = Table.empty()
            for placement in entry.board.placements:
                table = table.place(placement)
            self.picture.set_table(table)
