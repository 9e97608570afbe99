"""The commitments of a match's rounds, whether it is being played or looked at again."""

from __future__ import annotations

from typing import Protocol

from fiveup_desktop.session import FairDeal, MatchSession, ReplayCursor

__all__ = ["Seals", "SealsOfCursor", "SealsOfSession"]


class Seals(Protocol):
    """Rounds are counted from 0."""

    @property
    def count(self) -> int:
        """How many rounds have been dealt."""

    def is_over(self, index: int) -> bool:
        """Whether the deal of a round may be seen."""

    def commitment(self, index: int) -> str | None:
        """What everybody may see also before the round; None for a deal without a nonce."""

    def check(self, index: int) -> FairDeal:
        """The check of a round that is over."""


class SealsOfSession:
    """Of a match on the table: what was shown before its rounds is known."""

    def __init__(self, session: MatchSession) -> None:
        self._session = session

    @property
    def count(self) -> int:
        """How many rounds have been dealt."""
        return len(self._session.match.rounds)

    def is_over(self, index: int) -> bool:
        """Whether the deal of a round may be seen."""
        return self._session.match.rounds[index].outcome is not None

    def commitment(self, index: int) -> str | None:
        """What everybody may see also before the round."""
        return self.check(index).found if self.is_over(index) else self._session.commitment

    def check(self, index: int) -> FairDeal:
        """The check of a round that is over."""
        return self._session.check_commitment(index)


class SealsOfCursor:
    """Of a match that is looked at again: there is nothing to compare with but a player's own copy."""

    def __init__(self, cursor: ReplayCursor) -> None:
        self._rounds = cursor.steps[-1].after.rounds if cursor.steps else ()

    @property
    def count(self) -> int:
        """How many rounds have been dealt."""
        return len(self._rounds)

    def is_over(self, index: int) -> bool:
        """Whether the deal of a round may be seen."""
        return self._rounds[index].outcome is not None

    def commitment(self, index: int) -> str | None:
        """What everybody may see also before the round."""
        return FairDeal.of(self._rounds[index].deal, None).found

    def check(self, index: int) -> FairDeal:
        """The check of a round that is over."""
        return FairDeal.of(self._rounds[index].deal, None)
