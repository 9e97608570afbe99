"""CPU of one turn of the window's event loop while experts think: python -m tests.gui.turns [MATCHES]

A person who asks for a hint at each turn, with the tile tracker open, plays against experts in a real window.
A turn is all that the GUI thread does between waking up and waiting again. Budget: p99.9 at most 16 ms, goal
8. Prints, and judges nothing. Needs no display; with one, set QT_QPA_PLATFORM.
"""

import os
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractEventDispatcher, QObject

from tests.gui.auto import AutoPlayer, in_a_house, play_out


class Turns(QObject):
    """Measures every turn in CPU ms of this thread, and notes whether a thought ran then.

    Where a dispatcher works and where it waits differs (with GLib both lie between the same two signals), but
    waiting costs no CPU: what was spent from one `aboutToBlock` to the next is one turn.
    """

    def __init__(self, thinker, parent=None):
        super().__init__(parent)
        self._thinker = thinker
        self._before = time.thread_time_ns()
        self.spent = []
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._on_block)

    def _on_block(self):
        now = time.thread_time_ns()
        self.spent.append(((now - self._before) / 1e6, self._thinker._question is not None))
        self._before = time.thread_time_ns()


def share(values, part):
    """The value below which `part` of all lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def told(name, values):
    if values:
        parts = [f"p{100 * part:g} {share(values, part):.1f}" for part in (0.5, 0.99, 0.999)]
        over = sum(value > 16 for value in values)
        print(f"{name}: {len(values)} turns, {', '.join(parts)}, max {max(values):.1f} ms; {over} over 16 ms")


def main(matches):
    def run(house):
        turns, actions = Turns(house.library._thinker), 0
        for number in range(matches):
            auto = AutoPlayer(house.window, players=2 + number % 3)
            play_out(auto)
            actions += auto.actions
            auto.deleteLater()
        told("while a thought runs", [spent for spent, thinks in turns.spent if thinks])
        told("else", [spent for spent, thinks in turns.spent if not thinks])
        print(f"{actions} actions in {matches} matches")

    in_a_house(run, speed="fast")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
