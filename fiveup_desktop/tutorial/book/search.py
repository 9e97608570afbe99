"""Finding words in both languages at once."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from fiveup_desktop.view.words import Language, Words

from .book import PLACES, BookTexts

__all__ = ["Hit", "find", "spans"]


class Hit(NamedTuple):
    """A paragraph in which something was found, and in which of the two texts."""

    id: str
    languages: tuple[Language, ...]


def find(wanted: str, words: Words) -> list[Hit]:
    """The paragraphs that hold `wanted` in either language, in reading order; none for a blank search."""
    texts = BookTexts(words)
    hits = []
    for name, place in PLACES.items():
        found = [each for each in Language if spans(wanted, texts.text(place.paragraph, each))]
        if found:
            hits.append(Hit(name, tuple(found)))
    return hits


def spans(wanted: str, text: str) -> list[tuple[int, int]]:
    """Where `wanted` stands in `text`: start and length of each place, in characters.

    Letter case, kinds of quotation marks and full-width forms make no difference.
    """
    needle, hay = _folded(wanted.strip()), _folded(text)
    if not needle:
        return []
    found = []
    at = hay.find(needle)
    while at >= 0:
        found.append((at, len(needle)))
        at = hay.find(needle, at + len(needle))
    return found


_ALIKE: Mapping[str, str] = {"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-"}


def _folded(text: str) -> str:
    """The text with each character made plain, one for one, so that places stay places."""
    return "".join(_plain(character) for character in text)


def _plain(character: str) -> str:
    plain = unicodedata.normalize("NFKC", _ALIKE.get(character, character)).casefold()
    return plain if len(plain) == 1 else character
