"""python -m tests.records.mutations COUNT [SEED]: changed records, read by us and by the slow referee.

Whatever we accept the slow referee has to accept as well, and find the same scores; what we refuse has to be
refused with a RecordError, and what is saved of it has to be legal. Four of five mutants are still JSON, with
some values changed, the others have some bytes changed. At the end one line is printed: how many of each sort
there were, how many were accepted, and the longest load in CPU seconds; status 1 if anything was wrong.
"""

from __future__ import annotations

import copy
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

from fiveup_desktop.records import RecordError, record_from_bytes, record_to_bytes, replay
from fiveup_desktop.records.salvage import salvage
from fiveup_desktop.rules import Match
from tests.records.good import as_bytes, small
from tests.referee.judge import Refused, judge_bytes
from tests.referee.random_matches import random_match, unfinished

Chance = random.Random
_NONCE = re.compile(rb'"nonce": *"[0-9a-fA-F]{32}"')
PORTS = ("low", "high", "line_a", "line_b", "branch_a", "branch_b")
STRAYS = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    7,
    28,
    10**30,
    "",
    "0",
    "x",
    "draw",
    "pass",
    [],
    {},
    [[]],
    {"0": "6|6"},
)


@cache
def bases() -> tuple[dict, ...]:
    """The records that mutants are made from: short ones, running and over, of 2 to 4 players."""
    found = [small()]
    for seed in range(9):
        whole = random_match(seed, 2 + seed % 3, "random", most_rounds=2)
        found += [whole, unfinished(whole, seed)]
    meta = small()["meta"]
    return tuple(
        [each if "meta" in each or index % 2 else {**each, "meta": meta} for index, each in enumerate(found)]
    )


def places(value: object) -> Iterator[tuple[object, object]]:
    """Every place of a JSON value at which another could stand: what holds it, and its key or index there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield value, key
        yield from places(each)


def tile(chance: Chance) -> str:
    low, high = sorted((chance.randrange(7), chance.randrange(7)))
    return f"{low}|{high}"


def action(chance: Chance) -> str:
    return chance.choice(
        ("draw", "pass", tile(chance), f"{tile(chance)}@{tile(chance)}.{chance.choice(PORTS)}")
    )


def sound_rounds(record: dict) -> list[dict]:
    """The rounds that still have the shape of one, after earlier changes."""
    rounds = record.get("rounds")
    wanted = ("hands", "boneyard", "actions")
    found = []
    for each in rounds if isinstance(rounds, list) else ():
        if isinstance(each, dict) and all(isinstance(each.get(key), list) for key in wanted):
            heaps = [*each["hands"], each["boneyard"]]
            if all(isinstance(heap, list) and heap for heap in heaps):
                found.append(each)
    return found


def change_one(record: dict, chance: Chance) -> None:
    """Another value of the same sort, or of none, at a random place."""
    holder, key = chance.choice(list(places(record)))
    old = holder[key]
    if chance.random() < 0.2:
        holder[key] = chance.choice(STRAYS)
    elif isinstance(old, str):
        holder[key] = (
            action(chance) if "|" in old or old in ("draw", "pass") else old + chance.choice("x\u202e\n|0")
        )
    elif isinstance(old, bool):
        holder[key] = not old
    elif isinstance(old, int):
        holder[key] = old + chance.choice((-1, 1, 2))
    elif isinstance(old, list):
        chance.shuffle(old)
    elif isinstance(old, dict):
        old[chance.choice(("name", "nonce", "x", "0", "level", "lot"))] = chance.choice(STRAYS)


def change_order(record: dict, chance: Chance) -> None:
    """Two items of a list change places, one goes, or one comes twice."""
    lists = [holder[key] for holder, key in places(record) if isinstance(holder[key], list) and holder[key]]
    chosen = chance.choice(lists)
    one, two = chance.randrange(len(chosen)), chance.randrange(len(chosen))
    how = chance.randrange(3)
    if how == 0:
        chosen[one], chosen[two] = chosen[two], chosen[one]
    elif how == 1:
        del chosen[one]
    else:
        chosen.insert(two, copy.deepcopy(chosen[one]))


def change_play(record: dict, chance: Chance) -> None:
    """Another action somewhere, or the actions end there: what is nearest to being legal."""
    played = [each["actions"] for each in sound_rounds(record) if each["actions"]]
    if not played:
        return change_one(record, chance)
    actions = chance.choice(played)
    at = chance.randrange(len(actions))
    if chance.random() < 0.5:
        actions[at] = action(chance)
    else:
        del actions[at + 1 :]
        actions += [action(chance) for _ in range(chance.randrange(3))]
    return None


def change_deal(record: dict, chance: Chance) -> None:
    """Two tiles of a deal, or of two, change places."""
    heaps = [heap for each in sound_rounds(record) for heap in (*each["hands"], each["boneyard"])]
    if len(heaps) < 2:
        return change_one(record, chance)
    here, there = chance.sample(heaps, 2)
    one_at, other_at = chance.randrange(len(here)), chance.randrange(len(there))
    here[one_at], there[other_at] = there[other_at], here[one_at]
    return None


FIELDS: tuple[Callable, ...] = (change_one, change_one, change_order, change_play, change_play, change_deal)


def change_bytes(data: bytes, chance: Chance) -> bytes:
    """A few bytes become others, or go, or the end does."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 5))):
        if not changed:
            break
        at, how = chance.randrange(len(changed)), chance.randrange(4)
        if how == 0:
            changed[at] = chance.randrange(256)
        elif how == 1:
            changed[at] ^= 1 << chance.randrange(8)
        elif how == 2:
            del changed[at : at + chance.choice((1, 1, 9))]
        else:
            del changed[max(at, 1) :]
    return bytes(changed)


