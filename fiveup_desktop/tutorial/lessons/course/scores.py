"""The other six lessons: awards, exactly 61, and how a round ends."""

from __future__ import annotations

from typing import Final

from fiveup_desktop.tutorial.lessons.position import Position
from fiveup_desktop.tutorial.lessons.puzzle import Kind
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

from .parts import Lesson, banked, step

__all__ = ["SCORE_LESSONS"]

_TWO = "2|5 5|6@2|5.high"
_LAST = "2|4@2|5.low"

_AWARDS = Lesson(
    "awards",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Awards",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Before you place, see what the ends would come to. One and the same hand can earn nothing, a "
        "little, or much.",
    ),
    "board.award",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Make the placement that earns the most.",
            ),
            Kind.BEST,
            Position.at("2|4 4|6@2|4.high", "0|2 2|2 3|6 1|6"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "2|2 counts 4, and 4 + 6 = 10: 2 points. 3|6 would have earned only 1.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have just placed 6|6. How many points does it earn?",
            ),
            Kind.AWARD,
            Position.at("2|4 4|6@2|4.high", "6|6 1|3 0|5"),
            action="6|6@4|6.high",
            seat=0,
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You lead. Open with a tile that earns points.",
            ),
            Kind.SCORE,
            Position.at("", "1|3 2|2 5|5 0|6 4|4"),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "5|5 alone comes to 10: 2 points. An opening earns like any placement.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Award: the end total divided by five, if it is a positive multiple of five. Otherwise none.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "An opening earns as well: 4|6 or 5|5 on an empty table are 2 points, 2|3 is 1.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "On paper one stroke is 1 point, and ten strokes make a group. Strokes 1 and 2 are a large X. "
            "Then come four small x in its gaps, two strokes each: 3 and 4 at the top, 5 and 6 at the "
            "right, 7 and 8 at the bottom, 9 and 10 at the left.",
        ),
    ),
)

_EXACT = Lesson(
    "exact",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Exactly 61, and discards",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "The match is won by whoever first stands on exactly 61 points. Points that would pass 61 are "
        "discarded, all of them.",
    ),
    "score.accepted",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You stand on 58. Win the match with one placement.",
            ),
            Kind.REACH,
            Position.at("4|6 6|6@4|6.high", "1|6 4|4 3|4", scores_displayed=(58, 60)),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "3 + 12 = 15, that is 3 points. 58 + 3 = 61: the match is over at once.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You stand on 59. Earn points that are not discarded.",
            ),
            Kind.KEEP,
            Position.at("4|6 6|6@4|6.high", "0|4 4|4 1|6", scores_displayed=(59, 40)),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "4 + 1 = 5, that is 1 point: 59 + 1 = 60. The 4 points of 4|4 would have passed 61.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You stood on 60. Then you placed 2|4, at a total of 10. Where do you stand now?",
            ),
            Kind.AFTER,
            Position.at(_TWO, "2|4 1|1 0|3", scores_displayed=(60, 52)),
            action=_LAST,
            seat=0,
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Points arrive in events. Whether an event would pass 61 is its target test: it counts whole, "
            "or it is discarded whole; nothing is cut to fit 61. After a discard the score stays, the tile "
            "stays where it lies, and play goes on.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Exactly 61 wins at once. A greater score than the others’ means nothing, there is no "
            "tie-break, and there is no limit of rounds.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "An ordinary placement is one after which the hand still holds tiles. When it wins the match, "
            "the round is not settled: all hands are shown, but nobody scores for them, even if nobody "
            "could go on. The boneyard stays face down.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The award of a placement may overshoot 61 and the same placement may leave nobody able to go "
            "on, with the boneyard empty. Then the award is discarded first, and the blocked round is "
            "settled after that.",
        ),
    ),
)

_DOMINO = Lesson(
    "domino",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Domino",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Whoever places the last tile of a hand dominoes. The round ends, the hands are revealed, and the "
        "opponents’ pips go to the dominoer.",
    ),
    "domino.event",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Place your last tile.",
            ),
            Kind.ANY,
            Position.at(_TWO, "2|4", others=("3|4 0|1 1|1",), scores_displayed=(20, 31)),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "4 + 6 = 10, and the other hand holds 7 + 1 + 2 = 10 pips. Both go into one event: 20 raw, "
                "4 points.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Mei dominoes at a total of 10. How many points is that worth to her?",
            ),
            Kind.DOMINO,
            Position.at(_TWO, "2|4", players=3, others=("6|6", "4|5 0|2"), scores_displayed=(20, 31, 8)),
            action=_LAST,
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Mei stood on 58, and dominoes at a total of 10. Where does she stand now?",
            ),
            Kind.DOMINO_AFTER,
            Position.at(_TWO, "2|4", others=("6|6",), scores_displayed=(58, 40)),
            action=_LAST,
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Her whole event was discarded. Who leads the next round?",
            ),
            Kind.LEADER,
            Position.at(_TWO, "2|4", others=("6|6",), scores_displayed=(58, 40)),
            action=_LAST,
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A domino is one event: the award of the last placement, plus all opponents’ pips added "
            "together and then rounded once to the nearest five. With four players the partner’s hand is "
            "taken off as well, see the next lesson.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Rounding: a remainder of 1 or 2 goes down, 3 or 4 goes up. 22 becomes 20, and 23 becomes 25.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The last placement has no event of its own: its award counts with the rest, or is discarded "
            "with the rest. Only the net, all parts together, is tested against 61.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The dominoer leads the next round, whether or not the event was accepted.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "An empty hand is always a domino and never a block, even if the boneyard is empty and nobody "
            "could go on.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Only the hands are revealed. The boneyard stays face down, and nobody gets points for it.",
        ),
    ),
)

