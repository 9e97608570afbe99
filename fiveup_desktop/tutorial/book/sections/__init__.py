"""The texts, a module for each group of sections. English here, Chinese in `i18n/`; written apart."""

from typing import Final

from fiveup_desktop.tutorial.book.parts import Section

from .beginning import LOT, TILES
from .board import BOARD
from .closing import RARE, WORDS
from .play import SCORE, TURN
from .settlements import BLOCKED, DOMINO, TALLY

__all__ = ["SECTIONS"]

SECTIONS: Final[tuple[Section, ...]] = (
    TILES,
    LOT,
    BOARD,
    TURN,
    SCORE,
    DOMINO,
    BLOCKED,
    TALLY,
    RARE,
    WORDS,
)
"""All sections in reading order, numbered from 1; sections 1 to 9 are those of the rules."""
