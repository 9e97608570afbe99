"""What can go wrong with saving, as an enum with parameters: the window says it in words."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import NamedTuple

from fiveup_desktop.records import StoreError
from fiveup_desktop.rules import FiveUpError


class SaveReason(Enum):
    """Why a match could not be written: the faults of the store, and one more."""

    NO_SPACE = "no_space"
    NO_PERMISSION = "no_permission"
    READ_ONLY = "read_only"
    FOLDER_GONE = "folder_gone"
    OTHER_INSTANCE = "other_instance"
    """The game runs twice, and the other one writes in this folder."""
    OTHER = "other"


class OtherInstanceError(FiveUpError):
    """Another running game is the one that writes in the folder."""


class KeepingError(FiveUpError):
    """The folder of matches could not be changed as asked, and is as it was; `trouble` says why."""

    def __init__(self, trouble: SaveTrouble) -> None:
        super().__init__(f"{trouble.path}: {trouble.reason.value}")
        self.trouble = trouble


class SaveTrouble(NamedTuple):
    """A save that failed: why, and which file. `errno` is the system's error number, if it gave one."""

    reason: SaveReason
    path: Path
    errno: int | None = None

    @staticmethod
    def of(error: Exception, path: Path) -> SaveTrouble:
        """The trouble that `error` means for the file at `path`."""
        if isinstance(error, OtherInstanceError):
            return SaveTrouble(SaveReason.OTHER_INSTANCE, path)
        if isinstance(error, StoreError):
            return SaveTrouble(SaveReason(error.fault.value), path, error.errno)
        return SaveTrouble(SaveReason.OTHER, path)
