"""The tile tracker: the tiles not seen yet, and what is known of each hand, in a card of the side panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.rules import SeatView, entity_of
from fiveup_desktop.view.art.card import paint_card
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.controls import Label
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.theme.metrics import RADIUS_FIELD, SPACE_3
from fiveup_desktop.view.words import Names
from fiveup_desktop.view.words.tracker import TrackerWords

from ..kit import Elided, Scroll
from .tracker_grid import TrackerGrid

if TYPE_CHECKING:
    from fiveup_desktop.session.hints import SeatKnowledge, Tracker

__all__ = ["SeatRow", "TrackerCard"]

_MARK_ROOM = 20


class SeatRow(QPushButton):
    """What is known of one hand; chosen, it keeps those tiles bright that the seat can hold."""

    def __init__(self, theme: Theme, name: str, entity: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "quiet")
        self.setCheckable(True)
        self._theme, self._entity = theme, entity
        self.known: SeatKnowledge | None = None
        self.name, self.count = Elided(Role.LOG, bold=True), Label(Role.LOG, bold=True)
        self.line = Label(Role.SMALL, "second", wrap=True)
        self.name.set_whole(name)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.name, 1)
        head.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARK_ROOM, 4, 8, 5)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.line)
        for child in (self.name, self.count, self.line):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_known(self, known: SeatKnowledge, words: TrackerWords) -> None:
        """Show what is known now."""
        self.known = known
        self.count.setText(str(known.count))
        self.line.setText(words.knowledge(known))
        self.setAccessibleName(words.seat_aloud(self.name.whole, known))
        self.updateGeometry()

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
        return layout.totalSizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Little: the line wraps, the name gives way."""
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill when chosen or pointed at, and the mark of whose score it is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.palette
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.sel)
            painter.drawRoundedRect(self.rect(), RADIUS_FIELD, RADIUS_FIELD)
        if self.isChecked():
            painter.setBrush(colours.primary)
            painter.drawRoundedRect(QRectF(0, 4, 3, self.height() - 8), 1.5, 1.5)
        middle = QPointF(11, self.name.geometry().center().y() + 1)
        paint_mark(painter, middle, 8, self._entity, self._theme.team_colour(self._entity))


class TrackerCard(QWidget):
    """`closed`: its cross was pressed. It is told each moment by `show_tracker` or `show_nothing`."""

    closed = Signal()

    def __init__(self, theme: Theme, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._names = theme, names
        self._words = TrackerWords(theme.words)
        self._tracker: Tracker | None = None
        self._title, self._where = Label(Role.BODY, bold=True), Label(Role.SMALL, "second", wrap=True)
        self._nothing = Label(Role.BODY, "second", wrap=True)
        self._can = Label(Role.SMALL, "second", wrap=True)
        self.grid = TrackerGrid(theme)
        self.rows = [
            SeatRow(theme, names.seat(seat), entity_of(seat, names.players)) for seat in range(names.players)
        ]
        self._build()
        theme.words.changed.connect(self.retranslate)
        theme.changed.connect(self.update)
        self.retranslate()

    def _build(self) -> None:
        self._scroll = Scroll()
        inside = self._scroll.column()
        inside.setSpacing(4)
        inside.addWidget(self._nothing)
        inside.addWidget(self.grid)
        inside.addWidget(self._can)
        for row in self.rows:
            inside.addWidget(row)
            row.clicked.connect(self._on_row)
        inside.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(15, SPACE_3 - 2, 12, SPACE_3)
        box.setSpacing(4)
        box.addWidget(self._title)
        box.addWidget(self._where)
        box.addWidget(self._scroll, 1)
        self._nothing.hide()

    # What it shows

    def show_tracker(self, tracker: Tracker, view: SeatView) -> None:
        """What the seat of `view` can tell."""
        self._tracker = tracker
        self._nothing.hide()
        self.grid.show()
        self.grid.show_tiles(tracker.unseen, view.hand)
        self.grid.setAccessibleName(self._words.aloud(tracker))
        self._where.setText(self._words.where(tracker))
        known = {each.seat: each for each in tracker.seats}
        for seat, row in enumerate(self.rows):
            row.setVisible(seat in known)
            if seat in known:
                row.show_known(known[seat], self._words)
            else:
                row.setChecked(False)
        self._show_chosen()
        self.updateGeometry()

    def show_nothing(self, why: str) -> None:
        """There is nothing to tell, and why."""
        self._tracker = None
        self._nothing.setText(why)
        self._nothing.show()
        self._where.setText("")
        for part in (self.grid, self._can, *self.rows):
            part.hide()
        self.updateGeometry()

    @property
    def chosen(self) -> SeatRow | None:
        """The row that is chosen."""
        return next((row for row in self.rows if row.isChecked()), None)

    def retranslate(self) -> None:
        """Set all texts in the interface's language; what was shown is told again by whoever shows it."""
        self._title.setText(self._words.title())
        self.setAccessibleName(self._words.title())

    def natural_height(self, width: int) -> int:
        """The height in px that shows everything without scrolling."""
        box, inner = self.layout(), self._scroll.inner.layout()
        assert box is not None
        assert inner is not None
        margins = box.contentsMargins()
        inside = width - margins.left() - margins.right()
        heads = [self._title.sizeHint().height(), self._where.heightForWidth(inside)]
        return sum(heads) + inner.totalHeightForWidth(inside) + margins.top() + margins.bottom() + 12

    def sizeHint(self) -> QSize:
        """All of it."""
        width = max(self.width(), 200)
        return QSize(width, self.natural_height(width))

    def minimumSizeHint(self) -> QSize:
        """The rest scrolls."""
        return QSize(120, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card."""
        paint_card(QPainter(self), self.rect(), self._theme.palette)

    def _on_row(self) -> None:
        """One row at a time is chosen, or none."""
        pressed = self.sender()
        for row in self.rows:
            if row is not pressed:
                row.setChecked(False)
        self._show_chosen()

    def _show_chosen(self) -> None:
        row = self.chosen
        known = None if row is None else row.known
        if row is None or known is None or self._tracker is None:
            self.grid.brighten(None)
            self._can.hide()
            return
        self.grid.brighten(known.possible)
        self._can.setText(self._words.can_hold(row.name.whole, known.possible))
        self._can.show()
