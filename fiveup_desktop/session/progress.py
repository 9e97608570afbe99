"""How far somebody has come with the lessons: kept in a file of its own, the moment something is learned."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.records import RecordError, StoreError, read_regular_file, write_durably
from fiveup_desktop.records.durable import make_folder, move_durably
from fiveup_desktop.records.strict_json import read_json
from fiveup_desktop.session.saver import Saver
from fiveup_desktop.session.trouble import SaveTrouble

__all__ = ["Daily", "LessonProgress", "Practice", "ProgressDamage"]

_DAYS: Final = (1, 2, 4, 8, 16, 32)
"""After how many days an exercise comes back, by how often in a row it was solved at once."""
_COPY: Final = ".copy"
_ASIDE: Final = ".damaged-"
_ASIDE_NEWER: Final = ".newer-"
_VERSION: Final = 1
_KNOWN: Final = ("lessons", "steps", "exercises", "daily")


class ProgressDamage(Enum):
    """What was found where the progress is kept."""

    RESTORED = "restored"
    """The file could not be read; its copy could, so nothing is lost."""
    LOST = "lost"
    """Neither could be read whole: what could be read holds. Both files were kept aside."""
    NEWER = "newer"
    """A newer version of the game wrote it: what is understood of it holds, and all of it was kept aside."""
    STUCK = "stuck"
    """It could not be read and not be moved aside either; it is left alone, and nothing is kept."""


@dataclass(frozen=True, slots=True)
class Practice:
    """What is known of one exercise."""

    solved: bool = False
    """Whether it was ever solved."""
    streak: int = 0
    """How often in a row it was solved at the first try."""
    due: date = date.min
    """The day from which it comes back."""
    seen: date = date.min
    """When it was last done, or missed."""

    def after(self, day: date, *, solved: bool, at_once: bool) -> Practice:
        """Once it was done again; `at_once` says that nothing wrong was tried before."""
        streak = self.streak + 1 if solved and at_once else 0
        wait = _DAYS[min(streak, len(_DAYS)) - 1] if streak else (1 if solved else 0)
        return Practice(self.solved or solved, streak, day + timedelta(wait), day)


@dataclass(frozen=True, slots=True)
class Daily:
    """The exercises of a day, and those of them that are done."""

    day: date = date.min
    exercises: tuple[str, ...] = ()
    done: frozenset[str] = frozenset()


class LessonProgress(QObject):
    """What was learned, read from `path` once; every change is written at once, twice over.

    `kept` brings the ticket that a change returned once it is on disk; `trouble` comes before it if it could
    not be written: the change holds while the program runs.
    """

    changed = Signal()
    kept = Signal(int)
    trouble = Signal(object)
    """SaveTrouble."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.damage: ProgressDamage | None = None
        self.aside: tuple[Path, ...] = ()
        """Where damaged files were kept."""
        self._values = self._read()
        self._lessons = _lessons(self._values.get("lessons"))
        self._steps = _steps(self._values.get("steps"))
        self._exercises = _exercises(self._values.get("exercises"))
        self._daily = _daily(self._values.get("daily"))
        self._saver = Saver(self)
        self._saver.done.connect(self._on_done)
        self._own: set[str] = set()
        """Lessons and exercises changed here; of all others, what another running game writes holds."""
        self._keep_what_holds()

    # What is known

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return self._path

    @property
    def exercises(self) -> Mapping[str, Practice]:
        """What is known of each exercise, by its ID."""
        return MappingProxyType(self._exercises)

    @property
    def daily(self) -> Daily:
        """The exercises of the last day that had some."""
        return self._daily

    def practice(self, exercise: str) -> Practice:
        """What is known of an exercise."""
        return self._exercises.get(exercise, Practice())

    def is_learned(self, lesson: str) -> bool:
        """Whether a lesson was gone through to its end."""
        return lesson in self._lessons

    def step_of(self, lesson: str) -> int:
        """The step where a lesson was left, from 1; 1 as well if it was not begun, or gone through."""
        return self._steps.get(lesson, 1)

    # What changes

    def reach(self, lesson: str, step: int) -> None:
        """A step, from 1, of a lesson is on: there it goes on later."""
        if step != self.step_of(lesson):
            self._steps[lesson] = step
            self._own.add(lesson)
            self._keep()

    def learn(self, lesson: str, day: date) -> int:
        """A lesson was gone through; returns a ticket."""
        self._steps.pop(lesson, None)
        self._lessons.setdefault(lesson, day)
        self._own.add(lesson)
        return self._keep()

    def solve(self, exercise: str, day: date, at_once: bool) -> int:
        """An exercise was solved; returns a ticket. `at_once`: at the first try."""
        known = self.practice(exercise)
        self._exercises[exercise] = known.after(day, solved=True, at_once=at_once)
        self._own.add(exercise)
        if exercise in self._daily.exercises and self._daily.day == day:
            done = self._daily.done | {exercise}
            self._daily = Daily(day, self._daily.exercises, done)
        return self._keep()

    def miss(self, exercise: str, day: date) -> int:
        """An exercise was answered wrongly, or shown: it comes back; returns a ticket."""
        known = self.practice(exercise)
        self._exercises[exercise] = known.after(day, solved=False, at_once=False)
        self._own.add(exercise)
        return self._keep()

    def choose_daily(self, day: date, exercises: Sequence[str]) -> int:
        """These are the exercises of a day; returns a ticket."""
        self._daily = Daily(day, tuple(exercises))
        return self._keep()

    def reset(self, lesson: str, exercises: Iterable[str]) -> int:
        """Forget a lesson and its exercises; returns a ticket."""
        self._lessons.pop(lesson, None)
        self._steps.pop(lesson, None)
        for each in exercises:
            self._exercises.pop(each, None)
            self._own.add(each)
        self._own.add(lesson)
        return self._keep()

    def close(self) -> None:
        """Wait until all is written; what changes from now on is not kept."""
        self._saver.close()

    # The file

    @property
    def _copy(self) -> Path:
        return self._path.with_name(self._path.name + _COPY)

    def _keep(self) -> int:
        self.changed.emit()
        if self.damage is ProgressDamage.STUCK:
            return self._saver.do(_nothing)
        return self._saver.do(partial(_write, self._path, self._copy, self._to_json(), frozenset(self._own)))

    def _keep_what_holds(self) -> None:
        """If all files have been moved aside: what could be read of them is to be there the next time."""
        if self.damage in (ProgressDamage.NEWER, ProgressDamage.LOST):
            self._keep()

    def _to_json(self) -> dict[str, Any]:
        """All of it; what a later version may have added to the file stays."""
        return {
            **self._values,
            "version": _VERSION,
            "lessons": {name: day.isoformat() for name, day in self._lessons.items()},
            "steps": dict(self._steps),
            "exercises": {
                name: {
                    "solved": each.solved,
                    "streak": each.streak,
                    "due": each.due.isoformat(),
                    "seen": each.seen.isoformat(),
                }
                for name, each in self._exercises.items()
            },
            "daily": {
                "day": self._daily.day.isoformat(),
                "exercises": list(self._daily.exercises),
                "done": sorted(self._daily.done),
            },
        }

    def _read(self) -> dict[str, Any]:
        """What the file holds, or its copy; what cannot be read whole is kept aside."""
        found, copied = _read_file(self._path), _read_file(self._copy)
        if _is_newer(found) or _is_newer(copied):
            return self._understood(found or copied or {})
        if found is not None and _is_whole(found):
            return found
        is_there = {each for each in (self._path, self._copy) if each.exists() or each.is_symlink()}
        if copied is not None and _is_whole(copied):
            if self._path in is_there:
                self._set_aside([self._path], ProgressDamage.RESTORED)
            return copied
        if is_there:
            self._set_aside(sorted(is_there), ProgressDamage.LOST)
        return found or copied or {}

    def _understood(self, values: dict[str, Any]) -> dict[str, Any]:
        """What this version knows of; all that is there is kept aside for the newer one."""
        there = [each for each in (self._path, self._copy) if each.exists() or each.is_symlink()]
        self._set_aside(there, ProgressDamage.NEWER)
        return {name: values[name] for name in _KNOWN if name in values}

    def _set_aside(self, files: Sequence[Path], damage: ProgressDamage) -> None:
        self.damage = damage
        name = _ASIDE_NEWER if damage is ProgressDamage.NEWER else _ASIDE
        try:
            self.aside = tuple([_moved_aside(each, name) for each in files])
        except OSError:
            self.damage = ProgressDamage.STUCK

    def _on_done(self, ticket: int, error: Exception | None, _: object) -> None:
        if error is not None:
            self.trouble.emit(SaveTrouble.of(error, self._path))
        self.kept.emit(ticket)


