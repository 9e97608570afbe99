"""Backups: the match as it was at the end of its rounds, in a folder for each match.

Of each match the last 3 are kept, and the last one of each of the last 7 days that have one.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from fiveup_desktop.records.codec import record_from_bytes, record_to_bytes
from fiveup_desktop.records.durable import LEFTOVER_PATTERN, make_inner_folder, sync_folder, write_durably
from fiveup_desktop.records.errors import RecordError
from fiveup_desktop.records.files import read_own_file
from fiveup_desktop.records.ids import STAMP_PATTERN, SUFFIX, is_id, stamp_of, time_of
from fiveup_desktop.records.record import MatchRecord
from fiveup_desktop.records.replay import replay

LAST: Final = 3
"""How many of the last backups are kept."""
DAYS: Final = 7
"""For how many days, of those that have one, the last backup is kept."""

_TAIL: Final = rf"({STAMP_PATTERN})-r(\d{{3,6}}){re.escape(SUFFIX)}"
_NAME: Final = re.compile(_TAIL)
_LEFTOVER: Final = re.compile(rf"\.{_TAIL}{LEFTOVER_PATTERN}")


class Backup(NamedTuple):
    """A backup: when it was written (UTC), after how many rounds, and where it lies. They sort by age."""

    written: datetime
    rounds: int
    path: Path

    def read(self) -> MatchRecord:
        """The record in it, which the rules allow; RecordError if it is damaged."""
        record = record_from_bytes(read_own_file(self.path)[0])
        replay(record)
        return record


class BackupFolder:
    """The backups of all matches of a store: a folder for each ID, a file for each end of a round."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, record_id: str, record: MatchRecord, now: datetime) -> Path:
        """Write a backup of `record`, and remove those that are no longer needed. Raises OSError.

        A clock that was put back makes no backup older than those that are there.
        """
        folder = self._folder / record_id
        make_inner_folder(self._folder)
        make_inner_folder(folder)
        there = self.of(record_id)
        time = max([now.astimezone(UTC).replace(microsecond=0), *(each.written for each in there[:1])])
        path = folder / f"{stamp_of(time)}-r{len(record.rounds):03}{SUFFIX}"
        write_durably(path, record_to_bytes(record))
        self._prune(record_id)
        return path

    def of(self, record_id: str) -> tuple[Backup, ...]:
        """The backups of a match, the newest first; OSError if its folder cannot be listed."""
        return tuple(sorted(self._backups(record_id), reverse=True))

    def newest_good(self, record_id: str) -> tuple[Backup, MatchRecord] | None:
        """The newest backup that can be read and replayed, with its record; None if there is none."""
        return _newest_good(self.of(record_id))

    def record_ids(self) -> frozenset[str]:
        """The IDs that have a folder here; OSError if that cannot be listed."""
        try:
            with os.scandir(self._folder) as entries:
                return frozenset(entry.name for entry in entries if is_id(entry.name))
        except FileNotFoundError:
            return frozenset()

    def remove(self, record_id: str) -> None:
        """Remove all backups of a match, for one that was deleted for good. Raises OSError."""
        for backup in self.of(record_id):
            backup.path.unlink()
        self._clear_leftovers(record_id)
        # Whatever else lies there is none of ours, and stays.
        with contextlib.suppress(OSError):
            (self._folder / record_id).rmdir()

    def _prune(self, record_id: str) -> None:
        """Remove what is no longer needed, but never the only good one."""
        self._clear_leftovers(record_id)
        there = self.of(record_id)
        needed = set(_needed(there))
        spare = [each for each in there if each not in needed]
        if not spare:
            return
        if _newest_good([each for each in there if each in needed]) is None:
            last = _newest_good(spare)
            spare = [each for each in spare if last is None or each != last[0]]
        for each in spare:
            each.path.unlink(missing_ok=True)
        sync_folder(self._folder / record_id)

    def _backups(self, record_id: str) -> list[Backup]:
        found = []
        for entry in self._entries(record_id):
            matched = _NAME.fullmatch(entry.name)
            if matched and entry.is_file(follow_symlinks=False):
                with contextlib.suppress(ValueError):
                    found.append(Backup(time_of(matched[1]), int(matched[2]), Path(entry.path)))
        return found

    def _clear_leftovers(self, record_id: str) -> None:
        for entry in self._entries(record_id):
            if _LEFTOVER.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    Path(entry.path).unlink()

    def _entries(self, record_id: str) -> list[os.DirEntry[str]]:
        folder = self._folder / record_id
        try:
            if not stat.S_ISDIR(folder.lstat().st_mode):
                return []
            with os.scandir(folder) as entries:
                return list(entries)
        except FileNotFoundError:
            return []


def _needed(newest_first: tuple[Backup, ...]) -> list[Backup]:
    """Those to keep: the last few, and the last one of each of the last days."""
    by_day: dict[object, Backup] = {}
    for each in newest_first:
        by_day.setdefault(each.written.date(), each)
    return [*newest_first[:LAST], *list(by_day.values())[:DAYS]]


def _newest_good(newest_first: list[Backup] | tuple[Backup, ...]) -> tuple[Backup, MatchRecord] | None:
    for each in newest_first:
        with contextlib.suppress(RecordError):
            return each, each.read()
    return None
