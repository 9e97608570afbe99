"""Taking back: the two actions of the menu, in step with what can be taken back now."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from fiveup_desktop.session import MatchSession

__all__ = ["TakingBack"]


class TakingBack(QObject):
    """Enables and disables undo and redo for one match."""

    def __init__(self, session: MatchSession, undo: QAction, redo: QAction, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._undo, self._redo = session, undo, redo
        # Methods, no lambdas: the session would keep those for ever.
        session.round_started.connect(self.refresh)
        session.transitioned.connect(self.refresh)
        session.rewound.connect(self.refresh)
        session.turn_began.connect(self.refresh)
        session.viewer_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Ask anew what can be done."""
        self._undo.setEnabled(self._session.can_undo)
        self._redo.setEnabled(self._session.can_redo)
