"""The matches of one folder: begun, taken up again, listed, kept in order."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

from PySide6.QtCore import QObject, QUuid

from fiveup_desktop import __version__
from fiveup_desktop.records import (
    ABANDONED,
    COPY_OF,
    Deleted,
    MatchRecord,
    MatchStore,
    MatchSummary,
    NameFault,
    Player,
    PlayerKind,
    RecordError,
    StoreError,
    owners,
    read_record,
    record_from_bytes,
    record_to_bytes,
    replay,
    title_fault,
    write_for_player,
)
from fiveup_desktop.rules import Chance, FiveUpError
from fiveup_desktop.session.catalogue import Catalogue, Entry, Listing
from fiveup_desktop.session.match_folder import AIDS, MatchFile, MatchFolder, now_in_utc
from fiveup_desktop.session.match_session import MatchSession
from fiveup_desktop.session.saver import Saver
from fiveup_desktop.session.screen import only_person
from fiveup_desktop.session.thinker import Thinker
from fiveup_desktop.session.trouble import KeepingError, OtherInstanceError, SaveTrouble

if TYPE_CHECKING:
    from fiveup_desktop.records import Damage, ReplayCursor, Rescue, Statistics

LOG_NAME = "errors.log"
"""In the data folder: all that failed, word by word. It stays on this machine."""


class TitleError(FiveUpError):
    """A text that cannot be a title; `fault` says why."""

    def __init__(self, fault: NameFault) -> None:
        super().__init__(f"no title: {fault.value}")
        self.fault = fault


class Library(QObject):
    """The matches of one folder, and the sessions that play them.

    `chance` makes the deals; the system's own randomness if None is given. The library closes the thinker
    that it is handed. What changes the folder at once (all under "Keeping order") blocks until that is on
    disk, and raises KeepingError if it cannot be done; RecordError if the match cannot be read.
    """

    def __init__(
        self, store: MatchStore, thinker: Thinker, chance: Chance | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = MatchFolder(store)
        self._catalogue = Catalogue(store)
        self._saver = Saver(self)
        self._thinker = thinker
        self._chance = random.SystemRandom() if chance is None else chance
        self._sessions: list[MatchSession] = []

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self._store.folder

    @property
    def is_writer(self) -> bool:
        """False while another running game writes in the folder: then nothing played here is kept."""
        return self._folder.is_writer

    def claim(self) -> bool:
        """Become the one who writes in the folder, if no other running game does; whether it is so now."""
        with contextlib.suppress(OtherInstanceError):
            self._folder.check_writer()
        return self.is_writer

    # Playing

    def new_match(
        self, players: Sequence[Player], title: str = "", practice: bool = False, aids: bool = True
    ) -> MatchSession:
        """A match among `players`, not yet dealt; its file comes with the first deal.

        For practice it is from now on or never, and so without `aids` (hints, tile tracker). RecordError if
        it could not be read again: 2 to 4 players, with names that a record may hold. TitleError for a title
        that cannot be one.
        """
        _check_title(title)
        meta: dict[str, object] = {"title": title} if title else {}
        meta |= {"created": now_in_utc(), "app": f"Five Up Desktop {__version__}"}
        meta |= {"practice": True} if practice else {}
        meta |= {} if aids else {AIDS: False}
        record = MatchRecord(tuple(players), (), meta)
        return self._session(_new_id(), record_from_bytes(record_to_bytes(record)))

    def open(self, record_id: str) -> MatchSession:
        """Take up a match of this folder where it stands; RecordError if its file is damaged or gone.

        One that was abandoned is so no more as soon as something is played. A session that is open on it is
        closed.
        """
        self._close_session(record_id)
        return self._session(record_id, self._store.take_up(record_id))

    def open_file(self, path: Path) -> MatchSession:
        """Take up the match in any file; RecordError if it is none.

        One from elsewhere is not touched: what is played on goes into this folder, under a new ID if its own
        is taken.
        """
        return (
            self.open(path.stem) if self._is_ours(path) else self._session(*self._adopted(read_record(path)))
        )

    def cursor(self, record_id: str) -> ReplayCursor:
        """A match of this folder to be looked at again; RecordError if its file is damaged or gone.

        Of one that still runs it shows what its only person may see, or, if there are several, nobody's hand.
        """
        self._saver.wait()
        return _cursor(self._store.load(record_id)[0])

    def cursor_of_file(self, path: Path) -> ReplayCursor:
        """The match in any file to be looked at; RecordError if it is none."""
        return _cursor(read_record(path))

    # Listing

    def listing(self) -> Listing:
        """All matches, and all files here that cannot be read as one."""
        return self._catalogue.listing()

    def entries(self) -> Iterator[Entry]:
        """The same, the last written first, one file a step: to fill a list little by little."""
        return self._catalogue.entries()

    def steps(self) -> Iterator[Entry | None]:
        """The same in still shorter steps, of which some bring nothing."""
        return self._catalogue.steps()

    def folder_trouble(self) -> SaveTrouble | None:
        """Why the folder cannot be listed, and so looks empty; None if it can, or was not made yet."""
        try:
            next(self._store.each_state(), None)
        except StoreError as error:
            return SaveTrouble.of(error, self.folder)
        return None

    def summaries(self) -> tuple[MatchSummary, ...]:
        """All matches that can be read, the last written first."""
        return self.listing().matches

    def latest_unfinished(self) -> MatchSummary | None:
        """The match that Continue takes up: of those that wait for a person, the last written."""
        return next((each for each in self.entries() if waits_for_people(each)), None)

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """All matches that wait for a person, the last written first."""
        return tuple([each for each in self.entries() if waits_for_people(each)])

    def statistics(self) -> Statistics:
        """The statistics over all matches that count."""
        return self._catalogue.statistics()

    def counting(self) -> Iterator[int | Statistics]:
        """The same little by little: each step brings how many files were read so far, the last one all."""
        return self._catalogue.counting()

    def path_of(self, record_id: str) -> Path:
        """The file of a match, to be shown to the player."""
        return self._store.path_of(record_id)

    # Keeping order

    def rename(self, record_id: str, title: str) -> None:
        """Give a match another title; it may be empty. TitleError for one that cannot be a title."""
        _check_title(title)
        session = self._session_of(record_id)
        if session is not None:
            session.rename(title)
            self._saver.wait()
        else:
            self._amend(record_id, {"title": title})

    def abandon(self, record_id: str) -> None:
        """Give a match up: it stays, is told as abandoned, and is no more what Continue takes up.

        The record says so by `abandoned` in its `meta`. A session that is open on it is closed.
        """
        self._close_session(record_id)
        self._amend(record_id, {ABANDONED: True})

    def duplicate(self, record_id: str, title: str | None = None) -> str:
        """Copy a match as it stands; its ID. Copies (`copy_of` in their `meta`) are in no statistics.

        `title` is the title of the copy if it can be one; otherwise it has that of the match.
        """
        self._saver.wait()
        record = self._store.load(record_id)[0]
        if title is not None and title_fault(title) is None:
            record = _with_meta(record, {"title": title})
        return self._add(_new_id(), record, record_id)

    def delete(self, record_id: str) -> Deleted:
        """Put a match, readable or not, into the trash for 30 days. A session open on it is closed."""
        self._close_session(record_id)
        with self._keeping(record_id):
            return self._store.delete(record_id, datetime.now(UTC))

    def deleted(self) -> tuple[Deleted, ...]:
        """What is in the trash, the last deleted first; empty if that cannot be listed."""
        with contextlib.suppress(StoreError):
            return self._store.deleted()
        return ()

    def look_at(self, deleted: Deleted) -> Entry | None:
        """What lies in the trash there; None if it is gone."""
        return self._catalogue.look_at(deleted.record_id, deleted.path)

    def restore(self, deleted: Deleted) -> None:
        """Undo a deletion. KeepingError also if it is gone, or another match has its ID by now."""
        with self._keeping(deleted.record_id):
            self._store.restore(deleted)

    def export(self, record_id: str, path: Path) -> None:
        """Write a match, canonical, to a file of the player's choice; OSError if that fails."""
        self._saver.wait()
        write_for_player(path, record_to_bytes(self._store.load(record_id)[0]))

    def import_file(self, path: Path) -> str:
        """Copy the match in any file into this folder; its ID here, a new one if its own is taken."""
        record = read_record(path)
        replay(record)
        record_id, record = self._adopted(record)
        return self._add(record_id, record)

    # Damage

    def damage(self, record_id: str) -> Damage | None:
        """What is wrong with a match, and what can be put in its place, the best first; None: nothing is."""
        from fiveup_desktop.records import damage_of

        return damage_of(self._store, record_id)

    def damage_of_file(self, path: Path) -> Damage | None:
        """The same for any file; one from elsewhere is not touched, whatever is chosen."""
        if self._is_ours(path):
            return self.damage(path.stem)
        try:
            replay(read_record(path))
        except RecordError as error:
            from fiveup_desktop.records import damage_in

            return damage_in(path, error)
        return None

    def recover(self, damage: Damage, rescue: Rescue) -> str:
        """Take one of the choices of `damage`; the ID of the match, to be opened now.

        The damaged file is set aside first, in the folder `aside`, where nothing is ever removed.
        """
        from fiveup_desktop.records import with_meta_of

        record = with_meta_of(rescue, damage)
        if damage.record_id is None:
            return self._add(*self._adopted(record))
        self._close_session(damage.record_id)
        with self._keeping(damage.record_id):
            self._store.replace_damaged(damage.record_id, _with_meta(record, {"id": damage.record_id}))
        return damage.record_id

    def close(self) -> None:
        """Close every session, write all that was accepted, end the thinking. Blocks until that is done."""
        for session in self._sessions:
            session.close()
        self._saver.close()
        self._thinker.close()
        if self._folder.holds:
            self._catalogue.write_index()
        self._folder.close()

    @property
    def _store(self) -> MatchStore:
        return self._folder.store

    def _session(self, record_id: str, record: MatchRecord) -> MatchSession:
        past = replay(record)
        meta = {key: value for key, value in (record.meta or {}).items() if key != ABANDONED}
        file = MatchFile(record_id, record.players, meta, self._folder, self._saver)
        session = MatchSession(file, past, self._thinker, self._chance)
        self._sessions = [each for each in self._sessions if not each.is_closed]
        self._sessions.append(session)
        return session

    def _session_of(self, record_id: str) -> MatchSession | None:
        """The session that is open on a match."""
        found = (each for each in self._sessions if each.record_id == record_id and not each.is_closed)
        return next(found, None)

    def _close_session(self, record_id: str) -> None:
        """Close the session of a match, and see that all it had accepted is written."""
        session = self._session_of(record_id)
        if session is not None:
            session.close()
        self._saver.wait()

    def _amend(self, record_id: str, meta: Mapping[str, object]) -> None:
        """Say something else of a match beside its play."""
        self._saver.wait()
        record = self._store.take_up(record_id)
        replay(record)
        with self._keeping(record_id):
            self._store.save(record_id, _with_meta(record, {**meta, "modified": now_in_utc()}))

    def _adopted(self, record: MatchRecord) -> tuple[str, MatchRecord]:
        """The ID that a record from elsewhere gets here, its own if that is free, and what it becomes."""
        own = str((record.meta or {}).get("id", "")).lower()
        if own and not self._is_taken(own):
            return own, record
        record_id = _new_id()
        return record_id, _with_meta(record, {COPY_OF: own}) if own else record

    def _is_taken(self, record_id: str) -> bool:
        path = self._store.path_of(record_id)
        return path.is_symlink() or path.exists() or self._session_of(record_id) is not None

    def _add(self, record_id: str, record: MatchRecord, copy_of: str | None = None) -> str:
        """Put a record under a free ID."""
        meta: dict[str, object] = {"id": record_id}
        if copy_of is not None:
            meta[COPY_OF] = copy_of
        with self._keeping(record_id):
            self._store.save(record_id, _with_meta(record, meta))
        return record_id

    def _is_ours(self, path: Path) -> bool:
        """Whether `path` is one of this folder's own files."""
        try:
            return path.absolute() == self._store.path_of(path.stem).absolute()
        except ValueError:
            return False

    @contextlib.contextmanager
    def _keeping(self, record_id: str) -> Iterator[None]:
        """Change the folder: as its writer, when all that was accepted is written."""
        self._saver.wait()
        try:
            self._folder.check_writer()
            yield
        except (StoreError, OtherInstanceError) as error:
            raise KeepingError(SaveTrouble.of(error, self._store.path_of(record_id))) from error


