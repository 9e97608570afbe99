"""The steps of a settlement: each part with its sum, what they come to, the target test, the ruler."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.view.controls import Label, frame, restyle
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import signed

from .kit import Icon
from .ruler import Ruler
from .settlement_story import Chapter, Step, Story

__all__ = ["StepsPanel"]


class StepsPanel(QWidget):
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
