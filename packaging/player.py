"""Play a match in a window by xdotool, with keys only: python packaging/player.py MATCHES WINDOW award|action

MATCHES is the folder of matches that the game writes; nothing else is known of it. Ends when the first award
is on disk, or (action) one action more than there was, and prints what is on disk then.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from fiveup_desktop.records import read_record, replay

LONG_S = 240
PAUSE_S = 0.25
KEYS = (("Return",), *((str(place), "Down", "Return") for place in range(1, 8)), ("space",))
"""What is tried in turn: the main button of whatever is shown; each tile in its first place; draw or pass."""


def press(window: str, keys: tuple[str, ...]) -> None:
    """Press keys where the focus is."""
    subprocess.run(["xdotool", "windowfocus", window], check=False)
    for key in keys:
        subprocess.run(["xdotool", "key", key], check=True)
        sleep(PAUSE_S)


def standing(folder: Path) -> tuple[int, tuple[int, ...]]:
    """How many actions are on disk, and the scores; of the one match there."""
    files = sorted(folder.glob("*.fiveup"))
    if not files:
        return 0, ()
    match = replay(read_record(files[0])).match
    return sum(len(each.plies) for each in match.rounds), match.scores_raw


def main(folder: Path, window: str, until: str) -> int:
    """Play on; 1 if what must come does not."""
    before, _ = standing(folder)
    deadline = monotonic() + LONG_S
    turn = 0
    if not before:
        press(window, ("ctrl+n",))
    while monotonic() < deadline:
        press(window, KEYS[turn % len(KEYS)])
        turn += 1
        actions, scores = standing(folder)
        if any(scores) if until == "award" else actions > before:
            print(f"{actions} actions on disk, scores (raw) {scores}")
            return 0
    print(f"no {until}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