def waits_for_people(entry: Entry) -> TypeGuard[MatchSummary]:
    """Whether this is a match of a person, neither over nor abandoned. Others are only watched.

    A person whose seat a computer plays for a while may come back.
    """
    if not isinstance(entry, MatchSummary) or entry.finished or entry.is_abandoned:
        return False
    return bool(entry.handed_over) or any(player.kind is PlayerKind.HUMAN for player in entry.players)


def _new_id() -> str:
    """A random UUID (version 4), as an ID."""
    return QUuid.createUuid().toString(QUuid.StringFormat.WithoutBraces)


def _check_title(title: str) -> None:
    if (fault := title_fault(title)) is not None:
        raise TitleError(fault)


def _with_meta(record: MatchRecord, meta: Mapping[str, object]) -> MatchRecord:
    return replace(record, meta={**(record.meta or {}), **meta})


def _cursor(record: MatchRecord) -> ReplayCursor:
    from fiveup_desktop.records import ReplayCursor

    meta = record.meta or {}
    is_practice, title = meta.get("practice") is True, str(meta.get("title", ""))
    return ReplayCursor(
        replay(record), only_person(owners(record.players, record.meta)), is_practice, record.players, title
    )


def data_folder(chosen: Path | None = None) -> Path:
    """Where matches and settings are kept: `chosen`, or the system's place for a user's data."""
    if chosen is not None:
        return chosen
    import platformdirs

    return platformdirs.user_data_path("fiveup-desktop", appauthor=False)
