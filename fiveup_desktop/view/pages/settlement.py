"""The settlement page: hands revealed, each number with its sum, one step after the other."""

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import Transition
from fiveup_desktop.view.controls import Button, Label, frame
from fiveup_desktop.view.theme import Motion, Theme
from fiveup_desktop.view.words import Names

from .hands_panel import HandsPanel
from .kit import AsideDialog, clear_layout, main_button
from .settlement_story import Story, StoryTeller
from .steps_panel import StepsPanel

__all__ = ["SettlementDialog"]

_SIZE = QSize(1088, 600)
_GIVEN = Qt.FocusReason.OtherFocusReason


class SettlementDialog(AsideDialog):
    """Tells how a round was settled. `done`: let us go on; `told`: the last event is shown."""

    told = Signal()
    table_wanted = Signal()
    """For practice: back to the table, where the round can be gone through again."""
    rule_wanted = Signal(object)
    """The rule behind an Outcome or a ScoreEvent is asked for."""

    def __init__(self, theme: Theme, host: QWidget, transition: Transition, names: Names) -> None:
        super().__init__(theme, host, _SIZE, fixed=True)
        self._transition = transition
        self._names = names
        self._teller = StoryTeller(theme.words)
        self._story: Story | None = None
        self._chapter = 0
        self._shown = 0
        self._spoken: set[int] = set()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next_step)
        self._next_line = Label(bold=True, wrap=True)
        self._why_line = Label(tone="second", wrap=True)
        self.rule_button = Button(theme, icon_name="rules")
        self.again_button = Button(theme, icon_name="replay")
        self.next_button = main_button(theme)
        self._leaves_for_table = False
        self._build_foot()
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self.body.addLayout(self._row, 1)
        self.rule_button.clicked.connect(self._ask_for_rule)
        self.again_button.clicked.connect(self.play_again)
        self.next_button.clicked.connect(self.go_on)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _build_foot(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._next_line)
        words.addWidget(self._why_line)
        self.foot.addLayout(words, 1)
        self.foot.addWidget(self.rule_button)
        self.foot.addWidget(self.again_button)
        self.foot.addWidget(self.next_button)

    # Telling

    def retranslate(self) -> None:
        """Tell the same story in the interface's language; what was shown stays shown."""
        story = self._story = self._teller.tell(self._transition, self._names)
        self.set_title(story.title, story.subtitle)
        clear_layout(self._row)
        hands = HandsPanel(self.theme)
        hands.show_story(story)
        self._steps = StepsPanel(self.theme, story)
        self._hands = hands
        self._row.addWidget(hands, 450)
        self._row.addWidget(frame("rule-down"))
        self._row.addWidget(self._steps, 637)
        self.again_button.set_text(self.tr("Step again"))
        self.rule_button.set_text(self.tr("The rule"))
        leaves = self._leaves_for_table
        there = self.tr("Back to the table") if leaves else self.tr("See the table")
        self.name_ways(there, self.tr("Back to the settlement"))
        self._tell_foot(story)
        self._show(moving=False)

    def _show(self, moving: bool) -> None:
        """Show the current event as far as it has been told."""
        assert self._story is not None
        self._steps.show_chapter(self._chapter, self._shown, moving)
        told = self._chapter + (self._shown == self._steps.stages(self._chapter))
        self._hands.show_scores(self._story.scores_after(told))
        # In a small window or with large text, what is told now may lie below the fold.
        self.column_scroll.ensureWidgetVisible(self._steps.newest(self._chapter, self._shown), 0, 0)

    def _tell_foot(self, story: Story) -> None:
        self._next_line.setText(story.next_line or self.tr("The match is over."))
        self._why_line.setText(story.why_line)
        if self._chapter + 1 < len(story.chapters):
            self.next_button.set_text(self.tr("Next event"))
        elif story.winner is None:
            self.next_button.set_text(self.tr("Next round"))
        else:
            self.next_button.set_text(self.tr("See the result"))

    def _ask_for_rule(self) -> None:
        """The rule of the event that is shown; of the outcome if there is no event."""
        assert self._story is not None
        chapters = self._story.chapters
        cause = chapters[self._chapter].event if chapters else self._transition.outcome
        self.rule_wanted.emit(cause)

    # The table behind

    def leave_for_table(self) -> None:
        """From now on whoever wants to see the table leaves this page: `table_wanted`."""
        self._leaves_for_table = True
        self.retranslate()

    def look_at_table(self) -> None:
        """Get out of the way; any click or key comes back."""
        if self._leaves_for_table:
            self.table_wanted.emit()
            return
        if self.is_telling:
            self.finish()
        super().look_at_table()

    def play_again(self) -> None:
        """Tell everything from the beginning."""
        self._chapter = 0
        self._begin_chapter()

    def go_on(self) -> None:
        """The next event; after the last one the page is done."""
        if self.is_telling:
            self.finish()
        elif self._chapter + 1 < self._count:
            self._chapter += 1
            self._begin_chapter()
        else:
            self.done.emit()

    def finish(self) -> None:
        """Show all of this event at once."""
        self._timer.stop()
        self._shown = self._steps.stages(self._chapter)
        self._show(moving=False)
        self._on_told()

    def _on_told(self) -> None:
        if self.isVisible():
            self.next_button.setFocus(_GIVEN)
        self._speak_chapter()
        if self._chapter + 1 >= self._count:
            self.told.emit()

    def spoken(self) -> str:
        """What happened, and the hands; the events follow as they are told."""
        assert self._story is not None
        return self._teller.spoken_hands(self._story)

    def _speak_chapter(self) -> None:
        """Announce an event once it is told."""
        assert self._story is not None
        if self._chapter not in self._spoken:
            self._spoken.add(self._chapter)
            self.spoke.emit(self._teller.spoken_chapter(self._story, self._chapter))

    @property
    def is_telling(self) -> bool:
        """Whether steps are still to come by themselves."""
        return self._timer.isActive()

    @property
    def _count(self) -> int:
        return len(self._story.chapters) if self._story is not None else 0

    def _begin_chapter(self) -> None:
        assert self._story is not None
        self._tell_foot(self._story)
        self._shown = 0
        if self._count == 0 or self.theme.milliseconds(Motion.SETTLEMENT_STEP) == 0:
            self.finish()
            return
        self._show(moving=True)
        self.setFocus(_GIVEN)
        self._timer.start(self.theme.milliseconds(Motion.SETTLEMENT_STEP))

    def _next_step(self) -> None:
        self._shown += 1
        self._show(moving=True)
        if self._shown < self._steps.stages(self._chapter):
            self._timer.start(self.theme.milliseconds(Motion.SETTLEMENT_STEP))
        else:
            self._on_told()

    # Input

    def first_focus(self) -> QWidget:
        """While steps are coming, any key shows them all; then the main button has the focus."""
        if self.is_aside:
            return self.back_button
        return self if self.is_telling else self.next_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key shows all steps at once, or brings the page back."""
        if self.is_telling and not self.is_aside:
            self.finish()
        elif not self.is_aside and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the buttons shows all steps at once, or brings the page back."""
        if self.is_telling and not self.is_aside:
            self.finish()
        super().mousePressEvent(event)
