"""The store: what is saved is there, whole, whatever happens in between."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
import textwrap
from pathlib import Path
from uuid import uuid4

import pytest

from fiveup_desktop.records import (
    MatchRecord,
    MatchStore,
    RecordFault,
    StoreError,
    StoreFault,
    record_from_bytes,
    record_to_bytes,
    write_durably,
)
from tests.records.good import PEOPLE, record_of

ROOT = Path(__file__).parent.parent.parent
RECORD = record_of(0, 3)
OTHER = MatchRecord(PEOPLE)


@pytest.fixture
def store(tmp_path):
    return MatchStore(tmp_path / "data" / "matches")


@pytest.fixture
def record_id():
    return str(uuid4())


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_is_saved_is_read(store, record_id):
    store.save(record_id, RECORD)
    assert store.read(record_id).record == RECORD
    assert store.read(record_id).error is None
    store.save(record_id, OTHER)
    assert store.read(record_id).record == OTHER
    assert files(store.folder) == [f"{record_id}.fiveup"]


def test_files_and_folders_are_for_their_owner_only(store, record_id):
    store.save(record_id, RECORD)
    store.path_of(record_id).chmod(0o644)
    store.save(record_id, RECORD)
    assert stat.S_IMODE(store.path_of(record_id).stat().st_mode) == 0o600
    assert stat.S_IMODE(store.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(store.folder.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("text", ["", "x", "../../etc/passwd", "0B5C2F0E-5F0A-4B7E-9A51-0F1A8E6C1D2B"])
def test_an_id_is_a_uuid_in_lower_case(store, text):
    with pytest.raises(ValueError):
        store.path_of(text)


def test_a_store_without_its_folder_is_empty(store):
    assert store.record_ids() == ()
    assert store.read_all() == ()
    store.clear_leftovers()


def test_records_are_listed_last_written_first_and_nothing_else_is(store):
    ids = [str(uuid4()) for _ in range(4)]
    for age, record_id in enumerate(ids):
        store.save(record_id, RECORD)
        os.utime(store.path_of(record_id), ns=(0, 10**18 - age * 10**9))
    for name in ("notes.txt", f"{ids[0]}.fiveup.bak", f".{ids[0]}.fiveup.0123456789abcdef.tmp", "x.fiveup"):
        (store.folder / name).write_text("x")
    assert store.record_ids() == tuple(ids)


def test_bad_files_hide_no_good_ones(store):
    good, empty, folder, pipe = (str(uuid4()) for _ in range(4))
    store.save(good, RECORD)
    store.path_of(empty).touch()
    store.path_of(folder).mkdir()
    os.mkfifo(store.path_of(pipe))
    found = {each.record_id: each for each in store.read_all()}
    assert found[good].record == RECORD
    assert found[empty].error.fault is RecordFault.EMPTY_FILE
    assert found[folder].error.fault is found[pipe].error.fault is RecordFault.NOT_A_REGULAR_FILE
    assert store.read(str(uuid4())).error.fault is RecordFault.NO_SUCH_FILE


def test_only_leftovers_of_writes_are_cleared(store, record_id):
    store.save(record_id, RECORD)
    left = [f".{record_id}.fiveup.0123456789abcdef.tmp", f".{uuid4()}.fiveup.fedcba9876543210.tmp"]
    kept = [".hidden.tmp", f"{record_id}.fiveup.tmp", f".{record_id}.fiveup.tmp"]
    for name in left + kept:
        (store.folder / name).write_text("x")
    store.clear_leftovers()
    assert files(store.folder) == sorted([*kept, f"{record_id}.fiveup"])


def test_short_writes_are_continued(tmp_path, monkeypatch):
    real, counts = os.write, []

    def short(descriptor, data):
        counts.append(real(descriptor, data[:1000]))
        return counts[-1]

    monkeypatch.setattr(os, "write", short)
    data = record_to_bytes(RECORD)
    write_durably(tmp_path / "file", data)
    assert (tmp_path / "file").read_bytes() == data
    assert len(counts) == -(-len(data) // 1000) > 5


def failing(number):
    def fail(*_, **__):
        raise OSError(number, os.strerror(number))

    return fail


FAILURES = [
    ("open", errno.EROFS, StoreFault.READ_ONLY),
    ("open", errno.EACCES, StoreFault.NO_PERMISSION),
    ("write", errno.ENOSPC, StoreFault.NO_SPACE),
    ("fsync", errno.EIO, StoreFault.OTHER),
    ("replace", errno.ENOENT, StoreFault.FOLDER_GONE),
]


@pytest.mark.parametrize(("call", "number", "fault"), FAILURES)
def test_a_failed_save_says_why_and_leaves_the_old_record(store, record_id, monkeypatch, call, number, fault):
    store.save(record_id, RECORD)
    with monkeypatch.context() as patch:
        patch.setattr(os, call, failing(number))
        with pytest.raises(StoreError) as caught:
            store.save(record_id, OTHER)
    assert (caught.value.fault, caught.value.errno) == (fault, number)
    assert caught.value.path == store.path_of(record_id)
    assert store.read(record_id).record == RECORD
    assert files(store.folder) == [f"{record_id}.fiveup"]
    store.save(record_id, OTHER)
    assert store.read(record_id).record == OTHER


def test_every_fault_of_the_store_is_reached_here():
    assert {fault for _, _, fault in FAILURES} == set(StoreFault)


def test_a_file_in_place_of_the_folder(tmp_path, record_id):
    (tmp_path / "file").touch()
    store = MatchStore(tmp_path / "file")
    with pytest.raises(StoreError):
        store.save(record_id, RECORD)
    with pytest.raises(StoreError):
        store.record_ids()


def test_the_bytes_are_synced_before_the_rename_and_the_folder_after(tmp_path, monkeypatch):
    calls = []

    def told(name, real):
        def call(*arguments, **more):
            kind = ""
            if name == "fsync":
                kind = " folder" if stat.S_ISDIR(os.fstat(arguments[0]).st_mode) else " file"
            calls.append(name + kind)
            return real(*arguments, **more)

        return call

    for name in ("write", "fsync", "replace"):
        monkeypatch.setattr(os, name, told(name, getattr(os, name)))
    write_durably(tmp_path / "file", b"x")
    assert calls == ["write", "fsync file", "replace", "fsync folder"]


WRITER = """
    import sys
    from pathlib import Path
    from fiveup_desktop.records import MatchStore, record_from_bytes
    store = MatchStore(Path(sys.argv[1]))
    if store.record_ids():
        store.take_up(sys.argv[2])
    records = [record_from_bytes(Path(name).read_bytes()) for name in sys.argv[3:]]
    while True:
        for record in records:
            store.save(sys.argv[2], record)
            print(flush=True)
"""


def test_killed_at_any_moment_a_whole_record_lies_there(store, record_id, tmp_path):
    """One writer after another is killed while it saves two records by turns."""
    paths = [tmp_path / "first", tmp_path / "second"]
    for path, record in zip(paths, (RECORD, OTHER), strict=True):
        path.write_bytes(record_to_bytes(record))
    command = [sys.executable, "-c", textwrap.dedent(WRITER), str(store.folder), record_id, *map(str, paths)]
    for saves in range(1, 13):
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as writer:
            for _ in range(saves):
                writer.stdout.readline()
            writer.send_signal(signal.SIGKILL)
        assert record_from_bytes(store.path_of(record_id).read_bytes()) in (RECORD, OTHER)
    store.clear_leftovers()
    assert files(store.folder) == [f"{record_id}.fiveup"]
