"""Follows a session: plays what happens, then makes everything on the page agree with the match."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.rules import PASS, EventKind, Match, Transition
from fiveup_desktop.session import MatchSession
from fiveup_desktop.view.words.log import LogWords
from fiveup_desktop.view.words.scores import ScoreWords

from .bubble import toast_sprite
from .choreographer import Choreographer, Move
from .display import Display
from .laid import Laid, laid_out
from .measures import Place, places
from .moves import Moves
from .panel import SidePanel
from .props import Props
from .replayed import Replayed
from .round_log import LogLine, log_lines
from .shown import Shown, shown
from .toasts import Toasts

__all__ = ["Follower"]

HOLD = "table"
"""The name under which the table keeps computers waiting while something moves."""


class Follower(QObject):
    """Between session and display. `settled`: another moment is shown. `still`: nothing moves any more."""

    settled = Signal()
    still = Signal()

    def __init__(
        self, session: MatchSession | Replayed, props: Props, display: Display, panel: SidePanel
    ) -> None:
        super().__init__(props.stage)
        self._session, self._props, self._display, self._panel = session, props, display, panel
        self._laid = Laid.empty()
        self.match: Match | None = None
        """The match as shown; while something moves it is behind the session's."""
        self.choreographer = Choreographer(self)
        self._moves = Moves(display, props.theme)
        self.toasts = Toasts(props.stage.over, props.theme, self)
        session.round_started.connect(self._on_round)
        session.transitioned.connect(self._on_transition)
        session.rewound.connect(self._on_rewound)
        self.choreographer.started.connect(self._hold)
        self.choreographer.finished.connect(self._rest)

    @property
    def ended_by(self) -> Transition | None:
        """The transition that ended the round that is shown, if it has ended."""
        past = self._session.transitions
        if not past or past[-1].outcome is None or past[-1].after is not self.match:
            return None
        return past[-1]

    def settle(self, match: Match) -> None:
        """Make everything agree with `match`; nothing if no round has been dealt."""
        current = match.round
        if current is None:
            return
        self.match = match
        self._laid = laid_out(current.board, self._laid)
        moment = self._moment(match)
        self._props.handling.begin(self._laid, moment.view.hand if moment.plays else (), moment.offers)
        self._display.show(moment)
        self._panel.show_scores(moment.cards())
        self._panel.log_card.show_round(moment.view.leader, self._lines(match, len(current.plies)))
        if isinstance(self._session, MatchSession):
            self._panel.log_card.show_seal(self._session.commitment)
        self.settled.emit()

    def _moment(self, match: Match) -> Shown:
        """What is to be seen of a match; everything in it is laid out already."""
        source = self._session
        if isinstance(source, Replayed):
            return shown(match, source.viewer, self._laid, source.shows_all(match), plays=False)
        stood_in = source.viewer is not None and source.stands_in(source.viewer)
        return shown(match, source.viewer, self._laid, source.is_practice, stood_in=stood_in)

    def _lines(self, match: Match, plies: int) -> list[LogLine]:
        """The log of the round up to here, with the seats that changed hands in it."""
        source, index = self._session, len(match.rounds) - 1
        changes = () if isinstance(source, Replayed) else source.handovers
        of_round = [each for each in changes if each.round_index == index]
        return log_lines(source.transitions[:plies], of_round)

    def refresh(self) -> None:
        """Show the same moment again."""
        if self.match is not None:
            self.settle(self.match)

    def hurry(self) -> None:
        """End at once whatever moves."""
        self.choreographer.finish()
        self._display.camera_man.finish()
        self._props.glides.finish()
        self._panel.finish()

    def replay(self) -> None:
        """Show again what the others have done since the viewer's last action."""
        self.hurry()
        past = self._since_own_turn()
        if not past:
            return
        self.settle(past[0].before)
        for transition in past:
            self.choreographer.play([self._moves.pause(), self._move_of(transition)])

    def _since_own_turn(self) -> list[Transition]:
        """What was done since the viewer last acted, in order."""
        past: list[Transition] = []
        for transition in reversed(self._session.transitions):
            if transition.seat == self._session.viewer:
                break
            past.insert(0, transition)
        return past

    def _on_round(self, match: Match) -> None:
        self.choreographer.finish()
        self.toasts.drop_all()
        self.choreographer.play([self._moves.deal(match, self.settle)])

    def _on_transition(self, transition: Transition) -> None:
        self.choreographer.finish()
        self.toasts.drop_all()  # They tell of an action before this one.
        moves = [self._move_of(transition)]
        if transition.outcome is not None:
            moves.append(self._moves.last_look())
        self.choreographer.play(moves)

    def _on_rewound(self, match: Match) -> None:
        """The match stands elsewhere: what still moves has not happened, and nothing is played."""
        was_busy = self.choreographer.busy
        self.choreographer.clear()
        self.hurry()
        self.toasts.drop_all()
        self._display.speech.drop_reason()
        self.settle(match)
        if was_busy:
            self._session.release(HOLD)

    def _move_of(self, transition: Transition) -> Move:
        """The move that plays a transition."""
        after = laid_out(transition.round_after.board, self._laid)

        def end() -> None:
            self._laid = after
            self.settle(transition.after)
            self._tell(transition)

        return self._moves.transition(transition, after, end)

    def _hold(self) -> None:
        self._session.hold(HOLD)

    def _rest(self) -> None:
        self._session.release(HOLD)
        self.still.emit()

    def _tell(self, transition: Transition) -> None:
        """A toast for an award, or a pass, by the tag of the seat; those of earlier actions go."""
        self.toasts.drop_all()
        names, words = self._props.names, self._props.theme.words
        event = next((each for each in transition.events if each.kind is EventKind.PLACEMENT), None)
        if event is not None:
            text, mark = ScoreWords(words).toast(event, names), event.accepted
        elif transition.action is PASS:
            text, mark = LogWords(words).other(names.seat(transition.seat), PASS), None
        else:
            return
        self._toast(transition.seat, text, mark)

    def _toast(self, seat: int, text: str, mark: bool | None) -> None:
        moment, stage = self._display.shown, self._props.stage
        assert moment is not None
        place = places(self._props.names.players)[moment.seats.index(seat)]
        measures = stage.measures
        surround = self._display.surround
        by = measures.rack if place is Place.BOTTOM else surround.seat_rect(place)
        room = measures.mat.adjusted(10, 10, -10, -10)
        plates = surround.rects
        tiles = [stage.camera.rect(pose) for pose in moment.laid.table.poses.values()]
        sprite = toast_sprite(text, by, room, self._props.letters, stage.sprites, mark, plates, tiles)
        self.toasts.show_toast(seat, sprite)
