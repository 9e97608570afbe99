"""What can be asked at a table: kinds of puzzles, their answers, and the mistakes that have a name."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from fiveup_desktop.rules import Action, Match, Placement, Settlement, Tile, Transition

from .position import Position

__all__ = ["NOBODY", "Kind", "Mistake", "Next", "Option", "Puzzle", "Task"]

NOBODY: Final = -1
"""The option that stands for no seat, no entity or no event: a lot, a tie, none."""


class Task(Enum):
    """How a puzzle is answered."""

    TABLE = "table"
    """By what is done at the table."""
    TILES = "tiles"
    """By choosing tiles of the hand."""
    CHOICE = "choice"
    """By taking one of several answers."""


class Kind(Enum):
    """What is asked. The first group is done at the table."""

    ANY = "any"
    """Place a tile (`Puzzle.tile`, if it is said) wherever it fits."""
    LINE_SIDE = "line_side"
    """Join a free line side of the double `Puzzle.tile`."""
    ARM = "arm"
    """Join an open arm."""
    SCORE = "score"
    """Make an award."""
    BEST = "best"
    """Make the best award."""
    KEEP = "keep"
    """Make an award that is accepted."""
    REACH = "reach"
    """Stand on exactly 61."""
    TURN = "turn"
    """Do what the turn demands: place, draw until a tile fits, or pass."""
    ROUND = "round"
    """Play a whole round."""

    LEGAL = "legal"
    """Which tiles of the hand can be placed?"""

    PLACES = "places"
    """In how many places can `Puzzle.tile` be placed?"""
    TOTAL = "total"
    """What is the end total, in pips?"""
    AWARD = "award"
    """What does a placement earn, in displayed points?"""
    AFTER = "after"
    """Where does one stand after a placement, in displayed points?"""
    NEXT = "next"
    """What happens now: place, draw, pass, or is the round blocked?"""
    DOMINO = "domino"
    """What is a domino's event worth, in displayed points?"""
    DOMINO_AFTER = "domino_after"
    """Where does the dominoer's entity stand then?"""
    LEADER = "leader"
    """Who leads the next round?"""
    BLOCKED = "blocked"
    """What is the event of the hand of `Puzzle.seat` worth in a blocked round?"""
    BLOCKED_AFTER = "blocked_after"
    """Where does the entity of `Puzzle.seat` stand after a blocked round?"""
    DISCARDED = "discarded"
    """Which event of a blocked round is discarded?"""
    WINNER = "winner"
    """Who has won a blocked round?"""
    LOT = "lot"
    """Who leads by lot? Each hand is the tile that was drawn."""

    @property
    def task(self) -> Task:
        """How it is answered."""
        if self is Kind.LEGAL:
            return Task.TILES
        return Task.TABLE if self in _AT_TABLE else Task.CHOICE

    @property
    def shows_hands(self) -> bool:
        """Whether its picture is the revealed hands of everybody, and no table."""
        return self in _OVER_HANDS


_AT_TABLE: Final = frozenset(
    {
        Kind.ANY,
        Kind.LINE_SIDE,
        Kind.ARM,
        Kind.SCORE,
        Kind.BEST,
        Kind.KEEP,
        Kind.REACH,
        Kind.TURN,
        Kind.ROUND,
    }
)
_OVER_HANDS: Final = frozenset(
    {
        Kind.DOMINO,
        Kind.DOMINO_AFTER,
        Kind.LEADER,
        Kind.BLOCKED,
        Kind.BLOCKED_AFTER,
        Kind.DISCARDED,
        Kind.WINNER,
        Kind.LOT,
    }
)


class Next(Enum):
    """The answers to `Kind.NEXT`; the value is the option's."""

    PLACE = 0
    DRAW = 1
    PASS = 2
    BLOCKED = 3


