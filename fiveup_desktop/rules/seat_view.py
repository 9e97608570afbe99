"""What one seat may know, and no more (Rules, section 9: what everybody may see).

A SeatView is the only thing that a computer player gets.
"""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.rules.actions import DRAW, PASS, Action
from fiveup_desktop.rules.board import Board
from fiveup_desktop.rules.lot import Lot
from fiveup_desktop.rules.match import Match, Ply
from fiveup_desktop.rules.scoring import Hand


class SeatView(NamedTuple):
    """All that `seat` may know of a running round. Scores are raw points, one for each entity.

    Draws stand in `plies` without their tile. Printed as text, two views are the same text exactly when they
    are the same knowledge. Source: Rules, section 9.
    """

    players: int
    seat: int
    round_number: int
    """Counted from 0."""
    scores_raw: tuple[int, ...]
    lot: Lot | None
    leader: int
    board: Board
    hand: Hand
    hand_counts: tuple[int, ...]
    """Tiles in hand, by seat."""
    boneyard_count: int
    to_move: int
    plies: tuple[Ply, ...]

    @staticmethod
    def of(match: Match, seat: int) -> SeatView:
        """What `seat` may know of `match`; ValueError if no round has been dealt."""
        current = match.round
        if current is None:
            raise ValueError("no round has been dealt")
        return SeatView(
            players=match.players,
            seat=seat,
            round_number=len(match.rounds) - 1,
            scores_raw=match.scores_raw,
            lot=current.deal.lot,
            leader=current.deal.leader,
            board=current.board,
            hand=tuple(sorted(current.hands[seat])),
            hand_counts=tuple([len(hand) for hand in current.hands]),
            boneyard_count=current.boneyard_count,
            to_move=current.to_move,
            plies=current.plies,
        )

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that this seat may do now; empty when it is not its turn. Rules, section 4."""
        if self.seat != self.to_move:
            return ()
        placements = self.board.legal_placements(self.hand)
        return placements or ((DRAW,) if self.boneyard_count else (PASS,))

    def to_text(self) -> str:
        """All of it as one line of text: equal texts are equal knowledge."""
        lot = "-" if self.lot is None else " ".join(f"{d.tiles}" for d in self.lot.draws)
        plies = " ".join(f"{ply.seat}:{ply.action}" for ply in self.plies)
        parts = (self.players, self.seat, self.round_number, self.scores_raw, lot, self.leader, self.board)
        more = (" ".join(map(str, self.hand)), self.hand_counts, self.boneyard_count, self.to_move, plies)
        return "; ".join(str(part) for part in parts + more)
