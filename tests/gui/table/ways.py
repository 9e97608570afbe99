"""Plays whole matches three times each, by keyboard, by drag and by click, and compares the records.

    python -m tests.gui.table.ways MATCHES [SEED]

All three are real input events, and choose the same; the computers are the same as well, nothing moves (zero
duration). Tells how many matches gave the same record; ends with a traceback at the first that does not.
"""

import os
import random
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from fiveup_desktop.records import MatchStore
from fiveup_desktop.resources import resource_path, translations_path
from fiveup_desktop.session import Library, LocalThinker, Player, PlayerKind
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.theme import Speed, Theme, load_fonts
from fiveup_desktop.view.words import Words

from .player import Table, by_click, by_drag, by_keys

WAYS = {"keys": by_keys, "drag": by_drag, "click": by_click}


class Ways(QObject):
    """One match after another, each in every way."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.app = QApplication.instance() or QApplication([sys.argv[0]])
        load_fonts(resource_path("fonts"))
        self.theme = Theme(Words(translations_path()))
        self.theme.set_speed(Speed.NONE)
        self.folder = folder
        self.rounds = self.actions = 0

    def compare(self, seed: int) -> None:
        """Play the match of a seed in every way; AssertionError if the records differ."""
        rounds = {name: self.play(name, seed) for name in WAYS}
        assert rounds["keys"] == rounds["drag"] == rounds["click"], f"match {seed}: the records differ"

    def play(self, way: str, seed: int):
        """The rounds of the record of a match played in one way, by a person who chooses by `seed`."""
        players = 2 + seed % 3
        library = Library(MatchStore(self.folder / f"{seed}-{way}"), LocalThinker(), random.Random(seed))
        others = [Player(f"C{seat}", PlayerKind.COMPUTER, "casual") for seat in range(1, players)]
        session = library.new_match([Player("Ann", PlayerKind.HUMAN), *others])
        page = TablePage(session, self.theme)
        page.resize(1280, 688)
        page.show()
        table, chooser = Table(None, library, session, page), random.Random(seed)
        table.start()
        while not session.match.is_over:
            while not session.match.needs_deal and not session.match.is_over:
                table.act(chooser.choice(session.match.legal_actions()), WAYS[way])
                self.actions += 1
            self.rounds += 1
            self._deal(table)
        record = table.record()
        page.choreographer.clear()
        library.close()
        page.close()
        page.deleteLater()
        self.app.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)
        return record.rounds

    def _deal(self, table: Table) -> None:
        if not table.session.match.is_over:
            number = len(table.session.match.rounds)
            table.session.start_next_round()
            table.wait(lambda: len(table.session.match.rounds) > number)
            table.wait_for_turn()


def main(matches: int, seed: int = 1) -> int:
    """Compare, and tell."""
    with tempfile.TemporaryDirectory() as folder:
        ways = Ways(Path(folder))
        for each in range(seed, seed + matches):
            ways.compare(each)
            print(f"match {each}: the same record by {', '.join(WAYS)}", flush=True)
    print(f"{matches} matches, {ways.rounds} rounds, {ways.actions} actions of the person: all records agree")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:])))
