"""The text of the rule book: `PLACES` by ID, `BookTexts`, `find` and `paragraph_of`."""

from .book import PLACES, BookTexts, Place, entries, figure_of
from .links import paragraph_of
from .parts import Paragraph, Section
from .search import Hit, find, spans
from .sections import SECTIONS

__all__ = [
    "PLACES",
    "SECTIONS",
    "BookTexts",
    "Hit",
    "Paragraph",
    "Place",
    "Section",
    "entries",
    "figure_of",
    "find",
    "paragraph_of",
    "spans",
]
