"""How long things move, and how (the look, section 8)."""

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve

__all__ = ["DEAL_APART_MS", "Motion", "Speed", "easing", "milliseconds"]

_Curve = QEasingCurve.Type

DEAL_APART_MS: Final = 40
"""Time between the starts of two dealt tiles at normal speed."""


class Motion(Enum):
    """Everything that may move, fade or follow the camera."""

    LIFT = "lift"
    GO_BACK = "go_back"
    SNAP = "snap"
    PLACE_DRAGGED = "place_dragged"
    PLACE_FROM_SEAT = "place_from_seat"
    DRAW = "draw"
    DEAL = "deal"
    BADGES = "badges"
    CAMERA = "camera"
    SETTLEMENT_STEP = "settlement_step"
    NET_TO_SCORE = "net_to_score"
    TALLY_STROKE = "tally_stroke"
    TOAST_IN = "toast_in"
    TOAST_OUT = "toast_out"
    TOAST_STAY = "toast_stay"
    CHANGE_RING = "change_ring"


class _Move(NamedTuple):
    ms: int
    curve: QEasingCurve.Type
    moves: bool


_MOVES = {
    Motion.LIFT: _Move(90, _Curve.OutCubic, True),
    Motion.GO_BACK: _Move(160, _Curve.OutCubic, True),
    Motion.SNAP: _Move(80, _Curve.OutCubic, True),
    Motion.PLACE_DRAGGED: _Move(120, _Curve.OutCubic, True),
    Motion.PLACE_FROM_SEAT: _Move(320, _Curve.InOutCubic, True),
    Motion.DRAW: _Move(260, _Curve.InOutCubic, True),
    Motion.DEAL: _Move(180, _Curve.OutCubic, True),
    Motion.BADGES: _Move(120, _Curve.Linear, False),
    Motion.CAMERA: _Move(280, _Curve.InOutCubic, True),
    Motion.SETTLEMENT_STEP: _Move(220, _Curve.OutCubic, False),
    Motion.NET_TO_SCORE: _Move(300, _Curve.OutCubic, True),
    Motion.TALLY_STROKE: _Move(40, _Curve.OutCubic, False),
    Motion.TOAST_IN: _Move(140, _Curve.Linear, False),
    Motion.TOAST_OUT: _Move(200, _Curve.Linear, False),
    Motion.TOAST_STAY: _Move(1600, _Curve.Linear, False),
    Motion.CHANGE_RING: _Move(120, _Curve.Linear, False),
}


class Speed(Enum):
    """The player's choice of pace."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"

    @property
    def factor(self) -> float:
        """What a duration is multiplied by."""
        return {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.5, Speed.NONE: 0.0}[self]


def easing(motion: Motion) -> QEasingCurve:
    """The easing curve of a motion."""
    return QEasingCurve(_MOVES[motion].curve)


def milliseconds(motion: Motion, speed: Speed = Speed.NORMAL, reduced: bool = False) -> int:
    """Duration of a motion in ms; 0 means at once. With reduced motion no position moves, fades stay.

    A toast stays long enough to be read, whatever the speed.
    """
    move = _MOVES[motion]
    if motion is Motion.TOAST_STAY:
        return move.ms
    if reduced and move.moves:
        return 0
    return round(move.ms * speed.factor)
