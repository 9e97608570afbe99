"""What a bug report tells: the program, its surroundings, and where it failed; nothing of those who play."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QSysInfo, qVersion

from fiveup_desktop import __version__
from fiveup_desktop.session.library import LOG_NAME

_MOST_FRAMES: Final = 60
_ENTRY: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ Five Up Desktop \S+")
_FRAME: Final = re.compile(r'  File "(?P<file>[^"]*)", line (?P<line>\d+), in (?P<name>[\w<>.]+)')
_ERROR: Final = re.compile(r"(?P<kind>[A-Za-z_][\w.]*)(?::|$)")
_KINDS: Final = ("Error", "Exception", "Exit", "Interrupt", "Warning", "Fault")


def bug_report(folder: Path) -> str:
    """A report in English of this program and of the last errors in the log of the data folder.

    Of the log it takes the times, the places in the code and the kinds of the errors. What an error says is
    left out, and so is where a file lies: there might be names, hands, seeds or a home in it.
    """
    return "\n".join([*_surroundings(), *_errors(folder / LOG_NAME)]) + "\n"


def _surroundings() -> Iterator[str]:
    form = "bundle" if getattr(sys, "frozen", False) else "package"
    yield f"Five Up Desktop {__version__} ({form})"
    yield f"Python {sys.version.partition(' ')[0]}, Qt {qVersion()}"
    yield f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()}, {QSysInfo.currentCpuArchitecture()}"
    yield f"Language of the system: {QLocale.system().name()}"


def _errors(log: Path) -> Iterator[str]:
    try:
        lines = log.read_text("utf-8", "replace").splitlines()
    except OSError:
        lines = []
    told = [each for each in map(_told, lines) if each]
    yield "Last errors:" if told else "No errors were logged."
    yield from told[-_MOST_FRAMES:]


def _told(line: str) -> str:
    """What of a line of the log may be told; empty: nothing."""
    if _ENTRY.fullmatch(line):
        return line
    if frame := _FRAME.fullmatch(line):
        return f"  {_place(frame['file'])}:{frame['line']} {frame['name']}"
    error = _ERROR.match(line)
    return error["kind"] if error and error["kind"].endswith(_KINDS) else ""


def _place(file: str) -> str:
    """A file of the program within its package, any other by its name alone."""
    parts = file.replace("\\", "/").split("/")
    package = __name__.partition(".")[0]
    return "/".join(parts[len(parts) - 1 - parts[::-1].index(package) :]) if package in parts else parts[-1]