def _nothing() -> None:
    """A file that cannot be read and not be moved is not written over."""


def _write(path: Path, copy: Path, values: dict[str, Any], own: frozenset[str]) -> None:
    """The copy first: whatever happens, one of the two is whole."""
    merged = _merged(values, _read_file(path), own)
    data = (json.dumps(merged, ensure_ascii=False, indent=1) + "\n").encode("utf-8")
    try:
        make_folder(path.parent)
        write_durably(copy, data)
        write_durably(path, data)
    except OSError as error:
        raise StoreError(error, path) from error


def _merged(values: dict[str, Any], found: dict[str, Any] | None, own: frozenset[str]) -> dict[str, Any]:
    """`values` with what another running game has written meanwhile, but for what is this one's `own`."""
    if found is None or not _is_whole(found):
        return values
    merged = dict(values)
    for part in ("lessons", "steps", "exercises"):
        theirs = found.get(part, {})
        if isinstance(theirs, dict):
            others = {name: each for name, each in theirs.items() if name not in own}
            merged[part] = {**values.get(part, {}), **others}
    today, theirs = _daily(values.get("daily")), _daily(found.get("daily"))
    if today.exercises and (today.day, today.exercises) == (theirs.day, theirs.exercises):
        merged["daily"] = {**values["daily"], "done": sorted(today.done | theirs.done)}
    return merged


