"""The book on paper: the same rows and figures on pages, for a printer or a PDF file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QMarginsF, QPointF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from fiveup_desktop.tutorial.book import PLACES, SECTIONS, BookTexts, Section
from fiveup_desktop.tutorial.figures import FIGURES, BoardFigure, Figure, FigureWords, TallyFigure
from fiveup_desktop.view.theme import Role, Scheme, Theme
from fiveup_desktop.view.words import Language, Words

from .board_scene import paint_board
from .hands_picture import paint_hands, paint_tally_picture
from .panel_words import PanelWords
from .prose import Prose, Tongues

__all__ = ["PrintedBook", "set_up_page", "write_pdf"]

PX_PER_INCH: Final = 96.0
_MARGIN_MM: Final = 16.0
_NUMBER = 44.0
_GAP = 20.0
_ROW_SPACE = 9.0
_PICTURE = (252.0, 168.0)
_PICTURE_RATIO = 3.0
_HANDS_SCALE = 1.6
_LANGUAGE_SPACE = 7.0
_FOOT = 26.0


class Block(Protocol):
    """Something that is not parted by the end of a page."""

    keeps_next: bool
    """Whether the next block must stand on the same page."""

    def height(self, width: float) -> float:
        """In px, at a width in px."""

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Paint it with its top left corner there."""


