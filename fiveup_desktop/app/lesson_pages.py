"""Pages of the lessons, for pictures: all of them, a wrong try, a question, what there is to remember."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from fiveup_desktop.app.house import House
from fiveup_desktop.rules import Connection, Placement, Tile
from fiveup_desktop.view.pages.welcome import WelcomeDialog

__all__ = ["OPENERS"]

Opener = Callable[[House, int], Callable[[], bool]]
_ARM: Final = Placement(Tile.from_text("1|2"), Connection.from_text("1|1.branch_a"))


def _at_once() -> bool:
    return True


def _overview(house: House, seed: int) -> Callable[[], bool]:
    house.lessons.open()
    progress = house.lessons.progress
    assert progress is not None
    for name in ("match", "ends", "doubles", "lines"):
        progress.learn(name, date.min)
    return _at_once


def _lesson(house: House, seed: int) -> Callable[[], bool]:
    """A tile dropped on an arm that is not open."""
    house.lessons.open()
    page = house.lessons.page
    page.open_lesson("lines")
    table = page.course.table
    refusal = page.course.puzzle.match.refusal(_ARM)
    assert refusal is not None
    table.refused.emit(refusal, _ARM)
    return lambda: bool(table.display.ahead.is_ready)


def _sitting(name: str, steps: int, wrong: int | None = None) -> Opener:
    """Some steps on in a lesson, with a wrong answer taken."""

    def opener(house: House, seed: int) -> Callable[[], bool]:
        house.lessons.open()
        course = house.lessons.page.course
        house.lessons.page.open_lesson(name)
        course.skip(steps)
        if wrong is not None:
            course.panel.answers.choose(wrong)
        return _at_once

    return opener


def _differences(house: House, seed: int) -> Callable[[], bool]:
    house.lessons.open()
    house.lessons.page.open_differences()
    return _at_once


def _welcome(house: House, seed: int) -> Callable[[], bool]:
    house.lessons.welcome()
    return lambda: house.window.overlays.holds(WelcomeDialog)


OPENERS: Final[dict[str, Opener]] = {
    "lessons": _overview,
    "lesson": _lesson,
    "lesson-question": _sitting("arms", 1, 0),
    "lesson-hands": _sitting("partners", 1, 1),
    "lesson-facts": _sitting("domino", 4),
    "lesson-exercise": _sitting("match", 5),
    "lessons-differences": _differences,
    "welcome": _welcome,
}
"""By the names of the pages."""