class Mistake(Enum):
    """A wrong answer that has a reason of its own. What each does is said in `answers`."""

    # At the table
    OTHER_TILE = "other_tile"
    OTHER_PLACE = "other_place"
    NO_AWARD = "no_award"
    LESS_AWARD = "less_award"
    OVER = "over"
    SHORT = "short"
    # Tiles of the hand
    UNFIT = "unfit"
    LEFT_OUT = "left_out"
    # Places
    CLOSED_ARMS = "closed_arms"
    NO_ARMS = "no_arms"
    ONE_SIDE = "one_side"
    EACH_VALUE_ONCE = "each_value_once"
    # End totals
    DOUBLE_ONCE = "double_once"
    INSIDE_DOUBLE = "inside_double"
    OPEN_ARM = "open_arm"
    ARM_FORGOTTEN = "arm_forgotten"
    WHOLE_TILE = "whole_tile"
    END_FORGOTTEN = "end_forgotten"
    # Awards and the target
    NOT_A_FIVE = "not_a_five"
    PIPS_AS_POINTS = "pips_as_points"
    NOT_EARNED = "not_earned"
    ADDED_ANYWAY = "added_anyway"
    CUT_TO_TARGET = "cut_to_target"
    LEFT_AS_IT_WAS = "left_as_it_was"
    # What happens now
    NOT_NOW = "not_now"
    # Dominoes
    AWARD_FORGOTTEN = "award_forgotten"
    EACH_ROUNDED = "each_rounded"
    ROUNDED_DOWN = "rounded_down"
    PARTNER_FORGOTTEN = "partner_forgotten"
    PARTNER_ADDED = "partner_added"
    ROUNDED_TOGETHER = "rounded_together"
    PART_KEPT = "part_kept"
    NOT_BELOW_ZERO = "not_below_zero"
    # Leaders
    DOMINOER_LEADS = "dominoer_leads"
    LOT_DECIDES = "lot_decides"
    NOT_HEAVIEST = "not_heaviest"
    TIE_DRAWS_AGAIN = "tie_draws_again"
    NO_TIE = "no_tie"
    # Blocked rounds
    ONE_OPPONENT = "one_opponent"
    PARTNER_COUNTED = "partner_counted"
    WHOLE_HANDS = "whole_hands"
    STALE_SCORE = "stale_score"
    PARTNER_LEFT_OUT = "partner_left_out"
    ACCEPTED = "accepted"
    ONE_IS_DISCARDED = "one_is_discarded"
    NOT_LIGHTEST = "not_lightest"
    IS_TIED = "is_tied"
    NOT_TIED = "not_tied"


@dataclass(frozen=True)
class Option:
    """One of the answers: a number, a seat, an entity or an event; the right one is no mistake."""

    value: int
    mistake: Mistake | None = None

    @property
    def is_right(self) -> bool:
        """Whether it is the answer."""
        return self.mistake is None


@dataclass(frozen=True)
class Puzzle:
    """Something asked at a position; `action` is what has just been done there, if that is asked about."""

    id: str
    kind: Kind
    position: Position
    tile: Tile | None = None
    seat: int | None = None
    action: Action | None = None

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.position.hands)

    @cached_property
    def transition(self) -> Transition | None:
        """What the action did, by the engine; None without one. IllegalActionError if it is not legal."""
        return None if self.action is None else self.position.match.play(self.action)

    @property
    def match(self) -> Match:
        """The match as the picture shows it: after the action."""
        return self.position.match if self.transition is None else self.transition.after

    @property
    def done(self) -> Transition:
        """The transition of a puzzle that has one."""
        assert self.transition is not None
        return self.transition

    @property
    def placed(self) -> Placement:
        """The placement that the puzzle asks about."""
        assert isinstance(self.action, Placement)
        return self.action

    @property
    def settlement(self) -> Settlement:
        """How the round was settled that the action ended."""
        outcome = self.done.outcome
        assert outcome is not None
        assert outcome.settlement is not None
        return outcome.settlement
