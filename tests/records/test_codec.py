"""Records as bytes, both ways: canonical writing, and every way of being no record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiveup_desktop.records import (
    IllegalRecordError,
    MatchRecord,
    PlayerKind,
    RecordError,
    RecordFault,
    UnreadableRecordError,
    record_from_bytes,
    record_to_bytes,
    replay,
)
from tests.records.good import PEOPLE, as_bytes, record_of, small
from tests.rules.matches import PLAYERS, match_of

CONFORMANCE = Path(__file__).parent.parent / "data" / "conformance" / "matches.jsonl"


def test_the_small_record_is_read_as_it_is():
    record = record_from_bytes(as_bytes(small()))
    assert [player.name for player in record.players] == ["Ada", "甲"]
    assert [player.kind for player in record.players] == [PlayerKind.HUMAN, PlayerKind.COMPUTER]
    assert [player.level for player in record.players] == [None, "casual"]
    (first,) = record.rounds
    assert first.deal.lot.leader == first.deal.leader == 0
    assert first.deal.nonce == "00112233445566778899aabbccddeeff"
    assert [str(action) for action in first.actions] == ["1|4", "1|5@1|4.low"]
    assert record.meta == small()["meta"]


def test_canonical_bytes_stay_the_same():
    assert record_to_bytes(record_from_bytes(as_bytes(small()))) == as_bytes(small())
    for line in CONFORMANCE.read_text("utf-8").splitlines():
        data = as_bytes(json.loads(line)["record"])
        assert record_to_bytes(record_from_bytes(data)) == data


@pytest.mark.parametrize("meta", [None, {}, {"x": 1}])
def test_meta_stays_there_or_not_there(meta):
    record = {**small(), "meta": meta}
    if meta is None:
        del record["meta"]
    assert record_to_bytes(record_from_bytes(as_bytes(record))) == as_bytes(record)


def turned(value: object) -> object:
    """The same with every object's keys in reverse order."""
    if isinstance(value, dict):
        return {key: turned(value[key]) for key in reversed(value)}
    return [turned(inner) for inner in value] if isinstance(value, list) else value


def test_other_bytes_of_the_same_meaning_become_canonical():
    for text in (json.dumps(small()), json.dumps(turned(small()), indent=4), f" \r\n{json.dumps(small())}\t"):
        record = record_from_bytes(text.encode())
        assert record == record_from_bytes(as_bytes(small()))
        written = json.loads(record_to_bytes(record))
        assert list(written) == list(small())
        assert list(written["meta"]) == list(small()["meta"])
        assert written == small()


def test_unknown_keys_of_meta_are_sorted_behind_the_known():
    meta = {"zeta": 1, "app": "x", "beta": 2, "title": "y", "id": small()["meta"]["id"], "Ä": 3}
    written = json.loads(record_to_bytes(record_from_bytes(as_bytes({**small(), "meta": meta}))))
    assert list(written["meta"]) == ["id", "title", "app", "beta", "zeta", "Ä"]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_a_whole_match_survives(seed, players):
    record = record_of(seed, players)
    data = record_to_bytes(record)
    again = record_from_bytes(data)
    assert again == record
    assert record_to_bytes(again) == data
    assert replay(again).match == match_of(seed, players)[-1].after


def test_a_record_needs_a_player_for_each_seat():
    with pytest.raises(ValueError):
        MatchRecord.of(match_of(0, 2)[-1].after, PEOPLE[:3])


def with_value(path: str, value: object) -> dict:
    """The small record with one value set; `path` as in messages, `-` before the last key removes it."""
    record = small()
    *keys, last = path.split("/")
    inner = record
    for key in keys:
        inner = inner[int(key) if isinstance(inner, list) else key]
    if last.startswith("-"):
        del inner[last[1:]]
    else:
        inner[int(last) if isinstance(inner, list) else last] = value
    return record


