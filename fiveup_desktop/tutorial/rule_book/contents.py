"""The table of contents at the left of the rule book."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.tutorial.book import SECTIONS, BookTexts, Section
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import Language

from .prose import Prose, Tongues

__all__ = ["Contents"]

_SIDE = 10
_INSET = 18
_RADIUS = 10


class _Entry(QAbstractButton):
    """A section: number, title, and the title in the other language below it."""

    def __init__(self, theme: Theme, number: int, section: Section) -> None:
        super().__init__()
        self._theme, self._number, self._section = theme, number, section
        self._set: list[tuple[Prose, str]] = []
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, tongues: Tongues) -> None:
        """Set the titles anew."""
        texts, theme = BookTexts(self._theme.words), self._theme
        self._set = []
        for language in tongues.languages(theme.language):
            first = not self._set
            role = Role.BODY if first else Role.SMALL
            font = theme.font(role, self.isChecked() and first, language)
            title = texts.title(self._section, language)
            self._set.append(
                (Prose(title, font, theme.line_height(role, language)), "ink" if first else "ink2")
            )
        self.setAccessibleName(f"{self._number} {texts.title(self._section, theme.language)}")
        self.updateGeometry()
        self.update()

    def _text_left(self) -> int:
        return _INSET + self._theme.px(20)

    def sizeHint(self) -> QSize:
        """The titles, and room round them."""
        width = 176 - self._text_left() - 6
        height = sum(prose.set_width(width) for prose, _ in self._set)
        return QSize(176, max(40, round(height) + 12))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Hovered."""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill and bar of the chosen one, number and titles."""
        painter, palette = QPainter(self), self._theme.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.sel)
            painter.drawRoundedRect(self.rect(), _RADIUS, _RADIUS)
        if self.isChecked():
            painter.setBrush(palette.primary)
            painter.drawRoundedRect(QRectF(0, 6, 3, self.height() - 12), 1.5, 1.5)
        y = (self.height() - sum(prose.height for prose, _ in self._set)) / 2
        first, _ = self._set[0]
        font = self._theme.font(Role.BODY, self.isChecked(), Language.ENGLISH)
        painter.setFont(font)
        painter.setPen(palette.ink)
        painter.drawText(QPointF(_INSET - 6, y + first.first_baseline), str(self._number))
        for prose, tone in self._set:
            prose.paint(painter, QPointF(self._text_left(), y), getattr(palette, tone))
            y += prose.height


class Contents(QWidget):
    """One entry for each section; `chosen` names the section that was chosen."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tongues = Tongues.BOTH
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 12, _SIDE, 12)
        column.setSpacing(0)
        self.entries: dict[str, _Entry] = {}
        for number, section in enumerate(SECTIONS, 1):
            entry = _Entry(theme, number, section)
            entry.clicked.connect(lambda _=False, name=section.id: self.chosen.emit(name))
            column.addWidget(entry)
            self.entries[section.id] = entry
        column.addStretch(1)
        theme.changed.connect(self.retranslate)
        self.retranslate()

    def set_tongues(self, tongues: Tongues) -> None:
        """Show titles in one language or both."""
        self._tongues = tongues
        self.retranslate()

    def set_current(self, name: str) -> None:
        """Mark a section."""
        if self.entries[name].isChecked():
            return
        for section, entry in self.entries.items():
            entry.setChecked(section == name)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all titles."""
        for entry in self.entries.values():
            entry.set_look(self._tongues)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go along."""
        if event.key() not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
            return
        entries = list(self.entries.values())
        at = next((place for place, entry in enumerate(entries) if entry.hasFocus()), 0)
        step = 1 if event.key() == Qt.Key.Key_Down else -1
        entries[min(max(at + step, 0), len(entries) - 1)].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panel and a hairline at the right."""
        painter, palette = QPainter(self), self._theme.palette
        painter.fillRect(self.rect(), palette.panel)
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), palette.line)
