"""Thoughts that are broken off by force: python -m tests.players.killed [KILLS]

Experts play whole matches, and so many times (100 if not told) the process that thinks for them is killed in
the middle of a thought. Every match goes on to its end, and is the match that is played without a kill.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from fiveup_desktop.session import (
    Library,
    LocalThinker,
    MatchSession,
    MatchStore,
    Player,
    PlayerKind,
    Thinker,
    WorkerThinker,
)
from tests.session.play import Hands

EXPERTS = tuple([Player(name, PlayerKind.COMPUTER, "expert") for name in ("Cat", "Dan")])
SOON_MS = 2
"""After a question was asked, the process is killed so much later: in its thought, if that is none forced."""


class Killer:
    """Kills the process in every second thought: after three deaths without an answer none is started."""

    def __init__(self, session: MatchSession, thinker: Thinker, most: int) -> None:
        self.thinker, self.most, self.kills, self.thoughts = thinker, most, 0, 0
        session.thinking.connect(self.on_thinking)

    def on_thinking(self, seat: int) -> None:
        self.thoughts += seat >= 0
        if seat >= 0 and self.thoughts % 2 and self.kills < self.most:
            QTimer.singleShot(SOON_MS, self.kill)

    def kill(self) -> None:
        # A question that has been answered is forgotten: then there is no thought to break off.
        if self.thinker._question is not None and (children := multiprocessing.active_children()):
            children[0].kill()
            self.kills += 1


def played(number: int, thinker: Thinker, most: int) -> tuple[MatchSession, int]:
    """A match of experts, played to its end while the process is killed up to `most` times."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library(MatchStore(Path(folder)), thinker, random.Random(number))
        session = library.new_match(EXPERTS)
        hands, killer, ended = Hands(session), Killer(session, thinker, most), QEventLoop()
        session.transitioned.connect(lambda transition: ended.quit() if transition.after.is_over else None)
        session.begin()
        session.start_next_round()
        ended.exec()
        library.close()
        hands.deleteLater()
    return session, killer.kills


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    application = QCoreApplication([])
    done = number = 0
    while done < kills:
        session, count = played(number, WorkerThinker(), kills - done)
        twin, _ = played(number, LocalThinker(), 0)
        assert session.match.is_over
        assert session.match == twin.match
        done, number = done + count, number + 1
        print(f"match {number}: {count} kills, and the same match to its end", flush=True)
    print(f"{done} thoughts broken off in {number} matches, all of which went on")
    del application


if __name__ == "__main__":
    main()
