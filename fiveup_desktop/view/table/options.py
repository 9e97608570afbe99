"""What a player has chosen for the table, kept with the other settings."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.session import Settings

from .rack import Order

__all__ = ["Badges", "TableOptions"]


class Badges(Enum):
    """When scoring ends wear their badges."""

    ALWAYS = "always"
    HOVER = "hover"
    """While the pointer is over the table."""
    NEVER = "never"


_NAMES = frozenset({"badges", "hand_order", "marks_playable", "forced_alone"})


class TableOptions(QObject):
    """The options of the table. Without `settings`: the defaults, and an order of the hand of its own.

    `changed`: one of them is another.
    """

    changed = Signal()

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._order = Order.VALUE
        if settings is not None:
            settings.changed.connect(self._on_changed)

    @property
    def badges(self) -> Badges:
        """When scoring ends wear their badges."""
        return Badges.ALWAYS if self._settings is None else Badges(self._settings.badges)

    @property
    def order(self) -> Order:
        """How the hand is sorted."""
        return self._order if self._settings is None else Order(self._settings.hand_order)

    @order.setter
    def order(self, order: Order) -> None:
        if self._settings is not None:
            self._settings.hand_order = order.value
        elif order is not self._order:
            self._order = order
            self.changed.emit()

    @property
    def marks_playable(self) -> bool:
        """Whether a playable tile wears a dot."""
        return self._settings is None or self._settings.marks_playable

    @property
    def forced_alone(self) -> bool:
        """Whether draws and passes, which are forced, are made without asking."""
        return self._settings is not None and self._settings.forced_alone

    @property
    def curtain_on_leave(self) -> bool:
        """Whether the curtain falls, with several people at one screen, when the window loses the focus."""
        return self._settings is not None and self._settings.curtain_on_leave

    def _on_changed(self, name: str) -> None:
        if name in _NAMES:
            self.changed.emit()
