"""Lays out rounds by the thousand, checks them with code that shares nothing with it, prints the figures.

python -m tests.layout.survey --rounds 1000 --players 2,3,4
python -m tests.layout.survey --rounds 200 --policies adversarial --hands free
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fiveup_desktop.layout import Link, Pose, Table, Target
from fiveup_desktop.rules import FULL_SET, Board, Placement
from tests.layout import checker
from tests.layout.rounds import POLICIES, dealt_round, free_round

VIEW, MAT = (900, 600), (736, 448)
"""Pixels: the view of the figures, and what the window at 1280 x 720 leaves for tiles and targets."""


def pose_fields(pose: Pose) -> dict[str, float]:
    return {"x": pose.x, "y": pose.y, "w": pose.w, "h": pose.h, "angle": pose.angle}


def link_fields(link: Link) -> dict[str, Any]:
    return {"from": str(link.from_connection), "to": str(link.to_connection), "points": list(link.points)}


def table_fields(table: Table) -> tuple[list[str], list[dict[str, Any]], list[dict[str, Any]]]:
    """Actions, tiles and links of a table as the checker takes them."""
    tiles = [{"tile": str(tile), **pose_fields(pose)} for tile, pose in table.poses.items()]
    return [str(p) for p in table.placements], tiles, [link_fields(link) for link in table.links]


def target_fields(placement: Placement, target: Target) -> dict[str, Any]:
    link = None if target.link is None else link_fields(target.link)
    return {"action": str(placement), **pose_fields(target.pose), "link": link, "moves": bool(target.moved)}


@dataclass
class Figures:
    """What came out, over many rounds."""

    rounds: int = 0
    placements: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    most_moved: int = 0
    clashes: int = 0
    place_ms: list[float] = field(default_factory=list)
    turn_ms: list[float] = field(default_factory=list)
    view_px: list[float] = field(default_factory=list)
    mat_px: list[float] = field(default_factory=list)


def survey_round(placements: Iterable[Placement], figures: Figures, *, targets: bool) -> None:
    """Lay a round out; check the end, every table on which a tile moved, and with `targets` every target."""
    table, board, seen = Table.empty(), Board.empty(), set()
    for placement in placements:
        if targets:
            check_targets(table, board, figures)
        before = table
        started = time.process_time()
        table = table.place(placement)
        figures.place_ms.append((time.process_time() - started) * 1000)
        board = board.place(placement)
        figures.placements += 1
        moved = {tile for tile, pose in before.poses.items() if table.poses[tile] != pose}
        if moved != set(table.moved):
            figures.faults["moved tiles not told"] += 1
        if moved:
            seen.add("moved")
            figures.most_moved = max(figures.most_moved, len(moved))
            check_table(table, figures)
    check_table(table, figures)
    seen |= {"link"} if table.links else set()
    seen |= {"bent"} if has_bent_arm(table) else set()
    figures.kinds.update(seen)
    figures.rounds += 1
    figures.view_px.append(pixels([*table.poses.values()], table.links, VIEW))
    rests = [table.rest_target(connection) for connection in board.open_connections]
    figures.mat_px.append(pixels([*table.poses.values(), *filter(None, rests)], table.links, MAT))


def check_table(table: Table, figures: Figures) -> None:
    for fault in checker.faults(*table_fields(table)):
        figures.faults[fault] += 1


def check_targets(table: Table, board: Board, figures: Figures) -> None:
    """Every unplayed tile has a sound target wherever it fits, and is then placed exactly there."""
    unplayed = [tile for tile in FULL_SET if tile not in table.poses]
    legal = board.legal_placements(unplayed)
    fresh = Table.empty()
    for placement in table.placements:
        fresh = fresh.place(placement)
    started = time.process_time()
    targets = fresh.targets(legal)
    figures.turn_ms.append((time.process_time() - started) * 1000)
    fields = [target_fields(placement, target) for placement, target in targets.items()]
    for fault in checker.target_faults(*table_fields(table), [str(p) for p in legal], fields):
        figures.faults[fault] += 1
    for placement, target in targets.items():
        after = table.place(placement)
        if after.poses[placement.tile] != target.pose or after.moved != target.moved:
            figures.faults[f"{placement} is not placed at its target"] += 1
    rests = {c: pose for c in board.open_connections if (pose := table.rest_target(c)) is not None}
    poses = list(rests.values())
    if any(one.overlaps(other) for i, one in enumerate(poses) for other in poses[:i]):
        figures.clashes += 1


def has_bent_arm(table: Table) -> bool:
    """Whether a non-double lies across a spinner's arm that it touches."""
    linked = {link.to_connection.tile for link in table.links}
    for placement in table.placements:
        at, tile = placement.connection, placement.tile
        if at is not None and at.port.is_branch and not tile.is_double and tile not in linked:
            spinner, pose = table.poses[at.tile], table.poses[tile]
            if (spinner.w > spinner.h) != (pose.w > pose.h):
                return True
    return False


