"""The card with the figure: picture, name, steps, sum and award, legend, and everything told in words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.rules import Board, Placement, Port, Refusal
from fiveup_desktop.tutorial.book import PLACES, paragraph_of
from fiveup_desktop.tutorial.figures import (
    FIGURES,
    BoardFigure,
    BoardWords,
    Figure,
    FigureWords,
    StepText,
    TallyFigure,
)
from fiveup_desktop.view.art.table import paint_badge, paint_hollow
from fiveup_desktop.view.controls import Button, Label
from fiveup_desktop.view.pages.kit import Scroll
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.theme.metrics import RADIUS_FIELD
from fiveup_desktop.view.words import Language, Refusals

from .hands_picture import paint_hands, paint_tally_picture
from .mat import BoardMat
from .panel_words import PanelWords
from .prose import ProseLabel, Tongues
from .stepper import Stepper

__all__ = ["FigurePanel"]

_SIDE = 14
_PICTURE_HEIGHT = 292
_MARK_U = 34.0
_LARGE_TEXT = 150


class _Picture(QWidget):
    """Hands or a tally, painted."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._figure: Figure | None = None
        self._step = 0
        self._tongues = Tongues.BOTH
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def set_tongues(self, tongues: Tongues) -> None:
        """Names are those of the language that is read."""
        self._tongues = tongues
        self.update()

    def show_step(self, figure: Figure, step: int) -> None:
        """Show a step of a figure that is no board."""
        self._figure, self._step = figure, step
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a board with its tray."""
        return QSize(430, _PICTURE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture of the step."""
        figure, room = self._figure, QRectF(self.rect())
        if figure is None or isinstance(figure, BoardFigure):
            return
        painter = QPainter(self)
        if isinstance(figure, TallyFigure):
            paint_tally_picture(painter, room, figure, self._step, self._theme)
        else:
            language, ratio = self._tongues.languages(self._theme.language)[0], self.devicePixelRatioF()
            paint_hands(painter, room, figure, self._step, self._theme, language, ratio)


class _SumBox(QWidget):
    """The sum of a step at the left, what it earns at the right; a long verdict stands below the sum."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.sum = ProseLabel(theme, Role.CARD_TITLE)
        self.award = ProseLabel(theme, Role.BODY, "brass_text", bold=True)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(14, 8, 14, 8)
        self._box.addWidget(self.sum, 1)
        self._box.addWidget(self.award)

    def arrange(self) -> None:
        """Side by side if there is room for both in one line."""
        wide = self.sum.sizeHint().width() + self.award.sizeHint().width() + 48 <= self.width()
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.LeftToRight if wide else ways.TopToBottom)
        self._box.setSpacing(14 if wide else 4)
        self.award.set_right(wide)
        for part in (self.sum, self.award):
            self._box.setAlignment(part, Qt.AlignmentFlag.AlignVCenter if wide else Qt.AlignmentFlag(0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room, or none any more."""
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A filled plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.palette.sel)
        painter.drawRoundedRect(self.rect(), RADIUS_FIELD, RADIUS_FIELD)


class _LegendMark(QWidget):
    """One of the two marks, on a disc of felt."""

    def __init__(self, theme: Theme, solid: bool) -> None:
        super().__init__()
        self._theme, self._solid = theme, solid
        self.setFixedSize(28, 28)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt, then the mark."""
        painter, palette = QPainter(self), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.table)
        painter.drawEllipse(middle, 14, 14)
        if self._solid:
            paint_badge(painter, middle, 5, _MARK_U, palette)
        else:
            paint_hollow(painter, QPointF(middle), _MARK_U, palette)


class _CardScroll(Scroll):
    """The inside of the card. While the figure is told in words, Tab leads here and up and down scroll."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pages are left to the card, which steps by them."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()
        else:
            super().keyPressEvent(event)


