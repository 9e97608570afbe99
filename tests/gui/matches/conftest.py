"""A window with a folder of matches behind it, on their page."""

import shutil
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app import shelf
from fiveup_desktop.records import MatchStore
from fiveup_desktop.view.words import Language

# The fixtures of the pages' tests serve here as well.
from tests.gui.pages.conftest import fonts, open_window, qm_folder, theme, words  # noqa: F401


class Kept:
    """The page of matches and what lies behind it."""

    def __init__(self, opened, ids):
        self.opened, self.ids = opened, ids
        self.window, self.library = opened.window, opened.library
        self.show()

    @property
    def page(self):
        return self.window.matches.page

    @property
    def notice(self):
        return self.page.notice.text.text() if self.page.notice.isVisible() else ""

    def show(self):
        self.window.matches.show()
        self.read()

    def read(self):
        """Until all has been read."""
        self.opened.wait(lambda: self.page.is_complete)
        QApplication.processEvents()

    def shown(self):
        return [self.page.list.entry_at(row).record_id for row in range(self.page.list.rowCount())]

    def choose(self, record_id):
        self.page.rows.choose(self.page.list.row_of(record_id))
        self.page.rows.setFocus()

    def do(self, action):
        """Press the button of an action on the card."""
        self.page.card.buttons[action].click()
        self.read()


@pytest.fixture(scope="session")
def filled(tmp_path_factory):
    """A folder of matches, to be copied: to find its positions takes a while."""
    folder = tmp_path_factory.mktemp("shelf") / "matches"
    house = SimpleNamespace(
        library=SimpleNamespace(folder=folder, path_of=MatchStore(folder).path_of),
        words=SimpleNamespace(language=Language.ENGLISH),
    )
    return folder, shelf.fill(house, 0)


@pytest.fixture
def kept(open_window, filled, tmp_path):  # noqa: F811 - the fixture
    folder, ids = filled
    shutil.copytree(folder, tmp_path / "matches")
    return Kept(open_window(), ids)
