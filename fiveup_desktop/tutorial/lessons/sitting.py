"""What is done in one sitting: the steps of a lesson, what to remember, its exercises; or the daily five."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from .bank import Exercise, exercises_of
from .course import LESSONS, Lesson, Step
from .puzzle import Puzzle

__all__ = ["Item", "ItemKind", "Sitting"]


class ItemKind(Enum):
    """What comes next."""

    STEP = "step"
    FACTS = "facts"
    EXERCISE = "exercise"
    END = "end"


@dataclass(frozen=True)
class Item:
    """One thing of a sitting. `number` of `count` of its kind, from 1."""

    kind: ItemKind
    lesson: Lesson | None
    number: int = 0
    count: int = 0
    step: Step | None = None
    exercise: Puzzle | None = None
    again: bool = False
    """Whether this exercise was missed a little earlier."""

    @property
    def puzzle(self) -> Puzzle | None:
        """What is asked, if anything is."""
        return self.exercise if self.step is None else self.step.puzzle


@dataclass
class Sitting:
    """A queue of items; exercises that are missed come once more before the end."""

    queue: list[Item]
    is_daily: bool = False
    lesson: Lesson | None = None
    at: int = 0
    missed: set[str] = field(default_factory=set)
    shown: set[int] = field(default_factory=set)
    """The steps of which the answer was shown."""

    @staticmethod
    def of_lesson(
        name: str, practise: bool = False, solved: frozenset[str] = frozenset(), step: int = 1
    ) -> Sitting:
        """A lesson from a step on, from 1, or its exercises alone.

        Exercises that are `solved` already are left out; all come again if practising all is wanted.
        """
        lesson = LESSONS[name]
        steps = [
            Item(ItemKind.STEP, lesson, place, len(lesson.steps), step=step)
            for place, step in enumerate(lesson.steps, 1)
        ]
        facts = [Item(ItemKind.FACTS, lesson)]
        first = [] if practise else [*steps, *facts]
        every = _exercises(exercises_of(name))
        left = [each for each in every if each.exercise is not None and each.exercise.id not in solved]
        asked = every if practise and not left else left
        at = 0 if practise else max(0, min(step, len(steps)) - 1)
        return Sitting([*first, *asked, Item(ItemKind.END, lesson)], lesson=lesson, at=at)

    @staticmethod
    def of_day(exercises: Sequence[Exercise]) -> Sitting:
        """The daily five, or those of them that are left."""
        return Sitting([*_exercises(exercises), Item(ItemKind.END, None)], is_daily=True)

    @property
    def item(self) -> Item:
        """What is on now."""
        return self.queue[self.at]

    @property
    def exercises(self) -> int:
        """How many exercises there are, each counted once."""
        return len({item.exercise.id for item in self.queue if item.exercise is not None})

    @property
    def is_all_shown(self) -> bool:
        """Whether no step was done by the learner: each answer was shown."""
        steps = [item for item in self.queue if item.kind is ItemKind.STEP]
        return bool(steps) and all(item.number in self.shown for item in steps)

    def advance(self) -> Item:
        """Go on to the next item."""
        self.at = min(self.at + 1, len(self.queue) - 1)
        return self.item

    def miss(self) -> None:
        """What is on now was answered wrongly: it comes once more, before the end."""
        item = self.item
        if item.exercise is None or item.exercise.id in self.missed:
            return
        self.missed.add(item.exercise.id)
        again = Item(item.kind, item.lesson, item.number, item.count, exercise=item.exercise, again=True)
        self.queue.insert(len(self.queue) - 1, again)


def _exercises(exercises: Sequence[Exercise]) -> list[Item]:
    return [
        Item(ItemKind.EXERCISE, LESSONS[each.lesson], place, len(exercises), exercise=each.puzzle)
        for place, each in enumerate(exercises, 1)
    ]
