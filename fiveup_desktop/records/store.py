"""The crash-safe store: one match, one file, rewritten whole, and never half a file under its name.

The store is told its folder, and expects to be its only writer. File names are UUIDs; titles live inside.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from fiveup_desktop.records.codec import record_to_bytes
from fiveup_desktop.records.errors import RecordError
from fiveup_desktop.records.files import read_record
from fiveup_desktop.records.record import MatchRecord
from fiveup_desktop.rules import FiveUpError

SUFFIX: Final = ".fiveup"

_UUID: Final = r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
_RECORD_NAME: Final = re.compile(rf"({_UUID}){re.escape(SUFFIX)}")
_LEFTOVER_NAME: Final = re.compile(rf"\.{_UUID}{re.escape(SUFFIX)}\.[0-9a-f]{{16}}\.tmp")
_NEW_FILE: Final = (
    os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
)


class StoreFault(Enum):
    """Why the store could not do something."""

    NO_SPACE = "no_space"
    NO_PERMISSION = "no_permission"
    READ_ONLY = "read_only"
    FOLDER_GONE = "folder_gone"
    OTHER = "other"


class StoreError(FiveUpError):
    """Something that the system would not do; carries the fault, the path and the system's error number."""

    def __init__(self, error: OSError, path: Path) -> None:
        super().__init__(f"{path}: {error.strerror or error}")
        self.fault = _FAULTS.get(error.errno or 0, StoreFault.OTHER)
        self.path = path
        self.errno = error.errno


_FAULTS: Final = {
    errno.ENOSPC: StoreFault.NO_SPACE,
    errno.EDQUOT: StoreFault.NO_SPACE,
    errno.EACCES: StoreFault.NO_PERMISSION,
    errno.EPERM: StoreFault.NO_PERMISSION,
    errno.EROFS: StoreFault.READ_ONLY,
    errno.ENOENT: StoreFault.FOLDER_GONE,
    errno.ENOTDIR: StoreFault.FOLDER_GONE,
}


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


class MatchStore:
    """The match records of one folder, by ID (a UUID in lower case)."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self._folder

    def path_of(self, record_id: str) -> Path:
        """The file of an ID, there or not; ValueError if it is no UUID."""
        name = f"{record_id}{SUFFIX}"
        if _RECORD_NAME.fullmatch(name) is None:
            raise ValueError(f"not a record's ID: {record_id!r}")
        return self._folder / name

    def save(self, record_id: str, record: MatchRecord) -> None:
        """Put `record` on disk, and only then return; StoreError if that fails, and the old one stays.

        Makes the folder if it is not there.
        """
        path = self.path_of(record_id)
        try:
            _make_folder(self._folder)
            write_durably(path, record_to_bytes(record))
        except OSError as error:
            raise StoreError(error, path) from error

    def read(self, record_id: str) -> StoredRecord:
        """What lies under an ID; a bad file is an answer, no exception."""
        path = self.path_of(record_id)
        try:
            return StoredRecord(record_id, path, read_record(path))
        except RecordError as error:
            return StoredRecord(record_id, path, error)

    def record_ids(self) -> tuple[str, ...]:
        """The IDs of all files there, the last written first; StoreError if the folder cannot be listed."""
        dated = []
        for entry in self._entries():
            if matched := _RECORD_NAME.fullmatch(entry.name):
                # One that was removed in between is left out.
                with contextlib.suppress(FileNotFoundError):
                    dated.append((-entry.stat(follow_symlinks=False).st_mtime_ns, matched[1]))
        return tuple([record_id for _, record_id in sorted(dated)])

    def read_all(self) -> tuple[StoredRecord, ...]:
        """What lies under every ID, the last written first."""
        return tuple([self.read(record_id) for record_id in self.record_ids()])

    def clear_leftovers(self) -> None:
        """Remove what writes that were cut off by a crash have left; call it before the first save."""
        for entry in self._entries():
            if _LEFTOVER_NAME.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    Path(entry.path).unlink()

    def _entries(self) -> list[os.DirEntry[str]]:
        try:
            with os.scandir(self._folder) as entries:
                return list(entries)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StoreError(error, self._folder) from error


def write_durably(path: Path, data: bytes) -> None:
    """Put `data` under `path` so that after any crash the old or the new bytes lie there, whole.

    When it returns, the new ones are on disk: written beside, synced, renamed over, the folder synced. Mode
    0600. Raises OSError; then nothing is left beside.
    """
    beside = path.with_name(f".{path.name}.{secrets.token_hex(8)}.tmp")
    descriptor = os.open(beside, _NEW_FILE, 0o600)
    try:
        try:
            _write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    _sync_folder(path.parent)


def _write_all(descriptor: int, data: bytes) -> None:
    """One write may take only some of the bytes."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def _make_folder(folder: Path) -> None:
    """Make a folder, and those above it, durably and for its owner only."""
    if not folder.is_dir():
        _make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)
        _sync_folder(folder.parent)


def _sync_folder(folder: Path) -> None:
    """Make a rename last. A system that cannot open folders needs no such thing."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