def mutant(seed: int) -> tuple[str, bytes]:
    """One changed record, and of what sort it is: the same for the same seed."""
    chance = Chance(f"mutant {seed}")
    base = copy.deepcopy(chance.choice(bases()))
    if chance.random() < 0.2:
        return "bytes", change_bytes(as_bytes(base), chance)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        chance.choice(FIELDS)(base, chance)
    return "field", as_bytes(base) if chance.random() < 0.5 else json.dumps(base).encode()


@dataclass
class Findings:
    """What was seen in all mutants."""

    counts: Counter = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    slowest_s: float = 0.0


def examine(seed: int, found: Findings) -> None:
    """Have both judge one mutant."""
    sort, data = mutant(seed)
    found.counts[sort] += 1
    start = time.process_time()
    try:
        record = record_from_bytes(data)
        match: Match | None = replay(record).match
    except RecordError:
        match = None
    found.slowest_s = max(found.slowest_s, time.process_time() - start)
    if match is not None:
        found.counts["accepted"] += 1
        _compare(seed, data, match, found)
        if record_from_bytes(record_to_bytes(record)) != record:
            found.wrong.append(f"{seed}: written and read it is another")
    else:
        _look_at_rescue(seed, data, found)


def _compare(seed: int, data: bytes, match: Match, found: Findings) -> None:
    """What we accept is legal, and is what the slow referee says that it is."""
    try:
        # Capitals are hex digits as well; the slow referee knows none, and the description leaves it open.
        told = judge_bytes(_NONCE.sub(lambda nonce: nonce[0].lower(), data))
    except Refused as refused:
        found.wrong.append(f"{seed}: accepted, but {refused}")
        return
    scores = [list(match.scores_raw)] if match.rounds else []
    if told["winner"] != match.winner or [each["scores"] for each in told["rounds"][-1:]] != scores:
        found.wrong.append(f"{seed}: other scores")


def _look_at_rescue(seed: int, data: bytes, found: Findings) -> None:
    """What is saved of a refused one is legal as well."""
    rescued = salvage(data)
    if rescued is not None:
        found.counts["rescued"] += 1
        if found.counts["rescued"] % 10 == 0:
            _compare(seed, record_to_bytes(rescued), replay(rescued).match, found)


def main() -> None:
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    found = Findings()
    for seed in range(first, first + count):
        examine(seed, found)
    for line in found.wrong:
        print(line)
    counts = " ".join(f"{name} {number}" for name, number in sorted(found.counts.items()))
    print(f"{count} mutants: {counts}; wrong {len(found.wrong)}; slowest load {found.slowest_s:.3f} s CPU")
    sys.exit(bool(found.wrong))


if __name__ == "__main__":
    main()
