"""A whole match by keyboard alone: real key events from xdotool, no mouse, no picture.

    python3 -m tests.reader.keys [en|zh_CN]

Somebody who cannot see tries one tile after the other: Space does the only thing possible, else an arrow
takes the next tile, another its next place (or the tile after it, if it fits nowhere), and Enter places it.
Enter also answers every page that comes up.
The match is over when the record on disk says so.
"""

from __future__ import annotations

import subprocess
import sys
import time

from .desk import Desk, wait, within_bus

ASKED_EVERY = 20
"""So often keys are pressed between two looks at the record."""
ROUND_OF_KEYS = ("space", "Right", "Down", "Return", "Down", "Return")


def main(language: str) -> int:
    """Play, and tell how it went; 0 if the match came to its end."""
    with Desk(language, {"welcomed": True}) as desk:
        desk.start()
        found = wait(lambda: output("xdotool", "search", "--onlyvisible", "--class", "fiveup"), "the window")
        window = found.split()[0]
        # Not with --sync: it may wait for a change that has been already.
        wait(lambda: focused(window), "the focus of the window")
        time.sleep(1.0)
        keys = Keys()
        keys.press("n")
        time.sleep(0.5)
        keys.press("Return")
        wait(lambda: desk.rounds, "the first deal")
        while desk.winner() is None:
            assert desk.is_running
            for _ in range(ASKED_EVERY):
                keys.press(*ROUND_OF_KEYS)
        print(f"{language}: {keys.count} keys, {len(desk.rounds)} rounds, {desk.actions} actions, no mouse")
        return 0


def focused(window: str) -> bool:
    """Give a window the focus; whether it has it. There is no window manager that would."""
    subprocess.run(["xdotool", "windowfocus", window], check=False, timeout=10)
    return output("xdotool", "getwindowfocus") == window


def output(*command: str) -> str:
    """What a command prints; empty if it fails."""
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


class Keys:
    """Presses keys, and counts them."""

    def __init__(self) -> None:
        self.count = 0

    def press(self, *keys: str) -> None:
        """Press keys one after the other, as fast as a quick person."""
        subprocess.run(["xdotool", "key", "--delay", "15", *keys], check=True)
        self.count += len(keys)
        time.sleep(0.05)


if __name__ == "__main__":
    within_bus(("en", "zh_CN"))
    raise SystemExit(max(main(each) for each in sys.argv[1:]))
