"""What is saved of damaged records: the match up to its last good action, and never more."""

from __future__ import annotations

import json
import random

import pytest

from fiveup_desktop.records import MatchRecord, record_from_bytes, record_to_bytes, replay
from fiveup_desktop.records.salvage import closed, salvage
from tests.records.good import as_bytes, record_of, small

WHOLE = record_of(1, 2)
DATA = record_to_bytes(WHOLE)


def plays(record: MatchRecord | None) -> list[tuple]:
    """All that happens in a record, deals and actions, in order."""
    return [] if record is None else [(each.deal, *each.actions) for each in record.rounds]


def is_beginning(part: list[tuple], whole: list[tuple]) -> bool:
    *before, last = part
    return before == whole[: len(before)] and last == whole[len(before)][: len(last)]


def test_a_text_that_breaks_off_counts_up_to_the_last_whole_action():
    longest = 0
    for end in random.Random(5).sample(range(len(DATA)), 150):
        rescued = salvage(DATA[:end])
        if rescued is not None:
            replay(rescued)
            assert is_beginning(plays(rescued), plays(WHOLE))
            # The actions that stand in what is left are all there.
            last = DATA[:end].decode("utf-8", "ignore").rpartition('"actions": [')[2]
            if "]" not in last:
                assert len(rescued.rounds[-1].actions) == last.count('"') // 2
        longest = max(longest, len(plays(rescued)))
    assert longest == len(WHOLE.rounds)


def test_from_any_broken_byte_on_nothing_is_believed():
    lines = DATA.split(b"\n")
    for at in random.Random(6).sample(range(len(lines) // 3, len(lines) - 20), 40):
        for broken in (b"\x00", b"\xff\xfe", b'"unended', b"]]", b"\x85"):
            rescued = salvage(b"\n".join([*lines[:at], broken, *lines[at:]]))
            assert rescued is not None
            replay(rescued)
            assert is_beginning(plays(rescued), plays(WHOLE))


def test_an_illegal_action_and_all_that_follows_go():
    record = json.loads(DATA)
    record["rounds"][3]["actions"][4] = "6|6@6|6.low"
    rescued = salvage(as_bytes(record))
    assert len(rescued.rounds) == 4
    assert rescued.rounds[:3] == WHOLE.rounds[:3]
    assert rescued.rounds[3].actions == WHOLE.rounds[3].actions[:4]
    assert rescued.meta == WHOLE.meta


def test_an_action_that_is_none_goes_like_an_illegal_one():
    record = json.loads(DATA)
    record["rounds"][2]["actions"][3] = "draws"
    record["rounds"][2]["actions"][1] = "pass"
    assert salvage(as_bytes(record)).rounds[2].actions == WHOLE.rounds[2].actions[:1]


@pytest.mark.parametrize("change", [{"leader": 7}, {"boneyard": []}, {"nonce": "x"}, {"actioms": []}])
def test_a_bad_deal_goes_with_all_that_follows(change):
    record = json.loads(DATA)
    record["rounds"][3] |= change
    assert salvage(as_bytes(record)).rounds == WHOLE.rounds[:3]


def test_a_meta_that_cannot_be_read_is_done_without():
    record = small()
    record["meta"]["id"] = "not a UUID"
    rescued = salvage(as_bytes(record))
    assert rescued.meta is None
    assert rescued.rounds == record_from_bytes(as_bytes(small())).rounds


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"null",
        b"\xff",
        b"no json",
        b'{"format": "fiveup-match"',
        as_bytes(small() | {"version": 2}),
        as_bytes(small() | {"rounds": []}),
        as_bytes(small() | {"players": []}),
        as_bytes(small() | {"rounds": 5}),
        as_bytes(small()).replace(b'"leader": 0', b'"leader": 0, "leader": 1'),
        as_bytes(small()).replace(b'"leader": 0', b'"leader": 0.0'),
        b" " * (4 * 2**20 + 1),
    ],
)
def test_where_nothing_is_sure_nothing_is_offered(data):
    assert salvage(data) is None


def test_a_good_record_is_saved_whole():
    assert salvage(DATA) == WHOLE


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("{", "{}"),
        ('{"a"', "{}"),
        ('{"a": 1', "{}"),
        ('{"a": 1,', '{"a": 1}'),
        ('{"a": ["b"', '{"a": ["b"]}'),
        ('{"a": ["b\\"', '{"a": []}'),
        ('{"a": ["b", ["c"], {"d": 5', '{"a": ["b", ["c"], {}]}'),
        ('{"a": ["b"}', '{"a": ["b"]}'),
        ('{"a": []}', '{"a": []}'),
    ],
)
def test_a_text_is_closed_after_its_last_whole_value(text, expected):
    assert closed(text) == expected
    assert not expected or json.loads(expected) is not None
