"""The levels of computer players, by name."""

from __future__ import annotations

from functools import partial
from typing import Final

from fiveup_desktop.players.beliefs import beliefs_of, beliefs_without_history
from fiveup_desktop.players.casual import CasualPlayer
from fiveup_desktop.players.club import ClubPlayer
from fiveup_desktop.players.equity import Equity
from fiveup_desktop.players.flat import FlatPlayer, Search, points_leaf
from fiveup_desktop.players.novice import NovicePlayer
from fiveup_desktop.players.playouts import play_carefully, play_greedily
from fiveup_desktop.players.policy import Policy
from fiveup_desktop.players.random_player import RandomPlayer

TRUST: Final = 0.2
"""How far the expert goes by what others chose; see `beliefs_of`."""

STRONG: Final = Search(
    worlds=400,
    playouts=400,
    playout=play_greedily,
    narrow=False,
    beliefs=beliefs_without_history,
    leaf=points_leaf,
)
"""Imagines the hidden tiles, and counts points."""
EXPERT: Final = Search(
    worlds=1000,
    playouts=3000,
    playout=play_carefully,
    narrow=True,
    beliefs=partial(beliefs_of, trust=TRUST),
    leaf=Equity,
)
"""Reads draws, passes and choices, has everybody play with care, and counts chances to win the match."""

_POLICIES: Final[dict[str, Policy]] = {
    "random": RandomPlayer(),
    "novice": NovicePlayer(),
    "casual": CasualPlayer(),
    "club": ClubPlayer(),
    "strong": FlatPlayer(STRONG),
    "expert": FlatPlayer(EXPERT),
}

ALL_LEVELS: Final = tuple(_POLICIES)
"""Every level, the weakest first."""
LEVELS: Final = tuple(level for level in ALL_LEVELS if level != "random")
"""The levels that can be chosen for a match, the weakest first; "random" is for measuring only."""
DEFAULT_LEVEL: Final = "casual"
"""Plays where a record names no level, or one that is unknown here."""


def policy_of(level: str | None) -> Policy:
    """How a level plays; one that is unknown here plays as the default (the match record, `level`)."""
    return _POLICIES.get(level or DEFAULT_LEVEL, _POLICIES[DEFAULT_LEVEL])
