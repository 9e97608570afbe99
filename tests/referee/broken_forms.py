"""Broken records of a wrong form: keys, types, players, text, numbers, sizes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from .broken_base import MIB, Broken, as_bytes, changed, good_record, with_value, without

WRONG_TYPES: dict[tuple[str | int, ...], tuple[object, ...]] = {
    ("format",): (1, None, ["fiveup-match"]),
    ("version",): ("1", True, None, [1]),
    ("players",): ({}, "three", None, 3),
    ("players", 0): ("Ada", None, []),
    ("players", 0, "name"): (1, None, ["Ada"], True),
    ("players", 1, "kind"): (1, None, True),
    ("players", 1, "level"): (1, None, True, ["random"]),
    ("rounds",): ({}, None, "none", 0),
    ("rounds", 1): ([], None, "round", 1),
    ("rounds", 0, "lot"): ({}, "6|6", 1, True, [["0|1"]], [None], [["0", "1|6"]]),
    ("rounds", 1, "leader"): ("0", None, True, False, [0]),
    ("rounds", 1, "hands"): ({}, None, "hands", 5),
    ("rounds", 1, "hands", 0): ({}, None, "0|1", 5),
    ("rounds", 1, "hands", 0, 0): (1, None, ["0|1"], [0, 1], True),
    ("rounds", 1, "boneyard"): ({}, None, "0|1", 0),
    ("rounds", 1, "boneyard", 0): (1, None, ["0|1"], True),
    ("rounds", 1, "nonce"): (1, None, ["0" * 32]),
    ("rounds", 1, "actions"): ({}, None, "draw", 0),
    ("meta",): ([], None, "meta", 1, True),
}
WRONG_META: dict[str, tuple[object, ...]] = {
    "id": (1, "not a UUID"),
    "title": (1, []),
    "created": (1, "yesterday"),
    "modified": (1, "2025-13-77T99:99:99Z"),
    "app": (1,),
    "practice": ("yes", 1),
}
NEEDED: list[tuple[str | int, ...]] = [
    ("format",),
    ("version",),
    ("players",),
    ("rounds",),
    ("players", 0, "name"),
    ("players", 1, "kind"),
    ("rounds", 0, "lot"),
    ("rounds", 1, "lot"),
    ("rounds", 1, "leader"),
    ("rounds", 1, "hands"),
    ("rounds", 1, "boneyard"),
    ("rounds", 1, "actions"),
]


def _rounds_of(path: tuple[str | int, ...]) -> tuple[int | None, ...]:
    return (int(path[1]) + 1,) if path[0] == "rounds" and len(path) > 1 else (None,)


def key_variants() -> Iterator[Broken]:
    for path in NEEDED:
        yield Broken(f"missing {_dotted(path)}", without(path), _rounds_of(path))
    for path, values in WRONG_TYPES.items():
        for value in values:
            name = f"{_dotted(path)} is {json.dumps(value)}"
            yield Broken(name, with_value(path, value), _rounds_of(path))
    for key, wrong in WRONG_META.items():
        for value in wrong:
            yield Broken(f"meta.{key} is {json.dumps(value)}", with_value(("meta", key), value), sure=False)
    yield Broken("unknown key at the top", with_value(("scores",), [0, 0, 0]))
    yield Broken("unknown key in a player", with_value(("players", 0, "seat"), 0))
    yield Broken("unknown key in a round", with_value(("rounds", 1, "outcome"), None), (2,))
    yield Broken("empty object", b"{}\n")
    for name, value in {"list": [good_record()], "string": "fiveup-match", "number": 1, "null": None}.items():
        yield Broken(f"top is a {name}", as_bytes(value))
    yield Broken("format of another game", with_value(("format",), "fivedown-match"))
    yield Broken("format in upper case", with_value(("format",), "FIVEUP-MATCH"))
    yield Broken("version 2", with_value(("version",), 2), tells="version|newer")
    yield Broken("version 2 of unknown form", as_bytes({"format": "fiveup-match", "version": 2, "x": 1}))
    yield Broken("version 0", with_value(("version",), 0))
    yield Broken("version -1", with_value(("version",), -1))


def _dotted(path: tuple[str | int, ...]) -> str:
    return ".".join(str(part) for part in path)


def player_variants() -> Iterator[Broken]:
    names = {
        "empty": "",
        "of 41 characters": "x" * 41,
        "with a newline": "a\nb",
        "with NUL": "a\x00b",
        "with escape": "\x1b[31m",
        "with DEL": "a\x7f",
        "with a C1 control": "a\x85b",
        "with a right-to-left override": "a\u202eb",
        "with a right-to-left mark": "a\u200fb",
        "with an isolate": "\u2066a\u2069",
        "with an Arabic letter mark": "a\u061cb",
    }
    for name, value in names.items():
        yield Broken(f"player name {name}", with_value(("players", 0, "name"), value))
    yield Broken("unknown kind", with_value(("players", 1, "kind"), "robot"))
    yield Broken("kind in upper case", with_value(("players", 1, "kind"), "Computer"))
    yield Broken("level of a person", with_value(("players", 0, "level"), "casual"))
    seat = {"name": "x", "kind": "human"}
    for count in (0, 1, 5):
        data = as_bytes({"format": "fiveup-match", "version": 1, "players": [seat] * count, "rounds": []})
        yield Broken(f"{count} players", data)
    yield Broken("4 players, rounds of 3", changed(lambda record: record["players"].append(seat)), (1,))
    yield Broken("2 players, rounds of 3", changed(lambda record: record["players"].pop()), (1,))


def _inserted(fragment: str) -> bytes:
    """The good record with a piece of text in place of its version's number."""
    return as_bytes(good_record()).replace(b'"version": 1', f'"version": {fragment}'.encode(), 1)


