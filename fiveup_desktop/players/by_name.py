"""The levels of computer players by name; how they play is loaded where somebody plays."""

from __future__ import annotations

from typing import Final

from fiveup_desktop.players.policy import Policy

ALL_LEVELS: Final = ("random", "novice", "casual", "club", "strong", "expert")
"""Every level, the weakest first."""
LEVELS: Final = tuple(level for level in ALL_LEVELS if level != "random")
"""The levels that can be chosen for a match, the weakest first; "random" is for measuring only."""
DEFAULT_LEVEL: Final = "casual"
"""Plays where a record names no level, or one that is unknown here."""


def policy_of(level: str | None) -> Policy:
    """How a level plays; one that is unknown here plays as the default (the match record, `level`)."""
    # Only now: the window asks a process of its own what computers play, and starts faster without.
    from fiveup_desktop.players.levels import POLICIES

    return POLICIES[level if level in POLICIES else DEFAULT_LEVEL]
