"""Sections 4 and 5: turns, awards and the target test (Rules, sections 4 and 5)."""

from typing import Final

from fiveup_desktop.tutorial.book.parts import Section, rule
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

__all__ = ["SCORE", "TURN"]

TURN: Final = Section(
    "turn",
    QT_TRANSLATE_NOOP("RuleBook", "Your turn"),
    (
        rule(
            "turn.one-kind",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "At every moment exactly one kind of action is open to the player whose turn it is: to "
                "place, to draw or to pass.",
            ),
        ),
        rule(
            "turn.place",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If any tile of your hand fits an open connection, you must place one. You may not draw "
                "instead, and you may not pass.",
            ),
        ),
        rule(
            "turn.draw",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If none fits and the boneyard is not empty, you draw one tile. It is still your turn, and "
                "the same rules apply again: as long as nothing fits, you draw on. A drawn tile that fits "
                "is placed at once; no other tile of your hand can be, for none of them fits.",
            ),
        ),
        rule(
            "turn.pass",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If none fits and the boneyard is empty, you pass.",
            ),
        ),
        rule(
            "turn.end",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A placement ends your turn. A draw does not. A placement after which the hand still "
                "holds tiles is an ordinary one; whoever places the last tile of a hand dominoes.",
            ),
        ),
        rule(
            "turn.blocked",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A round is blocked when the boneyard is empty and no hand has a tile that fits. This is "
                "looked at after every draw and after every ordinary placement. The award of such a "
                "placement is dealt with first, as section 5 says; if that ends the match, there is no "
                "blocked round.",
            ),
            "blocked-3",
        ),
        rule(
            "turn.at-once",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A blocked round is noticed at once. Nobody has to pass round the table first.",
            ),
        ),
        rule(
            "turn.last-tile",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "To place the last tile of a hand is always a domino. Such a placement never makes a "
                "blocked round, whatever the others hold.",
            ),
            "domino-2",
        ),
    ),
)

SCORE: Final = Section(
    "score",
    QT_TRANSLATE_NOOP("RuleBook", "Awards and 61"),
    (
        rule(
            "score.events",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Points arrive in scoring events. Each event goes to one scoring entity and has a net "
                "amount: everything that it adds, less everything that it takes off.",
            ),
        ),
        rule(
            "score.accepted",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The target test: if the score together with the event’s net amount is at most 305 raw, "
                "the event is accepted and the score becomes that sum.",
            ),
            "exact",
        ),
        rule(
            "score.win",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If an accepted event brings the score to exactly 305 raw, the match is over at once and "
                "that scoring entity has won.",
            ),
            "exact",
        ),
        rule(
            "score.discarded",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "An event that would overshoot the target is discarded whole. The score stays as it was, "
                "and the match goes on. If the round is over, it is over all the same.",
            ),
            "overshoot",
        ),
        rule(
            "score.no-tiebreak",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Nothing else decides a match. Nobody wins by having the greatest score, and there is no "
                "tie-break.",
            ),
        ),
        rule(
            "score.ordinary",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "An ordinary placement, one after which the hand is not empty, makes a scoring event of "
                "its award, unless the award is 0.",
            ),
            "award",
        ),
        rule(
            "score.last-tile",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If a placement empties the hand, its award is no scoring event of its own. It becomes part "
                "of the domino’s event and is tested only together with the opponents’ and the partner’s "
                "pips. On 295 raw an award of 10 does not win the match if the opponents’ pips add 5 to it: "
                "together they overshoot.",
            ),
            "domino-2",
        ),
        rule(
            "score.rounding",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Rounding always means to the nearest five. A remainder of 1 or 2 goes down, 3 or 4 goes "
                "up, and a multiple of 5 stays: 12 becomes 10, 13 becomes 15. Only the pips of a settlement "
                "are rounded.",
            ),
            "domino-4",
        ),
    ),
)
