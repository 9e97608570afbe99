"""Opening record files: regular files only, of a bounded size, and never waiting for anybody."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from fiveup_desktop.records.codec import record_from_bytes
from fiveup_desktop.records.errors import RecordFault, UnreadableRecordError
from fiveup_desktop.records.record import MatchRecord
from fiveup_desktop.records.strict_json import MOST_BYTES

# Opening a pipe or a device does not wait; where a system has no such flag it has no such files.
_FLAGS: Final = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
)
_FAULTS: Final = {
    FileNotFoundError: RecordFault.NO_SUCH_FILE,
    NotADirectoryError: RecordFault.NO_SUCH_FILE,
    PermissionError: RecordFault.NOT_PERMITTED,
}


def read_record(path: str | Path) -> MatchRecord:
    """The record in a file, not yet replayed; UnreadableRecordError if there is none."""
    return record_from_bytes(read_regular_file(path))


def read_regular_file(path: str | Path) -> bytes:
    """The bytes of a regular file of at most 4 MiB; UnreadableRecordError for any other."""
    try:
        # Asked before opening, which wakes a pipe's writer, and again after, when it cannot change any more.
        _check(os.stat(path))  # noqa: PTH116  # a path may be text, and is not made another by pathlib
        with open(os.open(path, _FLAGS), "rb", buffering=0) as file:  # noqa: PTH123  # a descriptor
            _check(os.fstat(file.fileno()))
            return _read(file.fileno())
    except OSError as error:
        fault = _FAULTS.get(type(error))
        if fault is None:
            what = error.strerror or type(error).__name__
            raise UnreadableRecordError(RecordFault.CANNOT_OPEN, what=what) from error
        raise UnreadableRecordError(fault) from error


def _check(status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise UnreadableRecordError(RecordFault.NOT_A_REGULAR_FILE)
    if status.st_size > MOST_BYTES:
        raise UnreadableRecordError(RecordFault.TOO_LARGE, limit_mib=MOST_BYTES // 2**20)


def _read(descriptor: int) -> bytes:
    """All bytes, or the first that are too many: the file may grow while it is read."""
    pieces: list[bytes] = []
    left = MOST_BYTES + 1
    while left and (piece := os.read(descriptor, left)):
        pieces.append(piece)
        left -= len(piece)
    return b"".join(pieces)
