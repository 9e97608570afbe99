"""Tooltips of what lies on the table: what a mark there means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF

from fiveup_desktop.rules import Connection
from fiveup_desktop.view.words.legend import LegendWords

from .layer import Layer
from .props import Props

__all__ = ["Tips"]

_REACH = 4.0
"""A pointer this near to a small mark, in px, means it."""


class Tips:
    """Finds the mark under a point, and says what it means."""

    def __init__(self, props: Props) -> None:
        self._props = props

    def at(self, point: QPointF) -> str:
        """What to say of a point of the stage; empty if nothing that needs a word is there."""
        words, stage = LegendWords(self._props.theme.words), self._props.stage
        for key in self._under(stage.badges, point):
            if key[0] == "badge":
                _, tile, port = key
                return words.badge(tile.pips if port is None else tile.connection(port).value)
        for key in self._under(stage.board, point):
            if key[0] == "cap":
                return words.cap()
        for key in self._under(stage.targets, point):
            if key[0] == "target":
                return words.target()
            if key[0] == "rest":
                connection: Connection = key[1]
                return words.open_end(connection.value)
        return ""

    def _under(self, layer: Layer, point: QPointF) -> Iterator[tuple[Any, ...]]:
        for key, item in layer.items.items():
            place = item.sceneBoundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)
            if isinstance(key, tuple) and place.contains(point):
                yield key
