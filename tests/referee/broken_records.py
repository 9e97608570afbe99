"""Records that a reader must refuse, each with the place that its message must name.

`broken_records()` gives every variant as bytes, `good_records()` the neighbours that must pass,
`SPECIALS` builders of things that are no readable regular file. A variant with `sure=False` is one
where the description of the record does not say in so many words that it is refused.
"""

from __future__ import annotations

import json

from .broken_actions import action_variants
from .broken_base import MIB, Broken, as_bytes, good_record, lot_for, with_value, without
from .broken_deals import deal_variants, lot_variants
from .broken_forms import key_variants, number_variants, player_variants, size_variants, text_variants
from .broken_specials import SPECIALS

__all__ = ["SPECIALS", "Broken", "broken_records", "good_records"]


def broken_records() -> list[Broken]:
    """Every variant that must be refused; the names are all different."""
    groups = (
        key_variants,
        player_variants,
        deal_variants,
        lot_variants,
        action_variants,
        text_variants,
        number_variants,
        size_variants,
    )
    return [variant for group in groups for variant in group()]


def good_records() -> dict[str, bytes]:
    """Records at the very edge of what is allowed, by name: none of them may be refused."""
    record = good_record()
    good = as_bytes(record)
    leader, rounds = record["rounds"][0]["leader"], record["rounds"]
    seats = record["players"]
    deep = {"a": [{"b": [{"c": []}]}]}
    return {
        "the good record": good,
        "exactly 4 MiB": good + b" " * (4 * MIB - len(good)),
        "no indent": json.dumps(record, separators=(",", ":")).encode(),
        "other order of keys": json.dumps(record, sort_keys=True, indent=4).encode(),
        "Windows line ends": good.replace(b"\n", b"\r\n"),
        "white space around": b"\r\n\t " + good + b"\n\n ",
        "escaped letters": good.replace(b'"Ada"', b'"\\u0041d\\u0061"').replace(b'"draw"', b'"\\u0064raw"'),
        "no meta": without(("meta",)),
        "empty meta": with_value(("meta",), {}),
        "unknown keys in meta": with_value(("meta",), {"x": None, "y": [1, -2, True], "z": {"format": 1}}),
        "8 deep": with_value(("meta",), deep),
        "name of 40 letters": with_value(("players", 0, "name"), "x" * 40),
        "name of 40 letters outside the BMP": with_value(("players", 0, "name"), "\U0001f060" * 40),
        "escaped surrogate pair": good.replace(b'"Ada"', b'"\\ud83c\\udc60"'),
        "Chinese name": with_value(("players", 0, "name"), "甲"),
        "name like markup": with_value(("players", 0, "name"), "<b>&amp;</b>"),
        "two of one name": with_value(("players", 0, "name"), "Seat 1"),
        "unknown level": with_value(("players", 1, "level"), "grandmaster of 2090"),
        "no level": without(("players", 1, "level")),
        "no nonce": without(("rounds", 1, "nonce")),
        "lot of one draw": with_value(("rounds", 0, "lot"), lot_for(leader)),
        "lot of four draws": with_value(("rounds", 0, "lot"), lot_for(leader, draws=4)),
        "no rounds": as_bytes({"format": "fiveup-match", "version": 1, "players": seats, "rounds": []}),
        "just dealt": with_value(("rounds",), [{**rounds[0], "actions": []}]),
        "in the second round": with_value(
            ("rounds",), [rounds[0], {**rounds[1], "actions": rounds[1]["actions"][:5]}]
        ),
        "between two rounds": with_value(("rounds",), rounds[:2]),
        "before the last action": with_value(
            ("rounds", len(rounds) - 1, "actions"), rounds[-1]["actions"][:-1]
        ),
    }
