"""Small motions beside the choreographer: lifting, going back, snapping, fading. They hold nothing up."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

from fiveup_desktop.view.theme import Motion, Theme

__all__ = ["Glides"]


class Glides(QObject):
    """Runs at most one motion under each key."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._running: dict[Hashable, tuple[QVariantAnimation, Callable[[float], None]]] = {}

    def move(self, key: Hashable, item: QGraphicsItem, start: QPointF, motion: Motion) -> None:
        """Let an item come from `start` to where it stands."""
        end = QPointF(item.pos())

        def go(share: float) -> None:
            item.setPos(start + (end - start) * share)

        self._run(key, motion, go)

    def fade_in(self, key: Hashable, item: QGraphicsItem, motion: Motion) -> None:
        """Let an item appear."""
        full = item.opacity()
        self._run(key, motion, lambda share: item.setOpacity(full * share))

    def finish(self) -> None:
        """End all of them at once."""
        for animation, go in tuple(self._running.values()):
            animation.stop()
            animation.deleteLater()
            go(1.0)
        self._running.clear()

    def _run(self, key: Hashable, motion: Motion, go: Callable[[float], None]) -> None:
        ms = self._theme.milliseconds(motion)
        if ms == 0:
            return
        self._stop(key)
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(ms)
        animation.setEasingCurve(self._theme.easing(motion))
        animation.valueChanged.connect(go)
        animation.finished.connect(lambda: self._stop(key))
        self._running[key] = animation, go
        animation.start()

    def _stop(self, key: Hashable) -> None:
        running = self._running.pop(key, None)
        if running is not None:
            running[0].stop()
            running[0].deleteLater()
