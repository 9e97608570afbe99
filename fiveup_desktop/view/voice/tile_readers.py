"""What a screen reader finds on the table: every tile as a text where it lies. Nothing of it can be seen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel

from fiveup_desktop.rules import Tile
from fiveup_desktop.view.table.shown import Shown
from fiveup_desktop.view.table.stage import Stage
from fiveup_desktop.view.words import Words
from fiveup_desktop.view.words.places import PlaceWords

__all__ = ["TileReaders"]


class _TileText(QLabel):
    """The text of a tile; the scene paints the tile itself."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing."""


class TileReaders:
    """Texts over the tiles of one stage. They can be read, and neither be clicked nor have the keyboard."""

    def __init__(self, stage: Stage, words: Words) -> None:
        self._stage = stage
        self._places = PlaceWords(words)
        self._texts: dict[Tile, _TileText] = {}

    @property
    def told(self) -> dict[Tile, str]:
        """What is told of each tile."""
        return {tile: text.text() for tile, text in self._texts.items()}

    def show(self, shown: Shown | None) -> None:
        """Agree with a moment; None: nobody reads."""
        poses = {} if shown is None else shown.laid.table.poses
        for tile in [tile for tile in self._texts if tile not in poses]:
            self._texts.pop(tile).deleteLater()
        if shown is None:
            return
        for tile, pose in poses.items():
            text = self._texts.get(tile) or self._make(tile)
            text.setText(self._places.tile(shown.laid.board, tile))
            text.setGeometry(self._stage.camera.rect(pose).toAlignedRect())
            text.show()

    def _make(self, tile: Tile) -> _TileText:
        text = self._texts[tile] = _TileText(self._stage)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Below the tags and plates, which have been there before.
        text.lower()
        self._stage.viewport().lower()
        return text
