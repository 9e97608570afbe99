"""Interfering with a program's system calls by strace: killing it in one, or having one fail."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.architecture.source import ROOT

CALLS = "%file,%desc"
SILENT = {"readv", "writev", "mmap", "ioctl", "lseek"}
"""Calls that say nothing to the disk, or by which the program speaks to us."""


class Heard(NamedTuple):
    """What became of a program: what it said, how it ended, what it called."""

    lines: list[str]
    status: int
    calls: list[str]
    errors: str


@functools.cache
def why_not() -> str | None:
    """Why nothing can be interfered with here, or None."""
    if shutil.which("strace") is None:
        return "strace is not installed"
    with subprocess.Popen(["sleep", "0.5"]) as sleeper:
        said = subprocess.run(["strace", "-p", str(sleeper.pid)], capture_output=True, text=True).stderr
    return None if "attached" in said else f"strace may not attach to a process: {said.strip()}"


def run(arguments: list[str], log: Path, inject: str | None = None) -> Heard:
    """Run `python -m ARGUMENTS` until it says `ready`, and from there on under strace."""
    command = [sys.executable, "-m", *arguments]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as program:
        ready = program.stdout.readline()
        assert ready == "ready\n", program.stderr.read()
        watch = ["strace", "-f", "-p", str(program.pid), "-o", str(log), "-e", f"trace={CALLS}"]
        if inject:
            watch += ["-e", f"inject={inject}"]
        with subprocess.Popen(watch, stderr=subprocess.PIPE, text=True) as watcher:
            attached = watcher.stderr.readline()
            assert "attached" in attached, attached
            try:
                said, errors = program.communicate("\n")
            except BrokenPipeError:
                said, errors = "", ""
            watcher.wait()
    return Heard(said.splitlines(), program.returncode, calls_in(log), errors)


def calls_in(log: Path) -> list[str]:
    """The names of the calls, in order."""
    return [found[1] for line in log.read_text().splitlines() if (found := re.match(r"\d+ +(\w+)\(", line))]


def moments(calls: list[str]) -> list[str]:
    """Each call as strace names it for injection: its name, and the how many-th of that name it is."""
    counts: dict[str, int] = {}
    found = []
    for name in calls:
        counts[name] = counts.get(name, 0) + 1
        if name not in SILENT:
            found.append(f"{name} {counts[name]}")
    return found


def at(moment: str, what: str, for_good: bool = False) -> str:
    """The injection of WHAT (signal=..., error=...) at a moment, once or from then on."""
    name, count = moment.split()
    return f"{name}:{what}:when={count}{'+' if for_good else ''}"
