"""A file that holds no match: what happened, and what can be put in its place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import displayed
from fiveup_desktop.session import Damage, RecordFault, Rescue, RescueKind
from fiveup_desktop.view.controls import Button, Label, frame
from fiveup_desktop.view.pages.kit import ChoiceDialog, Elided, Icon, RowButton
from fiveup_desktop.view.pages.record_words import RecordWords, is_foreign
from fiveup_desktop.view.pages.time_words import TimeWords
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Names, Sentences, fill, number

__all__ = ["RecoveryDialog", "RescueWords"]

_SIZE: Final = QSize(720, 560)
_ROW: Final = 76


class RescueWords(Sentences):
    """What can be put in the place of a damaged match. Rounds, actions and scores; never a hand."""

    def title(self, rescue: Rescue) -> str:
        """Where it comes from."""
        if rescue.kind is RescueKind.BACKUP:
            when = "" if rescue.written is None else TimeWords(self._words, self._fixed).when(rescue.written)
            return fill(self.tr("The backup from {when}"), when=when)
        return self.tr("All that is good in the damaged file")

    def detail(self, rescue: Rescue) -> str:
        """How far it goes, and how it stood then."""
        names = Names(tuple(player.name for player in rescue.record.players))
        scores = " · ".join(
            f"{names.entity(entity)} {number(displayed(raw))}"
            for entity, raw in enumerate(rescue.match.scores_raw)
        )
        return fill(
            self.tr("{round}, {actions}: {scores}"),
            round=fill(self.tr("Round {number}"), number=rescue.rounds),
            actions=self.tr("%n action(s)", "", rescue.actions),
            scores=scores,
        )


class RecoveryDialog(ChoiceDialog):
    """Tells what is wrong, and offers what is left. `chosen` brings a Rescue; `done`: leave it as it is."""

    chosen = Signal(object)
    file_wanted = Signal()
    """Where the file lies is to be shown."""

    def __init__(self, theme: Theme, host: QWidget, damage: Damage) -> None:
        super().__init__(theme, host, _SIZE)
        self.damage = damage
        self._record, self._rescue = RecordWords(theme.words), RescueWords(theme.words)
        self._what = Label(Role.BODY, wrap=True)
        self._then = Label(Role.BODY, "second", wrap=True)
        self._path = Elided(Role.SMALL, "second")
        self.trouble = Label(Role.BODY, "bad", wrap=True)
        self.trouble.hide()
        self.rows: list[RowButton] = []
        self._build()
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _build(self) -> None:
        self.body.setContentsMargins(28, 16, 28, 16)
        self.body.setSpacing(10)
        told = frame("bad")
        row = QHBoxLayout(told)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(12)
        row.addWidget(Icon(self.theme, "warning", "bad"), 0, Qt.AlignmentFlag.AlignTop)
        lines = QVBoxLayout()
        lines.setSpacing(4)
        lines.addWidget(self._what)
        lines.addWidget(self._path)
        row.addLayout(lines, 1)
        self.body.addWidget(told)
        self.body.addWidget(self._then)
        for rescue in self.damage.choices:
            button = RowButton(self.theme, "undo" if rescue.kind is RescueKind.BACKUP else "continue")
            button.set_height(_ROW)
            button.clicked.connect(lambda _=False, each=rescue: self.chosen.emit(each))
            self.rows.append(button)
            self.body.addWidget(button)
        self.body.addWidget(self.trouble)
        self.body.addStretch(1)
        self.file_button = Button(self.theme, "quiet", "show-me")
        self.close_button = Button(self.theme)
        self.file_button.clicked.connect(self.file_wanted)
        self.close_button.clicked.connect(self.done)
        self.foot.addWidget(self.file_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.close_button)

    @property
    def _is_gone(self) -> bool:
        return self.damage.error.fault is RecordFault.NO_SUCH_FILE

    def first_focus(self) -> QWidget:
        """The best choice."""
        return self.rows[0] if self.rows else self.close_button

    def tell_trouble(self, text: str) -> None:
        """Say why a choice could not be taken; the others still can."""
        self.trouble.setText(text)
        self.trouble.show()
        self.show_stop(self.trouble)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(self._title_text())
        self._what.setText(self._said())
        self._path.set_whole(str(self.damage.path))
        self._then.setText(self._left())
        for row, rescue in zip(self.rows, self.damage.choices, strict=True):
            row.set_texts(self._rescue.title(rescue), self._rescue.detail(rescue))
        self.file_button.set_text(self.tr("Show the file"))
        self.file_button.setVisible(not self._is_gone)
        self.close_button.set_text(self.tr("Leave it as it is") if self.rows else self.tr("Close"))
        self.trouble.hide()

    def _title_text(self) -> str:
        if self._is_gone and self.damage.record_id is not None:
            return self.tr("The file of this match is gone")
        if is_foreign(self.damage.error):
            return self.tr("This is no match")
        if self.damage.error.fault is RecordFault.NEWER_VERSION:
            return self.tr("This match comes from a newer version")
        return self.tr("This match cannot be read")

    def _said(self) -> str:
        if self._is_gone and self.damage.record_id is not None:
            return self.tr("Its file is gone; a backup is still there.")
        return self._record.say(self.damage.error)

    def _left(self) -> str:
        """What can be done now."""
        if self.rows and self.damage.record_id is None:
            return self.tr("This much of it can be played on. The file itself stays as it is.")
        if self.rows and self._is_gone:
            return self.tr("This much of it can be played on.")
        if self.rows:
            return self.tr(
                "This much of it can be played on. The file as it is now is kept in the folder “aside”."
            )
        if self.damage.error.fault is RecordFault.NEWER_VERSION:
            return self.tr("Please open it with the newer version of the game. It stays as it is.")
        if self.damage.record_id is None:
            return self.tr("There is nothing in it that could be played on.")
        return self.tr(
            "There is no backup of it, and nothing in it that could be played on. It stays as it is; "
            "you can also delete it from the list."
        )
