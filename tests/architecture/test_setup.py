"""The scripts of the two commands: what they ask for, and what they start."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="system libraries are installed on Linux only"
)


def shell(script: str, path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run SCRIPT in the project with the programs of PATH before all others."""
    environment = {"PATH": f"{path}:{os.environ['PATH']}", **environment}
    command = ["sh", "-euc", f". packaging/setup.sh; find_python; {script}"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)


def program(path: Path, name: str, text: str) -> None:
    """Put a shell script NAME into PATH."""
    (path / name).write_text(f"#!/bin/sh\n{text}\n")
    (path / name).chmod(0o755)


ABSENT = "install_libraries libabsent.so.9:libabsent9 absent-program:absent-package libc.so.6:libc6 sh:dash"


def test_without_root_the_one_command_is_printed(tmp_path):
    program(tmp_path, "id", "echo 1000")
    program(tmp_path, "apt-get", "echo called >&2")
    result = shell(ABSENT, tmp_path)
    assert result.returncode == 2
    assert "sudo apt-get install --no-install-recommends libabsent9 absent-package\n" in result.stderr
    assert "called" not in result.stderr


def test_root_installs_what_is_missing_and_nothing_else(tmp_path):
    program(tmp_path, "id", "echo 0")
    program(tmp_path, "apt-get", f'echo "apt-get $*" >>{tmp_path}/log')
    result = shell(ABSENT, tmp_path)
    assert result.returncode == 0
    asked = [line.split() for line in (tmp_path / "log").read_text().splitlines()]
    assert [words[2] for words in asked] == ["update", "install"]
    assert asked[1][-2:] == ["libabsent9", "absent-package"]


def test_a_failing_installation_ends_with_status_2(tmp_path):
    program(tmp_path, "id", "echo 0")
    program(tmp_path, "apt-get", "exit 100")
    result = shell(ABSENT, tmp_path)
    assert result.returncode == 2
    assert "could not be installed" in result.stderr


def test_nothing_is_installed_where_nothing_is_missing(tmp_path):
    program(tmp_path, "apt-get", "exit 100")
    assert shell("install_libraries libc.so.6:libc6 sh:dash", tmp_path).returncode == 0


@pytest.fixture
def play(tmp_path):
    """Run a copy of ./play whose setup is done and whose Python tells its arguments."""
    (tmp_path / "packaging").mkdir()
    shutil.copy(ROOT / "play", tmp_path)
    program(tmp_path, "python", 'echo "platform=${QT_QPA_PLATFORM-} $*"')
    names = "qt_libraries= screen_libraries=screen"
    (tmp_path / "packaging/setup.sh").write_text(
        f'{names}\nset_up() {{ echo "set up $*"; python=./python; }}\n'
    )

    def run(*arguments: str, **environment: str) -> list[str]:
        environment["PATH"] = os.environ["PATH"]
        command = ["sh", tmp_path / "play", *arguments]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True
        ).stdout.splitlines()

    return run


def test_play_starts_the_game_on_a_screen_and_passes_arguments_on(play):
    started = "platform= -m fiveup_desktop a b.fiveup"
    assert play("a b.fiveup", DISPLAY=":0") == ["set up run screen", started]
    assert play("a b.fiveup", WAYLAND_DISPLAY="wayland-0") == ["set up run screen", started]


def test_play_without_a_screen_says_so_and_shows_a_match(play):
    lines = play("--language", "zh_CN")
    assert lines[0] == "set up run"
    assert "no screen" in lines[1]
    assert lines[2].startswith("platform=offscreen -m fiveup_desktop --demo --seed 61")
    assert lines[2].endswith("--language zh_CN")
    assert lines[3].endswith("/demo-pictures")


@pytest.mark.parametrize(
    "arguments", [("referee", "x.fiveup"), ("simulate",), ("--help",), ("--screenshot", "x.png")]
)
def test_play_needs_no_screen_for_what_opens_no_window(play, arguments):
    assert play(*arguments) == ["set up run", "platform= -m fiveup_desktop " + " ".join(arguments)]
