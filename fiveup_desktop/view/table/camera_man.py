"""Moves the camera: fits it to the table, lets the player zoom and pan, and glides from one to the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QTransform

from fiveup_desktop.layout import Bounds
from fiveup_desktop.view.theme import Motion, Theme

from .camera import Camera, fitted, holds, zoomed
from .measures import MOST_U, READABLE_U
from .stage import Stage

__all__ = ["CameraMan"]

_STEP = 1.2
_ROOMIER = 1.3


class CameraMan(QObject):
    """Moves the stage's camera. `changed`: it is another, so everything on the table has to be shown anew."""

    changed = Signal()
    taken = Signal(bool)
    """Whether the player has taken the camera, by zooming or panning."""

    def __init__(self, stage: Stage, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage, self._theme = stage, theme
        self._bounds: Bounds = (-1.0, -1.0, 1.0, 1.0)
        self._by_hand = False
        self._from = stage.camera
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._glide)

    @property
    def by_hand(self) -> bool:
        """Whether the player has zoomed or panned, and the camera no longer follows the table."""
        return self._by_hand

    @property
    def is_small(self) -> bool:
        """Whether the whole table is too small to be read well."""
        return not self._by_hand and self._stage.camera.u < READABLE_U

    def refit(self, bounds: Bounds) -> None:
        """Show all of `bounds`, in tile units, at once: another round, or another size of the window."""
        self._bounds, self._by_hand = bounds, False
        self._go(self._wanted(), at_once=True)

    def fit(self, bounds: Bounds, least: Bounds | None = None) -> None:
        """Show all of `bounds`; moves only if they do not fit, or if there is much more room.

        `least`, within `bounds`, is enough to stay: a table that stands still is worth more than margins.
        """
        self._bounds = bounds
        if self._by_hand:
            return
        wanted = self._wanted()
        now, room = self._stage.camera, self._stage.measures.fit
        good = holds(now, least or bounds, room) and now.u * _ROOMIER >= wanted.u and now.u <= wanted.u + 2
        if not good:
            self._go(wanted)

    def fit_again(self) -> None:
        """Show the whole table again, after zooming."""
        self._by_hand = False
        self._go(self._wanted())

    def zoom(self, steps: float, about: QPointF | None = None) -> None:
        """Come closer (or go away) by some steps, `about` staying where it is."""
        self.finish()
        self._by_hand = True
        point = about or self._stage.measures.mat.center()
        self._go(zoomed(self._stage.camera, _STEP**steps, point, self._stage.sprites.ratio), at_once=True)

    def pan(self, by: QPointF) -> None:
        """Move the table by some px; only after zooming, or when it is small."""
        if not self._by_hand:
            return
        camera = self._stage.camera
        ratio = self._stage.sprites.ratio
        x, y = round((camera.x + by.x()) * ratio) / ratio, round((camera.y + by.y()) * ratio) / ratio
        self._go(Camera(camera.u, x, y), at_once=True)

    def finish(self) -> None:
        """End a glide at once."""
        self._animation.stop()
        self._stage.look(QTransform())

    def _wanted(self) -> Camera:
        stage = self._stage
        return fitted(self._bounds, stage.measures.fit, stage.sprites.ratio, MOST_U * stage.measures.scale)

    def _go(self, camera: Camera, at_once: bool = False) -> None:
        before = self._stage.camera
        if camera == before:
            self._stage.clip_world(self._by_hand)
            self.taken.emit(self._by_hand)
            return
        self.finish()
        self._stage.camera = camera
        self._stage.clip_world(self._by_hand)
        self.taken.emit(self._by_hand)
        self.changed.emit()
        ms = 0 if at_once else self._theme.milliseconds(Motion.CAMERA)
        if ms > 0:
            self._from = before
            self._animation.setDuration(ms)
            self._animation.setEasingCurve(self._theme.easing(Motion.CAMERA))
            self._animation.start()

    def _glide(self, share: float) -> None:
        start, end = self._from, self._stage.camera
        if share >= 1.0:
            self._stage.look(QTransform())
            return
        between = Camera(
            start.u + (end.u - start.u) * share,
            start.x + (end.x - start.x) * share,
            start.y + (end.y - start.y) * share,
        )
        self._stage.look(end.transform_from(between))
