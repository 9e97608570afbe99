"""Section 3: the board (Rules, section 3)."""

from typing import Final

from fiveup_desktop.tutorial.book.parts import Section, note, rule
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

__all__ = ["BOARD"]

BOARD: Final = Section(
    "board",
    QT_TRANSLATE_NOOP("RuleBook", "The board"),
    (
        rule(
            "board.ports",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A tile that is not a double can be joined at two places, its low end and its high end. A "
                "double has four, though not all of them at any time: two line sides and two branch arms, "
                "all of its own value.",
            ),
        ),
        rule(
            "board.crosswise",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Doubles are laid crosswise. The long edges of a double are its line sides, its short "
                "ends are its branch arms. It is a spinner wherever it lies: as the opening, on the line,"
                " or on an arm.",
            ),
            "arms",
        ),
        rule(
            "board.double-joins",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A double joins the layout with one of its line sides, which is then its line side A; the "
                "opposite one is B, and its arms are A and B as well. A double that opens the round is "
                "joined to nothing: line sides and arms are all free, and the first tile joined to it takes "
                "a line side, either of the two.",
            ),
        ),
        rule(
            "board.open-connections",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "An open connection is a place where a tile may be joined. There are three kinds: each free "
                "half of a tile that is not a double; each free line side of a double; and each free branch "
                "arm of a double, but only when both of its line sides are occupied.",
            ),
            "doubles",
        ),
        rule(
            "board.arms",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "So while a line side of a double is still free, neither of its branch arms may be used. "
                "Once both line sides are occupied, either arm may be used first, or neither.",
            ),
            "arms",
        ),
        rule(
            "board.placement",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "To place a tile, you join one of its halves to an open connection of the same value, or "
                "you open the empty table. A tile that is not a double joins with the half that matches, "
                "a double with its line side A.",
            ),
        ),
        rule(
            "board.two-places",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Two different open connections make two different placements, even if the tile and the "
                "value are the same.",
            ),
        ),
        rule(
            "board.ends",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A scoring end is something that is counted. That is not the same as an open connection. "
                "Each free half of a tile that is not a double is a scoring end and counts its pips; a "
                "free blank is a scoring end of 0.",
            ),
            "arms",
        ),
        rule(
            "board.doubles-count",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A double with a free line side is called terminal. It is a scoring end as a whole: both "
                "halves count, once. So 4|4 at the end of a line counts 8. A double that opens the round "
                "counts the same way, alone or with one line side occupied.",
            ),
            "doubles",
        ),
        rule(
            "board.doubles-silent",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A double with both line sides occupied is called internal. It counts nothing.",
            ),
            "doubles",
        ),
        rule(
            "board.branches",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "An arm on which no tile lies counts nothing, whether it is open or not. From its first "
                "tile on, an arm counts at its outer end, by these same rules; the double it grows from "
                "still counts nothing.",
            ),
            "arms",
        ),
        rule(
            "board.total",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The end total is the sum of all scoring ends on the table.",
            ),
            "award",
        ),
        rule(
            "board.award",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The placement award is the end total if that is a positive multiple of 5, taken as raw "
                "points; otherwise it is 0. The end total is never rounded, and an end total of 0 scores "
                "nothing.",
            ),
            "award",
        ),
        note(
            "board.marks",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "In the figures a solid disc with a number is a scoring end and what it counts. A hollow "
                "ring is an open connection that counts nothing at the moment. The brass rivet only marks"
                " a spinner; it does not mean that the tile counts. The award shown is that of the "
                "placement alone, before any settlement and before the target test.",
            ),
            "arms",
        ),
    ),
)
