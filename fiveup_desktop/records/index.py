"""The index: what was found in each file, so that a list need not read them all. It can be thrown away.

It tells the state of each file that it speaks of: who uses it compares. One that is damaged, or of another
kind, is as good as none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fiveup_desktop.records.durable import FileState, write_durably
from fiveup_desktop.records.errors import RecordError
from fiveup_desktop.records.files import read_own_file
from fiveup_desktop.records.ids import is_id
from fiveup_desktop.records.record import Player, PlayerKind
from fiveup_desktop.records.summary import MatchSummary
from fiveup_desktop.records.tally import Fair, SeatTally

INDEX_NAME: Final = "index"

_KIND: Final = b"fiveup-index-4"
"""Raise the number whenever what is kept, or how it is counted, becomes another."""
_MOST_BYTES: Final = 64 * 2**20
_ID_END: Final = 2 + 36
_BETWEEN: Final = b"\t"
"""In a row, between what a list needs and the tallies: no JSON of ours has a tab in it."""
_SOMETHING_ELSE: Final = (ValueError, TypeError, LookupError, RecursionError)
"""Whoever wrote it with the right digest meant something else by it."""


@dataclass(frozen=True, slots=True)
class Indexed:
    """What was found in a file as it was in some state."""

    state: FileState
    summary: MatchSummary
    told: bytes
    """The tallies of its seats, in JSON: of thousands of matches they would be a hundred thousand objects, at
    each of which Python looks again and again, for garbage."""

    @staticmethod
    def of(state: FileState, summary: MatchSummary, seats: Sequence[SeatTally]) -> Indexed:
        """What was found, with the tallies of all seats."""
        return Indexed(state, summary, _json(seats))

    @property
    def seats(self) -> tuple[SeatTally, ...]:
        """The tallies of its seats; none if what was told is something else."""
        try:
            return _seats(json.loads(self.told))
        except _SOMETHING_ELSE:
            return ()


class Index(MutableMapping[str, Indexed]):
    """What was found, by ID. A row that was read is understood when it is asked for: a list has time then."""

    def __init__(self, rows: Mapping[str, bytes | Indexed] | None = None) -> None:
        self._rows = dict(rows or {})

    def __getitem__(self, record_id: str) -> Indexed:
        row = self._rows[record_id]
        if isinstance(row, bytes):
            try:
                row = self._rows[record_id] = _indexed(row)
            except _SOMETHING_ELSE:
                del self._rows[record_id]
                raise KeyError(record_id) from None
        return row

    def __setitem__(self, record_id: str, found: Indexed) -> None:
        self._rows[record_id] = found

    def __delitem__(self, record_id: str) -> None:
        del self._rows[record_id]

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._rows))

    def __len__(self) -> int:
        return len(self._rows)

    def lines(self) -> Iterator[bytes]:
        """The rows as they are written, those that nobody asked for as they were read."""
        for record_id, row in self._rows.items():
            yield row if isinstance(row, bytes) else _line(record_id, row)


def read_index(folder: Path) -> Index:
    """The index of a folder, by ID; empty if there is none that can be used."""
    try:
        data, _ = read_own_file(folder / INDEX_NAME, _MOST_BYTES)
    except RecordError:
        return Index()
    digest, _, body = data.partition(b"\n")
    kind, *lines = body.split(b"\n")
    if digest != _digest(body) or kind != _KIND:
        return Index()
    rows = {line[2:_ID_END].decode("ascii", "replace"): line for line in lines}
    return Index({record_id: line for record_id, line in rows.items() if is_id(record_id)})


def write_index(folder: Path, found: Index) -> None:
    """Write the index of a folder. Raises OSError."""
    body = b"\n".join([_KIND, *found.lines()])
    write_durably(folder / INDEX_NAME, _digest(body) + b"\n" + body)


def _digest(body: bytes) -> bytes:
    return sha256(body).hexdigest().encode("ascii")


def _line(record_id: str, each: Indexed) -> bytes:
    """One row; it begins with `["` and the ID."""
    return _json([record_id, each.state, _summary(each.summary)]) + _BETWEEN + each.told


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).encode("ascii")


def _seats(rows: list[Any]) -> tuple[SeatTally, ...]:
    return tuple([SeatTally(*seat[:6], *[Fair(*fair) for fair in seat[6:]]) for seat in rows])


def _summary(found: MatchSummary) -> list[object]:
    return [
        found.title,
        [[player.name, player.kind.value, player.level] for player in found.players],
        found.scores_raw,
        found.round_number,
        found.board_text,
        found.winner,
        found.is_practice,
        found.is_abandoned,
        found.is_copy,
        found.handed_over,
    ]


def _indexed(row: bytes) -> Indexed:
    head, _, told = row.partition(_BETWEEN)
    record_id, numbers, summary = json.loads(head)
    title, players, scores_raw, round_number, board_text, winner, practice, abandoned, copy, away = summary
    state = FileState(*numbers)
    return Indexed(
        state,
        MatchSummary(
            record_id,
            title,
            tuple([Player(name, PlayerKind(kind), level) for name, kind, level in players]),
            tuple(scores_raw),
            round_number,
            board_text,
            state.modified,
            winner,
            practice,
            abandoned,
            copy,
            tuple(away),
        ),
        told,
    )
