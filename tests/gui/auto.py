"""Plays matches in a real window by itself: a person at seat 0 who asks for hints, experts elsewhere.

For measuring and for soaks; tests use real input instead.
"""

import random
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from fiveup_desktop.app.house import House
from fiveup_desktop.rules import Placement
from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog

NAMES = ("Mei", "Rowan", "Lin", "Ada")
LOOK_MS = 20


class AutoPlayer(QObject):
    """Asks for a hint at each turn of seat 0 and plays it; turns pages. `ended`: the match is over."""

    ended = Signal()
    hint_asked = Signal()

    def __init__(self, window, players=2, level="expert", seed=None, tracker=True):
        super().__init__(window)
        self._window = window
        self.hints = self.failed = self.actions = 0
        people = [Player(NAMES[0], PlayerKind.HUMAN)]
        people += [Player(name, PlayerKind.COMPUTER, level) for name in NAMES[1:players]]
        window.begin_match(people)
        self.flow = window.flow
        self.session = self.flow.session
        self.session.hint_found.connect(self._on_hint)
        self.session.transitioned.connect(self._on_transition)
        if tracker:
            self.flow.tracker.toggle()
        self._waits = False
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _on_transition(self, transition):
        self.actions += 1
        self._waits = False

    def _on_hint(self, hint):
        self.hints += hint is not None
        self.failed += hint is None
        options = self.session.match.legal_actions()
        self.session.submit(options[0] if hint is None else hint.best.facts.placement, 0)

    def _look(self):
        """Do what can be done now, as a person would: never while something moves."""
        top = self._window.overlays.top
        if isinstance(top, EndDialog):
            self._timer.stop()
            self.ended.emit()
        elif isinstance(top, LotDialog):
            top.done.emit()
        elif isinstance(top, SettlementDialog):
            top.go_on()
        elif top is None and not self._waits and not self.flow.table.choreographer.busy:
            self._act()

    def _act(self):
        match = self.session.match
        if match.to_move != 0 or self.flow.table.follower.match is not match:
            return
        self._waits = True
        actions = match.legal_actions()
        if isinstance(actions[0], Placement):
            self.flow.hints.toggle()
            self.hint_asked.emit()
        else:
            self.session.submit(actions[0], 0)


def in_a_house(run, seed=61, speed="none", **settings):
    """Open the game over a folder of its own, with its worker process, and `run` with the house."""
    instead = {"language": "en", "scheme": "light", "speed": speed} | settings
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), instead, random.Random(seed)) as house:
        house.window.resize(1280, 720)
        house.window.show()
        return run(house)


def play_out(auto):
    """Until the match is over."""
    loop = QEventLoop()
    auto.ended.connect(loop.quit)
    loop.exec()
