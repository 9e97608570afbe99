"""Bytes to JSON values, strictly: what is not plainly JSON, or could be read in two ways, is refused.

Source: the match record; RFC 8259 leaves duplicate keys and numbers beyond doubles to the reader, and has
no NaN. I-JSON (RFC 7493) forbids duplicate keys and lone surrogates.
"""

from __future__ import annotations

import json
from typing import Final, NoReturn, TypeAlias

from fiveup_desktop.records.errors import RecordFault, UnreadableRecordError, shown

JsonValue: TypeAlias = "dict[str, JsonValue] | list[JsonValue] | str | int | bool | None"

MOST_BYTES: Final = 4 * 2**20
"""A file is at most 4 MiB."""
DEEPEST: Final = 8
"""Objects and lists inside each other; the outermost counts as 1."""
MOST_DIGITS: Final = 4300
"""Longer numbers take Python quadratic time, and so it refuses them itself, unless told otherwise."""

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def read_json(data: bytes) -> JsonValue:
    """The value that `data` holds: UTF-8 without a mark, whole numbers only, at most 4 MiB and 8 deep.

    Raises UnreadableRecordError.
    """
    text = _decode(data)
    try:
        value: JsonValue = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise UnreadableRecordError(RecordFault.NOT_JSON, line=error.lineno, column=error.colno) from None
    except RecursionError:
        # The decoder gives up far beyond our own limit, which is checked below.
        raise UnreadableRecordError(RecordFault.TOO_DEEP, limit=DEEPEST) from None
    _check(value, 1)
    return value


def _decode(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise UnreadableRecordError(RecordFault.TOO_LARGE, limit_mib=MOST_BYTES // 2**20)
    if not data:
        raise UnreadableRecordError(RecordFault.EMPTY_FILE)
    if data.startswith(_BYTE_ORDER_MARK):
        raise UnreadableRecordError(RecordFault.BYTE_ORDER_MARK)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableRecordError(RecordFault.NOT_UTF8, offset=error.start) from None


def _check(value: JsonValue, depth: int) -> None:
    """Refuse what the decoder lets through: depth, and halves of surrogate pairs written as escapes."""
    if isinstance(value, str):
        if not value.isascii():
            _check_text(value)
        return
    if not isinstance(value, dict | list):
        return
    if depth > DEEPEST:
        raise UnreadableRecordError(RecordFault.TOO_DEEP, limit=DEEPEST)
    if isinstance(value, dict):
        for key in value:
            _check(key, depth)
    for inner in value.values() if isinstance(value, dict) else value:
        _check(inner, depth + 1)


def _check_text(text: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise UnreadableRecordError(RecordFault.LONE_SURROGATE) from None


def _object(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
    made: dict[str, JsonValue] = {}
    for key, value in pairs:
        if key in made:
            raise UnreadableRecordError(RecordFault.DUPLICATE_KEY, key=shown(key))
        made[key] = value
    return made


def _whole_number(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise UnreadableRecordError(RecordFault.NUMBER_TOO_LONG, limit=MOST_DIGITS)
    return int(text)


def _no_number(text: str) -> NoReturn:
    raise UnreadableRecordError(RecordFault.NOT_A_WHOLE_NUMBER, text=shown(text)[1:-1])


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole_number, parse_float=_no_number, parse_constant=_no_number
)
