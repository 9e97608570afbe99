"""The text of the book: all sections in one column of rows that scrolls, with one current paragraph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from fiveup_desktop.tutorial.book import PLACES, SECTIONS, BookTexts, spans
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words import Language

from .prose import Tongues
from .row import Heading, Row, RowShape

__all__ = ["Columns", "row_shape"]

_LEFT, _RIGHT = 16, 8
_NUMBER_INSET, _NUMBER_WIDTH = 12, 56
_GAP, _END = 19, 13
_SECTION_SPACE = 16
_OPENED_AT: Final = 0.22
"""Where the paragraph stands at which the book was opened, as a share of the height."""
_NARROW_EM: Final = 9.5
"""A column of fewer ems is too narrow to read: the second language then stands below the first."""


def row_shape(width: int, percent: int, columns: int) -> RowShape:
    """The shape of rows `width` px wide at a text size in percent, for one language or two."""
    number = round(_NUMBER_WIDTH * (1 + (percent / 100 - 1) * 0.6))
    left = _NUMBER_INSET + number
    room = width - left - _END
    half = (room - _GAP) // 2
    if columns == 2 and half >= _NARROW_EM * 16 * percent / 100:
        return RowShape(_NUMBER_INSET, ((left, half), (left + half + _GAP, half)))
    return RowShape(_NUMBER_INSET, ((left, room),))


class Columns(QScrollArea):
    """The rows of all sections. `moved`: another paragraph is the current one. Up and down walk along."""

    moved = Signal(str)
    seen = Signal(str)
    """The reader has scrolled; this paragraph is where the book would be opened."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tongues = Tongues.BOTH
        self._wanted = ""
        self._opened = False
        """Whether the book was just opened at the current paragraph."""
        self._placing = False
        """Whether it is not the reader who scrolls."""
        self._extra: Mapping[str, tuple[Language, ...]] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._inner = QWidget()
        self._inner.setProperty("kind", "clear")
        self.setWidget(self._inner)
        self.viewport().setAutoFillBackground(False)
        self._inner.setAutoFillBackground(False)
        self.rows: dict[str, Row] = {}
        self.headings: dict[str, Heading] = {}
        self._build()
        self.current = next(iter(self.rows))
        self.rows[self.current].set_current(True)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        theme.changed.connect(self._restyle)

    def _build(self) -> None:
        texts = BookTexts(self._theme.words)
        for number, section in enumerate(SECTIONS, 1):
            titles = {each: texts.title(section, each) for each in Language}
            self.headings[section.id] = Heading(self._theme, str(number), titles, self._inner)
            for paragraph in section.paragraphs:
                both = {each: texts.text(paragraph, each) for each in Language}
                row = Row(self._theme, paragraph.id, PLACES[paragraph.id].number, both, self._inner)
                row.chosen.connect(self.go_to)
                self.rows[paragraph.id] = row

    # What is shown

    def set_tongues(self, tongues: Tongues) -> None:
        """Show one language or both; what is current stays in sight."""
        self._tongues = tongues
        self._restyle()

    def set_search(self, wanted: str, extra: Mapping[str, tuple[Language, ...]]) -> None:
        """Mark `wanted`; the paragraphs in `extra` show these languages as well, to show what was found."""
        self._wanted, self._extra = wanted, extra
        self._restyle()
        if wanted:
            self._bring_into_sight(self.rows[self.current], at_top=False)

    def open_at(self, name: str) -> None:
        """Open the book at a paragraph, with what stands before it in sight; KeyError if there is none."""
        self.go_to(name, focus=True)
        self._opened = True
        self._settle()

    def go_to(self, name: str, focus: bool = False, at_top: bool = False) -> None:
        """Make a paragraph the current one; KeyError if there is none of this name."""
        row = self.rows[name]
        self._opened = False
        self.rows[self.current].set_current(False)
        changed = self.current != name
        self.current = name
        row.set_current(True)
        if focus:
            row.setFocus(Qt.FocusReason.OtherFocusReason)
        self._bring_into_sight(row, at_top)
        if changed:
            self.moved.emit(name)

    def go_to_section(self, name: str) -> None:
        """Open the book at the beginning of a section."""
        section = next(section for section in SECTIONS if section.id == name)
        self.go_to(section.paragraphs[0].id, focus=True, at_top=True)

    @property
    def section(self) -> str:
        """The ID of the section of the current paragraph."""
        return PLACES[self.current].section.id

    def _settle(self) -> None:
        """Put the paragraph at which the book was opened where such a one stands."""
        self._put(self.rows[self.current].y() - round(self.viewport().height() * _OPENED_AT))

    def _put(self, top: int) -> None:
        """Scroll without the reader."""
        self._placing = True
        self.verticalScrollBar().setValue(top)
        self._placing = False

    def _on_scrolled(self, top: int) -> None:
        if not self._placing:
            self._opened = False
            self.seen.emit(self._read().name)

    def _read(self) -> Row:
        """The row that is probably read: the one where the book would be opened."""
        return self._row_below(round(self.viewport().height() * _OPENED_AT))

    def _row_below(self, line: int) -> Row:
        """The first row that reaches below a line, in px from the top of what is in sight."""
        rows, line = list(self.rows.values()), line + self.verticalScrollBar().value()
        return next((row for row in rows if row.y() + row.height() > line), rows[-1])

    def _is_in_sight(self, row: Row) -> bool:
        top = self.verticalScrollBar().value()
        return row.y() < top + self.viewport().height() and row.y() + row.height() > top

    def _bring_into_sight(self, row: Row, at_top: bool) -> None:
        bar, shown = self.verticalScrollBar(), self.viewport().height()
        top, bottom = row.y(), row.y() + row.height()
        section = PLACES[row.name].section
        if section.paragraphs[0].id == row.name:
            top = self.headings[section.id].y()
        if at_top or top < bar.value() or bottom - top > shown:
            self._put(top - 8)
        elif bottom > bar.value() + shown:
            self._put(bottom - shown + 8)

    def _restyle(self) -> None:
        for heading in self.headings.values():
            heading.set_look(self._tongues)
        for name, row in self.rows.items():
            row.set_look(self._tongues, self._extra.get(name, ()))
            texts = BookTexts(self._theme.words)
            paragraph = PLACES[name].paragraph
            row.set_found({each: spans(self._wanted, texts.text(paragraph, each)) for each in Language})
        self._arrange_in_place()

    def _arrange_in_place(self) -> None:
        """Break all lines anew; the current paragraph (out of sight: the topmost) keeps its place."""
        current, bar = self.rows[self.current], self.verticalScrollBar()
        with_current = self._is_in_sight(current)
        kept = current if with_current else self._row_below(0)
        away = kept.y() - bar.value()
        self._placing = True
        self._arrange()
        self._placing = False
        if self._opened:
            self._settle()
            return
        self._put(kept.y() - away)
        if with_current:
            self._bring_into_sight(current, at_top=False)

    def _arrange(self) -> None:
        width = self.viewport().width() - _LEFT - _RIGHT
        percent = self._theme.text_percent
        shape = row_shape(width, percent, len(self._tongues.languages(self._theme.language)))
        y = 0
        for section in SECTIONS:
            for part in (self.headings[section.id], *[self.rows[each.id] for each in section.paragraphs]):
                height = part.height_at(shape)
                part.setGeometry(_LEFT, y, width, height)
                part.update()
                y += height
            y += _SECTION_SPACE
        self._inner.resize(self.viewport().width(), y + self.viewport().height() // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break all lines anew."""
        super().resizeEvent(event)
        self._arrange_in_place()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the book, or copy the current paragraph."""
        keys = Qt.Key
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.rows[self.current].plain_text())
        elif event.key() in (keys.Key_Down, keys.Key_Up):
            self._walk(1 if event.key() == keys.Key_Down else -1)
        elif event.key() in (keys.Key_PageDown, keys.Key_PageUp):
            self._walk_section(1 if event.key() == keys.Key_PageDown else -1)
        elif event.key() in (keys.Key_Home, keys.Key_End):
            self.go_to(list(self.rows)[0 if event.key() == keys.Key_Home else -1], focus=True)
        else:
            event.ignore()

    def _walk(self, step: int) -> None:
        names = list(self.rows)
        place = min(max(names.index(self.current) + step, 0), len(names) - 1)
        self.go_to(names[place], focus=True)

    def _walk_section(self, step: int) -> None:
        names = [section.id for section in SECTIONS]
        place = min(max(names.index(self.section) + step, 0), len(names) - 1)
        self.go_to_section(names[place])
