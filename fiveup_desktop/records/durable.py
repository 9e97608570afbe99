"""Writing so that after any crash the old or the new bytes lie there, whole; and folders that last."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

_LEFTOVER: Final = ".tmp"
_TOKEN_BYTES: Final = 8
_NANOSECONDS: Final = 10**9
_NEW_FILE: Final = (
    os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
)
LEFTOVER_PATTERN: Final = rf"\.[0-9a-f]{{{2 * _TOKEN_BYTES}}}{_LEFTOVER}"
"""What stands behind a dot and a file's name in the name of what a write that was cut off has left."""


class FileState(NamedTuple):
    """What tells a file from another, or from itself after it was written to, without reading it."""

    inode: int
    size: int
    modified_ns: int

    @staticmethod
    def of(status: os.stat_result) -> FileState:
        """The state that the system tells of."""
        return FileState(status.st_ino, status.st_size, status.st_mtime_ns)

    @property
    def modified(self) -> datetime:
        """When it was last written, in UTC; the beginning of time if that is in no calendar."""
        try:
            return datetime.fromtimestamp(self.modified_ns / _NANOSECONDS, UTC)
        except (OverflowError, OSError, ValueError):
            return datetime.min.replace(tzinfo=UTC)


def state_of(path: Path) -> FileState | None:
    """The state of what lies at `path`, a link itself and not what it leads to; None if nothing does."""
    try:
        return FileState.of(path.lstat())
    except FileNotFoundError:
        return None


def write_durably(
    path: Path, data: bytes, before_replacing: Callable[[FileState], object] | None = None
) -> None:
    """Put `data` under `path` so that after any crash the old or the new bytes lie there, whole.

    When it returns, the new ones are on disk: written beside, synced, renamed over, the folder synced. Mode
    0600. Just before the rename `before_replacing` is told the state that the file will have; what it raises
    stops the write. Raises OSError; then nothing is left beside.
    """
    beside = path.with_name(f".{path.name}.{os.urandom(_TOKEN_BYTES).hex()}{_LEFTOVER}")
    descriptor = os.open(beside, _NEW_FILE, 0o600)
    try:
        try:
            _write_all(descriptor, data)
            os.fsync(descriptor)
            state = FileState.of(os.fstat(descriptor))
        finally:
            os.close(descriptor)
        if before_replacing is not None:
            before_replacing(state)
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    sync_folder(path.parent)


def _write_all(descriptor: int, data: bytes) -> None:
    """One write may take only some of the bytes."""
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it, durably and for its owner only."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)
        sync_folder(folder.parent)


def make_inner_folder(folder: Path) -> None:
    """Make a folder in one of ours; NotADirectoryError if a link or a file has its name."""
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISDIR(folder.lstat().st_mode):
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    make_folder(folder)


def move_durably(path: Path, target: Path) -> None:
    """Rename whatever lies at `path`, unopened, to a free name on the same disk, and make that last."""
    path.rename(target)
    sync_folder(target.parent)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a rename last. A system that cannot open folders needs no such thing."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