class _Spread:
    """Texts side by side in columns behind a number."""

    def __init__(
        self, theme: Theme, number: str, proses: list[Prose], keeps_next: bool, space: float
    ) -> None:
        self._theme, self._proses = theme, proses
        self._number = Prose(
            number, theme.font(Role.SMALL, language=Language.ENGLISH), theme.line_height(Role.BODY), True
        )
        self.keeps_next = keeps_next
        self._space = space

    def _column(self, width: float) -> float:
        columns = len(self._proses)
        return (width - _NUMBER - _GAP * (columns - 1)) / columns

    def height(self, width: float) -> float:
        """The longest text and the space below it."""
        return max(prose.set_width(self._column(width)) for prose in self._proses) + self._space

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Number and texts, their first lines on one line."""
        self.height(width)
        base = max(prose.first_baseline for prose in self._proses)
        self._number.set_width(_NUMBER)
        at = QPointF(x, y + base - self._number.first_baseline)
        self._number.paint(painter, at, self._theme.palette.ink2)
        for place, prose in enumerate(self._proses):
            left = x + _NUMBER + place * (self._column(width) + _GAP)
            top = y + base - prose.first_baseline
            prose.paint(painter, QPointF(left, top), self._theme.palette.ink)


class _FigureBlock:
    """A step of a figure: the picture at the left, all of it in words at the right."""

    keeps_next = False

    def __init__(self, theme: Theme, figure: Figure, step: int, tongues: Tongues) -> None:
        self._theme, self._figure, self._step = theme, figure, step
        self._first = tongues.languages(theme.language)[0]
        self._proses: list[tuple[Prose, str]] = []
        self._last_of_language: list[Prose] = []
        for language in tongues.languages(theme.language):
            self._proses += self._texts(language)
            self._last_of_language.append(self._proses[-1][0])

    def _texts(self, language: Language) -> list[tuple[Prose, str]]:
        theme, figure = self._theme, self._figure
        words, panel = FigureWords(theme.words, language), PanelWords(theme.words, language)
        caption = panel.caption(list(FIGURES).index(figure.id) + 1, words.name(figure))
        if isinstance(figure, BoardFigure) and figure.steps > 1:
            caption = f"{caption} · {panel.place(self._step + 1, figure.steps)}"
        step = words.step(figure, self._step)
        sums = " · ".join(text for text in (step.sum, step.award) if text)
        texts = [(caption, True, "ink"), (sums, True, step.tone)]
        texts.append((words.describe(figure, self._step), False, "ink"))
        line = theme.line_height(Role.SMALL, language)
        return [
            (Prose(text, theme.font(Role.SMALL, bold, language), line + 1, on_paper=True), tone)
            for text, bold, tone in texts
            if text
        ]

    def height(self, width: float) -> float:
        """The higher of picture and texts, and the space below."""
        room = width - _PICTURE[0] - _GAP
        texts = sum(prose.set_width(room) for prose, _ in self._proses)
        return max(_PICTURE[1], texts + _LANGUAGE_SPACE * (len(self._last_of_language) - 1)) + 18

    def paint(self, painter: QPainter, x: float, y: float, width: float) -> None:
        """Picture and texts."""
        rect = QRectF(x, y, *_PICTURE)
        painter.save()
        figure = self._figure
        if isinstance(figure, BoardFigure):
            paint_board(painter, rect, figure.boards[self._step], self._theme, _PICTURE_RATIO)
        elif isinstance(figure, TallyFigure):
            paint_tally_picture(painter, rect, figure, self._step, self._theme)
        else:
            # As large as in the window, then made smaller as a whole.
            painter.translate(rect.topLeft())
            painter.scale(1 / _HANDS_SCALE, 1 / _HANDS_SCALE)
            room = QRectF(QPointF(), rect.size() * _HANDS_SCALE)
            paint_hands(painter, room, figure, self._step, self._theme, self._first, _PICTURE_RATIO)
        painter.restore()
        top = y
        for prose, tone in self._proses:
            prose.set_width(width - _PICTURE[0] - _GAP)
            prose.paint(painter, QPointF(x + _PICTURE[0] + _GAP, top), getattr(self._theme.palette, tone))
            top += prose.height + (_LANGUAGE_SPACE if prose in self._last_of_language else 0.0)


def _told_whole(figure: Figure) -> bool:
    """Whether one picture tells a figure on paper: its words tell everything at any step."""
    return not isinstance(figure, BoardFigure | TallyFigure)


def _home(figure: str) -> Section:
    """The section that speaks most of a figure; of equals, the first."""
    return max(SECTIONS, key=lambda section: sum(each.figure == figure for each in section.paragraphs))


class PrintedBook:
    """Sets the book on the pages of a device. On paper it is always light, at 100% text."""

    def __init__(self, words: Words, tongues: Tongues, titles: dict[Language, str]) -> None:
        """`titles`: what the book is called in each language."""
        self._theme = Theme(words)
        self._theme.set_scheme(Scheme.LIGHT)
        self._tongues, self._titles = tongues, titles
        self._languages = tongues.languages(self._theme.language)

    def blocks(self) -> Iterator[Block]:
        """Everything in reading order; a figure follows the section that speaks of it most."""
        yield _Spread(self._theme, "", self._set(self._titles, Role.SCORE), True, 22.0)
        for chapter, section in enumerate(SECTIONS, 1):
            yield from self._section(chapter, section)
            for name, figure in FIGURES.items():
                if _home(name) is section:
                    yield from self._figure(figure)

    def _section(self, chapter: int, section: Section) -> Iterator[Block]:
        texts = BookTexts(self._theme.words)
        titles = {each: texts.title(section, each) for each in Language}
        yield _Spread(self._theme, str(chapter), self._set(titles, Role.TITLE), True, 10.0)
        for paragraph in section.paragraphs:
            both = {each: texts.text(paragraph, each) for each in Language}
            number = PLACES[paragraph.id].number
            yield _Spread(self._theme, number, self._set(both, Role.BODY), False, _ROW_SPACE)

    def _figure(self, figure: Figure) -> Iterator[Block]:
        steps = [figure.steps - 1] if _told_whole(figure) else range(figure.steps)
        if isinstance(figure, TallyFigure):
            steps = range(figure.steps)[-4:]
        for step in steps:
            yield _FigureBlock(self._theme, figure, step, self._tongues)

    def _set(self, texts: dict[Language, str], role: Role) -> list[Prose]:
        return [
            Prose(
                texts[each], self._theme.font(role, language=each), self._theme.line_height(role, each), True
            )
            for each in self._languages
        ]

    def paint(self, device: QPagedPaintDevice) -> int:
        """Paint all pages; returns how many there are."""
        painter = QPainter(device)
        scale = painter.device().logicalDpiX() / PX_PER_INCH
        painter.scale(scale, scale)
        page = device.pageLayout().paintRect(QPageLayout.Unit.Inch)
        width, height = page.width() * PX_PER_INCH, page.height() * PX_PER_INCH
        pages, y = 1, 0.0
        blocks = list(self.blocks())
        for place, block in enumerate(blocks):
            needed = self._together(blocks, place, width)
            if y > 0 and y + needed > height - _FOOT:
                self._paint_foot(painter, pages, width, height)
                device.newPage()
                pages, y = pages + 1, 0.0
            block.paint(painter, 0.0, y, width)
            y += block.height(width)
        self._paint_foot(painter, pages, width, height)
        painter.end()
        return pages

    @staticmethod
    def _together(blocks: list[Block], place: int, width: float) -> float:
        """The height of a block and of those that it must not be parted from."""
        height = blocks[place].height(width)
        while blocks[place].keeps_next and place + 1 < len(blocks):
            place += 1
            height += blocks[place].height(width)
        return height

    def _paint_foot(self, painter: QPainter, page: int, width: float, height: float) -> None:
        theme = self._theme
        language = self._languages[0]
        font, line = theme.font(Role.SMALL, language=language), theme.line_height(Role.SMALL, language)
        for text, right in ((self._titles[language], False), (str(page), True)):
            prose = Prose(text, font, line, on_paper=True)
            prose.set_width(width)
            x = width - prose.widest if right else 0.0
            prose.paint(painter, QPointF(x, height - line), theme.palette.ink2)


def set_up_page(device: QPagedPaintDevice) -> None:
    """A4 with margins for a book."""
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        margins,
        QPageLayout.Unit.Millimeter,
    )
    device.setPageLayout(layout)


def write_pdf(path: str, book: PrintedBook, title: str) -> int:
    """Write the book to a PDF file; returns the number of pages. OSError if the file cannot be written."""
    Path(path).touch()  # QPdfWriter would not say why it cannot write
    writer = QPdfWriter(path)
    writer.setTitle(title)
    writer.setCreator("Five Up")
    set_up_page(writer)
    return book.paint(writer)
