"""Which exercises come back, and when: the daily five."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date
from typing import Final

from fiveup_desktop.session import LessonProgress

from .bank import Exercise, exercises
from .course import LESSONS

__all__ = ["DAILY", "daily", "due", "learned"]

DAILY: Final = 5
_WEAKEST: Final = 2
"""So many of them are those with the shortest streak."""


def learned(progress: LessonProgress) -> list[Exercise]:
    """The exercises of the lessons that were learned, and any other that was met."""
    return [
        each
        for each in exercises().values()
        if each.lesson in LESSONS
        and (progress.is_learned(each.lesson) or each.puzzle.id in progress.exercises)
    ]


def due(progress: LessonProgress, day: date) -> list[Exercise]:
    """Those that were met and come back by this day: first those with the shortest streak, longest due."""
    back = [
        each
        for each in learned(progress)
        if each.puzzle.id in progress.exercises and progress.practice(each.puzzle.id).due <= day
    ]

    def order(exercise: Exercise) -> tuple[int, date]:
        practice = progress.practice(exercise.puzzle.id)
        return practice.streak, practice.due

    return sorted(back, key=order)


def daily(progress: LessonProgress, day: date) -> Sequence[Exercise]:
    """The five of a day: once chosen they stay.

    A few are those that go least well; the others are whatever has waited longest, so that nothing is
    forgotten over what is missed again and again.
    """
    known = progress.daily
    if known.day == day and all(name in exercises() for name in known.exercises):
        return [exercises()[name] for name in known.exercises]
    chosen = due(progress, day)[:_WEAKEST]
    rest = [each for each in learned(progress) if each not in chosen]
    random.Random(day.toordinal()).shuffle(rest)
    rest.sort(key=lambda each: progress.practice(each.puzzle.id).due)
    chosen += rest[: DAILY - len(chosen)]
    if chosen:
        progress.choose_daily(day, [each.puzzle.id for each in chosen])
    return chosen
