"""The crash-safe store: one match, one file, rewritten whole, and never half a file under its name.

The store is told its folder, and expects to be its only writer. File names are UUIDs; titles live inside.
What another program did to a file meanwhile is noticed before it is written over, and set aside.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from fiveup_desktop.records.aside import ASIDE, ASIDE_LEFTOVER, set_aside
from fiveup_desktop.records.backups import BackupFolder
from fiveup_desktop.records.codec import record_from_bytes, record_to_bytes
from fiveup_desktop.records.durable import (
    LEFTOVER_PATTERN,
    FileState,
    make_folder,
    state_of,
    write_durably,
)
from fiveup_desktop.records.errors import RecordError
from fiveup_desktop.records.files import read_own_file
from fiveup_desktop.records.ids import ID_PATTERN, SUFFIX, is_id
from fiveup_desktop.records.index import INDEX_NAME
from fiveup_desktop.records.record import MatchRecord
from fiveup_desktop.records.store_error import StoreError
from fiveup_desktop.records.trash import Deleted, Trash

_RECORD_NAME: Final = re.compile(rf"({ID_PATTERN}){re.escape(SUFFIX)}")
_LEFTOVER_NAME: Final = re.compile(rf"\.(?:{ID_PATTERN}{re.escape(SUFFIX)}|{INDEX_NAME}){LEFTOVER_PATTERN}")


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """What lies under one ID: a record (not yet replayed), or why there is none."""

    record_id: str
    path: Path
    found: MatchRecord | RecordError

    @property
    def record(self) -> MatchRecord | None:
        """The record, if it could be read."""
        return self.found if isinstance(self.found, MatchRecord) else None

    @property
    def error(self) -> RecordError | None:
        """Why it could not be read."""
        return self.found if isinstance(self.found, RecordError) else None


class _Known(NamedTuple):
    """What we last put into a file, or found in it: how it may look, and the digests of what it may hold."""

    states: tuple[FileState | None, ...] = (None,)
    digests: tuple[bytes, ...] = ()


class MatchStore:
    """The match records of one folder, by ID (a UUID in lower case)."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.backups: Final = BackupFolder(folder / "backups")
        self._trash = Trash(folder / "trash")
        self._known: dict[str, _Known] = {}

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self._folder

    def path_of(self, record_id: str) -> Path:
        """The file of an ID, there or not; ValueError if it is no UUID."""
        if not is_id(record_id):
            raise ValueError(f"not a record's ID: {record_id!r}")
        return self._folder / f"{record_id}{SUFFIX}"

    # Writing

    def save(self, record_id: str, record: MatchRecord) -> Path | None:
        """Put `record` on disk, and only then return; StoreError if that fails, and the old one stays.

        Makes the folder if it is not there. Where another program has written meanwhile, or there is a file
        that was never taken up, that is set aside: the answer says where.
        """
        path, data = self.path_of(record_id), record_to_bytes(record)
        digest = _digest(data)
        kept: list[Path | None] = []

        def keep_what_is_not_ours(state: FileState) -> None:
            kept.append(self._set_aside_if_foreign(record_id, path, digest))
            # From here on both are known: the rename may fail, or only the sync after it.
            known = self._known.get(record_id, _Known())
            self._known[record_id] = _Known((state, state_of(path)), (digest, *known.digests[-1:]))

        with self._told(path):
            make_folder(self._folder)
            write_durably(path, data, keep_what_is_not_ours)
        self._known[record_id] = _Known(self._known[record_id].states[:1], (digest,))
        return kept[0]

    def back_up(self, record_id: str, record: MatchRecord, now: datetime) -> Path:
        """Keep a copy of `record`, as it is at the end of a round; StoreError if that fails."""
        with self._told(self.path_of(record_id)):
            return self.backups.keep(record_id, record, now)

    def replace_damaged(self, record_id: str, record: MatchRecord) -> Path | None:
        """Set aside what lies under an ID, whatever it is, and put `record` there; say where the old one is.

        Killed in between it can be done again. Raises StoreError.
        """
        path = self.path_of(record_id)
        with self._told(path):
            aside = set_aside(path)
            self._known[record_id] = _Known((state_of(path),))
        return self.save(record_id, record) or aside

    def clear_leftovers(self) -> None:
        """Remove what writes that were cut off by a crash have left; call it before the first save."""
        for folder, pattern in ((self._folder, _LEFTOVER_NAME), (self._folder / ASIDE, ASIDE_LEFTOVER)):
            for entry in _entries(folder):
                if pattern.fullmatch(entry.name):
                    with contextlib.suppress(OSError):
                        Path(entry.path).unlink()

    # Reading

    def take_up(self, record_id: str) -> MatchRecord:
        """The record under an ID, which may be written over from now on; RecordError if there is none."""
        data, state = read_own_file(self.path_of(record_id))
        record = record_from_bytes(data)
        self._known[record_id] = _Known((state,), (_digest(data),))
        return record

    def load(self, record_id: str) -> tuple[MatchRecord, FileState]:
        """A record, to be looked at only, and its file's state. RecordError if there is none."""
        data, state = read_own_file(self.path_of(record_id))
        return record_from_bytes(data), state

    def read(self, record_id: str) -> StoredRecord:
        """What lies under an ID; a bad file is an answer, no exception."""
        path = self.path_of(record_id)
        try:
            return StoredRecord(record_id, path, self.load(record_id)[0])
        except RecordError as error:
            return StoredRecord(record_id, path, error)

    def states(self) -> dict[str, FileState]:
        """The IDs of all files there and their states, the last written first.

        StoreError if the folder cannot be listed.
        """
        return dict(sorted(self.each_state(), key=lambda each: (-each[1].modified_ns, each[0])))

    def each_state(self) -> Iterator[tuple[str, FileState]]:
        """The same in no order, one file a step, for whoever cannot wait for all. Raises StoreError."""
        for entry in _entries(self._folder):
            if matched := _RECORD_NAME.fullmatch(entry.name):
                # One that was removed in between is left out.
                with contextlib.suppress(FileNotFoundError):
                    yield matched[1], FileState.of(entry.stat(follow_symlinks=False))

    def record_ids(self) -> tuple[str, ...]:
        """The IDs of all files there, the last written first; StoreError if the folder cannot be listed."""
        return tuple(self.states())

    def lost_ids(self, here: Collection[str] | None = None) -> frozenset[str]:
        """The IDs that have a backup, and a file neither here nor in the trash. Raises StoreError.

        `here` are the IDs of all files, for whoever has just asked for them.
        """
        with self._told(self._folder):
            known = set(self.states() if here is None else here)
            known |= {each.record_id for each in self._trash.all()}
            return frozenset(each for each in self.backups.record_ids() - known if self.backups.of(each))

    def read_all(self) -> tuple[StoredRecord, ...]:
        """What lies under every ID, the last written first."""
        return tuple([self.read(record_id) for record_id in self.record_ids()])

    # Deleting

    def delete(self, record_id: str, now: datetime) -> Deleted:
        """Move a match, damaged or not, to the trash; StoreError if that fails. Its backups stay with it."""
        path = self.path_of(record_id)
        with self._told(path):
            deleted = self._trash.put(path, record_id, now)
        self._known.pop(record_id, None)
        return deleted

    def deleted(self) -> tuple[Deleted, ...]:
        """What is in the trash, the last deleted first. Raises StoreError."""
        with self._told(self._folder):
            return self._trash.all()

    def restore(self, deleted: Deleted) -> None:
        """Bring a match back from the trash; StoreError if it is gone, or another has its ID now."""
        path = self.path_of(deleted.record_id)
        with self._told(path):
            if state_of(path) is not None:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
            self._trash.take_out(deleted, path)

    def empty_trash(self, now: datetime) -> None:
        """Remove for good what was deleted long ago, with its backups. Raises StoreError."""
        with self._told(self._folder):
            for record_id in self._trash.clear(now):
                still_there = {each.record_id for each in self._trash.all()} | self.states().keys()
                if record_id not in still_there:
                    self.backups.remove(record_id)

    def _set_aside_if_foreign(self, record_id: str, path: Path, digest: bytes) -> Path | None:
        """Keep what lies at `path` if it is neither what we know nor what `digest` is of."""
        known = self._known.get(record_id, _Known())
        state = state_of(path)
        if state is None or state in known.states:
            return None
        with contextlib.suppress(RecordError):
            if _digest(read_own_file(path)[0]) in (*known.digests, digest):
                return None  # only touched
        return set_aside(path)

    @contextlib.contextmanager
    def _told(self, path: Path) -> Iterator[None]:
        """What the system refuses, as an error of ours about `path`."""
        try:
            yield
        except OSError as error:
            raise StoreError(error, path) from error


def _digest(data: bytes) -> bytes:
    return sha256(data).digest()


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """What lies in a folder; nothing if it is not there. StoreError if it cannot be listed."""
    try:
        with os.scandir(folder) as entries:
            return list(entries)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise StoreError(error, folder) from error
