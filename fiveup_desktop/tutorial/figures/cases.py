"""The figures as data: what lies on the table or in the hands, step by step. Nothing here is worked out.

The boards are the three groups of published positions that the tests know as `figures.json`; a test sees that
they are the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from fiveup_desktop.rules import Board, Lot, LotDraw, Settlement, Tile, placement_award_raw
from fiveup_desktop.rules.scoring import settle_blocked, settle_domino

__all__ = ["FIGURES", "BoardFigure", "Figure", "LotFigure", "SettlementFigure", "TallyFigure"]


@dataclass(frozen=True, slots=True)
class BoardFigure:
    """Positions of a table, each a step; `tray` are the tiles that the reader may try at each of them."""

    id: str
    boards: tuple[Board, ...]
    trays: tuple[tuple[Tile, ...], ...]

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self.boards)


@dataclass(frozen=True, slots=True)
class LotFigure:
    """A neutral lot; a step for each draw."""

    id: str
    lot: Lot

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self.lot.draws)


@dataclass(frozen=True, slots=True)
class SettlementFigure:
    """A settlement, worked out by the engine from hands and scores. A step for each part and event.

    `total` is the end total of the last placement; it matters for a domino only.
    """

    id: str
    settlement: Settlement
    before_raw: tuple[int, ...]
    total: int = 0

    @property
    def players(self) -> int:
        """How many hands there are."""
        return len(self.settlement.hands)

    @property
    def steps(self) -> int:
        """A domino: each part, then the target test. A blocked round: each event, or one step without any."""
        if self.settlement.seat is not None:
            return 4 if self.players == 4 else 3
        return max(1, len(self.settlement.events))


@dataclass(frozen=True, slots=True)
class TallyFigure:
    """Scores in displayed points, each a step."""

    id: str
    scores_displayed: tuple[int, ...]

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return len(self.scores_displayed)


Figure: TypeAlias = BoardFigure | LotFigure | SettlementFigure | TallyFigure


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple([Tile.from_text(word) for word in text.split()])


def _boards(name: str, *steps: tuple[str, str]) -> BoardFigure:
    """A figure from pairs of a board and the tiles to try at it."""
    return BoardFigure(
        name,
        tuple([Board.from_text(actions) for actions, _ in steps]),
        tuple([_tiles(tray) for _, tray in steps]),
    )


def _lot(name: str, *draws: str) -> LotFigure:
    """A lot from draws, written as `seat:tile`."""
    read = [[word.split(":") for word in draw.split()] for draw in draws]
    made = [LotDraw(tuple([(int(seat), Tile.from_text(tile)) for seat, tile in draw])) for draw in read]
    return LotFigure(name, Lot(tuple(made)))


def _domino(
    name: str, hands: tuple[str, ...], seat: int, total: int, before_raw: tuple[int, ...]
) -> SettlementFigure:
    held = tuple([_tiles(hand) for hand in hands])
    settlement = settle_domino(held, seat, placement_award_raw(total), before_raw)
    return SettlementFigure(name, settlement, before_raw, total)


def _blocked(name: str, hands: tuple[str, ...], before_raw: tuple[int, ...]) -> SettlementFigure:
    held = tuple([_tiles(hand) for hand in hands])
    return SettlementFigure(name, settle_blocked(held, before_raw), before_raw)


_ARMS = "1|4 1|1@1|4.low 4|4@1|4.high 3|4@4|4.line_b 1|2@1|1.line_b"
_ARM_STARTED = f"{_ARMS} 1|5@1|1.branch_a"
_SECOND_SPINNER = f"{_ARM_STARTED} 5|5@1|5.high 0|5@5|5.line_b"

_ALL: Final[tuple[Figure, ...]] = (
    _boards(
        "arms",
        (_ARMS, "1|5 1|3 4|6 2|6"),
        (_ARM_STARTED, "5|5 0|5 2|6 3|6"),
        (_SECOND_SPINNER, "1|3 5|6 2|2 4|6"),
        (f"{_SECOND_SPINNER} 1|3@1|1.branch_b", "4|5 2|4 5|6 4|6"),
    ),
    _boards(
        "doubles",
        ("1|4 1|1@1|4.low 4|4@1|4.high", "3|4 1|6 1|2 4|5"),
        ("1|4 1|1@1|4.low 4|4@1|4.high 3|4@4|4.line_b", "1|2 3|3 4|6 1|5"),
        ("2|2", "2|3 2|6 1|2 0|2"),
    ),
    _boards(
        "award",
        ("1|4", "1|1 4|4 4|6 1|5"),
        ("1|4 1|1@1|4.low", "4|4 1|2 4|6 0|4"),
        ("3|6 6|6@3|6.high", "3|3 0|6 2|3 5|6"),
        ("0|0", "0|5 0|1 0|6 0|4"),
    ),
    _lot("lot", "0:3|6 1:4|5 2:0|6 3:1|2", "0:2|2 1:1|6"),
    _domino("domino-2", ("", "5|6 0|2"), 0, 15, (100, 95)),
    _domino("domino-4", ("2|6", "6|6 0|1", "", "5|6 0|2"), 2, 10, (100, 100)),
    _domino("below-zero", ("", "0|2", "6|6 5|6", "0|3"), 0, 8, (5, 0)),
    _domino("overshoot", ("", "2|6"), 0, 5, (300, 200)),
    _domino("exact", ("", "3|6", "6|6 0|5", "0|1"), 0, 20, (290, 0)),
    _blocked("blocked-3", ("5|6", "0|4", "6|6 4|6"), (0, 0, 0)),
    _blocked("blocked-4", ("0|6", "5|5 4|5 2|6 3|5 0|4", "4|4 0|5", "6|6 5|6 4|6 3|6"), (200, 85)),
    _blocked("blocked-exact", ("0|2", "0|5", "6|6 5|6 1|6"), (300, 280, 0)),
    _blocked("blocked-tied", ("2|6", "3|5", "4|6 0|4", "6|6 5|6 1|6"), (10, 20)),
    TallyFigure("tally", (1, 2, 4, 6, 8, 10, 23, 61, -3)),
)

FIGURES: Final = MappingProxyType({figure.id: figure for figure in _ALL})
"""All figures by ID."""
