"""A seat of the new match: who sits there, person or computer, and how well the computer plays."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from fiveup_desktop.rules import entity_of
from fiveup_desktop.session import LEVELS, Player, PlayerKind
from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.art.tiles import BACK_SIZE, paint_back
from fiveup_desktop.view.controls import ComboBox, Label, restyle
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words import fill
from fiveup_desktop.view.words.levels import LevelWords

from .kit import NameField

__all__ = ["SeatCard", "TablePlan"]

_WIDEST = 272
_HIGHEST = 240
_CHOICE_SIDES = 46
_KINDS = (PlayerKind.HUMAN, PlayerKind.COMPUTER)


class SeatCard(QFrame):
    """One seat. `changed`: something was typed or chosen; `entered`: the focus came into the card."""

    changed = Signal()
    entered = Signal()

    def __init__(self, theme: Theme, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, True)
        self.seat = seat
        self._theme = theme
        self._levels = LevelWords(theme.words)
        self.name = NameField(theme, seat)
        self.kind = ComboBox(theme)
        self.level = ComboBox(theme)
        self.reason = Label(Role.SMALL, "bad", wrap=True)
        self._build()
        self.name.textEdited.connect(self.changed)
        self.kind.activated.connect(self._on_kind)
        self.level.activated.connect(self.changed)
        for part in (self.name, self.kind, self.level):
            part.installEventFilter(self)
        theme.words.changed.connect(self.retranslate)
        theme.changed.connect(self._fit)
        self.retranslate()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.name)
        column.addWidget(self.reason)
        row = QHBoxLayout()
        row.setSpacing(8)
        for field in (self.kind, self.level):
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            row.addWidget(field, 1)
        column.addLayout(row)
        self.reason.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # What it says

    @property
    def player(self) -> Player:
        """Who sits here, the name without spaces at its ends."""
        kind = _KINDS[max(self.kind.currentIndex(), 0)]
        level = LEVELS[max(self.level.currentIndex(), 0)] if kind is PlayerKind.COMPUTER else None
        return Player(self.name.text().strip(), kind, level)

    def set_player(self, player: Player) -> None:
        """Seat somebody; a level that cannot be chosen becomes the default."""
        self.name.setText(player.name)
        self.kind.setCurrentIndex(_KINDS.index(player.kind))
        if player.level in LEVELS:
            self.level.setCurrentIndex(LEVELS.index(player.level))
        self._show_kind()

    def set_level(self, level: str) -> None:
        """Choose the computer's level."""
        self.level.setCurrentIndex(LEVELS.index(level))

    def set_players(self, players: int) -> None:
        """How many play: it decides whose score this seat belongs to."""
        self._entity = entity_of(self.seat, players)
        self._show_kind()

    def set_fault(self, reason: str) -> None:
        """Say under the field why the name cannot be used; no reason: it can."""
        self.name.set_wrong(bool(reason))
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.name.setAccessibleDescription(reason)

    def set_chosen(self, chosen: bool) -> None:
        """Show whether this is the seat being filled in."""
        if bool(self.property("chosen")) != chosen:
            restyle(self, chosen=chosen)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        _refill(self.kind, (self.tr("Person"), self.tr("Computer")))
        _refill(self.level, [self._levels.name(level) for level in LEVELS])
        self.name.setAccessibleName(fill(self.tr("Name at seat {number}"), number=self.seat + 1))
        self.kind.setAccessibleName(fill(self.tr("Who plays at seat {number}"), number=self.seat + 1))
        self.level.setAccessibleName(fill(self.tr("Level at seat {number}"), number=self.seat + 1))
        self.name.setPlaceholderText(self.tr("Name"))
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the focus."""
        if event.type() == QEvent.Type.FocusIn:
            self.entered.emit()
        return False

    def _fit(self) -> None:
        """Make the choices wide enough for their longest text."""
        font = self._theme.font(Role.BODY)
        for field in (self.kind, self.level):
            texts = [field.itemText(index) for index in range(field.count())]
            widest = max(QFontMetrics(font).horizontalAdvance(text) for text in texts)
            field.setMinimumWidth(widest + _CHOICE_SIDES)
        self.setMaximumWidth(self._theme.px(_WIDEST))

    def _on_kind(self) -> None:
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        computer = _KINDS[max(self.kind.currentIndex(), 0)] is PlayerKind.COMPUTER
        self.level.setVisible(computer)
        self.name.set_player(getattr(self, "_entity", self.seat), "computer" if computer else "person")


def _refill(field: ComboBox, texts: Sequence[str]) -> None:
    """Set the texts of a field, keeping the choice; nothing is emitted."""
    kept = max(field.currentIndex(), 0)
    field.clear()
    field.addItems(list(texts))
    field.setCurrentIndex(kept)


class TablePlan(QWidget):
    """The table between the seats, with tiles before those that are taken, and which way turns go."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sides: tuple[int, ...] = (0, 1, 2, 3)
        theme.changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(_HIGHEST)

    def set_sides(self, sides: tuple[int, ...]) -> None:
        """Which sides are taken: 0 bottom, 1 left, 2 top, 3 right."""
        self._sides = sides
        self.update()

    def sizeHint(self) -> QSize:
        """Little: it takes what is left."""
        return QSize(188, 96)

    def minimumSizeHint(self) -> QSize:
        """Room for the backs."""
        return QSize(150, 96)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt, backs, and the way of the turns."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        paint_felt(painter, room, self._theme.palette)
        for side in self._sides:
            for shift in (-10.0, 10.0):
                paint_back(painter, self._back(room, side, shift), self._theme.palette)
        self._paint_turns(painter, room.center())

    def _back(self, room: QRectF, side: int, shift: float) -> QRectF:
        long, wide = BACK_SIZE.height() * 0.92, BACK_SIZE.width() * 0.92
        middle = room.center()
        if side in (0, 2):
            y = room.bottom() - 26 if side == 0 else room.top() + 26
            return QRectF(middle.x() + shift - wide / 2, y - long / 2, wide, long)
        x = room.left() + 28 if side == 1 else room.right() - 28
        return QRectF(x - long / 2, middle.y() + shift - wide / 2, long, wide)

    def _paint_turns(self, painter: QPainter, middle: QPointF) -> None:
        """Most of a circle, clockwise, with a head."""
        radius = 16.0
        pen = QPen(self._theme.palette.brass, 2.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawArc(box, 60 * 16, -300 * 16)
        # The arc ends at the upper left, rising to the right: there the head points, 40 degrees a side.
        tip = middle + QPointF(-radius * 0.5, -radius * 0.866)
        painter.drawPolyline([tip + QPointF(-7.9, -1.4), tip, tip + QPointF(-2.7, 7.5)])
