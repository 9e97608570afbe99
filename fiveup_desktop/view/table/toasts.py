"""Award toasts: they rise by the tag of a seat, stay to be read, and fade."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QSequentialAnimationGroup, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem

from fiveup_desktop.view.theme import Motion, Theme

from .layer import Layer
from .sprites import Sprite

__all__ = ["Toasts"]

_RISE = 8.0


class Toasts(QObject):
    """The toasts of one table: at most one for each seat. They hold nothing up."""

    def __init__(self, layer: Layer, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._layer, self._theme = layer, theme
        self._running: dict[int, QSequentialAnimationGroup] = {}

    def show_toast(self, seat: int, sprite: Sprite) -> None:
        """Show a toast by a seat, in place of the one that is still there. Nothing at speed none."""
        self.drop(seat)
        if self._theme.milliseconds(Motion.TOAST_IN) == 0:
            return
        self._layer.put(("toast", seat), sprite._replace(opacity=0.0))
        item = self._layer.items["toast", seat]
        group = QSequentialAnimationGroup(self)
        group.addAnimation(self._fade(item, sprite.centre, Motion.TOAST_IN, coming=True))
        group.addPause(self._theme.milliseconds(Motion.TOAST_STAY))
        group.addAnimation(self._fade(item, sprite.centre, Motion.TOAST_OUT, coming=False))
        group.finished.connect(lambda: self.drop(seat))
        self._running[seat] = group
        group.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def drop(self, seat: int) -> None:
        """Take a toast away."""
        group = self._running.pop(seat, None)
        if group is not None:
            group.stop()
            group.deleteLater()
        self._layer.put(("toast", seat), None)

    def drop_all(self) -> None:
        """Take all toasts away."""
        for seat in list(self._running):
            self.drop(seat)

    def _fade(
        self, item: QGraphicsPixmapItem, centre: QPointF, motion: Motion, coming: bool
    ) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0 if coming else 1.0)
        animation.setEndValue(1.0 if coming else 0.0)
        animation.setDuration(self._theme.milliseconds(motion))
        animation.setEasingCurve(self._theme.easing(motion))
        rises = coming and not self._theme.reduced_motion

        def go(share: float) -> None:
            item.setOpacity(share)
            if rises:
                item.setPos(centre + QPointF(0, _RISE * (1 - share)))

        animation.valueChanged.connect(go)
        return animation
