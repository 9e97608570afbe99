"""The list of matches on the screen: a picture of the table, title, scores, state and time in each row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from fiveup_desktop.rules import displayed
from fiveup_desktop.session import Entry, MatchSummary
from fiveup_desktop.view.art.icons import icon_pixmap
from fiveup_desktop.view.art.marks import paint_mark
from fiveup_desktop.view.controls import OWN_FOCUS
from fiveup_desktop.view.table.lettering import Lettering, write
from fiveup_desktop.view.theme import Role
from fiveup_desktop.view.theme.metrics import FOCUS_WIDTH, RADIUS_FIELD
from fiveup_desktop.view.words import Names, number

from .actions import KEYS, MatchAction
from .model import ENTRY, MatchList
from .pictures import TablePictures
from .words import EntryWords

__all__ = ["MatchRows"]

_Index = QModelIndex | QPersistentModelIndex

_PICTURE: Final = QSize(112, 68)
_PADDING: Final = 10
_GAP: Final = 14
_BAR: Final = 3
_MARK: Final = 9
_ICON: Final = 28
_SIDE_SHARE: Final = 0.3
"""Of the width, for what stands at the right."""
_WITH_PICTURE: Final = 460
"""Narrower rows (at 100% text) have no picture."""


class MatchRows(QListView):
    """The list. `opened`: Enter or a double click on a row; `chosen`: another row is the current one."""

    opened = Signal()
    chosen = Signal()
    keyed = Signal(object)
    """The MatchAction of a key; None: undo."""

    def __init__(self, model: MatchList, words: EntryWords, letters: Lettering) -> None:
        super().__init__()
        self._letters = letters
        self.setModel(model)
        self.setItemDelegate(_Row(words, letters, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setProperty(OWN_FOCUS, True)
        self.doubleClicked.connect(self.opened)
        letters.theme.changed.connect(self.scheduleDelayedItemsLayout)

    @property
    def matches(self) -> MatchList:
        """The model."""
        model = self.model()
        assert isinstance(model, MatchList)
        return model

    @property
    def entry(self) -> Entry | None:
        """What the current row shows."""
        return self.matches.entry_at(self.currentIndex().row())

    def choose(self, row: int) -> None:
        """Make a row the current one, and bring it into sight."""
        index = self.matches.index(min(row, self.matches.rowCount() - 1))
        self.setCurrentIndex(index)
        if index.isValid():
            self.scrollTo(index)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Tell."""
        super().currentChanged(current, previous)
        self.chosen.emit()

    def event(self, event: QEvent) -> bool:
        """Keys that mean something here come here, whatever they mean in the window."""
        is_asked = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if isinstance(event, QKeyEvent) and is_asked and _is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; each action may have a key."""
        action = _action(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.entry is not None:
            self.opened.emit()
        elif _is_ours(event):
            self.keyed.emit(action)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Somebody who comes by Tab stands on a row at once."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.matches.rowCount():
            self.choose(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are as wide as the list."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


def _action(event: QKeyEvent) -> MatchAction | None:
    """What a key does with the current row."""
    pressed = QKeySequence(event.keyCombination())
    return next((action for action, keys in KEYS.items() if keys == pressed), None)


def _is_ours(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo) or _action(event) is not None


class _Row(QStyledItemDelegate):
    """Paints one row."""

    def __init__(self, words: EntryWords, letters: Lettering, view: MatchRows) -> None:
        super().__init__(view)
        self._words, self._letters, self._view = words, letters, view
        self._warning: QPixmap | None = None
        self.pictures = TablePictures(letters.theme, self)
        self.pictures.made.connect(view.viewport().update)
        letters.theme.changed.connect(self._make_warning)
        self._make_warning()

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Three lines high, or the picture."""
        letters = self._letters
        words = 2 * letters.line(Role.BODY) + letters.line(Role.SMALL) + 4
        return QSize(100, max(words, _PICTURE.height()) + 2 * _PADDING)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Background, picture, words."""
        entry: Entry = index.data(ENTRY)
        row = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, row, option)
        inside = row.adjusted(_PADDING + _BAR, _PADDING, -_GAP, -_PADDING)
        if row.width() >= self._letters.theme.px(_WITH_PICTURE):
            self._paint_picture(painter, QRectF(inside.topLeft(), _PICTURE.toSizeF()), row, entry)
            inside.setLeft(inside.left() + _PICTURE.width() + _GAP)
        side = QRectF(inside)
        side.setLeft(inside.right() - _SIDE_SHARE * row.width())
        inside.setRight(side.left() - _GAP)
        self._paint_words(painter, inside, entry)
        self._paint_side(painter, side, entry)
        painter.restore()

    def _paint_ground(self, painter: QPainter, row: QRectF, option: QStyleOptionViewItem) -> None:
        colours = self._letters.theme.palette
        painter.fillRect(QRectF(row.left(), row.bottom() - 1, row.width(), 1), colours.line)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(row.adjusted(0, 0, 0, -1), colours.sel)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(QRectF(row.left(), row.top(), _BAR, row.height() - 1), colours.primary)
        if option.state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            painter.setPen(QPen(colours.focus, FOCUS_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(2, 2, -2, -3), RADIUS_FIELD, RADIUS_FIELD)

    def _paint_picture(self, painter: QPainter, place: QRectF, row: QRectF, entry: Entry) -> None:
        place.moveTop(round(row.center().y() - place.height() / 2))
        if isinstance(entry, MatchSummary):
            self.pictures.set_size(_PICTURE, self._view.devicePixelRatioF())
            picture = self.pictures.picture(entry.board_text)
            if picture is not None:
                painter.drawPixmap(place.topLeft(), picture)
        elif self._warning is not None:
            at = place.center() - QPointF(_ICON / 2, _ICON / 2)
            painter.drawPixmap(at, self._warning)

    def _paint_words(self, painter: QPainter, room: QRectF, entry: Entry) -> None:
        letters, colours = self._letters, self._letters.theme.palette
        heights = (letters.line(Role.BODY), letters.line(Role.BODY), letters.line(Role.SMALL))
        top = room.center().y() - (sum(heights) + 4) / 2
        lines = []
        for height in heights:
            lines.append(QRectF(room.left(), top, room.width(), height))
            top += height + 2
        write(painter, lines[0], self._words.title(entry), letters.font(Role.BODY, True), colours.ink)
        if isinstance(entry, MatchSummary):
            self._paint_scores(painter, lines[1], entry)
            small = letters.font(Role.SMALL)
            write(painter, lines[2], self._words.progress(entry), small, colours.ink2)
        else:
            write(painter, lines[1], self._words.reason(entry), letters.font(Role.BODY), colours.ink2)
            write(painter, lines[2], entry.path.name, letters.font(Role.SMALL), colours.ink2)

    def _paint_scores(self, painter: QPainter, line: QRectF, entry: MatchSummary) -> None:
        """Mark, names and points of each entity; names give way, points do not."""
        letters, theme = self._letters, self._letters.theme
        names = Names(tuple(player.name for player in entry.players))
        room = line.width() / len(entry.scores_raw)
        left = line.left()
        for entity, raw in enumerate(entry.scores_raw):
            points = number(displayed(raw))
            wide = letters.width(points, Role.BODY, True)
            mark = theme.px(_MARK)
            centre = QPointF(left + mark / 2, line.center().y())
            paint_mark(painter, centre, mark, entity, theme.team_colour(entity))
            name = QRectF(left + mark + 7, line.top(), room - mark - 7 - wide - 22, line.height())
            font = letters.font(Role.BODY)
            taken = write(painter, name, names.entity(entity), font, theme.palette.ink2)
            at = QRectF(name.left() + taken + 6, line.top(), wide + 4, line.height())
            write(painter, at, points, letters.font(Role.BODY, True), theme.palette.ink)
            left = at.left() + wide + 16

    def _paint_side(self, painter: QPainter, room: QRectF, entry: Entry) -> None:
        letters = self._letters
        height = letters.line(Role.BODY)
        top = room.center().y() - height - 1
        right = Qt.AlignmentFlag.AlignRight
        state = QRectF(room.left(), top, room.width(), height)
        font = letters.font(Role.BODY, True)
        write(painter, state, self._words.state(entry), font, self._tone(entry), right)
        when = QRectF(room.left(), top + height + 2, room.width(), height)
        small = letters.font(Role.SMALL)
        write(painter, when, self._words.when(entry), small, letters.theme.palette.ink2, right)

    def _tone(self, entry: Entry) -> QColor:
        colours = self._letters.theme.palette
        if not isinstance(entry, MatchSummary):
            return colours.bad
        if entry.finished:
            return colours.good
        return colours.ink2 if entry.is_abandoned else colours.brass_text

    def _make_warning(self) -> None:
        """Made here: no pixmap is made inside a paint event."""
        ratio = self._view.devicePixelRatioF()
        self._warning = icon_pixmap("warning", self._letters.theme.palette.bad, _ICON, ratio)
