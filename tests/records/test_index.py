"""The index: what is written is read, and anything else is as good as none."""

from __future__ import annotations

import os
from dataclasses import replace
from hashlib import sha256

import pytest

from fiveup_desktop.records import (
    ABANDONED,
    COPY_OF,
    INDEX_NAME,
    Index,
    Indexed,
    MatchStore,
    MatchSummary,
    read_index,
    replay,
    tally,
    write_index,
)
from tests.records.good import record_of

IDS = [f"0123456{digit}-89ab-cdef-0123-456789abcdef" for digit in range(3)]


def indexed(store: MatchStore, record_id: str) -> Indexed:
    record, state = store.load(record_id)
    played = replay(record)
    summary = MatchSummary.of(record_id, record, played.match, state.modified)
    found = Indexed.of(state, summary, tally(played))
    assert found.seats == tally(played)
    return found


@pytest.fixture
def found(tmp_path):
    store = MatchStore(tmp_path)
    metas = [{"title": 'a "名"\u202e', "practice": True}, {ABANDONED: True, COPY_OF: IDS[0]}, None]
    for seed, (record_id, meta) in enumerate(zip(IDS, metas, strict=True)):
        record = record_of(seed, 2 + seed)
        store.save(record_id, replace(record, rounds=record.rounds[: seed * 4], meta=meta))
    return {record_id: indexed(store, record_id) for record_id in IDS}


def test_what_is_written_is_read(found, tmp_path):
    write_index(tmp_path, Index(found))
    assert read_index(tmp_path) == found
    summaries = [each.summary for each in found.values()]
    assert [each.is_practice for each in summaries] == [True, False, False]
    assert [each.is_abandoned for each in summaries] == [False, True, False]
    assert [each.is_copy for each in summaries] == [False, True, False]
    assert [each.counts for each in summaries] == [False, False, True]
    assert [each.round_number for each in summaries] == [0, 4, 8]


def test_without_a_file_there_is_no_index(tmp_path):
    assert read_index(tmp_path) == {}


def test_any_change_of_a_byte_is_noticed(found, tmp_path):
    write_index(tmp_path, Index(found))
    path = tmp_path / INDEX_NAME
    data = path.read_bytes()
    for at in range(0, len(data), 97):
        path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        assert read_index(tmp_path) == {}
    for end in range(0, len(data), 97):
        path.write_bytes(data[:end])
        assert read_index(tmp_path) == {}


def _signed(body: bytes) -> bytes:
    return sha256(body).hexdigest().encode() + b"\n" + body


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"fiveup-index-4",
        b"fiveup-index-4\n\n5\n[]",
        b'fiveup-index-4\n["' + b"x" * 36 + b'"]',
        b"null",
        b"5",
        b"[]",
        b"{}",
        b'["another kind"]',
        b'["fiveup-index-4", 5]',
        b'["fiveup-index-4", ["x", [1, 2, 3], [], []]]',
        b'["fiveup-index-4", ["x", [1, 2], ["", [], [], 0, "", null, false, false, false], []]]',
        b'["fiveup-index-4", ["x", [1, 2, 3], ["", [["a", "cat", null]], [], 0, "", null, 0, 0, 0], []]]',
        b"[" * 100_000,
    ],
)
def test_one_of_another_kind_is_none(tmp_path, body):
    (tmp_path / INDEX_NAME).write_bytes(_signed(body))
    assert read_index(tmp_path) == {}


@pytest.mark.parametrize(
    "rest",
    [b"", b"]", b", [1, 2], []]", b", [1, 2, 3], []]\t[]", b", [1, 2, 3], 5]\t5", b", " + b"[" * 9999],
)
def test_a_row_that_means_something_else_is_left_out(tmp_path, found, rest):
    write_index(tmp_path, Index(found))
    body = (tmp_path / INDEX_NAME).read_bytes().partition(b"\n")[2]
    strange = f'["{IDS[1]}"'.encode() + rest
    rows = [strange if row.startswith(f'["{IDS[1]}'.encode()) else row for row in body.split(b"\n")]
    (tmp_path / INDEX_NAME).write_bytes(_signed(b"\n".join(rows)))
    read = read_index(tmp_path)
    assert read.get(IDS[1]) is None
    assert read == {each: found[each] for each in IDS if each != IDS[1]}


@pytest.mark.parametrize("told", [b"", b"5", b"[5]", b"{", b"[" * 9999])
def test_tallies_that_mean_something_else_are_none(tmp_path, found, told):
    strange = replace(found[IDS[1]], told=told)
    write_index(tmp_path, Index({IDS[1]: strange}))
    read = read_index(tmp_path)[IDS[1]]
    assert read == strange
    assert read.seats == ()


def test_what_nobody_asked_for_is_written_as_it_was(found, tmp_path):
    write_index(tmp_path, Index(found))
    before = (tmp_path / INDEX_NAME).read_bytes()
    read = read_index(tmp_path)
    assert read[IDS[2]] == found[IDS[2]]
    write_index(tmp_path, read)
    assert (tmp_path / INDEX_NAME).read_bytes() == before


def test_what_is_no_file_is_none(tmp_path):
    os.mkfifo(tmp_path / INDEX_NAME)
    assert read_index(tmp_path) == {}
    (tmp_path / INDEX_NAME).unlink()
    (tmp_path / INDEX_NAME).symlink_to("nowhere")
    assert read_index(tmp_path) == {}
