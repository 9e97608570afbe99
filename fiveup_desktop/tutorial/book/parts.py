"""What the rule book is made of: sections of numbered paragraphs, each under a name that never changes."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Paragraph", "Section", "note", "rule"]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph: its ID, its English text (the source of the translation), and the figure beside it."""

    id: str
    """`section.name`; links, tests and lessons know the paragraph by it."""
    text: str
    figure: str = ""
    """The ID of a figure of `tutorial.figures`; empty for none."""
    states_rule: bool = True
    """Whether it states a rule, and so has a test run by the engine."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section and its title (English source)."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


def rule(name: str, text: str, figure: str = "") -> Paragraph:
    """A paragraph that states a rule of the game."""
    return Paragraph(name, text, figure)


def note(name: str, text: str, figure: str = "") -> Paragraph:
    """A paragraph that explains the book itself."""
    return Paragraph(name, text, figure, states_rule=False)
