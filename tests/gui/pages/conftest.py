"""The main window over a temporary folder, with everything that it needs."""

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.house import computers
from fiveup_desktop.records import MatchStore
from fiveup_desktop.session import Library, LocalThinker, Settings
from fiveup_desktop.view.controls import AppStyle, FocusRing
from fiveup_desktop.view.pages.look_keeper import LookKeeper
from fiveup_desktop.view.window import MainWindow

# The fixtures of the view's tests serve here as well.
from tests.view.conftest import fonts, qm_folder, theme, words  # noqa: F401


class Opened:
    """A window and what lies behind it."""

    def __init__(self, qtbot, qapp, look, folder, seed, speed, language="en", scheme="light"):
        self.qtbot = qtbot
        self.words = look.words
        self.is_open = True
        self.theme = look
        self.settings = Settings(folder / "settings.json")
        self.keeper = LookKeeper(
            look, self.settings, {"language": language, "scheme": scheme, "speed": speed}
        )
        self.style = AppStyle(qapp, look)
        self.ring = FocusRing(qapp, look)
        self.library = Library(MatchStore(folder / "matches"), LocalThinker(), random.Random(seed))
        watched = computers(look.words, ("casual",) * 4)
        self.window = MainWindow(look, self.settings, self.library, watched)
        self.window.resize(1280, 720)
        self.window.show()
        with qtbot.waitActive(self.window):
            self.window.activateWindow()

    @property
    def top(self):
        return self.window.overlays.top

    def wait(self, done):
        """Until something comes that must come: the limit ends a hung test, and decides nothing."""
        self.qtbot.waitUntil(lambda: bool(done()), timeout=60_000)

    def wait_for(self, kind):
        self.wait(lambda: isinstance(self.top, kind))
        return self.top

    def press(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        """Press a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def kill(self):
        """End as a dying program does: nothing is closed properly but the file that was being written."""
        self.is_open = False
        self.library.close()
        self.window.hide()
        self.window.deleteLater()

    def close(self):
        if not self.is_open:
            return
        self.window.close()
        self.library.close()
        self.settings.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def open_window(qtbot, qapp, theme, tmp_path):  # noqa: F811 - the fixture
    """Opens windows over one folder, as if the game were started again and again."""
    opened = []

    def make(seed=61, speed="none", language="en", scheme="light"):
        opened.append(Opened(qtbot, qapp, theme, tmp_path, seed, speed, language, scheme))
        return opened[-1]

    yield make
    for each in opened:
        each.close()
    qapp.setStyleSheet("")
