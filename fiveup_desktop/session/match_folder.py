"""The folder of matches with its one writer, and the file of one match in it."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QLockFile
from shiboken6 import Shiboken

from fiveup_desktop.records import (
    HANDOVERS,
    Handover,
    MatchRecord,
    MatchStore,
    MatchSummary,
    Player,
    StoreError,
    handovers_as_json,
    handovers_in,
    owners,
    played_by,
    record_to_bytes,
    write_for_player,
)
from fiveup_desktop.rules import Match
from fiveup_desktop.session.saver import Saver
from fiveup_desktop.session.trouble import OtherInstanceError

LOCK_NAME: Final = "writer.lock"
AIDS: Final = "aids"
"""The key of `meta` that is false for a match without hints and tile tracker."""


class MatchFolder:
    """A store whose one writer is the first running game that asks; others may read.

    It is held until `close`, or until the game dies: the lock of a dead one does not count.
    """

    def __init__(self, store: MatchStore) -> None:
        self.store: Final = store
        self._lock = self._new_lock()
        self._is_writer = self._take()
        if self._lock.isLocked():
            with contextlib.suppress(StoreError):
                store.clear_leftovers()
                store.empty_trash(datetime.now(UTC))

    @property
    def is_writer(self) -> bool:
        """Whether no other running game was seen to hold the folder."""
        return self._is_writer

    @property
    def holds(self) -> bool:
        """Whether this game holds the lock, so that no other can write."""
        return self._lock.isLocked() and not self._is_lost()

    def save(self, record_id: str, record: MatchRecord, backs_up: bool = False) -> Path | None:
        """Put a record on disk, and only then return; with a backup if it is the end of a round.

        Returns where a version by another program was set aside. Raises OtherInstanceError or StoreError. A
        folder that another game has let go of in the meantime is taken.
        """
        self.check_writer()
        aside = self.store.save(record_id, record)
        if backs_up:
            try:
                self.store.back_up(record_id, record, datetime.now(UTC))
            except StoreError as error:
                # The match itself is safe; the next round's end tries again.
                logging.getLogger(__name__).warning("no backup: %s", error)
        return aside

    def check_writer(self) -> None:
        """Take the folder if it is free; OtherInstanceError if another game has it.

        The lock is gone with a folder that was deleted or moved: that of the new one is to be taken.
        """
        if self._lock.isLocked() and self._is_lost():
            self._abandon()
        if not self._lock.isLocked():
            self._is_writer = self._take()
        if not self._is_writer:
            raise OtherInstanceError(f"another game writes in {self.store.folder}")

    def close(self) -> None:
        """Let go of the folder."""
        if self._lock.isLocked() and self._is_lost():
            self._abandon()
        self._lock.unlock()

    def _new_lock(self) -> QLockFile:
        lock = QLockFile(str(self.store.folder / LOCK_NAME))
        # No lock ever is too old; one of a process that is gone does not count in any case.
        lock.setStaleLockTime(0)
        return lock

    def _is_lost(self) -> bool:
        """Whether the file of our lock is gone, or that of another game lies there; not if nobody knows."""
        if not os.path.lexists(self._lock.fileName()):
            return True
        return self._lock.getLockInfo()[0] not in (0, os.getpid())

    def _abandon(self) -> None:
        """Forget a lost lock without letting go of it, which would remove the file of another game."""
        Shiboken.invalidate(self._lock)
        self._lock = self._new_lock()

    def _take(self) -> bool:
        """Take the lock; False if another game has it.

        A folder in which there can be no lock is nobody's: whether it can be written a save will see.
        """
        with contextlib.suppress(OSError):
            self.store.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return self._lock.tryLock(0) or self._lock.error() is not QLockFile.LockError.LockFailedError


class MatchFile(NamedTuple):
    """Where a match is kept, who plays it, and what its record says beside the play (`meta`)."""

    record_id: str
    players: tuple[Player, ...]
    meta: Mapping[str, object]
    folder: MatchFolder
    saver: Saver

    @property
    def path(self) -> Path:
        """The file itself."""
        return self.folder.store.path_of(self.record_id)

    @property
    def is_practice(self) -> bool:
        """Whether it is for practice: so from its first moment, or never."""
        return self.meta.get("practice") is True

    @property
    def has_aids(self) -> bool:
        """Whether hints and the tile tracker may be used: so from its first moment, or never."""
        return self.meta.get(AIDS) is not False

    @property
    def owners(self) -> tuple[Player, ...]:
        """Whose seats they are, also while a computer stands in."""
        return owners(self.players, self.meta)

    @property
    def handovers(self) -> tuple[Handover, ...]:
        """Every change of a seat from a person to a computer or back, in order."""
        return handovers_in(self.meta, len(self.players))

    def with_handover(self, handover: Handover) -> MatchFile:
        """The same once a seat has changed."""
        rows = handovers_as_json([*self.handovers, handover])
        seats = list(self.players)
        seats[handover.seat] = played_by(seats[handover.seat], handover.level)
        return self._replace(players=tuple(seats), meta={**self.meta, HANDOVERS: rows})

    def with_meta(self, meta: Mapping[str, object]) -> MatchFile:
        """The same with something else beside the play."""
        return self._replace(meta=meta)

    def keep(self, match: Match, backs_up: bool = False) -> int:
        """Have the saver write all of `match`, with a backup if so said; return the saver's ticket."""
        record = self._record(match)
        return self.saver.do(lambda: self.folder.save(self.record_id, record, backs_up))

    def copy_to(self, path: Path, match: Match) -> None:
        """Write all of `match` to another place, at once; OSError if that fails."""
        write_for_player(path, record_to_bytes(self._record(match)))

    def summary(self, match: Match) -> MatchSummary:
        """What there is to say of the match as it stands, on disk or not."""
        return MatchSummary.of(self.record_id, self._record(match), match, datetime.now(UTC))

    def _record(self, match: Match) -> MatchRecord:
        meta = {**self.meta, "id": self.record_id, "modified": now_in_utc()}
        return MatchRecord.of(match, self.players, meta)


def now_in_utc() -> str:
    """The time of day as a record writes it: ISO 8601 in UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
