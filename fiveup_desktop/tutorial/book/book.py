"""The rule book as a whole: paragraphs by ID, their numbers, and both texts of each."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final, NamedTuple

from fiveup_desktop.view.words import Language, Words

from .parts import Paragraph, Section
from .sections import SECTIONS

__all__ = ["PLACES", "BookTexts", "Place", "entries", "figure_of"]

_CONTEXT = "RuleBook"


class Place(NamedTuple):
    """Where a paragraph stands in the book."""

    section: Section
    paragraph: Paragraph
    number: str
    """As it is quoted: `3.6`."""


def entries() -> Iterator[Place]:
    """Every paragraph in reading order."""
    for chapter, section in enumerate(SECTIONS, 1):
        for place, paragraph in enumerate(section.paragraphs, 1):
            yield Place(section, paragraph, f"{chapter}.{place}")


PLACES: Final = MappingProxyType({place.paragraph.id: place for place in entries()})
"""Paragraphs by their ID, in reading order."""


def figure_of(name: str) -> str:
    """The ID of the figure beside a paragraph: its own, or the nearest of its section, or the nearest at all.

    Of two as near it is the one before. KeyError if there is no such paragraph.
    """
    section = PLACES[name].section
    order = list(PLACES)
    at = order.index(name)

    def distance(place: int) -> tuple[bool, int, bool]:
        return PLACES[order[place]].section is not section, abs(place - at), place > at

    known = [place for place, each in enumerate(PLACES.values()) if each.paragraph.figure]
    return PLACES[order[min(known, key=distance)]].paragraph.figure


class BookTexts:
    """Both texts of every section and paragraph, whatever the interface speaks."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def title(self, section: Section, language: Language) -> str:
        """The title of a section."""
        return self._words.translate(_CONTEXT, section.title, language=language)

    def text(self, paragraph: Paragraph, language: Language) -> str:
        """The text of a paragraph."""
        return self._words.translate(_CONTEXT, paragraph.text, language=language)
