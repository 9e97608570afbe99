"""What is different here, for those who know another Five-Up: each with a figure of the rule book."""

from __future__ import annotations

from typing import Final, NamedTuple

from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

__all__ = ["DIFFERENCES", "Difference"]


class Difference(NamedTuple):
    """What one is used to, what holds here (English sources), the figure beside it, and the paragraph."""

    elsewhere: str
    here: str
    figure: str
    step: int
    rule: str


DIFFERENCES: Final = (
    Difference(
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Only the first double branches.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Every double branches, wherever it lies: in a line or on an arm.",
        ),
        "arms",
        2,
        "board.branches",
    ),
    Difference(
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The spinner’s four sides may be joined in any order.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "First both line sides, the long ones. Only then do the two arms open. An empty arm counts "
            "nothing.",
        ),
        "arms",
        0,
        "board.arms",
    ),
    Difference(
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Nothing fits: draw one tile, and pass if it does not fit either.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Draw until a tile fits, and place that one. The whole boneyard can be drawn; one passes only "
            "when it is empty.",
        ),
        "award",
        0,
        "turn.draw",
    ),
    Difference(
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The first to reach 150, or to pass 61, wins.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Exactly 61 points win, and at once. 5 raw points are 1 point. What would pass 61 is discarded "
            "whole.",
        ),
        "overshoot",
        2,
        "score.accepted",
    ),
    Difference(
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The hands of all others are counted for whoever goes out.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "One event: the award of the last tile, the opponents’ pips added and rounded once, less the "
            "partner’s, rounded. It can be negative, and it is discarded whole if it passes 61.",
        ),
        "domino-4",
        3,
        "domino.event",
    ),
    Difference(
        QT_TRANSLATE_NOOP(
            "Lessons",
            "In a blocked round the lightest hand takes it all.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Each hand for itself scores how much heavier the opponents’ heavier hands are, the lightest "
            "hand first. Winning the round earns nothing by itself.",
        ),
        "blocked-4",
        1,
        "blocked.difference",
    ),
    Difference(
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The highest double opens, or the lead goes round.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A lot finds the first leader, who opens with any tile. Then the dominoer leads; after a "
            "blocked round, a new lot decides.",
        ),
        "lot",
        0,
        "lot.draw",
    ),
)
