"""Sections 6 to 8: domino, blocked round, paper tally (Rules, sections 6 to 8)."""

from typing import Final

from fiveup_desktop.tutorial.book.parts import Section, rule
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

__all__ = ["BLOCKED", "DOMINO", "TALLY"]

DOMINO: Final = Section(
    "domino",
    QT_TRANSLATE_NOOP("RuleBook", "Domino"),
    (
        rule(
            "domino.settle",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "When a player dominoes, the round is over and the hands are revealed for the settlement.",
            ),
            "domino-2",
        ),
        rule(
            "domino.event",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The settlement of a domino is one scoring event for the entity of the player who "
                "dominoed. Its net amount is the placement award, plus the opponents’ pips, minus the "
                "partner’s pips; the next two paragraphs say how the pips are rounded. It is accepted or "
                "discarded as a whole.",
            ),
            "domino-4",
        ),
        rule(
            "domino.opponents",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The pips of all opponents’ hands are first added together and then rounded once. Two hands "
                "of 13 make 26 and give 25.",
            ),
            "domino-4",
        ),
        rule(
            "domino.partner",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A partner is there with four players only. The pips of the partner’s hand are rounded on "
                "their own and taken off. If the award is 0, opponents with 17 together and a partner with "
                "14 make a net amount of 15 − 15, which is 0.",
            ),
            "domino-4",
        ),
        rule(
            "domino.negative",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The net amount can be negative, and it can take a score below zero.",
            ),
            "below-zero",
        ),
        rule(
            "domino.leader",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The player who dominoed is the leader of the next round, whether the event was accepted "
                "or discarded.",
            ),
            "overshoot",
        ),
    ),
)

BLOCKED: Final = Section(
    "blocked",
    QT_TRANSLATE_NOOP("RuleBook", "Blocked round"),
    (
        rule(
            "blocked.hands",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "In a blocked round the hands are revealed too. Every hand is compared on its own; those "
                "of partners are not put together.",
            ),
            "blocked-4",
        ),
        rule(
            "blocked.order",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The hands are settled one by one, from the lightest to the heaviest. Equal hands go in the "
                "order of their seats: 0, 1, 2, 3.",
            ),
            "blocked-3",
        ),
        rule(
            "blocked.difference",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "For each hand, look only at the opponents’ hands that are heavier. By how many pips is "
                "each of them heavier than this hand? Add these differences up. With three players and "
                "hands of 3, 9 and 20 pips, the first hand has a sum of 6 + 17 = 23, the second one of 11, "
                "and the third has none.",
            ),
            "blocked-3",
        ),
        rule(
            "blocked.rounding",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "That sum is rounded once, after adding; in the example 23 gives 25 and 11 gives 10. If the "
                "result is not 0, it is a scoring event for this hand’s entity.",
            ),
            "blocked-3",
        ),
        rule(
            "blocked.test",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Each event is tested against the score as it stands at that moment. Events of the same "
                "settlement that were accepted before it count already, the partner’s too.",
            ),
            "blocked-4",
        ),
        rule(
            "blocked.discarded",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A discarded event changes nothing, and the others are not affected by it.",
            ),
            "blocked-4",
        ),
        rule(
            "blocked.win",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "An accepted event that reaches 305 raw ends the match at once. The events after it are "
                "not applied.",
            ),
            "blocked-exact",
        ),
        rule(
            "blocked.winner",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The entity with the lightest single hand wins the round. Partners’ hands are not added for "
                "this either.",
            ),
            "blocked-3",
        ),
        rule(
            "blocked.tied",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If hands of different entities share the lightest total, the round is tied and nobody has "
                "won it, even if two of these hands are partners’. If only partners share it, their "
                "partnership has won the round.",
            ),
            "blocked-tied",
        ),
        rule(
            "blocked.no-reward",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "To win a blocked round is an honour and earns nothing by itself. The winner of the round "
                "need not be the one who reaches 61 in its settlement.",
            ),
            "blocked-exact",
        ),
        rule(
            "blocked.leader",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "After a blocked round the next leader always comes from a neutral lot, whoever won it.",
            ),
        ),
    ),
)

TALLY: Final = Section(
    "tally",
    QT_TRANSLATE_NOOP("RuleBook", "Paper tally"),
    (
        rule(
            "tally.stroke",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "On paper one stroke is one displayed point. The paper tally is only another way to write"
                " the score, and one can do without it.",
            ),
            "tally",
        ),
        rule(
            "tally.group",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A large X with a small x in each of its four gaps is one full group: 10 displayed "
                "points, or 50 raw.",
            ),
            "tally",
        ),
        rule(
            "tally.order",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "In each group strokes 1 and 2 make the large X. Then come the small ones: 3 and 4 at the "
                "top, 5 and 6 at the right, 7 and 8 at the bottom, 9 and 10 at the left. Which stroke of an "
                "X is made first does not matter.",
            ),
            "tally",
        ),
    ),
)
