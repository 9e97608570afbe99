"""Good records to start from: one small, written by hand, and whole random matches."""

from __future__ import annotations

import copy
import json

from fiveup_desktop.records import MatchRecord, Player, PlayerKind
from tests.rules.matches import match_of

PEOPLE = (
    Player("Ada", PlayerKind.HUMAN),
    Player("甲", PlayerKind.COMPUTER, "casual"),
    Player("Bo", PlayerKind.COMPUTER),
    Player("Cy", PlayerKind.COMPUTER, "of another world"),
)
META = {"id": "0b5c2f0e-5f0a-4b7e-9a51-0f1a8e6c1d2b", "title": "三人"}

_SMALL = {
    "format": "fiveup-match",
    "version": 1,
    "players": [{"name": "Ada", "kind": "human"}, {"name": "甲", "kind": "computer", "level": "casual"}],
    "rounds": [
        {
            "lot": [{"0": "3|4", "1": "1|6"}, {"0": "6|6", "1": "0|0"}],
            "leader": 0,
            "hands": [["1|4", "1|1", "2|3", "0|6", "2|2"], ["1|5", "4|4", "0|0", "3|3", "2|6"]],
            "boneyard": [
                *("0|1", "0|2", "0|3", "0|4", "0|5", "1|2", "1|3", "1|6", "2|4"),
                *("2|5", "3|4", "3|5", "3|6", "4|5", "4|6", "5|5", "5|6", "6|6"),
            ],
            "nonce": "00112233445566778899aabbccddeeff",
            "actions": ["1|4", "1|5@1|4.low"],
        }
    ],
    "meta": {
        "id": "0b5c2f0e-5f0a-4b7e-9a51-0f1a8e6c1d2b",
        "title": "第一局",
        "created": "2025-01-02T03:04:05Z",
        "modified": "2025-01-02T03:04:05.5+00:00",
        "app": "Five Up Desktop 0.1.0",
        "practice": False,
        "alpha": [1, None, {"z": -2, "a": True}],
        "zeta": "kept",
    },
}


def small() -> dict:
    """A fresh copy of the small record, as JSON gives it: canonical, two actions into its first round."""
    return copy.deepcopy(_SMALL)


def as_bytes(record: object) -> bytes:
    """Canonical bytes, if the order of the keys is."""
    return (json.dumps(record, ensure_ascii=False, indent=1) + "\n").encode()


def record_of(seed: int, players: int) -> MatchRecord:
    """The record of a whole random match."""
    return MatchRecord.of(match_of(seed, players)[-1].after, PEOPLE[:players], META)
