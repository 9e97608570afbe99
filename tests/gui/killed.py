"""Thoughts broken off by force, in the game itself: python -m tests.gui.killed [KILLS]

A person who asks for a hint at each turn plays matches against experts, and so many times (100 if not told)
the worker process is killed while it thinks: about a choice, or about a hint. Every match goes on to its end,
in the window, and its file is a match by the rules. Needs no display; with one, set QT_QPA_PLATFORM.
"""

import logging
import multiprocessing
import os
import random
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer

from fiveup_desktop.players.service import HintQuestion
from fiveup_desktop.records import read_record, replay
from tests.gui.auto import AutoPlayer, in_a_house, play_out

SOON_MS = (1, 40)
"""After a thought has begun the process is killed so much later: then it is in the middle of it."""


class Killer(QObject):
    """Kills the process in every second thought, so that it answers now and then."""

    def __init__(self, auto, thinker, most):
        super().__init__(auto)
        self._thinker, self._most, self._chance = thinker, most, random.Random(most)
        self.choices = self.hints = self.thoughts = 0
        auto.session.thinking.connect(self._on_thinking)
        auto.hint_asked.connect(self._on_thought)

    @property
    def kills(self):
        return self.choices + self.hints

    def _on_thinking(self, seat):
        if seat >= 0:
            self._on_thought()

    def _on_thought(self):
        self.thoughts += 1
        if self.thoughts % 2 and self.kills < self._most:
            QTimer.singleShot(self._chance.randint(*SOON_MS), self, self._kill)

    def _kill(self):
        question, children = self._thinker._question, multiprocessing.active_children()
        if question is None or not children:
            return
        children[0].kill()
        if isinstance(question, HintQuestion):
            self.hints += 1
        else:
            self.choices += 1


def main(kills):
    def run(house):
        done, hints, matches, actions, told, failed = 0, 0, 0, 0, 0, 0
        while done < kills:
            auto = AutoPlayer(house.window, players=2 + matches % 3)
            killer = Killer(auto, house.library._thinker, kills - done)
            play_out(auto)
            path = house.library.path_of(auto.session.record_id)
            house.library._saver.wait()
            assert replay(read_record(path)).match == auto.session.match
            assert auto.session.match.is_over
            done, hints, matches = done + killer.kills, hints + killer.hints, matches + 1
            actions, told, failed = actions + auto.actions, told + auto.hints, failed + auto.failed
            print(f"match {matches}: {killer.kills} kills, to its end", flush=True)
            auto.deleteLater()
        print(f"{done} thoughts broken off ({hints} of them hints) in {matches} matches of {actions} actions")
        print(f"all matches went on to their end; {told} hints told, {failed} given up")

    logging.getLogger("fiveup_desktop.session.worker").setLevel(logging.ERROR)
    began = time.monotonic()
    in_a_house(run)
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
