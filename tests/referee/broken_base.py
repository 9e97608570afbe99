"""The good record that broken ones are made from, and the tools that break it."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from .judge import judge
from .random_matches import random_match
from .slow import SlowBoard

MIB = 1024 * 1024
PLAYERS = 3


@dataclass(frozen=True)
class Broken:
    """A record that must be refused, and the rounds and action that the refusal may name (from 1)."""

    name: str
    data: bytes
    rounds: tuple[int | None, ...] = (None,)
    action: int | None = None
    sure: bool = True
    tells: str = ""
    """A regular expression (case ignored) that the reason must match."""


def as_bytes(record: object) -> bytes:
    """A record as the program writes it: canonical if the order of its keys is."""
    return (json.dumps(record, ensure_ascii=False, indent=1) + "\n").encode("utf-8", "surrogatepass")


def lot_for(leader: int, draws: int = 1) -> list[dict[str, str]]:
    """A lot of three players with so many draws: all but the last tie the leader and the next seat."""
    second, third = (leader + 1) % PLAYERS, (leader + 2) % PLAYERS
    lot = [{str(leader): "2|4", str(second): "1|5", str(third): "0|1"}]
    lot += [{str(leader): "3|3", str(second): "2|4"} for _ in range(draws - 2)]
    if draws == 1:
        return [{str(leader): "6|6", str(second): "1|5", str(third): "0|1"}]
    return [*lot, {str(leader): "0|2", str(second): "0|1"}]


@functools.cache
def _base() -> tuple[dict, dict]:
    """A whole match of three with passes, blocks and dominoes, and what the slow referee says of it."""
    for seed in range(10_000):
        record = random_match(seed, PLAYERS, "starving")
        told = judge(record)
        outcomes = [one["outcome"] for one in told["rounds"]]
        hows = [outcome and outcome["how"] for outcome in outcomes]
        has_pass = any("pass" in one["actions"] for one in record["rounds"])
        if hows[:1] == ["domino"] and "blocked" in hows[:-1] and has_pass and len(hows) > 3:
            break
    else:
        raise LookupError("no seed gives a match with all that the variants need")
    record["players"][0] = {"name": "Ada", "kind": "human"}
    record["rounds"][0]["lot"] = lot_for(record["rounds"][0]["leader"], draws=2)
    record["meta"] = {
        "id": "0b5c2f0e-5f0a-4b7e-9a51-0f1a8e6c1d2b",
        "title": "三人",
        "created": "2025-01-02T03:04:05Z",
        "modified": "2025-01-02T03:04:05Z",
        "app": "Five Up Desktop 0.1",
        "practice": False,
    }
    return record, judge(record)


def good_record() -> dict:
    """A fresh copy of the whole, good match that the variants start from."""
    return copy.deepcopy(_base()[0])


def steps() -> Iterator[tuple[int, int, dict, SlowBoard, list[str]]]:
    """Every step: round and action (from 0), what was told of it, board and the seat's hand before it."""
    record, told = _base()
    for r, (one, judged) in enumerate(zip(record["rounds"], told["rounds"], strict=True)):
        board = SlowBoard()
        hands = [list(hand) for hand in one["hands"]]
        boneyard = list(one["boneyard"])
        for a, step in enumerate(judged["steps"]):
            hand = hands[step["seat"]]
            yield r, a, step, SlowBoard(board.placements), list(hand)
            if step["action"] == "draw":
                hand.append(boneyard.pop(0))
            elif step["action"] != "pass":
                board.place(step["action"])
                hand.remove(step["action"].split("@")[0])


def round_after_a_block() -> int:
    """The first round (from 0) that follows a blocked one."""
    outcomes = [one["outcome"] for one in _base()[1]["rounds"]]
    return next(i + 1 for i, outcome in enumerate(outcomes[:-1]) if outcome["how"] == "blocked")


def changed(change: Callable[[dict], object]) -> bytes:
    record = good_record()
    change(record)
    return as_bytes(record)


def with_value(path: tuple[str | int, ...], value: object) -> bytes:
    """The good record with one value set."""
    record = good_record()
    inner = record
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return as_bytes(record)


def without(path: tuple[str | int, ...]) -> bytes:
    record = good_record()
    inner = record
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    return as_bytes(record)
