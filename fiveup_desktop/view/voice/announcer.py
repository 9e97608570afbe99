"""Says things to whoever listens with a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

__all__ = ["Announcer"]


class Announcer(QObject):
    """Sends announcements in the name of a widget. `said`: every text, whether somebody listens or not."""

    said = Signal(str)

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host

    def say(self, text: str, at_once: bool = False) -> None:
        """Say a text; `at_once` may cut off what is being said. An empty one is not said."""
        if not text:
            return
        self.said.emit(text)
        if not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self._host, text)
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
