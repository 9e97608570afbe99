"""Plays many rounds at a table and compares scene and engine after every action.

    python -m tests.gui.table.soak ROUNDS [SEED]

A person's seat is played by real events, at random by click, drag and keyboard, and nothing moves (zero
duration). Prints how many rounds and actions agreed and how much memory grew in the second half; the exit
status is 1 if it grew by more than 3%. A scene that disagrees ends it with a traceback.
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
from fiveup_desktop.rules import Match
from fiveup_desktop.session import Library, LocalThinker, Player, PlayerKind
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.theme import Speed, Theme, load_fonts
from fiveup_desktop.view.words import Words

from .player import Table, by_click, by_drag, by_keys
from .test_play import check_scene

WAYS = (by_click, by_drag, by_keys)
MOST_GROWTH = 0.03


def memory_mb() -> float:
    """What this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Soak(QObject):
    """One table after another, until enough rounds are played."""

    def __init__(self, rounds: int, seed: int, folder: Path) -> None:
        super().__init__()
        app = QApplication.instance() or QApplication([sys.argv[0]])
        load_fonts(resource_path("fonts"))
        self.words = Words(translations_path())
        self.theme = Theme(self.words)
        self.theme.set_speed(Speed.NONE)
        self.app = app
        self.rounds, self.folder = rounds, folder
        self.chance = random.Random(seed)
        self.played = self.actions = 0
        self.memory: list[float] = []

    def run(self) -> None:
        """Play, and note the memory after every round."""
        while self.played < self.rounds:
            self.play_match(2 + self.played % 3)

    def play_match(self, players: int) -> None:
        """Play one match, or what is left to play."""
        library = Library(MatchStore(self.folder / str(self.played)), LocalThinker(), self.chance)
        person = Player("Ann", PlayerKind.HUMAN)
        others = [Player(f"C{seat}", PlayerKind.COMPUTER, "random") for seat in range(1, players)]
        session = library.new_match([person, *others])
        page = TablePage(session, self.theme)
        page.resize(1280, 688)
        page.show()
        table = Table(None, library, session, page)
        table.start()
        while not session.match.is_over and self.played < self.rounds:
            self.play_round(table)
            self.next_round(table)
        page.choreographer.clear()
        library.close()
        page.close()
        page.deleteLater()
        self.app.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)

    def play_round(self, table: Table) -> None:
        """Play a round to its end, checking after every action."""
        check_scene(table)
        while not over(table.session.match):
            action = self.chance.choice(table.session.match.legal_actions())
            table.act(action, self.chance.choice(WAYS))
            check_scene(table)
            self.actions += 1
        self.played += 1
        self.memory.append(memory_mb())

    def next_round(self, table: Table) -> None:
        """Deal again, unless the match is over."""
        if table.session.match.is_over:
            return
        number = len(table.session.match.rounds)
        table.session.start_next_round()
        table.wait(lambda: len(table.session.match.rounds) > number)
        table.wait_for_turn()

    @property
    def growth(self) -> float:
        """How much the memory grew in the second half, as a share."""
        half = self.memory[len(self.memory) // 2 :]
        edge = max(1, len(half) // 10)
        start, end = sum(half[:edge]) / edge, sum(half[-edge:]) / edge
        return end / start - 1


def over(match: Match) -> bool:
    """Whether the round is."""
    return match.is_over or match.needs_deal


def main(rounds: int, seed: int = 1) -> int:
    """Soak, and tell."""
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(rounds, seed, Path(folder))
        soak.run()
    print(f"{soak.played} rounds, {soak.actions} actions of the person: scene and engine agree")
    print(f"memory {soak.memory[0]:.1f} MB first, {soak.memory[-1]:.1f} MB last")
    print(f"growth in the second half {soak.growth:+.2%}")
    return int(soak.growth > MOST_GROWTH)


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:])))
