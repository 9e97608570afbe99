"""A person at a table with its list of plays; the fixtures of windows serve here as well."""

import pytest
from PySide6.QtGui import QAccessible

from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.lot import LotDialog
from tests.gui.pages.conftest import Opened, open_window  # noqa: F401
from tests.gui.table.player import Table
from tests.view.conftest import fonts, qm_folder, theme, words  # noqa: F401


class Sitting:
    """A window in which a match has begun, and all that was said in it."""

    def __init__(self, opened: Opened, players: int, people=(0,)) -> None:
        self.opened = opened
        opened.settings.plays_list = "always"
        self.said: list[str] = []
        opened.window.announcer.said.connect(self.said.append)
        names = ("Mei", "Rowan", "Lin", "Ada")[:players]
        opened.window.begin_match(
            [
                Player(name, PlayerKind.HUMAN)
                if seat in people
                else Player(name, PlayerKind.COMPUTER, "casual")
                for seat, name in enumerate(names)
            ]
        )
        opened.window.voice.announcer.said.connect(self.said.append)
        opened.wait_for(LotDialog).done.emit()

    @property
    def voice(self):
        return self.opened.window.voice

    @property
    def session(self):
        return self.opened.window.flow.session

    @property
    def table(self) -> Table:
        window = self.opened.window
        return Table(self.opened.qtbot, window.library, self.session, window.flow.table)

    @property
    def entries(self):
        return [button.entry for button in self.voice.plays.entries]

    def wait_for_turn(self):
        self.opened.wait(lambda: self.opened.top is not None or self.table.is_my_turn())


@pytest.fixture
def sit(open_window):  # noqa: F811 - the fixture
    def make(players=2, seed=61, language="en", people=(0,)):
        return Sitting(open_window(seed=seed, language=language), players, people)

    return make


@pytest.fixture
def reader(qapp):
    """Somebody reads with a screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
