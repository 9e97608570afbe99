"""The model layer between the game and its window: matches being played, thought about, kept. QtCore only."""

from fiveup_desktop.players import LEVELS
from fiveup_desktop.records import (
    LONGEST_NAME,
    MatchStore,
    NameFault,
    Player,
    PlayerKind,
    RecordError,
    RecordFault,
    name_fault,
)
from fiveup_desktop.session.library import Library, MatchSummary, data_folder
from fiveup_desktop.session.match_session import HiddenHandError, MatchSession
from fiveup_desktop.session.settings import Settings
from fiveup_desktop.session.thinker import LocalThinker, Thinker
from fiveup_desktop.session.trouble import SaveReason, SaveTrouble
from fiveup_desktop.session.worker import WorkerThinker

__all__ = [
    "LEVELS",
    "LONGEST_NAME",
    "HiddenHandError",
    "Library",
    "LocalThinker",
    "MatchSession",
    "MatchStore",
    "MatchSummary",
    "NameFault",
    "Player",
    "PlayerKind",
    "RecordError",
    "RecordFault",
    "SaveReason",
    "SaveTrouble",
    "Settings",
    "Thinker",
    "WorkerThinker",
    "data_folder",
    "name_fault",
]
