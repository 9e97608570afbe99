"""Hostile names and titles on every page: the short version of `python -m tests.gui.hostile FOLDER`.

FIVEUP_NAMES=all (with `-o faulthandler_timeout=0`) takes all forty.
"""

import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.architecture.source import ROOT

GROUPS = "10" if os.environ.get("FIVEUP_NAMES") == "all" else "1"
POINTED_TO = re.compile(r'open\w*\([^"]*"(?:[^"]*/)?c[0-9]"')


def test_names_are_shown_as_they_are_and_nothing_they_point_to_is_opened(tmp_path):
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    log = tmp_path / "log"
    (tmp_path / "here").mkdir()
    program = [sys.executable, "-m", "tests.gui.hostile", str(tmp_path / "here"), GROUPS]
    watch = ["strace", "-f", "-qq", "-e", "trace=open,openat,openat2,socket", "-o", str(log)]
    done = subprocess.run([*watch, *program], cwd=ROOT, capture_output=True, text=True)
    if "ptrace" in done.stderr and not done.stdout:
        pytest.skip("strace may not watch a process")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 wrong" in done.stdout
    calls = log.read_text(errors="replace").splitlines()
    opened = [line for line in calls if POINTED_TO.search(line)]
    # The program itself makes them, before any page is shown: the watch does see them.
    assert len(opened) == 10
    assert all("O_CREAT" in line for line in opened)
    assert [line for line in calls if "AF_INET" in line] == []
