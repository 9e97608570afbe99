"""A match looked at again: its table and its log, step by step or by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QComboBox, QVBoxLayout, QWidget

from fiveup_desktop.session import ReplayCursor, Settings
from fiveup_desktop.view.pages.page import Page
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.table.rack_info import Advice
from fiveup_desktop.view.table.replayed import Replayed
from fiveup_desktop.view.theme import Theme

from .replay_bar import ReplayBar
from .replay_words import ReplayWords

__all__ = ["ReplayPage"]

_STEP_MS = 1400
"""From one step to the next at the usual speed."""
_ROUND_PAUSE = 2.0
"""So many times longer the end of a round is looked at."""


class ReplayPage(Page):
    """The real table, which follows a cursor, over the controls. `left`: back to where one came from."""

    left = Signal()
    scores_wanted = Signal()
    seals_wanted = Signal()
    settlement_wanted = Signal(object)
    """Transition: how the round that it ended was settled is asked for."""
    told = Signal(str)
    """What the step that is shown did, for whoever listens."""

    def __init__(
        self, theme: Theme, settings: Settings, cursor: ReplayCursor, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.replayed = Replayed(cursor, self)
        self.table = TablePage(self.replayed, theme, settings)
        self.bar = ReplayBar(theme)
        self._words = ReplayWords(theme.words)
        self._timer = QTimer(self, singleShot=True)
        self._told_at = 0
        self._deals = [place for place, step in enumerate(cursor.steps, 1) if step.transition is None]
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.table)
        self.table.set_bar(self.bar)
        self.table.set_comment(self._comment)
        self._connect()
        self._build_keys()
        self.table.show_match()
        self._show_place()

    def _connect(self) -> None:
        bar, replayed = self.bar, self.replayed
        bar.back_wanted.connect(self.left)
        bar.start_wanted.connect(self._by_hand(replayed.previous_round))
        bar.step_back_wanted.connect(self._by_hand(replayed.back))
        bar.step_wanted.connect(self._by_hand(replayed.forward))
        bar.end_wanted.connect(self._by_hand(replayed.next_round))
        bar.play_wanted.connect(self.toggle)
        bar.speed_chosen.connect(self._keep_pace)
        bar.scores_wanted.connect(self.scores_wanted)
        bar.seals_wanted.connect(self.seals_wanted)
        bar.scrubber.valueChanged.connect(self._on_scrubbed)
        replayed.moved.connect(self._show_place)
        self.table.follower.settled.connect(self._tell)
        self._timer.timeout.connect(self._play_step)

    def _build_keys(self) -> None:
        replayed = self.replayed
        deeds: dict[str, Callable[[], object]] = {
            "Right": self._by_hand(replayed.forward),
            "Left": self._by_hand(replayed.back),
            "Home": self._by_hand(lambda: replayed.go_to(1)),
            "End": self._by_hand(lambda: replayed.go_to(len(replayed.cursor.steps))),
            "PgUp": self._by_hand(replayed.previous_round),
            "PgDown": self._by_hand(replayed.next_round),
            "Space": self._on_space,
            "Esc": self.left.emit,
            "Shift+Right": lambda: self.bar.change_speed(1),
            "Shift+Left": lambda: self.bar.change_speed(-1),
        }
        for key, deed in deeds.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(deed)

    def _by_hand(self, deed: Callable[[], object]) -> Callable[[], None]:
        """A deed of the player: it ends the playing by itself."""

        def do() -> None:
            self.pause()
            deed()

        return do

    # Playing by itself

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def toggle(self) -> None:
        """Play, from the beginning again if this is the end; or pause."""
        if self.is_playing:
            self.pause()
            return
        if self.replayed.at_end:
            self.replayed.go_to(1)
        self._timer.start(self._interval)
        self.bar.show_playing(True)

    def pause(self) -> None:
        """Stand still."""
        self._timer.stop()
        self.bar.show_playing(False)

    def _play_step(self) -> None:
        self.replayed.forward()
        if self.replayed.at_end:
            self.pause()
        else:
            self._timer.start(self._interval)

    def _keep_pace(self) -> None:
        """Another speed holds from now on."""
        if self.is_playing:
            self._timer.start(self._interval)

    @property
    def _interval(self) -> int:
        """Milliseconds until the next step."""
        step = self.replayed.step
        ends = step is not None and step.transition is not None and step.transition.outcome is not None
        return round(_STEP_MS * (_ROUND_PAUSE if ends else 1.0) / self.bar.speed)

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight nothing plays on."""
        self.pause()

    # What is shown

    def _on_scrubbed(self, position: int) -> None:
        self.pause()
        self.replayed.go_to(position)

    def _on_space(self) -> None:
        """Space presses the button that has the focus, as everywhere; else it plays and pauses."""
        focused = self.window().focusWidget()
        if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
            focused.click()
        elif isinstance(focused, QComboBox):
            focused.showPopup()
        else:
            self.toggle()

    def _show_place(self) -> None:
        cursor = self.replayed.cursor
        self.bar.scrubber.show_steps(1, len(cursor.steps), cursor.position, self._deals)
        self.bar.show_ends(self.replayed.at_start, self.replayed.at_end)
        self.bar.place.set_whole(self._place())

    def _place(self) -> str:
        """Round and action, in words."""
        cursor, index = self.replayed.cursor, self.replayed.cursor.round_index
        if index is None:
            return ""
        ply, plies = cursor.position - self._deals[index], len(self.replayed.transitions)
        return self._words.place(index + 1, len(self._deals), ply, plies)

    def _comment(self) -> Advice:
        """What the step that is shown did; how a round was settled is one press away."""
        step = self.replayed.step
        if step is None:
            return Advice()
        transition = step.transition
        outcome = None if transition is None else transition.outcome
        if transition is None or outcome is None or outcome.settlement is None:
            return Advice(*self._words.step(step, self.table.names))
        title, lines = self._words.ending(transition, self.table.names)
        tell = partial(self.settlement_wanted.emit, transition)
        return Advice(title, lines, self.tr("How it was settled"), tell, quiet=True)

    def _tell(self) -> None:
        """Each place is told once; where it is in the match as well after a jump."""
        position, step = self.replayed.cursor.position, self.replayed.step
        before, self._told_at = self._told_at, position
        if position == before or step is None:
            return
        title, lines = self._words.step(step, self.table.names)
        jumped = () if position == before + 1 else (self._place(),)
        self.told.emit(" ".join([*jumped, title, *lines]))

    def first_focus(self) -> QWidget:
        """The button that plays."""
        return self.bar.play_button

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self._show_place()
