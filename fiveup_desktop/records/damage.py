"""What can be done about a damaged match: the newest good backup, or the match up to its last good action."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from pathlib import Path

from fiveup_desktop.records.errors import RecordError, RecordFault
from fiveup_desktop.records.files import read_own_file, read_regular_file
from fiveup_desktop.records.record import MatchRecord
from fiveup_desktop.records.replay import replay
from fiveup_desktop.records.salvage import salvage
from fiveup_desktop.records.store import MatchStore
from fiveup_desktop.rules import Match


class RescueKind(Enum):
    """Where a rescued match comes from."""

    BACKUP = "backup"
    """The newest good backup."""
    BEGINNING = "beginning"
    """The damaged file itself, up to its last good action."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """A match that can be put in the place of a damaged one."""

    kind: RescueKind
    record: MatchRecord
    match: Match
    """Where it would go on. It holds every hand: show scores and counts only."""
    written: datetime | None = None
    """When the backup was made, in UTC."""

    @property
    def rounds(self) -> int:
        """How many rounds were dealt."""
        return len(self.record.rounds)

    @property
    def actions(self) -> int:
        """How many actions of the last round are left."""
        return len(self.record.rounds[-1].actions) if self.record.rounds else 0


@dataclass(frozen=True, slots=True)
class Damage:
    """A file that holds no match that the rules allow, why, and what can be offered, the best first.

    `record_id` is None for a file from elsewhere, which is never touched.
    """

    record_id: str | None
    path: Path
    error: RecordError
    choices: tuple[Rescue, ...]


def damage_of(store: MatchStore, record_id: str) -> Damage | None:
    """What is wrong with the match of an ID; None if nothing is. It only reads."""
    path = store.path_of(record_id)
    try:
        replay(store.load(record_id)[0])
    except RecordError as error:
        found = [*_beginning(path, is_ours=True), *_backup(store, record_id)]
        return _damage(record_id, path, error, found)
    return None


def damage_in(path: Path, error: RecordError) -> Damage:
    """The damage of a file from elsewhere that was refused with `error`."""
    return _damage(None, path, error, _beginning(path, is_ours=False))


def _damage(record_id: str | None, path: Path, error: RecordError, found: list[Rescue]) -> Damage:
    if error.fault is RecordFault.NEWER_VERSION:
        found = []  # it is whole: the program that wrote it reads it
    best_first = sorted(found, key=lambda each: (each.rounds, each.actions), reverse=True)
    return Damage(record_id, path, error, tuple(best_first))


def _beginning(path: Path, is_ours: bool) -> list[Rescue]:
    with contextlib.suppress(RecordError):
        data = read_own_file(path)[0] if is_ours else read_regular_file(path)
        record = salvage(data)
        if record is not None:
            return [Rescue(RescueKind.BEGINNING, record, replay(record).match)]
    return []


def _backup(store: MatchStore, record_id: str) -> list[Rescue]:
    with contextlib.suppress(OSError):
        found = store.backups.newest_good(record_id)
        if found is not None:
            backup, record = found
            return [Rescue(RescueKind.BACKUP, record, replay(record).match, backup.written)]
    return []


def with_meta_of(rescue: Rescue, damage: Damage) -> MatchRecord:
    """The record of a rescue; what its own file does not say beside the play, a backup may."""
    if rescue.record.meta is not None:
        return rescue.record
    metas = [each.record.meta for each in damage.choices if each.record.meta is not None]
    return replace(rescue.record, meta=metas[0]) if metas else rescue.record
