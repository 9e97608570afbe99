"""The end of a match: who won, how everybody stood, and what next."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.rules import Match, OutcomeKind, displayed
from fiveup_desktop.view.art.tally import paint_tally, tally_size
from fiveup_desktop.view.controls import Button, Label, frame
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Names, ScoreWords, Sentences, fill, number

from .history.score_words import Scores
from .history.scores_panel import ScoresPanel
from .kit import AsideDialog, Elided, Icon, Mark, clear_layout, main_button

__all__ = ["EndDialog", "EndWords"]

_SIZE = QSize(1060, 520)
_NARROW = 900
"""Below this width at 100% text the chart stands below the standings."""


class EndWords(Sentences):
    """How a match ended, in sentences."""

    def title(self, match: Match, names: Names) -> str:
        """Who has won."""
        assert match.winner is not None
        name = names.entity(match.winner)
        if names.in_partnerships:
            return fill(self.tr("{name} win the match", "partners"), name=name)
        return fill(self.tr("{name} wins the match"), name=name)

    def how(self, match: Match, names: Names) -> str:
        """By what the winner came to exactly 61."""
        current = match.round
        assert current is not None
        assert current.outcome is not None
        assert match.winner is not None
        rounds = self.tr("after %n round(s)", "", len(match.rounds))
        texts = {
            OutcomeKind.TARGET: self.tr("{name}: exactly 61 by a placement, {rounds}."),
            OutcomeKind.DOMINO: self.tr("{name}: exactly 61 by going out, {rounds}."),
            OutcomeKind.BLOCKED: self.tr("{name}: exactly 61 in a blocked round, {rounds}."),
        }
        name = names.entity(match.winner)
        return fill(texts[current.outcome.how], name=name, rounds=rounds)

    def line(self, match: Match, names: Names, pictures: int) -> str:
        """A whole demo in one line, for a terminal: who won, the scores, how many pictures were taken."""
        scores = self.tr(", ", "in a list").join(
            f"{names.entity(entity)} {number(displayed(score))}"
            for entity, score in enumerate(match.scores_raw)
        )
        taken = self.tr("%n picture(s)", "", pictures)
        text = self.tr("{title}: {scores}; {rounds}; {taken}.")
        rounds = self.tr("%n round(s)", "", len(match.rounds))
        return fill(text, title=self.title(match, names), scores=scores, rounds=rounds, taken=taken)


class EndDialog(AsideDialog):
    """The last page of a match. Each button has its signal; `done` is not used here."""

    rematch_wanted = Signal()
    new_match_wanted = Signal()
    start_wanted = Signal()
    replay_wanted = Signal()
    table_wanted = Signal()
    """For practice: back to the table, where the last round can still be gone through."""
    seals_wanted = Signal()
    """How fair the deals were is to be checked."""

    def __init__(
        self,
        theme: Theme,
        host: QWidget,
        match: Match,
        names: Names,
        scores: Scores = (),
        is_practice: bool = False,
    ) -> None:
        """`scores`: by round, raw, for the chart."""
        super().__init__(theme, host, _SIZE)
        self._match, self._names, self._is_practice = match, names, is_practice
        self._words = EndWords(theme.words)
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(28, 16, 28, 16)
        self._rows.setSpacing(12)
        self.scores = ScoresPanel(theme, scores, names)
        if not scores:
            self.scores.hide()
        self.replay_button = Button(theme, icon_name="replay")
        self.seals_button = Button(theme, icon_name="lock")
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._build_body()
        self.start_button = Button(theme)
        self.new_button = Button(theme)
        self.again_button = main_button(theme)
        self.foot.addWidget(self.start_button)
        self.foot.addStretch(1)
        self.replay_button.clicked.connect(self.replay_wanted)
        self.seals_button.clicked.connect(self.seals_wanted)
        self.foot.addWidget(self.new_button)
        self.foot.addWidget(self.again_button)
        self.start_button.clicked.connect(self.start_wanted)
        self.new_button.clicked.connect(self.new_match_wanted)
        self.again_button.clicked.connect(self.rematch_wanted)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _build_body(self) -> None:
        """Standings at the left, the way there at the right."""
        looks = QHBoxLayout()
        looks.setSpacing(8)
        looks.addWidget(self.replay_button)
        looks.addWidget(self.seals_button)
        looks.addStretch(1)
        right = QVBoxLayout()
        right.setContentsMargins(28, 16, 28, 16)
        right.setSpacing(12)
        right.addWidget(self.scores, 1)
        right.addLayout(looks)
        self._halves.setSpacing(0)
        self._halves.addLayout(self._rows, 5)
        self._halves.addLayout(right, 6)
        self.body.addLayout(self._halves, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side, or one below the other."""
        ways = QBoxLayout.Direction
        stacked = self.width() < _NARROW * self.theme.text_percent / 100
        self._halves.setDirection(ways.TopToBottom if stacked else ways.LeftToRight)
        super().resizeEvent(event)

    def first_focus(self) -> QWidget:
        """The main button."""
        return self.back_button if self.is_aside else self.again_button

    def look_at_table(self) -> None:
        """Show the table as the match left it; for practice go back to it."""
        if self._is_practice:
            self.table_wanted.emit()
        else:
            super().look_at_table()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc shows the table; there, any key comes back."""
        if event.key() == Qt.Key.Key_Escape and not self.is_aside:
            self.look_at_table()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        how = self._words.how(self._match, self._names)
        if self._is_practice:
            how = fill(self.tr("{how} A practice match: it is in no statistics."), how=how)
        self.set_title(self._words.title(self._match, self._names), how)
        clear_layout(self._rows)
        for entity, score in enumerate(self._match.scores_raw):
            if entity:
                self._rows.addWidget(frame("rule"))
            self._rows.addWidget(_Standing(self.theme, entity, score, self._names, self._match.winner))
        self._rows.addStretch(1)
        self.replay_button.set_text(self.tr("Replay"))
        self.seals_button.set_text(self.tr("Fair deals"))
        there = self.tr("Back to the table") if self._is_practice else self.tr("See the table")
        self.name_ways(there, self.tr("Back to the result"))
        self.start_button.set_text(self.tr("Back to start"))
        self.new_button.set_text(self.tr("New match"))
        self.again_button.set_text(self.tr("Play again"))
        self.again_button.setAccessibleDescription(self.tr("The same players, from 0, with a new lot"))


class _Standing(QWidget):
    """How one entity stood at the end."""

    def __init__(self, theme: Theme, entity: int, score_raw: int, names: Names, winner: int | None) -> None:
        super().__init__()
        words = ScoreWords(theme.words)
        name = Elided(Role.CARD_TITLE)
        name.set_whole(names.entity(entity))
        needs = Label(tone="second")
        needs.setText(words.needs(score_raw))
        points, raw = Label(Role.SCORE), Label(tone="second")
        points.setText(number(displayed(score_raw)))
        raw.setText(words.raw(score_raw))
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(Mark(theme, entity, 14))
        top.addWidget(name, 1)
        if entity == winner:
            top.addLayout(self._won(theme))
        else:
            top.addWidget(needs)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        grid.addLayout(top, 0, 0, 1, 3)
        grid.addWidget(points, 1, 0)
        grid.addWidget(raw, 1, 1)
        grid.addWidget(_Tally(theme, displayed(score_raw)), 1, 2)
        grid.setColumnStretch(2, 1)

    def _won(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        label = Label(tone="good", bold=True)
        label.setText(self.tr("exactly 61"))
        row.addWidget(Icon(theme, "check", "good", 18))
        row.addWidget(label)
        return row


class _Tally(QWidget):
    """The paper tally of a score."""

    def __init__(self, theme: Theme, points: int) -> None:
        super().__init__()
        self._theme, self._points = theme, points
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One row of groups."""
        size = tally_size(self._points, 10_000)
        return QSize(round(size.width()), max(round(size.height()), 38))

    def minimumSizeHint(self) -> QSize:
        """A row of at most seven groups."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Strokes in ink."""
        painter = QPainter(self)
        size = tally_size(self._points, 10_000)
        room = QRectF(0, (self.height() - size.height()) / 2, self.width(), size.height())
        paint_tally(painter, room, self._points, self._theme.palette.ink)
