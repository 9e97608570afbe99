"""Opening record files: regular files only, of a bounded size, and never waiting for anybody."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

from fiveup_desktop.records.codec import record_from_bytes
from fiveup_desktop.records.durable import FileState, write_durably
from fiveup_desktop.records.errors import RecordFault, UnreadableRecordError
from fiveup_desktop.records.record import MatchRecord
from fiveup_desktop.records.strict_json import MOST_BYTES

# Opening a pipe or a device does not wait; where a system has no such flag it has no such files.
_FLAGS: Final = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
)
_NOT_A_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_FAULTS: Final = {
    FileNotFoundError: RecordFault.NO_SUCH_FILE,
    NotADirectoryError: RecordFault.NO_SUCH_FILE,
    PermissionError: RecordFault.NOT_PERMITTED,
}


def read_record(path: str | Path) -> MatchRecord:
    """The record in a file, not yet replayed; UnreadableRecordError if there is none."""
    return record_from_bytes(read_regular_file(path))


def read_regular_file(path: str | Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a regular file of at most `most` bytes; UnreadableRecordError for any other.

    A link to one is followed: for files that the player names.
    """
    return _open_and_read(path, most, follow=True)[0]


def read_own_file(path: Path, most: int = MOST_BYTES) -> tuple[bytes, FileState]:
    """The same for a file of our own, with its state as it was read: there a link is no regular file."""
    return _open_and_read(path, most, follow=False)


def _open_and_read(path: str | Path, most: int, follow: bool) -> tuple[bytes, FileState]:
    try:
        # Asked before opening, which wakes a pipe's writer, and again after, when it cannot change any more.
        _check((os.stat if follow else os.lstat)(path), most)
        flags = _FLAGS if follow else _FLAGS | _NOT_A_LINK
        with open(os.open(path, flags), "rb", buffering=0) as file:  # noqa: PTH123  # a descriptor
            status = os.fstat(file.fileno())
            _check(status, most)
            return _read(file.fileno(), most), FileState.of(status)
    except ValueError as error:
        # A path that no system can have: with a NUL in it, or half a character.
        raise UnreadableRecordError(RecordFault.NO_SUCH_FILE) from error
    except OSError as error:
        fault = _FAULTS.get(type(error))
        if fault is None:
            what = error.strerror or type(error).__name__
            raise UnreadableRecordError(RecordFault.CANNOT_OPEN, what=what) from error
        raise UnreadableRecordError(fault) from error


def write_for_player(path: Path, data: bytes) -> None:
    """Write a file where a player wants it, durably. OSError if that fails, or something else lies there.

    A file may be replaced, which the player was asked; a folder, a pipe or a device is none.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    except FileNotFoundError:
        pass
    except ValueError as error:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from error
    write_durably(path, data)


def _check(status: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise UnreadableRecordError(RecordFault.NOT_A_REGULAR_FILE)
    if status.st_size > most:
        raise UnreadableRecordError(RecordFault.TOO_LARGE, limit_mib=most // 2**20)


def _read(descriptor: int, most: int) -> bytes:
    """All bytes, or the first that are too many: the file may grow while it is read."""
    pieces: list[bytes] = []
    left = most + 1
    while left and (piece := os.read(descriptor, left)):
        pieces.append(piece)
        left -= len(piece)
    if not left:
        raise UnreadableRecordError(RecordFault.TOO_LARGE, limit_mib=most // 2**20)
    return b"".join(pieces)
