"""Names of seats and of scoring entities, as plain text: the same in both languages."""

from typing import NamedTuple

from fiveup_desktop.rules.scoring import entity_of

from .language import Language

__all__ = ["Names", "usual_names"]

_USUAL = {
    Language.ENGLISH: ("Mei", "Rowan", "Lin", "Ada"),
    Language.CHINESE: ("小梅", "阿哲", "林奶奶", "子安"),
}


def usual_names(language: Language) -> tuple[str, ...]:
    """How four players are called until somebody types another name."""
    return _USUAL[language]


class Names(NamedTuple):
    """What the seats are called, in seat order."""

    seats: tuple[str, ...]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.seats[seat]

    def entity(self, entity: int) -> str:
        """Whose score it is: one name, or at 4 players both partners’ (Rules, section 1)."""
        members = [name for seat, name in enumerate(self.seats) if entity_of(seat, self.players) == entity]
        return " + ".join(members)

    @property
    def in_partnerships(self) -> bool:
        """Whether entities are pairs, so that sentences about them are in the plural."""
        return self.players == 4
