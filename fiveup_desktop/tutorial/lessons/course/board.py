"""The first six lessons: how tiles are joined, and what their ends come to."""

from __future__ import annotations

from typing import Final

from fiveup_desktop.tutorial.lessons.position import Position
from fiveup_desktop.tutorial.lessons.puzzle import Kind
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

from .parts import Lesson, banked, step

__all__ = ["BOARD_LESSONS"]

_TWO = "2|5 5|6@2|5.high"

_MATCH = Lesson(
    "match",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Match a half",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "A tile has two halves, and each shows 0 to 6 pips. Tiles are joined half to half, like to like.",
    ),
    "board.placement",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You lead. Open the round with any tile.",
            ),
            Kind.ANY,
            Position.at("", "0|5 2|4 3|3 1|6 5|5"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever leads may open with any tile, a double as well.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One of your tiles fits. Find it, and join it.",
            ),
            Kind.ANY,
            Position.at("2|4", "4|6 3|5 0|1"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "4 to 4. The free ends are 2 and 6 now.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "2|6 fits at both ends. Choose one, and place it there.",
            ),
            Kind.ANY,
            Position.at("2|4 4|6@2|4.high", "2|6 1|5 3|3"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Where a tile fits in more than one place, you choose.",
            ),
            tile="2|6",
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Mark every tile that can be placed now.",
            ),
            Kind.LEGAL,
            Position.at("2|4 4|6@2|4.high", "1|3 2|5 3|3 0|6 5|5"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "There are 28 tiles, from 0|0 to 6|6, each once. Everybody is dealt 5. The others lie face "
            "down: the boneyard, 18 tiles for two players, 13 for three, 8 for four. Lessons deal fewer "
            "tiles, so that what matters is seen at once.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The leader opens with any tile. Then turns go clockwise.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A half is joined to an equal half. Where a tile fits twice, you choose.",
        ),
    ),
)

_ENDS = Lesson(
    "ends",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Ends and sums",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "After every tile, add up the free ends. This end total earns points for whoever placed the tile, "
        "if it is a multiple of five.",
    ),
    "board.total",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Add up the free ends. What is the end total?",
            ),
            Kind.TOTAL,
            Position.at(_TWO, "1|4 3|3 0|0"),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Make the end total a multiple of five.",
            ),
            Kind.SCORE,
            Position.at(_TWO, "1|2 2|6 3|6 4|4"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "2 + 3 = 5. Those 5 raw points are 1 point on the score card.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have just placed 2|4. How many points does it earn?",
            ),
            Kind.AWARD,
            Position.at(_TWO, "2|4 1|1 0|3"),
            action="2|4@2|5.low",
            seat=0,
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have just placed 0|4, and both ends are blank. What does that earn?",
            ),
            Kind.AWARD,
            Position.at("1|4 0|1@1|4.low", "0|4 2|2 3|6"),
            action="0|4@1|4.high",
            seat=0,
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A blank half is an end like any other: it counts 0, and another blank fits it.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "5 raw points are 1 displayed point, here simply a point: a total of 5 earns 1 point, 10 earns "
            "2, 15 earns 3, 25 earns 5.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Only a positive multiple of five earns. 0 earns nothing, 14 earns nothing: this sum is never "
            "rounded.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The points go to whoever has just placed, at once; nobody scores on another’s turn.",
        ),
    ),
)

_DOUBLES = Lesson(
    "doubles",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Doubles count twice",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "A double lies across the line. Its two long sides are its line sides. As long as one of them is "
        "free, both halves of the double count.",
    ),
    "board.doubles-count",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Place the double 6|6.",
            ),
            Kind.ANY,
            Position.at(_TWO, "6|6 2|3 4|4"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "6|6 is joined by one line side; the other is free. It counts 6 + 6: 2 + 12 = 14.",
            ),
            tile="6|6",
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "3|3 lies at the end. What is the end total?",
            ),
            Kind.TOTAL,
            Position.at("1|3 3|3@1|3.high", "0|5 2|4 6|6"),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Join a tile to the free line side of 3|3.",
            ),
            Kind.LINE_SIDE,
            Position.at("1|3 3|3@1|3.high", "1|2 1|6 3|5"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Both line sides of 3|3 are taken: now it counts nothing. 1 + 5 = 6.",
            ),
            tile="3|3",
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "4|4 opened, and one of its line sides is still free. What is the end total?",
            ),
            Kind.TOTAL,
            Position.at("4|4 1|4@4|4.line_a", "0|5 2|3 6|6"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A double with a free line side counts both halves; the whole tile is counted once. So is an "
            "opening double: 5|5 alone comes to 10, and with one tile at its side it still counts 10.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A double with a tile at both line sides counts nothing.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A double is always joined by a line side, never by a short side. 0|0 counts 0.",
        ),
    ),
)

