"""Start and memory beside a bare window with a scene of 28 rectangles, each in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.architecture.source import ROOT
from tests.perf.measure import Result, side_by_side

STARTS = 5


def started(what: str) -> dict[str, float]:
    """Start `what` (bare or game) and return what it tells of itself."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    # An installed game has its bytecode; the first start, which warms up, leaves it for the others.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "tests.perf.child", what]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def start() -> Result:
    """CPU seconds from the start of the process to the first painted table."""
    return side_by_side(lambda: started("game")["cpu_s"], lambda: started("bare")["cpu_s"], "CPU s", STARTS)


def memory() -> Result:
    """Resident memory after the first deal, in 10^6 bytes."""
    return side_by_side(lambda: started("game")["rss_mb"], lambda: started("bare")["rss_mb"], "MB", 3)
