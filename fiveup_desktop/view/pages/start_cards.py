"""The cards of the start page: the match to go on with, a first welcome, and how the game goes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from fiveup_desktop.rules import Board, displayed
from fiveup_desktop.session import MatchSummary
from fiveup_desktop.view.controls import Label
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Names, number

from .board_picture import BoardPicture
from .kit import Elided, Mark, clear_layout, key_cap, main_button
from .match_words import MatchWords, one_line

__all__ = ["ContinueCard", "HowToCard", "WelcomeCard"]

_PADDING = 24

# The position of the look's own pictures, for those who have no match yet.
_WELCOME = (
    "2|2 2|3@2|2.line_a 1|2@2|2.line_b 3|4@2|3.high 0|2@2|2.branch_a 1|3@1|2.low 4|4@3|4.high 0|0@0|2.low "
    "3|6@1|3.high 0|3@0|0.line_b 1|6@3|6.high 0|6@0|0.branch_b 5|6@0|6.high"
)


class ContinueCard(QFrame):
    """The match to go on with: its table, its scores, and the main button."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._theme = theme
        self._offer: MatchSummary | None = None
        self.picture = BoardPicture(theme)
        self._title = Elided(Role.TITLE)
        self._scores = QHBoxLayout()
        self._when = Elided(Role.BODY, "second")
        self.button = main_button(theme, "continue")
        self._key = key_cap("Enter")
        self._hint = Label(Role.SMALL, "second")
        self._build()
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _PADDING, _PADDING, 20)
        column.setSpacing(0)
        column.addWidget(self.picture, 1)
        column.addSpacing(18)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addLayout(self._scores)
        words.addWidget(self._when)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addSpacing(10)
        hint = QHBoxLayout()
        hint.setSpacing(8)
        hint.addStretch(1)
        hint.addWidget(self._key)
        hint.addWidget(self._hint)
        column.addLayout(hint)

    def set_offer(self, offer: MatchSummary) -> None:
        """Show this match."""
        self._offer = offer
        self.picture.set_board(offer.board)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.button.set_text(self.tr("Continue"))
        self._hint.setText(self.tr("continues this match"))
        offer = self._offer
        if offer is None:
            return
        self._title.set_whole(one_line(offer.title) or self.tr("Your last match"))
        self._tell_scores(offer)
        self._when.set_whole(MatchWords(self._theme.words).progress(offer))
        lying = self.tr("The table of this match: %n tile(s) lie(s) on it.", "", len(offer.board.placements))
        self.picture.setAccessibleName(lying)

    def _tell_scores(self, offer: MatchSummary) -> None:
        clear_layout(self._scores)
        names = Names(tuple(player.name for player in offer.players))
        self._scores.setSpacing(8)
        for entity, score in enumerate(offer.scores_raw):
            name = Elided(Role.BODY, "second")
            name.set_whole(names.entity(entity))
            points = Label(Role.BODY, bold=True)
            points.setText(number(displayed(score)))
            self._scores.addWidget(Mark(self._theme, entity, 10))
            self._scores.addWidget(name)
            self._scores.addWidget(points)
            self._scores.addSpacing(8)
        self._scores.addStretch(1)


class WelcomeCard(QFrame):
    """What stands there while no match waits: what the game looks like, and the way into it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.picture = BoardPicture(theme)
        self.picture.set_board(Board.from_text(_WELCOME))
        self._title = Label(Role.TITLE)
        self._line = Label(Role.BODY, "second", wrap=True)
        self.button = main_button(theme, "new")
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        column.setSpacing(0)
        column.addWidget(self.picture, 1)
        column.addSpacing(18)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._line)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self._title.setText(self.tr("Exactly 61"))
        self._line.setText(self.tr("Dominoes on which every double branches, for two, three or four."))
        self.button.set_text(self.tr("New match"))
        self.picture.setAccessibleName(self.tr("A table in the middle of a round"))


class HowToCard(QFrame):
    """The game in three sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._title = Label(Role.CARD_TITLE)
        self._lines = [Label(Role.BODY, "second", wrap=True) for _ in range(3)]
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        column.addWidget(self._title)
        for line in self._lines:
            column.addWidget(line)
        column.addStretch(1)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self._title.setText(self.tr("How it goes"))
        texts = (
            self.tr(
                "Join equal halves; if no tile fits, draw until one does. A double lies across, and once "
                "both its sides are taken it branches two more ways."
            ),
            self.tr(
                "After your tile, add up all open ends. A multiple of five scores: 15 is 3 points. "
                "Whoever plays their last tile also scores the opponents’ hands, less a partner’s."
            ),
            self.tr("Stand on exactly 61 and you win. Points that would pass 61 are discarded."),
        )
        for line, text in zip(self._lines, texts, strict=True):
            line.setText(text)
