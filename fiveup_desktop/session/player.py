"""Who sits at a seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class PlayerKind(Enum):
    """Whether a person or the computer plays a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat; `level` names a computer player's level."""

    name: str
    kind: PlayerKind
    level: str | None = None
