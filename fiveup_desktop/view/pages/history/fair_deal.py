"""Fair deals: the commitment to each round, to be copied before it, and checked by one click after it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fiveup_desktop.session import FairDeal
from fiveup_desktop.view.controls import Button, ComboBox, Label, frame, restyle
from fiveup_desktop.view.pages.kit import Icon, Notice, main_button
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import fill

from .seals import Seals

__all__ = ["FairDealDialog"]

_SIZE = QSize(860, 640)
_GROUP = 8
"""So many digits of a commitment stand together."""


class FairDealDialog(Notice):
    """One round at a time. What a running round holds is never in here."""

    def __init__(self, theme: Theme, host: QWidget, seals: Seals, index: int | None = None) -> None:
        """Shows round `index`, counted from 0; None: the last."""
        super().__init__(theme, host, _SIZE)
        self._seals = seals
        self._deal: FairDeal | None = None
        self._copied = ""
        self.rounds = ComboBox(theme)
        self._state = Label(wrap=True)
        self.digits = Label(bold=True, wrap=True)
        self.copy_button = Button(theme, icon_name="copy")
        self.check_button = Button(theme, icon_name="check")
        self.verdict = _Verdict(theme)
        self._compare = Label(wrap=True)
        self.field = QLineEdit()
        self.compared = _Verdict(theme)
        self._hashed = Label(bold=True, wrap=True)
        self._how = Label(Role.SMALL, "second", wrap=True)
        self.text = QPlainTextEdit()
        self.copy_text_button = Button(theme, icon_name="copy")
        self._limits = Label(Role.SMALL, "second", wrap=True)
        self.close_button = main_button(theme)
        self._build()
        self._connect()
        for number in range(seals.count):
            self.rounds.addItem(str(number + 1))
        self.rounds.setCurrentIndex(seals.count - 1 if index is None else index)
        self.retranslate()

    def _build(self) -> None:
        self.body.setContentsMargins(28, 16, 28, 16)
        self.body.setSpacing(10)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self.rounds, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._state, 1)
        self.digits.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.check_button)
        buttons.addStretch(1)
        self._below = self._build_below()
        for part in (self.digits, self.verdict, self._below):
            self.body.addWidget(part)
        self.body.insertLayout(0, top)
        self.body.insertLayout(2, buttons)
        self.body.addStretch(1)
        self.foot.addWidget(self._limits, 1)
        self.foot.addWidget(self.close_button)

    def _build_below(self) -> QWidget:
        """What comes with the check: the comparison with a copy, and what was hashed."""
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.text.setTabChangesFocus(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(12)
        head.addWidget(self._hashed, 1)
        head.addWidget(self.copy_text_button)
        for part in (self._compare, self.field, self.compared):
            column.addWidget(part)
        column.addSpacing(6)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addWidget(self._how)
        return below

    def _connect(self) -> None:
        self.rounds.currentIndexChanged.connect(self._on_round)
        self.copy_button.clicked.connect(lambda: self._copy(self.commitment or ""))
        self.copy_text_button.clicked.connect(lambda: self._copy(self.text.toPlainText()))
        self.check_button.clicked.connect(self.check)
        self.field.textChanged.connect(self._tell_comparison)
        self.close_button.clicked.connect(self.done)
        self.theme.words.changed.connect(self.retranslate)
        self.theme.changed.connect(self._size_text)

    # What is shown

    @property
    def index(self) -> int:
        """The round that is shown, counted from 0."""
        return max(self.rounds.currentIndex(), 0)

    @property
    def commitment(self) -> str | None:
        """The commitment of that round."""
        return self._seals.commitment(self.index)

    def check(self) -> None:
        """Check the deal of the round that is shown; only when it is over."""
        if self._seals.is_over(self.index):
            self._deal = self._seals.check(self.index)
            self.retranslate()
            if self._deal.found is not None:
                self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_round(self) -> None:
        self._deal, self._copied = None, ""
        self.field.clear()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.set_title(
            self.tr("Fair deals"), self.tr("Each deal is fixed before its round, and can be checked after.")
        )
        for number in range(self.rounds.count()):
            self.rounds.setItemText(number, fill(self.tr("Round {number}"), number=number + 1))
        self.rounds.setAccessibleName(self.tr("Round"))
        over, commitment = self._seals.is_over(self.index), self.commitment
        self._state.setText(self._tell_state(over, commitment is not None))
        self.digits.setText(_grouped(commitment or ""))
        self.digits.setAccessibleName(commitment or "")
        self.digits.setVisible(commitment is not None)
        self.copy_button.setVisible(commitment is not None)
        copied = self._copied == commitment and bool(commitment)
        self.copy_button.set_text(self.tr("Copied") if copied else self.tr("Copy the commitment"))
        self.check_button.set_text(fill(self.tr("Check round {number}"), number=self.index + 1))
        self.check_button.set_reason("" if over else self.tr("The round is not over yet."))
        self.check_button.setVisible(commitment is not None)
        self._tell_check()
        self.close_button.set_text(self.tr("Close"))
        self._limits.setText(
            self.tr(
                "This proves that no tile was changed during the round. It cannot prove that nobody "
                "looked at the tiles."
            )
        )

    def _tell_state(self, over: bool, sealed: bool) -> str:
        if not sealed:
            return self.tr("This round has no commitment: there is no nonce in its record.")
        if over:
            return self.tr("This round is over. The commitment to its deal:")
        return self.tr(
            "The deal of this round is fixed already. Copy its commitment, and check it after the round:"
        )

    def _tell_check(self) -> None:
        deal = self._deal
        told = deal is not None and deal.found is not None
        self.verdict.setVisible(told)
        self._below.setVisible(told)
        if deal is None or not told:
            return
        if deal.holds is None:
            self.verdict.show_text(
                None,
                self.tr("It was not shown here before the round. Compare it with the copy that you made."),
            )
        elif deal.holds:
            self.verdict.show_text(
                True, self.tr("The deal is the one that was committed to: both commitments are the same.")
            )
        else:
            self.verdict.show_text(False, self.tr("The deal is not the one that was committed to."))
        self._compare.setText(self.tr("Paste a commitment that you copied, to compare it yourself:"))
        self.field.setAccessibleName(self._compare.text())
        self.field.setPlaceholderText(self.tr("64 digits and letters"))
        self._hashed.setText(self.tr("This text was hashed"))
        copied = self._copied == deal.text and bool(deal.text)
        self.copy_text_button.set_text(self.tr("Copied") if copied else self.tr("Copy the text"))
        self.text.setAccessibleName(self._hashed.text())
        if self.text.toPlainText() != deal.text:
            self.text.setPlainText(deal.text or "")
        self._how.setText(
            self.tr(
                "The commitment is its SHA-256 in UTF-8, without a line break at the end. "
                "To check it yourself, save the text as a file and run: sha256sum FILE"
            )
        )
        self._size_text()
        self._tell_comparison()

    def _tell_comparison(self) -> None:
        typed = self.field.text().replace(" ", "")
        self.compared.setVisible(bool(typed))
        if self._deal is None or not typed:
            return
        same = self._deal.is_as_copied(typed)
        self.compared.show_text(
            same, self.tr("Your copy is the same.") if same else self.tr("Your copy is another one.")
        )

    def _size_text(self) -> None:
        self.text.setFixedHeight(self.theme.px(132))

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._copied = text
        self.retranslate()

    def first_focus(self) -> QWidget:
        """What can be done: check if the round is over, else copy."""
        return self.check_button if self.check_button.isEnabled() else self.copy_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; Enter presses the button that has the focus."""
        focused = self.window().focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focused, Button):
                focused.click()
            return
        super().keyPressEvent(event)


class _Verdict(QWidget):
    """Good, bad, or neither: a sentence in its frame."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._frame = frame("good", self)
        self._icon = Icon(theme, "check", "good", 20)
        self._text = Label(wrap=True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._frame)
        row = QHBoxLayout(self._frame)
        row.setContentsMargins(16, 8, 14, 8)
        row.setSpacing(10)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

    def show_text(self, good: bool | None, text: str) -> None:
        """Say something; None: it is neither good nor bad."""
        kind = {True: "good", False: "bad", None: "card"}[good]
        if self._frame.property("kind") != kind:
            restyle(self._frame, kind=kind)
        icon, tone = {True: ("check", "good"), False: ("cross", "bad"), None: ("info", "ink2")}[good]
        self._icon.set_icon(icon, tone)
        self._text.setText(text)


def _grouped(digits: str) -> str:
    """Digits in groups, so that a line can break between them."""
    return " ".join(digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP))
