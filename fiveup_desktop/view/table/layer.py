"""A layer of the scene: pixmap items under keys, made to agree with what is wanted."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from .sprites import Sprite

__all__ = ["Layer"]


class Layer(QGraphicsRectItem):
    """Holds one item for each key; `reconcile` and `put` are the only ways in, so nothing can be left over.

    It is a rectangle that paints nothing, and clips its children when asked to: no Python runs in a repaint.
    """

    def __init__(self, z: float = 0.0) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(z)
        self._items: dict[Hashable, QGraphicsPixmapItem] = {}
        self._shown: dict[Hashable, Sprite] = {}

    @property
    def items(self) -> Mapping[Hashable, QGraphicsPixmapItem]:
        """The items by key."""
        return self._items

    def reconcile(self, wanted: Mapping[Hashable, Sprite]) -> list[Hashable]:
        """Make the items agree with `wanted`; returns the keys that are new."""
        for key in [key for key in self._items if key not in wanted]:
            self._drop(key)
        new = [key for key in wanted if key not in self._items]
        for key, sprite in wanted.items():
            self._set(key, sprite)
        return new

    def put(self, key: Hashable, sprite: Sprite | None) -> None:
        """Set or drop one item."""
        if sprite is not None:
            self._set(key, sprite)
        elif key in self._items:
            self._drop(key)

    def clip(self, window: QRectF | None) -> None:
        """Show nothing outside `window`, in this layer's coordinates; None: show all."""
        self.setRect(window or QRectF())
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, window is not None)

    def _drop(self, key: Hashable) -> None:
        item = self._items.pop(key)
        del self._shown[key]
        self.scene().removeItem(item)

    def _set(self, key: Hashable, sprite: Sprite) -> None:
        item = self._items.get(key) or self._add(key)
        shown = self._shown.get(key)
        if shown is None or shown.pixmap is not sprite.pixmap:
            size = sprite.pixmap.deviceIndependentSize()
            item.setPixmap(sprite.pixmap)
            item.setOffset(-size.width() / 2, -size.height() / 2)
        # Qt does nothing where nothing changes; an animation may have moved it since it was last set.
        item.setPos(sprite.centre)
        item.setZValue(sprite.z)
        item.setOpacity(sprite.opacity)
        item.setRotation(0)
        self._shown[key] = sprite

    def _add(self, key: Hashable) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(self)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._items[key] = item
        return item
