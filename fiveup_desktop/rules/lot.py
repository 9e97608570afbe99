"""Chance made explicit: shuffle, neutral lot and deal (Rules, section 2).

No rule draws a random number: lots and deals are made here, from a generator that is passed in, stored whole,
and from then on replayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, NamedTuple, Protocol, TypeVar

from fiveup_desktop.rules.errors import DealFault, IllegalDealError
from fiveup_desktop.rules.scoring import PLAYER_COUNTS, Hand
from fiveup_desktop.rules.tiles import FULL_SET, Tile

HAND_SIZE: Final = 5
"""Each player is dealt 5 tiles (Rules, section 2)."""

T = TypeVar("T")


class Chance(Protocol):
    """Where chance comes from: `random.Random`, or `random.SystemRandom` in the game."""

    def random(self) -> float:
        """A number in [0, 1)."""


def shuffle(items: Sequence[T], chance: Chance) -> list[T]:
    """A shuffled copy: Fisher-Yates over `random()`, the one sequence that Python keeps across versions."""
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        pick = int(chance.random() * (last + 1))
        shuffled[last], shuffled[pick] = shuffled[pick], shuffled[last]
    return shuffled


class LotDraw(NamedTuple):
    """One draw of a lot: the tile that each seat in it drew, in seat order."""

    tiles: tuple[tuple[int, Tile], ...]

    @property
    def seats(self) -> tuple[int, ...]:
        """Who drew."""
        return tuple([seat for seat, _ in self.tiles])

    @property
    def heaviest(self) -> tuple[int, ...]:
        """The seats that drew the heaviest pip total."""
        most = max([tile.pips for _, tile in self.tiles])
        return tuple([seat for seat, tile in self.tiles if tile.pips == most])


class Lot(NamedTuple):
    """A neutral lot: first all draw, then again and again those tied for heaviest. Rules, section 2."""

    draws: tuple[LotDraw, ...]

    @property
    def leader(self) -> int:
        """Who leads: the one heaviest of the last draw."""
        return self.draws[-1].heaviest[0]

    def fault(self, players: int) -> DealFault | None:
        """What is wrong with it as a lot among `players` seats, or None."""
        due: tuple[int, ...] = tuple(range(players))
        if not self.draws:
            return DealFault.LOT_UNDECIDED
        for draw in self.draws:
            if len(due) == 1 or draw.seats != due:
                return DealFault.LOT_SEATS
            if len({tile for _, tile in draw.tiles}) != len(draw.tiles):
                return DealFault.LOT_TILES
            due = draw.heaviest
        return None if len(due) == 1 else DealFault.LOT_UNDECIDED


def draw_lot(chance: Chance, players: int) -> Lot:
    """Hold a neutral lot among `players` seats, each draw from a fresh shuffle. Rules, section 2."""
    seats: tuple[int, ...] = tuple(range(players))
    draws = []
    while len(seats) > 1:
        draws.append(LotDraw(tuple(zip(seats, shuffle(FULL_SET, chance), strict=False))))
        seats = draws[-1].heaviest
    return Lot(tuple(draws))


@dataclass(frozen=True, slots=True)
class Deal:
    """All the chance of one round: who leads and why, the hands as dealt, the boneyard in drawing order.

    `lot` is None when the leader is the one who dominoed. `nonce` is what the round's commitment is salted
    with, 32 hex digits. Source: Rules, section 2.
    """

    lot: Lot | None
    leader: int
    hands: tuple[Hand, ...]
    boneyard: tuple[Tile, ...]
    nonce: str | None = None

    @property
    def players(self) -> int:
        """How many seats it deals to."""
        return len(self.hands)

    def fault(self) -> DealFault | None:
        """What is wrong with it taken by itself, or None. Rules, section 2."""
        if self.players not in PLAYER_COUNTS:
            return DealFault.HAND_COUNT
        if any(len(hand) != HAND_SIZE for hand in self.hands):
            return DealFault.HAND_SIZE
        tiles = [*chain.from_iterable(self.hands), *self.boneyard]
        if len(tiles) != len(FULL_SET) or len(set(tiles)) != len(FULL_SET):
            return DealFault.NOT_ONE_FULL_SET
        if self.leader not in range(self.players):
            return DealFault.LEADER_SEAT
        if self.lot is None:
            return None
        if (fault := self.lot.fault(self.players)) is not None:
            return fault
        return None if self.lot.leader == self.leader else DealFault.LEADER_NOT_BY_LOT

    def check(self) -> None:
        """Raise IllegalDealError if it has a fault."""
        if (fault := self.fault()) is not None:
            raise IllegalDealError(fault)


def deal_round(chance: Chance, players: int, leader: int | None = None, nonce: str | None = None) -> Deal:
    """Deal a round for 2 to 4 `players`, led by `leader` or, if None, by lot. Rules, section 2.

    The lot is held first, then all 28 tiles are shuffled, then hands are dealt in seat order.
    """
    lot = draw_lot(chance, players) if leader is None else None
    tiles = shuffle(FULL_SET, chance)
    hands = tuple([tuple(tiles[s * HAND_SIZE : (s + 1) * HAND_SIZE]) for s in range(players)])
    first = lot.leader if lot is not None else leader
    assert first is not None
    return Deal(lot, first, hands, tuple(tiles[players * HAND_SIZE :]), nonce)
