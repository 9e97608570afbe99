"""A match in a list: only what everybody may see."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from fiveup_desktop.records.errors import RecordError
from fiveup_desktop.records.handovers import handovers_in
from fiveup_desktop.records.record import MatchRecord, Player
from fiveup_desktop.rules import Board, Match

ABANDONED: Final = "abandoned"
"""The key of `meta` that is true for a match that was given up."""
COPY_OF: Final = "copy_of"
"""The key of `meta` that tells the ID of the match that one is a copy of."""


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match in a list: only what everybody may see. Scores are raw points, one for each entity."""

    record_id: str
    title: str
    """As it stands in the file, which may come from anywhere: show it as plain text, in one line."""
    players: tuple[Player, ...]
    scores_raw: tuple[int, ...]
    round_number: int
    """Counted from 1; 0 before the first deal."""
    board_text: str
    """The table of the last round, as its placements."""
    modified: datetime
    """When it was last written, in UTC."""
    winner: int | None
    """The entity that has won."""
    is_practice: bool = False
    is_abandoned: bool = False
    is_copy: bool = False
    handed_over: tuple[int, ...] = ()
    """The seats of people that a computer plays, or has played for a while."""

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return self.winner is not None

    @property
    def counts(self) -> bool:
        """Whether it is in the statistics: no practice, and no copy of a match that is there already."""
        return not (self.is_practice or self.is_copy)

    @property
    def board(self) -> Board:
        """The table of the last round; built anew each time, for those few that are in sight."""
        return Board.from_text(self.board_text)

    @staticmethod
    def of(record_id: str, record: MatchRecord, match: Match, modified: datetime) -> MatchSummary:
        """The summary of a record that was written at `modified` (UTC); `match` is its end."""
        meta = record.meta or {}
        return MatchSummary(
            record_id=record_id,
            title=str(meta.get("title", "")),
            players=record.players,
            scores_raw=match.scores_raw,
            round_number=len(match.rounds),
            board_text="" if match.round is None else str(match.round.board),
            modified=modified,
            winner=match.winner,
            is_practice=meta.get("practice") is True,
            is_abandoned=meta.get(ABANDONED) is True and match.winner is None,
            is_copy=COPY_OF in meta,
            handed_over=tuple(sorted({each.seat for each in handovers_in(meta, len(record.players))})),
        )


@dataclass(frozen=True, slots=True)
class UnreadableMatch:
    """A file in the folder of matches that holds none, and why; NO_SUCH_FILE: only its backups are left."""

    record_id: str
    path: Path
    error: RecordError
    modified: datetime | None
    """When it was last written, in UTC; None if it is gone."""
