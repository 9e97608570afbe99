"""Rounds and matches as values, and the one door through which they change (Rules, sections 2 to 7)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from fiveup_desktop.rules.actions import DRAW, PASS, Action, Draw, Placement
from fiveup_desktop.rules.board import Board
from fiveup_desktop.rules.errors import DealFault, IllegalActionError, IllegalDealError, Refusal
from fiveup_desktop.rules.events import ScoreEvent
from fiveup_desktop.rules.lot import Deal
from fiveup_desktop.rules.scoring import (
    PLAYER_COUNTS,
    TARGET_RAW,
    Hand,
    Settlement,
    apply_event,
    entity_count,
    placement_award_raw,
    placement_event,
    settle_blocked,
    settle_domino,
)
from fiveup_desktop.rules.tiles import Tile


class OutcomeKind(Enum):
    """How a round ended."""

    DOMINO = "domino"
    BLOCKED = "blocked"
    TARGET = "target"
    """An ordinary placement ended the match; the round is not settled (Rules, section 9)."""


class Outcome(NamedTuple):
    """How a round ended, and its settlement; `settlement` is None only for TARGET."""

    how: OutcomeKind
    settlement: Settlement | None = None

    @property
    def seat(self) -> int | None:
        """Who dominoed, if somebody did."""
        return None if self.settlement is None else self.settlement.seat

    @property
    def entity(self) -> int | None:
        """Who won the round; None when it is tied, and for TARGET."""
        return None if self.settlement is None else self.settlement.round_winner


class Ply(NamedTuple):
    """An action and the seat that took it."""

    seat: int
    action: Action


class Round(NamedTuple):
    """One round as a value. The leader opens; turns go clockwise (Rules, section 2)."""

    deal: Deal
    board: Board
    hands: tuple[Hand, ...]
    """By seat, as dealt, drawn tiles behind."""
    drawn: int
    """How many tiles the boneyard has given."""
    to_move: int
    """The seat to move; once the round is over, the seat that ended it."""
    plies: tuple[Ply, ...] = ()
    outcome: Outcome | None = None

    @staticmethod
    def of(deal: Deal) -> Round:
        """The round of a deal, before its opening; the deal is trusted here (see `Match.start_round`)."""
        return Round(deal, Board.empty(), deal.hands, 0, deal.leader)

    @property
    def players(self) -> int:
        """How many seats play."""
        return len(self.hands)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done so far, in order."""
        return tuple([ply.action for ply in self.plies])

    @property
    def boneyard(self) -> tuple[Tile, ...]:
        """The face-down tiles that are left, in the order in which they will be drawn."""
        return self.deal.boneyard[self.drawn :]

    @property
    def boneyard_count(self) -> int:
        """How many tiles the boneyard has left."""
        return len(self.deal.boneyard) - self.drawn

    @property
    def hand_to_move(self) -> Hand:
        """The hand of the seat to move."""
        return self.hands[self.to_move]

    @property
    def is_stuck(self) -> bool:
        """Whether the boneyard is empty and no hand can place: a blocked round. Rules, section 4."""
        return self.boneyard_count == 0 and not any(self.board.fits(hand) for hand in self.hands)

    def legal_actions(self) -> tuple[Action, ...]:
        """All that the seat to move may do: placements, or one draw, or one pass. Rules, section 4."""
        if self.outcome is not None:
            return ()
        placements = self.board.legal_placements(self.hand_to_move)
        if placements:
            return placements
        return (DRAW,) if self.boneyard_count else (PASS,)

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids `action` to the seat to move, or None. Rules, sections 3 and 4."""
        hand = self.hand_to_move
        if isinstance(action, Placement):
            if action.tile in hand:
                return self.board.refusal(action)
            return Refusal.TILE_ON_TABLE if action.tile in self.board.tiles else Refusal.TILE_NOT_IN_HAND
        drawing = isinstance(action, Draw)
        if self.board.fits(hand):
            return Refusal.MUST_PLACE_NOT_DRAW if drawing else Refusal.MUST_PLACE_NOT_PASS
        if self.boneyard_count:
            return None if drawing else Refusal.MUST_DRAW_NOT_PASS
        return Refusal.BONEYARD_EMPTY if drawing else None

    def acted(self, action: Action) -> Round:
        """The round after a legal action, before any scoring: nothing is checked here. Rules, section 4."""
        deal, board, hands, drawn, seat, plies, _ = self
        plies = (*plies, Ply(seat, action))
        hand, following = hands[seat], (seat + 1) % len(hands)
        if isinstance(action, Placement):
            at = hand.index(action.tile)
            hands = _with(hands, seat, hand[:at] + hand[at + 1 :])
            return Round(deal, board.placed(action), hands, drawn, following, plies)
        if isinstance(action, Draw):
            hands = _with(hands, seat, (*hand, deal.boneyard[drawn]))
            return Round(deal, board, hands, drawn + 1, seat, plies)
        return Round(deal, board, hands, drawn, following, plies)

    def __str__(self) -> str:
        hands = " / ".join([" ".join(map(str, hand)) for hand in self.hands])
        return f"[{self.board}] hands {hands}, boneyard {self.boneyard_count}, seat {self.to_move} to move"


def _with(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    """All hands, with that of one seat replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


