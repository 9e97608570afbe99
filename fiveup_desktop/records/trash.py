"""The trash: matches that were deleted, as they were, until some days have passed."""

from __future__ import annotations

import contextlib
import os
import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from fiveup_desktop.records.durable import make_inner_folder, move_durably
from fiveup_desktop.records.ids import ID_PATTERN, STAMP_PATTERN, SUFFIX, stamp_of, time_of

KEPT: Final = timedelta(days=30)
"""How long a deleted match is kept."""

_NAME: Final = re.compile(rf"({ID_PATTERN})\.({STAMP_PATTERN})-[0-9a-f]{{8}}{re.escape(SUFFIX)}")


class Deleted(NamedTuple):
    """A match in the trash: when it was deleted (UTC), its ID, and where its file lies now."""

    when: datetime
    record_id: str
    path: Path


class Trash:
    """A folder of deleted matches. Files are moved there and back, and never opened."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def put(self, path: Path, record_id: str, now: datetime) -> Deleted:
        """Move the file of a match here. Raises OSError."""
        make_inner_folder(self._folder)
        target = self._folder / f"{record_id}.{stamp_of(now)}-{os.urandom(4).hex()}{SUFFIX}"
        move_durably(path, target)
        return Deleted(time_of(stamp_of(now)), record_id, target)

    def take_out(self, deleted: Deleted, target: Path) -> None:
        """Move a match back to `target`, a free name. Raises OSError; FileNotFoundError if it is gone."""
        move_durably(deleted.path, target)

    def all(self) -> tuple[Deleted, ...]:
        """All that is here, the last deleted first. Raises OSError."""
        try:
            with os.scandir(self._folder) as entries:
                named = [(each, _NAME.fullmatch(each.name)) for each in entries]
        except FileNotFoundError:
            return ()
        found = []
        for entry, matched in named:
            if matched:
                with contextlib.suppress(ValueError):
                    found.append(Deleted(time_of(matched[2]), matched[1], Path(entry.path)))
        return tuple(sorted(found, reverse=True))

    def clear(self, now: datetime) -> tuple[str, ...]:
        """Remove for good what has been here long enough, and tell the IDs. Raises OSError."""
        gone = []
        for each in self.all():
            if now - each.when > KEPT:
                # A folder that had a match's name cannot be removed like this, and stays.
                with contextlib.suppress(OSError):
                    each.path.unlink()
                    gone.append(each.record_id)
        return tuple(gone)
