"""The table page: wires a match session to what is seen and touched."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from fiveup_desktop.rules import (
    DRAW,
    PASS,
    Action,
    EventKind,
    IllegalActionError,
    Match,
    Placement,
    Refusal,
    Transition,
)
from fiveup_desktop.session import MatchSession
from fiveup_desktop.session.settings import Settings
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import PANEL_GAP
from fiveup_desktop.view.words.log import LogWords
from fiveup_desktop.view.words.names import Names
from fiveup_desktop.view.words.refusals import Refusals
from fiveup_desktop.view.words.scores import ScoreWords

from .advice import AdviceWords
from .bubble import toast_sprite
from .choreographer import Choreographer
from .display import Display
from .gestures import Drag, Gesture, Hover, Pan, Press, target_at
from .handling import Handling
from .keys import Keys
from .laid import Laid, laid_out
from .lettering import Lettering
from .measures import Place, extent_of, places
from .moves import Moves
from .options import TableOptions
from .panel import SidePanel
from .round_log import log_line
from .shown import Shown, shown
from .stage import Stage
from .toasts import Toasts

__all__ = ["TablePage"]

HOLD = "table"
"""The name under which the page keeps computers waiting while something moves."""


class TablePage(QWidget):
    """The table of one match. Call `show_match` once; from then on it follows the session.

    `round_finished` comes with the Transition that ended the round, when all animations have ended.
    """

    round_finished = Signal(object)

    def __init__(
        self,
        session: MatchSession,
        theme: Theme,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.session, self.theme = session, theme
        self.options = TableOptions(settings, self)
        self.names = Names(tuple(player.name for player in session.players))
        self._letters = Lettering(theme)
        self._laid = Laid.empty()
        self._match: Match | None = None
        self._lines_shown = 0
        self._gesture: Gesture | None = None
        self.handling = Handling(self)
        self.stage = Stage(theme, self)
        self.display = Display(self.stage, theme, self.names, self._letters, self.options, self.handling)
        self.panel = SidePanel(self.names, self._letters, self)
        self.choreographer = Choreographer(self)
        self._moves = Moves(self.display, theme)
        self._toasts = Toasts(self.stage.over, theme, self)
        self._hover = Hover(self.display, self.handling)
        self._keys = Keys(self.display, self.handling)
        self._compose()
        self._connect()
        self.retranslate()

    def _compose(self) -> None:
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.stage, 1)
        box.addWidget(self.panel)
        self.setFocusProxy(self.stage)
        self.stage.installEventFilter(self)
        QWidget.setTabOrder(self.stage, self.display.rack_words.button)
        QWidget.setTabOrder(self.display.rack_words.button, self.panel.log_card.log)

    def _connect(self) -> None:
        session, stage, handling = self.session, self.stage, self.handling
        session.round_started.connect(self._on_round)
        session.transitioned.connect(self._on_transition)
        session.refused.connect(self._on_refused)
        session.viewer_changed.connect(self._on_viewer)
        self.choreographer.started.connect(lambda: session.hold(HOLD))
        self.choreographer.finished.connect(self._on_still)
        handling.changed.connect(self._on_handling)
        handling.acted.connect(self._act)
        handling.refused.connect(self._explain)
        stage.resized.connect(self._measure)
        stage.pressed.connect(self._press)
        stage.double_pressed.connect(self._double_press)
        stage.moved.connect(self._move)
        stage.released.connect(self._release)
        stage.taken_back.connect(self._take_back)
        stage.wheel_turned.connect(self._on_wheel)
        stage.left.connect(self._on_leave)
        stage.focus_changed.connect(self.display.show_rack)
        self.display.rack_words.pressed.connect(handling.act_only)
        self.options.changed.connect(self._refresh)
        self.theme.changed.connect(self.retranslate)

    # Following the session

    def show_match(self) -> None:
        """Show the session's match as it stands, without animation: after opening, or coming back."""
        if self.session.match.rounds:
            self._settle(self.session.match)

    def _on_round(self, match: Match) -> None:
        self.choreographer.finish()
        self._laid = Laid.empty()
        self._lines_shown = 0
        if self.display.shown is None:
            self._settle(match)
        self.choreographer.play([self._moves.deal(match, lambda: self._settle(match))])

    def _on_transition(self, transition: Transition) -> None:
        self.choreographer.finish()
        after = laid_out(transition.round_after.board, self._laid)
        move = self._moves.transition(transition, after, lambda: self._after(transition, after))
        self.choreographer.play([move])

    def _after(self, transition: Transition, after: Laid) -> None:
        self._laid = after
        self._settle(transition.after)
        self._toast(transition)

    def _on_still(self) -> None:
        self.session.release(HOLD)
        match = self._match
        if match is not None and match.round is not None and match.round.outcome is not None:
            transitions = self.session.transitions
            if transitions and transitions[-1].after is match:
                self.round_finished.emit(transitions[-1])

    def _on_viewer(self) -> None:
        self.choreographer.finish()
        self.handling.put_back()
        self._refresh()

    def _settle(self, match: Match) -> None:
        """Make everything agree with `match`."""
        current = match.round
        if current is None:
            return
        self._match = match
        self._laid = laid_out(current.board, self._laid)
        moment = shown(match, self.session.viewer, self._laid)
        self.handling.begin(self._laid, moment.view.hand, moment.offers)
        self.display.show(moment)
        self._show_advice()
        self._lines_shown = len(current.plies)
        self._show_panel(moment)

    def _refresh(self) -> None:
        """Show the same moment again."""
        if self._match is not None:
            self._settle(self._match)

    def _show_panel(self, moment: Shown) -> None:
        self.panel.show_scores(moment.cards())
        lines = [log_line(each) for each in self.session.transitions[: self._lines_shown]]
        self.panel.log_card.show_round(moment.view.leader, lines)

    def _toast(self, transition: Transition) -> None:
        """Tell an award, or a pass, by the tag of the seat."""
        name = self.names.seat(transition.seat)
        event = next((each for each in transition.events if each.kind is EventKind.PLACEMENT), None)
        words = self.theme.words
        if event is not None:
            text, mark = ScoreWords(words).toast(event, self.names), event.accepted
        elif transition.action is PASS:
            text, mark = LogWords(words).other(name, PASS), None
        else:
            return
        moment = self.display.shown
        assert moment is not None
        place = places(self.names.players)[moment.seats.index(transition.seat)]
        measures = self.stage.measures
        by = measures.rack if place is Place.BOTTOM else measures.tags[place]
        room = measures.mat.adjusted(10, 10, -10, -10)
        sprite = toast_sprite(text, by, room, self._letters, self.stage.sprites, mark)
        self._toasts.show_toast(transition.seat, sprite)

    # What the player does

    def draw(self) -> None:
        """Draw a tile, if that is what can be done; otherwise say why not."""
        self._act_forced(DRAW)

    def pass_turn(self) -> None:
        """Pass, if that is what can be done; otherwise say why not."""
        self._act_forced(PASS)

    def _act_forced(self, action: Action) -> None:
        self.hurry()
        seat = self.session.viewer
        if seat is not None:
            self.session.submit(action, seat, self.session.match.ply)

    def _act(self, action: Action) -> None:
        seat = self.session.viewer
        if seat is not None:
            self.session.submit(action, seat, self.session.match.ply)

    def hurry(self) -> None:
        """End at once whatever moves."""
        self.choreographer.finish()
        self.display.camera_man.finish()

    def _on_handling(self) -> None:
        self.display.show_grip()
        self._show_advice()

    def _show_advice(self) -> None:
        moment = self.display.shown
        if moment is not None:
            advice = AdviceWords(self.theme.words).advise(moment, self.handling.grip, self.names)
            self.display.rack_words.show_advice(advice)

    def _explain(self, refusal: Refusal, placement: Placement | None) -> None:
        moment = self.display.shown
        if moment is None:
            return
        if refusal is Refusal.NO_MATCHING_HALF and placement is not None and placement.connection is None:
            text = AdviceWords(self.theme.words).fits_nowhere(placement.tile, moment)
        else:
            text = Refusals(self.theme.words).say(refusal, placement, self._both_sides_free(placement))
        self.display.show_reason(text, placement)

    def _both_sides_free(self, placement: Placement | None) -> bool:
        """Whether the double that a placement would join has no line side occupied."""
        if placement is None or placement.connection is None:
            return False
        double = placement.connection.tile
        lines = [double.connection(port) for port in double.ports if port.is_line]
        return bool(lines) and all(line in self._laid.board.open_connections for line in lines)

    def _on_refused(self, error: IllegalActionError) -> None:
        placement = error.action if isinstance(error.action, Placement) else None
        self._explain(error.refusal, placement)

    def _press(self, point: QPointF) -> None:
        self.hurry()
        self.display.drop_reason()
        tile = self.display.rack_tile_at(point)
        if tile is not None:
            self._gesture = Drag(self.display, self.handling, tile, point)
            return
        place = target_at(self.handling.targets, point, self.stage.camera)
        if place is not None:
            self._gesture = Press(self.display, self.handling, place)
        else:
            self._gesture = Pan(self.display, self.handling, point)

    def _double_press(self, point: QPointF) -> None:
        self.hurry()
        tile = self.display.rack_tile_at(point)
        if tile is None:
            self._press(point)
        elif tile in self.handling.offers.playable:
            self.handling.place_if_only(tile)
        else:
            self.handling.explain(tile)

    def _move(self, point: QPointF) -> None:
        self.display.set_over_table(self.stage.measures.mat.contains(point))
        if self._gesture is not None:
            self._gesture.move(point)
        elif not self.choreographer.busy:
            self._hover.move(point)

    def _release(self, point: QPointF) -> None:
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.release(point)

    def _take_back(self) -> None:
        """Let go of everything: Esc, or the right button."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        self.handling.put_back()
        self.display.drop_reason()

    def _on_leave(self) -> None:
        self.display.set_over_table(False)

    def _on_wheel(self, point: QPointF, steps: float) -> None:
        if self.stage.measures.mat.contains(point):
            self.display.camera_man.zoom(steps, point)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Keys of the stage, Tab among them, before Qt moves the focus."""
        if watched is self.stage and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            return self._key(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self._gesture is not None:
            self._take_back()
            return True
        if event.key() in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            return False
        self.hurry()
        self.display.drop_reason()
        if event.key() == Qt.Key.Key_D and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.draw()
        elif event.key() == Qt.Key.Key_P and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.pass_turn()
        else:
            return self._keys.press(event)
        return True

    # Size, words, colours

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel's width depends on the whole page."""
        super().resizeEvent(event)
        self._set_panel_width()

    def _set_panel_width(self) -> None:
        extent = extent_of(self.size(), self.theme.text_percent / 100)
        self.panel.setFixedWidth(extent.panel + 2 * PANEL_GAP)

    def _measure(self) -> None:
        """Measure everything anew."""
        extent = extent_of(self.size(), self.theme.text_percent / 100)
        self._letters.more = extent.more
        self.stage.set_room(extent, self.names.players)
        self.display.arrange()

    def retranslate(self) -> None:
        """Set all texts, and paint everything in the colours of now."""
        self.stage.setAccessibleName(self.tr("Table and hand"))
        self._measure()
        self._set_panel_width()
        self.display.retell()
        self.panel.retell()
        self._toasts.drop_all()
        self._refresh()
        self._show_advice()
