"""The one bubble over the table: what a placement would do, why a tile may not lie somewhere, or a hint."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QTimer

from fiveup_desktop.rules import Placement
from fiveup_desktop.view.words.turns import PreviewWords

from .bubble import Covered, bubble_sprite
from .preview import Preview
from .props import Props
from .rack_view import RackView
from .shown import Shown
from .surround import Surround

__all__ = ["Speech"]

REASON_MS = 6000
"""A reason stays so long, or until the next input."""
_PLATE_WEIGHT = 8.0
"""How much worse it is for a bubble to lie under a plate than over a tile."""


class Speech(QObject):
    """Shows a preview; else the last reason, for a while; else the hint that was asked for."""

    def __init__(self, props: Props, rack: RackView, surround: Surround) -> None:
        super().__init__(props.stage)
        self._props, self._rack, self._surround = props, rack, surround
        self._shown: Shown | None = None
        self._preview: Preview | None = None
        self._reason: tuple[str, Placement | None, bool] | None = None
        self._hint: tuple[tuple[str, ...], Placement | None] | None = None
        self._timer = QTimer(self, singleShot=True, interval=REASON_MS)
        self._timer.timeout.connect(self.drop_reason)

    @property
    def reason(self) -> str:
        """The reason that is shown; empty if none is."""
        return "" if self._reason is None else self._reason[0]

    def show(self, shown: Shown, preview: Preview | None) -> None:
        """Speak of another moment, and of the placement that is meant in it."""
        if self._shown is not None and shown.laid.board != self._shown.laid.board:
            self._hint = None  # It was about another table.
        self._shown, self._preview = shown, preview
        self._say()

    def give_reason(self, text: str, placement: Placement | None, has_rule: bool = True) -> None:
        """Say why a tile may not lie somewhere: at the place, or above its place in the rack."""
        self._reason = (text, placement, has_rule)
        self._timer.start()
        self._say()

    def drop_reason(self) -> None:
        """Take the reason away."""
        if self._reason is not None:
            self._reason = None
            self._timer.stop()
            self._say()

    @property
    def hint(self) -> tuple[str, ...]:
        """The lines of the hint that is given, also while something else is said; empty if there is none."""
        return () if self._hint is None else self._hint[0]

    def give_hint(self, lines: tuple[str, ...], placement: Placement | None) -> None:
        """Say a hint at the place of a placement, else above the hand, until `drop_hint` or another table."""
        self._hint = lines, placement
        self._say()

    def drop_hint(self) -> None:
        """Take the hint away."""
        if self._hint is not None:
            self._hint = None
            self._say()

    def _say(self) -> None:
        stage = self._props.stage
        said = self._said()
        if said is None or self._shown is None:
            stage.over.put("bubble", None)
            return
        lines, about, wrong = said
        tiles = self._shown.laid.table.poses.values()
        covered = [Covered(stage.camera.rect(pose)) for pose in tiles]
        covered += [Covered(item.sceneBoundingRect()) for item in stage.badges.items.values()]
        covered += [Covered(rect, _PLATE_WEIGHT) for rect in self._surround.rects]
        room = stage.measures.mat.adjusted(10, 10, -10, -10)
        sprite = bubble_sprite(lines, about, room, covered, self._props.letters, stage.sprites, wrong)
        stage.over.put("bubble", sprite)

    def _said(self) -> tuple[Sequence[str], QRectF, bool] | None:
        """Lines, what they are about, and whether they tell of something wrong; None: nothing is said."""
        if self._shown is None:
            return None
        if self._preview is not None:
            return self._preview_said()
        if self._reason is not None:
            return self._reason_said()
        return None if self._hint is None else self._hint_said()

    def _hint_said(self) -> tuple[Sequence[str], QRectF, bool]:
        assert self._hint is not None
        assert self._shown is not None
        lines, placement = self._hint
        if placement is None:
            return lines, self._rack.about(None), False
        pose = self._shown.laid.table.target(placement).pose
        return lines, self._props.stage.camera.rect(pose), False

    def _preview_said(self) -> tuple[Sequence[str], QRectF, bool]:
        preview = self._preview
        assert preview is not None
        words = PreviewWords(self._props.theme.words)
        lines = words.lines(preview.total, preview.event, preview.award_raw, preview.domino)
        pose = self._props.handling.targets[preview.placement].pose
        return lines, self._props.stage.camera.rect(pose), preview.discarded

    def _reason_said(self) -> tuple[Sequence[str], QRectF, bool]:
        assert self._reason is not None
        text, placement, has_rule = self._reason
        lines = [text, self.tr("F1 opens the rule.")] if has_rule else [text]
        return lines, self._about(placement), True

    def _about(self, placement: Placement | None) -> QRectF:
        """What a reason speaks of: an end of the table, or a tile of the rack."""
        assert self._shown is not None
        points = self._shown.laid.table.port_points
        if placement is None:
            return self._rack.about(None)
        at = placement.connection
        if at is None or at not in points:
            return self._rack.about(placement.tile)
        centre = self._props.stage.camera.point(points[at].x, points[at].y)
        return QRectF(centre.x() - 6, centre.y() - 6, 12, 12)
