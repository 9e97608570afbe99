"""What the panel says of an item of a sitting: where one is, what it is about, what is to be done."""

from __future__ import annotations

from fiveup_desktop.rules import Match
from fiveup_desktop.view.words import Language, Words

from .course import LESSONS, Lesson
from .puzzle import Kind, Puzzle, Task
from .puzzle_words import PuzzleWords
from .sitting import Item, ItemKind, Sitting
from .words import CourseTexts, LessonWords

__all__ = ["ItemWords", "following"]


class ItemWords:
    """The texts of the item that is on in a sitting, in one language."""

    def __init__(self, words: Words, sitting: Sitting, language: Language) -> None:
        self._words, self._sitting, self._language = words, sitting, language
        self._lessons = LessonWords(words, language)
        self._puzzles = PuzzleWords(words, language)

    @property
    def _item(self) -> Item:
        return self._sitting.item

    def _said(self, source: str) -> str:
        return CourseTexts(self._words).text(source, self._language)

    def caption(self) -> str:
        """`Step 2 of 4`, `Exercise 3 of 5`; and that it comes once more, if it does."""
        item, words = self._item, self._lessons
        if item.kind is ItemKind.STEP:
            return words.step_of(item.number, item.count)
        if item.kind is not ItemKind.EXERCISE:
            return ""
        of = words.daily_of if self._sitting.is_daily else words.exercise_of
        place = of(item.number, item.count)
        return f"{place}. {words.again()}" if item.again else place

    def title(self) -> str:
        """The title of the lesson, or that it is over."""
        item = self._item
        return self._lessons.finished() if item.lesson is None else self._said(item.lesson.title)

    def lead(self) -> str:
        """What the lesson is about; at the end, how it went."""
        item, words = self._item, self._lessons
        if item.kind is ItemKind.STEP and item.lesson is not None:
            return self._said(item.lesson.lead)
        if item.kind is ItemKind.FACTS:
            return words.facts()
        count, missed = self._sitting.exercises, len(self._sitting.missed)
        if item.kind is not ItemKind.END or not count:
            return ""
        return words.result(count - missed, count) if missed else words.all_right(count)

    def over_goal(self) -> str:
        """Whether something is to be done, or to be answered."""
        puzzle = self._item.puzzle
        if puzzle is None:
            return ""
        return self._lessons.your_goal() if puzzle.kind.task is Task.TABLE else self._lessons.question()

    def goal(self) -> str:
        """The goal of a step in a line, or the question."""
        item = self._item
        if item.step is not None and item.step.goal:
            return self._said(item.step.goal)
        return "" if item.puzzle is None else self._puzzles.question(item.puzzle)

    def facts(self) -> list[str]:
        """What there is to remember."""
        item = self._item
        if item.kind is not ItemKind.FACTS or item.lesson is None:
            return []
        return [self._said(fact) for fact in item.lesson.facts]

    def solved_title(self, puzzle: Puzzle, was_shown: bool) -> str:
        """The heading once a puzzle is solved."""
        if was_shown:
            return self._lessons.shown()
        return self._lessons.done() if puzzle.kind.task is Task.TABLE else self._lessons.right()

    def told(self, puzzle: Puzzle, match: Match) -> str:
        """What is said once a puzzle is solved; `match` as the table shows it then."""
        step = self._item.step
        said = "" if step is None else self._said(step.said)
        if puzzle.kind is Kind.ROUND:
            return self._puzzles.joined([self._puzzles.outcome(match), said])
        if said:
            return said
        if puzzle.kind.task is Task.TABLE:
            return self._puzzles.placed(puzzle, match)
        return self._puzzles.right(puzzle)

    def main(self, goes_on_with: Lesson | None) -> str:
        """The main button once nothing is asked any more."""
        if self._item.kind is not ItemKind.END:
            return self._lessons.next()
        if goes_on_with is None:
            return self._lessons.to_overview()
        return self._lessons.next_lesson(self._said(goes_on_with.title))


def following(lesson: Lesson, learned: set[str]) -> Lesson | None:
    """The next lesson after one that was not learned yet."""
    names = list(LESSONS)
    later = names[names.index(lesson.id) + 1 :]
    return next((LESSONS[name] for name in later if name not in learned), None)
