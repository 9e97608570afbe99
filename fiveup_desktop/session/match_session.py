"""One match being played: the single door through which people and computers act."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.records import Player, PlayerKind, Replay, commitment
from fiveup_desktop.rules import (
    Action,
    Board,
    Chance,
    FiveUpError,
    IllegalActionError,
    Match,
    SeatView,
    Tile,
    Transition,
    deal_round,
)
from fiveup_desktop.rules.scoring import Hand
from fiveup_desktop.session.match_folder import MatchFile
from fiveup_desktop.session.opponents import Moment, Opponents
from fiveup_desktop.session.thinker import Thinker
from fiveup_desktop.session.trouble import SaveTrouble

NONCE_DIGITS: Final = 32


class HiddenHandError(FiveUpError):
    """Somebody asked for what only another seat may see."""


class MatchSession(QObject):
    """Holds a match, takes actions by one door, has each written to disk, then says what changed.

    Connect first, then call `begin`. Every signal comes from the event loop, but for `refused` and
    `viewer_changed`, which come at once.
    """

    round_started = Signal(object)
    """Match: the next round is dealt, and on disk."""
    transitioned = Signal(object)
    """Transition: the action is accepted, and on disk unless `save_failed` came just before."""
    turn_began = Signal(int)
    """The seat to move."""
    refused = Signal(object)
    """IllegalActionError: nothing has changed. Its message holds the board, and no hand."""
    thinking = Signal(int)
    """The seat whose computer player thinks; -1: it has chosen."""
    save_failed = Signal(object)
    """SaveTrouble, each time that a save fails; play goes on."""
    save_recovered = Signal()
    """All of the match is on disk again."""
    viewer_changed = Signal()
    """`viewer` is another."""

    def __init__(
        self,
        file: MatchFile,
        past: Replay,
        thinker: Thinker,
        chance: Chance,
        parent: QObject | None = None,
    ) -> None:
        """A session of the match in `file`, from where `past` ends. `chance` makes the deals to come."""
        super().__init__(parent)
        self._file = file
        self._match = past.match
        self._transitions = [list(each) for each in past.transitions]
        self._chance = chance
        self._coming: Match | Transition | None = None
        self._tickets: list[int] = []
        self._trouble: SaveTrouble | None = None
        self._viewer = self._people[0] if len(self._people) == 1 else None
        self._opponents = Opponents(thinker, self)
        self._opponents.chosen.connect(self.submit)
        self._opponents.thinking.connect(self.thinking)
        self.pace_ms = 0
        """Milliseconds from the beginning of a computer's turn until its action may be shown."""
        self.is_closed = False
        """Whether `close` was called."""
        file.saver.done.connect(self._on_saved)

    # The match as shown

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, in seat order."""
        return self._file.players

    @property
    def title(self) -> str:
        """The player's title for the match; may be empty."""
        return str(self._file.meta.get("title", ""))

    @property
    def record_id(self) -> str:
        """The UUID of the match, by which the library knows it."""
        return self._file.record_id

    @property
    def match(self) -> Match:
        """The match as shown. It holds every hand: what may be seen of them say `hand_of` and `view_of`."""
        return self._match

    @property
    def commitment(self) -> str | None:
        """The commitment to the current deal, in hex; None before the first, or for one without a nonce."""
        return None if self._match.round is None else commitment(self._match.round.deal)

    @property
    def transitions(self) -> tuple[Transition, ...]:
        """What happened in the current round, in order."""
        return self.transitions_of(-1) if self._transitions else ()

    def transitions_of(self, round_index: int) -> tuple[Transition, ...]:
        """What happened in a round, counted from 0, in order."""
        return tuple(self._transitions[round_index])

    @property
    def trouble(self) -> SaveTrouble | None:
        """Why the match is not on disk as it stands, or None if it is."""
        return self._trouble

    # Playing

    def begin(self) -> None:
        """Start or go on: deal the first round, or begin the turn of the seat to move."""
        if self._match.rounds:
            self._begin_turn()
        else:
            self.start_next_round()

    def submit(self, action: Action, seat: int, ply: Moment | None = None) -> None:
        """Take an action of `seat`; `ply` is the moment that it answers (`Match.ply`), None: the one shown.

        A stale one is dropped, and so is whatever comes while the action before is being written: it answers
        a moment that has passed. An illegal one is refused.
        """
        stale = self._coming is not None or (ply is not None and ply != self._match.ply)
        if stale or self.is_closed:
            return
        refusal = self._match.refusal(action, seat)
        if refusal is None:
            self._write(self._match.played(action))
        else:
            board = Board.empty() if self._match.round is None else self._match.round.board
            self.refused.emit(IllegalActionError(refusal, action, f"board [{board}]", seat))

    def start_next_round(self) -> None:
        """Deal the next round; does nothing unless `match.needs_deal`."""
        if self._coming is None and self._match.needs_deal and not self.is_closed:
            nonce = _nonce(self._chance)
            deal = deal_round(self._chance, len(self.players), self._match.next_leader, nonce)
            self._write(self._match.start_round(deal))

    def hold(self, owner: str) -> None:
        """Keep the computers' actions waiting until `owner` releases: an animation, a dialog, a curtain."""
        self._opponents.hold(owner)

    def release(self, owner: str) -> None:
        """End the hold of `owner`."""
        self._opponents.release(owner)

    def retry_save(self) -> None:
        """Write the match as it stands once more: `save_recovered` or `save_failed` tells how it went."""
        if not self.is_closed:
            self._tickets.append(self._file.keep(self._accepted))

    def save_copy(self, path: Path) -> None:
        """Write all that was accepted to a file of the player's choice; OSError if that fails. Blocks."""
        self._file.copy_to(path, self._accepted)

    def close(self) -> None:
        """Stop: nothing is thought or told any more. What was accepted is still written."""
        if self.is_closed:
            return
        self.is_closed = True
        self._opponents.drop()
        self._file.saver.done.disconnect(self._on_saved)
        if self._trouble is not None:
            self._file.keep(self._accepted)

    # Who sees what

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on the screen: the only person's, or that of the one who took the screen."""
        return self._viewer

    def needs_curtain(self, seat: int) -> bool:
        """Whether the screen has to be handed over before `seat`, a person, can act."""
        return seat in self._people and seat != self._viewer

    def take_screen(self, seat: int | None) -> None:
        """The person at `seat` sits at the screen now; None: nobody. ValueError for a computer's seat."""
        if seat is not None and seat not in self._people:
            raise ValueError(f"no person sits at seat {seat}")
        if seat != self._viewer:
            self._viewer = seat
            self.viewer_changed.emit()

    def may_show(self, seat: int) -> bool:
        """Whether the hand of `seat` may be on the screen now. Rules, section 2."""
        current = self._match.round
        return seat == self._viewer or (current is not None and current.outcome is not None)

    def hand_of(self, seat: int) -> Hand | None:
        """The hand of `seat` in the order dealt and drawn; None while it is hidden, or nothing is dealt."""
        current = self._match.round
        return current.hands[seat] if current is not None and self.may_show(seat) else None

    def view_of(self, seat: int) -> SeatView:
        """What `seat` may know; HiddenHandError if that is not for the screen now."""
        if not self.may_show(seat):
            raise HiddenHandError(f"the hand of seat {seat} is hidden")
        return SeatView.of(self._match, seat)

    def shown_draw(self, transition: Transition) -> Tile | None:
        """The tile that `transition` drew, if it is the viewer's own draw. Rules, section 9."""
        return transition.drawn if transition.seat == self._viewer else None

    @property
    def _people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.kind is PlayerKind.HUMAN)

    # From the door to the signals

    @property
    def _accepted(self) -> Match:
        """The match with the step that is being written: never write an older one after it."""
        return self._coming.after if isinstance(self._coming, Transition) else self._coming or self._match

    def _write(self, step: Match | Transition) -> None:
        """Have a step written; it is shown when that is done."""
        self._coming = step
        self._tickets.append(self._file.keep(self._accepted))

    def _on_saved(self, ticket: int, error: Exception | None) -> None:
        if ticket not in self._tickets:
            return  # another match's
        self._tickets.remove(ticket)
        self._note(error)
        if not self._tickets:
            self._show()

    def _note(self, error: Exception | None) -> None:
        """Tell of a save that failed, or of the first that worked again."""
        was, self._trouble = self._trouble, None
        if error is not None:
            self._trouble = SaveTrouble.of(error, self._file.path)
            self.save_failed.emit(self._trouble)
        elif was is not None:
            self.save_recovered.emit()

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
        if step is not None:
            self._begin_turn()

    def _begin_turn(self) -> None:
        seat = self._match.to_move
        if seat is None or self.is_closed:
            return
        self.turn_began.emit(seat)
        # Whoever was told may have closed the session.
        if self.players[seat].kind is PlayerKind.COMPUTER and not self.is_closed:
            view, level = SeatView.of(self._match, seat), self.players[seat].level
            self._opponents.ask(view, self._match.ply, level, self._seed(), self.pace_ms)

    def _seed(self) -> int:
        """The seed of the next choice: from match, round and ply, and from nothing that is dealt."""
        current = self._match.round
        salt = (None if current is None else current.deal.nonce) or self.record_id
        return int.from_bytes(sha256(f"{salt} {self._match.ply}".encode()).digest()[:8])


def _nonce(chance: Chance) -> str:
    """What a round's commitment is salted with: 32 hex digits."""
    return "".join([f"{int(chance.random() * 16):x}" for _ in range(NONCE_DIGITS)])
