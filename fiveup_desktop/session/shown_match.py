"""The reading side of a match being played: what stands on the table, and what of it may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.records import (
    Handover,
    Player,
    PlayerKind,
    Replay,
    commitment,
)
from fiveup_desktop.rules import FiveUpError, Match, SeatView, Tile, Transition
from fiveup_desktop.rules.scoring import Hand
from fiveup_desktop.session.fair_deal import FairDeal
from fiveup_desktop.session.match_folder import MatchFile
from fiveup_desktop.session.screen import Screen, people_of
from fiveup_desktop.session.timeline import Timeline

if TYPE_CHECKING:
    from fiveup_desktop.records import ReplayCursor


class HiddenHandError(FiveUpError):
    """Somebody asked for what only another seat may see."""


class ShownMatch(QObject):
    """A match as it is shown: its rounds so far, and for whose eyes."""

    viewer_changed = Signal()
    """`viewer` is another."""
    seats_changed = Signal()
    """A computer stands in for a person, or the person plays again."""

    def __init__(self, file: MatchFile, past: Replay, parent: QObject | None = None) -> None:
        """The match in `file`, which so far is `past`."""
        super().__init__(parent)
        self._file = file
        self._timeline = Timeline(past, file.is_practice)
        self._screen = Screen(file.owners, file.is_practice)
        self._screen.seat_people(people_of(file.players))
        self._commitments: dict[int, str | None] = {}

    # The match as shown

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays now, in seat order."""
        return self._file.players

    @property
    def owners(self) -> tuple[Player, ...]:
        """Whose seats they are, in seat order: a person's also while a computer stands in."""
        return self._file.owners

    @property
    def handovers(self) -> tuple[Handover, ...]:
        """Every change of a seat from a person to a computer or back, in order."""
        return self._file.handovers

    def stands_in(self, seat: int) -> bool:
        """Whether a computer plays a person's seat now."""
        return self.owners[seat] != self.players[seat]

    @property
    def has_aids(self) -> bool:
        """Whether hints and the tile tracker may be used in this match."""
        return self._file.has_aids

    @property
    def title(self) -> str:
        """The player's title for the match; may be empty."""
        return str(self._file.meta.get("title", ""))

    @property
    def record_id(self) -> str:
        """The UUID of the match, by which the library knows it."""
        return self._file.record_id

    @property
    def is_practice(self) -> bool:
        """Whether it is for practice: every hand is open, and any ply of the round can be gone to."""
        return self._file.is_practice

    @property
    def match(self) -> Match:
        """The match as shown. It holds every hand: what may be seen of them say `hand_of` and `view_of`."""
        return self._timeline.match

    @property
    def commitment(self) -> str | None:
        """The commitment to the current deal, in hex; None before the first, or for one without a nonce."""
        return None if self.match.round is None else commitment(self.match.round.deal)

    @property
    def transitions(self) -> tuple[Transition, ...]:
        """What happened in the current round, in order."""
        return self.transitions_of(-1) if self.match.rounds else ()

    def transitions_of(self, round_index: int) -> tuple[Transition, ...]:
        """What happened in a round, counted from 0, in order."""
        return self._timeline.of_round(round_index)

    @property
    def scores_by_round_raw(self) -> tuple[tuple[int, ...], ...]:
        """The scores, raw, by entity: at the start, then after each round, also the running one."""
        from fiveup_desktop.records import scores_by_round_raw

        return scores_by_round_raw(self._replay)

    def replay_cursor(self) -> ReplayCursor:
        """A cursor over all that has been shown; it sees what the viewer could see, and does not follow."""
        from fiveup_desktop.records import ReplayCursor

        return ReplayCursor(self._replay, self.viewer, self.is_practice, self.players, self.title)

    def check_commitment(self, round_index: int) -> FairDeal:
        """Check the deal of a round, counted from 0; HiddenHandError before the round is over."""
        checked = self.match.rounds[round_index]
        if checked.outcome is None:
            raise HiddenHandError(f"round {round_index} is not over")
        return FairDeal.of(checked.deal, self._commitments.get(round_index))

    @property
    def _replay(self) -> Replay:
        return Replay(self.match, self._timeline.rounds)

    # Who sees what

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is on the screen: the only person's, or that of the one who took the screen."""
        return self._screen.viewer

    def needs_curtain(self, seat: int) -> bool:
        """Whether the screen has to be handed over before `seat`, a person, can act."""
        return self._screen.needs_curtain(seat)

    def take_screen(self, seat: int | None) -> None:
        """The person at `seat` sits at the screen now; None: nobody. ValueError for a computer's seat."""
        if self._screen.take(seat):
            self._timeline.settle()
            self.viewer_changed.emit()

    def may_show(self, seat: int) -> bool:
        """Whether the hand of `seat` may be on the screen now. Rules, section 2."""
        return self._screen.may_show(self.match, seat)

    def hand_of(self, seat: int) -> Hand | None:
        """The hand of `seat` in the order dealt and drawn; None while it is hidden, or nothing is dealt."""
        return self._screen.hand_of(self.match, seat)

    def view_of(self, seat: int) -> SeatView:
        """What `seat` may know; HiddenHandError if that is not for the screen now."""
        if not self.may_show(seat):
            raise HiddenHandError(f"the hand of seat {seat} is hidden")
        return SeatView.of(self.match, seat)

    def shown_draw(self, transition: Transition) -> Tile | None:
        """The tile that `transition` drew, if it may be on the screen: the viewer's own. Rules, section 9."""
        return self._screen.shown_draw(transition)

    def _change_seat(self, seat: int, level: str | None) -> bool:
        """Seat a computer of `level` for a person, or the person again; whether that is a change.

        ValueError for a computer's own seat.
        """
        if self.owners[seat].kind is PlayerKind.COMPUTER:
            raise ValueError(f"seat {seat} is a computer's own")
        if self.players[seat].level == level:
            return False
        handover = Handover(max(0, len(self.match.rounds) - 1), len(self.transitions), seat, level)
        self._file = self._file.with_handover(handover)
        self._timeline.settle()
        before = self.viewer
        self._screen.seat_people(people_of(self.players))
        self.seats_changed.emit()
        if self.viewer != before:
            self.viewer_changed.emit()
        return True

    def _note_commitment(self) -> None:
        """Remember what the player is shown before the round, or on taking it up."""
        self._commitments[len(self.match.rounds) - 1] = self.commitment
