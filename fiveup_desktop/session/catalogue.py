"""What lies in the folder of matches, found without reading again what was read before."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fiveup_desktop.records import (
    FileState,
    Index,
    Indexed,
    MatchStore,
    MatchSummary,
    RecordError,
    RecordFault,
    StoreError,
    UnreadableMatch,
    UnreadableRecordError,
    read_index,
    read_own_file,
    record_from_bytes,
    replay,
    tally,
    write_index,
)

if TYPE_CHECKING:
    from fiveup_desktop.records import Statistics

Entry = MatchSummary | UnreadableMatch


class Listing(NamedTuple):
    """The folder of matches at one moment: what can be played or looked at, and what cannot be read."""

    matches: tuple[MatchSummary, ...]
    """The last written first."""
    unreadable: tuple[UnreadableMatch, ...]
    """The last written first, then what is lost but for its backups."""


class Catalogue:
    """Summaries and statistics of all matches of a store; bad files are told of, and hide no good ones.

    What was found is remembered with the state of the file, here and in an index in the folder.
    """

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._found: Index | None = None
        self._bad: dict[str, tuple[FileState, RecordError]] = {}
        self._is_changed = False

    def entries(self) -> Iterator[Entry]:
        """All that there is, the last written first.

        Nothing is raised: a folder that cannot be listed is empty here, the first save will tell.
        """
        return (each for each in self.steps() if each is not None)

    def steps(self) -> Iterator[Entry | None]:
        """The same in short steps, of which some bring nothing: a list can be filled little by little."""
        states: dict[str, FileState] = {}
        with contextlib.suppress(StoreError):
            for record_id, state in self._store.each_state():
                states[record_id] = state
                yield None
        self._known()
        yield None
        for record_id in sorted(states, key=lambda each: (-states[each].modified_ns, each)):
            yield self._entry(record_id, states[record_id])
        self._forget(states)
        yield None
        with contextlib.suppress(StoreError):
            for record_id in sorted(self._store.lost_ids(states)):
                error = UnreadableRecordError(RecordFault.NO_SUCH_FILE)
                yield UnreadableMatch(record_id, self._store.path_of(record_id), error, None)

    def listing(self) -> Listing:
        """All that there is, at once."""
        entries = tuple(self.entries())
        return Listing(
            tuple([each for each in entries if isinstance(each, MatchSummary)]),
            tuple([each for each in entries if isinstance(each, UnreadableMatch)]),
        )

    def statistics(self) -> Statistics:
        """The statistics over all matches that can be read."""
        from fiveup_desktop.records.statistics import statistics

        matches = self.listing().matches
        known = self._known()
        return statistics([(each, known[each.record_id].seats) for each in matches])

    def counting(self) -> Iterator[int | Statistics]:
        """The same, one file a step: how many were read so far; the last step brings the statistics."""
        from fiveup_desktop.records.statistics import RunningStatistics

        running = RunningStatistics()
        with contextlib.suppress(StoreError):
            for count, (record_id, state) in enumerate(self._store.each_state(), 1):
                entry = self._entry(record_id, state)
                if isinstance(entry, MatchSummary):
                    running.add((entry, self._known()[record_id].seats))
                yield count
        yield running.result()

    def write_index(self) -> None:
        """Keep what was found for the next start, if it is news. An index that cannot be written is none."""
        if self._is_changed:
            with contextlib.suppress(OSError):
                write_index(self._store.folder, self._known())
                self._is_changed = False

    def _known(self) -> Index:
        if self._found is None:
            self._found = read_index(self._store.folder)
        return self._found

    def _entry(self, record_id: str, state: FileState) -> Entry | None:
        """What lies in one file; None if it has just gone."""
        known = self._known().get(record_id)
        if known is not None and known.state == state:
            return known.summary
        bad = self._bad.get(record_id)
        if bad is not None and bad[0] == state:
            return self._unreadable(record_id, *bad)
        try:
            return self._read(record_id)
        except RecordError as error:
            if error.fault is RecordFault.NO_SUCH_FILE:
                return None
            self._bad[record_id] = state, error
            return self._unreadable(record_id, state, error)

    def look_at(self, record_id: str, path: Path) -> Entry | None:
        """What lies in a file that has left the folder, in the trash say; None if it is gone."""
        try:
            data, state = read_own_file(path)
            record = record_from_bytes(data)
            return MatchSummary.of(record_id, record, replay(record).match, state.modified)
        except RecordError as error:
            gone = error.fault is RecordFault.NO_SUCH_FILE
            return None if gone else UnreadableMatch(record_id, path, error, None)

    def _read(self, record_id: str) -> MatchSummary:
        record, state = self._store.load(record_id)
        played = replay(record)
        summary = MatchSummary.of(record_id, record, played.match, state.modified)
        self._known()[record_id] = Indexed.of(state, summary, tally(played))
        self._is_changed = True
        return summary

    def _unreadable(self, record_id: str, state: FileState, error: RecordError) -> UnreadableMatch:
        return UnreadableMatch(record_id, self._store.path_of(record_id), error, state.modified)

    def _forget(self, states: dict[str, FileState]) -> None:
        """Forget what is no longer there."""
        for record_id in self._known().keys() - states.keys():
            del self._known()[record_id]
            self._is_changed = True