SHAPES = [
    ("-format", 0, RecordFault.MISSING_KEY, "the record", None, None),
    ("-version", 0, RecordFault.MISSING_KEY, "the record", None, None),
    ("-players", 0, RecordFault.MISSING_KEY, "the record", None, None),
    ("players/0/-name", 0, RecordFault.MISSING_KEY, "players[0]", None, None),
    ("rounds/0/-lot", 0, RecordFault.MISSING_KEY, "the round", 1, None),
    ("scores", [], RecordFault.UNKNOWN_KEY, "the record", None, None),
    ("players/1/seat", 1, RecordFault.UNKNOWN_KEY, "players[1]", None, None),
    ("rounds/0/winner", 1, RecordFault.UNKNOWN_KEY, "the round", 1, None),
    ("format", 1, RecordFault.WRONG_TYPE, "format", None, None),
    ("version", True, RecordFault.WRONG_TYPE, "version", None, None),
    ("rounds", {}, RecordFault.WRONG_TYPE, "rounds", None, None),
    ("rounds/0", [], RecordFault.WRONG_TYPE, "the round", 1, None),
    ("rounds/0/leader", False, RecordFault.WRONG_TYPE, "leader", 1, None),
    ("rounds/0/hands/1", "1|4", RecordFault.WRONG_TYPE, "hands[1]", 1, None),
    ("rounds/0/hands/1/2", 14, RecordFault.WRONG_TYPE, "hands[1][2]", 1, None),
    ("rounds/0/lot/1", None, RecordFault.WRONG_TYPE, "lot[1]", 1, None),
    ("rounds/0/lot/0/1", None, RecordFault.WRONG_TYPE, "lot[0].1", 1, None),
    ("rounds/0/actions/1", ["draw"], RecordFault.WRONG_TYPE, "the action", 1, 2),
    ("meta", [], RecordFault.WRONG_TYPE, "meta", None, None),
    ("meta/title", None, RecordFault.WRONG_TYPE, "meta.title", None, None),
    ("meta/practice", 0, RecordFault.WRONG_TYPE, "meta.practice", None, None),
    ("format", "fiveup", RecordFault.OTHER_FORMAT, None, None, None),
    ("version", 2, RecordFault.NEWER_VERSION, None, None, None),
    ("version", 10**4000, RecordFault.NEWER_VERSION, None, None, None),
    ("version", 0, RecordFault.UNKNOWN_VERSION, None, None, None),
    ("players", [{"name": "x", "kind": "human"}], RecordFault.PLAYER_COUNT, None, None, None),
    ("players/0/name", "", RecordFault.NOT_A_NAME, "players[0].name", None, None),
    ("players/1/level", "a\nb", RecordFault.NOT_A_NAME, "players[1].level", None, None),
    ("players/1/kind", "robot", RecordFault.UNKNOWN_KIND, "players[1].kind", None, None),
    ("players/0/level", "casual", RecordFault.LEVEL_OF_A_PERSON, "players[0]", None, None),
    ("meta/id", "1", RecordFault.NOT_A_UUID, "meta.id", None, None),
    ("meta/created", "2025-01-02T03:04:05", RecordFault.NOT_A_TIME, "meta.created", None, None),
    ("meta/created", "2025-01-02T03:04:05+01:00", RecordFault.NOT_A_TIME, "meta.created", None, None),
    ("meta/modified", "2025-02-30T03:04:05Z", RecordFault.NOT_A_TIME, "meta.modified", None, None),
    ("rounds/0/boneyard/17", "6|5", RecordFault.NOT_A_TILE, "boneyard[17]", 1, None),
    ("rounds/0/lot/0/4", "0|0", RecordFault.NOT_A_SEAT, "lot[0]", 1, None),
    ("rounds/0/lot/0/\uff10", "0|0", RecordFault.NOT_A_SEAT, "lot[0]", 1, None),
    ("rounds/0/nonce", "0" * 31, RecordFault.NOT_A_NONCE, "nonce", 1, None),
    ("rounds/0/nonce", "0" * 32 + "\n", RecordFault.NOT_A_NONCE, "nonce", 1, None),
    ("rounds/0/actions/0", "1|4 ", RecordFault.NOT_AN_ACTION, "the action", 1, 1),
]


@pytest.mark.parametrize(
    ("path", "value", "fault", "where", "round_number", "action_number"),
    SHAPES,
    ids=lambda value: str(value)[:30],
)
def test_another_shape_is_refused(path, value, fault, where, round_number, action_number):
    with pytest.raises(UnreadableRecordError) as caught:
        record_from_bytes(as_bytes(with_value(path, value)))
    error = caught.value
    assert error.fault is fault
    assert error.parameters.get("where") == where
    assert (error.round_number, error.action_number) == (round_number, action_number)
    assert str(error).isprintable()
    assert len(str(error)) < 160


def test_a_newer_version_is_named_before_anything_else_of_it():
    data = as_bytes({"format": "fiveup-match", "version": 3, "seats": {}})
    with pytest.raises(UnreadableRecordError, match="version 3, which is newer"):
        record_from_bytes(data)


@settings(derandomize=True, deadline=None, database=None, max_examples=400)
@given(st.data())
def test_a_record_with_some_bytes_changed_is_another_record_or_none(data):
    spoiled = bytearray(as_bytes(small()))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(spoiled)))
        count = data.draw(st.integers(0, 4))
        spoiled[start : start + count] = data.draw(
            st.binary(max_size=4) | st.sampled_from([b"1", b'"', b"]"])
        )
    try:
        record = record_from_bytes(bytes(spoiled))
        replay(record)
    except RecordError as error:
        told = str(error)
    else:
        told = ""
        assert record_from_bytes(record_to_bytes(record)) == record
    assert told == "" or told.isprintable()


def test_errors_tell_reading_from_ruling():
    assert issubclass(UnreadableRecordError, RecordError)
    assert issubclass(IllegalRecordError, RecordError)
    assert not issubclass(UnreadableRecordError, IllegalRecordError)
