"""The exercises, read from their file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from fiveup_desktop.resources import resource_path
from fiveup_desktop.rules import Tile, parse_action

from .position import Position
from .puzzle import Kind, Puzzle

__all__ = ["Exercise", "exercises", "exercises_of", "from_json", "to_json"]

FILE: Final = ("lessons", "exercises.json")


class Exercise(NamedTuple):
    """A puzzle, and the lesson that it belongs to."""

    lesson: str
    puzzle: Puzzle


@cache
def exercises() -> Mapping[str, Exercise]:
    """All exercises by the ID of their puzzle, in the order of the lessons."""
    text = resource_path(*FILE).read_text("utf-8")
    found = [from_json(values) for values in json.loads(text)["exercises"]]
    return MappingProxyType({each.puzzle.id: each for each in found})


def exercises_of(lesson: str) -> Sequence[Exercise]:
    """The exercises of a lesson, in their order; those of `steps` are parts of lessons, and no exercises."""
    return [each for each in exercises().values() if each.lesson == lesson]


def to_json(exercise: Exercise) -> dict[str, Any]:
    """An exercise as it stands in the file."""
    puzzle = exercise.puzzle
    values: dict[str, Any] = {"id": puzzle.id, "lesson": exercise.lesson, "kind": puzzle.kind.value}
    about = {"tile": puzzle.tile, "seat": puzzle.seat, "action": puzzle.action}
    for name, value in about.items():
        if value is not None:
            values[name] = value if isinstance(value, int) else str(value)
    return values | puzzle.position.to_json()


def from_json(values: Mapping[str, Any]) -> Exercise:
    """The exercise that stands in the file as `values`; KeyError, ValueError or NotationError for others."""
    tile, action = values.get("tile"), values.get("action")
    puzzle = Puzzle(
        values["id"],
        Kind(values["kind"]),
        Position.from_json(values),
        None if tile is None else Tile.from_text(tile),
        values.get("seat"),
        None if action is None else parse_action(action),
    )
    return Exercise(values["lesson"], puzzle)
