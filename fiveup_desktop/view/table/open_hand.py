"""An open hand beside the tag of its seat: for practice, and when a match is looked at again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from fiveup_desktop.rules import Tile
from fiveup_desktop.view.art.marks import CHIP, paint_chip
from fiveup_desktop.view.words.fill import fill

from .lettering import Lettering
from .measures import Measures, Place
from .painted import Painted

__all__ = ["OpenHand"]

_GAP = 4.0
_COLUMNS = 2
"""At least so many chips side by side under a tag at the side."""
_LEAST = 0.5
"""How small chips may become before some find no room."""


class _Grid(NamedTuple):
    """Chips in rows: how large each, how many in a row, how high all, and whether there is room."""

    chip: QSizeF
    columns: int
    height: float
    fits: bool


class OpenHand(Painted):
    """Tiles as chips with digits: under a tag at the side, to the right of the tag at the top."""

    def __init__(self, place: Place, letters: Lettering, parent: QWidget) -> None:
        super().__init__(parent)
        self._place, self._letters = place, letters
        self._name = ""
        self.tiles: tuple[Tile, ...] = ()
        """What is shown; empty: the hand is hidden."""
        self._measures: Measures | None = None
        self.hide()

    def hang(self, measures: Measures) -> None:
        """Put it beside its tag."""
        self._measures = measures
        self._arrange()

    def show_tiles(self, name: str, tiles: Sequence[Tile]) -> None:
        """Show the hand of somebody; no tiles: nothing."""
        wanted = tuple(sorted(tiles))
        if (name, wanted) != (self._name, self.tiles):
            self._name, self.tiles = name, wanted
            self._arrange()
            self.retell()

    def retell(self) -> None:
        """Write everything again, the accessible name too."""
        tiles = self.tr(", ", "between tiles").join(map(str, self.tiles))
        told = fill(self.tr("{name} holds {tiles}"), name=self._name, tiles=tiles) if tiles else ""
        self.setAccessibleName(told)
        self.renew()

    def _arrange(self) -> None:
        self.setVisible(bool(self.tiles))
        if self._measures is not None and self.tiles:
            self.setGeometry(self._rect(self._measures).toAlignedRect())
        self.renew()

    def _rect(self, measures: Measures) -> QRectF:
        """Where it may stand: in the margin that the camera keeps free; at a side below or above the tag."""
        tag, mat = measures.tags[self._place], measures.mat
        if self._place is Place.TOP:
            # At the right edge another hand may stand above its tag.
            right = measures.tags[Place.RIGHT].left() if Place.RIGHT in measures.tags else mat.right() - 4
            room = right - 8 - tag.right() - 10
            width = len(self.tiles) * (CHIP[0] * measures.scale + _GAP)
            return QRectF(tag.right() + 10, tag.top(), min(room, width), tag.height())
        below, above = mat.bottom() - measures.plate_height - 28 - tag.bottom(), tag.top() - 20 - mat.top()
        wanted = self._wanted(measures)
        if below >= min(wanted, above):
            return QRectF(tag.left(), tag.bottom() + 8, tag.width(), min(wanted, below))
        height = min(wanted, above)
        return QRectF(tag.left(), tag.top() - 8 - height, tag.width(), height)

    def _wanted(self, measures: Measures) -> float:
        """How high all chips are under a tag at the side, at their full size."""
        rows = -(-len(self.tiles) // _COLUMNS)
        return rows * (CHIP[1] * measures.scale + _GAP)

    def chips(self) -> list[QRectF]:
        """Where the chips are, in px of this widget."""
        scale = self._measures.scale if self._measures is not None else 1.0
        while not (grid := self._grid(scale)).fits and scale > _LEAST:
            scale *= 0.92
        top = (self.height() - grid.height) / 2 if self._place is Place.TOP else 0.0
        across, down = grid.chip.width() + _GAP, grid.chip.height() + _GAP
        return [
            QRectF(QPointF(index % grid.columns * across, top + index // grid.columns * down), grid.chip)
            for index in range(len(self.tiles))
        ]

    def _grid(self, scale: float) -> _Grid:
        """How the chips stand if they are so large."""
        width, height = CHIP[0] * scale, CHIP[1] * scale
        if self._place is not Place.TOP:
            width = min(width, (self.width() - _GAP) / _COLUMNS)
        columns = max(1, int((self.width() + _GAP) // (width + _GAP)))
        rows = -(-len(self.tiles) // columns)
        whole = rows * (height + _GAP) - _GAP
        return _Grid(QSizeF(width, height), columns, whole, whole <= self.height())

    def picture(self, painter: QPainter) -> None:
        """The chips."""
        for rect, tile in zip(self.chips(), self.tiles, strict=True):
            paint_chip(painter, rect, tile, self._letters.theme.palette)
