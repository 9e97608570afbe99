"""A sitting: the panel, and the table or the hands beside it; takes what is done, and answers it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QStackedWidget, QWidget

from fiveup_desktop.rules import Action, Match, Placement, Refusal, Tile, Transition
from fiveup_desktop.session import LessonProgress
from fiveup_desktop.tutorial.book import PLACES, paragraph_of
from fiveup_desktop.tutorial.lessons.answers import Verdict, judge, options_of, right_placements, right_tiles
from fiveup_desktop.tutorial.lessons.course import LESSONS, Lesson
from fiveup_desktop.tutorial.lessons.opponent import best_action
from fiveup_desktop.tutorial.lessons.puzzle import Kind, Mistake, Option, Puzzle, Task
from fiveup_desktop.tutorial.lessons.puzzle_words import PuzzleWords, names_of
from fiveup_desktop.tutorial.lessons.reasons import ReasonWords
from fiveup_desktop.tutorial.lessons.sitting import Item, ItemKind, Sitting
from fiveup_desktop.tutorial.lessons.words import CourseTexts, LessonWords
from fiveup_desktop.tutorial.rule_book.prose import Tongues
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.voice import Announcer
from fiveup_desktop.view.words import Language

from .answers import Answer
from .hands import HandsView
from .panel import Feedback, Mood, Panel, Texts
from .table import LessonTable, Look, Sign

__all__ = ["CourseView"]

_PANEL = 400
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
        self.match: Match | None = None
        self.solved = False
        self.was_shown = False
        self.tried = False
        self._ticket: int | None = None
        self._rule = ""
        self._feedback: Callable[[], Feedback | None] = _no_feedback
        self.announcer = Announcer(self)
        self.panel = Panel(theme)
        self.hands = HandsView(theme)
        self.tables: dict[int, LessonTable] = {}
        self.stack = QStackedWidget()
        self.stack.addWidget(self.hands)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.panel)
        self._row.addWidget(self.stack, 1)
        self._connect()

    def _connect(self) -> None:
        panel = self.panel
        panel.main.clicked.connect(self._on_main)
        panel.hint.clicked.connect(self.give_hint)
        panel.show_me.clicked.connect(self.show_answer)
        panel.answers.chosen.connect(self._on_chosen)
        panel.marks.toggled.connect(self._on_marked)
        panel.feedback.rule_wanted.connect(self._on_rule)
        self._progress.kept.connect(self._on_kept)
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
        puzzle = self.item.puzzle
        assert puzzle is not None
        return puzzle

    @property
    def table(self) -> LessonTable:
        """The table of the puzzle, or of the last one that had a table."""
        players = self.puzzle.players if self.item.puzzle is not None else next(iter(self.tables), 2)
        if players not in self.tables:
            self.tables[players] = self._new_table(players)
        return self.tables[players]

    def _new_table(self, players: int) -> LessonTable:
        you = PuzzleWords(self._theme.words).you()
        names = names_of(self.puzzle, self._theme.language, you)
        table = LessonTable(self._theme, names)
        table.acted.connect(self._on_acted)
        table.refused.connect(self._on_refused)
        table.missed.connect(self._on_missed)
        table.touched.connect(self._on_touched)
        self.stack.addWidget(table)
        return table

    def begin(self, sitting: Sitting) -> None:
        """Begin with the first item of a sitting."""
        self.sitting = sitting
        self._show_item()

    def skip(self, items: int) -> None:
        """Go on by some items, whatever is done of them."""
        assert self.sitting is not None
        for _ in range(items):
            self.sitting.advance()
        self._show_item()

    def set_tongues(self, tongues: Tongues) -> None:
        """Tell it in one language or in both."""
        self.tongues = tongues
        if self.sitting is not None:
            self._tell()

    def retranslate(self) -> None:
        """Say everything in the interface's language; tables have names in it, and are made anew."""
        for table in self.tables.values():
            table.hurry()
            self.stack.removeWidget(table)
            table.hide()
            table.deleteLater()
        self.tables = {}
        if self.sitting is None:
            return
        self._tell()
        self._show_picture()

    def _show_item(self) -> None:
        self.solved = self.was_shown = self.tried = False
        self._ticket = None
        self._feedback = _no_feedback
        item = self.item
        if item.kind is ItemKind.FACTS and item.lesson is not None:
            self._progress.learn(item.lesson.id, self._today())
        self.match = None if item.puzzle is None else item.puzzle.match
        self._tell()
        self._offer_answers()
        self._show_picture()
        self._show_buttons()
        self.panel.to_top()
        self.take_focus()
        self.changed.emit()

    def take_focus(self) -> None:
        """Give the keyboard to what can be done first."""
        target: QWidget = self.panel.main
        if self.item.puzzle is not None and not self.solved:
            if self.puzzle.kind.task is Task.TABLE:
                target = self.table.stage
            elif self.puzzle.kind.task is Task.TILES:
                target = next(iter(self.panel.marks.buttons.values()))
            else:
                free = [each for each in self.panel.answers.buttons if each.isEnabled()]
                target = free[0] if free else self.panel.main
        if self.isVisible():
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    # Texts

    def _texts(self, say: Callable[[Language], str]) -> Texts:
        return {language: say(language) for language in Language}

    def _words(self, language: Language | None = None) -> LessonWords:
        return LessonWords(self._theme.words, language)

    def _tell(self) -> None:
        """Say all that belongs to the item, in the languages wanted."""
        item, texts = self.item, CourseTexts(self._theme.words)
        self.panel.show_head(
            self._texts(self._caption), self._texts(self._title), self._texts(self._lead), self.tongues
        )
        self.panel.show_goal(self._texts(self._over_goal), self._texts(self._goal), self.tongues)
        facts = item.lesson.facts if item.kind is ItemKind.FACTS and item.lesson is not None else ()
        told = [{language: texts.text(fact, language) for language in Language} for fact in facts]
        self.panel.show_facts(told, self.tongues)
        if item.puzzle is not None:
            self._offer_answers()
        self._show_feedback()
        self._show_buttons()

    def _caption(self, language: Language) -> str:
        item, words = self.item, self._words(language)
        if item.kind is ItemKind.EXERCISE:
            if self.sitting is not None and self.sitting.is_daily:
                place = words.daily_of(item.number, item.count)
            else:
                place = words.exercise_of(item.number, item.count)
            return f"{place}. {words.again()}" if item.again else place
        if item.kind is ItemKind.STEP:
            return words.step_of(item.number, item.count)
        return ""

    def _title(self, language: Language) -> str:
        if self.item.kind is ItemKind.END:
            return self._words(language).finished()
        assert self.item.lesson is not None
        return CourseTexts(self._theme.words).text(self.item.lesson.title, language)

    def _lead(self, language: Language) -> str:
        item = self.item
        if item.kind is ItemKind.STEP and item.lesson is not None:
            return CourseTexts(self._theme.words).text(item.lesson.lead, language)
        if item.kind is ItemKind.FACTS:
            return self._words(language).facts()
        if item.kind is ItemKind.END and self.sitting is not None and self.sitting.exercises:
            count, missed = self.sitting.exercises, len(self.sitting.missed)
            words = self._words(language)
            return words.result(count - missed, count) if missed else words.all_right(count)
        return ""

    def _over_goal(self, language: Language) -> str:
        if self.item.puzzle is None:
            return ""
        words = self._words(language)
        return words.your_goal() if self.puzzle.kind.task is Task.TABLE else words.question()

    def _goal(self, language: Language) -> str:
        item = self.item
        if item.step is not None and item.step.goal:
            return CourseTexts(self._theme.words).text(item.step.goal, language)
        return "" if item.puzzle is None else PuzzleWords(self._theme.words, language).question(item.puzzle)

    def _offer_answers(self) -> None:
        """The answers to choose from, or the tiles to mark; those tried already stay tried."""
        panel, puzzle = self.panel, self.item.puzzle
        if puzzle is None or puzzle.kind.task is not Task.CHOICE:
            panel.answers.show_answers((), self.tongues)
        else:
            tried = (
                {b.answer.value for b in panel.answers.buttons if not b.isEnabled()} if self.tried else set()
            )
            panel.answers.show_answers([self._answer(puzzle, o) for o in options_of(puzzle)], self.tongues)
            for value in tried:
                panel.answers.judge(value, right=False)
            if self.solved:
                panel.answers.judge(self._right_value(), right=True)
        tiles = puzzle.kind.task is Task.TILES if puzzle is not None else False
        marked = panel.marks.marked
        hand = sorted(puzzle.match.rounds[-1].hand_to_move) if puzzle is not None and tiles else []
        panel.marks.show_tiles(hand)
        panel.marks.set_marks({tile: tile in marked and (self.tried or self.solved) for tile in hand})
        if self.solved:
            panel.marks.freeze()

    def _answer(self, puzzle: Puzzle, option: Option) -> Answer:
        texts = self._texts(lambda language: PuzzleWords(self._theme.words, language).option(puzzle, option))
        return Answer(option.value, texts)

    def _right_value(self) -> int:
        (right,) = [option for option in options_of(self.puzzle) if option.is_right]
        return right.value

    # Pictures

    def _show_picture(self) -> None:
        puzzle = self.item.puzzle
        if puzzle is None:
            return
        if puzzle.kind.shows_hands:
            self.hands.show_puzzle(puzzle)
            self.stack.setCurrentWidget(self.hands)
            return
        table = self.table
        self.stack.setCurrentWidget(table)
        assert self.match is not None
        table.show_match(self.match, self._look())

    def _look(self) -> Look:
        """What the table may tell before the puzzle is solved, and after."""
        kind, wrong = self.puzzle.kind, self.tried
        if self.solved:
            return Look(acts=False)
        if kind.task is Task.TABLE:
            return Look(previews=self.item.step is not None, playable=kind is Kind.ROUND)
        counts = kind not in (Kind.TOTAL, Kind.AWARD, Kind.AFTER) or wrong
        return Look(counts=counts, outlines=wrong, previews=False, acts=False)

    def _show_buttons(self) -> None:
        panel, words, item = self.panel, self._words(), self.item
        asks = item.puzzle is not None and not self.solved
        panel.hint.setVisible(asks)
        panel.show_me.setVisible(asks)
        panel.hint.set_text(words.hint())
        panel.show_me.set_text(words.show_me())
        panel.main.set_text(self._main_text())
        panel.main.setVisible(not asks or self._feedback_mood() is Mood.BAD or self._is_marking())
        panel.arrange()

    def _is_marking(self) -> bool:
        return self.item.puzzle is not None and self.puzzle.kind.task is Task.TILES

    def _feedback_mood(self) -> Mood | None:
        feedback = self._feedback()
        return None if feedback is None else feedback.mood

    def _main_text(self) -> str:
        words, item = self._words(), self.item
        if item.puzzle is not None and not self.solved:
            return words.check() if self._is_marking() else words.try_again()
        if item.kind is ItemKind.END:
            following = self._following()
            if following is None:
                return words.to_overview()
            return words.next_lesson(
                CourseTexts(self._theme.words).text(following.title, self._theme.language)
            )
        return words.next()

    def _following(self) -> Lesson | None:
        """The next lesson that was not learned yet."""
        if self.sitting is None or self.sitting.lesson is None:
            return None
        names = list(LESSONS)
        later = names[names.index(self.sitting.lesson.id) + 1 :]
        return next((LESSONS[name] for name in later if not self._progress.is_learned(name)), None)

    def _show_feedback(self) -> None:
        feedback = self._feedback()
        rule = ""
        if feedback is not None and feedback.rule:
            rule = self._words().rule(PLACES[feedback.rule].number)
        self._rule = "" if feedback is None else feedback.rule
        self.panel.show_feedback(feedback, self.tongues, rule)

    def _say(self, feedback: Callable[[], Feedback | None]) -> None:
        """Say something below the question; it is said anew when the language changes."""
        self._feedback = feedback
        self._show_feedback()
        self._show_buttons()
        self.announcer.say(self.panel.feedback.accessibleName())
        # Once it has its height.
        QTimer.singleShot(0, self.panel, self.panel.to_feedback)

    def _on_rule(self) -> None:
        if self._rule:
            self.rule_wanted.emit(self._rule)

    # At the table

    def _on_touched(self) -> None:
        """A new try begins: what was said of the last one goes."""
        if not self.solved and self._feedback_mood() is not None:
            self._feedback = _no_feedback
            self._show_feedback()
            self._show_buttons()

    def _on_acted(self, action: Action) -> None:
        if self.solved or self.match is None or self.puzzle.kind.task is not Task.TABLE:
            return
        judgement = judge(self.puzzle, self.match, action)
        if judgement.verdict is Verdict.WRONG and isinstance(action, Placement):
            assert judgement.mistake is not None
            self.table.handling.put_back()
            self._wrong_placement(action, judgement.mistake)
            return
        self._take(action, judgement.verdict is Verdict.RIGHT)

    def _take(self, action: Action, is_end: bool) -> None:
        assert self.match is not None
        transition = self.match.play(action)
        self.match = transition.after
        self.table.play(transition, self._solve if is_end else self._go_on)

    def _go_on(self) -> None:
        """The learner's action is shown; in a whole round the opponent answers."""
        if self.match is None or self.puzzle.kind is not Kind.ROUND or self.match.to_move in (0, None):
            return
        action = best_action(self.match)
        is_end = judge(self.puzzle, self.match, action).verdict is Verdict.RIGHT
        self._take(action, is_end)

    def _wrong_placement(self, action: Placement, mistake: Mistake) -> None:
        puzzle, match = self.puzzle, self.match
        assert match is not None

        def reason(language: Language | None) -> str:
            return ReasonWords(self._theme.words, language).placement(puzzle, match, action, mistake)

        self._miss()
        self.table.say_wrong(action, reason(None))
        self._say_wrong(reason)

    def _on_refused(self, refusal: Refusal, placement: Placement | None) -> None:
        if self.solved:
            return
        if self.puzzle.kind.task is Task.TILES and placement is not None:
            self.panel.marks.toggle(placement.tile)
            return
        if self.puzzle.kind.task is not Task.TABLE or self.match is None or self.match.to_move != 0:
            return
        table = self.table

        def reason(language: Language | None) -> str:
            return table.why_not(refusal, placement, language)

        table.say_wrong(placement, reason(None))
        self._say_wrong(reason, paragraph_of(refusal))

    def _on_missed(self, tile: Tile) -> None:
        if not self.solved and self.puzzle.kind.task is Task.TABLE:
            table = self.table
            table.say_wrong(tile, table.why_missed(tile, None))
            self._say_wrong(lambda language: table.why_missed(tile, language))

    def _say_wrong(self, reason: Callable[[Language | None], str], rule: str = "") -> None:
        paragraph = rule or (self.item.lesson.rule if self.item.lesson is not None else "")
        self._say(
            lambda: Feedback(
                Mood.BAD,
                self._texts(lambda each: self._words(each).not_yet()),
                self._texts(reason),
                paragraph,
            )
        )

    # Choices and tiles

    def _on_chosen(self, value: int) -> None:
        if self.solved:
            return
        option = next(option for option in options_of(self.puzzle) if option.value == value)
        if option.is_right:
            self._solve()
            return
        puzzle = self.puzzle
        self._miss()
        self.panel.answers.judge(value, right=False)
        if not puzzle.kind.shows_hands:
            self.table.set_look(self._look())
        self._say_wrong(lambda language: ReasonWords(self._theme.words, language).option(puzzle, option))
        self.take_focus()

    def _on_marked(self, tile: Tile) -> None:
        self.table.clear()
        self._sign_marks()
        self._on_touched()

    def _sign_marks(self, wrong: frozenset[Tile] = frozenset()) -> None:
        marked = self.panel.marks.marked
        self.table.sign({tile: Sign(is_wrong=tile in wrong) for tile in marked})

    def _check_marks(self) -> None:
        marked, right = self.panel.marks.marked, right_tiles(self.puzzle)
        if marked == right:
            self._solve()
            return
        unfit, left_out = marked - right, right - marked
        mistake = Mistake.UNFIT if unfit else Mistake.LEFT_OUT
        tile, puzzle = min(unfit or left_out), self.puzzle

        def reason(language: Language | None) -> str:
            return ReasonWords(self._theme.words, language).tile(puzzle, tile, mistake)

        self._miss()
        self._sign_marks(unfit)
        self.table.set_look(self._look())
        self._sign_marks(unfit)
        self.table.say_wrong(tile, reason(None))
        self._say_wrong(reason)

    # Right, wrong, shown

    def _miss(self) -> None:
        """A wrong answer: an exercise comes back."""
        exercise = self.item.exercise
        if exercise is not None and not self.tried:
            self._progress.miss(exercise.id, self._today())
            assert self.sitting is not None
            self.sitting.miss()
        self.tried = True

    def _solve(self) -> None:
        """The answer is right: an exercise counts once it is on disk, and only then it is said."""
        exercise = self.item.exercise
        if exercise is None or self.was_shown:
            self._show_solved()
        else:
            self._ticket = self._progress.solve(exercise.id, self._today(), at_once=not self.tried)

    def _on_kept(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self._show_solved()

    def _show_solved(self) -> None:
        self.solved = True
        puzzle = self.puzzle
        if puzzle.kind.task is Task.CHOICE:
            self.panel.answers.judge(self._right_value(), right=True)
        self.panel.marks.freeze()
        if not puzzle.kind.shows_hands:
            self.table.set_look(self._look())
        mood = Mood.HINT if self.was_shown else Mood.GOOD
        match = self.match
        self._say(
            lambda: Feedback(
                mood, self._texts(self._solved_title), self._texts(lambda each: self._told(match, each))
            )
        )
        self.take_focus()
        self.changed.emit()

    def _solved_title(self, language: Language) -> str:
        words = self._words(language)
        if self.was_shown:
            return words.shown()
        return words.done() if self.puzzle.kind.task is Task.TABLE else words.right()

    def _told(self, match: Match | None, language: Language) -> str:
        """What is said once it is solved."""
        words, item = PuzzleWords(self._theme.words, language), self.item
        said = "" if item.step is None else CourseTexts(self._theme.words).text(item.step.said, language)
        if self.puzzle.kind is Kind.ROUND and match is not None:
            return words.joined([words.outcome(match), said])
        if said:
            return said
        if self.puzzle.kind.task is not Task.TABLE:
            return words.right(self.puzzle)
        assert match is not None
        return words.placed(self.puzzle, match)

    def give_hint(self) -> None:
        """Say where to look; in a lesson the tile lights up as well."""
        if self.solved or self.item.puzzle is None:
            return
        puzzle = self.puzzle
        if puzzle.kind.task is Task.TABLE:
            self.table.clear()
        if puzzle.kind is Kind.ROUND and self.match is not None and self.match.to_move == 0:
            best = best_action(self.match)
            if isinstance(best, Placement):
                tile = best.tile
                self.table.light(tile)
                self._say_hint(lambda language: self._words(language).hint_at_best(tile))
                return
        if self.item.step is not None and (rights := right_placements(puzzle)):
            self.table.light(rights[0].tile)
        self._say_hint(lambda language: PuzzleWords(self._theme.words, language).hint(puzzle))

    def _say_hint(self, text: Callable[[Language], str]) -> None:
        self._say(
            lambda: Feedback(Mood.HINT, self._texts(lambda each: self._words(each).look()), self._texts(text))
        )

    def show_answer(self) -> None:
        """Do it for the learner. An exercise that was shown comes back; a round goes on by one action."""
        if self.solved or self.item.puzzle is None or self._ticket is not None:
            return
        puzzle = self.puzzle
        if puzzle.kind is Kind.ROUND:
            self._show_one_action()
            return
        self._miss()
        self.was_shown = True
        if puzzle.kind.task is Task.TABLE:
            self._show_placement()
            return
        if puzzle.kind.task is Task.TILES:
            rights = right_tiles(puzzle)
            self.panel.marks.set_marks({tile: tile in rights for tile in self.panel.marks.buttons})
            self._sign_marks()
        self._solve()

    def _show_one_action(self) -> None:
        self.table.hurry()
        if self.match is not None and self.match.to_move == 0:
            action = best_action(self.match)
            self._take(action, judge(self.puzzle, self.match, action).verdict is Verdict.RIGHT)

    def _show_placement(self) -> None:
        """Take the right action, or what the turn demands until it is over."""
        self.table.hurry()
        self.table.clear()
        assert self.match is not None
        rights = right_placements(self.puzzle)
        action = rights[0] if rights else self.match.legal_actions()[0]
        ends = judge(self.puzzle, self.match, action).verdict is Verdict.RIGHT
        transition: Transition = self.match.play(action)
        self.match = transition.after
        self.table.play(transition, self._solve if ends else self._show_placement)

    def _on_main(self) -> None:
        """Next, Try again, or Check."""
        item = self.item
        if item.puzzle is not None and not self.solved:
            if self._is_marking():
                self._check_marks()
            else:
                self.try_again()
        elif item.kind is ItemKind.END:
            following = self._following()
            if following is None:
                self.left.emit()
            else:
                self.lesson_wanted.emit(following.id)
        else:
            assert self.sitting is not None
            self.sitting.advance()
            self._show_item()

    def try_again(self) -> None:
        """Take the wrong try away."""
        if not self.puzzle.kind.shows_hands:
            self.table.clear()
        self._on_touched()
        self.take_focus()

    # Keys and size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the keyboard, digits choose an answer, H hints, S shows."""
        keys, focused = Qt.Key, QApplication.focusWidget()
        if event.key() in (keys.Key_Return, keys.Key_Enter):
            if focused in self.panel.marks.buttons.values():
                self.panel.main.click()
            elif isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
                focused.click()
        elif keys.Key_1 <= event.key() <= keys.Key_9:
            self.panel.answers.choose(event.key() - keys.Key_1)
        elif event.key() == keys.Key_H:
            self.give_hint()
        elif event.key() == keys.Key_S:
            self.show_answer()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel has its width, the table the rest."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give the panel more room when the text is larger."""
        wanted = round(_PANEL * (1 + (self._theme.text_percent / 100 - 1) * 0.55))
        self.panel.setFixedWidth(max(300, min(wanted, self.width() - _LEAST_TABLE)))


def _no_feedback() -> Feedback | None:
    return None
