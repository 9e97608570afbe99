"""Whether a deal is the one that was committed to."""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.records import commitment, committed_text
from fiveup_desktop.rules import Deal


class FairDeal(NamedTuple):
    """A round's commitment, checked after the round. All is text to be shown and copied.

    It proves that the deal did not change in the round, not that no copy of it was looked at.
    """

    shown: str | None
    """What was shown before the round, or when the match was taken up in it; None for rounds before that."""
    found: str | None
    """The commitment to the deal as it is in the file now; None for one without a nonce."""
    text: str | None
    """What it is the SHA-256 of, in UTF-8: anybody can check it with a program of their own."""

    @property
    def holds(self) -> bool | None:
        """Whether both are the same; None if one is not known, and the player has to compare with a copy."""
        return None if self.shown is None or self.found is None else self.shown == self.found

    def is_as_copied(self, copied: str) -> bool:
        """Whether the deal is the one to which a player copied the commitment; capitals do not matter."""
        return self.found is not None and copied.strip().lower() == self.found

    @staticmethod
    def of(deal: Deal, shown: str | None) -> FairDeal:
        """The check of a deal whose round is over."""
        return FairDeal(shown, commitment(deal), committed_text(deal))