def pixels(poses: list[Pose], links: Iterable[Link], view: tuple[int, int]) -> float:
    """Pixels for half a tile when all this fits the view."""
    boxes = [pose.bounds for pose in poses]
    boxes += [(x, y, x, y) for link in links for x, y in link.points]
    width = max(box[2] for box in boxes) - min(box[0] for box in boxes)
    height = max(box[3] for box in boxes) - min(box[1] for box in boxes)
    return min(view[0] / width, view[1] / height)


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


HEADER = (
    f"{'policy':<16}{'hands':<7}{'rounds':>7}{'tiles':>9}{'faults':>7}{'moved':>7}{'most':>5}{'link%':>7}{'bent%':>7}"
    f"{'ms med':>8}{'p99':>7}{'max':>7}{'turn med':>9}{'p99':>7}{'px med':>8}{'5%':>6}{'min':>6}"
    f"{'mat med':>9}{'5%':>6}{'min':>6}{'clash':>7}"
)


def row(policy: str, hands: str, f: Figures) -> str:
    share = 100 / max(1, f.rounds)
    return (
        f"{policy:<16}{hands:<7}{f.rounds:>7}{f.placements:>9}{sum(f.faults.values()):>7}{f.kinds['moved']:>7}"
        f"{f.most_moved:>5}{f.kinds['link'] * share:>7.2f}{f.kinds['bent'] * share:>7.2f}"
        f"{quantile(f.place_ms, 0.5):>8.2f}{quantile(f.place_ms, 0.99):>7.2f}{max(f.place_ms):>7.1f}"
        f"{quantile(f.turn_ms, 0.5):>9.1f}{quantile(f.turn_ms, 0.99):>7.1f}"
        f"{quantile(f.view_px, 0.5):>8.1f}{quantile(f.view_px, 0.05):>6.1f}{min(f.view_px):>6.1f}"
        f"{quantile(f.mat_px, 0.5):>9.1f}{quantile(f.mat_px, 0.05):>6.1f}{min(f.mat_px):>6.1f}{f.clashes:>7}"
    )


def rounds_of(policy: str, hands: str, count: int, first: int) -> Iterator[Iterable[Placement]]:
    """Rounds first, first + 1, ...: each depends on its number, its policy and its hands only."""
    for number in range(first, first + count):
        rng = Random(f"{policy} {hands} {number}")
        yield free_round(rng, policy) if hands == "free" else dealt_round(rng, int(hands), policy)


def survey(policy: str, hands: str, count: int, *, first: int = 0, targets_every: int = 20) -> Figures:
    """Lay `count` rounds out; every `targets_every`th has its targets checked at every turn."""
    figures = Figures()
    for number, placements in enumerate(rounds_of(policy, hands, count, first), first):
        survey_round(placements, figures, targets=number % targets_every == 0)
    return figures


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100, help="rounds for each policy and kind of hands")
    parser.add_argument("--first", type=int, default=0, help="number of the first round")
    parser.add_argument("--players", default="2,3,4", help="hands of 5 for so many players, or none")
    parser.add_argument(
        "--policies", default="random", help=f"all, adversarial, or some of {','.join(POLICIES)}"
    )
    parser.add_argument("--free", action="store_true", help="also one hand of all 28 tiles")
    parser.add_argument(
        "--targets-every", type=int, default=20, help="check all targets in every so many rounds"
    )
    arguments = parser.parse_args(words)
    sets = {"all": list(POLICIES), "adversarial": [name for name in POLICIES if name != "random"]}
    policies = sets.get(arguments.policies) or arguments.policies.split(",")
    hands = [word for word in arguments.players.split(",") if word and word != "none"]
    print(HEADER)
    for policy in policies:
        for kind in [*hands, *(["free"] if arguments.free else [])]:
            figures = survey(
                policy, kind, arguments.rounds, first=arguments.first, targets_every=arguments.targets_every
            )
            print(row(policy, kind, figures), flush=True)
            for fault, times in figures.faults.most_common(5):
                print(f"    {times} x {fault}")


if __name__ == "__main__":
    main()
