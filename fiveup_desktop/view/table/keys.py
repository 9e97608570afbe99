"""The keyboard on the table: choose a tile, go round its places, place it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from fiveup_desktop.rules import Tile

from .handling import Handling
from .rack_view import RackView

__all__ = ["Keys"]

_Key = Qt.Key


class Keys:
    """Turns keys into handling. Left and right go along the rack, up, down and Tab round the places."""

    def __init__(self, rack: RackView, handling: Handling) -> None:
        self._rack, self._handling = rack, handling

    def press(self, key: int) -> bool:
        """Do what a key means here; False if it means nothing."""
        if key in (_Key.Key_Left, _Key.Key_Right):
            self._along(1 if key == _Key.Key_Right else -1)
        elif key in (_Key.Key_Up, _Key.Key_Down):
            self._round(1 if key == _Key.Key_Down else -1)
        elif key in (_Key.Key_Tab, _Key.Key_Backtab):
            return self._tab(1 if key == _Key.Key_Tab else -1)
        elif key in (_Key.Key_Return, _Key.Key_Enter):
            self._place()
        elif key == _Key.Key_Space:
            self._space()
        elif key == _Key.Key_Escape:
            return self._escape()
        elif _Key.Key_1 <= key <= _Key.Key_9:
            self._choose(key - _Key.Key_1)
        else:
            return False
        return True

    def _along(self, step: int) -> None:
        hand = self._rack.hand
        if not hand:
            return
        cursor = self._handling.cursor
        if cursor in hand:
            place = (hand.index(cursor) + step) % len(hand)
        else:
            place = 0 if step > 0 else len(hand) - 1
        self._handling.move_cursor(hand[place])

    def _choose(self, index: int) -> None:
        hand = self._rack.hand
        if index >= len(hand):
            return
        self._handling.move_cursor(hand[index])
        self._explain(hand[index])

    def _round(self, step: int) -> None:
        if self._handling.grip is None:
            self._along(step)
        else:
            self._handling.cycle(step)

    def _tab(self, step: int) -> bool:
        """Tab goes round the places of a held tile; without one it leaves the table as everywhere."""
        if self._handling.grip is None:
            return False
        self._handling.cycle(step)
        return True

    def _place(self) -> None:
        """Place the held tile; say why if the tile under the cursor fits nowhere."""
        if self._handling.grip is not None:
            self._handling.place()
        elif self._handling.cursor is not None:
            self._explain(self._handling.cursor)

    def _space(self) -> None:
        """The only thing possible, else like Enter."""
        if self._handling.offers.only is not None:
            self._handling.act_only()
        else:
            self._place()

    def _explain(self, tile: Tile) -> None:
        if tile not in self._handling.offers.playable:
            self._handling.explain(tile)

    def _escape(self) -> bool:
        """Put back what is held, then take the cursor off the rack."""
        if self._handling.grip is None and self._handling.cursor is None:
            return False
        self._handling.put_back()
        self._handling.move_cursor(None)
        return True