def _read_file(path: Path) -> dict[str, Any] | None:
    """The values in a file; None if there is none, or nothing that can be read."""
    try:
        values = read_json(read_regular_file(path))
    except RecordError:
        return None
    return values if isinstance(values, dict) else None


def _is_newer(values: dict[str, Any] | None) -> bool:
    """Whether a newer version of the game wrote it."""
    version = None if values is None else values.get("version")
    return type(version) is int and version > _VERSION


def _is_whole(values: dict[str, Any]) -> bool:
    """Whether every entry can be read."""
    if _is_newer(values):
        return False
    lessons, exercises = values.get("lessons", {}), values.get("exercises", {})
    if not isinstance(lessons, dict) or not isinstance(exercises, dict):
        return False
    return len(_lessons(lessons)) == len(lessons) and len(_exercises(exercises)) == len(exercises)


def _moved_aside(path: Path, name: str) -> Path:
    """Where a file lies that was moved aside, as `name` and a number."""
    number = 1
    while (target := path.with_name(f"{path.name}{name}{number}")).exists():
        number += 1
    move_durably(path, target)
    return target


# From JSON: an entry that is none is left out, the others stay.


def _day(text: object) -> date | None:
    try:
        return date.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None


def _lessons(values: object) -> dict[str, date]:
    if not isinstance(values, dict):
        return {}
    return {name: day for name, text in values.items() if (day := _day(text)) is not None}


def _steps(values: object) -> dict[str, int]:
    if not isinstance(values, dict):
        return {}
    return {name: step for name, step in values.items() if type(step) is int and step > 1}


def _exercises(values: object) -> dict[str, Practice]:
    if not isinstance(values, dict):
        return {}
    found = {name: _practice(each) for name, each in values.items()}
    return {name: each for name, each in found.items() if each is not None}


def _practice(values: object) -> Practice | None:
    if not isinstance(values, dict):
        return None
    solved, streak = values.get("solved"), values.get("streak")
    due, seen = _day(values.get("due")), _day(values.get("seen"))
    if not isinstance(solved, bool) or due is None or seen is None:
        return None
    if isinstance(streak, bool) or not isinstance(streak, int) or streak < 0:
        return None
    return Practice(solved, streak, due, seen)


def _daily(values: object) -> Daily:
    if not isinstance(values, dict):
        return Daily()
    day, names, done = _day(values.get("day")), values.get("exercises"), values.get("done")
    if day is None or not isinstance(names, list) or not isinstance(done, list):
        return Daily()
    chosen = tuple([each for each in names if isinstance(each, str)])
    return Daily(day, chosen, frozenset(each for each in done if each in chosen))
