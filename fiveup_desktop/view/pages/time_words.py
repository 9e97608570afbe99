"""Times of day as people say them."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QLocale

from fiveup_desktop.view.words import Sentences, fill

__all__ = ["TimeWords", "on_the_wall"]


def on_the_wall(time: datetime) -> datetime | None:
    """A time by the clock here; None for one that is in no calendar here (a file may have any)."""
    try:
        return time.astimezone()
    except (OverflowError, OSError, ValueError):
        return None


class TimeWords(Sentences):
    """When something was."""

    def when(self, time: datetime) -> str:
        """The day, and the time of day if that was not long ago."""
        then = on_the_wall(time)
        if then is None:
            return self.tr("at an unknown time")
        days = (datetime.now().astimezone().date() - then.date()).days
        if days == 0:
            return fill(self.tr("today at {time}"), time=f"{then:%H:%M}")
        if days == 1:
            return fill(self.tr("yesterday at {time}"), time=f"{then:%H:%M}")
        locale = QLocale(self.language.value)
        return locale.toString(QDate(then.year, then.month, then.day), self.tr("d MMM yyyy", "a date"))
