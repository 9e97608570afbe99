"""One match being played: the single door through which people and computers act."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.records import MatchSummary, PlayerKind, Replay
from fiveup_desktop.rules import (
    Action,
    Board,
    Chance,
    IllegalActionError,
    Match,
    Placement,
    SeatView,
    Transition,
    deal_round,
)
from fiveup_desktop.session.hints import Hints, NoHint
from fiveup_desktop.session.match_folder import MatchFile
from fiveup_desktop.session.opponents import NOBODY, Moment, Opponents
from fiveup_desktop.session.shown_match import ShownMatch
from fiveup_desktop.session.thinker import Thinker
from fiveup_desktop.session.timeline import Rewind
from fiveup_desktop.session.trouble import SaveTrouble

NONCE_DIGITS: Final = 32


class MatchSession(ShownMatch):
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
    rewound = Signal(object)
    """Match: actions were taken back, or for practice several done again; it is on disk like this."""
    set_aside = Signal(object)
    """Path: another program had changed the file; what it wrote was kept there, and then written over."""
    hint_found = Signal(object)
    """Hint: what `ask_hint` asked for; None: none can be had now."""

    def __init__(
        self,
        file: MatchFile,
        past: Replay,
        thinker: Thinker,
        chance: Chance,
        parent: QObject | None = None,
    ) -> None:
        """A session of the match in `file`, from where `past` ends. `chance` makes the deals to come."""
        super().__init__(file, past, parent)
        self._chance = chance
        self._coming: Match | Transition | Rewind | None = None
        self._tickets: list[int] = []
        self._trouble: SaveTrouble | None = None
        self._is_waiting = False
        self._opponents = Opponents(thinker, self)
        self._opponents.chosen.connect(self.submit)
        self._opponents.thinking.connect(self.thinking)
        self._hints = Hints(thinker, self)
        self._hints.found.connect(self.hint_found)
        self.pace_ms = 0
        """Milliseconds from the beginning of a computer's turn until its action may be shown."""
        self.is_closed = False
        """Whether `close` was called."""
        file.saver.done.connect(self._on_saved)

    @property
    def trouble(self) -> SaveTrouble | None:
        """Why the match is not on disk as it stands, or None if it is."""
        return self._trouble

    @property
    def summary(self) -> MatchSummary:
        """What there is to say of the match with all that was accepted, on disk or not."""
        return self._file.summary(self._accepted)

    # Playing

    def begin(self) -> None:
        """Start or go on: deal the first round, or begin the turn of the seat to move."""
        if self.match.rounds:
            if self.match.to_move is not None:
                self._note_commitment()
            # Where practice is taken up may be where somebody has gone back to.
            self._is_waiting = self.is_practice
            self._begin_turn()
        else:
            self.start_next_round()

    def submit(self, action: Action, seat: int, ply: Moment | None = None) -> None:
        """Take an action of `seat`; `ply` is the moment that it answers (`Match.ply`), None: the one shown.

        A stale one is dropped, and so is whatever comes while the action before is being written: it answers
        a moment that has passed. An illegal one is refused.
        """
        stale = self._coming is not None or (ply is not None and ply != self.match.ply)
        if stale or self.is_closed:
            return
        refusal = self.match.refusal(action, seat)
        if refusal is None:
            self._is_waiting = False
            self._write(self.match.played(action))
        else:
            board = Board.empty() if self.match.round is None else self.match.round.board
            self.refused.emit(IllegalActionError(refusal, action, f"board [{board}]", seat))

    def start_next_round(self) -> None:
        """Deal the next round; does nothing unless `match.needs_deal`."""
        if self._coming is None and self.match.needs_deal and not self.is_closed:
            nonce = _nonce(self._chance)
            deal = deal_round(self._chance, len(self.players), self.match.next_leader, nonce)
            self._write(self.match.start_round(deal))

    # Taking back

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back now; asked anew after every signal, as `can_redo` is."""
        return self._is_free and self._timeline.can_take_back(self.viewer)

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would do something again now."""
        return self._is_free and self._timeline.coming is not None

    @property
    def is_waiting(self) -> bool:
        """For practice: computers wait where the match has gone back to, until somebody acts or `play_on`."""
        return self._is_waiting

    @property
    def plies(self) -> tuple[int, int]:
        """How many actions of the round are done, and how many there are with those taken back."""
        return self._timeline.done, self._timeline.length

    def undo(self) -> None:
        """Take back the last action: `rewound` tells when the shorter record is on disk.

        Does nothing unless `can_undo`.
        """
        if self.can_undo:
            self._rewind(self._timeline.done - 1)

    def redo(self) -> None:
        """Do again what was taken back: `transitioned` tells, as of any action. Only if `can_redo`."""
        again = self._timeline.coming
        if self.can_redo and again is not None:
            self._is_waiting = self.is_practice and self._timeline.done + 1 < self._timeline.length
            self._write(self.match.played(again.action))

    def go_to(self, ply: int) -> None:
        """For practice: go to where so many actions of the round are done; `rewound` tells.

        ValueError if there is no such ply, or the match counts.
        """
        if not self.is_practice:
            raise ValueError("the match counts")
        if self._is_free and ply != self._timeline.done:
            self._rewind(ply)

    def play_on(self) -> None:
        """Have a computer that waits since the match went back take its turn."""
        if self._is_waiting and self._is_free:
            self._is_waiting = False
            self._begin_turn()

    @property
    def _is_free(self) -> bool:
        """Whether nothing is being written that is not shown yet."""
        return self._coming is None and not self.is_closed

    def _rewind(self, ply: int) -> None:
        step = self._timeline.at(ply)
        self._opponents.drop()
        self._is_waiting = self.is_practice and ply < self._timeline.length
        self._write(step)

    # Hints and stand-ins

    @property
    def why_no_hint(self) -> NoHint | None:
        """Why the person at the screen can have no hint now; None: they can."""
        seat = self.match.to_move
        if not self.has_aids:
            return NoHint.SWITCHED_OFF
        if seat is None or seat != self.viewer or seat not in self._screen.people or not self._is_free:
            return NoHint.NOT_YOUR_TURN
        can_place = any(isinstance(action, Placement) for action in self.match.legal_actions())
        return None if can_place else NoHint.NOTHING_FITS

    def ask_hint(self) -> None:
        """Have the viewer's best play looked for, from the viewer's SeatView; nothing if `why_no_hint`.

        `hint_found` tells it, unless something is played, or the screen handed over, before.
        """
        if self.why_no_hint is None and self.viewer is not None:
            self._hints.ask(self.view_of(self.viewer), self._seed("hint"))

    def drop_hint(self) -> None:
        """The hint that is looked for is wanted no more."""
        self._hints.drop()

    def take_screen(self, seat: int | None) -> None:
        """The person at `seat` sits at the screen now; None: nobody. ValueError for a computer's seat."""
        if seat != self.viewer:
            self._hints.drop()
        super().take_screen(seat)

    def hand_over(self, seat: int, level: str | None) -> None:
        """Let a computer of `level` play a person's seat from now on; None: the person plays again.

        The match is written, and tells it by `seats_changed`. ValueError for a computer's own seat.
        """
        self._hints.drop()
        if self.is_closed or not self._change_seat(seat, level):
            return
        if self._accepted.rounds:
            self.retry_save()
        if self.match.to_move == seat and self._coming is None:
            self._opponents.drop()
            self.thinking.emit(NOBODY)
            self._begin_turn()

    # Computers

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

    def rename(self, title: str) -> None:
        """Give the match another title, fit to be one (`title_fault`); it is written with the next save."""
        self._file = self._file.with_meta({**self._file.meta, "title": title})
        if self._accepted.rounds:
            self.retry_save()

    def save_copy(self, path: Path) -> None:
        """Write all that was accepted to a file of the player's choice; OSError if that fails. Blocks."""
        self._file.copy_to(path, self._accepted)

    def close(self) -> None:
        """Stop: nothing is thought or told any more. What was accepted is still written."""
        if self.is_closed:
            return
        self.is_closed = True
        self._opponents.drop()
        self._hints.drop()
        self._file.saver.done.disconnect(self._on_saved)
        if self._trouble is not None:
            self._file.keep(self._accepted)

    # From the door to the signals

    @property
    def _accepted(self) -> Match:
        """The match with the step that is being written: never write an older one after it."""
        if isinstance(self._coming, Transition):
            return self._coming.after
        return self._coming.match if isinstance(self._coming, Rewind) else self._coming or self.match

    def _write(self, step: Match | Transition | Rewind) -> None:
        """Have a step written; it is shown when that is done."""
        self._hints.drop()
        self._coming = step
        ends_round = isinstance(step, Transition) and step.outcome is not None
        self._tickets.append(self._file.keep(self._accepted, backs_up=ends_round))

    def _on_saved(self, ticket: int, error: Exception | None, aside: Path | None) -> None:
        if ticket not in self._tickets:
            return  # another match's
        self._tickets.remove(ticket)
        self._note(error)
        if aside is not None:
            self.set_aside.emit(aside)
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
            self._timeline.add(step)
            self.transitioned.emit(step)
        elif isinstance(step, Rewind):
            self._timeline.go(step)
            self.thinking.emit(NOBODY)
            self.rewound.emit(step.match)
        elif step is not None:
            self._timeline.deal(step)
            self._note_commitment()
            self.round_started.emit(step)
        if step is not None:
            self._begin_turn()

    def _begin_turn(self) -> None:
        seat = self.match.to_move
        if seat is None or self.is_closed:
            return
        self.turn_began.emit(seat)
        # Whoever was told may have closed the session, or gone back.
        is_due = self._is_free and not self._is_waiting
        if self.players[seat].kind is PlayerKind.COMPUTER and is_due:
            view, level = SeatView.of(self.match, seat), self.players[seat].level
            self._opponents.ask(view, self.match.ply, level, self._seed(), self.pace_ms)

    def _seed(self, purpose: str = "") -> int:
        """The seed of the next choice: from match, round and ply, and from nothing that is dealt."""
        current = self.match.round
        salt = (None if current is None else current.deal.nonce) or self.record_id
        return int.from_bytes(sha256(f"{salt} {self.match.ply}{purpose}".encode()).digest()[:8])


def _nonce(chance: Chance) -> str:
    """What a round's commitment is salted with: 32 hex digits."""
    return "".join([f"{int(chance.random() * 16):x}" for _ in range(NONCE_DIGITS)])
