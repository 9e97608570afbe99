"""python -m tests.session.endless FOLDER SEED [ROUND CALL]: play match after match, tell each step shown.

It takes up what can be continued, as the game does. A person sits at one seat, who now and then takes back
what was just placed. Lines: `writer`, `match ID`, `deal ROUND COMMITMENT`, `act ROUND PLY ACTION`, `back`
when something is being taken back, and `undone ROUND PLY`, all of which the parent holds us to.

With ROUND (from 0) and CALL, such as `1 "fsync 2"`, it is killed in the second fsync of saving the deal of
that round.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from fiveup_desktop.rules import Match, Transition
from fiveup_desktop.session import Library, LocalThinker, MatchSession, MatchStore, Player, PlayerKind

PLAYERS = (Player("Ann", PlayerKind.HUMAN), Player("Dan", PlayerKind.COMPUTER, "casual"))


def tell(*words: object) -> None:
    print(*words, flush=True)


class Game:
    """One library, in which match after match is played to its end."""

    def __init__(self, folder: Path, seed: int, deadly_round: int | None, deadly_call: str) -> None:
        self.library = Library(MatchStore(folder), LocalThinker(), random.Random(seed))
        if self.library.is_writer:
            tell("writer")
        self.deadly_round, self.deadly_call = deadly_round, deadly_call
        self.session: MatchSession | None = None
        self.whims = random.Random(f"whims {seed}")
        self.play()

    def play(self) -> None:
        """Continue, or begin a new match."""
        summary = self.library.latest_unfinished()
        self.session = self.library.open(summary.record_id) if summary else self.library.new_match(PLAYERS)
        tell("match", self.session.record_id)
        self.session.round_started.connect(self.on_round)
        self.session.transitioned.connect(self.on_transition)
        self.session.rewound.connect(self.on_rewound)
        self.session.turn_began.connect(self.on_turn)
        self.deal()
        self.session.begin()

    def deal(self) -> None:
        """Deal if that is due; if this is the deadly deal, the call that was named kills us from now on."""
        if self.session.match.needs_deal:
            if len(self.session.match.rounds) == self.deadly_round:
                name, count = self.deadly_call.split()
                setattr(os, name, killer(getattr(os, name), int(count)))
            self.session.start_next_round()

    def on_round(self, match: Match) -> None:
        tell("deal", len(match.rounds) - 1, self.session.commitment)

    def on_turn(self, seat: int) -> None:
        if self.session.players[seat].kind is PlayerKind.HUMAN:
            self.session.submit(self.whims.choice(self.session.match.legal_actions()), seat)

    def on_rewound(self, match: Match) -> None:
        tell("undone", *match.ply)

    def on_transition(self, transition: Transition) -> None:
        number, ply = transition.before.ply
        tell("act", number, ply, transition.action)
        if transition.after.is_over:
            self.session.close()
            self.play()
        elif self.session.can_undo and self.whims.random() < 0.3:
            tell("back")
            self.session.undo()
        else:
            self.deal()


def killer(call: Callable, count: int) -> Callable:
    """`call`, but the COUNTth time it is called kills this process instead."""
    calls = iter(range(1, count))

    def deadly(*arguments, **named):
        if next(calls, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)
        return call(*arguments, **named)

    return deadly


def main() -> None:
    application = QCoreApplication([])
    folder, seed, *deadly = sys.argv[1:]
    deadly_round, deadly_call = (int(deadly[0]), deadly[1]) if deadly else (None, "")
    game = Game(Path(folder), int(seed), deadly_round, deadly_call)
    application.exec()
    del game


if __name__ == "__main__":
    main()
