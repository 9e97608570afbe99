"""The overlays that lie over a window, one above the other."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from .overlay import Overlay

__all__ = ["OverlayStack"]


class OverlayStack(QObject):
    """Opens and closes overlays over `host`. `changed`: another one is on top, or none."""

    changed = Signal()
    spoke = Signal(str)
    """What an overlay has to announce."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.host = host
        self._open: list[Overlay] = []
        self._make_bar: Callable[[Overlay], QWidget] | None = None

    @property
    def top(self) -> Overlay | None:
        """The overlay that can be used now."""
        return self._open[-1] if self._open else None

    def holds(self, kind: type[Overlay]) -> bool:
        """Whether an overlay of this kind is open."""
        return any(isinstance(overlay, kind) for overlay in self._open)

    def all_in(self, known: Sequence[Overlay]) -> bool:
        """Whether none is open but those."""
        return all(overlay in known for overlay in self._open)

    def set_bar(self, make: Callable[[Overlay], QWidget] | None) -> None:
        """Lay a bar over the top of each overlay, open now or later; None: no more.

        What an overlay covers cannot be told there, and some things must be told at once.
        """
        if (make is None) != (self._make_bar is None):
            for overlay in self._open:
                overlay.set_bar(None if make is None else make(overlay))
        self._make_bar = make

    def open(self, overlay: Overlay) -> None:
        """Lay one on top."""
        self._open.append(overlay)
        if self._make_bar is not None:
            overlay.set_bar(self._make_bar(overlay))
        overlay.open()
        overlay.spoke.connect(self.spoke)
        if text := overlay.spoken():
            self.spoke.emit(text)
        self.changed.emit()

    def close(self, overlay: Overlay) -> None:
        """Take one away; one that is not open any more is left alone."""
        if overlay in self._open:
            self._open.remove(overlay)
            overlay.close_overlay()
            if self.top is not None:
                self.top.take_focus()
            self.changed.emit()

    def clear(self) -> None:
        """Take all away."""
        for overlay in reversed(tuple(self._open)):
            self.close(overlay)
