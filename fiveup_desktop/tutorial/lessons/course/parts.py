"""What a lesson is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fiveup_desktop.rules import Tile, parse_action
from fiveup_desktop.tutorial.lessons.bank import exercises
from fiveup_desktop.tutorial.lessons.position import Position
from fiveup_desktop.tutorial.lessons.puzzle import Kind, Puzzle

__all__ = ["Lesson", "Step", "banked", "step"]


@dataclass(frozen=True)
class Step:
    """One thing to do: the goal in a line, and what is said once it is done (English sources).

    Without a goal the question of the puzzle is it.
    """

    goal: str
    puzzle: Puzzle
    said: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson: what it is about, what is done in it, and what there is to remember (English sources)."""

    id: str
    title: str
    lead: str
    rule: str
    """The ID of the paragraph of the rule book behind it."""
    steps: tuple[Step, ...]
    facts: tuple[str, ...]


def step(
    goal: str,
    kind: Kind,
    position: Position,
    said: str = "",
    *,
    tile: str | None = None,
    action: str | None = None,
    seat: int | None = None,
) -> Step:
    """A step; tile and action as text."""
    about = None if tile is None else Tile.from_text(tile)
    done = None if action is None else parse_action(action)
    return Step(goal, Puzzle("", kind, position, about, seat, done), said)


def banked(goal: str, name: str, said: str = "") -> Step:
    """A step whose position was found by the engine, and stands with the exercises."""
    return Step(goal, exercises()[name].puzzle, said)


def numbered(lesson: Lesson) -> Lesson:
    """The lesson, with an ID for the puzzle of each step."""
    steps: Sequence[Step] = [
        replace(each, puzzle=replace(each.puzzle, id=f"{lesson.id}/{place}"))
        for place, each in enumerate(lesson.steps, 1)
    ]
    return replace(lesson, steps=tuple(steps))
