"""The folder of matches, and how a match is begun or taken up again."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject

from fiveup_desktop.rules import Board, Chance
from fiveup_desktop.session.match_session import MatchSession
from fiveup_desktop.session.player import Player
from fiveup_desktop.session.thinker import LocalThinker, Thinker


@dataclass(frozen=True)
class MatchSummary:
    """A match in a list: only what everybody may see. Scores are raw points, one for each entity."""

    record_id: str
    title: str
    players: tuple[Player, ...]
    scores_raw: tuple[int, ...]
    round_number: int
    """Counted from 1; 0: nothing is dealt yet."""
    board: Board
    modified: datetime
    winner: int | None

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return self.winner is not None


class Library(QObject):
    """The matches of one folder."""

    def __init__(
        self, thinker: Thinker | None = None, chance: Chance | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._thinker = thinker or LocalThinker(self)
        self._chance = chance or secrets.SystemRandom()

    def new_match(self, players: Sequence[Player], title: str = "") -> MatchSession:
        """A match among `players`, not yet dealt."""
        return MatchSession(players, self._thinker, self._chance, title, str(uuid.uuid4()), self)

    def latest_unfinished(self) -> MatchSummary | None:
        """The match that Continue takes up."""
        return None

    def summaries(self) -> tuple[MatchSummary, ...]:
        """All matches, the last one played first."""
        return ()
