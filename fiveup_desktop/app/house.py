"""The house: every object that lives as long as the program, made in order and closed in the other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.learn import LessonsDesk
from fiveup_desktop.app.rules import RuleBookDesk
from fiveup_desktop.commands.arguments import PROGRAM
from fiveup_desktop.records import MatchStore
from fiveup_desktop.resources import resource_path, translations_path
from fiveup_desktop.rules import Chance
from fiveup_desktop.session import (
    DEFAULT_LEVEL,
    Library,
    LocalThinker,
    Player,
    PlayerKind,
    Settings,
    WorkerThinker,
)
from fiveup_desktop.view.controls import STYLE, AppStyle, FocusRing
from fiveup_desktop.view.pages.look_keeper import LookKeeper
from fiveup_desktop.view.theme import Theme, load_fonts
from fiveup_desktop.view.window import MainWindow
from fiveup_desktop.view.words import Words, usual_names

__all__ = ["House", "computers"]

_MATCHES = "matches"
_SETTINGS = "settings.json"


class House:
    """Application, words, theme, settings, library and window over one data folder.

    `instead` are settings for this run alone. `chance` makes the deals; None: the system's own randomness.
    Without `own_process` computers think in this one, for pictures of pages.
    """

    def __init__(
        self,
        data: Path,
        instead: Mapping[str, object],
        chance: Chance | None = None,
        own_process: bool = True,
    ) -> None:
        # None of the command line's: Qt would obey arguments that are none of ours.
        known = QApplication.instance()
        self.app = known if isinstance(known, QApplication) else QApplication([PROGRAM, STYLE])
        self.app.setApplicationName(PROGRAM)
        self.app.setDesktopFileName(PROGRAM)
        load_fonts(resource_path("fonts"))
        self.words = Words(translations_path())
        self.theme = Theme(self.words)
        self.settings = Settings(data / _SETTINGS)
        self._keeper = LookKeeper(self.theme, self.settings, instead)
        self._style = AppStyle(self.app, self.theme)
        self._ring = FocusRing(self.app, self.theme)
        thinker = WorkerThinker() if own_process else LocalThinker()
        self.library = Library(MatchStore(data / _MATCHES), thinker, chance)
        watched = computers(self.words, (DEFAULT_LEVEL,) * 4)
        self.window = MainWindow(self.theme, self.settings, self.library, watched)
        self.rules = RuleBookDesk(self.window, self.theme, self.settings)
        self.lessons = LessonsDesk(self.window, self.theme, self.settings, self.rules, data)

    def __enter__(self) -> House:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write what was accepted, and stop everything; nothing is asked."""
        self.window.hide()
        self.window.close()
        self.library.close()
        self.lessons.close()
        self.settings.close()
        self.words.uninstall()


def computers(words: Words, levels: tuple[str, ...]) -> tuple[Player, ...]:
    """Computer players with the usual names, one for each level."""
    names = usual_names(words.language)
    return tuple(Player(name, PlayerKind.COMPUTER, level) for name, level in zip(names, levels, strict=False))
