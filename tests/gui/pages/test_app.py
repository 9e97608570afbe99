"""The program from outside: pictures of pages, the demo, no screen; and what a mistake of its own does."""

import os
import struct
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.crash import CrashHook
from fiveup_desktop.view.pages.crash import CrashDialog

PROGRAM = [sys.executable, "-m", "fiveup_desktop"]


def run(*arguments, **environment):
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env |= environment
    command = [*PROGRAM, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env=env)


def png_size(path):
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return struct.unpack(">II", head[16:24])


def test_a_page_is_rendered_without_a_screen(tmp_path):
    target = tmp_path / "page.png"
    done = run(
        "--screenshot", target, "--page", "settlement-domino", "--size", "1000x700", "--scale", "2",
        "--language", "zh_CN", "--theme", "dark", QT_QPA_PLATFORM="",
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert png_size(target) == (2000, 1400)


def test_the_same_seed_gives_the_same_picture(tmp_path):
    pictures = []
    for name in ("a.png", "b.png"):
        run("--screenshot", tmp_path / name, "--page", "curtain", "--seed", "5")
        pictures.append((tmp_path / name).read_bytes())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(("page", "target"), [("nowhere", "x.png"), ("about", "no/such/folder/x.png")])
def test_what_cannot_be_rendered_is_said_in_one_line(tmp_path, page, target):
    done = run("--screenshot", tmp_path / target, "--page", page)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_demo_without_a_place_for_its_pictures_is_refused_in_one_line(tmp_path):
    (tmp_path / "file").write_text("in the way")
    done = run("--demo", "--exit", "--screenshots", tmp_path / "file", QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_demo_plays_a_match_and_leaves_pictures(tmp_path):
    pictures = tmp_path / "pictures"
    done = run(
        "--demo", "--players", "2", "--seed", "4", "--speed", "none", "--screenshots", pictures, "--exit",
        "--data-dir", tmp_path / "data", "--language", "en", QT_QPA_PLATFORM="offscreen",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (line,) = done.stdout.splitlines()
    assert " wins the match: " in line
    taken = sorted(path.name for path in pictures.iterdir())
    assert taken[0] == "round-01-lot.png"
    assert taken[-1].endswith("the-end.png")
    assert f"{len(taken)} pictures" in line
    assert list((tmp_path / "data" / "matches").glob("*.fiveup"))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a screen")
def test_where_there_is_no_screen_it_says_so(tmp_path):
    done = run("--data-dir", tmp_path, QT_QPA_PLATFORM="")
    assert done.returncode == 1
    assert "no screen" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.fixture
def hooked(open_window, tmp_path, capsys):
    opened = open_window()
    hook = CrashHook(opened.window, tmp_path / "data")
    yield opened, tmp_path / "data" / "errors.log"
    hook.remove()


@pytest.mark.parametrize("where", ["here", "in a thread"])
def test_a_mistake_of_the_program_is_told_and_written_down(hooked, where):
    opened, log = hooked
    if where == "here":
        sys.excepthook(ValueError, ValueError("a planted mistake"), None)
    else:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    dialog = opened.wait_for(CrashDialog)
    assert "a planted mistake" in log.read_text("utf-8")
    assert str(log) in dialog._where.text()
    sys.excepthook(ValueError, ValueError("another"), None)
    opened.wait(lambda: "another" in log.read_text("utf-8"))
    assert opened.top is dialog
    QTest.mouseClick(dialog.go_on_button, Qt.MouseButton.LeftButton)
    assert opened.top is None


def fail():
    raise ValueError("a planted mistake")


def test_the_report_is_copied_and_the_log_begins_anew_when_it_is_long(hooked):
    opened, log = hooked
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text("x" * (2 << 20), "utf-8")
    sys.excepthook(ValueError, ValueError("a planted mistake"), None)
    dialog = opened.wait_for(CrashDialog)
    assert log.stat().st_size < 1 << 20
    assert log.with_suffix(".old.log").stat().st_size == 2 << 20
    QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    report = QApplication.clipboard().text()
    assert report.startswith("Five Up Desktop ")
    assert "ValueError" in report
    assert "planted" not in report
