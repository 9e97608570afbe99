"""`simulate`: computer players play whole matches, and it is counted who wins."""

from __future__ import annotations

import json
import math
import multiprocessing
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from fiveup_desktop.commands.arguments import SimulateOptions
from fiveup_desktop.commands.contest import Contest
from fiveup_desktop.records import record_to_bytes

Z_95: Final = 1.959963984540054
"""Standard deviations to both sides of the mean that hold 95% of a normal distribution."""
_DIGITS: Final = 6
"""Of shares in JSON."""


@dataclass(frozen=True, slots=True)
class Result:
    """What is counted of one match; `cpu_s` is the CPU seconds that it took."""

    index: int
    winner: int
    rounds: int
    actions: int
    discards: int
    cpu_s: float


@dataclass(frozen=True, slots=True)
class Share:
    """How often a level won: `sittings` counts the sides that it played for, `wins` those that won."""

    sittings: int
    wins: int

    @property
    def share(self) -> float:
        """Wins for each sitting."""
        return self.wins / self.sittings

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% Wilson score interval of the share. Source: E. B. Wilson, JASA 22 (1927), 209-212."""
        n, p, z = self.sittings, self.share, Z_95
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        # At shares of 0 and 1 the interval ends there exactly; rounding would miss it by a hair.
        return max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half))


def simulate(options: SimulateOptions) -> int:
    """Play, write the records if asked to, and print the counts.

    The exit status is 0, or 1 if the records cannot be written.
    """
    contest = Contest(options.levels, options.seed)
    try:
        if options.out is not None:
            options.out.mkdir(parents=True, exist_ok=True)
        results = _play_all(contest, options)
    except OSError as error:
        print(f"the records cannot be written: {error}", file=sys.stderr)
        return 1
    shares = _shares(contest, results)
    if options.as_json:
        print(json.dumps(_to_json(options, results, shares)))
    else:
        print(*_for_people(options, results, shares), sep="\n")
    return 0


def _play_all(contest: Contest, options: SimulateOptions) -> list[Result]:
    play = partial(_play, contest, options.out)
    numbers, jobs = range(options.matches), min(options.jobs, options.matches)
    if jobs == 1:
        return [play(index) for index in numbers]
    # An interrupt is for the parent alone, which ends the others.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(jobs, signal.signal, ignore) as pool:
        return pool.map(play, numbers, chunksize=math.ceil(len(numbers) / (16 * jobs)))


def _play(contest: Contest, out: Path | None, index: int) -> Result:
    """Play one match, write its record if there is a folder for it, and count."""
    started = time.process_time()
    actions = discards = 0
    for transition in contest.play(index):
        actions += 1
        discards += sum([not event.accepted for event in transition.events])
    match = transition.after
    assert match.winner is not None
    if out is not None:
        path = out / f"match-{index + 1:06}.fiveup"
        path.write_bytes(record_to_bytes(contest.record(index, match)))
    cpu_s = time.process_time() - started
    return Result(index, match.winner, len(match.rounds), actions, discards, cpu_s)


def _shares(contest: Contest, results: Sequence[Result]) -> dict[str, Share]:
    """Sittings and wins of each level, in the order of `--levels`; mixed partners sit for both levels."""
    counts = {level: [0, 0] for level in contest.levels}
    for result in results:
        for entity, levels in enumerate(contest.sides(result.index)):
            for level in levels:
                counts[level][0] += 1
                counts[level][1] += entity == result.winner
    return {level: Share(sittings, wins) for level, (sittings, wins) in counts.items()}


def _to_json(
    options: SimulateOptions, results: Sequence[Result], shares: dict[str, Share]
) -> dict[str, object]:
    told: dict[str, object] = {
        "players": options.players,
        "matches": options.matches,
        "by_level": {level: _share_to_json(share) for level, share in shares.items()},
        "rounds": sum([result.rounds for result in results]),
        "actions": sum([result.actions for result in results]),
    }
    if options.timing:
        told["cpu_s"] = round(sum([result.cpu_s for result in results]), 3)
    return told


def _share_to_json(share: Share) -> dict[str, object]:
    low, high = share.interval
    return {
        "matches": share.sittings,
        "wins": share.wins,
        "share": round(share.share, _DIGITS),
        "low": round(low, _DIGITS),
        "high": round(high, _DIGITS),
    }


def _for_people(
    options: SimulateOptions, results: Sequence[Result], shares: dict[str, Share]
) -> Iterator[str]:
    yield f"{options.matches} matches of {options.players} players, seed {options.seed}"
    yield f"{'level':<12}{'sittings':>9}{'wins':>7}{'share':>8}   95% interval"
    for level, share in shares.items():
        low, high = share.interval
        counts = f"{level:<12}{share.sittings:>9}{share.wins:>7}"
        yield f"{counts}{share.share:>8.1%}   {low:.1%} to {high:.1%}"
    rounds = sum([result.rounds for result in results]) / len(results)
    actions = sum([result.actions for result in results]) / len(results)
    discards = sum([result.discards for result in results]) / len(results)
    yield f"a match: {rounds:.2f} rounds, {actions:.1f} actions, {discards:.2f} discarded events"
    if options.timing:
        yield f"{sum([result.cpu_s for result in results]):.3f} CPU seconds"