class Match(NamedTuple):
    """A whole match as a value: scores, and rounds of which only the last can be unfinished.

    `scores_raw` has one score for each entity. Source: Rules, sections 1 to 7.
    """

    players: int
    scores_raw: tuple[int, ...]
    rounds: tuple[Round, ...] = ()

    @staticmethod
    def new(players: int) -> Match:
        """A match at 0, not yet dealt, for 2 to 4 players; ValueError for any other number."""
        if players not in PLAYER_COUNTS:
            raise ValueError(f"{players} cannot play; {PLAYER_COUNTS} can")
        return Match(players, (0,) * entity_count(players))

    @property
    def round(self) -> Round | None:
        """The last round: the one being played, or the one just ended."""
        return self.rounds[-1] if self.rounds else None

    @property
    def winner(self) -> int | None:
        """The entity that stands on exactly 61, which ends the match. Rules, section 5."""
        return self.scores_raw.index(TARGET_RAW) if TARGET_RAW in self.scores_raw else None

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return TARGET_RAW in self.scores_raw

    @property
    def needs_deal(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return not self.is_over and (not self.rounds or self.rounds[-1].outcome is not None)

    @property
    def next_leader(self) -> int | None:
        """Who leads the next round: the one who dominoed; None: by lot. Rules, section 2."""
        last = self.round
        return None if last is None or last.outcome is None else last.outcome.seat

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when a deal is due or the match is over."""
        return None if self.is_over or self.needs_deal else self.rounds[-1].to_move

    @property
    def ply(self) -> tuple[int, int]:
        """Round and action, both counted from 0, of what comes next: names a moment of the match."""
        return max(len(self.rounds) - 1, 0), len(self.rounds[-1].plies) if self.rounds else 0

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the seat to move may do; empty when a deal is due or the match is over."""
        return self.rounds[-1].legal_actions() if self.rounds else ()

    def start_round(self, deal: Deal) -> Match:
        """The match with the next round dealt; IllegalDealError if it does not fit. Rules, section 2."""
        if (fault := self._deal_fault(deal)) is not None:
            raise IllegalDealError(fault)
        return self._replace(rounds=(*self.rounds, Round.of(deal)))

    def refusal(self, action: Action, seat: int | None = None) -> Refusal | None:
        """The rule that forbids `action` (to `seat`, if given), or None if it is legal."""
        if self.is_over:
            return Refusal.MATCH_OVER
        if not self.rounds or self.rounds[-1].outcome is not None:
            return Refusal.ROUND_NOT_DEALT
        if seat is not None and seat != self.rounds[-1].to_move:
            return Refusal.NOT_YOUR_TURN
        return self.rounds[-1].refusal(action)

    def play(self, action: Action, seat: int | None = None) -> Transition:
        """Take an action for the seat to move; IllegalActionError names the rule that forbids it."""
        refusal = self.refusal(action, seat)
        if refusal is not None:
            raise IllegalActionError(refusal, action, str(self.round or "no round dealt"), seat)
        return self.played(action)

    def played(self, action: Action) -> Transition:
        """Take an action that is known to be legal: nothing is checked here. Rules, sections 4 to 7."""
        before = self.rounds[-1]
        seat, after = before.to_move, before.acted(action)
        if not isinstance(action, Placement):
            return self._moved_on(seat, action, after, ())
        award = placement_award_raw(after.board.total)
        if not after.hands[seat]:
            settlement = settle_domino(after.hands, seat, award, self.scores_raw)
            return self._settled(seat, action, after, (), settlement, OutcomeKind.DOMINO)
        if not award:
            return self._moved_on(seat, action, after, ())
        event = placement_event(seat, award, self.scores_raw, self.players)
        if event.after_raw != TARGET_RAW:
            return self._moved_on(seat, action, after, (event,))
        after = after._replace(to_move=seat, outcome=Outcome(OutcomeKind.TARGET))
        return self._transition(seat, action, after, (event,), apply_event(self.scores_raw, event))

    def _moved_on(
        self, seat: int, action: Action, after: Round, events: tuple[ScoreEvent, ...]
    ) -> Transition:
        """The transition of an action after which the round goes on, or turns out to be blocked."""
        scores = self.scores_raw
        for event in events:
            scores = apply_event(scores, event)
        # An empty boneyard first: nearly every call ends at this comparison.
        if after.boneyard_count or action is PASS or not after.is_stuck:
            return self._transition(seat, action, after, events, scores)
        settlement = settle_blocked(after.hands, scores)
        return self._settled(seat, action, after, events, settlement, OutcomeKind.BLOCKED)

    def _settled(
        self,
        seat: int,
        action: Action,
        after: Round,
        events: tuple[ScoreEvent, ...],
        settlement: Settlement,
        how: OutcomeKind,
    ) -> Transition:
        """The transition of an action that ended its round."""
        after = after._replace(to_move=seat, outcome=Outcome(how, settlement))
        return self._transition(seat, action, after, events + settlement.events, settlement.scores_raw)

    def _transition(
        self,
        seat: int,
        action: Action,
        after: Round,
        events: tuple[ScoreEvent, ...],
        scores_raw: tuple[int, ...],
    ) -> Transition:
        rounds = (*self.rounds[:-1], after)
        return Transition(self, Match(self.players, scores_raw, rounds), seat, action, events)

    def _deal_fault(self, deal: Deal) -> DealFault | None:
        """What is wrong with `deal` as the next one of this match, or None."""
        if self.is_over:
            return DealFault.MATCH_OVER
        if not self.needs_deal:
            return DealFault.ROUND_UNFINISHED
        if deal.players != self.players:
            return DealFault.HAND_COUNT
        if (fault := deal.fault()) is not None:
            return fault
        due = self.next_leader
        if due is None:
            return DealFault.LOT_MISSING if deal.lot is None else None
        if deal.lot is not None:
            return DealFault.LOT_NOT_DUE
        return None if deal.leader == due else DealFault.LEADER_NOT_DOMINOER


class Transition(NamedTuple):
    """What one action changed: for the log, the referee, and the view to animate."""

    before: Match
    after: Match
    seat: int
    action: Action
    events: tuple[ScoreEvent, ...]

    @property
    def round_before(self) -> Round:
        """The round as it was."""
        return self.before.rounds[-1]

    @property
    def round_after(self) -> Round:
        """The round as it is now."""
        return self.after.rounds[-1]

    @property
    def drawn(self) -> Tile | None:
        """The tile that was drawn, if one was; its seat alone may see it."""
        return self.round_after.hands[self.seat][-1] if isinstance(self.action, Draw) else None

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, if this action ended it."""
        return self.round_after.outcome
