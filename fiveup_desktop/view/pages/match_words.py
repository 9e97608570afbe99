"""An unfinished match in words: its scores, and how far it has come."""

import unicodedata
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDate, QLocale

from fiveup_desktop.rules import displayed
from fiveup_desktop.session import MatchSummary
from fiveup_desktop.view.words import Names, Sentences, fill, number

from .time_words import on_the_wall

__all__ = ["MatchWords", "one_line"]

_LONGEST: Final = 400
_BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_INSTEAD: Final = {"Cc": "�", "Cs": "�", "Zl": " ", "Zp": " "}


def one_line(title: str) -> str:
    """A title from any file as one line: what would break it, or turn it round, is made visible."""
    return "".join(
        "�" if each in _BIDI else _INSTEAD.get(unicodedata.category(each), each) for each in title[:_LONGEST]
    )


class MatchWords(Sentences):
    """What is said of a match before it is opened."""

    def scores(self, match: MatchSummary) -> str:
        """Everybody's displayed score, by entity: `Mei + Lin 34 · Rowan + Ada 12`."""
        names = Names(tuple(player.name for player in match.players))
        parts = [
            f"{names.entity(entity)} {number(displayed(raw))}" for entity, raw in enumerate(match.scores_raw)
        ]
        return " · ".join(parts)

    def progress(self, match: MatchSummary) -> str:
        """The round, and when it was saved."""
        saved = self._saved(match.modified)
        if match.round_number and match.is_practice:
            return fill(
                self.tr("Practice · Round {number} · {saved}"), number=match.round_number, saved=saved
            )
        if match.round_number:
            return fill(self.tr("Round {number} · {saved}"), number=match.round_number, saved=saved)
        return fill(self.tr("Not dealt yet · {saved}"), saved=saved)

    def _saved(self, modified: datetime) -> str:
        """When it was saved, by the clock on the wall."""
        then = on_the_wall(modified)
        if then is None:
            return self.tr("saved at an unknown time")
        days = (datetime.now().astimezone().date() - then.date()).days
        time = f"{then:%H:%M}"
        if days == 0:
            return fill(self.tr("saved today at {time}"), time=time)
        if days == 1:
            return fill(self.tr("saved yesterday at {time}"), time=time)
        locale = QLocale(self.language.value)
        date = locale.toString(QDate(then.year, then.month, then.day), QLocale.FormatType.LongFormat)
        return fill(self.tr("saved on {date}"), date=date)
