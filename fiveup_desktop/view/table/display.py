"""Shows a moment of a match on the stage: table, rack, tags, plates, and what is held."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from fiveup_desktop.rules import Placement, Tile
from fiveup_desktop.view.art.tiles import HELD_LIFT
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words.log import end_counts
from fiveup_desktop.view.words.names import Names
from fiveup_desktop.view.words.turns import PreviewWords

from .ahead import Ahead
from .bubble import Covered, bubble_sprite
from .camera import Camera
from .camera_man import CameraMan
from .handling import Handling, Way
from .laid import Laid
from .lettering import Lettering
from .measures import Place, places
from .options import Badges, TableOptions
from .plates import BoneyardPlate, TotalPlate
from .preview import Preview, preview_of
from .rack import Order, Slot, arranged, place_at, rack_slots, rack_sprites, tile_at
from .rack_info import RackName, RackWords
from .scenery import Wanted, badge_sprites, board_sprites, ghost_sprites, rest_sprites, target_sprites
from .seat_tag import SeatTag
from .shown import Shown
from .sprites import Sprite
from .stage import Stage

__all__ = ["Display"]

HELD_SCALE, HELD_TILT = 1.06, -3.0
REASON_MS = 6000
_PLATE_WEIGHT = 8.0
"""How much worse it is for a bubble to lie under a plate than over a tile."""
_AROUND = 0.55
"""Room kept round tiles and targets for badges and rings, in u."""


class Display(QObject):
    """Everything inside the stage. Its state goes in by `show` and `show_grip`; it decides nothing."""

    def __init__(
        self,
        stage: Stage,
        theme: Theme,
        names: Names,
        letters: Lettering,
        options: TableOptions,
        handling: Handling,
    ) -> None:
        super().__init__(stage)
        self.stage, self._theme, self._names = stage, theme, names
        self._letters, self._options, self._handling = letters, options, handling
        self.shown: Shown | None = None
        self.hand: tuple[Tile, ...] = ()
        """The tiles of the rack in the order shown."""
        self.slots: tuple[Slot, ...] = ()
        self.own_order: list[Tile] = []
        self.preview: Preview | None = None
        self._pointer: QPointF | None = None
        self._over_table = False
        self._reason: tuple[str, Placement | None] | None = None
        self.ahead = Ahead(self)
        self.ahead.ready.connect(self._on_ready)
        self.camera_man = CameraMan(stage, theme, self)
        self.camera_man.changed.connect(self._show_table)
        self._reason_timer = QTimer(self, singleShot=True, interval=REASON_MS)
        self._reason_timer.timeout.connect(self.drop_reason)
        seats = places(names.players)
        self.tags = {place: SeatTag(place, letters, stage) for place in seats if place is not Place.BOTTOM}
        self.total, self.boneyard = TotalPlate(letters, stage), BoneyardPlate(letters, stage)
        self.rack_name, self.rack_words = RackName(letters, stage), RackWords(letters, stage)

    # What is shown

    @property
    def camera(self) -> Camera:
        """How the table is looked at."""
        return self.stage.camera

    def arrange(self) -> None:
        """Put everything where it belongs after a change of size."""
        measures = self.stage.measures
        for place, tag in self.tags.items():
            tag.set_plate(measures.tags[place])
        self.boneyard.hang(measures.boneyard, measures.plate_height, measures.mat.width() / 2, True)
        room = measures.mat.width() - self.boneyard.width() - 48
        self.total.hang(measures.total, measures.plate_height, room)
        rack, hand = measures.rack, measures.hand
        left = QRectF(rack.left(), rack.top(), hand.left() - rack.left(), rack.height())
        right = QRectF(hand.right(), rack.top(), rack.right() - hand.right(), rack.height())
        self.rack_name.setGeometry(left.toAlignedRect())
        self.rack_words.setGeometry(right.toAlignedRect())
        self.rack_words.arrange()
        if self.shown is not None:
            self.show(self.shown)
            self.camera_man.fit(self._bounds(), at_once=True)
            self.camera_man.fit_again(at_once=True)

    def show(self, shown: Shown) -> None:
        """Show a moment of the match: everything on the stage agrees with it afterwards."""
        new_round = self.shown is None or self.shown.view.round_number != shown.view.round_number
        self.shown = shown
        self.ahead.begin(shown.laid, shown.offers.placements)
        if new_round:
            self.own_order = []
            self.camera_man.fit(self._bounds())
        self.stage.air.reconcile({})
        self._look_ahead()
        self._show_seats()
        self._show_table()
        self.show_rack()
        if self.ahead.is_ready:
            self._on_ready()

    def show_grip(self) -> None:
        """Show what is held and meant now."""
        if self._handling.grip is not None:
            self.ahead.finish()
            self.drop_reason()
        self._look_ahead()
        self._show_targets()
        self._show_badges()
        self._show_total()
        self.show_rack()
        self._show_held()
        self._show_bubble()

    def retell(self) -> None:
        """Write and paint everything again: another language, other colours or sizes."""
        for tag in self.tags.values():
            tag.retell()
        for part in (self.total, self.boneyard, self.rack_name):
            part.retell()

    def show_reason(self, text: str, placement: Placement | None) -> None:
        """Say in a bubble why a tile may not lie somewhere: at the place, or above its place in the rack."""
        self._reason = (text, placement)
        self._reason_timer.start()
        self._show_bubble()

    def drop_reason(self) -> None:
        """Take the reason away."""
        if self._reason is not None:
            self._reason = None
            self._reason_timer.stop()
            self._show_bubble()

    def set_over_table(self, over: bool) -> None:
        """Whether the pointer is over the table, for badges that show only then."""
        if over != self._over_table:
            self._over_table = over
            if self._options.badges is Badges.HOVER:
                self._show_badges()

    # The parts

    def _look_ahead(self) -> None:
        """Work out what the placement that is meant would do."""
        grip, self.preview = self._handling.grip, None
        if grip is not None and grip.aim is not None and self.shown is not None:
            self.preview = preview_of(self.shown.view, grip.aim)

    def _on_ready(self) -> None:
        self.camera_man.fit(self._bounds())
        self._show_targets()
        self._show_badges()

    def _bounds(self) -> tuple[float, float, float, float]:
        assert self.shown is not None
        poses = list(self.ahead.rest.values())
        if self.ahead.is_ready:
            table = self.shown.laid.table
            poses += [table.target(placement).pose for placement in self.shown.offers.placements]
        left, top, right, bottom = self.shown.laid.bounds(poses)
        return left - _AROUND, top - _AROUND, right + _AROUND, bottom + _AROUND

    def _show_table(self) -> None:
        if self.shown is None:
            return
        self.stage.board.reconcile(board_sprites(self.shown.laid, self.camera, self.stage.sprites))
        self._show_targets()
        self._show_badges()
        self._show_held()
        self._show_bubble()

    def _show_targets(self) -> None:
        if self.shown is None:
            return
        laid, grip = self.shown.laid, self._handling.grip
        targets = self._handling.targets
        sprites, camera = self.stage.sprites, self.camera
        aim = None if grip is None else grip.aim
        by_keys = grip is not None and grip.way is Way.KEYS
        wanted = target_sprites(laid, targets, aim, by_keys, camera, sprites)
        taken = {placement.connection for placement in targets}
        poses = [target.pose for target in targets.values()]
        rest = {
            connection: pose
            for connection, pose in self.ahead.rest.items()
            if connection not in taken and not any(pose.overlaps(other) for other in poses)
        }
        wanted |= rest_sprites(laid, rest, camera, sprites)
        self.stage.targets.reconcile(wanted)

    def _show_badges(self) -> None:
        if self.shown is None:
            return
        laid, targets = self._laid_to_come(), self._handling.targets
        choice = self._options.badges
        wanted: Wanted = {}
        if choice is Badges.ALWAYS or (choice is Badges.HOVER and self._over_table):
            aim = None if self.preview is None else self.preview.placement
            poses = [target.pose for placement, target in targets.items() if placement is not aim]
            poses += self.ahead.rest.values() if not targets else []
            wanted = badge_sprites(laid, poses, self.camera, self.stage.sprites)
        self.stage.badges.reconcile(wanted)

    def _laid_to_come(self) -> Laid:
        """The table, with the previewed placement if there is one."""
        assert self.shown is not None
        laid = self.shown.laid
        return laid if self.preview is None else laid.placed(self.preview.placement)

    def _show_total(self) -> None:
        if self.shown is None:
            return
        coming = None if self.preview is None else end_counts(self.preview.board)
        self.total.show_counts(end_counts(self.shown.laid.board), coming)

    def _show_seats(self) -> None:
        shown = self.shown
        assert shown is not None
        for place, seat in zip(places(self._names.players), shown.seats, strict=True):
            state = shown.tag(seat, self._names.seat(seat))
            if place is Place.BOTTOM:
                self.rack_name.set_state(state, yours=shown.viewer is not None)
                self.stage.set_on_turn(state.to_move)
            else:
                self.tags[place].set_state(state)
        self.boneyard.show_count(shown.view.boneyard_count)
        self._show_total()

    def show_rack(self) -> None:
        """Show the own hand; backs if it may not be seen."""
        shown = self.shown
        if shown is None:
            return
        stage, sprites = self.stage, self.stage.sprites
        area, scale = stage.measures.hand, stage.measures.rack.height() / 96
        if shown.viewer is None:
            self.hand = ()
            self.slots = rack_slots(shown.view.hand_counts[shown.view.seat], area, scale)
            backs: Wanted = {
                ("back", index): Sprite(sprites.tile(None, slot.angle, slot.u), slot.centre, 1.0)
                for index, slot in enumerate(self.slots)
            }
            stage.rack.reconcile(backs)
            return
        self.hand = arranged(shown.view.hand, self._options.order, self.own_order)
        self.slots = rack_slots(len(self.hand), area, scale)
        grip = self._handling.grip
        playable = shown.offers.playable if self._options.marks_playable else frozenset()
        cursor = self._handling.cursor if stage.hasFocus() else None
        away = grip is not None and (grip.way is Way.DRAG or grip.aim is not None)
        colours = self._theme.palette
        stage.rack.reconcile(
            rack_sprites(self.hand, self.slots, playable, grip, away, cursor, sprites, colours)
        )

    def _show_held(self) -> None:
        """The held tile at the pointer, or its ghost in the place that is meant."""
        grip = self._handling.grip
        ghost: Wanted = {}
        if self.preview is not None:
            ghost = ghost_sprites(self._laid_to_come(), self.camera, self.stage.sprites)
        self.stage.ghost.reconcile(ghost)
        dragged = grip is not None and grip.way is Way.DRAG and grip.aim is None
        self.stage.air.put("held", self._dragged_sprite(grip.tile) if grip is not None and dragged else None)
        if "held" in self.stage.air.items:
            self.stage.air.items["held"].setScale(HELD_SCALE)
            self.stage.air.items["held"].setRotation(HELD_TILT)

    def _dragged_sprite(self, tile: Tile) -> Sprite | None:
        if self._pointer is None:
            return None
        on_rack = self.on_rack(self._pointer) and bool(self.slots)
        u = self.slots[0].u if on_rack else self.camera.u
        angle = self.slots[0].angle if on_rack else self._drag_angle(tile)
        return Sprite(self.stage.sprites.tile(tile, angle, u, HELD_LIFT), self._pointer, 1.0)

    def _drag_angle(self, tile: Tile) -> int:
        return 90 if tile.is_double else 0

    def _show_bubble(self) -> None:
        sprite = None
        if self.preview is not None:
            sprite = self._preview_bubble(self.preview)
        elif self._reason is not None:
            text, placement = self._reason
            about = self._about(placement)
            sprite = self._bubble([text], about, wrong=True)
        self.stage.over.put("bubble", sprite)

    def _preview_bubble(self, preview: Preview) -> Sprite:
        words = PreviewWords(self._theme.words)
        lines = words.lines(preview.total, preview.event, preview.award_raw, preview.domino)
        target = self._handling.targets[preview.placement]
        about = self.camera.rect(target.pose)
        return self._bubble(lines, about, wrong=preview.discarded)

    def _bubble(self, lines: Sequence[str], about: QRectF, wrong: bool) -> Sprite:
        assert self.shown is not None
        covered = [Covered(self.camera.rect(pose)) for pose in self.shown.laid.table.poses.values()]
        covered += [Covered(item.sceneBoundingRect()) for item in self.stage.badges.items.values()]
        plates = [self.total, self.boneyard, *self.tags.values()]
        covered += [Covered(QRectF(plate.geometry()), _PLATE_WEIGHT) for plate in plates]
        room = self.stage.measures.mat.adjusted(10, 10, -10, -10)
        return bubble_sprite(lines, about, room, covered, self._letters, self.stage.sprites, wrong)

    def _about(self, placement: Placement | None) -> QRectF:
        """What a reason speaks of: an end of the table, or a tile of the rack."""
        assert self.shown is not None
        points = self.shown.laid.table.port_points
        at = None if placement is None else placement.connection
        if at is not None and at in points:
            point = points[at]
            centre = self.camera.point(point.x, point.y)
            return QRectF(centre.x() - 6, centre.y() - 6, 12, 12)
        tile = None if placement is None else placement.tile
        for each, slot in zip(self.hand, self.slots, strict=False):
            if each is tile:
                return slot.rect
        return self.stage.measures.hand

    # What gestures ask (see gestures.Ground)

    def rack_tile_at(self, point: QPointF) -> Tile | None:
        """The tile of the rack under a point."""
        return tile_at(self.hand, self.slots, point) if self.hand else None

    def on_rack(self, point: QPointF) -> bool:
        """Whether a point is on the rack."""
        return self.stage.measures.rack.contains(point)

    def place_near(self, tile: Tile, point: QPointF, reach: float) -> Placement | None:
        """The placement, legal or not, that a tile dropped at a point may mean: at the nearest port."""
        if self.shown is None:
            return None
        x, y = self.camera.units(point)
        best: tuple[float, Placement] | None = None
        for connection, port in self.shown.laid.table.port_points.items():
            # A tile dropped beyond the port has its middle about one unit further out.
            away = ((port.x + port.dx * 0.6 - x) ** 2 + (port.y + port.dy * 0.6 - y) ** 2) ** 0.5
            if away <= reach and (best is None or away < best[0]):
                best = (away, Placement(tile, connection))
        return None if best is None else best[1]

    def follow(self, point: QPointF | None) -> None:
        """Show the held tile at a point; None: where it belongs."""
        self._pointer = point
        self._show_held()

    def reorder(self, tile: Tile, point: QPointF) -> None:
        """Put a tile of the rack where a point is; from then on the hand stays as the player sorts it."""
        order = [each for each in self.hand if each is not tile]
        order.insert(place_at(self.slots, point), tile)
        self.own_order = order
        self._options.order = Order.OWN
        self.show_rack()

    def pan(self, by: QPointF) -> None:
        """Move the table under the window."""
        self.camera_man.pan(by)
