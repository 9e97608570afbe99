"""Older versions: the frozen file of version 1 is read for ever, and the way for those to come is laid."""

from __future__ import annotations

from hashlib import sha256

import pytest

from fiveup_desktop.records import (
    RecordFault,
    UnreadableRecordError,
    codec,
    migrations,
    read_record,
    record_from_bytes,
    record_to_bytes,
    replay,
)
from tests.architecture.source import ROOT
from tests.records.good import as_bytes, small

FROZEN = ROOT / "tests" / "data" / "records" / "version-1.fiveup"
FROZEN_SHA256 = "bea1b9d5697d9d0eee0354cf1dcb04357ad545a66bb687c143606cdbadf3806b"


def test_the_frozen_file_is_as_it_was():
    assert sha256(FROZEN.read_bytes()).hexdigest() == FROZEN_SHA256


def test_the_frozen_file_is_read_as_it_was():
    record = read_record(FROZEN)
    match = replay(record).match
    assert [player.name for player in record.players] == ["Ada", "甲", "Bo"]
    assert record.meta is not None
    assert record.meta["title"] == "第一局"
    assert record.meta["kept by another program"] == [1, None, {"z": -2}]
    assert (match.scores_raw, len(match.rounds), match.winner) == ((300, 305, 275), 18, 1)
    assert str(match.rounds[-1].board).split()[-1] == "2|5@1|2.high"


def test_what_is_written_today_is_what_was_written_then():
    assert migrations.VERSION > 1 or record_to_bytes(read_record(FROZEN)) == FROZEN.read_bytes()


@pytest.fixture
def _versions_before(monkeypatch):
    """Pretend that there were two versions before: `seats` became `people`, and these `players`."""
    steps = {
        -1: lambda found: {("people" if key == "seats" else key): each for key, each in found.items()},
        0: lambda found: {("players" if key == "people" else key): each for key, each in found.items()},
    }
    monkeypatch.setattr(migrations, "STEPS", steps)
    monkeypatch.setattr(codec, "OLDEST", -1)


@pytest.mark.usefixtures("_versions_before")
def test_an_older_record_goes_step_by_step_to_the_version_of_today():
    expected = record_from_bytes(as_bytes(small()))
    for version, name in ((-1, "seats"), (0, "people"), (1, "players")):
        older = small() | {"version": version}
        older[name] = older.pop("players")
        assert record_from_bytes(as_bytes(older)) == expected
    assert b'"version": 1,' in record_to_bytes(expected)


@pytest.mark.usefixtures("_versions_before")
def test_what_a_step_makes_no_sense_of_is_refused_by_the_reader():
    with pytest.raises(UnreadableRecordError) as caught:
        record_from_bytes(as_bytes(small() | {"version": -1, "seats": 5}))
    assert caught.value.fault is RecordFault.WRONG_TYPE


@pytest.mark.usefixtures("_versions_before")
@pytest.mark.parametrize(
    ("version", "fault"), [(-2, RecordFault.UNKNOWN_VERSION), (2, RecordFault.NEWER_VERSION)]
)
def test_a_version_to_which_no_way_leads_is_refused(version, fault):
    with pytest.raises(UnreadableRecordError) as caught:
        record_from_bytes(as_bytes(small() | {"version": version}))
    assert caught.value.fault is fault
