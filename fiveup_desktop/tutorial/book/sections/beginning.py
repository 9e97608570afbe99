"""Sections 1 and 2: tiles, scores, seats, lot and deal (Rules, sections 1 and 2)."""

from typing import Final

from fiveup_desktop.tutorial.book.parts import Section, rule
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

__all__ = ["LOT", "TILES"]

TILES: Final = Section(
    "tiles",
    QT_TRANSLATE_NOOP("RuleBook", "Tiles and scores"),
    (
        rule(
            "tiles.set",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The game uses one double-six set of 28 tiles. Each tile has two halves of 0 to 6 pips, and "
                "every pair of values comes exactly once. A half without pips is a blank. Of two tiles or "
                "hands, the one with more pips on all its halves together is the heavier.",
            ),
        ),
        rule(
            "tiles.ends",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "We write a tile with its smaller half first: 1|4 is the tile of 1 and 4. Its smaller "
                "half is the low end, the other one the high end.",
            ),
        ),
        rule(
            "tiles.doubles",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "A tile with two equal halves is a double. There are seven of them, and every one is a "
                "spinner: it can grow in up to four directions. Section 3 says when.",
            ),
            "doubles",
        ),
        rule(
            "tiles.points",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Scores are kept in raw points. Five raw points make one displayed point, so every score "
                "is a multiple of 5 raw. Where this game just says “points”, it means displayed points.",
            ),
        ),
        rule(
            "tiles.target",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The target of the match is exactly 61 displayed points, which is 305 raw. Reaching 60 or"
                " 62 does not do.",
            ),
            "exact",
        ),
        rule(
            "tiles.seats",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Two, three or four players sit round the table. The seats are numbered clockwise, "
                "beginning with seat 0.",
            ),
        ),
        rule(
            "tiles.entities",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "With two or three players, each player is a scoring entity with a score of their own. "
                "With four, the seats 0 and 2 form one partnership and the seats 1 and 3 the other; the "
                "partners share one score. Everybody outside your scoring entity is your opponent.",
            ),
        ),
    ),
)

LOT: Final = Section(
    "lot",
    QT_TRANSLATE_NOOP("RuleBook", "Lot and deal"),
    (
        rule(
            "lot.draw",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The first leader comes from a neutral lot. The full set lies shuffled and face down, "
                "and every player draws one tile from it for the lot. The tile with the most pips on its "
                "two halves together makes its player the leader; a double is worth no more than its "
                "pips.",
            ),
            "lot",
        ),
        rule(
            "lot.tie",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "If several players are tied for the heaviest tile, only these players draw another lot, "
                "for which all 28 tiles are shuffled afresh. This is repeated until one player is left.",
            ),
            "lot",
        ),
        rule(
            "lot.return",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The tiles of the lot go back into the set before the deal. What the hands hold later "
                "never matters for who leads, and the order in which tiles are dealt makes no difference.",
            ),
        ),
        rule(
            "lot.deal",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "For the deal all 28 tiles are shuffled, and each player gets a hand of five. The rest "
                "is the boneyard: 18 tiles with two players, 13 with three, 8 with four. All of the "
                "boneyard may be drawn, down to its last tile.",
            ),
        ),
        rule(
            "lot.hidden",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "Each hand is hidden from the other players until the round is settled, or until a "
                "placement ends the match. Then the hands are revealed, and only the hands: the boneyard "
                "stays face down.",
            ),
        ),
        rule(
            "lot.next",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The next round is led by the player who dominoed. After a blocked round there is a new "
                "neutral lot among all players.",
            ),
        ),
        rule(
            "lot.turns",
            QT_TRANSLATE_NOOP(
                "RuleBook",
                "The leader opens the empty table with any tile of their hand. From then on turns go "
                "clockwise, from each seat to the next.",
            ),
        ),
    ),
)
