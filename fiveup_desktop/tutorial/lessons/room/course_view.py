"""A sitting: the panel, the picture beside it, and the way from one item to the next."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QWidget

from fiveup_desktop.rules import Match
from fiveup_desktop.session import LessonProgress
from fiveup_desktop.tutorial.book import PLACES
from fiveup_desktop.tutorial.lessons.answers import options_of, right_value
from fiveup_desktop.tutorial.lessons.course import LESSONS, Lesson
from fiveup_desktop.tutorial.lessons.item_words import ItemWords, following
from fiveup_desktop.tutorial.lessons.puzzle import Option, Puzzle, Task
from fiveup_desktop.tutorial.lessons.puzzle_words import PuzzleWords
from fiveup_desktop.tutorial.lessons.sitting import Item, ItemKind, Sitting
from fiveup_desktop.tutorial.lessons.words import LessonWords
from fiveup_desktop.tutorial.rule_book.prose import Tongues
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.voice import Announcer
from fiveup_desktop.view.words import Language

from .answers import Answer
from .attempt import Attempt, texts_of
from .panel import Mood, Panel
from .picture import Picture
from .table import LessonTable

__all__ = ["CourseView"]

_PANEL = 400
_LEAST_PANEL = 300
_LEAST_TABLE = 420


class CourseView(QWidget):
    """Goes through one sitting. `left`: all lessons are wanted; `lesson_wanted`: another one, by ID.

    `changed`: what is on is another, or was solved. `today` says which day it is.
    """

    left = Signal()
    lesson_wanted = Signal(str)
    rule_wanted = Signal(str)
    changed = Signal()

    def __init__(
        self, theme: Theme, progress: LessonProgress, today: Callable[[], date], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._progress, self._today = theme, progress, today
        self.tongues = Tongues.ENGLISH
        self.sitting: Sitting | None = None
        self.announcer = Announcer(self)
        self.panel, self.picture = Panel(theme), Picture(theme)
        self.attempt = Attempt(theme, progress, today, self.panel, self.picture, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.panel)
        row.addWidget(self.picture, 1)
        self._connect()

    def _connect(self) -> None:
        panel, attempt = self.panel, self.attempt
        panel.main.clicked.connect(self._on_main)
        panel.hint.clicked.connect(attempt.give_hint)
        panel.show_me.clicked.connect(attempt.show_answer)
        panel.feedback.rule_wanted.connect(self._on_rule)
        attempt.told.connect(self._on_told)
        attempt.solved_now.connect(self._on_solved)
        attempt.focus_wanted.connect(self.take_focus)
        self._theme.changed.connect(self.arrange)

    # What is on

    @property
    def item(self) -> Item:
        """The item that is on."""
        assert self.sitting is not None
        return self.sitting.item

    @property
    def puzzle(self) -> Puzzle:
        """What is asked now."""
        return self.attempt.puzzle

    @property
    def match(self) -> Match | None:
        """How the puzzle stands now."""
        return self.attempt.match

    @property
    def solved(self) -> bool:
        """Whether what is on was solved, or shown."""
        return self.attempt.solved

    @property
    def table(self) -> LessonTable:
        """The table of the puzzle."""
        return self.attempt.table

    def begin(self, sitting: Sitting) -> None:
        """Begin with the first item of a sitting."""
        self.sitting = sitting
        self.show_item()

    def skip(self, items: int) -> None:
        """Go on by some items, whatever is done of them."""
        assert self.sitting is not None
        for _ in range(items):
            self.sitting.advance()
        self.show_item()

    def set_tongues(self, tongues: Tongues) -> None:
        """Tell it in one language or in both."""
        self.tongues = tongues
        if self.sitting is not None:
            self._tell()

    def retranslate(self) -> None:
        """Say everything in the interface's language."""
        self.picture.forget_tables()
        if self.sitting is not None:
            self._tell()
            self._show_picture()

    def show_item(self) -> None:
        """Show the item that is on, from its beginning."""
        assert self.sitting is not None
        item = self.item
        if item.kind is ItemKind.FACTS and item.lesson is not None and not self.sitting.is_all_shown:
            self._progress.learn(item.lesson.id, self._today())
        elif item.kind is ItemKind.STEP and item.lesson is not None:
            self._progress.reach(item.lesson.id, item.number)
        self.attempt.begin(self.sitting)
        self._tell()
        self._show_picture()
        self.panel.to_top()
        self.take_focus()
        self.changed.emit()

    def take_focus(self) -> None:
        """Give the keyboard to what can be done first."""
        target: QWidget = self.panel.main
        if self._asks:
            if self.puzzle.kind.task is Task.TABLE:
                target = self.table.stage
            elif self.puzzle.kind.task is Task.TILES:
                target = next(iter(self.panel.marks.buttons.values()))
            else:
                free = [each for each in self.panel.answers.buttons if each.isEnabled()]
                target = free[0] if free else self.panel.main
        if self.isVisible():
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _asks(self) -> bool:
        """Whether something is still to be answered."""
        return self.item.puzzle is not None and not self.solved

    # Texts

    def _item_words(self, language: Language) -> ItemWords:
        assert self.sitting is not None
        return ItemWords(self._theme.words, self.sitting, language)

    def _tell(self) -> None:
        """Say all that belongs to the item, in the languages wanted."""
        panel, tongues = self.panel, self.tongues
        words = {language: self._item_words(language) for language in Language}
        panel.show_head(
            {each: said.caption() for each, said in words.items()},
            {each: said.title() for each, said in words.items()},
            {each: said.lead() for each, said in words.items()},
            tongues,
        )
        over = {each: said.over_goal() for each, said in words.items()}
        panel.show_goal(over, {each: said.goal() for each, said in words.items()}, tongues)
        columns = [said.facts() for said in words.values()]
        panel.show_facts([dict(zip(words, row, strict=True)) for row in zip(*columns, strict=True)], tongues)
        self._offer_answers()
        self._offer_tiles()
        self._show_feedback()

    def _offer_answers(self) -> None:
        """The answers to choose from; those that were tried stay tried."""
        panel, puzzle = self.panel, self.item.puzzle
        if puzzle is None or puzzle.kind.task is not Task.CHOICE:
            panel.answers.show_answers((), self.tongues)
            return
        tried = panel.answers.tried if self.attempt.tried else frozenset()
        panel.answers.show_answers([self._answer(puzzle, each) for each in options_of(puzzle)], self.tongues)
        for value in tried:
            panel.answers.judge(value, right=False)
        if self.solved:
            panel.answers.judge(right_value(puzzle), right=True)

    def _answer(self, puzzle: Puzzle, option: Option) -> Answer:
        words = self._theme.words
        return Answer(option.value, texts_of(lambda each: PuzzleWords(words, each).option(puzzle, option)))

    def _offer_tiles(self) -> None:
        """The tiles to mark; marks stay while the same puzzle is tried."""
        marks, puzzle = self.panel.marks, self.item.puzzle
        is_asked = puzzle is not None and puzzle.kind.task is Task.TILES
        hand = sorted(puzzle.match.rounds[-1].hand_to_move) if puzzle is not None and is_asked else []
        marked = marks.marked if self.attempt.tried or self.solved else frozenset()
        marks.show_tiles(hand)
        marks.set_marks({tile: tile in marked for tile in hand})
        if self.solved:
            marks.freeze()

    def _show_picture(self) -> None:
        puzzle, match = self.item.puzzle, self.match
        if puzzle is not None and match is not None:
            self.picture.show_puzzle(puzzle, match, self.attempt.look)

    def _show_feedback(self) -> None:
        feedback = self.attempt.feedback
        rule = "" if feedback is None else feedback.rule
        link = LessonWords(self._theme.words).rule(PLACES[rule].number) if rule else ""
        self.panel.show_feedback(feedback, self.tongues, link)
        self._show_buttons()

    def _show_buttons(self) -> None:
        panel, words, feedback = self.panel, LessonWords(self._theme.words), self.attempt.feedback
        asks, marking = self._asks, self._is_marking()
        panel.hint.setVisible(asks)
        panel.show_me.setVisible(asks)
        panel.hint.set_text(words.hint())
        panel.show_me.set_text(words.show_me())
        panel.hint.setToolTip("H")
        panel.show_me.setToolTip("S")
        if asks:
            text = words.check() if marking else words.try_again()
        else:
            text = self._item_words(self._theme.language).main(self._goes_on_with())
        panel.main.set_text(text)
        is_bad = feedback is not None and feedback.mood is Mood.BAD
        panel.main.setVisible(not asks or is_bad or marking)
        panel.arrange()

    def _is_marking(self) -> bool:
        return self._asks and self.puzzle.kind.task is Task.TILES

    def _goes_on_with(self) -> Lesson | None:
        lesson = None if self.sitting is None else self.sitting.lesson
        learned = {name for name in LESSONS if self._progress.is_learned(name)}
        return None if lesson is None else following(lesson, learned)

    # What happens

    def _on_told(self) -> None:
        self._show_feedback()
        if self.attempt.feedback is not None:
            self.announcer.say(self.panel.feedback.accessibleName())
            # Once it has its height.
            QTimer.singleShot(0, self.panel, self.panel.to_feedback)

    def _on_solved(self) -> None:
        self.take_focus()
        self.changed.emit()

    def _on_rule(self) -> None:
        feedback = self.attempt.feedback
        if feedback is not None and feedback.rule:
            self.rule_wanted.emit(feedback.rule)

    def _on_main(self) -> None:
        """Next, Try again, or Check."""
        if self._is_marking():
            self.attempt.check_marks()
        elif self._asks:
            self.attempt.try_again()
        elif self.item.kind is ItemKind.END:
            self._go_further()
        else:
            self.skip(1)

    def _go_further(self) -> None:
        """To the next lesson, or to all of them."""
        lesson = self._goes_on_with()
        if lesson is None:
            self.left.emit()
        else:
            self.lesson_wanted.emit(lesson.id)

    # Keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the keyboard, digits or letters choose an answer, H hints, S shows."""
        keys, focused = Qt.Key, QApplication.focusWidget()
        if event.key() in (keys.Key_Return, keys.Key_Enter):
            if focused in self.panel.marks.buttons.values():
                self.panel.main.click()
            elif isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
                focused.click()
        elif self.panel.answers.choose_by(event.text()):
            event.accept()
        elif event.key() == keys.Key_H:
            self.attempt.give_hint()
        elif event.key() == keys.Key_S:
            self.attempt.show_answer()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel has its width, the table the rest."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give the panel more room when the text is larger."""
        wanted = round(_PANEL * (1 + (self._theme.text_percent / 100 - 1) * 0.55))
        self.panel.setFixedWidth(max(_LEAST_PANEL, min(wanted, self.width() - _LEAST_TABLE)))
