"""The table page: puts the parts of a table together, and wires them to a match session."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from fiveup_desktop.rules import DRAW, PASS, Action, IllegalActionError, Placement, Refusal, Tile
from fiveup_desktop.session import MatchSession, Settings
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import PANEL_GAP
from fiveup_desktop.view.words.names import Names
from fiveup_desktop.view.words.taking_back import TakingBackWords

from .advice import AdviceWords
from .choreographer import Choreographer
from .display import Display
from .follower import Follower
from .glides import Glides
from .handling import Handling
from .keys import Keys
from .lettering import Lettering
from .measures import Extent, extent_of
from .options import TableOptions
from .panel import SidePanel
from .pointer import Pointer
from .props import Props
from .rack import Order
from .rack_info import Advice
from .replayed import Replayed
from .stage import Stage

__all__ = ["TablePage"]

_LEAST_STAGE = 600
"""So many px wide the table stays beside a drawer."""


class TablePage(QWidget):
    """The table of one match. Call `show_match` once; from then on it follows the session.

    `round_finished` comes with the Transition that ended the round, when all animations have ended.
    """

    round_finished = Signal(object)

    def __init__(
        self,
        session: MatchSession | Replayed,
        theme: Theme,
        settings: Settings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._theme = session, theme
        self._letters = Lettering(theme)
        self.options = TableOptions(settings, self)
        self.names = Names(tuple(player.name for player in session.players))
        self.handling, self.stage = Handling(self), Stage(theme, self)
        glides = Glides(theme, self)
        props = Props(self.stage, theme, self.names, self._letters, self.options, self.handling, glides)
        self.display = Display(props)
        self.panel = SidePanel(self.names, self._letters, self)
        self.follower = Follower(session, props, self.display, self.panel)
        self._pointer = Pointer(self.stage, self.display, self.handling, self.hurry)
        self._keys = Keys(self.display.rack, self.handling)
        self._panel_wanted, self._was_drawer = True, False
        self._paused = False
        self._bar: QWidget | None = None
        self._comment: Callable[[], Advice] | None = None
        self._compose()
        self._connect()
        self.retranslate()

    def _compose(self) -> None:
        self.setFocusProxy(self.stage)
        self.stage.installEventFilter(self)
        button = self.display.surround.rack_words.button
        # Also while the log has the keyboard.
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence("F9"), self, self.toggle_panel, context=context)
        # Lines are selected by mouse while the stage keeps the keyboard.
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.Copy), self, self.panel.log_card.log.copy, context=context
        )
        QWidget.setTabOrder(self.stage, button)
        QWidget.setTabOrder(button, self.panel.log_card.log)

    def _connect(self) -> None:
        self._session.refused.connect(self._on_refused)
        self._session.viewer_changed.connect(self._on_viewer)
        self.follower.settled.connect(self._show_advice)
        self.follower.still.connect(self._on_still)
        self.handling.changed.connect(self._on_handling)
        self.handling.acted.connect(self._submit)
        self.handling.refused.connect(self._explain)
        self.handling.missed.connect(self._tell_missed)
        self.handling.undecided.connect(self._ask_for_place)
        self.stage.resized.connect(self._measure)
        self.stage.focus_changed.connect(self.display.rack.refresh)
        self.display.surround.rack_words.pressed.connect(self._on_rack_button)
        self.display.surround.fit_button.clicked.connect(self.fit_table)
        self.display.camera_man.taken.connect(self.display.surround.fit_button.setVisible)
        self.options.changed.connect(self.follower.refresh)
        self._theme.changed.connect(self.retranslate)

    # What others ask of the table

    @property
    def choreographer(self) -> Choreographer:
        """Plays the animations: it can be paused, and tells when all have ended."""
        return self.follower.choreographer

    def show_match(self) -> None:
        """Show the session's match as it stands, without animation: after opening, or coming back."""
        self.follower.settle(self._session.match)

    def hurry(self) -> None:
        """End at once whatever moves."""
        self.follower.hurry()

    def draw(self) -> None:
        """Draw a tile, if that is what can be done; otherwise say why not."""
        self.hurry()
        self._submit(DRAW)

    def pass_turn(self) -> None:
        """Pass, if that is what can be done; otherwise say why not."""
        self.hurry()
        self._submit(PASS)

    def replay(self) -> None:
        """Show again what the others have done since one's last action; any input ends it."""
        if not isinstance(self._session, Replayed):
            self.follower.replay()

    def show_paused(self, paused: bool) -> None:
        """Say at the rack that the computers wait, so that a pause is not taken for a hang."""
        self._paused = paused
        self._show_advice()

    def tell_why_not_taken_back(self) -> bool:
        """Say why nothing can be taken back; False if something can, or everything that happened."""
        session = self._session
        if isinstance(session, Replayed) or session.is_practice or session.can_undo:
            return False
        text = TakingBackWords(self._theme.words).why_not(session.transitions, session.viewer, self.names)
        self.display.speech.give_reason(text, None, has_rule=False)
        return True

    def fit_table(self) -> None:
        """Show the whole table again, after zooming."""
        self.display.camera_man.fit_again()

    def zoom(self, steps: float) -> None:
        """Come closer to the table by some steps; below 0 go away."""
        self.display.camera_man.zoom(steps)

    def set_bar(self, bar: QWidget) -> None:
        """Have a bar at the lower edge, below table and panel; it is as high as it asks for."""
        self._bar = bar
        bar.setParent(self)
        bar.show()
        self._place_panel()

    def set_comment(self, comment: Callable[[], Advice]) -> None:
        """Say at the right of the rack what `comment` tells, instead of what can be done."""
        self._comment = comment
        self._show_advice()

    def sort_hand(self, order: Order) -> None:
        """Sort the hand."""
        self.options.order = order

    def toggle_panel(self) -> None:
        """Show or hide the side panel; while it is hidden the scores stand in one line on the mat."""
        self._panel_wanted = not self._panel_wanted
        self._place_panel()

    # What the player does

    def _submit(self, action: Action) -> None:
        seat = self._session.viewer
        if seat is not None and not self._stood_in:
            self._session.submit(action, seat, self._session.match.ply)

    def _on_handling(self) -> None:
        self.display.show_grip()
        self._show_advice()

    def _on_viewer(self) -> None:
        """Another hand is open: nothing of the one before stays, not even a reason that was given."""
        self.hurry()
        self._pointer.take_back()
        self.display.speech.drop_reason()
        self.follower.refresh()

    def _on_still(self) -> None:
        ended_by = self.follower.ended_by
        if ended_by is not None:
            self.round_finished.emit(ended_by)
        elif (
            self.options.forced_alone and not self._goes_through and self.handling.offers.only in (DRAW, PASS)
        ):
            self.handling.act_only()

    @property
    def _goes_through(self) -> bool:
        """Whether somebody goes back and forth in a round, so that nothing may happen by itself."""
        return not isinstance(self._session, Replayed) and self._session.is_waiting

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the stage, Tab among them, before Qt moves the focus."""
        if watched is self.stage and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._press_key(event)
        return False

    def _press_key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            return False
        if event.key() == Qt.Key.Key_Escape and self._pointer.is_down:
            self._pointer.take_back()
            return True
        self.hurry()
        self.display.speech.drop_reason()
        beyond = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~beyond:
            return event.matches(QKeySequence.StandardKey.Undo) and self.tell_why_not_taken_back()
        deed = self._deeds().get(event.key())
        if deed is None:
            return self._keys.press(event.key())
        deed()
        return True

    def _deeds(self) -> dict[int, Callable[[], object]]:
        """Keys that do one thing, whatever is held."""
        return {
            Qt.Key.Key_D: self.draw,
            Qt.Key.Key_P: self.pass_turn,
            Qt.Key.Key_R: self.replay,
            Qt.Key.Key_F: self.fit_table,
            Qt.Key.Key_Plus: lambda: self.zoom(1),
            Qt.Key.Key_Equal: lambda: self.zoom(1),
            Qt.Key.Key_Minus: lambda: self.zoom(-1),
        }

    # Words

    def _show_advice(self) -> None:
        moment = self.display.shown
        if moment is not None:
            words = AdviceWords(self._theme.words)
            if self._comment is not None:
                advice = self._comment()
            else:
                advice = words.advise(moment, self.handling.grip, self.names)
            if self._paused:
                advice = words.paused(advice, moment)
            advice = self._with_taking_back(advice, words)
            self.display.surround.rack_words.show_advice(advice)

    def _with_taking_back(self, advice: Advice, words: AdviceWords) -> Advice:
        """Where no other button applies: taking back, or doing again what was taken back."""
        session = self._session
        if not isinstance(session, Replayed) and self._stood_in:
            return self._of_stand_in(session, words)
        if advice.button or isinstance(session, Replayed) or session.is_practice:
            return advice
        if session.can_undo:
            return advice._replace(button=words.take_back(), deed=session.undo, quiet=True)
        if session.can_redo:
            return advice._replace(button=words.do_again(), deed=session.redo, quiet=True)
        return advice

    @property
    def _stood_in(self) -> bool:
        """Whether a computer plays the viewer's seat."""
        return self.display.shown is not None and self.display.shown.stood_in

    def _of_stand_in(self, session: MatchSession, words: AdviceWords) -> Advice:
        """That a computer plays the viewer's seat, and how that ends."""
        seat = session.viewer
        if seat is None:
            return Advice()
        back = partial(session.hand_over, seat, None)
        title = words.pause() if self._paused else words.stands_in(session.players[seat].level)
        return Advice(title, (), words.take_seat(), back)

    def _on_rack_button(self) -> None:
        """Do what the words beside the button say."""
        deed = self.display.surround.rack_words.advice.deed
        if deed is None:
            self.handling.act_only()
        else:
            deed()

    def _on_refused(self, error: IllegalActionError) -> None:
        placement = error.action if isinstance(error.action, Placement) else None
        self._explain(error.refusal, placement)

    def _explain(self, refusal: Refusal, placement: Placement | None) -> None:
        moment = self.display.shown
        if moment is not None and moment.plays:
            text = AdviceWords(self._theme.words).why_not(refusal, placement, moment)
            self.display.speech.give_reason(text, placement)

    def _tell_missed(self, tile: Tile) -> None:
        text = AdviceWords(self._theme.words).no_place_here(tile)
        self.display.speech.give_reason(text, Placement(tile), has_rule=False)

    def _ask_for_place(self, tile: Tile) -> None:
        text = AdviceWords(self._theme.words).which_place()
        self.display.speech.give_reason(text, Placement(tile), has_rule=False)

    def retranslate(self) -> None:
        """Set all texts, and paint everything in the colours of now."""
        self.stage.setAccessibleName(self.tr("Table and hand"))
        self.display.surround.fit_button.setText(self.tr("Show all (F)"))
        self._place_panel()
        self._measure()
        self.display.surround.retell()
        self.panel.retell()
        self.follower.toasts.drop_all()
        self.follower.refresh()

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stage and panel share the page."""
        super().resizeEvent(event)
        self._place_panel()

    @property
    def _extent(self) -> Extent:
        return extent_of(self.size(), self._theme.text_percent / 100)

    def _place_panel(self) -> None:
        """The panel beside the table; in a small window it is a drawer, and comes when called.

        A drawer lies over the table where the table would have too little room beside it.
        """
        extent = self._extent
        if extent.drawer != self._was_drawer:
            self._was_drawer = extent.drawer
            self._panel_wanted = not extent.drawer
        width = extent.panel + 2 * PANEL_GAP
        beside = self._panel_wanted and (not extent.drawer or self.width() - width >= _LEAST_STAGE)
        height = self._place_bar()
        self.panel.setVisible(self._panel_wanted)
        self.panel.setGeometry(self.width() - width, 0, width, height)
        self.panel.raise_()
        self.display.surround.scores.setVisible(not self._panel_wanted)
        self.stage.setGeometry(0, 0, self.width() - (width if beside else 0), height)

    def _place_bar(self) -> int:
        """The bar at the lower edge, if there is one; returns the height that is left, in px."""
        if self._bar is None:
            return self.height()
        wraps = self._bar.hasHeightForWidth()
        wanted = self._bar.heightForWidth(self.width()) if wraps else self._bar.sizeHint().height()
        self._bar.setGeometry(0, self.height() - wanted, self.width(), wanted)
        return self.height() - wanted

    def _measure(self) -> None:
        """Measure the table anew, and put everything where it belongs now."""
        self._letters.more = self._extent.more
        self.stage.set_room(self._extent, self.names.players)
        self.display.arrange()