def _in_meta(fragment: str) -> bytes:
    """The good record with a piece of text as an unknown value of meta."""
    return as_bytes(good_record()).replace(b'"meta": {', f'"meta": {{"x": {fragment},'.encode(), 1)


def text_variants() -> Iterator[Broken]:
    good = as_bytes(good_record())
    yield Broken("0 bytes", b"")
    yield Broken("only white space", b" \n\t\r\n")
    yield Broken("one NUL byte", b"\0")
    yield Broken("a page of NUL bytes", bytes(4096))
    yield Broken("not JSON", b"Five Up!\n")
    yield Broken("a picture", b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    for share in (0.01, 0.3, 0.5, 0.9):
        yield Broken(f"truncated at {share}", good[: int(len(good) * share)])
    yield Broken("last bracket missing", good.rstrip()[:-1])
    yield Broken("tail overwritten with NUL bytes", good[: len(good) // 2] + bytes(len(good) // 2))
    yield Broken("NUL byte behind", good + b"\0")
    yield Broken("garbage behind", good + b"x")
    yield Broken("twice in one file", good + good)
    yield Broken("comma behind the last key", good.rstrip()[:-1] + b",}\n")
    yield Broken("comment", b"// a match\n" + good)
    yield Broken("single quotes", good.replace(b'"', b"'"))
    yield Broken("newline inside a string", good.replace(b'"Ada"', b'"A\nda"', 1))
    yield Broken("unknown escape", good.replace(b'"Ada"', b'"A\\da"', 1))
    yield Broken("BOM", b"\xef\xbb\xbf" + good, sure=False)
    for encoding in ("utf-16", "utf-16-le", "utf-32", "gb18030"):
        yield Broken(f"encoded as {encoding}", good.decode().encode(encoding))
    for name, piece in {
        "stray byte": b"\xff",
        "cut character": b"\xe4\xb8",
        "overlong NUL": b"\xc0\x80",
        "raw surrogate": b"\xed\xa0\x80",
        "above the last plane": b"\xf4\x90\x80\x80",
    }.items():
        yield Broken(f"no UTF-8: {name}", good.replace(b'"Ada"', b'"A' + piece + b'"', 1))
    yield Broken("lone surrogate in a name", good.replace(b'"Ada"', b'"\\ud800"', 1))
    yield Broken("lone low surrogate in a title", _in_meta('"\\udc00"'))
    yield Broken("lone surrogate in a key", good.replace(b'"meta": {', b'"meta": {"\\ud83d": 1,', 1))
    doubled = {
        "format": good.replace(b'"format"', b'"format": "fiveup-match", "format"', 1),
        "version": good.replace(b'"version"', b'"version": 1, "version"', 1),
        "rounds": good.replace(b'"rounds"', b'"rounds": [], "rounds"', 1),
        "name": good.replace(b'"name"', b'"name": "Ada", "name"', 1),
        "leader": good.replace(b'"leader"', b'"leader": 0, "leader"', 1),
        "seat of the lot": re.sub(rb'"lot": \[\s*{', b'"lot": [{"0": "6|6",', good, count=1),
        "title in meta": good.replace(b'"title"', b'"title": "a", "title"', 1),
        "key far inside meta": _in_meta('{"a": [{"b": 1, "b": 1}]}'),
        "escaped": good.replace(b'"version"', b'"\\u0076ersion": 1, "version"', 1),
    }
    for name, data in doubled.items():
        yield Broken(f"key twice: {name}", data)


def number_variants() -> Iterator[Broken]:
    for text in ("1.0", "1e0", "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "01", "+1", "0x1", "1_0"):
        yield Broken(f"version as {text}", _inserted(text))
    leader = good_record()["rounds"][0]["leader"]
    data = as_bytes(good_record()).replace(
        f'"leader": {leader}'.encode(), f'"leader": {leader}.0'.encode(), 1
    )
    yield Broken("leader as a float", data, (None, 1))
    for text in ("NaN", "Infinity", "-Infinity", "1e999"):
        yield Broken(f"{text} in meta", _in_meta(text))
    yield Broken("version of 5000 digits", _inserted("1" * 5000))
    yield Broken("leader of 5000 digits", data.replace(f"{leader}.0".encode(), b"1" * 5000, 1), (None, 1))
    yield Broken("float in meta", _in_meta("1.5"), sure=False)
    yield Broken("number of 5000 digits in meta", _in_meta("1" * 5000), sure=False)


def size_variants() -> Iterator[Broken]:
    good = as_bytes(good_record())
    yield Broken("5 MiB of spaces", b" " * 5 * MIB)
    yield Broken("5 MiB of brackets", b"[" * 5 * MIB)
    yield Broken("good and 5 MiB of spaces", good + b" " * 5 * MIB)
    yield Broken("one byte over 4 MiB", good + b" " * (4 * MIB + 1 - len(good)))
    yield Broken("title of 5 MiB", with_value(("meta", "title"), "x" * 5 * MIB))
    yield Broken("4 MiB of brackets", b"[" * (4 * MIB))
    yield Broken("4 MiB of objects", b'{"a":' * (4 * MIB // 5))
    yield Broken("100000 deep and closed", b"[" * 100_000 + b"]" * 100_000)
    yield Broken("100000 deep in meta", _in_meta("[" * 100_000 + "]" * 100_000))
    yield Broken("10 deep in meta", _in_meta("[" * 8 + "]" * 8))
    yield Broken("9 deep in meta", _in_meta("[" * 7 + "]" * 7), sure=False)
    yield Broken("40000 players", with_value(("players",), [{"name": "x", "kind": "human"}] * 40_000))
    yield Broken(
        "100000 draws after the end", _long_round(), (1,), len(good_record()["rounds"][0]["actions"]) + 1
    )
    tied = {"0": "2|4", "1": "1|5", "2": "0|6"}
    yield Broken("lot of 20000 ties", with_value(("rounds", 0, "lot"), [tied] * 20_000), (1,))


def _long_round() -> bytes:
    record = good_record()
    record["rounds"][0]["actions"] += ["draw"] * 100_000
    return as_bytes(record)
