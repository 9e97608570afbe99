"""Shows a moment of a match on the stage: the table itself, and with it all that stands round it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF

from fiveup_desktop.layout import Bounds, Pose
from fiveup_desktop.rules import Connection, Placement, Tile
from fiveup_desktop.view.art.tiles import HELD_LIFT
from fiveup_desktop.view.theme import Motion
from fiveup_desktop.view.words.log import end_counts

from .ahead import Ahead
from .camera import Camera, joined_bounds
from .camera_man import CameraMan
from .gestures import pose_at
from .handling import Way
from .laid import Laid
from .options import Badges
from .preview import Preview, preview_of
from .props import Props
from .rack_view import RackView
from .scenery import (
    Wanted,
    badge_sprites,
    board_sprites,
    ghost_sprites,
    opening_sprites,
    rest_sprites,
    target_sprites,
    uncovered,
)
from .shown import Shown
from .speech import Speech
from .sprites import Sprite
from .surround import Surround
from .tips import Tips

__all__ = ["Display"]

HELD_SCALE, HELD_TILT = 1.06, -3.0
_AROUND = 0.55
"""Room kept round tiles and targets for badges and rings, in u."""


class Display(QObject):
    """Everything inside the stage: a moment goes in by `show`, what is held by `show_grip`."""

    def __init__(self, props: Props) -> None:
        super().__init__(props.stage)
        self._props, self.stage = props, props.stage
        self.surround, self.rack = Surround(props), RackView(props)
        self.speech = Speech(props, self.rack, self.surround)
        self.tips = Tips(props)
        self.shown: Shown | None = None
        self.preview: Preview | None = None
        self._pointer: QPointF | None = None
        self._over_table = False
        self.ahead = Ahead(self)
        self.ahead.ready.connect(self._on_ready)
        self.camera_man = CameraMan(props.stage, props.theme, self)
        self.camera_man.changed.connect(self._show_table)

    @property
    def camera(self) -> Camera:
        """How the table is looked at."""
        return self.stage.camera

    def arrange(self) -> None:
        """Put everything where it belongs after a change of size."""
        self.surround.arrange()
        if self.shown is not None:
            self.show(self.shown)
            self.camera_man.refit(self._bounds())

    def show(self, shown: Shown) -> None:
        """Show a moment of the match: everything on the stage agrees with it afterwards."""
        self._props.glides.finish()
        new_round = self.shown is None or self.shown.view.round_number != shown.view.round_number
        self.shown = shown
        self.ahead.begin(shown.laid, shown.offers.placements)
        if new_round:
            self.camera_man.refit(self._bounds())
        self.stage.air.reconcile({})
        self.surround.show(shown)
        self._look_ahead()
        self._show_table()
        self.rack.show(shown)
        if self.ahead.is_ready:
            self._on_ready()

    def show_grip(self) -> None:
        """Show what is held and meant now."""
        if self._props.handling.grip is not None:
            self.ahead.finish()
            self.speech.drop_reason()
        self._look_ahead()
        self._show_over_board()
        self.rack.refresh()

    def set_over_table(self, over: bool) -> None:
        """Whether the pointer is over the table, for badges that show only then."""
        if over != self._over_table:
            self._over_table = over
            if self._props.options.badges is Badges.HOVER:
                self._show_badges()

    # The parts

    def _look_ahead(self) -> None:
        """Work out what the placement that is meant would do."""
        grip, self.preview = self._props.handling.grip, None
        if grip is not None and grip.aim is not None and self.shown is not None:
            self.preview = preview_of(self.shown.view, grip.aim)

    def _on_ready(self) -> None:
        self.camera_man.fit(self._bounds(), self._bounds(around_targets=0.0))
        self._show_targets()
        self._show_badges()

    def _bounds(self, around_targets: float = _AROUND) -> Bounds:
        """Tiles and targets with some room round them, as far as they are known.

        What is only offered to the hand needs no more room round it than `around_targets`, in u.
        """
        assert self.shown is not None
        laid = self.shown.laid
        bounds = _grown(laid.bounds(self.ahead.rest.values()), _AROUND)
        if self.ahead.is_ready:
            targets = [laid.table.target(placement).pose for placement in self.shown.offers.placements]
            bounds = joined_bounds(bounds, *(_grown(pose.bounds, around_targets) for pose in targets))
        return bounds

    def _show_table(self) -> None:
        if self.shown is not None:
            self.stage.board.reconcile(board_sprites(self.shown.laid, self.camera, self.stage.sprites))
            self._show_over_board()

    def _show_over_board(self) -> None:
        """All that follows from what is held."""
        if self.shown is None:
            return
        self._show_targets()
        self._show_badges()
        self._show_held()
        coming = None if self.preview is None else end_counts(self.preview.board)
        self.surround.show_total(end_counts(self.shown.laid.board), coming)
        self.speech.show(self.shown, self.preview)

    def _show_targets(self) -> None:
        if self.shown is None:
            return
        laid, grip = self.shown.laid, self._props.handling.grip
        targets = self._props.handling.targets
        aim = None if grip is None else grip.aim
        by_keys = grip is not None and grip.way is Way.KEYS
        wanted = target_sprites(laid, targets, aim, by_keys, self.camera, self.stage.sprites)
        wanted |= rest_sprites(laid, self._at_rest(), self.camera, self.stage.sprites)
        if not laid.board.placements and not targets and self.shown.offers.placements:
            opening = laid.table.target(self.shown.offers.placements[-1]).pose
            wanted |= opening_sprites(opening, self.camera, self.stage.sprites)
        self.stage.targets.reconcile(wanted)

    def _at_rest(self) -> dict[Connection, Pose]:
        """The outlines that stay while a tile is held: where it does not fit, and has no target near."""
        targets = self._props.handling.targets
        taken = {placement.connection for placement in targets}
        poses = [target.pose for target in targets.values()]
        return {
            connection: pose
            for connection, pose in self.ahead.rest.items()
            if connection not in taken and not any(pose.overlaps(other) for other in poses)
        }

    def _show_badges(self) -> None:
        if self.shown is None:
            return
        targets, choice = self._props.handling.targets, self._props.options.badges
        wanted: Wanted = {}
        if choice is Badges.ALWAYS or (choice is Badges.HOVER and self._over_table):
            aim = None if self.preview is None else self.preview.placement
            poses = [target.pose for placement, target in targets.items() if placement is not aim]
            poses += self._at_rest().values()
            wanted = badge_sprites(self._to_come(), poses, self.camera, self.stage.sprites)
        for key in self.stage.badges.reconcile(wanted):
            self._props.glides.fade_in(key, self.stage.badges.items[key], Motion.BADGES)

    def _to_come(self) -> Laid:
        """The table, with the placement that is meant if there is one."""
        assert self.shown is not None
        laid = self.shown.laid
        return laid if self.preview is None else laid.placed(self.preview.placement)

    def _show_held(self) -> None:
        """The held tile at the pointer, or its ghost in the place that is meant."""
        grip, stage = self._props.handling.grip, self.stage
        ghost: Wanted = {}
        if self.preview is not None:
            ghost = ghost_sprites(self._to_come(), self.camera, stage.sprites)
        new = stage.ghost.reconcile(ghost)
        dragging = grip is not None and grip.way is Way.DRAG
        if "tile" in new and dragging and self._pointer is not None:
            self._props.glides.move("snap", stage.ghost.items["tile"], self._pointer, Motion.SNAP)
        aimless = grip is not None and dragging and grip.aim is None
        stage.air.put("held", self._dragged_sprite(grip.tile) if grip is not None and aimless else None)
        if "held" in stage.air.items:
            stage.air.items["held"].setScale(HELD_SCALE)
            stage.air.items["held"].setRotation(HELD_TILT)

    def _dragged_sprite(self, tile: Tile) -> Sprite | None:
        """As large as on the rack while it is there, then as on the table."""
        if self._pointer is None:
            return None
        slot = self.rack.slot_of(tile)
        if slot is not None and self.rack.holds(self._pointer):
            u, angle = slot.u, slot.angle
        else:
            u, angle = self.camera.u, 90 if tile.is_double else 0
        return Sprite(self.stage.sprites.tile(tile, angle, u, HELD_LIFT), self._pointer, 1.0)

    # What gestures ask (see gestures.Ground)

    def rack_tile_at(self, point: QPointF) -> Tile | None:
        """The tile of the rack under a point."""
        return self.rack.tile_at(point)

    def on_rack(self, point: QPointF) -> bool:
        """Whether a point is on the rack."""
        return self.rack.holds(point)

    def place_at(self, tile: Tile, point: QPointF, reach: float = 0.0) -> Placement | None:
        """The legal placement of a tile that a point stands for; with `reach`, in u, also the nearest.

        The outline that a connection had at rest counts as well: a double that goes straight on may lie
        elsewhere, and whoever saw the outline drops the tile there.
        """
        targets = self._props.handling.targets_of(tile)
        poses = {placement: target.pose for placement, target in targets.items()}
        rest = {
            Placement(tile, connection): pose
            for connection, pose in uncovered(self.ahead.rest).items()
            if Placement(tile, connection) in targets
        }
        seen = self.stage.settled(point)
        place = pose_at(poses, seen, self.camera, reach)
        return place if place is not None else pose_at(rest, seen, self.camera, reach)

    def place_near(self, tile: Tile, point: QPointF, reach: float) -> Placement | None:
        """The placement, legal or not, that a tile dropped at a point may mean: at the nearest port."""
        if self.shown is None:
            return None
        x, y = self.camera.units(self.stage.settled(point))
        best: tuple[float, Placement] | None = None
        for connection, port in self.shown.laid.table.port_points.items():
            # The middle of a tile that is meant for a port is dropped a little beyond it.
            away = ((port.x + port.dx * 0.6 - x) ** 2 + (port.y + port.dy * 0.6 - y) ** 2) ** 0.5
            if away <= reach and (best is None or away < best[0]):
                best = (away, Placement(tile, connection))
        return None if best is None else best[1]

    def follow(self, point: QPointF | None) -> None:
        """Show the held tile at a point; None: it is not dragged any more."""
        self._pointer = point
        self._show_held()

    def go_back(self, tile: Tile, point: QPointF) -> None:
        """A tile that was let go at a point goes back to its place in the rack."""
        self.rack.go_back(tile, point)

    def reorder(self, tile: Tile, point: QPointF) -> None:
        """Put a tile of the rack where a point is."""
        self.rack.reorder(tile, point)

    def pan(self, by: QPointF) -> None:
        """Move the table under the window."""
        self.camera_man.pan(by)


def _grown(bounds: Bounds, by: float) -> Bounds:
    """Bounds with `by` more on every side."""
    left, top, right, bottom = bounds
    return left - by, top - by, right + by, bottom + by
