"""python -m tests.gui.demo FOLDER SEED: the game's own --demo, which tells each step that the window is told.

Its computers think in its own process: it is saving that is tried.
Lines: `writer` when the window is there and writes in the folder, `match ID`, `deal ROUND COMMITMENT`,
`act ROUND PLY ACTION`. A parent that hears them holds the files to them.
"""

from __future__ import annotations

import os
import sys
from functools import partial

import fiveup_desktop.app.main
from fiveup_desktop.__main__ import main
from fiveup_desktop.app.crash import CrashHook
from fiveup_desktop.app.house import House
from fiveup_desktop.rules import Match, Transition
from fiveup_desktop.session import MatchSession
from fiveup_desktop.view.window import MainWindow


def tell(*words: object) -> None:
    print(*words, flush=True)


class Teller:
    """Stands between a session and its window."""

    def __init__(self, session: MatchSession) -> None:
        self.session = session
        tell("match", session.record_id)
        session.round_started.connect(self.on_round)
        session.transitioned.connect(self.on_transition)

    def on_round(self, match: Match) -> None:
        tell("deal", len(match.rounds) - 1, self.session.commitment)

    def on_transition(self, transition: Transition) -> None:
        number, ply = transition.before.ply
        tell("act", number, ply, transition.action)


def run(folder: str, seed: str) -> int:
    tellers = []
    play, show = MainWindow._play, MainWindow.showEvent

    def told_play(self: MainWindow, session: MatchSession) -> None:
        tellers.append(Teller(session))
        play(self, session)

    def told_show(self: MainWindow, event: object) -> None:
        show(self, event)
        tell("writer" if self.library.is_writer else "reader")

    # An error is told on stderr; here nobody would answer the page that tells it as well.
    CrashHook._tell = lambda self, text: os._exit(3)
    MainWindow._play, MainWindow.showEvent = told_play, told_show
    fiveup_desktop.app.main.House = partial(House, own_process=False)
    players = str(2 + int(seed) % 3)
    levels = ",".join(["novice"] * int(players))
    arguments = ["--demo", "--seed", seed, "--speed", "none", "--players", players, "--levels", levels]
    return main([*arguments, "--data-dir", folder])


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
