"""The matches of one folder: begun, taken up again, listed."""

from __future__ import annotations

import contextlib
import secrets
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import platformdirs
from PySide6.QtCore import QObject

from fiveup_desktop import __version__
from fiveup_desktop.records import (
    MatchRecord,
    MatchStore,
    Player,
    RecordError,
    StoreError,
    read_record,
    record_from_bytes,
    record_to_bytes,
    replay,
)
from fiveup_desktop.rules import Board, Chance
from fiveup_desktop.session.match_folder import MatchFile, MatchFolder, now_in_utc
from fiveup_desktop.session.match_session import MatchSession
from fiveup_desktop.session.saver import Saver
from fiveup_desktop.session.thinker import Thinker


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match in a list: only what everybody may see. Scores are raw points, one for each entity."""

    record_id: str
    title: str
    players: tuple[Player, ...]
    scores_raw: tuple[int, ...]
    round_number: int
    """Counted from 1; 0 before the first deal."""
    board: Board
    modified: datetime
    """When it was last written, in UTC."""
    winner: int | None
    """The entity that has won."""

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return self.winner is not None


class Library(QObject):
    """The matches of one folder, and the sessions that play them.

    `chance` makes the deals; the system's own randomness if None is given. The library closes the thinker
    that it is handed.
    """

    def __init__(
        self, store: MatchStore, thinker: Thinker, chance: Chance | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = MatchFolder(store)
        self._saver = Saver(self)
        self._thinker = thinker
        self._chance = secrets.SystemRandom() if chance is None else chance
        self._sessions: list[MatchSession] = []
        self._known: dict[str, tuple[tuple[int, int], MatchSummary]] = {}

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self._folder.store.folder

    @property
    def is_writer(self) -> bool:
        """False while another running game writes in the folder: then nothing played here is kept."""
        return self._folder.is_writer

    def new_match(self, players: Sequence[Player], title: str = "") -> MatchSession:
        """A match among `players`, not yet dealt; its file comes with the first deal.

        RecordError if it could not be read again: 2 to 4 players, with names that a record may hold.
        """
        meta = {"title": title} if title else {}
        meta |= {"created": now_in_utc(), "app": f"Five Up Desktop {__version__}"}
        record = MatchRecord(tuple(players), (), meta)
        return self._session(str(uuid.uuid4()), record_from_bytes(record_to_bytes(record)))

    def open(self, record_id: str) -> MatchSession:
        """Take up a match of this folder where it stands; RecordError if its file is damaged or gone."""
        return self._session(record_id, read_record(self._folder.store.path_of(record_id)))

    def open_file(self, path: Path) -> MatchSession:
        """Take up the match in any file; RecordError if it is none.

        One from elsewhere is not touched: what is played on goes into this folder, under a new ID if its own
        is taken.
        """
        record = read_record(path)
        return self._session(path.stem if self._is_ours(path) else self._free_id(record), record)

    def summaries(self) -> tuple[MatchSummary, ...]:
        """All matches that can be read, the last written first."""
        return tuple(self._summaries())

    def latest_unfinished(self) -> MatchSummary | None:
        """The match that Continue takes up: of those that are not over, the last written."""
        return next((each for each in self._summaries() if not each.finished), None)

    def close(self) -> None:
        """Close every session, write all that was accepted, end the thinking. Blocks until that is done."""
        for session in self._sessions:
            session.close()
        self._saver.close()
        self._thinker.close()
        self._folder.close()

    def _session(self, record_id: str, record: MatchRecord) -> MatchSession:
        past = replay(record)
        file = MatchFile(record_id, record.players, record.meta or {}, self._folder, self._saver)
        session = MatchSession(file, past, self._thinker, self._chance)
        self._sessions = [each for each in self._sessions if not each.is_closed]
        self._sessions.append(session)
        return session

    def _free_id(self, record: MatchRecord) -> str:
        """The record's own ID if this folder has none such."""
        own = str((record.meta or {}).get("id", "")).lower()
        is_free = own and not self._folder.store.path_of(own).exists()
        return own if is_free else str(uuid.uuid4())

    def _is_ours(self, path: Path) -> bool:
        """Whether `path` is one of this folder's own files."""
        try:
            return path.absolute() == self._folder.store.path_of(path.stem).absolute()
        except ValueError:
            return False

    def _summaries(self) -> Iterator[MatchSummary]:
        record_ids: tuple[str, ...] = ()
        # A folder that cannot be listed: the first save will tell.
        with contextlib.suppress(StoreError):
            record_ids = self._folder.store.record_ids()
        for record_id in record_ids:
            # One bad file, or one that has just gone, hides no good one.
            with contextlib.suppress(RecordError, OSError):
                yield self._summary(record_id)

    def _summary(self, record_id: str) -> MatchSummary:
        """The summary of a match; from memory if its file is the same as last time."""
        path = self._folder.store.path_of(record_id)
        status = path.stat()
        state = (status.st_mtime_ns, status.st_size)
        known = self._known.get(record_id)
        if known is None or known[0] != state:
            known = self._known[record_id] = (
                state,
                _summarise(record_id, read_record(path), status.st_mtime),
            )
        return known[1]


def _summarise(record_id: str, record: MatchRecord, modified: float) -> MatchSummary:
    """The summary of a record that was written at `modified` (seconds since 1970)."""
    match = replay(record).match
    return MatchSummary(
        record_id=record_id,
        title=str((record.meta or {}).get("title", "")),
        players=record.players,
        scores_raw=match.scores_raw,
        round_number=len(match.rounds),
        board=Board.empty() if match.round is None else match.round.board,
        modified=datetime.fromtimestamp(modified, UTC),
        winner=match.winner,
    )


def data_folder(chosen: Path | None = None) -> Path:
    """Where matches and settings are kept: `chosen`, or the system's place for a user's data."""
    return chosen or platformdirs.user_data_path("fiveup-desktop", appauthor=False)
