"""What a player may be called."""

from __future__ import annotations

import unicodedata

import pytest

from fiveup_desktop.records import LONGEST_NAME, NameFault, name_fault


@pytest.mark.parametrize(
    "name",
    ["a", "甲", "Ada Lovelace", "x" * 40, "😀" * 40, "<b>&amp;</b>", "אבג", "👩\u200d🚀", "e\u0301", " "],
)
def test_these_are_names(name):
    assert name_fault(name) is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", NameFault.EMPTY),
        ("x" * (LONGEST_NAME + 1), NameFault.TOO_LONG),
        ("a\nb", NameFault.CONTROL_CHARACTER),
        ("\x1b[31m", NameFault.CONTROL_CHARACTER),
        ("a\x7f", NameFault.CONTROL_CHARACTER),
        ("a\x85", NameFault.CONTROL_CHARACTER),
        ("a\u2028b", NameFault.CONTROL_CHARACTER),
        ("\ud800", NameFault.CONTROL_CHARACTER),
        ("a\u202eb", NameFault.BIDI_CHARACTER),
        ("\u2066a\u2069", NameFault.BIDI_CHARACTER),
        ("a\u200f", NameFault.BIDI_CHARACTER),
    ],
)
def test_these_are_not(text, fault):
    assert name_fault(text) is fault


def test_no_character_of_a_name_breaks_a_line_or_moves_the_text_around_it():
    """Over all of Unicode: what Python takes for a line's end, or Unicode for an embedding, is refused."""
    embeddings = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    for number in range(0x110000):
        character = chr(number)
        breaks = len(f"a{character}b".splitlines()) > 1
        if breaks or unicodedata.bidirectional(character) in embeddings:
            assert name_fault(character) is not None
