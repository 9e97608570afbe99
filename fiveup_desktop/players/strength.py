"""How strong each level is, as it was measured: the figures that the window tells.

They are those of `.docs/players.md`, section Strength, and a test compares the two. Source: `simulate` with
600 paired matches of two, each level against the one below.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Strength(NamedTuple):
    """How many of 100 matches of two a level wins against another."""

    against: str
    share: float
    """In percent."""


STRENGTHS: Final = {
    "casual": Strength("novice", 78.8),
    "club": Strength("casual", 70.2),
    "strong": Strength("club", 59.8),
    "expert": Strength("strong", 69.2),
}
"""By level; the lowest has none below it."""
