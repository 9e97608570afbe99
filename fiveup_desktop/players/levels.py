"""How each level of computer players plays."""

from __future__ import annotations

from functools import partial
from typing import Final

from fiveup_desktop.players.beliefs import beliefs_of, beliefs_without_history
from fiveup_desktop.players.casual import CasualPlayer
from fiveup_desktop.players.club import ClubPlayer
from fiveup_desktop.players.equity import Equity
from fiveup_desktop.players.flat import CAREFUL, GREEDY, FlatPlayer, Search, points_leaf
from fiveup_desktop.players.novice import NovicePlayer
from fiveup_desktop.players.policy import Policy
from fiveup_desktop.players.random_player import RandomPlayer

TRUST: Final = 0.3
"""How far the expert goes by what others chose; see `beliefs_of`."""

STRONG: Final = Search(
    worlds=400,
    playouts=800,
    styles=(GREEDY, CAREFUL),
    beliefs=beliefs_without_history,
    leaf=points_leaf,
)
"""Imagines the hidden tiles, and counts points."""
EXPERT: Final = Search(
    worlds=600,
    playouts=2000,
    styles=(GREEDY, CAREFUL),
    beliefs=partial(beliefs_of, trust=TRUST),
    leaf=Equity,
)
"""Reads draws, passes and choices, and counts chances to win the match.

Half of its playouts are careful, half greedy: careful ones alone win 55% against greedy ones alone, but less
against players who are greedy themselves.
"""

POLICIES: Final[dict[str, Policy]] = {
    "random": RandomPlayer(),
    "novice": NovicePlayer(),
    "casual": CasualPlayer(),
    "club": ClubPlayer(),
    "strong": FlatPlayer(STRONG),
    "expert": FlatPlayer(EXPERT),
}
"""The policy of every level, the weakest first."""
