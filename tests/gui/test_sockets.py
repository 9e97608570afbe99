"""A whole run of the game opens no connection to anywhere: not one socket of the internet kind."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.architecture.source import ROOT


def test_a_whole_match_opens_no_socket_of_the_internet(tmp_path):
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    log = tmp_path / "log"
    demo = [
        "--demo",
        "--players",
        "2",
        "--levels",
        "casual,casual",
        "--seed",
        "1",
        "--speed",
        "none",
        "--exit",
    ]
    program = [sys.executable, "-m", "fiveup_desktop", *demo, "--data-dir", str(tmp_path / "data")]
    watch = ["strace", "-f", "-qq", "-e", "trace=socket,socketpair,connect", "-o", str(log)]
    environment = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    done = subprocess.run([*watch, *program], cwd=ROOT, env=environment, capture_output=True, text=True)
    if "ptrace" in done.stderr and not done.stdout:
        pytest.skip("strace may not watch a process")
    assert done.returncode == 0, done.stderr
    assert "won" in done.stdout or "wins" in done.stdout
    calls = log.read_text(errors="replace").splitlines()
    # The watch does see sockets: the worker process is spoken to by one within this machine.
    assert [line for line in calls if "AF_UNIX" in line]
    assert [line for line in calls if "AF_INET" in line] == []
