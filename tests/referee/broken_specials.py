"""Things in a folder that are no readable regular file with a record in it."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path

from .broken_base import as_bytes, good_record


def _folder(place: Path) -> Path:
    path = place / "folder.fiveup"
    path.mkdir()
    return path


def _fifo(place: Path) -> Path:
    path = place / "fifo.fiveup"
    os.mkfifo(path)
    return path


def _linked(make: Callable[[Path], Path]) -> Callable[[Path], Path]:
    def build(place: Path) -> Path:
        target = make(place)
        path = place / f"link to {target.name}"
        path.symlink_to(target)
        return path

    return build


def _missing(place: Path) -> Path:
    return place / "missing.fiveup"


def _loop(place: Path) -> Path:
    path = place / "loop.fiveup"
    path.symlink_to(path)
    return path


def _device(_place: Path) -> Path:
    return Path("/dev/zero")


def _socket(place: Path) -> Path:
    path = place / "socket.fiveup"
    here = Path.cwd()
    # A socket's path is at most about 100 bytes long, so it is bound by its bare name.
    os.chdir(place)
    try:
        with socket.socket(socket.AF_UNIX) as bound:
            bound.bind(path.name)
    finally:
        os.chdir(here)
    return path


def _below_a_file(place: Path) -> Path:
    (place / "file").write_bytes(as_bytes(good_record()))
    return place / "file" / "inside.fiveup"


def _long_name(place: Path) -> Path:
    return place / ("x" * 300)


def _name_with_newline(place: Path) -> Path:
    path = place / "two\nlines.fiveup"
    path.write_bytes(b"")
    return path


def _name_not_utf8(place: Path) -> Path:
    path = place / os.fsdecode(b"\xff\xfe.fiveup")
    path.write_bytes(b"")
    return path


SPECIALS: dict[str, Callable[[Path], Path]] = {
    "folder": _folder,
    "FIFO": _fifo,
    "link to a folder": _linked(_folder),
    "link to a FIFO": _linked(_fifo),
    "link to nothing": _linked(_missing),
    "link to itself": _loop,
    "missing file": _missing,
    "device": _device,
    "link to a device": _linked(_device),
    "socket": _socket,
    "below a file": _below_a_file,
    "name too long": _long_name,
    "broken file, name with a newline": _name_with_newline,
    "broken file, name not UTF-8": _name_not_utf8,
}
"""Name -> a function that makes the thing in an empty folder and gives its path; none is a record."""
