"""Bytes to a JSON object, naively and strictly: UTF-8, no key twice, no floats, no lone surrogates.

The limits are those of the match record: at most 4 MiB, nesting at most 8.
"""

from __future__ import annotations

import json
from typing import NoReturn

MOST_BYTES = 4 * 1024 * 1024
DEEPEST = 8


class Refused(Exception):
    """Something does not fit: the round and the action (counted from 1, None for the whole) and why."""

    def __init__(self, round_number: int | None, action_number: int | None, why: str) -> None:
        super().__init__(f"round {round_number}, action {action_number}: {why}")
        self.round = round_number
        self.action = action_number
        self.why = why


def nesting(text: str) -> int:
    """How deep brackets are nested outside of strings; one object or list is 1."""
    depth = deepest = 0
    in_string = escaped = False
    for character in text:
        if in_string:
            if escaped:
                escaped = False
            elif character == "\\":
                escaped = True
            elif character == '"':
                in_string = False
        elif character == '"':
            in_string = True
        elif character in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif character in "]}":
            depth -= 1
    return deepest


def _no_number_like(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a whole number")


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        raise ValueError("an object has a key twice")
    return dict(pairs)


def _check_surrogates(value: object) -> None:
    if isinstance(value, str):
        value.encode("utf-8")
    elif isinstance(value, dict):
        for key, inner in value.items():
            _check_surrogates(key)
            _check_surrogates(inner)
    elif isinstance(value, list):
        for inner in value:
            _check_surrogates(inner)


def read(data: bytes) -> dict:
    """The object that these bytes hold; Refused (no round, no action) if they do not fit."""
    if len(data) > MOST_BYTES:
        raise Refused(None, None, "over 4 MiB")
    try:
        text = data.decode("utf-8")
        if nesting(text) > DEEPEST:
            raise ValueError("nested too deep")
        value = json.loads(
            text,
            object_pairs_hook=_no_key_twice,
            parse_float=_no_number_like,
            parse_constant=_no_number_like,
        )
        _check_surrogates(value)
    except ValueError as error:
        raise Refused(None, None, str(error)) from error
    if not isinstance(value, dict):
        raise Refused(None, None, "not an object")
    return value
