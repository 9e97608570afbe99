"""Sections 9 and 10: rare cases, words and source (Rules, sections 9, 11 and 12)."""

from typing import Final

from fiveup_desktop.tutorial.book.parts import Section, note, rule
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

__all__ = ["RARE", "WORDS"]

RARE: Final = Section(
    "rare",
    QT_TRANSLATE_NOOP("RuleBook", "Rare cases"),
    (
        note(
            "rare.silent",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The published rules are silent on the following cases. This is how the game decides them.",
            ),
        ),
        rule(
            "rare.below-zero",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A score below zero is allowed and is shown with a minus sign. The paper tally then has "
                "no strokes, only the number.",
            ),
            "below-zero",
        ),
        rule(
            "rare.equal-hands",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Where equal hands of a blocked round go “in the order of the seats”, the smaller seat "
                "number goes first, whoever led the round.",
            ),
        ),
        rule(
            "rare.lot-of-four",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "With partners, too, each of the four players draws a tile of the lot for themself. The lot "
                "finds one leader, not a partnership: partners who are tied draw again.",
            ),
        ),
        rule(
            "rare.target-by-placement",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "When an ordinary placement reaches exactly 61 and ends the match, the round is not "
                "settled. There is no blocked settlement either, even if the boneyard is empty and no tile "
                "fits any more. The hands are revealed all the same.",
            ),
        ),
        rule(
            "rare.overshoot-then-block",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "An ordinary placement may overshoot and also end the round, since the boneyard is empty "
                "and no hand has a tile that fits. Then its award is discarded first, and the settlement of "
                "the blocked round comes after that.",
            ),
        ),
        rule(
            "rare.domino-not-blocked",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If the last tile of a hand is placed while the boneyard is empty and nobody could go on,"
                " that is a domino and no blocked round.",
            ),
        ),
        rule(
            "rare.net-only",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "In a domino’s event, score, award and the opponents’ pips may come to more than 305 raw "
                "before the partner’s pips are taken off. Nothing is discarded for that: only the net "
                "amount is tested.",
            ),
            "exact",
        ),
        rule(
            "rare.net-zero",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A domino’s event with a net amount of 0 is accepted and changes nothing.",
            ),
        ),
        rule(
            "rare.sum-zero",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If the sum of differences of a hand in a blocked round is rounded to 0, there is no event "
                "at all.",
            ),
        ),
        rule(
            "rare.choose-place",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If a drawn tile fits several open connections, the player chooses one of them. A drawn "
                "tile never goes back to the boneyard.",
            ),
        ),
        rule(
            "rare.what-is-seen",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Everybody may see how many tiles each hand and the boneyard hold, the tiles of the lot, "
                "and every draw and pass. A drawn tile is seen by the others only when it is placed, or "
                "with the rest of the hand when the hands are revealed.",
            ),
        ),
        rule(
            "rare.seats-rounds",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Nobody changes seats during a match, and there is no limit to the number of rounds.",
            ),
        ),
        rule(
            "rare.rematch",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A rematch begins with all scores at 0 and with a new lot.",
            ),
        ),
        rule(
            "rare.computers",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A computer player sees what a person in that seat would see, and nothing more.",
            ),
        ),
    ),
)

WORDS: Final = Section(
    "words",
    QT_TRANSLATE_NOOP("RuleBook", "Words and source"),
    (
        note(
            "words.tiles",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Tile, half, pips: a tile has two halves with pips on them. Double, spinner: a tile of "
                "two equal halves, which can branch. Low end, high end: the smaller and the larger half "
                "of any other tile.",
            ),
        ),
        note(
            "words.table",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Line side, branch arm: where a double is joined. Crosswise: how a double lies. Terminal,"
                " internal: a double with a free line side, and one with none. Open connection: where a "
                "tile may be joined. Scoring end: what is counted. End total: all scoring ends together.",
            ),
        ),
        note(
            "words.people",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Player, seat, hand: who plays, where they sit, what they hold. Partner, partnership: the "
                "two who share a score. Scoring entity: whoever has a score of their own. Opponent: anybody "
                "outside your own entity.",
            ),
        ),
        note(
            "words.play",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Leader, neutral lot: who opens a round, and the draw that finds the first one. Placement, "
                "to place: a tile laid down. Boneyard, draw, pass: the face-down tiles, taking one, and "
                "doing nothing. To domino: to place the last tile of a hand. Blocked round: the boneyard is "
                "empty and no tile fits. Round, match: one deal, and all of them up to 61.",
            ),
        ),
        note(
            "words.points",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Raw points, displayed points: five of the first make one of the second. Award: what an end "
                "total earns. Scoring event: how points arrive. Settlement: what a finished round gives. "
                "Rounding: to the nearest five. Target, target test, overshoot: 61, whether an event fits "
                "under it, and that it does not. Accepted, discarded: how the test ends. Tied: equal in "
                "pips, in the lot or in a blocked round. Paper tally: the strokes.",
            ),
        ),
        note(
            "words.source",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "These rules are based on the Five-Up rules published by Kelley and PUREMCO.",
            ),
        ),
    ),
)
