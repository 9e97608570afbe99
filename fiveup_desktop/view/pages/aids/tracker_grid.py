"""The tiles of the set as a triangle of small tiles: those not seen yet stand out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from fiveup_desktop.rules import FULL_SET, Tile
from fiveup_desktop.view.art.tiles import TileLook, paint_tile
from fiveup_desktop.view.table.painted import Painted
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.words.tracker import TrackerWords

__all__ = ["TrackerGrid"]

_ROWS: Final = 7
_GAP: Final = 4.0
_LARGEST: Final = 20.0
"""The largest half of a tile in px at 100% text."""
_PALE: Final = 0.25
"""How much shows of a tile that the chosen seat cannot hold."""


class TrackerGrid(Painted):
    """Row v holds the tiles from v|v to v|6. A tile that is seen leaves an empty place."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._unseen: frozenset[Tile] = frozenset()
        self._own: frozenset[Tile] = frozenset()
        self._bright: frozenset[Tile] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.renew)

    def show_tiles(self, unseen: Collection[Tile], own: Collection[Tile]) -> None:
        """The tiles not seen yet, and those of the own hand."""
        if (self._unseen, self._own) != (now := (frozenset(unseen), frozenset(own))):
            self._unseen, self._own = now
            self.renew()

    def brighten(self, tiles: Collection[Tile] | None) -> None:
        """Keep only these bright: what a seat can hold; None: all."""
        bright = None if tiles is None else frozenset(tiles)
        if bright != self._bright:
            self._bright = bright
            self.renew()

    @property
    def bright(self) -> frozenset[Tile]:
        """The tiles that are painted whole."""
        return self._unseen if self._bright is None else self._unseen & self._bright

    def place(self, tile: Tile) -> QRectF:
        """Where a tile is, in px."""
        u = self._u(self.width())
        return QRectF(tile.high * (2 * u + _GAP), tile.low * (u + _GAP), 2 * u, u)

    # Size

    def _u(self, width: int) -> float:
        fits = (width - (_ROWS - 1) * _GAP) / (2 * _ROWS)
        return float(int(max(8.0, min(fits, _LARGEST * self._theme.text_percent / 100))))

    def hasHeightForWidth(self) -> bool:
        """Tiles keep their shape."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Seven rows, and the shadow of the last."""
        return round(_ROWS * self._u(width) + (_ROWS - 1) * _GAP + 3)

    def sizeHint(self) -> QSize:
        """As the side panel of 1280 px has room for."""
        return QSize(245, self.heightForWidth(245))

    def minimumSizeHint(self) -> QSize:
        """Small tiles."""
        return QSize(140, self.heightForWidth(140))

    # Paint

    def picture(self, painter: QPainter) -> None:
        """Every place, and the number of those that are not seen in the empty corner."""
        ratio = self.devicePixelRatioF()
        look = TileLook(self._u(self.width()), ratio, self._theme.palette, self._theme.pips)
        for tile in FULL_SET:
            if tile in self._unseen:
                painter.save()
                painter.setOpacity(1.0 if tile in self.bright else _PALE)
                middle = self.place(tile).center()
                painter.translate(
                    QPointF(round(middle.x() * ratio) / ratio, round(middle.y() * ratio) / ratio)
                )
                paint_tile(painter, tile, 0, look)
                painter.restore()
            else:
                self._paint_empty(painter, tile)
        self._paint_count(painter)

    def _paint_empty(self, painter: QPainter, tile: Tile) -> None:
        """The place of a tile on the table; that of the own hand has a dot."""
        colours, place = self._theme.palette, self.place(tile).adjusted(1, 1, -1, -1)
        pen = QPen(colours.line, 1)
        pen.setDashPattern([2.5, 2.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, 3, 3)
        if tile in self._own:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.brass_edge)
            painter.drawEllipse(place.center(), 2.5, 2.5)

    def _paint_count(self, painter: QPainter) -> None:
        u = self._u(self.width())
        corner = QRectF(0, 3 * (u + _GAP), 3 * (2 * u + _GAP), 4 * u + 3 * _GAP)
        painter.setFont(self._theme.font(Role.SCORE))
        painter.setPen(self._theme.palette.ink)
        painter.drawText(
            corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, str(len(self._unseen))
        )

    # Tips

    def event(self, event: QEvent) -> bool:
        """Say what is under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = QPointF(event.pos())
            tile = next((each for each in FULL_SET if self.place(each).contains(point)), None)
            text = "" if tile is None else self._tip(tile)
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _tip(self, tile: Tile) -> str:
        words = TrackerWords(self._theme.words)
        return words.tip(tile, tile in self._unseen, tile in self._own)
