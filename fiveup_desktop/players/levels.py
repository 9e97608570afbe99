"""The levels of computer players, by name."""

from __future__ import annotations

from typing import Final

from fiveup_desktop.players.casual import CasualPlayer
from fiveup_desktop.players.policy import Policy
from fiveup_desktop.players.random_player import RandomPlayer

_POLICIES: Final[dict[str, Policy]] = {"random": RandomPlayer(), "casual": CasualPlayer()}

ALL_LEVELS: Final = tuple(_POLICIES)
"""Every level, the weakest first."""
LEVELS: Final = tuple(level for level in ALL_LEVELS if level != "random")
"""The levels that can be chosen for a match, the weakest first; "random" is for measuring only."""
DEFAULT_LEVEL: Final = "casual"
"""Plays where a record names no level, or one that is unknown here."""


def policy_of(level: str | None) -> Policy:
    """How a level plays; one that is unknown here plays as the default (the match record, `level`)."""
    return _POLICIES.get(level or DEFAULT_LEVEL, _POLICIES[DEFAULT_LEVEL])
