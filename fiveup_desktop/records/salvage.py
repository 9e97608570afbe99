"""Saving what can be saved of a damaged record: the match up to its last good action."""

from __future__ import annotations

import re
from typing import Final

from fiveup_desktop.records.codec import record_from_json
from fiveup_desktop.records.errors import RecordError, RecordFault
from fiveup_desktop.records.record import MatchRecord
from fiveup_desktop.records.replay import replay
from fiveup_desktop.records.strict_json import JsonValue, read_json

_CLOSERS: Final = {"{": "}", "[": "]"}
_TOKEN: Final = re.compile(r'"(?:[^"\\\x00-\x1f]|\\.)*"|[\[\]{},]|[^\[\]{},"]+')


def salvage(data: bytes) -> MatchRecord | None:
    """The longest beginning of the match in `data` that the rules allow; None if there is no round in it.

    A text that breaks off, or is no JSON from some place on, counts up to there. What a newer version wrote
    is not damaged, and is left alone.
    """
    try:
        value = _whole_or_beginning(data)
    except RecordError:
        return None
    while isinstance(value, dict):
        try:
            record = record_from_json(value)
            replay(record)
        except RecordError as error:
            if not _cut(value, error):
                return None
        else:
            return record if record.rounds else None
    return None


def _whole_or_beginning(data: bytes) -> JsonValue:
    """The value in `data`; if it is no JSON, that of its beginning. RecordError if there is none."""
    try:
        return read_json(data)
    except RecordError as error:
        text = _good_text(data, error)
        if text is None:
            raise
        return read_json(closed(text).encode("utf-8"))


def _good_text(data: bytes, error: RecordError) -> str | None:
    """The text up to where `error` says that it is broken; None if it says nothing of the kind."""
    found = error.parameters
    if error.fault is RecordFault.NOT_UTF8:
        return data[: int(str(found["offset"]))].decode("utf-8")
    if error.fault is not RecordFault.NOT_JSON:
        return None
    line, column = int(str(found["line"])), int(str(found["column"]))
    lines = data.decode("utf-8").split("\n")[:line]
    return "\n".join([*lines[:-1], lines[-1][: column - 1]])


def closed(text: str) -> str:
    """The beginning of a JSON text, cut after its last whole value, with every bracket closed."""
    opened: list[str] = []
    cut, closers = 0, ""
    position = 0
    for token in _TOKEN.finditer(text):
        if token.start() != position:
            break  # a text that does not end, or holds a control character
        position, first = token.end(), token[0][0]
        if first in _CLOSERS:
            opened.append(first)
        elif first in "]}":
            if not opened or _CLOSERS[opened.pop()] != first:
                break
        elif not (first == "," or (first == '"' and opened[-1:] == ["["])):
            continue
        # After a bracket and an item of a list the value is whole; a comma says so of what stands before it.
        cut = token.start() if first == "," else position
        closers = "".join([_CLOSERS[each] for each in reversed(opened)])
    return text[:cut] + closers


def _cut(value: dict[str, JsonValue], error: RecordError) -> bool:
    """Cut off what `error` is about and all that follows; False if nothing good would be left."""
    rounds = value.get("rounds")
    if error.round_number is None or not isinstance(rounds, list):
        # Outside the play only `meta` can be done without.
        is_meta = str(error.parameters.get("where", "")).startswith("meta")
        return is_meta and value.pop("meta", None) is not None
    index = error.round_number - 1
    last = rounds[index]
    del rounds[index:]
    if error.action_number is not None and isinstance(last, dict) and isinstance(last["actions"], list):
        rounds.append({**last, "actions": last["actions"][: error.action_number - 1]})
    return True
