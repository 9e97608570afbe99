"""`python -m fiveup_desktop`: a headless command, or the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from fiveup_desktop.commands.arguments import WindowOptions, parse


def main(argv: Sequence[str] | None = None) -> int:
    """Do what `argv` (without the program's name) asks for; return the exit status.

    Only the window imports Qt. Raises SystemExit for arguments that do not fit, and after help.
    """
    if getattr(sys, "frozen", False):
        import multiprocessing

        # First of all: in a frozen program, a worker process comes in by this door and goes no further.
        multiprocessing.freeze_support()
    options = parse(sys.argv[1:] if argv is None else argv)
    if isinstance(options, WindowOptions):
        from fiveup_desktop.app.quick import begin_quickly

        begin_quickly()
        from fiveup_desktop.app.main import main as open_window

        return open_window(options)
    from fiveup_desktop.commands.console import run

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
