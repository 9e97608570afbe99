"""Running a headless command in a terminal or a pipe."""

from __future__ import annotations

import contextlib
import os
import sys
from io import TextIOWrapper
from typing import Final

from fiveup_desktop.commands.arguments import RefereeOptions, SimulateOptions
from fiveup_desktop.commands.referee import referee
from fiveup_desktop.commands.simulate import simulate

INTERRUPTED: Final = 130
"""The exit status that shells give a program that Ctrl+C ended (128 + SIGINT)."""


def run(options: RefereeOptions | SimulateOptions) -> int:
    """Run the command that `options` are for; return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A name that the terminal cannot show is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = referee(options) if isinstance(options, RefereeOptions) else simulate(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever reads has had enough, as `head` does. Python flushes once more at its end: into nothing.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status
