"""What stands on the rack beside the tiles: whose it is at the left, what can be done now at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.controls import OWN_FOCUS, mnemonic_free, set_plain_tooltip
from fiveup_desktop.view.theme import Role
from fiveup_desktop.view.theme.metrics import BUTTON_HEIGHT, FOCUS_WIDTH, RADIUS_FIELD
from fiveup_desktop.view.words.turns import TurnWords

from .lettering import Lettering, wrapped, write
from .painted import Painted
from .seat_tag import TagState

__all__ = ["Advice", "RackName", "RackWords", "TableButton"]

_PAD = 18.0


class RackName(Painted):
    """Mark, name and the pill of the seat that the rack belongs to."""

    def __init__(self, letters: Lettering, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters = letters
        self._state: TagState | None = None
        self._yours = True

    def set_state(self, state: TagState, yours: bool) -> None:
        """`yours`: the hand is open, its owner sits at the screen."""
        if (state, yours) != (self._state, self._yours):
            self._state, self._yours = state, yours
            self.retell()

    def retell(self) -> None:
        """Write everything again, the accessible name too."""
        state = self._state
        if state is None:
            return
        turns = TurnWords(self._letters.theme.words)
        told = [state.name, turns.tiles(state.count)]
        if state.to_move:
            told.append(turns.yours() if self._yours else turns.somebody(state.name))
        self.setAccessibleName(self.tr(", ", "between parts of a list").join(told))
        set_plain_tooltip(self, state.name)
        self.renew()

    def picture(self, painter: QPainter) -> None:
        """Mark and name above, the pill or the number of tiles below."""
        state = self._state
        if state is None:
            return
        letters, colours = self._letters, self._letters.theme.palette
        line, pill = letters.line(Role.CARD_TITLE), letters.line(Role.SMALL) + 10.0
        top = (self.height() - line - 8 - pill) / 2
        colour = letters.theme.team_colour(state.entity, on_table=True)
        paint_mark(painter, QPointF(_PAD + 6, top + line / 2), 12, state.entity, colour)
        name = QRectF(_PAD + 22, top, self.width() - _PAD - 30, line)
        write(painter, name, state.name, letters.font(Role.CARD_TITLE), colours.on_table)
        self._paint_below(painter, QRectF(_PAD - 2, top + line + 8, self.width() - _PAD - 8, pill), state)

    def _paint_below(self, painter: QPainter, rect: QRectF, state: TagState) -> None:
        letters, colours = self._letters, self._letters.theme.palette
        turns = TurnWords(letters.theme.words)
        if not state.to_move:
            text = turns.tiles(state.count)
            write(painter, rect.adjusted(2, 0, 0, 0), text, letters.font(Role.SMALL), colours.on_table2)
            return
        font = letters.font(Role.SMALL, True)
        text = turns.pill() if self._yours else turns.thinking(state.name)
        width = min(rect.width(), QFontMetricsF(font).horizontalAdvance(text) + 28)
        shape = QRectF(rect.left(), rect.top(), width, rect.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.brass)
        painter.drawRoundedRect(shape, rect.height() / 2, rect.height() / 2)
        inner = shape.adjusted(12, 0, -12, 0)
        write(painter, inner, text, font, colours.badge_ink, Qt.AlignmentFlag.AlignHCenter)


class TableButton(QPushButton):
    """A button on the table, in brass: here you may act. `small` for what is at hand beside the game.

    A `quiet` one has only an edge: it can be pressed, but need not be noticed.
    """

    def __init__(self, letters: Lettering, parent: QWidget, small: bool = False) -> None:
        super().__init__(parent)
        self._letters, self._role = letters, Role.SMALL if small else Role.CARD_TITLE
        self.quiet = False
        self.setProperty(OWN_FOCUS, True)
        self.setProperty("kind", "table")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """As wide as its word, at least 40 px high."""
        width = self._letters.width(self.text(), self._role, True) + 48
        height = max(BUTTON_HEIGHT, self._letters.line(self._role) + 14)
        return QSize(round(width), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Brass, dark words; one step brighter under the pointer; a white ring for the keyboard."""
        colours = self._letters.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        bright = self.underMouse() and not self.isDown()
        if self.quiet:
            painter.setPen(QPen(colours.on_table if bright else colours.on_table2, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.hi if bright else colours.brass)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_FIELD, RADIUS_FIELD)
        if self.hasFocus():
            painter.setPen(QPen(colours.ring, FOCUS_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_FIELD + 2, RADIUS_FIELD + 2
            )
        font = self._letters.font(self._role, True)
        ink = colours.on_table if self.quiet else colours.badge_ink
        write(painter, rect, self.text(), font, ink, Qt.AlignmentFlag.AlignHCenter)
        painter.end()


class Advice(NamedTuple):
    """What can be done now: a title, a few lines, and the word on the one button that applies, if any."""

    title: str = ""
    lines: tuple[str, ...] = ()
    button: str = ""
    deed: Callable[[], object] | None = None
    """What the button does; None: the only action that is possible."""
    quiet: bool = False
    """Whether the button is not about what has to be done now."""


class RackWords(Painted):
    """Shows an `Advice`, ranged right. `pressed`: the button was."""

    pressed = Signal()

    def __init__(self, letters: Lettering, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters = letters
        self._advice = Advice()
        self._button = TableButton(letters, self)
        self._button.clicked.connect(self.pressed)
        self._button.hide()

    @property
    def button(self) -> QPushButton:
        """The button, hidden when nothing applies."""
        return self._button

    @property
    def advice(self) -> Advice:
        """What is shown."""
        return self._advice

    def show_advice(self, advice: Advice) -> None:
        """Show another advice."""
        self._advice = advice
        self._button.quiet = advice.quiet
        self._button.setText(mnemonic_free(advice.button))
        self._button.setAccessibleName(advice.button)
        self._button.setVisible(bool(advice.button))
        self.setAccessibleName(" ".join([advice.title, *advice.lines]))
        self.setVisible(bool(advice.title or advice.lines or advice.button))
        self.arrange()

    def arrange(self) -> None:
        """Put the button under the words."""
        if self._advice.button:
            size = self._button.sizeHint()
            top = min(self._top() + self._words_height() + 4, self.height() - size.height() - 2)
            self._button.setGeometry(
                round(self.width() - _PAD - size.width() + 3), round(top), size.width(), size.height()
            )
        self.renew()

    def picture(self, painter: QPainter) -> None:
        """The words, in at most three lines or so."""
        colours = self._letters.theme.palette
        y = self._top()
        for text, role, bold in self._texts():
            if y > self.height() - self._step(role):
                break  # large letters: the title says the most
            colour = colours.on_table if bold else colours.on_table2
            y = self._paint_wrapped(painter, text, role, bold, y, colour)

    def _texts(self) -> list[tuple[str, Role, bool]]:
        title = [(self._advice.title, Role.BODY, True)] if self._advice.title else []
        return [*title, *[(line, Role.LOG, False) for line in self._advice.lines]]

    def _top(self) -> float:
        button = self._button.sizeHint().height() + 4 if self._advice.button else 0
        return max(4.0, (self.height() - self._words_height() - button) / 2)

    def _words_height(self) -> float:
        return sum(self._height(text, role, bold) for text, role, bold in self._texts())

    def _height(self, text: str, role: Role, bold: bool) -> float:
        return len(self._broken(text, role, bold)) * self._step(role)

    def _step(self, role: Role) -> float:
        return self._letters.line(Role.BODY) + (2 if role is Role.BODY else 0)

    def _paint_wrapped(
        self, painter: QPainter, text: str, role: Role, bold: bool, y: float, colour: QColor
    ) -> float:
        step, font = self._step(role), self._letters.font(role, bold)
        for line in self._broken(text, role, bold):
            rect = QRectF(_PAD, y, self.width() - 2 * _PAD, step)
            write(painter, rect, line, font, colour, Qt.AlignmentFlag.AlignRight)
            y += step
        return y

    def _broken(self, text: str, role: Role, bold: bool) -> list[str]:
        """A text in lines that fit."""
        return wrapped(text, self.width() - 2 * _PAD, self._letters.font(role, bold))
