"""The live figure of a board: the reader drags tiles from the tray below it, or places them with the keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fiveup_desktop.rules import Board, Placement, Tile
from fiveup_desktop.view.art.felt import paint_felt
from fiveup_desktop.view.art.tiles import HELD_LIFT
from fiveup_desktop.view.controls import OWN_FOCUS
from fiveup_desktop.view.table.camera import Camera, fitted
from fiveup_desktop.view.table.gestures import Drag, Gesture, Hover, Press, pose_at
from fiveup_desktop.view.table.handling import Grip, Handling, Way
from fiveup_desktop.view.table.laid import Laid, laid_out
from fiveup_desktop.view.table.measures import Measures
from fiveup_desktop.view.table.offers import Offers
from fiveup_desktop.view.table.rack import Slot, rack_slots, rack_sprites, tile_at
from fiveup_desktop.view.table.scenery import Wanted, board_sprites, ghost_sprites, target_sprites
from fiveup_desktop.view.table.sprites import Sprite
from fiveup_desktop.view.table.stage import Stage
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.metrics import RADIUS_MAT

from .board_scene import MOST_U, bounds_of, mark_sprites

__all__ = ["BoardMat"]

_RAIL = 76
_GAP = 6
_MAT_HEIGHT = 246
_RACK_SCALE = 0.8


class _FigureStage(Stage):
    """The game's stage on a card: felt above, the tray's rail below, and nothing beside them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        # Before a tile is chosen nothing in it shows the focus, so the ring goes round it.
        self.setProperty(OWN_FOCUS, False)
        self._card_theme = theme
        self._painted: QPixmap | None = None

    def measure(self) -> None:
        """Take the mat and the rail from the present size."""
        size = QSizeF(self.viewport().size())
        self.setSceneRect(QRectF(QPointF(), size))
        mat = QRectF(0, 0, size.width(), size.height() - _RAIL - _GAP)
        rack = QRectF(0, mat.bottom() + _GAP, size.width(), _RAIL)
        self.measures = Measures(
            mat=mat,
            rack=rack,
            fit=mat.adjusted(10, 10, -10, -10),
            tags={},
            total=mat.bottomLeft(),
            boneyard=mat.bottomRight(),
            plate_height=0.0,
            scale=1.0,
            hand=rack,
        )
        self.sprites.ratio = self.devicePixelRatioF()
        self.forget_background()

    def forget_background(self) -> None:
        """Paint felt and rail again: colours or sizes are others."""
        self._painted = None
        super().forget_background()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copy felt and rail, painted once."""
        if self._painted is None:
            self._painted = self._paint_card()
        painter.drawPixmap(0, 0, self._painted)

    def _paint_card(self) -> QPixmap:
        ratio, size = self.devicePixelRatioF(), self.viewport().size()
        pixmap = QPixmap(QSize(round(size.width() * ratio), round(size.height() * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        colours = self._card_theme.palette
        pixmap.fill(colours.panel)
        painter = QPainter(pixmap)
        paint_felt(painter, self.measures.mat, colours)
        painter.setPen(Qt.PenStyle.NoPen)
        for brush in (colours.table_edge, colours.rail):
            painter.setBrush(brush)
            painter.drawRoundedRect(self.measures.rack, RADIUS_MAT, RADIUS_MAT)
        painter.end()
        return pixmap


class BoardMat(QWidget):
    """Shows a board and a tray. `changed`: the board that is shown, or meant by what is held, is another.

    `refused` carries a Refusal and the Placement that it forbids.
    """

    changed = Signal()
    refused = Signal(object, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._laid = self._base = Laid.empty()
        self._base_tray: tuple[Tile, ...] = ()
        self.tray: tuple[Tile, ...] = ()
        self._slots: tuple[Slot, ...] = ()
        self._pointer: QPointF | None = None
        self._gesture: Gesture | None = None
        self._camera = Camera(MOST_U, 0.0, 0.0)
        self.stage = _FigureStage(theme, self)
        self.handling = Handling(self)
        self._hover = Hover(self, self.handling)
        self.setFocusProxy(self.stage)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._connect()

    def _connect(self) -> None:
        stage, handling = self.stage, self.handling
        stage.resized.connect(self._measure)
        stage.pressed.connect(self._press)
        stage.double_pressed.connect(self._press)
        stage.moved.connect(self._move)
        stage.released.connect(self._release)
        stage.taken_back.connect(self.put_back)
        stage.focus_changed.connect(self._show)
        handling.changed.connect(self._on_handling)
        handling.acted.connect(self._placed)
        handling.refused.connect(self.refused)
        self._theme.changed.connect(self._show)

    # What is shown

    @property
    def board(self) -> Board:
        """The board that is shown, with the placement that is meant."""
        grip = self.handling.grip
        if grip is None or grip.aim is None:
            return self._laid.board
        return self._laid.board.placed(grip.aim)

    @property
    def is_tried(self) -> bool:
        """Whether the reader has placed a tile."""
        return self._laid is not self._base

    def show_board(self, board: Board, tray: tuple[Tile, ...]) -> None:
        """Show a position and the tiles to try."""
        self._base, self._base_tray = laid_out(board), tray
        self.take_back()

    def take_back(self) -> None:
        """Show the position as it was before the reader placed anything."""
        self._begin(self._base, self._base_tray)

    def put_back(self) -> None:
        """Let go of what is held."""
        if self._gesture is not None:
            self._gesture.cancel()
            self._gesture = None
        self.handling.put_back()

    def _begin(self, laid: Laid, tray: tuple[Tile, ...]) -> None:
        # What is held goes back first, while tray and table still belong together.
        self.handling.put_back()
        self._laid, self.tray = laid, tray
        self.handling.begin(laid, tray, Offers(laid.board.legal_placements(tray)))
        self._measure()
        self.changed.emit()

    def _placed(self, placement: Placement) -> None:
        self._begin(self._laid.placed(placement), tuple([t for t in self.tray if t is not placement.tile]))

    def _on_handling(self) -> None:
        self._show()
        self.changed.emit()

    # Pictures

    def sizeHint(self) -> QSize:
        """Mat and tray."""
        return QSize(430, _MAT_HEIGHT + _GAP + _RAIL)

    def minimumSizeHint(self) -> QSize:
        """It can be narrow, not low."""
        return QSize(240, _MAT_HEIGHT + _GAP + _RAIL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The stage fills it."""
        self.stage.setGeometry(self.rect())

    def _measure(self) -> None:
        self.stage.measure()
        self._slots = rack_slots(len(self.tray), self.stage.measures.hand, _RACK_SCALE)
        poses = tuple([self._laid.table.target(each).pose for each in self.handling.offers.placements])
        ratio = self.stage.devicePixelRatioF()
        fit = self.stage.measures.fit
        self._camera = fitted(bounds_of(self._laid, poses), fit, ratio, MOST_U)
        self.stage.camera = self._camera
        self._show()

    def _show(self) -> None:
        stage, grip = self.stage, self.handling.grip
        aim = None if grip is None else grip.aim
        to_come = self._laid if aim is None else self._laid.placed(aim)
        stage.board.reconcile(board_sprites(self._laid, self._camera, stage.sprites))
        targets = self.handling.targets
        taken = [each.connection for each in targets if each.connection is not None]
        stage.badges.reconcile(mark_sprites(to_come, self._camera, stage.sprites, self._theme, taken))
        by_keys = grip is not None and grip.way is Way.KEYS
        stage.targets.reconcile(
            target_sprites(self._laid, targets, aim, by_keys, self._camera, stage.sprites)
        )
        ghost: Wanted = {} if aim is None else ghost_sprites(to_come, self._camera, stage.sprites)
        stage.ghost.reconcile(ghost)
        self._show_rack(grip)
        self._show_held(grip)

    def _show_rack(self, grip: Grip | None) -> None:
        away = grip is not None and (grip.way is Way.DRAG or grip.aim is not None)
        cursor = self.handling.cursor if self.stage.hasFocus() else None
        wanted = rack_sprites(
            self.tray,
            self._slots,
            self.handling.offers.playable,
            grip,
            away,
            cursor,
            self.stage.sprites,
            self._theme.palette,
        )
        self.stage.rack.reconcile(wanted)

    def _show_held(self, grip: Grip | None) -> None:
        sprite = None
        if grip is not None and grip.way is Way.DRAG and grip.aim is None and self._pointer is not None:
            angle = 90 if self.on_rack(self._pointer) or grip.tile.is_double else 0
            pixmap = self.stage.sprites.tile(grip.tile, angle, self._camera.u, HELD_LIFT)
            sprite = Sprite(pixmap, self._pointer, 1.0)
        self.stage.air.put("held", sprite)

    # The pointer

    def _press(self, point: QPointF) -> None:
        tile = self.rack_tile_at(point)
        if tile is not None:
            self._gesture = Drag(self, self.handling, tile, point)
            return
        grip = self.handling.grip
        place = None if grip is None else self.place_at(grip.tile, point)
        if place is not None:
            self._gesture = Press(self, self.handling, place)
        else:
            self.handling.put_back()

    def _move(self, point: QPointF) -> None:
        (self._gesture or self._hover).move(point)

    def _release(self, point: QPointF) -> None:
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.release(point)

    # What gestures ask (see view.table.gestures.Ground)

    @property
    def camera(self) -> Camera:
        """How the board is looked at."""
        return self._camera

    def rack_tile_at(self, point: QPointF) -> Tile | None:
        """The tile of the tray under a point."""
        return tile_at(self.tray, self._slots, point)

    def on_rack(self, point: QPointF) -> bool:
        """Whether a point is on the tray."""
        return self.stage.measures.rack.contains(point)

    def place_at(self, tile: Tile, point: QPointF, reach: float = 0.0) -> Placement | None:
        """The legal placement whose target is under a point; with `reach`, in u, also the nearest."""
        targets = self.handling.targets_of(tile).items()
        return pose_at({placement: each.pose for placement, each in targets}, point, self._camera, reach)

    def place_near(self, tile: Tile, point: QPointF, reach: float) -> Placement | None:
        """The placement, legal or not, that a tile dropped at a point may mean: at the nearest port."""
        x, y = self._camera.units(point)
        nearest: tuple[float, Placement] | None = None
        for connection, port in self._laid.table.port_points.items():
            away = ((port.x + port.dx * 0.6 - x) ** 2 + (port.y + port.dy * 0.6 - y) ** 2) ** 0.5
            if away <= reach and (nearest is None or away < nearest[0]):
                nearest = away, Placement(tile, connection)
        return None if nearest is None else nearest[1]

    def follow(self, point: QPointF | None) -> None:
        """Show the held tile at a point."""
        self._pointer = point
        self._show()

    def go_back(self, tile: Tile, point: QPointF) -> None:
        """A tile that was let go is in the tray at once: nothing moves on a page."""
        self._show()

    def reorder(self, tile: Tile, point: QPointF) -> None:
        """The tray keeps its order."""

    def pan(self, by: QPointF) -> None:
        """The board stays where it is."""

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose a tile, up and down a place, Enter places it, Esc takes it all back."""
        keys = Qt.Key
        key, handling = event.key(), self.handling
        if key in (keys.Key_Left, keys.Key_Right):
            self._along(1 if key == keys.Key_Right else -1)
        elif key in (keys.Key_Up, keys.Key_Down) and handling.grip is not None:
            handling.cycle(1 if key == keys.Key_Down else -1)
        elif key in (keys.Key_Return, keys.Key_Enter, keys.Key_Space):
            self._place()
        elif key == keys.Key_Escape and (handling.grip is not None or self.is_tried):
            self._step_back()
        else:
            event.ignore()

    def _along(self, step: int) -> None:
        if not self.tray:
            return
        cursor = self.handling.cursor
        if cursor in self.tray:
            place = (self.tray.index(cursor) + step) % len(self.tray)
        else:
            place = 0 if step > 0 else len(self.tray) - 1
        self.handling.move_cursor(self.tray[place])

    def _place(self) -> None:
        if self.handling.grip is not None:
            self.handling.place()
        elif self.handling.cursor is not None:
            self.handling.explain(self.handling.cursor)

    def _step_back(self) -> None:
        if self.handling.grip is not None:
            self.put_back()
            self.handling.move_cursor(None)
        else:
            self.take_back()
