"""The index: what was found in each file, so that a list need not read them all. It can be thrown away.

It tells the state of each file that it speaks of: who uses it compares. One that is damaged, or of another
kind, is as good as none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fiveup_desktop.records.durable import FileState, write_durably
from fiveup_desktop.records.errors import RecordError
from fiveup_desktop.records.files import read_own_file
from fiveup_desktop.records.record import Player, PlayerKind
from fiveup_desktop.records.summary import MatchSummary
from fiveup_desktop.records.tally import Fair, SeatTally

INDEX_NAME: Final = "index"

_KIND: Final = "fiveup-index-1"
"""Raise the number whenever what is kept, or how it is counted, becomes another."""
_MOST_BYTES: Final = 64 * 2**20


@dataclass(frozen=True, slots=True)
class Indexed:
    """What was found in a file as it was in some state."""

    state: FileState
    summary: MatchSummary
    seats: tuple[SeatTally, ...]


def read_index(folder: Path) -> dict[str, Indexed]:
    """The index of a folder, by ID; empty if there is none that can be used."""
    try:
        data, _ = read_own_file(folder / INDEX_NAME, _MOST_BYTES)
        digest, _, body = data.partition(b"\n")
        if digest != _digest(body):
            return {}
        kind, *rows = json.loads(body)
        return {row[0]: _indexed(row) for row in rows} if kind == _KIND else {}
    except (RecordError, ValueError, TypeError, LookupError, RecursionError):
        # Whoever wrote it with the right digest meant something else by it.
        return {}


def write_index(folder: Path, found: Mapping[str, Indexed]) -> None:
    """Write the index of a folder. Raises OSError."""
    rows = [_KIND, *[_row(record_id, each) for record_id, each in found.items()]]
    body = json.dumps(rows, ensure_ascii=True, separators=(",", ":")).encode("ascii")
    write_durably(folder / INDEX_NAME, _digest(body) + b"\n" + body)


def _digest(body: bytes) -> bytes:
    return sha256(body).hexdigest().encode("ascii")


def _row(record_id: str, each: Indexed) -> list[object]:
    found = each.summary
    summary = [
        found.title,
        [[player.name, player.kind.value, player.level] for player in found.players],
        found.scores_raw,
        found.round_number,
        found.board_text,
        found.winner,
        found.is_practice,
        found.is_abandoned,
        found.is_copy,
    ]
    return [record_id, each.state, summary, each.seats]


def _indexed(row: list[Any]) -> Indexed:
    record_id, numbers, summary, seats = row
    title, players, scores_raw, round_number, board_text, *more = summary
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
            *more,
        ),
        tuple([SeatTally(*seat[:6], *[Fair(*fair) for fair in seat[6:]]) for seat in seats]),
    )
