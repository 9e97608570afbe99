"""The settlement page: hands revealed, each number with its sum, one step after the other."""

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import Transition
from fiveup_desktop.view.controls import Button, Label, frame, restyle
from fiveup_desktop.view.theme import Motion, Role, Theme
from fiveup_desktop.view.words import Names, signed

from .hands_panel import HandsPanel
from .kit import Dialog, Icon, clear_layout, main_button
from .ruler import Ruler
from .settlement_story import Chapter, Step, Story, StoryTeller

__all__ = ["SettlementDialog"]

_SIZE = QSize(1088, 600)
_GIVEN = Qt.FocusReason.OtherFocusReason


class SettlementDialog(Dialog):
    """Tells how a round was settled. `done`: let us go on; `told`: the last event is shown."""

    told = Signal()
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
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next_step)
        self._next_line = Label(bold=True, wrap=True)
        self._why_line = Label(tone="second", wrap=True)
        self.rule_button = Button(theme, icon_name="rules")
        self.again_button = Button(theme, icon_name="replay")
        self.next_button = main_button(theme)
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
        self._steps = _StepsPanel(self.theme, story)
        self._hands = hands
        self._row.addWidget(hands, 450)
        self._row.addWidget(frame("rule-down"))
        self._row.addWidget(self._steps, 637)
        self.again_button.set_text(self.tr("Step again"))
        self.rule_button.set_text(self.tr("The rule"))
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
        if self._chapter + 1 >= self._count:
            self.told.emit()

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
        return self if self.is_telling else self.next_button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key shows all steps at once."""
        if self.is_telling:
            self.finish()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the buttons shows all steps at once."""
        if self.is_telling:
            self.finish()
        event.accept()


class _StepsPanel(QWidget):
    """The right side: the steps of one event after the other, their sum, the test, the ruler."""

    def __init__(self, theme: Theme, story: Story, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._story = story
        self._in_rows = len(story.chapters) != 1
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(28, 14, 28, 8)
        self._column.setSpacing(0)
        self._add_head(story)
        announced = len(story.chapters) > 1
        steps = [step for chapter in story.chapters for step in chapter.steps]
        self._rows = [_StepRow(theme, place, step, announced) for place, step in enumerate(steps, 1)]
        for row in self._rows:
            self._column.addWidget(row)
        self._net = _NetRow()
        self._verdict = _Verdict(theme)
        self._ruler = Ruler(theme)
        for part in (self._net, self._verdict, self._ruler):
            _keep_place(part)
            self._column.addWidget(part)
            self._column.addSpacing(6)
        if not story.chapters:
            nothing = Label(wrap=True)
            nothing.setText(self.tr("All hands weigh the same, so nobody scores."))
            self._column.insertWidget(1, nothing)
        self._column.addStretch(1)

    def _add_head(self, story: Story) -> None:
        head = QHBoxLayout()
        for text, stretch in ((story.steps_title, 1), (self.tr("Raw points"), 0)):
            label = Label(Role.SMALL, "second")
            label.setText(text)
            head.addWidget(label, stretch)
        self._column.addLayout(head)
        self._column.addSpacing(4)

    # Showing

    def stages(self, chapter: int) -> int:
        """How many steps a chapter has: its own, the sum, the verdict with the ruler."""
        if not self._story.chapters:
            return 0
        return len(self._story.chapters[chapter].steps) + 2

    def newest(self, chapter: int, stage: int) -> QWidget:
        """The part that a stage shows first."""
        if not self._story.chapters:
            return self
        before = sum(len(each.steps) for each in self._story.chapters[:chapter])
        rows = self._rows[before : before + len(self._story.chapters[chapter].steps)]
        return [*rows, self._net, self._ruler][max(stage - 1, 0)]

    def show_chapter(self, chapter: int, stage: int, moving: bool) -> None:
        """Show a chapter up to a stage; earlier chapters stay."""
        if not self._story.chapters:
            for part in (self._net, self._verdict, self._ruler):
                part.hide()
            return
        current = self._story.chapters[chapter]
        before = sum(len(each.steps) for each in self._story.chapters[:chapter])
        steps = len(current.steps)
        for index, row in enumerate(self._rows):
            row.tell(index < before + min(stage, steps))
        self._net.show_chapter(current)
        self._net.setVisible(stage > steps)
        judged = stage > steps + 1
        self._verdict.show_chapter(current)
        self._verdict.setVisible(judged)
        self._ruler.setVisible(judged)
        if judged:
            self._ruler.show_event(current.event, moving)


class _StepRow(QWidget):
    """One part of an event. Where events follow each other, those to come are `announced` by their title."""

    def __init__(self, theme: Theme, place: int, step: Step, announced: bool) -> None:
        super().__init__()
        self._announced = announced
        self._title, self._work = Label(wrap=True), Label(tone="second", wrap=True)
        self._title.setText(step.title)
        self._work.setText(step.work)
        self._amount = Label(Role.CARD_TITLE)
        self._amount.setText(signed(step.amount_raw))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._work)
        line = QHBoxLayout()
        line.setContentsMargins(0, 9, 0, 9)
        line.setSpacing(14)
        line.addWidget(_Number(theme, place))
        line.addLayout(words, 1)
        line.addWidget(self._amount)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addLayout(line)
        box.addWidget(frame("rule"))
        for part in (self, self._work, self._amount):
            _keep_place(part)

    def tell(self, told: bool) -> None:
        """Show it, or only what comes, or nothing."""
        self.setVisible(told or self._announced)
        self._work.setVisible(told)
        self._amount.setVisible(told)
        tone = "ink" if told else "second"
        if self._title.property("tone") != tone:
            restyle(self._title, tone=tone)


