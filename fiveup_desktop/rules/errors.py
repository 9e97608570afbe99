"""The error family of the rules.

Text that cannot be read is one kind of error, an action or a deal that the rules forbid is another.
Reasons are enums, never sentences: the words live at the edge, in each language.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fiveup_desktop.rules.actions import Action


class FiveUpError(Exception):
    """Root of every error that Five Up raises on purpose."""


class NotationError(FiveUpError, ValueError):
    """Text (or a pair of numbers) that names no tile, port, connection, action or board."""

    def __init__(self, what: str, text: object) -> None:
        super().__init__(f"not a {what}: {text!r}")
        self.what = what
        self.text = text


class Refusal(Enum):
    """Why an action is not legal: a stable name, and the section of the rules that forbids it."""

    MATCH_OVER = ("match_over", 5)
    ROUND_NOT_DEALT = ("round_not_dealt", 2)
    NOT_YOUR_TURN = ("not_your_turn", 2)
    TILE_NOT_IN_HAND = ("tile_not_in_hand", 2)
    TILE_ON_TABLE = ("tile_on_table", 1)
    TABLE_EMPTY = ("table_empty", 3)
    CONNECTION_NEEDED = ("connection_needed", 3)
    CONNECTION_NOT_ON_TABLE = ("connection_not_on_table", 3)
    CONNECTION_OCCUPIED = ("connection_occupied", 3)
    ARMS_NOT_OPEN = ("arms_not_open", 3)
    NO_MATCHING_HALF = ("no_matching_half", 3)
    MUST_PLACE_NOT_DRAW = ("must_place_not_draw", 4)
    MUST_PLACE_NOT_PASS = ("must_place_not_pass", 4)
    MUST_DRAW_NOT_PASS = ("must_draw_not_pass", 4)
    BONEYARD_EMPTY = ("boneyard_empty", 4)

    @property
    def key(self) -> str:
        """A stable name for files, logs and tests."""
        return self.value[0]

    @property
    def section(self) -> int:
        """The section of the rules that forbids it."""
        return self.value[1]


class IllegalActionError(FiveUpError):
    """An action that the rules forbid here; carries the rule, the action and the position."""

    def __init__(self, refusal: Refusal, action: Action, position: str, seat: int | None = None) -> None:
        who = "" if seat is None else f" by seat {seat}"
        super().__init__(
            f"{action}{who} is refused: {refusal.key} (rules, section {refusal.section}) at {position}"
        )
        self.refusal = refusal
        self.action = action
        self.position = position
        self.seat = seat


class DealFault(Enum):
    """Why a deal or its lot does not fit the rules (section 2) or the match so far."""

    MATCH_OVER = "match_over"
    ROUND_UNFINISHED = "round_unfinished"
    HAND_COUNT = "hand_count"
    HAND_SIZE = "hand_size"
    NOT_ONE_FULL_SET = "not_one_full_set"
    LEADER_SEAT = "leader_seat"
    LOT_MISSING = "lot_missing"
    LOT_NOT_DUE = "lot_not_due"
    LOT_SEATS = "lot_seats"
    LOT_TILES = "lot_tiles"
    LOT_UNDECIDED = "lot_undecided"
    LEADER_NOT_BY_LOT = "leader_not_by_lot"
    LEADER_NOT_DOMINOER = "leader_not_dominoer"


class IllegalDealError(FiveUpError):
    """A deal that the rules forbid here; carries the fault."""

    def __init__(self, fault: DealFault) -> None:
        super().__init__(f"the deal does not fit: {fault.value} (rules, section 2)")
        self.fault = fault
