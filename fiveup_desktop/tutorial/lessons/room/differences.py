"""The page for those who know another Five-Up: what is different here, each with its figure."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.tutorial.book import PLACES
from fiveup_desktop.tutorial.figures import FIGURES, BoardFigure, BoardWords, FigureWords, TallyFigure
from fiveup_desktop.tutorial.lessons.difference_list import DIFFERENCES, Difference
from fiveup_desktop.tutorial.lessons.overview_words import OverviewWords
from fiveup_desktop.tutorial.lessons.words import CourseTexts, LessonWords
from fiveup_desktop.tutorial.rule_book.board_scene import paint_board
from fiveup_desktop.tutorial.rule_book.hands_picture import paint_hands
from fiveup_desktop.tutorial.rule_book.prose import ProseLabel, Tongues
from fiveup_desktop.view.controls import Button
from fiveup_desktop.view.pages.kit import Scroll
from fiveup_desktop.view.pages.page import side_margin
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Language

__all__ = ["Differences"]

_PICTURE = QSize(264, 148)
_TWO_COLUMNS = 1100
_NARROW = 560


class _Figure(QWidget):
    """A figure of the rule book at one step, painted once."""

    def __init__(self, theme: Theme, difference: Difference) -> None:
        super().__init__()
        self._theme, self._difference = theme, difference
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._forget)

    def sizeHint(self) -> QSize:
        """As large as a figure is read well."""
        return QSize(_PICTURE.width(), round(_PICTURE.height() * (0.5 + self._theme.text_percent / 200)))

    def minimumSizeHint(self) -> QSize:
        """It can be narrower."""
        return QSize(220, self.sizeHint().height())

    def retranslate(self) -> None:
        """Tell it in words as well."""
        figure, words = FIGURES[self._difference.figure], self._theme.words
        self.setAccessibleName(FigureWords(words).name(figure))
        if isinstance(figure, BoardFigure):
            told = BoardWords(words).describe(figure.boards[self._difference.step])
        else:
            told = FigureWords(words).describe(figure, self._difference.step)
        self.setAccessibleDescription(told)
        self._forget()

    def _forget(self) -> None:
        self._picture = None
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint it anew, before it is seen."""
        self._picture = self._painted()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the picture."""
        if self._picture is None:
            self._picture = self._painted()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)

    def _painted(self) -> QPixmap:
        ratio, figure = self.devicePixelRatioF(), FIGURES[self._difference.figure]
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter, room = QPainter(pixmap), QRectF(self.rect())
        if isinstance(figure, BoardFigure):
            paint_board(painter, room, figure.boards[self._difference.step], self._theme, ratio)
        elif not isinstance(figure, TallyFigure):
            step = self._difference.step
            paint_hands(painter, room, figure, step, self._theme, self._theme.language, ratio)
        painter.end()
        return pixmap


class _Card(QFrame):
    """One difference: figure, what one is used to, what holds here, and the way to the rule."""

    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, difference: Difference) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._theme, self._difference = theme, difference
        self._figure = _Figure(theme, difference)
        self.elsewhere = ProseLabel(theme, Role.BODY, "ink2")
        self.here = ProseLabel(theme, Role.BODY, bold=True)
        self.link = Button(theme, "link")
        self.link.clicked.connect(self._on_link)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        for part in (self.elsewhere, self.here):
            words.addWidget(part)
        words.addWidget(self.link, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(8, 8, 16, 8)
        self._row.setSpacing(16)
        self._row.addWidget(self._figure, 5)
        self._row.addLayout(words, 6)

    def tell(self, tongues: Tongues) -> None:
        """Set all texts."""
        texts, words = CourseTexts(self._theme.words), OverviewWords
        elsewhere = {
            each: words(self._theme.words, each).elsewhere(texts.text(self._difference.elsewhere, each))
            for each in Language
        }
        self.elsewhere.show_texts(elsewhere, tongues)
        here = {each: texts.text(self._difference.here, each) for each in Language}
        self.here.show_texts(here, tongues)
        number = PLACES[self._difference.rule].number
        self.link.set_text(LessonWords(self._theme.words).rule(number))
        self._figure.retranslate()

    def stand(self, upright: bool) -> None:
        """The figure above the words, or beside them."""
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if upright else ways.LeftToRight)

    def _on_link(self) -> None:
        self.rule_wanted.emit(self._difference.rule)


class Differences(QWidget):
    """All differences below each other."""

    rule_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tongues = Tongues.ENGLISH
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        scroll = Scroll()
        outer.addWidget(scroll)
        self._column = scroll.column()
        self._column.setSpacing(16)
        self.lead = ProseLabel(theme, Role.RULES)
        self._column.addWidget(self.lead)
        self.cards = [_Card(theme, each) for each in DIFFERENCES]
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._columns = 0
        self._column.addLayout(self._grid)
        for card in self.cards:
            card.rule_wanted.connect(self.rule_wanted)
        self._column.addStretch(1)

    def first_focus(self) -> QWidget:
        """The first link."""
        return self.cards[0].link

    def set_tongues(self, tongues: Tongues) -> None:
        """Tell it in one language or in both."""
        self.tongues = tongues
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        lead = {each: OverviewWords(self._theme.words, each).differences_lead() for each in Language}
        self.lead.show_texts(lead, self.tongues)
        for card in self.cards:
            card.tell(self.tongues)

    def arrange(self) -> None:
        """Margins, one column or two; figures above their words where it is narrow."""
        margin = side_margin(self.width(), 32)
        self._column.setContentsMargins(margin, 24, margin, 24)
        large = 1 + (self._theme.text_percent / 100 - 1) * 0.6
        columns = 2 if self.width() >= _TWO_COLUMNS * large else 1
        if columns != self._columns:
            self._columns = columns
            for place, card in enumerate(self.cards):
                self._grid.removeWidget(card)
                self._grid.addWidget(card, place // columns, place % columns)
            for column in range(2):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for card in self.cards:
            card.stand(self.width() / columns < _NARROW * large)
