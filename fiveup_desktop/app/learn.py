"""Opens the lessons of a window, and offers them once, at the first start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from fiveup_desktop.app.rules import RuleBookDesk
from fiveup_desktop.session import Settings
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.window import MainWindow

if TYPE_CHECKING:
    from fiveup_desktop.session import LessonProgress, SaveTrouble
    from fiveup_desktop.tutorial.lessons.room.page import LessonsPage

__all__ = ["LessonsDesk"]

_FILE = "lessons.json"


class LessonsDesk(QObject):
    """The one page of lessons of a window, and the progress that it keeps; made when first asked for."""

    def __init__(
        self, window: MainWindow, theme: Theme, settings: Settings, rules: RuleBookDesk, data: Path
    ) -> None:
        super().__init__(window)
        self._window, self._theme, self._settings, self._rules = window, theme, settings, rules
        self._path = data / _FILE
        self._page: LessonsPage | None = None
        self.progress: LessonProgress | None = None
        window.lessons_wanted.connect(self.open)

    @property
    def page(self) -> LessonsPage:
        """The page."""
        if self._page is None:
            # Only now: the game starts faster without it.
            from fiveup_desktop.session import LessonProgress
            from fiveup_desktop.tutorial.lessons.room.page import LessonsPage

            self.progress = LessonProgress(self._path, self)
            self.progress.trouble.connect(self._on_trouble)
            self._page = LessonsPage(self._theme, self._settings, self.progress)
            self._page.left.connect(self._window.leave_guest)
            self._page.rule_wanted.connect(self._rules.open_at)
        return self._page

    def open(self) -> None:
        """Open the lessons where they were left."""
        self._window.show_guest(self.page)

    def welcome(self) -> None:
        """At the very first start: ask for the language, and offer the lessons. Never again."""
        # The page behind it is painted first.
        QTimer.singleShot(0, self, self._welcome)

    def _welcome(self) -> None:
        if self._settings.welcomed:
            return
        from fiveup_desktop.view.pages.welcome import WelcomeDialog

        dialog = WelcomeDialog(self._theme, self._window, self._settings)
        dialog.done.connect(self._on_welcomed)
        dialog.lessons_wanted.connect(self._open_first)
        self._window.overlays.open(dialog)

    def _open_first(self) -> None:
        """Whoever is new wants to learn, not to choose: the first lesson."""
        self.open()
        self.page.open_lesson(self.page.overview.next_lesson)

    def close(self) -> None:
        """Wait until the progress is written."""
        if self.progress is not None:
            self.progress.close()

    def _on_welcomed(self) -> None:
        top = self._window.overlays.top
        if top is not None:
            self._window.overlays.close(top)

    def _on_trouble(self, trouble: SaveTrouble) -> None:
        from fiveup_desktop.tutorial.lessons.overview_words import OverviewWords

        words = OverviewWords(self._theme.words)
        self._window.tell(words.trouble_title(), words.trouble())
