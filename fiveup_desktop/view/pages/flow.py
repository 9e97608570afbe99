"""The way of one match through lot, table, settlements, curtains and end.

What the first settlement needs is loaded a while after the first table, so that neither waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from fiveup_desktop.rules import IllegalActionError, Match, Refusal, Transition
from fiveup_desktop.session import MatchSession, PlayerKind
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.table.round_log import LINE
from fiveup_desktop.view.theme import Speed, Theme
from fiveup_desktop.view.words import Names

from .aids.hint_desk import HintDesk
from .aids.tracker_desk import TrackerDesk
from .curtain import Curtain
from .kit import Overlay, OverlayStack
from .lot import LotDialog

if TYPE_CHECKING:
    from .history.practice import Practice
    from .settlement import SettlementDialog

__all__ = ["MatchFlow"]

_HOLD = "pages"
_PACE_MS = {Speed.SLOW: 1400, Speed.NORMAL: 800, Speed.FAST: 300, Speed.NONE: 0}
"""From the beginning of a computer's turn until its action, so that a person can follow."""
_READ_LOT_MS = 2200
_FRAME_MS = 16
_LATER_MS = 4000
_READ_EVENT_MS = 2600


class MatchFlow(QObject):
    """Shows what has to be shown between the turns of a match, in the right order.

    Where nobody but computers plays, pages go on by themselves after a while.
    """

    rematch_wanted = Signal()
    new_match_wanted = Signal()
    start_wanted = Signal()
    moved_on = Signal()
    """The round, or whose turn it is, is another."""
    lot_shown = Signal()
    settlement_told = Signal()
    """All of a settlement can be seen."""
    end_shown = Signal()
    seals_wanted = Signal()
    """How fair the deals are is to be checked."""
    replay_wanted = Signal()
    """The match is to be looked at again."""
    rule_wanted = Signal(object)
    """The rule behind something is asked for: an Outcome or a ScoreEvent."""

    def __init__(self, session: MatchSession, table: TablePage, theme: Theme, overlays: OverlayStack) -> None:
        super().__init__(table)
        self.session, self.table = session, table
        self._theme, self._overlays = theme, overlays
        self._names = Names(tuple(player.name for player in session.players))
        self._people = people_of(session)
        self.hints = HintDesk(session, table, theme)
        self.tracker = TrackerDesk(session, table, theme)
        self._settled = -1
        self._away = self._lot_due = False
        self._mine: list[Overlay] = []
        self.practice: Practice | None = None
        """What goes back and forth, if the match is for practice."""
        self.refusal: Refusal | None = None
        """Why the last try was refused, until something else happens."""
        session.round_started.connect(self._on_round_started)
        session.turn_began.connect(self._on_turn_began)
        # Methods, no lambdas: a session would keep those, and with them all of its table, for ever.
        session.refused.connect(self._on_refused)
        session.transitioned.connect(self._on_transitioned)
        session.rewound.connect(self._on_rewound)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_application)
        session.seats_changed.connect(self._on_seats)
        table.handling.refused.connect(lambda refusal, _: self._remember(refusal))
        table.panel.log_card.log.activated.connect(self._on_log_line)
        table.round_finished.connect(self._on_round_finished)
        table.panel.log_card.seal_button.clicked.connect(self.seals_wanted)
        overlays.changed.connect(self._on_overlays)
        # Queued: whatever the table does when it has come to rest is done first.
        table.choreographer.finished.connect(self._consider, Qt.ConnectionType.QueuedConnection)
        if session.is_practice:
            self._begin_practice()
        QTimer.singleShot(_LATER_MS, self, self._load_settlements)
        self._keep_pace()

    def _load_settlements(self) -> None:
        import_module(f"{__package__}.settlement")

    def _begin_practice(self) -> None:
        from .history.practice import Practice

        self.practice = Practice(self.session, self._theme, self.table)
        self.practice.ended_wanted.connect(self._show_ended)
        self.table.set_bar(self.practice.bar)

    @property
    def overlays(self) -> tuple[Overlay, ...]:
        """What of this match lies over the window."""
        return tuple(self._mine)

    @property
    def runs_alone(self) -> bool:
        """Whether only computers play."""
        return not self._people

    def begin(self) -> None:
        """Show the match as it stands, and go on with it."""
        self.table.show_match()
        self.moved_on.emit()
        self._take_up()
        if not self.session.match.rounds or not self.session.match.needs_deal:
            self.session.begin()

    def undo(self) -> None:
        """Take back the last action, if that can be done, and nothing lies over the table."""
        if self._overlays.top is None and not self._away and not self.table.tell_why_not_taken_back():
            self.session.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self._overlays.top is None and not self._away:
            self.session.redo()

    def leave(self) -> None:
        """The table is out of sight: nothing moves, and nobody's hand is kept on the screen."""
        self._away = True
        for overlay in tuple(self._mine):
            self._close(overlay)
        self._on_overlays()
        self._clear_screen()

    def come_back(self) -> None:
        """The table is in sight again."""
        self._away = False
        self._settled = -1
        self._on_overlays()
        self._take_up()

    def _take_up(self) -> None:
        """Show again what belongs to this moment of the match."""
        match = self.session.match
        if match.is_over:
            self._settled = len(match.rounds)
            self._show_end()
        elif match.rounds and match.needs_deal:
            self._on_round_finished(self.session.transitions[-1])
        elif match.round is not None and not match.round.plies:
            self._on_round_started(match)

    def close(self) -> None:
        """The match is given up for this window; it is on disk."""
        for overlay in tuple(self._mine):
            self._close(overlay)
        self.session.close()

    # What the session says

    def _on_round_started(self, match: Match) -> None:
        self.moved_on.emit()
        if match.round is None or match.round.deal.lot is None or self._away:
            return
        # The table is painted before: both at once are more than a frame's work. Play waits already.
        self._lot_due = True
        self._on_overlays()
        QTimer.singleShot(_FRAME_MS, self, self._show_lot)

    def _show_lot(self) -> None:
        match = self.session.match
        current, self._lot_due = match.round, False
        if current is None or current.deal.lot is None or self._away:
            self._on_overlays()
            return
        dialog = LotDialog(
            self._theme,
            self._overlays.host,
            current.deal.lot,
            self._names,
            len(match.rounds),
            self.session.commitment,
        )
        dialog.done.connect(lambda: self._close(dialog))
        self._open(dialog)
        self.lot_shown.emit()
        self._alone(dialog, _READ_LOT_MS, dialog.done.emit)

    def _on_turn_began(self, seat: int) -> None:
        self._keep_pace()
        self.moved_on.emit()
        if seat in self._people:
            QApplication.alert(self._overlays.host)
        self._consider()

    def _on_round_finished(self, transition: Transition) -> None:
        number = len(transition.after.rounds)
        if self._settled >= number or self._away:
            return
        self._settled = number
        from .settlement import SettlementDialog

        dialog = SettlementDialog(self._theme, self._overlays.host, transition, self._names)
        dialog.done.connect(lambda: self._after_settlement(dialog))
        dialog.told.connect(self.settlement_told)
        dialog.rule_wanted.connect(self.rule_wanted)
        if self.session.is_practice:
            dialog.leave_for_table()
            dialog.table_wanted.connect(lambda: self._close(dialog))
        self._open(dialog)
        dialog.play_again()
        self._alone(dialog, _READ_EVENT_MS, lambda: self._turn_page(dialog))

    def _turn_page(self, dialog: SettlementDialog) -> None:
        """Where only computers play: wait for the steps, then go on."""
        if dialog not in self._mine:
            return
        if not dialog.is_telling:
            dialog.go_on()
        self._alone(dialog, _READ_EVENT_MS, lambda: self._turn_page(dialog))

    def _after_settlement(self, dialog: SettlementDialog) -> None:
        self._close(dialog)
        if self.session.match.is_over:
            self._show_end()
            return
        # Everybody has been looking: whoever is first, and be it the same person, is asked for the screen.
        self._clear_screen()
        self.session.start_next_round()

    def _on_rewound(self, match: Match) -> None:
        """The round may end once more, and is settled once more then."""
        if match.round is not None and match.round.outcome is None:
            self._settled = min(self._settled, len(match.rounds) - 1)

    def _show_ended(self) -> None:
        """For practice: how the round or the match ended, asked for at the table."""
        if self.session.match.is_over:
            self._show_end()
        else:
            self._settled = -1
            self._on_round_finished(self.session.transitions[-1])

    def _show_end(self) -> None:
        from .end import EndDialog

        session = self.session
        dialog = EndDialog(
            self._theme,
            self._overlays.host,
            session.match,
            self._names,
            session.scores_by_round_raw,
            session.is_practice,
        )
        dialog.rematch_wanted.connect(self.rematch_wanted)
        dialog.new_match_wanted.connect(self.new_match_wanted)
        dialog.start_wanted.connect(self.start_wanted)
        dialog.replay_wanted.connect(self.replay_wanted)
        dialog.seals_wanted.connect(self.seals_wanted)
        dialog.table_wanted.connect(lambda: self._close(dialog))
        self._open(dialog)
        self.end_shown.emit()

    # Stand-ins

    def hand_over(self) -> None:
        """Ask which seats of people a computer is to play from now on, and which no more."""
        session = self.session
        if all(owner.kind is PlayerKind.COMPUTER for owner in session.owners) or session.match.is_over:
            return
        from .aids.handover import HandoverDialog

        if self._overlays.top is not None:
            return
        host = self._overlays.host
        dialog = HandoverDialog(self._theme, host, session.owners, session.players, session.viewer)
        dialog.done.connect(lambda: self._close(dialog))
        dialog.chosen.connect(lambda levels: self._seat(dialog, levels))
        self._open(dialog)

    def _seat(self, dialog: Overlay, levels: Mapping[int, str | None]) -> None:
        self._close(dialog)
        for seat, level in levels.items():
            self.session.hand_over(seat, level)

    def _on_seats(self) -> None:
        self._people = people_of(self.session)
        self.table.follower.refresh()
        self.moved_on.emit()
        self._consider()

    # Rules

    def _on_refused(self, error: IllegalActionError) -> None:
        self._remember(error.refusal)

    def _on_transitioned(self, transition: Transition) -> None:
        self._remember(None)

    def _remember(self, refusal: Refusal | None) -> None:
        self.refusal = refusal

    def _on_log_line(self, index: QModelIndex) -> None:
        """Enter or a double click on a line with an award asks for its rule."""
        event = index.data(LINE).event
        if event is not None:
            self.rule_wanted.emit(event)

    # Curtains

    def _consider(self) -> None:
        """Ask for the screen to be handed over, once everything else has been seen."""
        seat = self.session.match.to_move
        waits = self._overlays.top is not None or self._away or self.table.choreographer.busy
        if seat is None or waits:
            return
        if self.session.is_practice and seat in self._people:
            # Every hand is open: the screen only turns to whoever plays.
            self.session.take_screen(seat)
        if not self.session.needs_curtain(seat):
            return
        # Nothing of the hand before may lie below the curtain.
        self._clear_screen()
        curtain = Curtain(self._theme, self._overlays.host, seat, self._names)
        curtain.done.connect(lambda: self._lift(curtain, seat))
        self._open(curtain)

    def _clear_screen(self) -> None:
        """Of several persons nobody's hand is kept on the screen; for practice all are open."""
        if len(self._people) > 1 and not self.session.is_practice:
            self.session.take_screen(None)

    def _on_application(self, state: Qt.ApplicationState) -> None:
        """The game has lost the focus, or has it again."""
        is_left = state is not Qt.ApplicationState.ApplicationActive
        if is_left and self.table.options.curtain_on_leave and not self._away:
            self._clear_screen()
            self._consider()

    def _lift(self, curtain: Curtain, seat: int) -> None:
        self.session.take_screen(seat)
        self._close(curtain)

    # Overlays

    def _open(self, overlay: Overlay) -> None:
        self._mine.append(overlay)
        self._overlays.open(overlay)

    def _close(self, overlay: Overlay) -> None:
        if overlay not in self._mine:
            return
        self._mine.remove(overlay)
        self._overlays.close(overlay)

    def _on_overlays(self) -> None:
        """Whatever lies over the table, or will in a moment, the play waits for it."""
        if self._overlays.top is not None or self._away or self._lot_due:
            self.session.hold(_HOLD)
            self.table.choreographer.pause(_HOLD)
            return
        self.table.choreographer.resume(_HOLD)
        self.session.release(_HOLD)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._consider()

    # Pace

    def _keep_pace(self) -> None:
        self.session.pace_ms = _PACE_MS[self._theme.speed]

    def _alone(self, overlay: Overlay, wait_ms: int, call: Callable[[], None]) -> None:
        """Where only computers play: do it after a while, if the overlay is still there."""
        if self.runs_alone:
            wait = round(wait_ms * self._theme.speed.factor)
            QTimer.singleShot(wait, overlay, lambda: self._go_on_alone(call))

    def _go_on_alone(self, call: Callable[[], None]) -> None:
        """Unless a person has come back meanwhile."""
        if self.runs_alone:
            call()


def people_of(session: MatchSession) -> list[int]:
    """The seats that people play now."""
    return [seat for seat, player in enumerate(session.players) if player.kind is PlayerKind.HUMAN]
