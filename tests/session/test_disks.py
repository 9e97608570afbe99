"""Real disks of the bad kind: one of 16 KiB, and one that cannot be written.

Root ignores modes, so they are mounted, and the tests are skipped where that is not permitted.
A match is played through on each; the game says what is wrong, and goes on.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fiveup_desktop.records import MatchStore, replay
from fiveup_desktop.session import KeepingError, SaveReason
from tests.session.play import ANN, BEN, CAT, DAN, Log, on_disk, play_out, settle
from tests.session.test_library import MOMENTS, played

Mount = Callable[..., None]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 16 KiB; skipped where nothing may be mounted."""
    place = tmp_path / "disk"
    place.mkdir()
    done = mount("-t", "tmpfs", "-o", "size=16k", "none", str(place))
    if done.returncode:
        pytest.skip(f"nothing can be mounted here: {done.stderr.strip()}")
    yield place
    # Lazily: the lock file may still be open.
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def mount(*arguments: str) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(["mount", *arguments], capture_output=True, text=True)
    except FileNotFoundError:
        return subprocess.CompletedProcess(arguments, 1, "", "there is no program mount")


def test_a_disk_of_16_kib_fills_up_and_play_goes_on(qtbot, make_library, disk):
    library = make_library(MatchStore(disk / "matches"))
    assert library.is_writer
    session = library.new_match((CAT, DAN))
    log = Log(session)
    play_out(qtbot, session)
    assert session.match.is_over
    assert {each.reason for each in log.all("save_failed")} == {SaveReason.NO_SPACE}
    assert session.trouble is not None
    # What lies there is the match as it was when there was still room: whole, and its beginning.
    kept = on_disk(library, session).match
    assert kept.rounds[-1].actions == session.match.rounds[len(kept.rounds) - 1].actions[: kept.ply[1]]
    assert not list(disk.rglob("*.tmp"))
    session.save_copy(disk.parent / "copy.fiveup")
    assert (disk.parent / "copy.fiveup").stat().st_size > 4096


def fill(path: Path) -> None:
    """Write until there is no more room."""
    with path.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 1024)


def test_room_that_comes_back_is_used(qtbot, make_library, disk):
    filler = disk / "filler"
    library = make_library(MatchStore(disk / "matches"))
    session = played(qtbot, library, MOMENTS["in the first round"])
    with pytest.raises(OSError, match="No space"):
        fill(filler)
    with qtbot.waitSignal(session.save_failed):
        session.retry_save()
    with pytest.raises(KeepingError):
        library.duplicate(session.record_id)
    filler.unlink()
    with qtbot.waitSignal(session.save_recovered):
        session.retry_save()
    assert on_disk(library, session).match == session.match


@pytest.fixture
def read_only(qtbot, make_library, disk) -> str:
    """The disk with a match on it, which from now on cannot be written; the match's ID."""
    library = make_library(MatchStore(disk / "matches"))
    session = played(qtbot, library, MOMENTS["in the first round"])
    library.close()
    done = mount("-o", "remount,ro", str(disk))
    if done.returncode:
        pytest.skip(f"nothing can be remounted here: {done.stderr.strip()}")
    return session.record_id


def test_on_a_disk_that_cannot_be_written_play_goes_on(qtbot, make_library, disk, read_only):
    before = (disk / "matches" / f"{read_only}.fiveup").read_bytes()
    library = make_library(MatchStore(disk / "matches"))
    assert [each.record_id for each in library.summaries()] == [read_only]
    session = library.open(read_only)
    log = Log(session)
    play_out(qtbot, session)
    assert session.match.is_over
    assert {each.reason for each in log.all("save_failed")} == {SaveReason.READ_ONLY}
    assert (disk / "matches" / f"{read_only}.fiveup").read_bytes() == before
    for ask in (library.delete, library.abandon, library.duplicate):
        with pytest.raises(KeepingError) as caught:
            ask(read_only)
        assert caught.value.trouble.reason is SaveReason.READ_ONLY
    new = library.new_match((ANN, BEN))
    with qtbot.waitSignal(new.save_failed):
        new.begin()
    settle(new)
    assert new.match.rounds
    library.close()
    assert replay(MatchStore(disk / "matches").take_up(read_only)).match.ply >= (0, 4)
