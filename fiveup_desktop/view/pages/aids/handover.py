"""The dialog in which a person's seat is handed to a computer, and taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QGridLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import entity_of
from fiveup_desktop.session import DEFAULT_LEVEL, LEVELS, Player, PlayerKind
from fiveup_desktop.view.controls import Button, ComboBox, Label, frame
from fiveup_desktop.view.theme import Role, Theme

from ..kit import Dialog, Elided, Mark, main_button
from .handover_words import HandoverWords

__all__ = ["HandoverDialog"]

_SIZE = QSize(680, 560)


class HandoverDialog(Dialog):
    """A row for each person's seat. `chosen` brings a level by seat, None for the person; `done`: nothing."""

    chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        host: QWidget,
        owners: Sequence[Player],
        players: Sequence[Player],
        first: int | None = None,
    ) -> None:
        """`owners` are those whose seats they are, `players` who plays now; `first` has the focus."""
        super().__init__(theme, host, _SIZE)
        self._owners, self._now = tuple(owners), tuple(players)
        self._words = HandoverWords(theme.words)
        self.seats = [seat for seat, owner in enumerate(owners) if owner.kind is PlayerKind.HUMAN]
        self._first = first if first in self.seats else self.seats[0]
        self.fields: dict[int, ComboBox] = {}
        self._lines: dict[int, Label] = {}
        self._grid = QGridLayout()
        self._grid.setContentsMargins(28, 12, 28, 12)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(10)
        self._grid.setColumnStretch(1, 1)
        self._told = Label(Role.BODY, "second", wrap=True)
        self._told.setContentsMargins(28, 14, 28, 2)
        self.body.addWidget(self._told)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)
        for seat in self.seats:
            self._add_row(seat)
        self.cancel_button, self.go_on_button = Button(theme), main_button(theme)
        self.cancel_button.clicked.connect(self.done)
        self.go_on_button.clicked.connect(self._choose)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel_button)
        self.foot.addWidget(self.go_on_button)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()
        self._offer()

    def _add_row(self, seat: int) -> None:
        row = self._grid.rowCount()
        if self.fields:
            self._grid.addWidget(frame("rule"), row, 0, 1, 3)
            row += 1
        name, line = Elided(bold=True), Label(Role.SMALL, "second", wrap=True)
        name.set_whole(self._owners[seat].name)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(name)
        words.addWidget(line)
        words.addStretch(1)
        field = ComboBox(self.theme)
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        field.activated.connect(self._explain)
        mark = Mark(self.theme, entity_of(seat, len(self._owners)))
        self._grid.addWidget(mark, row, 0)
        self._grid.addLayout(words, row, 1)
        self._grid.addWidget(field, row, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.fields[seat], self._lines[seat] = field, line

    @property
    def levels(self) -> Mapping[int, str | None]:
        """What is chosen, by seat: a level, or None for the person."""
        return {seat: (None, *LEVELS)[max(0, field.currentIndex())] for seat, field in self.fields.items()}

    def first_focus(self) -> QWidget:
        """The seat of whoever sits at the screen."""
        return self.fields[self._first]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, and else takes what is chosen; Esc closes."""
        focused = self.window().focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focused, QAbstractButton):
                focused.click()
            else:
                self._choose()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        words = self._words
        self.set_title(words.title())
        self._told.setText(words.explanation())
        for seat, field in self.fields.items():
            kept = field.currentIndex()
            field.clear()
            field.addItems([words.oneself(), *[words.computer(level) for level in LEVELS]])
            field.setCurrentIndex(kept)
            field.setAccessibleName(words.field(self._owners[seat].name))
        self.cancel_button.set_text(self.tr("Cancel"))
        self._explain()

    def _offer(self) -> None:
        """Who plays now; for the seat that was asked about, the other way round."""
        for seat, field in self.fields.items():
            level = self._level_now(seat)
            if seat == self._first:
                level = DEFAULT_LEVEL if level is None else None
            field.setCurrentIndex(0 if level is None else 1 + LEVELS.index(level))
        self._explain()

    def _level_now(self, seat: int) -> str | None:
        """The level of the computer that plays a seat now; one that cannot be chosen plays as the default."""
        if self._now[seat].kind is PlayerKind.HUMAN:
            return None
        level = self._now[seat].level
        return level if level in LEVELS else DEFAULT_LEVEL

    def _explain(self) -> None:
        for seat, level in self.levels.items():
            self._lines[seat].setText(self._words.explained(self._owners[seat].name, level))
        stood_in = any(level is not None for level in self.levels.values())
        self.go_on_button.set_text(
            self.tr("Let the computer play") if stood_in else self.tr("Play without a computer")
        )

    def _choose(self) -> None:
        self.chosen.emit(self.levels)