class _NetRow(QWidget):
    """What the steps come to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._net = Label(Role.CARD_TITLE)
        self._displayed = Label(tone="second", wrap=True)
        self._amount = Label(Role.TITLE)
        row = QHBoxLayout(self)
        row.setContentsMargins(42, 2, 0, 2)
        row.setSpacing(12)
        row.addWidget(self._net)
        row.addWidget(self._displayed, 1)
        row.addWidget(self._amount)

    def show_chapter(self, chapter: Chapter) -> None:
        """Show the sum of a chapter."""
        self._net.setText(chapter.net)
        self._net.setVisible(bool(chapter.net))
        self._displayed.setText(chapter.as_displayed)
        self._amount.setText(signed(chapter.event.amount_raw))


class _Verdict(QWidget):
    """How the target test ended."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._frame = frame("good", self)
        self._icon = Icon(theme, "check", "good", 22)
        self._title = Label(Role.CARD_TITLE, "good", wrap=True)
        self._text = Label(wrap=True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._frame)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        row = QHBoxLayout(self._frame)
        row.setContentsMargins(20, 12, 16, 12)
        row.setSpacing(12)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def show_chapter(self, chapter: Chapter) -> None:
        """Show the verdict of a chapter."""
        accepted = chapter.event.accepted
        kind = "good" if accepted else "bad"
        if self._frame.property("kind") != kind:
            restyle(self._frame, kind=kind)
            restyle(self._title, tone=kind)
        self._icon.set_icon("check" if accepted else "cross", kind)
        self._title.setText(chapter.verdict)
        self._text.setText(chapter.consequence)


class _Number(Icon):
    """The number of a step, in a ring."""

    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__(theme, "", "ink", 24)
        self._place = place

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ring and digit."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.theme.palette
        painter.setPen(QPen(colours.strong, 1))
        painter.drawEllipse(self.rect().toRectF().adjusted(1, 1, -1, -1))
        painter.setPen(colours.ink)
        painter.setFont(self.theme.font(Role.BODY))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), str(self._place))


def _keep_place(widget: QWidget) -> None:
    """Hidden, it keeps its room, so that nothing jumps when it appears."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)
