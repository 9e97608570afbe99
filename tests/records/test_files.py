"""Opening files: regular ones only, and never waiting."""

from __future__ import annotations

import errno
import os
import socket

import pytest

from fiveup_desktop.records import (
    RecordFault,
    UnreadableRecordError,
    read_record,
    read_regular_file,
    write_for_player,
)
from fiveup_desktop.records.strict_json import MOST_BYTES
from tests.records.good import as_bytes, small


def refused(path):
    with pytest.raises(UnreadableRecordError) as caught:
        read_record(path)
    assert str(caught.value).isprintable()
    return caught.value.fault


def test_a_regular_file_is_read(tmp_path):
    path = tmp_path / "match.fiveup"
    path.write_bytes(as_bytes(small()))
    assert read_record(path) == read_record(str(path))
    link = tmp_path / "link"
    link.symlink_to(path)
    assert read_record(link) == read_record(path)


def test_what_is_not_there(tmp_path):
    (tmp_path / "file").touch()
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    for name in ("nowhere", "file/inside", "dangling", "nul\0inside", "half \ud800", ""):
        path = tmp_path / name if name else ""
        assert refused(path) is RecordFault.NO_SUCH_FILE


def test_what_is_no_regular_file(tmp_path):
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "link").symlink_to(tmp_path / "fifo")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        for path in ("folder", "fifo", "link", "socket"):
            assert refused(tmp_path / path) is RecordFault.NOT_A_REGULAR_FILE
    assert refused("/dev/null") is RecordFault.NOT_A_REGULAR_FILE


def test_a_pipe_put_in_place_of_a_file_is_not_waited_for(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.touch()
    before = path.stat()
    path.unlink()
    os.mkfifo(path)
    real = os.stat
    monkeypatch.setattr(os, "stat", lambda asked, **more: before if asked == path else real(asked, **more))
    assert refused(path) is RecordFault.NOT_A_REGULAR_FILE


def test_a_link_to_itself_cannot_be_opened(tmp_path):
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert refused(tmp_path / "loop") is RecordFault.CANNOT_OPEN
    assert refused(tmp_path / ("x" * 300)) is RecordFault.CANNOT_OPEN


def test_what_may_not_be_read(tmp_path, monkeypatch):
    path = tmp_path / "match.fiveup"
    path.write_bytes(b"{}")

    def forbidden(*_):
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(os, "open", forbidden)
    assert refused(path) is RecordFault.NOT_PERMITTED


def test_large_files_are_refused_before_they_are_read(tmp_path, monkeypatch):
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(2**40)
    monkeypatch.setattr(os, "read", None)
    assert refused(path) is RecordFault.TOO_LARGE


def test_a_file_that_grows_while_it_is_read_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "growing"
    path.write_bytes(b"{}")
    endless = iter([b" " * 2**20] * 5)
    monkeypatch.setattr(os, "read", lambda _, most: next(endless)[:most])
    assert refused(path) is RecordFault.TOO_LARGE


def test_it_is_read_in_pieces_to_the_end(tmp_path, monkeypatch):
    path = tmp_path / "file"
    data = bytes(range(256)) * 100
    path.write_bytes(data)
    real = os.read
    monkeypatch.setattr(os, "read", lambda descriptor, most: real(descriptor, min(most, 999)))
    assert read_regular_file(path) == data
    assert len(data) < MOST_BYTES


def test_a_player_may_write_over_files_only(tmp_path):
    file = tmp_path / "match.fiveup"
    for data in (b"one", b"two"):
        write_for_player(file, data)
        assert file.read_bytes() == data
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "link").symlink_to("fifo")
    there = sorted(tmp_path.iterdir())
    for name in ("folder", "fifo", "link", "folder/none/deeper", "nul\0inside"):
        with pytest.raises(OSError, match=r"exists|No such"):
            write_for_player(tmp_path / name, b"three")
    assert sorted(tmp_path.iterdir()) == there
    assert (tmp_path / "link").is_symlink()
