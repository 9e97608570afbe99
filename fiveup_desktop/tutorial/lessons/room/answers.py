"""The answers of a question as buttons, and tiles to be marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.rules import Tile
from fiveup_desktop.tutorial.lessons.words import LessonWords
from fiveup_desktop.tutorial.rule_book.prose import ProseLabel, Tongues
from fiveup_desktop.view.controls import Button, CheckBox
from fiveup_desktop.view.pages.kit import Icon, clear_layout, key_cap
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Language

__all__ = ["Answer", "Answers", "TileMarks"]


_BESIDE, _KEY, _TICK = 58, 22, 26
"""Margins and gaps, the key and the tick beside the words, in px."""


_DIGITS, _LETTERS = "123456789", "ABCDEFG"


class Answer(NamedTuple):
    """What a button says, in both languages, and what it stands for."""

    value: int
    texts: dict[Language, str]


class _AnswerButton(Button):
    """One answer: its key, its words, and what came of it."""

    def __init__(self, theme: Theme, answer: Answer, key: str, tongues: Tongues) -> None:
        super().__init__(theme, "answer")
        self.answer, self.key = answer, key
        self._answer_theme = theme
        # With a parent from the first: a label that has texts shows itself, and would be a window.
        self._words = ProseLabel(theme, Role.BODY, bold=True, parent=self)
        self._words.show_texts(answer.texts, tongues)
        self._icon = Icon(theme, "check", "good", 18)
        self._icon.setVisible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 12, 6)
        row.setSpacing(12)
        row.addWidget(key_cap(key), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._words, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(" / ".join(dict.fromkeys(self._shown(tongues))))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _shown(self, tongues: Tongues) -> list[str]:
        texts = self.answer.texts
        return [texts[each] for each in tongues.languages(self._answer_theme.language) if texts.get(each)]

    def judge(self, right: bool) -> None:
        """Show whether it is right, by a tick or a cross."""
        self._icon.set_icon("check" if right else "cross", "good" if right else "bad")
        self._icon.setVisible(True)

    def hasHeightForWidth(self) -> bool:
        """The words may need another line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Of the words beside the key, with room for a tick."""
        theme = self._answer_theme
        inner = width - _BESIDE - theme.px(_KEY) - theme.px(_TICK)
        return max(theme.px(44), self._words.heightForWidth(max(40, inner)) + 18)

    def sizeHint(self) -> QSize:
        """One line, or as many as its present width makes."""
        return QSize(200, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        """It can be narrow."""
        return QSize(120, self._answer_theme.px(44))


class Answers(QWidget):
    """The answers below each other; `chosen` brings the value. Their keys choose as well.

    The keys are digits; letters where answers are numbers, so that 2 is never the key of 8.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.buttons: list[_AnswerButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def show_answers(self, answers: Sequence[Answer], tongues: Tongues) -> None:
        """Offer these."""
        clear_layout(self._column)
        self.buttons = []
        has_numbers = any(text[:1].isdigit() for answer in answers for text in answer.texts.values())
        for key, answer in zip(_LETTERS if has_numbers else _DIGITS, answers, strict=False):
            button = _AnswerButton(self._theme, answer, key, tongues)
            button.clicked.connect(self._on_clicked)
            self._column.addWidget(button)
            self.buttons.append(button)
        self.setVisible(bool(answers))

    def choose(self, place: int) -> bool:
        """Take the answer at a place, from 0; False if there is none, or it was tried."""
        if place < len(self.buttons) and self.buttons[place].isEnabled():
            self.buttons[place].click()
            return True
        return False

    def choose_by(self, key: str) -> bool:
        """Take the answer of a key; False if no answer has it."""
        keys = [each.key for each in self.buttons]
        if not key or key.upper() not in keys:
            return False
        self.choose(keys.index(key.upper()))
        return True

    @property
    def tried(self) -> frozenset[int]:
        """The answers that can be taken no more."""
        return frozenset(each.answer.value for each in self.buttons if not each.isEnabled())

    def judge(self, value: int, right: bool) -> None:
        """Mark an answer; a wrong one cannot be taken again, and after the right one nothing can."""
        for button in self.buttons:
            if button.answer.value == value:
                button.judge(right)
                button.setEnabled(False)
            elif right:
                button.setEnabled(False)

    def _on_clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, _AnswerButton):
            self.chosen.emit(sender.answer.value)


class TileMarks(QWidget):
    """The tiles of the hand as boxes to be ticked."""

    toggled = Signal(object)
    """Tile."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.buttons: dict[Tile, CheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        """Offer these."""
        clear_layout(self._grid)
        self.buttons = {}
        words = LessonWords(self._theme.words)
        for place, tile in enumerate(tiles):
            button = CheckBox(self._theme)
            button.setText(str(tile))
            button.setAccessibleName(words.marked(tile))
            button.clicked.connect(self._on_clicked)
            self._grid.addWidget(button, place // 4, place % 4)
            self.buttons[tile] = button
        self.setVisible(bool(tiles))

    @property
    def marked(self) -> frozenset[Tile]:
        """The tiles that are marked."""
        return frozenset(tile for tile, button in self.buttons.items() if button.isChecked())

    def toggle(self, tile: Tile) -> None:
        """Mark a tile, or not."""
        button = self.buttons.get(tile)
        if button is not None and button.isEnabled():
            button.click()

    def set_marks(self, marks: Mapping[Tile, bool]) -> None:
        """Mark these tiles, silently."""
        for tile, button in self.buttons.items():
            button.setChecked(marks.get(tile, False))

    def freeze(self) -> None:
        """It is answered."""
        for button in self.buttons.values():
            button.setEnabled(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for checking, not for a tile."""
        event.ignore()

    def _on_clicked(self) -> None:
        sender = self.sender()
        for tile, button in self.buttons.items():
            if button is sender:
                self.toggled.emit(tile)
