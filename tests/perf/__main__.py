"""python -m tests.perf [NAME...]: run the benchmarks (or those named) and print each beside its anchor.

Must and goal are the budgets of the project; a ratio is ours over the anchor's, measured in the same run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from tests.perf.engine import checked_engine
from tests.perf.measure import Result
from tests.perf.save import durable_save


@dataclass(frozen=True)
class Budget:
    """A benchmark and its limits: the ratio is to be at least `must` when more is better, else at most."""

    name: str
    anchor: str
    run: Callable[[], Result]
    must: float
    goal: float
    more_is_better: bool = False

    def verdict(self, ratio: float) -> str:
        """Say which limits RATIO keeps."""
        sign = -1 if self.more_is_better else 1
        if sign * ratio <= sign * self.goal:
            return "goal met"
        return "must met" if sign * ratio <= sign * self.must else "MISSED"


BUDGETS = (
    Budget("engine", "dominoes 6.1.0", checked_engine, 0.25, 0.5, more_is_better=True),
    Budget("save", "by hand", durable_save, 2, 1.3),
)


def report(budget: Budget) -> str:
    """Run one benchmark and return its line."""
    result = budget.run()
    limit = "at least" if budget.more_is_better else "at most"
    return (
        f"{budget.name:8} {result.ours:12,.4g} {result.unit}, beside {result.anchor:,.4g} ({budget.anchor}): "
        f"{result.ratio:.2f} x (must be {limit} {budget.must} x, goal {budget.goal} x): "
        f"{budget.verdict(result.ratio)}"
    )


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
