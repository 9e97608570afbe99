"""What the tests of sessions share: players, a log of all that a session tells, ways to play on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEvent, QObject

from fiveup_desktop.records import Replay, read_record, replay
from fiveup_desktop.session import Library, MatchSession, Player, PlayerKind

ANN, BEN = Player("Ann", PlayerKind.HUMAN), Player("Ben", PlayerKind.HUMAN)
CAT, DAN = Player("Cat", PlayerKind.COMPUTER, "casual"), Player("Dan", PlayerKind.COMPUTER)

LONG_MS = 120_000
"""How long to wait for something that must come: it ends a hung test, and decides nothing."""


@dataclass
class Log:
    """Everything that a session says, in order: the signal's name and what it carried."""

    session: MatchSession
    said: list[tuple[str, object]] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in ("round_started", "transitioned", "turn_began", "refused", "thinking", "save_failed"):
            getattr(self.session, name).connect(lambda value, name=name: self.said.append((name, value)))
        for name in ("save_recovered", "viewer_changed"):
            getattr(self.session, name).connect(lambda name=name: self.said.append((name, None)))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.said]

    def all(self, name: str) -> list:
        return [value for said, value in self.said if said == name]


class Hands(QObject):
    """Plays every person's seat, at once and by the first legal action, and deals every next round."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self.session = session
        session.turn_began.connect(self.act)
        session.transitioned.connect(self.deal)

    def act(self, seat: int) -> None:
        if self.session.players[seat].kind is PlayerKind.HUMAN:
            self.session.submit(self.session.match.legal_actions()[0], seat, self.session.match.ply)

    def deal(self) -> None:
        self.session.start_next_round()


def on_disk(library: Library, session: MatchSession) -> Replay:
    """What a fresh start of the game would find."""
    return replay(read_record(library.folder / f"{session.record_id}.fiveup"))


def wait_for(qtbot, done: Callable[[], object]) -> None:
    """Let the event loop run until `done`."""
    qtbot.waitUntil(lambda: bool(done()), timeout=LONG_MS)


def play_out(qtbot, session: MatchSession) -> None:
    """Play until the match is over, from wherever it stands; the session is begun here."""
    hands = Hands(session)
    session.begin()
    session.start_next_round()
    wait_for(qtbot, lambda: session.match.is_over)
    hands.deleteLater()


def settle(session: MatchSession) -> None:
    """Let everything happen that can happen now: what is queued, and what that queues."""
    for _ in range(50):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall.value)
        QCoreApplication.processEvents()
