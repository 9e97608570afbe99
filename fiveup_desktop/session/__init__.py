"""The model layer between the game and its window. QtCore only."""

from fiveup_desktop.session.library import Library, MatchSummary
from fiveup_desktop.session.match_session import HiddenHandError, MatchSession
from fiveup_desktop.session.player import Player, PlayerKind
from fiveup_desktop.session.saver import SaveReason, SaveTrouble
from fiveup_desktop.session.settings import Settings
from fiveup_desktop.session.thinker import LocalThinker, Thinker

LEVELS = ("casual",)
"""The levels that can be chosen."""

__all__ = [
    "LEVELS",
    "HiddenHandError",
    "Library",
    "LocalThinker",
    "MatchSession",
    "MatchSummary",
    "Player",
    "PlayerKind",
    "SaveReason",
    "SaveTrouble",
    "Settings",
    "Thinker",
]
