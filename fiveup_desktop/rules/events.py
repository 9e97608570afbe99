"""Scoring events: what points arrive in (Rules, section 5)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class EventKind(Enum):
    """What made a scoring event."""

    PLACEMENT = "placement"
    DOMINO = "domino"
    BLOCKED = "blocked"


class DominoParts(NamedTuple):
    """The parts of a domino's one event, in raw points; `partner_raw` is 0 or negative. Rules, section 6."""

    placement_raw: int
    opponents_raw: int
    partner_raw: int

    @property
    def net_raw(self) -> int:
        """The three added up: the amount of the event."""
        return self.placement_raw + self.opponents_raw + self.partner_raw


class ScoreEvent(NamedTuple):
    """Points offered to an entity, accepted or discarded whole. Amounts and scores are raw points.

    `parts` belong to a domino, `difference_raw` (before rounding) to a blocked hand. Rules, section 5.
    """

    kind: EventKind
    seat: int
    entity: int
    amount_raw: int
    accepted: bool
    before_raw: int
    """The entity's score at the moment of the test."""
    parts: DominoParts | None = None
    difference_raw: int | None = None

    @property
    def after_raw(self) -> int:
        """The entity's score once the event is dealt with."""
        return self.before_raw + self.amount_raw if self.accepted else self.before_raw
