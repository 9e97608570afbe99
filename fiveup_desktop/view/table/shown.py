"""What the table shows of a match: never more than the seat at the screen may know."""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.rules import Match, SeatView, entity_count, entity_of
from fiveup_desktop.rules.scoring import Hand

from .laid import Laid
from .offers import NOTHING, Offers
from .score_card import CardState
from .seat_tag import TagState

__all__ = ["Shown", "shown"]


class Shown(NamedTuple):
    """A moment of a match, laid out. Hands other than the viewer's are in here only if they are open."""

    view: SeatView
    """Of the seat at the bottom; its hand is empty if it may not be seen."""
    laid: Laid
    offers: Offers
    viewer: int | None
    """The seat whose hand is open."""
    over: bool
    """Whether the round is over: nobody is to move."""
    hands: tuple[Hand, ...] = ()
    """Every hand by seat, where all are open: for practice, and for what is looked at again."""
    plays: bool = True
    """Whether this is the match itself, and nothing that is only looked at again."""
    stood_in: bool = False
    """Whether a computer plays the seat whose hand is open."""

    @property
    def to_move(self) -> int | None:
        """The seat to move."""
        return None if self.over else self.view.to_move

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats clockwise from the bottom."""
        players = self.view.players
        return tuple((self.view.seat + step) % players for step in range(players))

    def tag(self, seat: int, name: str) -> TagState:
        """What everybody may know of a seat."""
        players = self.view.players
        entity = entity_of(seat, players)
        return TagState(
            name=name,
            entity=entity,
            count=self.view.hand_counts[seat],
            to_move=seat == self.to_move,
            score_raw=None if players == 4 else self.view.scores_raw[entity],
        )

    def cards(self) -> tuple[CardState, ...]:
        """Where each entity stands."""
        players, mover = self.view.players, self.to_move
        acting = None if mover is None else entity_of(mover, players)
        return tuple(
            CardState(entity, self.view.scores_raw[entity], entity == acting)
            for entity in range(entity_count(players))
        )


def shown(
    match: Match,
    viewer: int | None,
    laid: Laid,
    is_open: bool = False,
    plays: bool = True,
    stood_in: bool = False,
) -> Shown:
    """A match, with a round dealt, as the person at `viewer` sees it; None: nobody's hand is open.

    `is_open`: every hand is. Without `plays` nothing is offered: the match is only looked at again. Nor is
    anything while a computer plays the viewer's seat (`stood_in`).
    """
    view = SeatView.of(match, 0 if viewer is None else viewer)
    over = match.to_move is None
    hands = match.rounds[-1].hands if is_open else ()
    if viewer is None and not is_open:
        return Shown(view._replace(hand=()), laid, NOTHING, None, over, hands, plays)
    own_turn = plays and not stood_in and not over and view.to_move == viewer
    offers = Offers(view.legal_actions()) if own_turn else NOTHING
    return Shown(view, laid, offers, view.seat, over, hands, plays, stood_in)
