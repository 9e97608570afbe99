"""The page of the lessons: all of them, one of them, or what is different here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QStackedWidget, QVBoxLayout, QWidget

from fiveup_desktop.session import LessonProgress, Settings
from fiveup_desktop.tutorial.lessons.course import LESSONS
from fiveup_desktop.tutorial.lessons.review import daily
from fiveup_desktop.tutorial.lessons.sitting import Sitting
from fiveup_desktop.tutorial.lessons.words import LessonWords
from fiveup_desktop.tutorial.rule_book.prose import Tongues
from fiveup_desktop.view.pages.page import Page
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words import Language

from .course_view import CourseView
from .differences import Differences
from .head import Head
from .overview import Overview

__all__ = ["LessonsPage"]


class LessonsPage(Page):
    """The lessons. `left`: the learner is done; `rule_wanted`: a paragraph of the rule book, by ID."""

    left = Signal()
    rule_wanted = Signal(str)

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        progress: LessonProgress,
        today: Callable[[], date] = date.today,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._settings, self._progress, self._today = settings, progress, today
        self.head = Head(theme, len(LESSONS))
        self.overview = Overview(theme, progress, today)
        self.course = CourseView(theme, progress, today)
        self.differences = Differences(theme)
        self.stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.stack, 1)
        for view in (self.overview, self.course, self.differences):
            self.stack.addWidget(view)
        self._connect()
        self._set_tongues()
        self.retranslate()

    def _connect(self) -> None:
        self.head.back.clicked.connect(self.go_back)
        self.head.both.clicked.connect(self._on_both)
        self.overview.lesson_wanted.connect(self.open_lesson)
        self.overview.practice_wanted.connect(self.practise)
        self.overview.daily_wanted.connect(self.open_daily)
        self.overview.differences_wanted.connect(self.open_differences)
        self.course.left.connect(self.show_overview)
        self.course.lesson_wanted.connect(self.open_lesson)
        self.course.changed.connect(self._show_head)
        self.course.rule_wanted.connect(self.rule_wanted)
        self.differences.rule_wanted.connect(self.rule_wanted)
        self._progress.changed.connect(self._show_head)
        self._settings.changed.connect(self._on_setting)

    # Where one is

    def show_overview(self) -> None:
        """All lessons."""
        self.overview.retranslate()
        self.overview.spare_all()
        self._show(self.overview)

    def open_lesson(self, name: str) -> None:
        """A lesson where it was left, or from its first step on; KeyError if there is none."""
        self._sit(Sitting.of_lesson(name, solved=self._solved, step=self._progress.step_of(name)))

    def practise(self, name: str) -> None:
        """The exercises of a lesson; KeyError if there is none."""
        self._sit(Sitting.of_lesson(name, practise=True, solved=self._solved))

    @property
    def _solved(self) -> frozenset[str]:
        return frozenset(name for name, each in self._progress.exercises.items() if each.solved)

    def open_daily(self) -> None:
        """Those of the daily five that are left; nothing if there are none."""
        chosen = daily(self._progress, self._today())
        done = self._progress.daily.done
        left = [each for each in chosen if each.puzzle.id not in done]
        if left:
            self._sit(Sitting.of_day(left))

    def open_differences(self) -> None:
        """What is different here."""
        self._show(self.differences)

    def _sit(self, sitting: Sitting) -> None:
        self.stack.setCurrentWidget(self.course)
        self.course.begin(sitting)
        self._show_head()

    def _show(self, view: QWidget) -> None:
        self.stack.setCurrentWidget(view)
        self.arrange()
        self._show_head()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def go_back(self) -> None:
        """To all lessons, and from there to where one came from."""
        if self.stack.currentWidget() is self.overview:
            self.left.emit()
        else:
            self.show_overview()

    def first_focus(self) -> QWidget:
        """The main button of what is shown."""
        view = self.stack.currentWidget()
        if view is self.differences:
            return self.differences.first_focus()
        return self.overview.first_focus()

    def entered(self) -> None:
        """The page is shown now: go on where one was."""
        if self.stack.currentWidget() is self.course:
            self.course.take_focus()
        else:
            super().entered()

    # Texts

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        words = LessonWords(self.theme.words)
        self.head.back.setAccessibleName(words.back())
        self.head.both.setText(words.both())
        self.head.both.setAccessibleName(words.both_told())
        self._set_tongues()
        self.overview.retranslate()
        self.course.retranslate()
        self.differences.retranslate()
        self._show_head()

    def _show_head(self) -> None:
        words, view = LessonWords(self.theme.words), self.stack.currentWidget()
        names = list(LESSONS)
        learned = frozenset(place for place, name in enumerate(names) if self._progress.is_learned(name))
        current, text = None, ""
        title = words.differences() if view is self.differences else words.learn()
        if view is self.course and self.course.sitting is not None:
            lesson = self.course.sitting.lesson
            if lesson is None:
                title = words.daily()
            else:
                current = names.index(lesson.id)
                text = words.lesson_of(current + 1, len(names))
        self.head.title.setText(title)
        self.head.place.setText(text)
        self.head.bars.show_progress(learned, current, words.progress(len(learned), len(names)))
        self.head.arrange(self.width())

    def _set_tongues(self) -> None:
        own = Tongues.CHINESE if self.theme.language is Language.CHINESE else Tongues.ENGLISH
        tongues = Tongues.BOTH if self._settings.lessons_in_both else own
        self.head.both.setChecked(self._settings.lessons_in_both)
        self.course.set_tongues(tongues)
        self.differences.set_tongues(tongues)

    def _on_both(self) -> None:
        self._settings.lessons_in_both = self.head.both.isChecked()

    def _on_setting(self, name: str) -> None:
        if name == "lessons_in_both":
            self._set_tongues()

    # Size and keys

    def arrange(self) -> None:
        """Everything takes the size of now."""
        self.head.arrange(self.width())
        self.overview.resize(self.stack.size())
        self.overview.arrange()
        self.differences.arrange()
        self.course.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; Enter presses what has the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.window().focusWidget()
            if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
                focused.click()
        else:
            event.ignore()