_FOUR = ("0|3", "6|6 4|5", "0|4")

_PARTNERS = Lesson(
    "partners",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Partners",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Four play in pairs. Partners sit opposite each other, seats 0 and 2 against 1 and 3, and share one"
        " score. When you domino, the pips that your partner still holds are taken off.",
    ),
    "domino.partner",
    (
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Place your last tile. Your partner sits opposite, with 1|3.",
            ),
            Kind.ANY,
            Position.at(_TWO, "2|4", players=4, others=("6|6", "1|3", "3|6"), scores_displayed=(20, 31)),
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The placement earns 10 raw. The opponents hold 12 + 9 = 21, which becomes 20. Your partner"
                " holds 4, which becomes 5. 10 + 20 − 5 = 25 raw, 5 points.",
            ),
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Mei dominoes at a total of 7. How many points is that worth to her side?",
            ),
            Kind.DOMINO,
            Position.at(_TWO, "1|2", players=4, others=_FOUR, scores_displayed=(20, 31)),
            action="1|2@2|5.low",
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The same domino, but their score was 2. Where do they stand now?",
            ),
            Kind.DOMINO_AFTER,
            Position.at(_TWO, "1|2", players=4, others=_FOUR, scores_displayed=(2, 31)),
            action="1|2@2|5.low",
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Domino at four: the award, plus both opponents’ pips added and rounded once, less the "
            "partner’s pips rounded on their own. All of it is one event.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The net can be negative, and a score can go below zero. It is shown with a minus sign; the "
            "paper tally then has no strokes. A net of 0 is accepted and changes nothing.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "Parts that pass 61 on the way do not matter: the net alone is tested.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "With two or three players everybody scores alone, and there is no partner’s hand to take off. "
            "Seats are counted clockwise from 0; in these pictures Mei has seat 0, then come Rowan, Lin and"
            " Ada.",
        ),
    ),
)

_BLOCKED = Lesson(
    "blocked",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "Blocked",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "The boneyard is empty and no hand can place: the round is blocked. Then each hand is settled by "
        "itself. It earns, in raw points, the pips that the opponents’ heavier hands hold beyond its own.",
    ),
    "blocked.difference",
    (
        banked(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Place the one tile that fits, and see how the round ends.",
            ),
            "steps-1",
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Nobody can place any more, and nothing is left to draw. The round is blocked at once.",
            ),
        ),
        banked("", "steps-2"),
        banked(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each hand has its event, the lightest first. Which one is discarded?",
            ),
            "steps-3",
        ),
        banked(QT_TRANSLATE_NOOP("Lessons", "Who has won this blocked round?"), "steps-4"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "For each hand: for every heavier hand of an opponent take the difference, add the differences,"
            " and round the sum once. If the rounded sum is 0, there is no event. Partners’ hands are not "
            "put together, and a partner’s hand is never part of the sum.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The hands are settled in ascending order of pips, equal ones in the order of the seats from "
            "seat 0 on, whoever led. Each event is tested against the score of that moment, with what the "
            "partner’s event has just added.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A discarded event changes nothing and does not touch the others. An event that reaches 61 ends"
            " the match at once; hands that would come later get nothing.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The side with the lightest hand wins the round. If hands of opposing sides share the fewest "
            "pips it is tied; if only partners’ hands share them, that partnership has won. Winning the "
            "round earns nothing by itself, and whoever reaches 61 need not be its winner.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "After a blocked round a new lot among all players decides who leads next.",
        ),
    ),
)

_ROUND = Lesson(
    "round",
    QT_TRANSLATE_NOOP(
        "Lessons",
        "A whole round",
    ),
    QT_TRANSLATE_NOOP(
        "Lessons",
        "First the lot: everybody draws one tile, and the heaviest leads. Then play a whole round. A hint "
        "is always at hand.",
    ),
    "lot.draw",
    (
        banked(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Everybody has drawn one tile. Who leads the first round?",
            ),
            "steps-5",
        ),
        banked(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Play this round to its end, against one opponent.",
            ),
            "steps-6",
            QT_TRANSLATE_NOOP(
                "Lessons",
                "That was a whole round. A match is many of them, until somebody stands on exactly 61.",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP(
            "Lessons",
            "The lot: each player draws one tile from all 28, face down. The most pips lead. If several "
            "share the most, only they draw again, from all 28 tiles shuffled anew. Then the tiles go back,"
            " and the hands are dealt.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "With four, each of the four draws in the lot, and may become the leader. Partners do not draw "
            "together: two partners who share the most draw again as well.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "After a domino the dominoer leads the next round. After a blocked round there is a new lot. "
            "Seats stay as they are. A rematch begins at 0 with a new lot.",
        ),
        QT_TRANSLATE_NOOP(
            "Lessons",
            "A computer player sees what a person in that seat would see, and nothing more.",
        ),
    ),
)

SCORE_LESSONS: Final = (_AWARDS, _EXACT, _DOMINO, _PARTNERS, _BLOCKED, _ROUND)
