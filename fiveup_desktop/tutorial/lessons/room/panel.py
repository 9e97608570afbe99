"""The column beside the table: what the lesson says, what is to be done, what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.tutorial.rule_book.prose import ProseLabel, Tongues
from fiveup_desktop.view.controls import Button, frame
from fiveup_desktop.view.pages.kit import Icon, Scroll, clear_layout
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Language

from .answers import Answers, TileMarks

__all__ = ["Feedback", "Mood", "Panel", "Texts"]

Texts = dict[Language, str]
_MARGIN = 32


class Mood(Enum):
    """What a feedback is: good, bad, or neither."""

    GOOD = "good"
    BAD = "bad"
    HINT = "card"


class Feedback(NamedTuple):
    """A heading, a text, and the paragraph of the rule book behind it (its number; empty for none)."""

    mood: Mood
    title: Texts
    text: Texts
    rule: str = ""


class FeedbackCard(QFrame):
    """What came of a try; told apart by a tick, a cross, a lamp."""

    rule_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, True)
        self.feedback: Feedback | None = None
        self._icon = Icon(theme, "check", "good", 18)
        self.title = ProseLabel(theme, Role.BODY, bold=True)
        self.text = ProseLabel(theme, Role.BODY)
        self.link = Button(theme, "link")
        self.link.clicked.connect(self.rule_wanted)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 14, 12)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)

    def show_feedback(self, feedback: Feedback | None, tongues: Tongues, rule: str) -> None:
        """Show it, or nothing; `rule` is the text of the link, empty for none."""
        self.feedback = feedback
        self.setVisible(feedback is not None)
        if feedback is None:
            return
        icons = {Mood.GOOD: ("check", "good"), Mood.BAD: ("cross", "bad"), Mood.HINT: ("hint", "brass_text")}
        self._icon.set_icon(*icons[feedback.mood])
        self.title.show_texts(feedback.title, tongues)
        self.text.show_texts(feedback.text, tongues)
        self.link.set_text(rule)
        self.link.setVisible(bool(rule))
        self.setProperty("kind", feedback.mood.value)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setAccessibleName(f"{self.title.accessibleName()}. {self.text.accessibleName()}")


class Panel(QWidget):
    """All of it scrolls but the buttons, which stay at the bottom."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.caption = ProseLabel(theme, Role.BODY, "ink2")
        self.title = ProseLabel(theme, Role.TITLE, smaller=True)
        self.lead = ProseLabel(theme, Role.RULES)
        self.over_goal = ProseLabel(theme, Role.SMALL, "ink2")
        self.goal = ProseLabel(theme, Role.CARD_TITLE)
        self.facts = QWidget()
        self._facts_column = QVBoxLayout(self.facts)
        self.answers, self.marks = Answers(theme), TileMarks(theme)
        self.feedback = FeedbackCard(theme)
        self.main, self.hint, self.show_me = (
            Button(theme, "main"),
            Button(theme, icon_name="hint"),
            Button(theme, icon_name="show-me"),
        )
        self.sheet = Scroll()
        self._goal_card = frame("card")
        self._compose()

    def _compose(self) -> None:
        inner = self.sheet.column()
        inner.setContentsMargins(_MARGIN, 24, 28, 16)
        inner.setSpacing(8)
        for part in (self.caption, self.title, self.lead):
            inner.addWidget(part)
        inner.addSpacing(8)
        card = QVBoxLayout(self._goal_card)
        card.setContentsMargins(18, 14, 18, 16)
        card.setSpacing(4)
        card.addWidget(self.over_goal)
        card.addWidget(self.goal)
        inner.addWidget(self._goal_card)
        self._facts_column.setContentsMargins(0, 0, 0, 0)
        self._facts_column.setSpacing(12)
        for below in (self.facts, self.answers, self.marks, self.feedback):
            inner.addWidget(below)
        inner.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sheet, 1)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setContentsMargins(_MARGIN, 8, 12, 16)
        self._foot.setSpacing(8)
        for button in (self.main, self.hint, self.show_me):
            self._foot.addWidget(button)
        self._foot.addStretch(1)
        column.addLayout(self._foot)

    def show_head(self, caption: Texts, title: Texts, lead: Texts, tongues: Tongues) -> None:
        """What is on."""
        self.caption.show_texts(caption, tongues)
        self.title.show_texts(title, tongues)
        self.lead.show_texts(lead, tongues)

    def show_goal(self, over: Texts, goal: Texts, tongues: Tongues) -> None:
        """What is to be done; nothing hides the card."""
        self.over_goal.show_texts(over, tongues)
        self.goal.show_texts(goal, tongues)
        self._goal_card.setVisible(any(goal.values()))

    def show_facts(self, facts: Sequence[Texts], tongues: Tongues) -> None:
        """What there is to remember."""
        clear_layout(self._facts_column)
        for texts in facts:
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(Icon(self._theme, "check", "primary", 16), 0, Qt.AlignmentFlag.AlignTop)
            text = ProseLabel(self._theme, Role.BODY, parent=self.facts)
            text.show_texts(texts, tongues)
            row.addWidget(text, 1)
            self._facts_column.addLayout(row)
        self.facts.setVisible(bool(facts))

    def show_feedback(self, feedback: Feedback | None, tongues: Tongues, rule: str = "") -> None:
        """What came of a try; and bring it into sight."""
        self.feedback.show_feedback(feedback, tongues, rule)

    def to_feedback(self) -> None:
        """Scroll so that the feedback is seen."""
        if self.feedback.isVisibleTo(self):
            self.sheet.ensureWidgetVisible(self.feedback, 0, 8)

    def to_top(self) -> None:
        """Scroll to the beginning."""
        self.sheet.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons stand below each other where they do not fit side by side."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Buttons in a row, or in a column."""
        shown = [each for each in (self.main, self.hint, self.show_me) if each.isVisibleTo(self)]
        wanted = sum(each.sizeHint().width() + 8 for each in shown) + _MARGIN + 4
        ways = QBoxLayout.Direction
        self._foot.setDirection(ways.LeftToRight if wanted <= self.width() else ways.TopToBottom)
