"""Texts of either language set with exact line heights, on the screen and on printed pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from fiveup_desktop.view.theme import Palette, Role, Theme
from fiveup_desktop.view.words import Language

__all__ = ["Prose", "ProseLabel", "Tongues"]

Spans = Sequence[tuple[int, int]]
_PAPER_SCALE: Final = 8
_JOINER: Final = "\u2060"
"""Takes no room, and keeps a line from ending there."""


class Tongues(Enum):
    """Which of the two texts are shown."""

    ENGLISH = "english"
    BOTH = "both"
    CHINESE = "chinese"

    def languages(self, first: Language) -> tuple[Language, ...]:
        """The languages shown, that of the interface first."""
        if self is Tongues.BOTH:
            return (first, *[each for each in Language if each is not first])
        return (Language.CHINESE if self is Tongues.CHINESE else Language.ENGLISH,)


_KEPT_TOGETHER: Final = re.compile(r"(?<=\d\|)(?=\d)|(?<=[\u4e00-\u9fff])(?=[\u4e00-\u9fff][。：]$)")
"""Where no line may end: within a tile such as 4|4, and before the last character of a Chinese text."""

_NO_BREAK: Final = re.compile(
    r"(?<=\d) (?=[+−=÷] )|(?<=[+−=÷]) (?=[\d(−])"
    r"|(?<=\d) (?=raw\b|points?\b|pips?\b|[点张笔])"
    r"|(?<=[a-z\u4e00-\u9fff]) (?=\S{1,3}$)"
)
"""Spaces where no line may end: in a sum, between a number and what it counts, before a short last word."""


class Prose:
    """A text in lines of one height. Lay it out with `set_width` before anything else is asked.

    `on_paper`: letters stand where their design wants them, not on the px of a screen; it is laid out much
    larger and made smaller when painted.
    """

    def __init__(self, text: str, font: QFont, line_height: float, on_paper: bool = False) -> None:
        self.text = text
        self._line_height = line_height
        self._metrics = QFontMetricsF(font)
        self._scale = _PAPER_SCALE if on_paper else 1
        large = QFont(font)
        large.setPixelSize(font.pixelSize() * self._scale)
        self._joins = [match.start() for match in _KEPT_TOGETHER.finditer(text)]
        self._layout = QTextLayout(self._joined(), large)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._width = -1.0
        self._lines = 0

    def _joined(self) -> str:
        """The text with a joiner wherever no line may end."""
        starts, ends = [0, *self._joins], [*self._joins, len(self.text)]
        text = _NO_BREAK.sub("\u00a0", self.text)
        return _JOINER.join(text[start:end] for start, end in zip(starts, ends, strict=True))

    def set_width(self, width: float) -> float:
        """Break the text into lines of at most `width` px; returns its height in px."""
        if width != self._width:
            self._width = width
            self._break_lines(width * self._scale)
        return self.height

    def _break_lines(self, width: float) -> None:
        self._layout.beginLayout()
        self._lines = 0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            base = (self._lines * self._line_height + self.first_baseline) * self._scale
            line.setPosition(QPointF(0, base - line.ascent()))
            self._lines += 1
        self._layout.endLayout()

    @property
    def height(self) -> float:
        """Of all lines, in px."""
        return self._lines * self._line_height

    @property
    def natural_width(self) -> float:
        """The width of the text in one line, in px."""
        return self._metrics.horizontalAdvance(self.text)

    @property
    def widest(self) -> float:
        """The width of the widest line, in px."""
        lines = [self._layout.lineAt(line).naturalTextWidth() for line in range(self._lines)]
        return max(lines, default=0.0) / self._scale

    @property
    def first_baseline(self) -> float:
        """From the top to the baseline of the first line: capitals stand in the middle of the line."""
        return self._line_height / 2 + self._metrics.capHeight() / 2

    def paint(
        self,
        painter: QPainter,
        at: QPointF,
        colour: QColor,
        found: Spans = (),
        palette: Palette | None = None,
    ) -> None:
        """Paint it with its top left corner `at`; `found` are places to mark, in the palette's colours."""
        marks = [] if palette is None else [self._mark(start, length, palette) for start, length in found]
        painter.save()
        painter.translate(at)
        painter.scale(1 / self._scale, 1 / self._scale)
        painter.setPen(colour)
        self._layout.draw(painter, QPointF(), marks)
        painter.restore()

    def _mark(self, start: int, length: int, palette: Palette) -> QTextLayout.FormatRange:
        end = start + length
        first = start + sum(join <= start for join in self._joins)
        last = end + sum(join < end for join in self._joins)
        mark = QTextLayout.FormatRange()
        mark.start, mark.length = first, last - first
        look = QTextCharFormat()
        look.setBackground(palette.badge)
        look.setForeground(palette.badge_ink)
        mark.format = look
        return mark


class ProseLabel(QWidget):
    """A text of the book in a role and a tone, in one or both languages, one under the other.

    `tone` is a token of the palette. The first language is that of the interface; the second one is set
    smaller if `smaller` says so.
    """

    def __init__(
        self,
        theme: Theme,
        role: Role = Role.BODY,
        tone: str = "ink",
        bold: bool | None = None,
        smaller: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._role, self._tone, self._bold = role, tone, bold
        self._smaller, self._right = smaller, False
        self._texts: dict[Language, str] = {}
        self._tongues = Tongues.BOTH
        self._set: list[tuple[Prose, str]] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._compose)

    def show_texts(self, texts: dict[Language, str], tongues: Tongues) -> None:
        """Show the texts of these languages that are wanted; equal texts are shown once."""
        self._texts, self._tongues = texts, tongues
        self._compose()

    def set_tone(self, tone: str) -> None:
        """Show the next texts in a token of the palette."""
        self._tone = tone

    def set_right(self, right: bool) -> None:
        """Set the texts at the right edge, or at the left."""
        self._right = right
        self.update()

    def _compose(self) -> None:
        self._set = []
        said: list[str] = []
        for language in self._tongues.languages(self._theme.language):
            text = self._texts.get(language, "")
            if not text or text in said:
                continue
            second = self._smaller and bool(said)
            role = Role.SMALL if second else self._role
            font = self._theme.font(role, None if second else self._bold, language)
            tone = "ink2" if second else self._tone
            self._set.append((Prose(text, font, self._theme.line_height(role, language)), tone))
            said.append(text)
        self.setAccessibleName(" ".join(said))
        self.setVisible(bool(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The texts in one line each, as high as they are at their present width."""
        widest = max((prose.natural_width for prose, _ in self._set), default=0.0)
        return QSize(round(widest) + 2, self.heightForWidth(round(widest) + 2))

    def minimumSizeHint(self) -> QSize:
        """A few letters wide."""
        width = self._theme.px(72)
        return QSize(min(width, self.sizeHint().width()), 0)

    def hasHeightForWidth(self) -> bool:
        """It wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Of all lines at a width."""
        return round(sum(prose.set_width(width) for prose, _ in self._set))

    def paintEvent(self, event: QPaintEvent) -> None:
        """One text under the other."""
        painter = QPainter(self)
        y = 0.0
        for prose, tone in self._set:
            prose.set_width(self.width())
            x = self.width() - prose.widest if self._right else 0.0
            prose.paint(painter, QPointF(x, y), getattr(self._theme.palette, tone))
            y += prose.height
