"""python -m tests.perf [NAME...]: run the benchmarks (or those named) and print each beside its anchor.

Must and goal are the budgets of the project. A ratio is ours over the anchor's, by turns in the same run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from tests.perf.engine import checked_engine, playout_kernel
from tests.perf.measure import Result
from tests.perf.save import durable_save
from tests.perf.start import memory, start
from tests.perf.table import answer, frame, idle, repaint, turn


@dataclass(frozen=True)
class Budget:
    """A benchmark and its limits, on the ratio to the anchor or, if `absolute`, on our figure itself."""

    name: str
    anchor: str
    run: Callable[[], Result]
    must: float
    goal: float
    more_is_better: bool = False
    absolute: bool = False

    def verdict(self, figure: float) -> str:
        """Say which limits FIGURE keeps."""
        sign = -1 if self.more_is_better else 1
        if sign * figure <= sign * self.goal:
            return "goal met"
        return "must met" if sign * figure <= sign * self.must else "MISSED"


BUDGETS = (
    Budget("engine", "dominoes 6.1.0", checked_engine, 0.25, 0.5, more_is_better=True),
    Budget("kernel", "dominoes 6.1.0", playout_kernel, 8, 12, more_is_better=True),
    Budget("save", "by hand", durable_save, 2, 1.3),
    Budget("start", "bare scene", start, 1.7, 1.3),
    Budget("memory", "bare scene", memory, 110, 85, absolute=True),
    Budget("repaint", "bare scene", repaint, 5, 3, absolute=True),
    Budget("answer", "bare scene", answer, 50, 33, absolute=True),
    Budget("frame", "bare scene", frame, 16, 8, absolute=True),
    Budget("turn", "bare scene", turn, 16, 8, absolute=True),
    Budget("idle", "bare scene", idle, 60, 1, absolute=True),
)


def report(budget: Budget) -> str:
    """Run one benchmark and return its line, or two."""
    result = budget.run()
    limit = "at least" if budget.more_is_better else "at most"
    unit = result.unit if budget.absolute else "x"
    line = (
        f"{budget.name:8} {result.ours:10,.4g} {result.unit}; {budget.anchor} {result.anchor:,.4g}; "
        f"{result.ratio:.2f} x; must be {limit} {budget.must} {unit}, goal {budget.goal} {unit}: "
        f"{budget.verdict(result.ours if budget.absolute else result.ratio)}"
    )
    return f"{line}\n{'':8} {result.more}" if result.more else line


def main() -> int:
    """Run the benchmarks named on the command line, or all."""
    wanted = sys.argv[1:]
    names = [budget.name for budget in BUDGETS]
    if unknown := set(wanted) - set(names):
        print(
            f"No such benchmark: {', '.join(sorted(unknown))}; there are {', '.join(names)}", file=sys.stderr
        )
        return 2
    for budget in BUDGETS:
        if not wanted or budget.name in wanted:
            print(report(budget), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
