"""How those who play are called. Names are shown as they are, never translated."""

from collections.abc import Sequence

from fiveup_desktop.rules import displayed, entity_of
from fiveup_desktop.session import Player

__all__ = ["entity_name", "number", "points_text", "seats_of", "signed"]

_MINUS = "−"


def seats_of(entity: int, players: int) -> tuple[int, ...]:
    """The seats that keep one score, in order. Rules, section 1."""
    return tuple(seat for seat in range(players) if entity_of(seat, players) == entity)


def entity_name(players: Sequence[Player], entity: int) -> str:
    """The name of whoever keeps a score: a player's, or both partners'."""
    return " + ".join(players[seat].name for seat in seats_of(entity, len(players)))


def number(value: int) -> str:
    """A whole number with a true minus sign."""
    return f"{_MINUS}{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """A whole number with its sign written; 0 has none."""
    return f"+{value}" if value > 0 else number(value)


def points_text(amount_raw: int) -> str:
    """Raw points as a displayed number."""
    return number(displayed(amount_raw))
