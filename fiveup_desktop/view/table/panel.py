"""The side panel: a score card for each entity, then the log of the round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import entity_count
from fiveup_desktop.view.art.card import paint_card
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Role
from fiveup_desktop.view.theme.metrics import SPACE_2, SPACE_3
from fiveup_desktop.view.words.fill import fill
from fiveup_desktop.view.words.log import LogWords
from fiveup_desktop.view.words.names import Names

from .lettering import Lettering
from .round_log import LogLine, RoundLog
from .score_card import CardState, ScoreCard

__all__ = ["SidePanel"]

_SEAL_DIGITS = 12
"""So much of a commitment stands below the log; the rest is one press away."""


class LogCard(QWidget):
    """The log in its card, under a heading that says who led."""

    def __init__(self, names: Names, letters: Lettering, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names, self._letters = names, letters
        self._leader: int | None = None
        self.log = RoundLog(names, letters)
        self._title = Label(Role.BODY, bold=True)
        self._led, self._points = Label(Role.SMALL, "second"), Label(Role.SMALL, "second")
        head = QHBoxLayout()
        head.setSpacing(10)
        for label in (self._title, self._led, self._points):
            head.addWidget(label)
        head.insertStretch(2)
        box = QVBoxLayout(self)
        box.setContentsMargins(15, SPACE_3 - 2, 12, SPACE_3)
        box.setSpacing(4)
        self.seal_button = Button(letters.theme, "link")
        self.seal_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._seal: str | None = None
        box.addLayout(head)
        box.addWidget(self.log)
        box.addWidget(self.seal_button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_round(self, leader: int | None, lines: Sequence[LogLine]) -> None:
        """Show a round: who led it, and what happened."""
        if leader != self._leader:
            self._leader = leader
            self.retell()
        self.log.show_lines(lines)

    def show_seal(self, commitment: str | None) -> None:
        """Show the commitment to the deal, from before its first action on; None: there is none."""
        if commitment != self._seal:
            self._seal = commitment
            self.retell()

    def retell(self) -> None:
        """Set all texts, fonts and colours again."""
        digits = (self._seal or "")[:_SEAL_DIGITS]
        self.seal_button.set_text(fill(self.tr("Fair deal: {digits}…"), digits=digits))
        self.seal_button.setVisible(self._seal is not None)
        self.seal_button.setToolTip(
            self.tr("The deal is fixed already; this shows and checks its commitment.")
        )
        words = LogWords(self._letters.theme.words)
        self._title.setText(self.tr("This round"))
        self._led.setText("" if self._leader is None else words.led(self._names.seat(self._leader)))
        self._points.setText(self.tr("points", "heading of the awards"))
        self.log.setAccessibleName(self.tr("Log of this round"))
        self.log.retell()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card."""
        paint_card(QPainter(self), self.rect(), self._letters.theme.palette)


class SidePanel(QWidget):
    """Cards and log; opaque, since it may lie over the table as a drawer."""

    def __init__(self, names: Names, letters: Lettering, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letters = letters
        count = entity_count(names.players)
        self.cards = [ScoreCard(names, letters, compact=count > 2) for _ in range(count)]
        self._list: QWidget | None = None
        self._guest = 0
        self.log_card = LogCard(names, letters)
        box = self._box = QVBoxLayout(self)
        box.setContentsMargins(SPACE_2, SPACE_2, SPACE_2, SPACE_2)
        box.setSpacing(SPACE_2)
        for card in self.cards:
            box.addWidget(card)
        box.addWidget(self.log_card, 1)

    def add_list(self, card: QWidget) -> None:
        """Have another card between the scores and the log; it shares what room there is with the log."""
        self._box.insertWidget(len(self.cards), card, 2)
        self._list = card

    def show_scores(self, states: Sequence[CardState]) -> None:
        """Show where each entity stands."""
        for card, state in zip(self.cards, states, strict=True):
            card.set_state(state)

    def make_room(self, height: int) -> None:
        """Have a guest between the scores and the log that wants so many px; 0: it has gone."""
        self._guest = height
        self.fit()

    def fit(self) -> None:
        """Make the cards lower where large text, the list or a guest leave little room."""
        crowded = self._list is not None and not self._list.isHidden()
        large = self._letters.theme.text_percent > 100
        compact = len(self.cards) > 2 or (crowded and large) or self._is_tight()
        for card in self.cards:
            card.set_compact(compact)

    def _is_tight(self) -> bool:
        """Whether the cards at their full height would squeeze the log."""
        margins, gap = self._box.contentsMargins(), self._box.spacing()
        wanted = sum(card.height_of(compact=False) + gap for card in self.cards)
        wanted += self._guest + gap if self._guest else 0
        wanted += self.log_card.minimumSizeHint().height()
        return self.height() - margins.top() - margins.bottom() < wanted

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height may leave less room."""
        super().resizeEvent(event)
        self.fit()

    def finish(self) -> None:
        """End at once what is being written."""
        for card in self.cards:
            card.finish()

    def retell(self) -> None:
        """Set all texts, fonts and colours again."""
        self.fit()
        for card in self.cards:
            card.retell()
        self.log_card.retell()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._letters.theme.palette.paper)
        painter.end()
