"""All lessons with what was learned of each, the daily five, and the way in for those who know a Five-Up."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from fiveup_desktop.session import LessonProgress
from fiveup_desktop.tutorial.lessons.bank import exercises_of
from fiveup_desktop.tutorial.lessons.course import LESSONS, Lesson
from fiveup_desktop.tutorial.lessons.overview_words import OverviewWords
from fiveup_desktop.tutorial.lessons.review import DAILY, learned
from fiveup_desktop.tutorial.lessons.words import CourseTexts
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.pages.kit import Icon, RowButton, Scroll, main_button
from fiveup_desktop.view.pages.page import side_margin
from fiveup_desktop.view.theme import Role, Theme

__all__ = ["Overview"]

_CARD = 80
"""The height of a card: two buttons stand beside it, one above the other."""
_NARROW = 900
_TWO_COLUMNS = 1200


class LessonCard(QFrame):
    """A lesson: what it is called, how far one is, and its two more buttons."""

    lesson_wanted = Signal(str)
    practice_wanted = Signal(str)
    forgotten = Signal(str)

    def __init__(self, theme: Theme, progress: LessonProgress, lesson: Lesson, number: int) -> None:
        super().__init__()
        self._theme, self._progress, self.lesson, self._number = theme, progress, lesson, number
        self._asks = False
        self.open = RowButton(theme, "learn")
        self.open.set_height(_CARD)
        self.practise = Button(theme, "quiet")
        self.forget = Button(theme, "quiet", "delete")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.open, 1)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addStretch(1)
        beside.addWidget(self.practise)
        beside.addWidget(self.forget)
        beside.addStretch(1)
        row.addLayout(beside)
        self.open.clicked.connect(self._on_open)
        self.practise.clicked.connect(self._on_practise)
        self.forget.clicked.connect(self._on_forget)

    def retranslate(self) -> None:
        """Say how far one is."""
        words, texts = OverviewWords(self._theme.words), CourseTexts(self._theme.words)
        title = words.numbered(self._number, texts.text(self.lesson.title, self._theme.language))
        own = [each.puzzle.id for each in exercises_of(self.lesson.id)]
        solved = sum(self._progress.practice(name).solved for name in own)
        is_learned = self._progress.is_learned(self.lesson.id)
        met = is_learned or any(each in self._progress.exercises for each in own)
        met = met or self._progress.step_of(self.lesson.id) > 1
        self.open.set_texts(title, words.state(is_learned, met))
        disc = self.open.findChild(Icon)
        if isinstance(disc, Icon):
            disc.set_icon("check" if is_learned else "learn", "good" if is_learned else "primary")
        name = texts.text(self.lesson.title, self._theme.language)
        self.practise.set_text(words.exercises(solved, len(own)))
        self.practise.setAccessibleName(words.practise_of(name, solved, len(own)))
        self.practise.setToolTip(words.practise_of(name, solved, len(own)))
        self.forget.setVisible(met)
        self.forget.set_text(words.really() if self._asks else "")
        self.forget.setAccessibleName(words.really_of(name) if self._asks else words.forget_of(name))
        self.forget.setToolTip(self.forget.accessibleName())

    def _on_open(self) -> None:
        self.lesson_wanted.emit(self.lesson.id)

    def _on_practise(self) -> None:
        self.practice_wanted.emit(self.lesson.id)

    def _on_forget(self) -> None:
        """The first press asks, the second one does it."""
        if self._asks:
            self._asks = False
            self.forgotten.emit(self.lesson.id)
        else:
            self._asks = True
        self.retranslate()

    def spare(self) -> None:
        """Ask anew before anything is forgotten."""
        if self._asks:
            self._asks = False
            self.retranslate()


class DailyCard(QFrame):
    """The daily five: how many are left today."""

    def __init__(self, theme: Theme, progress: LessonProgress, today: Callable[[], date]) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._theme, self._progress, self._today = theme, progress, today
        self._title = Label(Role.CARD_TITLE)
        self._line = Label(Role.BODY, "second", wrap=True)
        self.button = main_button(theme)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(Icon(theme, "replay", "primary", 20))
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 18)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._line)
        column.addSpacing(4)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def retranslate(self) -> None:
        """Say what there is to do today."""
        words, known, day = OverviewWords(self._theme.words), self._progress.daily, self._today()
        self._title.setText(words.daily())
        available = min(DAILY, len(learned(self._progress)))
        done = len(known.done) if known.day == day else 0
        count = len(known.exercises) if known.day == day else available
        if available == 0:
            line, reason = words.daily_later(), words.daily_later()
        elif done >= count:
            line, reason = words.daily_done(), words.daily_done()
        else:
            line, reason = words.daily_left(done, count), ""
        self._line.setText(line)
        self.button.set_text(words.begin())
        self.button.setAccessibleName(words.begin_daily())
        self.button.set_reason(reason)


class Overview(QWidget):
    """The list of lessons, and what stands beside it."""

    lesson_wanted = Signal(str)
    practice_wanted = Signal(str)
    daily_wanted = Signal()
    differences_wanted = Signal()

    def __init__(
        self, theme: Theme, progress: LessonProgress, today: Callable[[], date], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._progress = theme, progress
        self._columns = 0
        self.cards = {
            name: LessonCard(theme, progress, lesson, number)
            for number, (name, lesson) in enumerate(LESSONS.items(), 1)
        }
        self.daily = DailyCard(theme, progress, today)
        self.known = RowButton(theme, "info")
        self.damage = Label(Role.BODY, "bad", wrap=True)
        self.begin = main_button(theme, "learn")
        self._compose()
        for card in self.cards.values():
            card.lesson_wanted.connect(self.lesson_wanted)
            card.practice_wanted.connect(self.practice_wanted)
            card.forgotten.connect(self._on_forgotten)
        self.daily.button.clicked.connect(self.daily_wanted)
        self.known.clicked.connect(self.differences_wanted)
        self.begin.clicked.connect(self._on_begin)
        progress.changed.connect(self.retranslate)

    def _compose(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        scroll = Scroll()
        outer.addWidget(scroll)
        self._column = scroll.column()
        self._column.setSpacing(16)
        self._column.addWidget(self.damage)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(24)
        left = QVBoxLayout()
        left.setSpacing(16)
        self._welcome = QFrame()
        self._welcome.setProperty("kind", "card")
        card = QVBoxLayout(self._welcome)
        card.setContentsMargins(20, 16, 20, 18)
        card.setSpacing(8)
        self._heading, self._text = Label(Role.CARD_TITLE, wrap=True), Label(Role.BODY, "second", wrap=True)
        card.addWidget(self._heading)
        card.addWidget(self._text)
        card.addSpacing(4)
        card.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignLeft)
        left.addWidget(self._welcome)
        left.addWidget(self.daily)
        left.addWidget(self.known)
        left.addStretch(1)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        right = QVBoxLayout()
        right.addLayout(self._grid)
        right.addStretch(1)
        self._body.addLayout(left, 3)
        self._body.addLayout(right, 8)
        self._column.addLayout(self._body)
        self._column.addStretch(1)

    @property
    def next_lesson(self) -> str:
        """The first lesson that was not learned; the first of all if all were."""
        return next((name for name in LESSONS if not self._progress.is_learned(name)), next(iter(LESSONS)))

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.begin

    def retranslate(self) -> None:
        """Set all texts, and how far one is."""
        words, texts = OverviewWords(self._theme.words), CourseTexts(self._theme.words)
        done = sum(self._progress.is_learned(name) for name in LESSONS)
        title = texts.text(LESSONS[self.next_lesson].title, self._theme.language)
        self._heading.setText(words.heading(done, len(LESSONS)))
        self._text.setText(words.what_next(done, len(LESSONS), title))
        self.begin.set_text(words.begin() if done == 0 else words.go_on())
        self.known.set_texts(words.differences(), words.differences_line())
        self.daily.retranslate()
        for card in self.cards.values():
            card.retranslate()
        damage = self._progress.damage
        names = [path.name for path in self._progress.aside]
        self.damage.setText("" if damage is None else words.damage(damage, names, self._progress.path.name))
        self.damage.setVisible(damage is not None)
        QTimer.singleShot(0, self, self._lay_out_anew)

    def _lay_out_anew(self) -> None:
        """Texts of other lengths: what layouts remember of the heights of labels that wrap is stale."""
        for layout in self.findChildren(QLayout):
            layout.invalidate()

    def spare_all(self) -> None:
        """Nothing is about to be forgotten any more."""
        for card in self.cards.values():
            card.spare()

    def arrange(self) -> None:
        """One column or two."""
        margin = side_margin(self.width(), 24)
        self._column.setContentsMargins(margin, 24, margin, 24)
        narrow = self.width() < _NARROW * self._theme.text_percent / 100
        ways = QBoxLayout.Direction
        self._body.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._body.setSpacing(16 if narrow else 24)
        self._place_cards(2 if self.width() >= _TWO_COLUMNS * self._theme.text_percent / 100 else 1)

    def _place_cards(self, columns: int) -> None:
        """The first half of the lessons beside the second, or all below each other."""
        if columns == self._columns:
            return
        self._columns = columns
        rows = -(-len(self.cards) // columns)
        for place, card in enumerate(self.cards.values()):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, place % rows, place // rows)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _on_begin(self) -> None:
        self.lesson_wanted.emit(self.next_lesson)

    def _on_forgotten(self, name: str) -> None:
        self._progress.reset(name, [each.puzzle.id for each in exercises_of(name)])
