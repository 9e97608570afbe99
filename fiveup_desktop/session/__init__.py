"""The model layer between the game and its window: matches being played, thought about, kept. QtCore only."""

from typing import TYPE_CHECKING

from fiveup_desktop.lazy import later
from fiveup_desktop.players import DEFAULT_LEVEL, LEVELS
from fiveup_desktop.players.strength import STRENGTHS, Strength
from fiveup_desktop.records import (
    LONGEST_NAME,
    LONGEST_TITLE,
    Deleted,
    Handover,
    MatchStore,
    MatchSummary,
    NameFault,
    Player,
    PlayerKind,
    RecordError,
    RecordFault,
    UnreadableMatch,
    name_fault,
    title_fault,
)
from fiveup_desktop.session.catalogue import Entry, Listing
from fiveup_desktop.session.fair_deal import FairDeal
from fiveup_desktop.session.hints import NoHint, tracker_of
from fiveup_desktop.session.library import Library, TitleError, data_folder, waits_for_people
from fiveup_desktop.session.match_session import MatchSession
from fiveup_desktop.session.settings import Settings
from fiveup_desktop.session.shown_match import HiddenHandError
from fiveup_desktop.session.thinker import LocalThinker, Thinker
from fiveup_desktop.session.trouble import KeepingError, SaveReason, SaveTrouble
from fiveup_desktop.session.worker import WorkerThinker

if TYPE_CHECKING:
    from fiveup_desktop.records import (
        Damage,
        Fairness,
        FairnessKind,
        ReplayCursor,
        Rescue,
        RescueKind,
        Standing,
        Statistics,
        Step,
    )
    from fiveup_desktop.session.progress import Daily, LessonProgress, Practice, ProgressDamage
    from fiveup_desktop.session.report import bug_report

__getattr__ = later(
    __name__,
    {
        "fiveup_desktop.records": (
            "Damage",
            "Fairness",
            "FairnessKind",
            "ReplayCursor",
            "Rescue",
            "RescueKind",
            "Standing",
            "Statistics",
            "Step",
        ),
        "fiveup_desktop.session.progress": ("Daily", "LessonProgress", "Practice", "ProgressDamage"),
        "fiveup_desktop.session.report": ("bug_report",),
    },
)

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "LONGEST_NAME",
    "LONGEST_TITLE",
    "STRENGTHS",
    "Daily",
    "Damage",
    "Deleted",
    "Entry",
    "FairDeal",
    "Fairness",
    "FairnessKind",
    "Handover",
    "HiddenHandError",
    "KeepingError",
    "LessonProgress",
    "Library",
    "Listing",
    "LocalThinker",
    "MatchSession",
    "MatchStore",
    "MatchSummary",
    "NameFault",
    "NoHint",
    "Player",
    "PlayerKind",
    "Practice",
    "ProgressDamage",
    "RecordError",
    "RecordFault",
    "ReplayCursor",
    "Rescue",
    "RescueKind",
    "SaveReason",
    "SaveTrouble",
    "Settings",
    "Standing",
    "Statistics",
    "Step",
    "Strength",
    "Thinker",
    "TitleError",
    "UnreadableMatch",
    "WorkerThinker",
    "bug_report",
    "data_folder",
    "name_fault",
    "title_fault",
    "tracker_of",
    "waits_for_people",
]
