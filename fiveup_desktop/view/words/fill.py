"""Filling the parts of a sentence in, and numbers as they are written."""

import unicodedata
from string import Formatter
from typing import Final

__all__ = ["MINUS", "fill", "number", "signed"]

MINUS: Final = "−"
"""U+2212, as wide as a plus sign."""


def fill(sentence: str, **parts: object) -> str:
    """Put `parts` into their `{places}`, with a space where a Han and a Latin character or digit meet.

    So a Chinese sentence reads well with either kind of name: write it without spaces round `{name}`. Parts
    are put in as they are, whatever they contain; numbers get a true minus.
    """
    text = ""
    for literal, place, _, _ in Formatter().parse(sentence):
        text = _joined(text, literal)
        if place is not None:
            part = parts[place]
            text = _joined(text, number(part) if isinstance(part, int) else str(part))
    return text


def number(value: int) -> str:
    """A number with a true minus sign if it is below zero."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """A number with its sign written; 0 has none."""
    return f"+{value}" if value > 0 else number(value)


def _joined(left: str, right: str) -> str:
    """Two texts, with a space if the script changes where they meet."""
    if not left or not right:
        return left + right
    last, first = left[-1], right[0]
    changes = (_is_han(last) and _is_latin(first)) or (_is_latin(last) and _is_han(first))
    return f"{left} {right}" if changes else left + right


def _is_han(character: str) -> bool:
    return "\u3400" <= character <= "\u9fff" or "\U00020000" <= character <= "\U0003ffff"


def _is_latin(character: str) -> bool:
    if character in f"+{MINUS}%":
        return True
    return not _is_han(character) and unicodedata.category(character)[0] in "LN"
