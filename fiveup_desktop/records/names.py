"""What a name may be: that of a player, of a level (the match record, `players`), and a title given here."""

from __future__ import annotations

import unicodedata
from enum import Enum
from typing import Final

LONGEST_NAME: Final = 40
"""Characters (code points) that a name has at most."""

LONGEST_TITLE: Final = 80
"""Characters (code points) that a title has at most, if it is given here; files may bring any."""

_BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""The characters with Unicode's property Bidi_Control: they reorder the text around them."""

_CONTROLS: Final = frozenset({"Cc", "Zl", "Zp", "Cs"})
"""Control characters, line and paragraph separators (which also break a line), lone surrogates."""


class NameFault(Enum):
    """Why a text is no name."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    CONTROL_CHARACTER = "control_character"
    BIDI_CHARACTER = "bidi_character"


def name_fault(text: str) -> NameFault | None:
    """Why `text` cannot be a player's name, or None if it can."""
    return _fault(text, LONGEST_NAME) if text else NameFault.EMPTY


def title_fault(text: str) -> NameFault | None:
    """Why `text` cannot be given to a match as its title, or None if it can; it may be empty."""
    return _fault(text, LONGEST_TITLE)


def _fault(text: str, longest: int) -> NameFault | None:
    if len(text) > longest:
        return NameFault.TOO_LONG
    if any(unicodedata.category(character) in _CONTROLS for character in text):
        return NameFault.CONTROL_CHARACTER
    return NameFault.BIDI_CHARACTER if _BIDI.intersection(text) else None
