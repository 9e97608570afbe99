"""Setting aside: whatever is about to be written over, and is not ours, is kept first."""

from __future__ import annotations

import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Final

from fiveup_desktop.records.durable import (
    LEFTOVER_PATTERN,
    make_inner_folder,
    move_durably,
    write_durably,
)
from fiveup_desktop.records.errors import RecordError
from fiveup_desktop.records.files import read_own_file
from fiveup_desktop.records.ids import ID_PATTERN, SUFFIX

ASIDE: Final = "aside"
"""The folder, inside that of the matches. Nothing in it is ever removed."""
ASIDE_LEFTOVER: Final = re.compile(rf"\.{ID_PATTERN}\.[0-9a-f]{{16}}{re.escape(SUFFIX)}{LEFTOVER_PATTERN}")

_DIGITS: Final = 16


def set_aside(path: Path) -> Path | None:
    """Keep what lies at `path`; say where, or None if nothing lies there. OSError if that fails.

    A regular file that can be read is copied, under a name made from its bytes: done again after a crash it
    is no second copy. Anything else (a folder, a pipe, a link, a huge file) is moved, unopened.
    """
    folder = path.parent / ASIDE
    try:
        data, _ = read_own_file(path)
    except RecordError:
        return _moved(path, folder)
    make_inner_folder(folder)
    target = folder / f"{path.stem}.{sha256(data).hexdigest()[:_DIGITS]}{SUFFIX}"
    if _holds(target, data):
        return target
    if target.is_symlink() or target.exists():
        target = _free(path, folder)
    write_durably(target, data)
    return target


def _moved(path: Path, folder: Path) -> Path | None:
    """Move what cannot be read."""
    if not (path.is_symlink() or path.exists()):
        return None
    make_inner_folder(folder)
    target = _free(path, folder)
    move_durably(path, target)
    return target


def _free(path: Path, folder: Path) -> Path:
    """A name that nothing has."""
    return folder / f"{path.stem}.{os.urandom(_DIGITS // 2).hex()}{SUFFIX}"


def _holds(target: Path, data: bytes) -> bool:
    try:
        return read_own_file(target)[0] == data
    except RecordError:
        return False
