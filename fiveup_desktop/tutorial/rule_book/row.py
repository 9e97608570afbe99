"""A paragraph of the rule book: its number, and its text in one language or both, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Language

from .prose import Prose, Spans, Tongues

__all__ = ["Heading", "Row", "RowShape"]

_PAD = 14
_STACK_GAP = 8
_BAR = 4


@dataclass(frozen=True)
class RowShape:
    """Where the parts of a row stand: left edges and widths in px."""

    number: int
    columns: tuple[tuple[int, int], ...]
    """Left edge and width of each text column; with one column, a second text stands below the first."""


@dataclass
class _Texts:
    by_language: Mapping[Language, str]
    shown: tuple[Language, ...] = ()
    proses: list[Prose] = field(default_factory=list)


class _Spread(QWidget):
    """What rows and headings share: texts of both languages in columns."""

    role = Role.RULES

    def __init__(self, theme: Theme, number: str, texts: Mapping[Language, str], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.number = number
        self._texts = _Texts(texts)
        self._found: dict[Language, Spans] = {}
        self._shape = RowShape(0, ((0, 100),))
        self._mark = Prose(number, theme.font(self._number_role()), theme.line_height(self._number_role()))

    def _number_role(self) -> Role:
        return Role.LOG

    def set_look(self, tongues: Tongues, extra: tuple[Language, ...] = ()) -> None:
        """Set the texts anew: languages or sizes are others. `extra` are shown as well."""
        theme, texts = self._theme, self._texts
        shown = tongues.languages(theme.language)
        texts.shown = (*shown, *[each for each in extra if each not in shown])
        texts.proses = [
            Prose(
                texts.by_language[each],
                theme.font(self.role, language=each),
                theme.line_height(self.role, each),
            )
            for each in texts.shown
        ]
        role = self._number_role()
        self._mark = Prose(self.number, theme.font(role), theme.line_height(role))
        self._mark.set_width(1000)
        words = [self.number, *[texts.by_language[each] for each in texts.shown]]
        self.setAccessibleName(" ".join(words))

    def set_found(self, found: Mapping[Language, Spans]) -> None:
        """Mark places that a search has found."""
        if found != self._found:
            self._found = dict(found)
            self.update()

    def height_at(self, shape: RowShape) -> int:
        """Take a shape; returns the height in px that the row needs."""
        self._shape = shape
        heights = [
            prose.set_width(self._column(place)[1]) + self._drop(place)
            for place, prose in enumerate(self._texts.proses)
        ]
        if not heights:
            return 0
        if len(shape.columns) == 1:
            return round(sum(heights) + _STACK_GAP * (len(heights) - 1) + 2 * _PAD)
        return round(max(heights) + 2 * _PAD)

    def _column(self, place: int) -> tuple[int, int]:
        return self._shape.columns[min(place, len(self._shape.columns) - 1)]

    def _drop(self, place: int) -> float:
        """How far a text stands lower, so that first lines stand on one line."""
        if len(self._shape.columns) == 1:
            return 0.0
        return (
            max(prose.first_baseline for prose in self._texts.proses)
            - self._texts.proses[place].first_baseline
        )

    def paint_texts(self, painter: QPainter) -> None:
        """Number and texts."""
        palette = self._theme.palette
        y = float(_PAD)
        if self._texts.proses:
            base = max(prose.first_baseline for prose in self._texts.proses)
            painter.setPen(palette.ink2)
            mark = QPointF(self._shape.number, y + base - self._mark.first_baseline)
            self._mark.paint(painter, mark, palette.ink2)
        for place, prose in enumerate(self._texts.proses):
            left, _ = self._column(place)
            found = self._found.get(self._texts.shown[place], ())
            prose.paint(painter, QPointF(left, y + self._drop(place)), palette.ink, found, palette)
            if len(self._shape.columns) == 1:
                y += prose.height + _STACK_GAP


class Row(_Spread):
    """A paragraph. The current one is filled and has a bar at its left (the look, section 7)."""

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, name: str, number: str, texts: Mapping[Language, str], parent: QWidget
    ) -> None:
        super().__init__(theme, number, texts, parent)
        self.name = name
        self._current = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def set_current(self, current: bool) -> None:
        """Whether the book is open here; then Tab leads to it."""
        self._current = current
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if current else Qt.FocusPolicy.ClickFocus)
        self.update()

    def plain_text(self) -> str:
        """Number and texts, to be copied."""
        return "\n".join([self.number, *[self._texts.by_language[each] for each in self._texts.shown]])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the book here."""
        self.chosen.emit(self.name)
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill, bar, texts and hairline."""
        painter, palette = QPainter(self), self._theme.palette
        if self._current:
            painter.fillRect(self.rect(), palette.sel)
            painter.fillRect(QRectF(0, 0, _BAR, self.height()), palette.primary)
        self.paint_texts(painter)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), palette.line)


class Heading(_Spread):
    """The title of a section, in each column."""

    role = Role.TITLE

    def _number_role(self) -> Role:
        return Role.TITLE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Titles and hairline."""
        painter = QPainter(self)
        self.paint_texts(painter)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._theme.palette.line)
