"""How each level of computer players plays."""

from __future__ import annotations

from functools import partial
from typing import Final

from fiveup_desktop.players.beliefs import beliefs_of, beliefs_without_history
from fiveup_desktop.players.casual import CasualPlayer
from fiveup_desktop.players.club import ClubPlayer
from fiveup_desktop.players.equity import Equity
from fiveup_desktop.players.flat import AGAINST_GREEDY, CAREFUL, GREEDY, FlatPlayer, Search, points_leaf
from fiveup_desktop.players.novice import NovicePlayer
from fiveup_desktop.players.policy import Policy
from fiveup_desktop.players.random_player import RandomPlayer

TRUST: Final = 0.3
"""How far the expert goes by what others chose; see `beliefs_of`."""

STRONG: Final = Search(
    worlds=100,
    playouts=240,
    styles=(GREEDY,),
    beliefs=beliefs_without_history,
    leaf=points_leaf,
)
"""Imagines the hidden tiles, and counts points."""
EXPERT: Final = Search(
    worlds=600,
    playouts=2000,
    styles=(AGAINST_GREEDY, CAREFUL),
    beliefs=partial(beliefs_of, trust=TRUST),
    leaf=Equity,
)
"""Reads draws, passes and choices, and counts chances to win the match.

In half of its playouts everybody is careful, in the other half only its own side is, and the others take what
lies there: as people do, and the lower levels.
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
