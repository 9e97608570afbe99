"""In which order matches are listed, and what a search finds."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime
from enum import Enum

from fiveup_desktop.session import Entry, MatchSummary

__all__ = ["Order", "finds", "haystack", "key_of"]


class Order(Enum):
    """The choices, the usual one first."""

    NEWEST = "newest"
    OLDEST = "oldest"
    TITLE = "title"
    UNFINISHED = "unfinished"


_NEVER = datetime.min.replace(tzinfo=UTC)


def key_of(order: Order) -> Callable[[Entry], tuple[object, ...]]:
    """The key to sort entries by, of a list that has the last written first and is sorted stably."""
    return {
        Order.NEWEST: _newest_first,
        Order.OLDEST: lambda entry: (entry.modified or _NEVER,),
        Order.TITLE: _by_title,
        Order.UNFINISHED: _unfinished_first,
    }[order]


def _newest_first(entry: Entry) -> tuple[object, ...]:
    return ()


def _by_title(entry: Entry) -> tuple[object, ...]:
    """Those with a title, then by who plays, then what cannot be read."""
    if not isinstance(entry, MatchSummary):
        return (2,)
    title = _plain(entry.title)
    return (0, title) if title else (1, _plain(" ".join([player.name for player in entry.players])))


def _unfinished_first(entry: Entry) -> tuple[object, ...]:
    waits = isinstance(entry, MatchSummary) and not (entry.finished or entry.is_abandoned)
    return (not waits,)


def haystack(entry: Entry) -> str:
    """What of an entry a search looks through: title and names; of a file that holds no match, its name."""
    if not isinstance(entry, MatchSummary):
        return _plain(entry.path.name)
    return _plain("\n".join([entry.title, *[player.name for player in entry.players]]))


def finds(text: str, hay: str) -> bool:
    """Whether every word of `text` is in it, in any script, small or capital."""
    return all(word in hay for word in _plain(text).split())


def _plain(text: str) -> str:
    """Widths, capitals and ligatures make no difference."""
    return unicodedata.normalize("NFKC", text).casefold()
