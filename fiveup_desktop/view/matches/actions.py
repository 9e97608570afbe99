"""What can be done with a match, or with a file that holds none."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtGui import QKeySequence

from fiveup_desktop.session import Entry, MatchSummary, RecordFault

__all__ = ["ICONS", "KEYS", "MAIN", "MatchAction", "actions_for"]


class MatchAction(Enum):
    """In the order in which they are offered; the first that fits is the main one."""

    OPEN = "open"
    REPAIR = "repair"
    REPLAY = "replay"
    SCORES = "scores"
    RENAME = "rename"
    DUPLICATE = "duplicate"
    EXPORT = "export"
    SHOW_FILE = "show_file"
    ABANDON = "abandon"
    DELETE = "delete"


ICONS: Final = {
    MatchAction.OPEN: "continue",
    MatchAction.REPAIR: "warning",
    MatchAction.REPLAY: "replay",
    MatchAction.SCORES: "statistics",
    MatchAction.RENAME: "rename",
    MatchAction.DUPLICATE: "duplicate",
    MatchAction.EXPORT: "export",
    MatchAction.SHOW_FILE: "show-me",
    MatchAction.ABANDON: "cross",
    MatchAction.DELETE: "delete",
}

KEYS: Final = {
    MatchAction.RENAME: QKeySequence("F2"),
    MatchAction.DUPLICATE: QKeySequence("Ctrl+D"),
    MatchAction.EXPORT: QKeySequence("Ctrl+E"),
    MatchAction.DELETE: QKeySequence("Delete"),
}
"""Keys while the list has the focus; Enter does the main action."""

MAIN: Final = (MatchAction.OPEN, MatchAction.REPAIR)
"""Of these every entry has one, which is its main action."""


def actions_for(entry: Entry) -> tuple[MatchAction, ...]:
    """What is offered for an entry, the main action first."""
    if isinstance(entry, MatchSummary):
        looks = (MatchAction.REPLAY, MatchAction.SCORES) if entry.round_number else ()
        kept = (MatchAction.RENAME, MatchAction.DUPLICATE, MatchAction.EXPORT, MatchAction.SHOW_FILE)
        ends = (MatchAction.ABANDON,) if not (entry.finished or entry.is_abandoned) else ()
        return (MatchAction.OPEN, *looks, *kept, *ends, MatchAction.DELETE)
    if entry.error.fault is RecordFault.NO_SUCH_FILE:
        return (MatchAction.REPAIR,)
    return (MatchAction.REPAIR, MatchAction.SHOW_FILE, MatchAction.DELETE)
