"""Routes whatever asks for a rule to its paragraph in the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from fiveup_desktop.rules import EventKind, Outcome, OutcomeKind, Refusal, ScoreEvent
from fiveup_desktop.session import Settings
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.window import MainWindow

if TYPE_CHECKING:
    from fiveup_desktop.tutorial.rule_book import RuleBookPage
    from fiveup_desktop.tutorial.rule_book.prose import Tongues

__all__ = ["RuleBookDesk"]

Cause = Refusal | EventKind | OutcomeKind | ScoreEvent | Outcome


class RuleBookDesk(QObject):
    """Opens the one rule book of a window; made when first asked for, and left open where it is."""

    def __init__(self, window: MainWindow, theme: Theme, settings: Settings | None = None) -> None:
        super().__init__(window)
        self._window, self._theme, self._settings = window, theme, settings
        self._book: RuleBookPage | None = None
        window.rule_wanted.connect(self.open_for)

    @property
    def book(self) -> RuleBookPage:
        """The page."""
        if self._book is None:
            # Only now: the game starts faster without it.
            from fiveup_desktop.tutorial.rule_book import RuleBookPage

            self._book = RuleBookPage(self._theme)
            self._book.left.connect(self._window.leave_guest)
            self._book.trouble.connect(self._window.tell)
            if self._settings is not None:
                from fiveup_desktop.tutorial.rule_book.prose import Tongues

                self._book.set_tongues(Tongues(self._settings.rules_in))
                self._book.tongues_chosen.connect(self._on_tongues)
        return self._book

    def _on_tongues(self, tongues: Tongues) -> None:
        if self._settings is not None:
            self._settings.rules_in = tongues.value

    def open_for(self, cause: Cause | None) -> None:
        """Open the book at the rule behind `cause`; None: where it was left open."""
        self._window.show_guest(self.book)
        if cause is not None:
            from fiveup_desktop.tutorial.book import paragraph_of

            self.book.open_at(paragraph_of(cause))

    def open_at(self, name: str) -> None:
        """Open the book at a paragraph, given by its ID."""
        self._window.show_guest(self.book)
        self.book.open_at(name)
