"""The game itself: tiles, board, actions, scoring, rounds and matches. Standard library only.

Everything is a frozen value; an action leads to a new one. Points are raw where a name says `raw`.
"""

from fiveup_desktop.rules.actions import DRAW, PASS, Action, Draw, Pass, Placement, parse_action
from fiveup_desktop.rules.board import Board, ScoringEnd
from fiveup_desktop.rules.errors import (
    DealFault,
    FiveUpError,
    IllegalActionError,
    IllegalDealError,
    NotationError,
    Refusal,
)
from fiveup_desktop.rules.events import DominoParts, EventKind, ScoreEvent
from fiveup_desktop.rules.lot import Chance, Deal, Lot, LotDraw, deal_round, draw_lot, shuffle
from fiveup_desktop.rules.match import Match, Outcome, OutcomeKind, Ply, Round, Transition
from fiveup_desktop.rules.scoring import (
    RAW_PER_DISPLAYED,
    TARGET_RAW,
    Settlement,
    displayed,
    entity_count,
    entity_of,
    nearest_five,
    partner_of,
    pips_of,
    placement_award_raw,
    settle_blocked,
    settle_domino,
)
from fiveup_desktop.rules.seat_view import SeatView
from fiveup_desktop.rules.tiles import ALL_CONNECTIONS, FULL_SET, Connection, Port, Tile

__all__ = [
    "ALL_CONNECTIONS",
    "DRAW",
    "FULL_SET",
    "PASS",
    "RAW_PER_DISPLAYED",
    "TARGET_RAW",
    "Action",
    "Board",
    "Chance",
    "Connection",
    "Deal",
    "DealFault",
    "DominoParts",
    "Draw",
    "EventKind",
    "FiveUpError",
    "IllegalActionError",
    "IllegalDealError",
    "Lot",
    "LotDraw",
    "Match",
    "NotationError",
    "Outcome",
    "OutcomeKind",
    "Pass",
    "Placement",
    "Ply",
    "Port",
    "Refusal",
    "Round",
    "ScoreEvent",
    "ScoringEnd",
    "SeatView",
    "Settlement",
    "Tile",
    "Transition",
    "deal_round",
    "displayed",
    "draw_lot",
    "entity_count",
    "entity_of",
    "nearest_five",
    "parse_action",
    "partner_of",
    "pips_of",
    "placement_award_raw",
    "settle_blocked",
    "settle_domino",
    "shuffle",
]
