"""The demo: a match between computer players in the window, with pictures of it if they are wanted."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.house import computers
from fiveup_desktop.view.window import MainWindow
from fiveup_desktop.view.words import Names

__all__ = ["Demo"]

_PLIES_IN_PICTURE = 10
"""After so many actions of a round its table is taken."""


class Demo(QObject):
    """Plays one match by computers; with `leave` it prints the result in one line and ends the program."""

    def __init__(
        self, window: MainWindow, levels: tuple[str, ...], pictures: Path | None, leave: bool
    ) -> None:
        super().__init__(window)
        self._window = window
        self._levels = levels
        self._pictures = pictures
        self._leave = leave
        self._count = 0

    def begin(self) -> None:
        """Begin the match."""
        window = self._window
        window.begin_match(computers(window.theme.words, self._levels))
        flow = window.flow
        assert flow is not None
        self._flow = flow
        if self._pictures is not None:
            flow.lot_shown.connect(lambda: self._take("lot"))
            flow.settlement_told.connect(lambda: self._take("settlement"))
            flow.session.turn_began.connect(self._on_turn)
        # Queued: the last picture is taken when all of the page is there.
        flow.end_shown.connect(self._on_end, Qt.ConnectionType.QueuedConnection)

    def _on_turn(self, seat: int) -> None:
        current = self._flow.session.match.round
        if current is not None and len(current.plies) == _PLIES_IN_PICTURE:
            self._take("table")

    def _take(self, what: str) -> None:
        """A picture of the window, named after the round and the page."""
        if self._pictures is not None:
            number = len(self._flow.session.match.rounds)
            target = self._pictures / f"round-{number:02d}-{what}.png"
            self._count += self._window.grab().save(str(target))

    def _on_end(self) -> None:
        self._take("the-end")
        if not self._leave:
            return
        from fiveup_desktop.view.pages.end import EndWords

        session = self._flow.session
        names = Names(tuple(player.name for player in session.players))
        words = EndWords(self._window.theme.words)
        print(words.line(session.match, names, self._count), flush=True)
        QApplication.exit(0)
