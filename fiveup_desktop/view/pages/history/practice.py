"""Practice: any ply of the round back and forth, and playing on from there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from fiveup_desktop.session import MatchSession, PlayerKind
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import fill

from .folding_bar import FoldingBar
from .scrubber import Scrubber

__all__ = ["Practice", "PracticeBar"]

_ONE_ROW = 620
"""Below this width in px at 100% text the slider has a row of its own."""


class PracticeBar(FoldingBar):
    """A slider along the actions of the round, a step at either end of it, and the way on."""

    back_wanted = Signal()
    step_wanted = Signal()
    ply_wanted = Signal(int)
    on_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, _ONE_ROW, parent)
        self._done = self._all = 0
        self.title = Label(bold=True)
        self.step_back = Button(theme, "quiet", "chevron-left")
        self.scrubber = Scrubber(theme)
        self.step_on = Button(theme, "quiet", "chevron-right")
        self.place = Label(Role.BODY, "second")
        self.on_button = Button(theme, "plain", "continue")
        self._compose()
        for button in (self.step_back, self.step_on, self.on_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.scrubber.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.step_back.clicked.connect(self.back_wanted)
        self.step_on.clicked.connect(self.step_wanted)
        self.on_button.clicked.connect(self.on_wanted)
        self.scrubber.valueChanged.connect(self.ply_wanted)
        theme.changed.connect(self.arrange)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _compose(self) -> None:
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addWidget(self.title)
        self._row.addSpacing(8)
        self._row.addWidget(self.step_back)
        self._row.addWidget(self.step_on)
        self._row.addWidget(self.place)
        self._row.addStretch(1)
        self._row.addWidget(self.on_button)
        self._box.addLayout(self._row)
        self.scrubber.setParent(self)
        self.arrange()

    def show_plies(self, done: int, all_: int) -> None:
        """So many actions of the round are done, of all with those that were taken back."""
        self._done, self._all = done, all_
        self.scrubber.show_steps(0, all_, done)
        self.step_back.setEnabled(done > 0)
        self.step_on.setEnabled(done < all_)
        self._tell_place()

    def show_way_on(self, text: str, reason: str = "") -> None:
        """What goes on, and why it cannot if it cannot."""
        self.on_button.set_text(text)
        self.on_button.set_reason(reason)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.title.setText(self.tr("Practice"))
        for button, name in (
            (self.step_back, self.tr("One action back (Page Up)")),
            (self.step_on, self.tr("One action on (Page Down)")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.scrubber.setAccessibleName(self.tr("Place in the round"))
        self._tell_place()

    def _tell_place(self) -> None:
        text = self.tr("Action {done} of {all}")
        self.place.setText(fill(text, done=self._done, all=self._all))

    # Size

    def _parts(self) -> Sequence[QWidget]:
        return self.on_button, self.step_on, self.scrubber

    def _fold(self, narrow: bool) -> None:
        (self._row if narrow else self._box).removeWidget(self.scrubber)
        if narrow:
            self._box.insertWidget(0, self.scrubber)
        else:
            self._row.insertWidget(3, self.scrubber, 100)


class Practice(QObject):
    """Keeps a bar and a practice match in step."""

    ended_wanted = Signal()
    """How the round or the match ended is to be told."""

    def __init__(self, session: MatchSession, theme: Theme, page: QWidget) -> None:
        """The keys hold wherever the focus is in `page`."""
        super().__init__(page)
        self._session, self._theme = session, theme
        self._wanted: int | None = None
        self.bar = PracticeBar(theme)
        self.bar.back_wanted.connect(self.back)
        self.bar.step_wanted.connect(self.step)
        self.bar.ply_wanted.connect(self.go_to)
        self.bar.on_wanted.connect(self.go_on)
        session.round_started.connect(self._on_change)
        session.transitioned.connect(self._on_change)
        session.rewound.connect(self._on_change)
        session.turn_began.connect(self._on_change)
        theme.words.changed.connect(self.show_place)
        for key, deed in (("PgUp", self.back), ("PgDown", self.step)):
            shortcut = QShortcut(QKeySequence(key), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(deed)
        self.show_place()

    def back(self) -> None:
        """Take back the last action of the round, whose ever it was."""
        self._session.undo()

    def step(self) -> None:
        """Do again what was taken back, one action."""
        self._session.redo()

    def go_to(self, ply: int) -> None:
        """Go to any action of the round. While another step is being saved, that is done after it."""
        self._wanted = ply
        self._go()

    def go_on(self) -> None:
        """Have the computers play on from here; at the end of a round, see how it ended."""
        if self._session.match.to_move is None:
            self.ended_wanted.emit()
        else:
            self._session.play_on()

    def _on_change(self) -> None:
        self.show_place()
        self._go()

    def _go(self) -> None:
        done, all_ = self._session.plies
        if self._wanted is not None and self._wanted <= all_ and self._wanted != done:
            self._session.go_to(self._wanted)
        if self._wanted == self._session.plies[0] or (self._wanted or 0) > all_:
            self._wanted = None

    def show_place(self) -> None:
        """Show where the match stands, and what goes on from here."""
        session = self._session
        done, all_ = session.plies
        if self._wanted is None:
            self.bar.show_plies(done, all_)
        if session.match.is_over:
            self.bar.show_way_on(self.tr("See the result"))
        elif session.match.needs_deal and session.match.rounds:
            self.bar.show_way_on(self.tr("See the settlement"))
        else:
            why_not = self._why_not_on()
            self.bar.show_way_on(why_not or self.tr("Play on from here"), why_not)

    def _why_not_on(self) -> str:
        """Why no computer can be told to play on; empty if one waits for that."""
        seat = self._session.match.to_move
        if seat is not None and self._session.players[seat].kind is PlayerKind.HUMAN:
            return self.tr("Your turn: play a tile")
        return "" if self._session.is_waiting else self.tr("The others play")
