"""Taking back: the two actions of the menu, in step with what can be taken back now."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from fiveup_desktop.session import MatchSession
from fiveup_desktop.view.controls import plain_tooltip
from fiveup_desktop.view.words import Names, Words
from fiveup_desktop.view.words.taking_back import TakingBackWords

__all__ = ["TakingBack"]


class TakingBack(QObject):
    """Enables and disables undo and redo for one match, and says in a tooltip why nothing can be undone."""

    def __init__(
        self, session: MatchSession, undo: QAction, redo: QAction, words: Words, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._undo, self._redo, self._words = session, undo, redo, words
        self._names = Names(tuple(player.name for player in session.players))
        # Methods, no lambdas: the session would keep those for ever.
        session.round_started.connect(self.refresh)
        session.transitioned.connect(self.refresh)
        session.rewound.connect(self.refresh)
        session.turn_began.connect(self.refresh)
        session.viewer_changed.connect(self.refresh)
        words.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Ask anew what can be done."""
        self._undo.setEnabled(self._session.can_undo)
        self._redo.setEnabled(self._session.can_redo)
        self._undo.setToolTip(plain_tooltip(self._why_not()))

    def _why_not(self) -> str:
        """Why nothing can be taken back; empty if something can, or all of it (practice)."""
        session = self._session
        if session.can_undo or session.is_practice:
            return ""
        return TakingBackWords(self._words).why_not(session.transitions, session.viewer, self._names)
