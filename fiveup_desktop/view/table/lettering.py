"""Fonts of the table at its size: the theme's roles, one px larger in a large window."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from fiveup_desktop.view.theme import Role, Theme

__all__ = ["Lettering", "wrapped", "write"]

_JOINER: Final = "\u2060"
"""Takes no room, and keeps a line from ending there."""
_IN_TILE: Final = re.compile(r"(?<=\d\|)(?=\d)")
_NO_BREAK: Final = re.compile(r"(?<=\d) (?=[+−=] )|(?<=[+−=]) (?=\d)")
"""Spaces in a sum."""


class Lettering:
    """The fonts and line heights of one table. What was asked for once is kept until sizes change."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._more = 0
        self._fonts: dict[tuple[Role, bool | None], tuple[QFont, QFontMetricsF]] = {}
        # A method of this object, which the theme does not keep, as it would the dictionary's.
        theme.changed.connect(self._forget)

    @property
    def more(self) -> int:
        """What the size of the window adds to every text, in px."""
        return self._more

    @more.setter
    def more(self, more: int) -> None:
        if more != self._more:
            self._more = more
            self._forget()

    def font(self, role: Role, bold: bool | None = None) -> QFont:
        """The font of a role: a value, not to be changed."""
        return self._font(role, bold)[0]

    def line(self, role: Role) -> int:
        """The line height of a role in px."""
        return self.theme.line_height(role) + self.more

    def width(self, text: str, role: Role, bold: bool | None = None) -> float:
        """How wide a text is in px."""
        return self._font(role, bold)[1].horizontalAdvance(text)

    def _forget(self) -> None:
        self._fonts.clear()

    def _font(self, role: Role, bold: bool | None) -> tuple[QFont, QFontMetricsF]:
        kept = self._fonts.get((role, bold))
        if kept is None:
            font = self.theme.font(role, bold)
            font.setPixelSize(font.pixelSize() + self.more)
            kept = self._fonts[role, bold] = font, QFontMetricsF(font)
        return kept


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Write one line, elided to `rect` and in its vertical middle; returns the width that it took in px.

    The middle is that of capitals and digits, so that texts of different sizes stand on one line.
    """
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    width = metrics.horizontalAdvance(shown)
    x = rect.left()
    if align & Qt.AlignmentFlag.AlignRight:
        x = rect.right() - width
    elif align & Qt.AlignmentFlag.AlignHCenter:
        x = rect.center().x() - width / 2
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(x, rect.center().y() + metrics.capHeight() / 2), shown)
    return width


def wrapped(text: str, width: float, font: QFont) -> list[str]:
    """A text in lines of at most `width` px, in Chinese as well; tiles such as 3|5 and sums stay whole."""
    whole = _NO_BREAK.sub("\u00a0", _IN_TILE.sub(_JOINER, text))
    # Qt counts in UTF-16 units, Python does not.
    units = whole.encode("utf-16-le")
    layout = QTextLayout(whole, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(40.0, width))
        start = 2 * line.textStart()
        said = units[start : start + 2 * line.textLength()].decode("utf-16-le").rstrip()
        lines.append(said.replace(_JOINER, "").replace("\u00a0", " "))
    layout.endLayout()
    return lines
