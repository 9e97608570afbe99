"""From the older versions of the match record to the one of today, a step for each version.

A step gets the JSON object of its version, whose shape is not yet checked, and returns that of the next one
(`version` is set here). What it cannot make sense of it leaves alone: the reader will refuse it. Whoever
makes version 2 raises VERSION, adds the step from 1, and leaves the tests' file of version 1 as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fiveup_desktop.records.strict_json import JsonValue

JsonObject = dict[str, JsonValue]

VERSION: Final = 1
"""The version that is written."""
STEPS: Final[Mapping[int, Callable[[JsonObject], JsonObject]]] = {}
"""By the version that a step starts from."""
OLDEST: Final = min(STEPS, default=VERSION)
"""The oldest version that can be read."""


def migrated(found: JsonObject, version: int) -> JsonObject:
    """An object of a version from OLDEST on as one of today's; `found` itself is left as it is."""
    for each in range(version, VERSION):
        found = {**STEPS[each](found), "version": each + 1}
    return found
