"""One match being played: the single door through which people and computers act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.rules import (
    Action,
    Chance,
    FiveUpError,
    IllegalActionError,
    Match,
    SeatView,
    Transition,
    deal_round,
)
from fiveup_desktop.rules.scoring import Hand
from fiveup_desktop.session.pacing import Pacing
from fiveup_desktop.session.player import Player, PlayerKind
from fiveup_desktop.session.thinker import Thinker

NONCE_DIGITS: Final = 32
DEFAULT_LEVEL: Final = "casual"


class HiddenHandError(FiveUpError):
    """Somebody asked for what only another seat may see."""


class MatchSession(QObject):
    """Holds a match, takes actions by one door, keeps each on disk, then says what changed.

    Every signal comes from the event loop, but for `refused` and `viewer_changed`, which come at once.
    Connect first, then call `begin`.
    """

    round_started = Signal(object)
    """Match: the next round is dealt and on disk."""
    transitioned = Signal(object)
    """Transition: the action is accepted, and on disk unless `save_failed` came just before."""
    turn_began = Signal(int)
    """The seat to move."""
    refused = Signal(object)
    """IllegalActionError: nothing has changed."""
    thinking = Signal(int)
    """The seat whose computer player thinks; -1: none."""
    save_failed = Signal(object)
    """SaveTrouble."""
    save_recovered = Signal()
    viewer_changed = Signal()

    def __init__(
        self,
        players: Sequence[Player],
        thinker: Thinker,
        chance: Chance,
        title: str = "",
        record_id: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.players: Final = tuple(players)
        self.title = title
        self.record_id: Final = record_id
        self.pace_ms = 0
        self._match = Match.new(len(players))
        self._transitions: list[list[Transition]] = []
        self._chance = chance
        self._thinker = thinker
        self._thinker.answered.connect(self._on_answer)
        self._pacing = Pacing(self)
        self._pacing.due.connect(self._play_answer)
        self._question: int | None = None
        self._answer: Action | None = None
        self._coming: Match | Transition | None = None
        humans = self._humans
        self._viewer = humans[0] if len(humans) == 1 else None

    # What is shown

    @property
    def match(self) -> Match:
        """The match as shown: up to the last action that is on disk."""
        return self._match

    @property
    def transitions(self) -> tuple[Transition, ...]:
        """What happened in the current round, in order."""
        return tuple(self._transitions[-1]) if self._transitions else ()

    def transitions_of(self, round_index: int) -> tuple[Transition, ...]:
        """What happened in a round, counted from 0, in order."""
        return tuple(self._transitions[round_index])

    # Playing

    def begin(self) -> None:
        """Start, or go on: deal the first round, or begin the turn of the seat to move."""
        if not self._match.rounds:
            self.start_next_round()
        else:
            self._begin_turn()

    def submit(self, action: Action, seat: int, ply: tuple[int, int] | None = None) -> None:
        """Take an action. `ply` is the moment that it answers (`Match.ply`); None: the one shown.

        A stale answer is dropped. An illegal action is refused, and changes nothing.
        """
        if self._coming is not None or (ply is not None and ply != self._match.ply):
            return
        try:
            transition = self._match.play(action, seat)
        except IllegalActionError as error:
            self.refused.emit(error)
            return
        self._keep(transition)

    def start_next_round(self) -> None:
        """Deal the next round; does nothing unless `match.needs_deal`."""
        if self._coming is not None or not self._match.needs_deal:
            return
        deal = deal_round(self._chance, len(self.players), self._match.next_leader, _nonce(self._chance))
        self._keep(self._match.start_round(deal))

    def hold(self, owner: str) -> None:
        """Keep the computers' answers waiting until `owner` releases: an animation, a dialog, a curtain."""
        self._pacing.hold(owner)

    def release(self, owner: str) -> None:
        """End the hold of `owner`."""
        self._pacing.release(owner)

    def close(self) -> None:
        """Stop: no thought and no signal comes any more."""
        self._thinker.cancel()
        self._question = None

    # Who sees what

    @property
    def viewer(self) -> int | None:
        """The seat whose hand may be shown: the only person, or the one who took the screen."""
        return self._viewer

    @property
    def _humans(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.kind is PlayerKind.HUMAN)

    def needs_curtain(self, seat: int) -> bool:
        """Whether the screen must be handed over before `seat`, a person, acts."""
        return seat in self._humans and seat != self._viewer

    def take_screen(self, seat: int | None) -> None:
        """The person at `seat` sits at the screen now; None: nobody does."""
        if seat is not None and seat not in self._humans:
            raise ValueError(f"no person sits at seat {seat}")
        self._viewer = seat
        self.viewer_changed.emit()

    def may_show(self, seat: int) -> bool:
        """Whether the hand of `seat` may be seen on the screen now. Rules, section 2."""
        current = self._match.round
        return seat == self._viewer or (current is not None and current.outcome is not None)

    def hand_of(self, seat: int) -> Hand | None:
        """The hand of `seat`, as dealt and drawn; None while it is hidden, or nothing is dealt."""
        current = self._match.round
        return current.hands[seat] if current is not None and self.may_show(seat) else None

    def view_of(self, seat: int) -> SeatView:
        """What `seat` may know; HiddenHandError if that is not for the screen now."""
        if not self.may_show(seat):
            raise HiddenHandError(f"the hand of seat {seat} is hidden")
        return SeatView.of(self._match, seat)

    # The inside

    def _keep(self, step: Match | Transition) -> None:
        self._coming = step
        self._later(self._show)

    def _later(self, call: Callable[[], None]) -> None:
        from PySide6.QtCore import QTimer

        QTimer.singleShot(0, self, call)

    def _show(self) -> None:
        step, self._coming = self._coming, None
        if isinstance(step, Transition):
            self._match = step.after
            self._transitions[-1].append(step)
            self.transitioned.emit(step)
        elif step is not None:
            self._match = step
            self._transitions.append([])
            self.round_started.emit(step)
        self._begin_turn()

    def _begin_turn(self) -> None:
        seat = self._match.to_move
        if seat is None:
            return
        self._answer = None
        self._pacing.begin(self.pace_ms)
        self.turn_began.emit(seat)
        player = self.players[seat]
        if player.kind is PlayerKind.COMPUTER and self._match.to_move == seat and self._coming is None:
            view = SeatView.of(self._match, seat)
            self._question = self._thinker.ask(view, player.level or DEFAULT_LEVEL, self._seed())
            self.thinking.emit(seat)

    def _seed(self) -> int:
        """The seed of a choice: follows from match, round and ply, and tells nothing of the deal."""
        current = self._match.round
        salt = (current.deal.nonce if current else None) or self.record_id
        return int.from_bytes(sha256(f"{salt} {self._match.ply}".encode()).digest()[:8])

    def _on_answer(self, ticket: int, action: Action) -> None:
        if ticket == self._question:
            self._question = None
            self._answer = action
            self.thinking.emit(-1)
            self._play_answer()

    def _play_answer(self) -> None:
        seat = self._match.to_move
        if self._answer is not None and seat is not None and self._pacing.is_due:
            action, self._answer = self._answer, None
            self.submit(action, seat, self._match.ply)


def _nonce(chance: Chance) -> str:
    """What a round's commitment is salted with: 32 hex digits."""
    return "".join(f"{int(chance.random() * 16):x}" for _ in range(NONCE_DIGITS))
