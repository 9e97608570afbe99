"""The controls of a replay: step by step, by round, playing at a speed, a slider along the match."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from fiveup_desktop.view.controls import Button, ComboBox, Label
from fiveup_desktop.view.pages.kit import Elided
from fiveup_desktop.view.theme import Role, Theme

from .folding_bar import FoldingBar
from .scrubber import Scrubber

__all__ = ["SPEEDS", "ReplayBar"]

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How many times faster than usual a replay can play."""
_USUAL = 1
_ONE_ROW = 1060
"""Below this width in px at 100% text the slider has a row of its own."""
_TIGHT = 640
"""Below this width buttons at the right are only icons."""


class ReplayBar(FoldingBar):
    """Says what is wanted of a replay; `ReplayPage` does it. `speed` is what is chosen."""

    back_wanted = Signal()
    start_wanted = Signal()
    step_back_wanted = Signal()
    play_wanted = Signal()
    step_wanted = Signal()
    end_wanted = Signal()
    speed_chosen = Signal()
    scores_wanted = Signal()
    seals_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, _ONE_ROW, parent)
        self._playing = False
        self._is_tight = False
        self.back_button = Button(theme, "quiet", "back")
        self.title = Label(bold=True)
        self.round_back = Button(theme, "quiet", "round-before")
        self.step_back = Button(theme, "quiet", "chevron-left")
        self.play_button = Button(theme, "plain", "continue")
        self.step_on = Button(theme, "quiet", "chevron-right")
        self.round_on = Button(theme, "quiet", "round-after")
        self.scrubber = Scrubber(theme)
        self.place = Elided(Role.BODY, "second")
        self.speeds = ComboBox(theme)
        self.scores_button = Button(theme, "quiet", "statistics")
        self.seals_button = Button(theme, "quiet", "lock")
        self._compose()
        self._connect()
        self.retranslate()

    def _compose(self) -> None:
        left, right = QHBoxLayout(), QHBoxLayout()
        left.setSpacing(4)
        right.setSpacing(8)
        steps = (self.round_back, self.step_back, self.play_button, self.step_on, self.round_on)
        parts: tuple[QWidget, ...] = (self.back_button, self.title, *steps)
        for part in parts:
            left.addWidget(part)
        parts = (self.speeds, self.scores_button, self.seals_button)
        for part in parts:
            right.addWidget(part)
        self._along = QHBoxLayout()
        self._along.setSpacing(12)
        self._controls = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._controls.setSpacing(12)
        self._controls.addLayout(left)
        self._controls.addStretch(1)
        self._controls.addLayout(right)
        self._along.addWidget(self.scrubber, 1)
        self._along.addWidget(self.place)
        self._box.addLayout(self._controls)
        for speed in SPEEDS:
            self.speeds.addItem("", speed)
        self.speeds.setCurrentIndex(_USUAL)
        self.arrange()

    def _connect(self) -> None:
        for button, signal in (
            (self.back_button, self.back_wanted),
            (self.round_back, self.start_wanted),
            (self.step_back, self.step_back_wanted),
            (self.play_button, self.play_wanted),
            (self.step_on, self.step_wanted),
            (self.round_on, self.end_wanted),
            (self.scores_button, self.scores_wanted),
            (self.seals_button, self.seals_wanted),
        ):
            button.clicked.connect(signal)
        self.speeds.activated.connect(self.speed_chosen)
        self._theme.changed.connect(self.arrange)
        self._theme.words.changed.connect(self.retranslate)

    @property
    def speed(self) -> float:
        """How many times faster than usual."""
        return float(self.speeds.currentData())

    def change_speed(self, by: int) -> None:
        """Choose the next speed, or the one before."""
        index = min(max(self.speeds.currentIndex() + by, 0), len(SPEEDS) - 1)
        self.speeds.setCurrentIndex(index)
        self.speed_chosen.emit()

    def show_playing(self, playing: bool) -> None:
        """Show whether it plays by itself."""
        if playing != self._playing:
            self._playing = playing
            self.play_button.set_icon_name("pause" if playing else "continue")
            self._tell_play()

    def show_ends(self, at_start: bool, at_end: bool) -> None:
        """Offer only what leads somewhere."""
        for button in (self.round_back, self.step_back):
            button.setEnabled(not at_start)
        for button in (self.step_on, self.round_on):
            button.setEnabled(not at_end)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.title.setText(self.tr("Replay"))
        for button, name in (
            (self.back_button, self.tr("Leave the replay")),
            (self.round_back, self.tr("Back to the deal")),
            (self.step_back, self.tr("One step back")),
            (self.step_on, self.tr("One step on")),
            (self.round_on, self.tr("To the next round")),
        ):
            _name(button, name)
        self._tell_buttons()
        self.scrubber.setAccessibleName(self.tr("Place in the match"))
        self.speeds.setAccessibleName(self.tr("Speed"))
        for index, text in enumerate(("½×", "1×", "2×", "4×", "8×")):
            self.speeds.setItemText(index, text)
        self._tell_play()

    def _tell_buttons(self) -> None:
        """In words where there is room for them."""
        for button, name in (
            (self.scores_button, self.tr("Scores")),
            (self.seals_button, self.tr("Fair deals")),
        ):
            button.set_text("" if self._is_tight else name)
            _name(button, name)
        self.title.setVisible(not self._is_tight)

    def _tell_play(self) -> None:
        _name(self.play_button, self.tr("Pause") if self._playing else self.tr("Play"))

    # Size

    def arrange(self) -> None:
        """One row, or slider and place in a row of their own; where it is tight, icons say it all."""
        super().arrange()
        tight = self.width() < _TIGHT * self._theme.text_percent / 100
        if tight != self._is_tight:
            self._is_tight = tight
            self._tell_buttons()

    def _parts(self) -> Sequence[QWidget]:
        return self.play_button, self.speeds, self.scores_button

    def _fold(self, narrow: bool) -> None:
        (self._controls if narrow else self._box).removeItem(self._along)
        self._along.setParent(None)
        if narrow:
            self._box.insertLayout(0, self._along)
        else:
            self._controls.insertLayout(1, self._along, 100)


def _name(button: Button, name: str) -> None:
    """Say in words what an icon means."""
    button.setAccessibleName(name)
    button.setToolTip(name)
