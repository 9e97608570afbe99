"""What the levels of computer players are called, and how they play (the look, section 10)."""

from fiveup_desktop.session import STRENGTHS

from .fill import fill
from .language import Sentences

__all__ = ["LADDER", "LevelWords"]

LADDER = ("novice", "casual", "club", "strong", "expert")
"""All levels that have words, from the weakest to the strongest."""


class LevelWords(Sentences):
    """Names and descriptions of levels; a level of another version of the game keeps its own name."""

    def name(self, level: str) -> str:
        """What a level is called."""
        return {
            "novice": self.tr("Novice"),
            "casual": self.tr("Casual"),
            "club": self.tr("Club"),
            "strong": self.tr("Strong"),
            "expert": self.tr("Expert"),
        }.get(level, level)

    def line(self, level: str) -> str:
        """How a level plays, in one line."""
        return {
            "novice": self.tr("Often plays what comes to hand."),
            "casual": self.tr("Takes the best award now and never looks further."),
            "club": self.tr("Thinks one play ahead: its award, and yours."),
            "strong": self.tr("Plays on in its head, hundreds of times."),
            "expert": self.tr("Also reads draws and passes, plays for exactly 61."),
        }.get(level, "")

    def strength(self, level: str) -> str:
        """How many of 100 matches of two it wins against the level below; the lowest against that above."""
        above = next((name for name, each in STRENGTHS.items() if each.against == level), None)
        if level in STRENGTHS:
            against, share = STRENGTHS[level]
        elif above is not None:
            against, share = above, 100 - STRENGTHS[above].share
        else:
            return ""
        text = self.tr("wins {count} of 100 against {level}")
        return fill(text, count=round(share), level=self.name(against))
