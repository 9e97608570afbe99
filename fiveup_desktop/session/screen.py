"""Who sits at the screen, and what may be seen there."""

from __future__ import annotations

from collections.abc import Sequence

from fiveup_desktop.records import Player, PlayerKind
from fiveup_desktop.rules import Match, Tile, Transition
from fiveup_desktop.rules.scoring import Hand


def people_of(players: Sequence[Player]) -> tuple[int, ...]:
    """The seats of people."""
    return tuple([seat for seat, player in enumerate(players) if player.kind is PlayerKind.HUMAN])


def only_person(players: Sequence[Player]) -> int | None:
    """The seat of the only person; None if there is none, or several."""
    people = people_of(players)
    return people[0] if len(people) == 1 else None


class Screen:
    """The seat whose hand is on the screen, if any. For practice every hand is open. Rules, section 2."""

    def __init__(self, players: Sequence[Player], is_practice: bool) -> None:
        self.people = people_of(players)
        """The seats of people."""
        self.viewer = only_person(players)
        """The only person's seat, or that of the one who took the screen."""
        self._is_practice = is_practice

    def seat_people(self, people: Sequence[int]) -> None:
        """Other seats are those of people now. The only one keeps the screen, also while not playing."""
        self.people = tuple(people)
        if people and self.viewer not in people:
            self.viewer = None

    def needs_curtain(self, seat: int) -> bool:
        """Whether the screen has to be handed over before `seat`, a person, can act."""
        return not self._is_practice and seat in self.people and seat != self.viewer

    def take(self, seat: int | None) -> bool:
        """The person at `seat` sits there now, None: nobody. Whether that is somebody else; ValueError."""
        if seat is not None and seat not in self.people:
            raise ValueError(f"no person sits at seat {seat}")
        was, self.viewer = self.viewer, seat
        return was != seat

    def may_show(self, match: Match, seat: int) -> bool:
        """Whether the hand of `seat` may be seen now."""
        current = match.round
        is_over = current is not None and current.outcome is not None
        return self._is_practice or seat == self.viewer or is_over

    def hand_of(self, match: Match, seat: int) -> Hand | None:
        """The hand of `seat`; None while it is hidden, or nothing is dealt."""
        current = match.round
        return current.hands[seat] if current is not None and self.may_show(match, seat) else None

    def shown_draw(self, transition: Transition) -> Tile | None:
        """The tile that was drawn, if it may be seen. Rules, section 9."""
        is_shown = self._is_practice or transition.seat == self.viewer
        return transition.drawn if is_shown else None