_CROSS = "1|1 1|4@1|1.line_a 4|4@1|4.high 3|4@4|4.line_b"

_LINES = Lesson(
    "lines",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Both line sides before arms",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "A double is a crossing. Its long sides carry the line. Its short ends are arms, and they stay shut"
        " until the line runs through it.",
    ),
    "board.arms",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Open the arms of 1|1: join a tile to its free line side.",
            ),
            Kind.LINE_SIDE,
            Position.at(_CROSS, "1|2 2|6 3|5"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Both line sides of 1|1 have a tile now, so both its arms are open.",
            ),
            tile="1|1",
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now place 1|5 on an arm of 1|1.",
            ),
            Kind.ARM,
            Position.at(f"{_CROSS} 1|2@1|1.line_b", "1|5 2|6 3|5"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The arm has begun. From here it goes on like any line.",
            ),
            tile="1|5",
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In how many places can 1|5 be placed here?",
            ),
            Kind.PLACES,
            Position.at("1|1 1|4@1|1.line_a 4|6@1|4.high 1|6@4|6.high", "1|5 2|3 0|0"),
            tile="1|5",
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The two line sides are taken first; the tile to which the double itself was joined is at one "
            "of them. Only then do both arms open, at the same time.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "An opening double has two free line sides; the first tile may take either of them.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Every double branches like this, and is called a spinner, wherever it lies: opening, in a "
            "line, or on an arm.",
        ),
    ),
)

_ARMED = "2|5 5|5@2|5.high 4|5@5|5.line_b"

_ARMS = Lesson(
    "arms",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Arms",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "An open arm is a place for a tile, but it counts nothing. Once a tile lies on it, the outer end of"
        " that tile counts like any other end.",
    ),
    "board.branches",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The arms of 5|5 are open. Join a tile to one of them.",
            ),
            Kind.ARM,
            Position.at(_ARMED, "0|5 2|6 1|4"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three ends count now: 2, 4, and the 0 on the arm. 5|5 itself counts nothing.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "5|6 lies on one arm, the other is empty. What is the end total?",
            ),
            Kind.TOTAL,
            Position.at(f"{_ARMED} 5|6@5|5.branch_a", "0|0 1|1 3|3"),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Use an arm to make the end total a multiple of five.",
            ),
            Kind.SCORE,
            Position.at("2|5 5|5@2|5.high 3|5@5|5.line_b", "1|3 2|4 0|5"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "2 + 3 + 0 = 5. No end was covered: on an arm a tile only adds its outer end.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A double has been placed on the arm. What is the end total?",
            ),
            Kind.TOTAL,
            Position.at(f"{_ARMED} 0|5@5|5.branch_a 0|0@0|5.low 0|3@0|0.line_b 3|3@0|3.high", "1|1 2|6 1|4"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Where a tile may be joined is an open connection; what counts is a scoring end. They are two "
            "things: an empty open arm is an open connection and counts nothing, a started arm counts "
            "through its outer end.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A tile on an empty arm covers no end that counted: the total only grows, by its outer end, or "
            "by both halves if it is a double.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A double on an arm is a spinner too: first both its line sides, then its own two arms.",
        ),
    ),
)

_DRAW = Lesson(
    "draw",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Draw and pass",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "In a turn only one kind of thing can be done: place, if any tile fits; else draw, as long as there"
        " are tiles; else pass.",
    ),
    "turn.draw",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Nothing fits. Draw until a tile fits, and place that one.",
            ),
            Kind.TURN,
            Position.at(_TWO, "3|4 0|1 4|4", boneyard="1|3 0|0 2|4"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You drew three tiles. The first that fitted had to be placed at once; the other two are "
                "yours.",
            ),
        ),
        banked(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Nothing fits, and the boneyard is empty. What is left to do?",
            ),
            "steps-7",
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You passed. The round goes on, because somebody else can still place.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "2|6 would fit, but you would rather keep it. What happens now?",
            ),
            Kind.NEXT,
            Position.at(_TWO, "3|4 2|6 0|1"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Whoever can place must place, even if it earns nothing. Nobody draws or passes by choice.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "One draws tile after tile until one fits, however many that takes; the whole boneyard can be "
            "drawn. The tile that fits is placed in the same turn. If it fits in several places, the player"
            " chooses which.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "One passes only when nothing fits and the boneyard is empty.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Once the boneyard is empty and no hand at all can place, the round is blocked at once, after a"
            " placement or after the last draw. No round of passes is needed.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Everybody sees who draws and passes, and how many tiles each hand and the boneyard have. A "
            "drawn tile is seen by others only when it is placed.",
        ),
    ),
)

BOARD_LESSONS: Final = (_MATCH, _ENDS, _DOUBLES, _LINES, _ARMS, _DRAW)
