"""IDs of records, and the stamps of time that stand in the names of files."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final

SUFFIX: Final = ".fiveup"
ID_PATTERN: Final = r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
"""An ID is a UUID in lower case."""
STAMP_PATTERN: Final = r"\d{8}T\d{6}Z"

_ID: Final = re.compile(ID_PATTERN)
_STAMP: Final = "%Y%m%dT%H%M%SZ"


def is_id(text: str) -> bool:
    """Whether `text` is an ID."""
    return _ID.fullmatch(text) is not None


def stamp_of(time: datetime) -> str:
    """A time as a file's name tells it: UTC, to the second, so that names sort by time."""
    return time.astimezone(UTC).strftime(_STAMP)


def time_of(stamp: str) -> datetime:
    """The time that a text of STAMP_PATTERN tells; ValueError if there is none such."""
    # By hand: strptime loads a module when it is first asked, which on a failing disk it cannot.
    parts = (stamp[:4], stamp[4:6], stamp[6:8], stamp[9:11], stamp[11:13], stamp[13:15])
    year, month, day, hour, minute, second = map(int, parts)
    return datetime(year, month, day, hour, minute, second, tzinfo=UTC)
