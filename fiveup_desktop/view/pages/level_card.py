"""The card that tells how each level plays."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.session import LEVELS
from fiveup_desktop.view.art.marks import paint_level
from fiveup_desktop.view.controls import Label, restyle, set_plain_tooltip
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.theme.metrics import RADIUS_FIELD
from fiveup_desktop.view.words.levels import LADDER, LevelWords

__all__ = ["LevelCard"]

_NARROWEST, _USUAL = 216, 280


class _Row(QPushButton):
    """A level: bars, name, how strong it is, and how it plays."""

    def __init__(self, theme: Theme, level: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "quiet")
        self.setFlat(True)
        self.level = level
        self._theme = theme
        self._chosen = False
        self.name = Label(bold=True)
        self.line = Label(Role.BODY, "second", wrap=True)
        self.strength = Label(Role.SMALL, "second", wrap=True)
        self.strength.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(8)
        self._head.addWidget(self.name)
        self._head.addWidget(self.strength, 1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(self._head)
        words.addWidget(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(10 + 42 + 12, 5, 10, 5)
        row.addLayout(words, 1)
        for child in (self.name, self.line, self.strength):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_compact(self, compact: bool) -> None:
        """Strength under the name, where there is little room."""
        ways, sides = QBoxLayout.Direction, Qt.AlignmentFlag
        self._head.setDirection(ways.TopToBottom if compact else ways.LeftToRight)
        self._head.setSpacing(0 if compact else 8)
        self.strength.setAlignment(sides.AlignVCenter | (sides.AlignLeft if compact else sides.AlignRight))

    def set_chosen(self, chosen: bool) -> None:
        """Show whether this is the level of the seat being filled in."""
        self._chosen = chosen
        self.update()

    def hasHeightForWidth(self) -> bool:
        """The line wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What the layout inside needs."""
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else -1

    def sizeHint(self) -> QSize:
        """What the layout inside wants."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What the layout inside needs at least."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill when chosen or pointed at, and the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.palette
        if self._chosen or (self.underMouse() and self.isEnabled()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.sel)
            painter.drawRoundedRect(self.rect(), RADIUS_FIELD, RADIUS_FIELD)
        if self.level in LADDER:
            bars = QRectF(10, 7, 42, 18)
            paint_level(painter, bars, LADDER.index(self.level) + 1, colours.primary, colours.line)


class LevelCard(QFrame):
    """All levels that can be chosen. `chosen` brings the one that was clicked, for all computers."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setMinimumWidth(_USUAL)
        self._compact = False
        self._words = LevelWords(theme.words)
        self._title = Label(Role.CARD_TITLE, wrap=True)
        self._hint = Label(Role.SMALL, "second", wrap=True)
        self.rows = [_Row(theme, level) for level in LEVELS]
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 12, 10, 8)
        column.setSpacing(2)
        head = QVBoxLayout()
        head.setContentsMargins(10, 0, 10, 6)
        head.setSpacing(2)
        head.addWidget(self._title)
        head.addWidget(self._hint)
        column.addLayout(head)
        for row in self.rows:
            column.addWidget(row)
            row.clicked.connect(lambda _=False, level=row.level: self.chosen.emit(level))
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        """Small descriptions and no hint, where there is little room."""
        if compact == self._compact:
            return
        self._compact = compact
        for row in self.rows:
            restyle(row.line, role=(Role.SMALL if compact else Role.BODY).value)
            row.set_compact(compact)
        self.setMinimumWidth(_NARROWEST if compact else _USUAL)
        self.retranslate()

    def set_level(self, level: str | None) -> None:
        """Show which level the seat being filled in has; None: a person sits there."""
        for row in self.rows:
            row.set_chosen(row.level == level)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        several = len(self.rows) > 1
        self._title.setText(self.tr("How the computers play"))
        self._hint.setText(self.tr("A click is for all of them. Wins: counted in 600 matches of two."))
        self._hint.setVisible(several and not self._compact)
        for row in self.rows:
            row.name.setText(self._words.name(row.level))
            row.line.setText(self._words.line(row.level))
            row.strength.setText(self._words.strength(row.level))
            row.setAccessibleName(self._words.name(row.level))
            told = (self._words.line(row.level), self._words.strength(row.level))
            row.setAccessibleDescription(" ".join(told))
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if several else Qt.FocusPolicy.NoFocus)
            row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not several)
            set_plain_tooltip(row, "")