class FigurePanel(QFrame):
    """Shows one figure at one step. `link_wanted` asks for a paragraph, by its ID."""

    link_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._theme = theme
        self._tongues = Tongues.BOTH
        self.figure: Figure = next(iter(FIGURES.values()))
        self.step = 0
        self._told = False
        self._refused: tuple[Refusal, Placement] | None = None
        self.mat = BoardMat(theme)
        self.picture = _Picture(theme)
        self.caption = ProseLabel(theme, Role.BODY, bold=True, smaller=True)
        self.place = Label(Role.BODY, "second")
        self.stepper = Stepper(theme)
        self.sums = _SumBox(theme)
        self.remark = ProseLabel(theme, Role.BODY)
        self.description = ProseLabel(theme, Role.BODY)
        self.hint = ProseLabel(theme, Role.SMALL, "ink2")
        self.refusal = ProseLabel(theme, Role.BODY, "bad")
        self.link = Button(theme, "link")
        self.back_button = Button(theme, "link")
        self.words_button = Button(theme, "link")
        self._scroll = _CardScroll()
        self._scroll.verticalScrollBar().setSingleStep(48)
        self._legend = self._build_legend()
        self._compose()
        self._connect()
        self.show_figure(self.figure.id)

    def _build_legend(self) -> QWidget:
        legend = QWidget()
        column = QVBoxLayout(legend)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._legend_texts = []
        for solid in (True, False):
            row = QHBoxLayout()
            row.setSpacing(10)
            text = ProseLabel(self._theme, Role.SMALL, "ink")
            row.addWidget(_LegendMark(self._theme, solid), 0, Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(text, 1)
            column.addLayout(row)
            self._legend_texts.append(text)
        return legend

    def _compose(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(5, 5, 5, 5)
        outer.addWidget(self._scroll)
        column = self._scroll.column()
        column.setSpacing(6)
        column.addWidget(self.mat)
        column.addWidget(self.picture)
        self._inner = inner = QVBoxLayout()
        inner.setContentsMargins(_SIDE - 4, 2, _SIDE - 4, 8)
        inner.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self.caption, 1)
        head.addWidget(self.place, 0, Qt.AlignmentFlag.AlignTop)
        inner.addLayout(head)
        for part in (self.stepper, self.sums, self.remark, self._legend, self.refusal):
            inner.addWidget(part)
        foot = QHBoxLayout()
        foot.setSpacing(14)
        foot.addWidget(self.hint, 1)
        foot.addStretch(0)
        for button in (self.link, self.back_button, self.words_button):
            foot.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        inner.addLayout(foot)
        # Last: however long it is, the button that shows it stays where it was.
        inner.addWidget(self.description)
        inner.addStretch(1)
        column.addLayout(inner)
        column.addStretch(1)

    def _connect(self) -> None:
        self.stepper.stepped.connect(self.go_to_step)
        self.mat.changed.connect(self._on_mat)
        self.mat.refused.connect(self._on_refused)
        self.back_button.clicked.connect(self.mat.take_back)
        self.words_button.clicked.connect(self._toggle_words)
        self.link.clicked.connect(self._on_link)
        self._theme.changed.connect(self.retranslate)

    # What is shown

    def show_figure(self, name: str, step: int = 0) -> None:
        """Show a figure from `step` on; KeyError if there is none of this name."""
        self.figure = FIGURES[name]
        self.stepper.set_steps(self.figure.steps, step)
        self.go_to_step(step)

    def go_to_step(self, step: int) -> None:
        """Show a step of the figure."""
        self.step = step
        self._refused = None
        is_board = isinstance(self.figure, BoardFigure)
        self.mat.setVisible(is_board)
        self.picture.setVisible(not is_board)
        if isinstance(self.figure, BoardFigure):
            self.mat.show_board(self.figure.boards[step], self.figure.trays[step])
        else:
            self.picture.show_step(self.figure, step)
        self.retranslate()

    def set_tongues(self, tongues: Tongues) -> None:
        """Show one language or both."""
        self._tongues = tongues
        self.picture.set_tongues(tongues)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts."""
        words = self._panel_words()
        number = list(FIGURES).index(self.figure.id) + 1
        names = {each: FigureWords(self._theme.words, each).name(self.figure) for each in Language}
        self.caption.show_texts(
            {each: words[each].caption(number, names[each]) for each in Language}, self._tongues
        )
        self.place.setText(PanelWords(self._theme.words).place(self.step + 1, self.figure.steps))
        self.stepper.set_texts(*PanelWords(self._theme.words).step_names())
        for text, told in zip(
            self._legend_texts,
            (
                {each: words[each].solid() for each in Language},
                {each: words[each].hollow() for each in Language},
            ),
            strict=True,
        ):
            text.show_texts(told, self._tongues)
        self._place_sums()
        own = PanelWords(self._theme.words)
        self.back_button.set_text(own.back())
        self.words_button.set_text(own.as_picture() if self._told else own.in_words())
        self._tell()

    def _place_sums(self) -> None:
        """Large texts push what is below the picture out of sight: then the sum comes first."""
        place = 0 if self._theme.text_percent >= _LARGE_TEXT else 2
        if self._inner.indexOf(self.sums) != place:
            self._inner.removeWidget(self.sums)
            self._inner.insertWidget(place, self.sums)

    def _panel_words(self) -> dict[Language, PanelWords]:
        return {each: PanelWords(self._theme.words, each) for each in Language}

    def _tell(self) -> None:
        """Everything that depends on the step, or on what the reader tries."""
        is_board = isinstance(self.figure, BoardFigure)
        texts = {each: self._step_text(each) for each in Language}
        self.sums.sum.show_texts({each: text.sum for each, text in texts.items()}, self._tongues)
        self.sums.award.set_tone(texts[self._theme.language].tone)
        self.sums.award.show_texts({each: text.award for each, text in texts.items()}, self._tongues)
        self.sums.arrange()
        self.remark.show_texts({each: text.remark for each, text in texts.items()}, self._tongues)
        told = {each: self.describe(each) for each in Language}
        self.description.show_texts(told, self._tongues)
        self.description.setVisible(self._told)
        policies = Qt.FocusPolicy
        self._scroll.setFocusPolicy(policies.TabFocus if self._told else policies.NoFocus)
        # Qt orders only what takes the focus.
        QWidget.setTabOrder(self.words_button, self._scroll)
        self._scroll.setAccessibleName(self.description.accessibleName())
        self._legend.setVisible(is_board and not self._told and self._refused is None)
        self._tell_trial(is_board)
        picture: QWidget = self.mat if is_board else self.picture
        picture.setAccessibleName(self.caption.accessibleName())
        picture.setAccessibleDescription(self.description.accessibleName())
        self.mat.stage.setAccessibleName(self.caption.accessibleName())
        help_text = PanelWords(self._theme.words).mat()
        self.mat.stage.setAccessibleDescription(f"{self.description.accessibleName()} {help_text}")

    def _tell_trial(self, is_board: bool) -> None:
        words = self._panel_words()
        tried = is_board and self.mat.is_tried
        self.back_button.setVisible(tried)
        refused = self._refused if is_board else None
        self.refusal.show_texts(
            {} if refused is None else {each: self._say_refusal(refused, each) for each in Language},
            self._tongues,
        )
        self.link.setVisible(refused is not None)
        if refused is not None:
            place = PLACES[paragraph_of(refused[0])]
            self.link.set_text(PanelWords(self._theme.words).quoted(place.number))
        hints = {each: words[each].tried() if tried else words[each].hint() for each in Language}
        self.hint.show_texts(hints if is_board and refused is None else {}, self._tongues)

    def _step_text(self, language: Language) -> StepText:
        if isinstance(self.figure, BoardFigure):
            return FigureWords(self._theme.words, language).board_step(self.mat.board)
        return FigureWords(self._theme.words, language).step(self.figure, self.step)

    def describe(self, language: Language) -> str:
        """What is shown, in full words."""
        if isinstance(self.figure, BoardFigure):
            return BoardWords(self._theme.words, language).describe(self.mat.board)
        return FigureWords(self._theme.words, language).describe(self.figure, self.step)

    def _say_refusal(self, refused: tuple[Refusal, Placement], language: Language) -> str:
        refusal, placement = refused
        free = _both_sides_free(self.mat.board, placement)
        return Refusals(self._theme.words, language).say(refusal, placement, free)

    # What happens

    def _on_mat(self) -> None:
        self._refused = None
        self._tell()

    def _on_refused(self, refusal: Refusal, placement: Placement) -> None:
        self._refused = refusal, placement
        self._tell()

    def _on_link(self) -> None:
        if self._refused is not None:
            self.link_wanted.emit(paragraph_of(self._refused[0]))

    def _toggle_words(self) -> None:
        self._told = not self._told
        self.retranslate()
        QTimer.singleShot(0, self, self._keep_button_in_sight)

    def _keep_button_in_sight(self) -> None:
        """After the layout: the legend comes and goes above the button."""
        self._scroll.ensureWidgetVisible(self.words_button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and down go from step to step wherever the focus is in the card."""
        keys = Qt.Key
        if event.key() in (keys.Key_PageUp, keys.Key_PageDown):
            step = self.step + (1 if event.key() == keys.Key_PageDown else -1)
            self.stepper.track.setValue(step)
        else:
            event.ignore()


def _both_sides_free(board: Board, placement: Placement) -> bool:
    """Whether a double whose arms are not open has no tile at either line side."""
    at = placement.connection
    if at is None or not at.tile.is_double:
        return False
    sides = [at.tile.connection(port) for port in (Port.LINE_A, Port.LINE_B)]
    return all(side in board.open_connections for side in sides)
