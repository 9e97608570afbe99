"""The view of the table: felt, layers, camera. It shows what it is told, and tells what was touched."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.controls import OWN_FOCUS, plain_tooltip
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import FOCUS_WIDTH, RADIUS_MAT

from .camera import Camera
from .layer import Layer
from .measures import Extent, Measures, measure
from .sprites import Sprite, Sprites

__all__ = ["Stage"]


_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Stage(QGraphicsView):
    """Mat and rack as one scene in px, so that a tile can travel everywhere. Input comes out as signals.

    Layers, back to front: `targets`, `board`, `hints`, `ghost` and `badges` stand on the table and follow the
    camera; `rack`, `air` (what is held or flies) and `over` (bubble, toasts) do not.
    """

    resized = Signal()
    pressed = Signal(QPointF)
    moved = Signal(QPointF)
    released = Signal(QPointF)
    double_pressed = Signal(QPointF)
    taken_back = Signal()
    """The right button: what is held goes back."""
    wheel_turned = Signal(QPointF, float)
    """Where, and how many steps towards the table."""
    left = Signal()
    tip_wanted = Signal(QPointF)
    """The pointer has rested there for a while."""
    focus_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.sprites = Sprites(theme)
        self.measures: Measures = measure(QSizeF(960, 688), 4, Extent(288, False, 96, 1.0, 92, 0))
        self.camera = Camera(48.0, 488.0, 290.0)
        self._back: QPixmap | None = None
        self._on_turn = False
        self._by_keys = False
        """Whether the keyboard was brought here by a key, as far as is known."""
        self._build_scene()
        self._set_up()
        theme.changed.connect(self.forget_background)

    def _build_scene(self) -> None:
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.window_layer, self.world = Layer(), Layer()
        self.targets, self.board, self.ghost, self.badges = Layer(0), Layer(1), Layer(2), Layer(3)
        self.hints = Layer(1.5)
        self.edge, self.rack, self.air, self.over = Layer(1), Layer(2), Layer(3), Layer(4)
        self.world.setParentItem(self.window_layer)
        for layer in (self.targets, self.board, self.hints, self.ghost, self.badges):
            layer.setParentItem(self.world)
        for layer in (self.window_layer, self.edge, self.rack, self.air, self.over):
            scene.addItem(layer)
        self.setScene(scene)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN_FOCUS, True)

    # What is shown

    def set_room(self, extent: Extent, players: int) -> None:
        """Measure the table anew: after its size, its seats or the text size changed."""
        size = QSizeF(self.viewport().size())
        self.setSceneRect(QRectF(QPointF(), size))
        self.measures = measure(size, players, extent)
        self.sprites.ratio = self.devicePixelRatioF()
        self.set_on_turn(self._on_turn)
        self.forget_background()

    def set_on_turn(self, on_turn: bool) -> None:
        """Whether the rack has the brass edge of the seat to move."""
        self._on_turn = on_turn
        self.edge.put("edge", self._edge_sprite() if on_turn else None)

    def show_focus(self, shown: bool) -> None:
        """Ring the rack: the keyboard is here, and on no tile yet. Only for those who use the keyboard."""
        wanted = shown and self._by_keys and self.hasFocus()
        self.edge.put("focus", self._focus_sprite() if wanted else None)

    def _focus_sprite(self) -> Sprite:
        rack, colours = self.measures.rack, self._theme.palette
        half = QSizeF(rack.width() / 2, rack.height() / 2)

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.ring, FOCUS_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            rect = QRectF(-half.width(), -half.height(), rack.width(), rack.height())
            painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), RADIUS_MAT - 4, RADIUS_MAT - 4)

        return Sprite(self.sprites.painted(("focus", rack.size().toTuple()), half, paint), rack.center(), 1.0)

    def _edge_sprite(self) -> Sprite:
        rack, colours = self.measures.rack, self._theme.palette
        half = QSizeF(rack.width() / 2, rack.height() / 2)

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.brass, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            rect = QRectF(-half.width(), -half.height(), rack.width(), rack.height())
            painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), RADIUS_MAT, RADIUS_MAT)

        return Sprite(self.sprites.painted(("edge", rack.size().toTuple()), half, paint), rack.center(), 0.0)

    def forget_background(self) -> None:
        """Paint the felt again: colours or sizes are others."""
        self._back = None
        self.viewport().update()

    def look(self, transform: QTransform) -> None:
        """Look at the world through a transformation: on the way from one camera to the next."""
        self.world.setTransform(transform)

    def settled(self, point: QPointF) -> QPointF:
        """Where the camera puts what is seen at `point`: another place while it glides."""
        inverted, possible = self.world.transform().inverted()
        return inverted.map(point) if possible else point

    def clip_world(self, clipped: bool) -> None:
        """Whether the table may reach beyond the mat, and must be cut off there."""
        self.window_layer.clip(self.measures.mat.adjusted(6, 6, -6, -6) if clipped else None)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copy the exposed part of paper, mat and rack, painted once."""
        back = self._back
        if back is None or back.devicePixelRatio() != self.devicePixelRatioF():
            back = self._back = self._painted_background()
        ratio = back.devicePixelRatio()
        target = QRectF(rect).toAlignedRect().intersected(self.viewport().rect())
        source = QRectF(
            target.x() * ratio, target.y() * ratio, target.width() * ratio, target.height() * ratio
        )
        painter.drawPixmap(QRectF(target), back, source)

    def _painted_background(self) -> QPixmap:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        pixmap = QPixmap(QSize(round(size.width() * ratio), round(size.height() * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        colours = self._theme.palette
        pixmap.fill(colours.paper)
        painter = QPainter(pixmap)
        paint_felt(painter, self.measures.mat, colours)
        rack = self.measures.rack
        painter.setPen(Qt.PenStyle.NoPen)
        # The rail is 92% over felt.
        for brush in (colours.table_edge, colours.rail):
            painter.setBrush(brush)
            painter.drawRoundedRect(rack, RADIUS_MAT, RADIUS_MAT)
        painter.end()
        return pixmap

    # What was touched

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the page, which measures anew."""
        super().resizeEvent(event)
        self.resized.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press of the left button; the right one takes back."""
        if event.button() is Qt.MouseButton.RightButton:
            self.taken_back.emit()
        elif event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.double_pressed.emit(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer moved, with or without a button."""
        self.moved.emit(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The left button was let go."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.released.emit(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom."""
        steps = event.angleDelta().y() / 120
        if steps:
            self.wheel_turned.emit(event.position(), steps)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left the table."""
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the page's: nothing scrolls."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.OtherFocusReason:
            self._by_keys = event.reason() in _KEYS
        self.show_focus(True)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard went."""
        super().focusOutEvent(event)
        self.show_focus(False)
        self.focus_changed.emit()

    def viewportEvent(self, event: QEvent) -> bool:
        """A tooltip is due."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.tip_wanted.emit(QPointF(event.pos()))
            return True
        return super().viewportEvent(event)

    def show_tip(self, point: QPointF, text: str) -> None:
        """Show a tooltip at a point, until the pointer moves on; an empty text shows none."""
        around = QRectF(point.x() - 3, point.y() - 3, 6, 6).toRect()
        at = self.viewport().mapToGlobal(point.toPoint())
        QToolTip.showText(at, plain_tooltip(text), self.viewport(), around)

    def event(self, event: QEvent) -> bool:
        """Another screen: other device pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.resized.emit()
        return super().event(event)
