"""python -m tests.records.saves FOLDER WHAT: three saves, or a recovery, for the tests that interfere.

Says `ready` and waits for a line, so that whoever interferes can begin there. Then it says `saved N` after
each save, or `failed N FAULT`, or `recovered`. It speaks by writev and hears
by readv, and so by no call that is interfered with.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from fiveup_desktop.records import MatchRecord, MatchStore, StoreError, damage_of
from tests.records.good import record_of

RECORD_ID = "01234567-89ab-cdef-0123-456789abcdef"
NOW = datetime(2025, 1, 2, 3, 4, 5, tzinfo=UTC)


def tell(*words: object) -> None:
    os.writev(1, [" ".join(map(str, words)).encode() + b"\n"])


def stages() -> list[MatchRecord]:
    """A match before and after each of three saves: an action, the end of a round, the next deal."""
    whole = record_of(2, 3)
    first, second = whole.rounds[:2]
    begun = replace(first, actions=first.actions[:-2])
    going_on = replace(first, actions=first.actions[:-1])
    rounds = [(begun,), (going_on,), (first,), (first, replace(second, actions=()))]
    return [replace(whole, rounds=each) for each in rounds]


def save_thrice(store: MatchStore) -> None:
    store.take_up(RECORD_ID)
    wait()
    for number, record in enumerate(stages()[1:], 1):
        try:
            store.save(RECORD_ID, record)
        except StoreError as error:
            tell("failed", number, error.fault.value)
            continue
        if number == 2:
            try:
                store.back_up(RECORD_ID, record, NOW)
            except StoreError as error:
                tell("no backup", error.fault.value)
        tell("saved", number)


def recover(store: MatchStore) -> None:
    wait()
    try:
        damage = damage_of(store, RECORD_ID)
        if damage is not None and damage.choices:
            store.replace_damaged(RECORD_ID, damage.choices[0].record)
            tell("recovered")
        else:
            tell("failed", 1, None if damage is None else damage.error.fault.value)
    except StoreError as error:
        tell("failed", 1, error.fault.value)


def wait() -> None:
    tell("ready")
    os.readv(0, [bytearray(1)])


if __name__ == "__main__":
    {"saves": save_thrice, "recovery": recover}[sys.argv[2]](MatchStore(Path(sys.argv[1])))
    tell("end")
