"""A table that is played at, beside a bare scene that is clicked at: one process of each for all figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache

from tests.architecture.source import ROOT
from tests.perf.measure import Result


@cache
def played(what: str) -> dict[str, list[float]]:
    """Play (game) or click (bare) for a minute or two, and return what the process tells."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [sys.executable, "-m", "tests.perf.table_child", what]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def quantile(values: Sequence[float], share: float) -> float:
    """The value that a SHARE of VALUES does not pass."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def _result(what: str, share: float) -> Result:
    ours, anchor = (played(side)[what] for side in ("game", "bare"))
    more = ", ".join(f"p{100 * each:g} {quantile(ours, each):.2f}" for each in (0.5, 0.95, 0.99, 0.999, 1))
    at, theirs = quantile(ours, share), quantile(anchor, share)
    return Result(at, theirs, at / theirs, f"ms p{100 * share:g}", f"{len(ours)} of ours: {more}")


def answer() -> Result:
    """From a click to its painted answer, by the wall's clock; a placement is on disk by then."""
    return _result("answer", 0.95)


def repaint() -> Result:
    """CPU of painting the whole of a full table, 1920 x 1080."""
    return _result("repaint", 0.95)


def frame() -> Result:
    """CPU of the paintings while tiles move, 1280 x 720."""
    return _result("frame", 0.99)


def turn() -> Result:
    """CPU of the turns of the event loop while three experts think in their process."""
    return _result("turn", 0.999)


def idle() -> Result:
    """CPU a minute while a person thinks, that of the thinking process included."""
    ours, anchor = played("game")["idle_ms_a_minute"], played("bare")["idle_ms_a_minute"]
    return Result(ours, anchor, ours / max(anchor, 1e-9), "ms a minute")
