"""For each stated rule a mutant of the engine: the smallest change that breaks just this rule.

`python -m tests.tutorial.mutants [ID ...]` makes each of them in a copy of the package and prints whether the
rule's test sees it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Mutant(NamedTuple):
    file: str
    old: str
    new: str


BOARD, LOT, MATCH, SCORING = (f"rules/{name}.py" for name in ("board", "lot", "match", "scoring"))
TILES, ACTIONS, VIEW = (f"rules/{name}.py" for name in ("tiles", "actions", "seat_view"))
TALLY = "view/art/tally.py"
"""The paper tally is a way of writing: `rules` knows nothing of it."""

SEEN = ("AssertionError", "Failed", "IllegalActionError", "IllegalDealError")
"""How a broken rule shows: something is not so, nothing was raised, or the engine refuses what is right."""

NOT_BELOW_ZERO = Mutant(SCORING, "return score_raw + amount_raw <=", "return 0 <= score_raw + amount_raw <=")
BLOCK_BEFORE_DOMINO = Mutant(
    MATCH, "if not after.hands[seat]:", "if not after.hands[seat] and not after.is_stuck:"
)
LAST_SEAT_FIRST = Mutant(SCORING, "key=lambda s: (pips[s], s)", "key=lambda s: (pips[s], -s)")
ALL_HANDS_SEEN = Mutant(
    VIEW,
    "hand=tuple(sorted(current.hands[seat])),",
    "hand=tuple(sorted(t for h in current.hands for t in h)),",
)

MUTANTS = {
    "tiles.set": Mutant(TILES, "HIGHEST_HALF: Final = 6", "HIGHEST_HALF: Final = 7"),
    "tiles.ends": Mutant(
        TILES,
        "value = tile.high if port is Port.HIGH else tile.low",
        "value = tile.high if port is Port.LOW else tile.low",
    ),
    "tiles.doubles": Mutant(TILES, "double = low == high", "double = low == high > 0"),
    "tiles.points": Mutant(
        SCORING, "return amount_raw // RAW_PER_DISPLAYED", "return amount_raw // (2 * RAW_PER_DISPLAYED)"
    ),
    "tiles.target": Mutant(SCORING, "TARGET_RAW: Final = 305", "TARGET_RAW: Final = 300"),
    "tiles.seats": Mutant(SCORING, "PLAYER_COUNTS: Final = (2, 3, 4)", "PLAYER_COUNTS: Final = (2, 3, 4, 5)"),
    "tiles.entities": Mutant(
        SCORING, "return seat % 2 if players == 4 else seat", "return seat // 2 if players == 4 else seat"
    ),
    "lot.draw": Mutant(LOT, "most = max(", "most = min("),
    "lot.tie": Mutant(LOT, "seats = draws[-1].heaviest\n", "seats = draws[-1].heaviest[:1]\n"),
    "lot.return": Mutant(
        LOT, "first = lot.leader if lot is not None else leader", "first = 0 if lot is not None else leader"
    ),
    "lot.deal": Mutant(LOT, "HAND_SIZE: Final = 5", "HAND_SIZE: Final = 6"),
    "lot.hidden": ALL_HANDS_SEEN,
    "lot.next": Mutant(
        MATCH, "last.outcome is None else last.outcome.seat", "last.outcome is None else last.to_move"
    ),
    "lot.turns": Mutant(MATCH, "(seat + 1) % len(hands)", "(seat - 1) % len(hands)"),
    "board.ports": Mutant(
        TILES,
        "ports = LINE_SIDES + BRANCH_ARMS if double else HALVES",
        "ports = LINE_SIDES + BRANCH_ARMS + HALVES if double else HALVES",
    ),
    "board.crosswise": Mutant(
        BOARD,
        "if at.arm_bits and not at.opposite.bit & open_bits:",
        "if at.arm_bits and at.tile is placements[0].tile and not at.opposite.bit & open_bits:",
    ),
    "board.double-joins": Mutant(ACTIONS, "return Port.LINE_A", "return Port.BRANCH_A"),
    "board.open-connections": Mutant(
        ACTIONS, "if not own.is_branch and own is not port]", "if not own.is_branch]"
    ),
    "board.arms": Mutant(BOARD, "if at.arm_bits and not at.opposite.bit & open_bits:", "if at.arm_bits:"),
    "board.placement": Mutant(
        ACTIONS,
        "return Port.LOW if tile.low == connection.value else Port.HIGH",
        "return Port.HIGH if tile.low == connection.value else Port.LOW",
    ),
    "board.two-places": Mutant(
        ACTIONS,
        "found.append(by_bit[lowest])\n        bits ^= lowest",
        "found.append(by_bit[lowest])\n        bits = 0",
    ),
    "board.ends": Mutant(BOARD, "if port.is_half:", "if port.is_half and connection.value:"),
    "board.doubles-count": Mutant(
        BOARD, "ScoringEnd(tile, None, tile.pips)", "ScoringEnd(tile, None, tile.low)"
    ),
    "board.doubles-silent": Mutant(BOARD, "total -= at.tile.pips", "total -= 0"),
    "board.branches": Mutant(TILES, "half_pips = value if port.is_half else 0", "half_pips = value"),
    "board.total": Mutant(
        ACTIONS, "points = tile.pips if tile.is_double", "points = tile.low if tile.is_double"
    ),
    "board.award": Mutant(SCORING, "total > 0 and total % 5 == 0", "total > 0 and total % 10 == 0"),
    "turn.one-kind": Mutant(
        MATCH, "            return placements\n", "            return (*placements, DRAW)\n"
    ),
    "turn.place": Mutant(MATCH, "if self.board.fits(hand):", "if not hand:"),
    "turn.draw": Mutant(MATCH, "drawn + 1, seat, plies", "drawn + 1, following, plies"),
    "turn.pass": Mutant(
        MATCH,
        "return (DRAW,) if self.boneyard_count else (PASS,)",
        "return (DRAW,) if self.boneyard_count > 1 else (PASS,)",
    ),
    "turn.end": Mutant(
        MATCH,
        "return Round(deal, board.placed(action), hands, drawn, following, plies)",
        "return Round(deal, board.placed(action), hands, drawn, seat, plies)",
    ),
    "turn.blocked": Mutant(
        MATCH, "if after.boneyard_count or action is PASS", "if after.boneyard_count or action is not DRAW"
    ),
    "turn.at-once": Mutant(
        MATCH, "if after.boneyard_count or action is PASS", "if after.boneyard_count or action is not PASS"
    ),
    "turn.last-tile": BLOCK_BEFORE_DOMINO,
    "score.events": Mutant(
        SCORING,
        "event.after_raw if e == event.entity else score",
        "event.after_raw if e <= event.entity else score",
    ),
    "score.accepted": Mutant(
        SCORING, "return score_raw + amount_raw <= TARGET_RAW", "return score_raw + amount_raw < TARGET_RAW"
    ),
    "score.win": Mutant(
        MATCH, "return TARGET_RAW in self.scores_raw\n", "return max(self.scores_raw) > TARGET_RAW\n"
    ),
    "score.discarded": Mutant(SCORING, "return score_raw + amount_raw <= TARGET_RAW", "return True"),
    "score.no-tiebreak": Mutant(
        MATCH,
        "return self.scores_raw.index(TARGET_RAW) if TARGET_RAW in self.scores_raw else None",
        "return self.scores_raw.index(max(self.scores_raw)) if max(self.scores_raw) > 299 else None",
    ),
    "score.ordinary": Mutant(MATCH, "        if not award:\n", "        if award < 0:\n"),
    "score.last-tile": Mutant(
        MATCH, "settle_domino(after.hands, seat, award, self", "settle_domino(after.hands, seat, 0, self"
    ),
    "score.rounding": Mutant(SCORING, "return (number + 2) // 5 * 5", "return (number + 3) // 5 * 5"),
    "domino.settle": Mutant(
        MATCH, "(), settlement, OutcomeKind.DOMINO)", "(), settlement, OutcomeKind.BLOCKED)"
    ),
    "domino.event": Mutant(SCORING, "nearest_five(opponents), -debit)", "nearest_five(opponents), debit)"),
    "domino.opponents": Mutant(
        SCORING, "opponents = sum(pips_of(hand) for", "opponents = sum(nearest_five(pips_of(hand)) for"
    ),
    "domino.partner": Mutant(SCORING, "nearest_five(pips_of(hands[partner]))", "pips_of(hands[partner])"),
    "domino.negative": NOT_BELOW_ZERO,
    "domino.leader": Mutant(
        MATCH,
        "return None if self.settlement is None else self.settlement.seat",
        "return self.settlement.seat if self.settlement and self.settlement.events[0].accepted else None",
    ),
    "blocked.hands": Mutant(
        SCORING,
        "if other > pips[seat] and entity_of(s, players) != entity",
        "if other > pips[seat] and s != seat",
    ),
    "blocked.order": LAST_SEAT_FIRST,
    "blocked.difference": Mutant(SCORING, "if other > pips[seat] and", "if"),
    "blocked.rounding": Mutant(
        SCORING, "        other - pips[seat]\n", "        nearest_five(other - pips[seat])\n"
    ),
    "blocked.test": Mutant(
        SCORING, "score = scores[entity]\n        accepted", "score = scores_raw[entity]\n        accepted"
    ),
    "blocked.discarded": Mutant(
        SCORING,
        "        if event.after_raw == TARGET_RAW:\n",
        "        if event.after_raw == TARGET_RAW or not accepted:\n",
    ),
    "blocked.win": Mutant(
        SCORING,
        "        if event.after_raw == TARGET_RAW:\n            break",
        "        if event.after_raw == TARGET_RAW:\n            pass",
    ),
    "blocked.winner": Mutant(SCORING, "if own == min(pips)", "if own == max(pips)"),
    "blocked.tied": Mutant(SCORING, "lightest.pop() if len(lightest) == 1 else None", "min(lightest)"),
    "blocked.no-reward": Mutant(
        SCORING, "tuple(events), scores, _lightest_entity(pips))", "tuple(events), scores, winner_of(scores))"
    ),
    "blocked.leader": Mutant(
        SCORING,
        "Settlement(EventKind.BLOCKED, None, hands",
        "Settlement(EventKind.BLOCKED, pips.index(min(pips)), hands",
    ),
    "tally.stroke": Mutant(
        TALLY, "for stroke in range(points_displayed):", "for stroke in range(points_displayed // 2):"
    ),
    "tally.group": Mutant(TALLY, "divmod(stroke // STROKES, columns)", "divmod(stroke // 20, columns)"),
    "tally.order": Mutant(TALLY, "_OUT = 0.335", "_OUT = -0.335"),
    "rare.below-zero": NOT_BELOW_ZERO,
    "rare.equal-hands": LAST_SEAT_FIRST,
    "rare.lot-of-four": Mutant(
        LOT,
        "seats: tuple[int, ...] = tuple(range(players))",
        "seats: tuple[int, ...] = tuple(range(min(players, 2)))",
    ),
    "rare.target-by-placement": Mutant(
        MATCH, "if event.after_raw != TARGET_RAW:", "if event.after_raw != TARGET_RAW or after.is_stuck:"
    ),
    "rare.overshoot-then-block": Mutant(
        MATCH,
        "return self._moved_on(seat, action, after, (event,))",
        "return self._moved_on(seat, action, after, (event,) if event.accepted else ())",
    ),
    "rare.domino-not-blocked": BLOCK_BEFORE_DOMINO,
    "rare.net-only": Mutant(SCORING, "net, is_accepted(score, net)", "net, is_accepted(score, net + debit)"),
    "rare.net-zero": Mutant(
        SCORING, "net, is_accepted(score, net)", "net, net != 0 and is_accepted(score, net)"
    ),
    "rare.sum-zero": Mutant(
        SCORING, "(amount := nearest_five(difference)) == 0", "(amount := nearest_five(difference)) < 0"
    ),
    "rare.choose-place": Mutant(
        MATCH, "            return placements\n", "            return placements[:1]\n"
    ),
    "rare.what-is-seen": ALL_HANDS_SEEN,
    "rare.seats-rounds": Mutant(
        MATCH,
        "return not self.is_over and (not self.rounds",
        "return len(self.rounds) < 9 and (not self.rounds",
    ),
    "rare.rematch": Mutant(
        MATCH, "return DealFault.LOT_MISSING if deal.lot is None else None", "return None"
    ),
    "rare.computers": ALL_HANDS_SEEN,
}


def survives(name: str, folder: Path) -> str:
    """Try the mutant of a rule in `folder`, a copy of package and tests; empty if its test sees it."""
    mutant = MUTANTS[name]
    path = folder / "fiveup_desktop" / mutant.file
    sound = path.read_text("utf-8")
    if sound.count(mutant.old) != 1:
        return f"{name}: {mutant.file} holds {mutant.old!r} {sound.count(mutant.old)} times"
    path.write_text(sound.replace(mutant.old, mutant.new), "utf-8")
    try:
        ran = _run(name, folder)
    finally:
        path.write_text(sound, "utf-8")
    # What crashes proves nothing: the rule itself must be found to be broken.
    if ran.returncode == 1 and ran.stdout.startswith(SEEN) and not ran.stderr:
        return ""
    return f"{name}: {'not seen' if ran.returncode == 0 else (ran.stdout + ran.stderr).strip()}"


def _run(name: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-B", "-m", "tests.tutorial.stated", name]
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)


def copy_to(folder: Path) -> None:
    """Put package and tests into `folder`."""
    for name in ("fiveup_desktop", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "data"))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        copy_to(Path(temporary))
        trouble = [said for each in sys.argv[1:] or MUTANTS if (said := survives(each, Path(temporary)))]
    print("\n".join(trouble) or "Every mutant is seen.")
    sys.exit(1 if trouble else 0)
