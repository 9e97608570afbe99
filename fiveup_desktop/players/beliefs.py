"""What the hidden hands can be: told by the tiles not seen, by draws and passes, and by what others chose.

Whoever draws or passes holds, at that moment, no tile of a value that is open. Of the tiles drawn in one turn
all but the last did not fit either, and the last was placed at once: so nothing of the open values is left in
that hand. A tile drawn in a later turn knows only what was said from then on. Source: Rules, section 4.

Choices tell less, and never with certainty: a seat that laid a tile for 5 points would likely have laid
another for 15, had it held it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fiveup_desktop.players.kernel import DOUBLE, ONE_FIELD, PREFERRED, STEPS, TILE_MASKS, Table, without
from fiveup_desktop.rules import FULL_SET, Chance, Draw, Placement, SeatView, placement_award_raw, shuffle

_WITH_VALUES: Final = tuple(
    [
        sum([1 << tile.index for tile in FULL_SET if values >> tile.low & 1 or values >> tile.high & 1])
        for values in range(1 << 7)
    ]
)
"""The tiles (28 bits) that have one of some values (7 bits)."""

ATTEMPTS: Final = 5
"""How often a deal of the hidden tiles is tried before what is known is relaxed."""

Hands = tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class Slot:
    """A tile in a hidden hand: the values that it cannot have (7 bits), and since which ply it is there."""

    seat: int
    barred: int
    since: int


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles of one hand of which the same is known: how many, and how likely each unseen one is (0: not)."""

    seat: int
    count: int
    weights: tuple[float, ...]
    """By tile, 28 of them."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """All that a seat can tell of the hidden tiles: `unseen` lie in the groups and in the boneyard."""

    view: SeatView
    unseen: tuple[int, ...]
    groups: tuple[Group, ...]
    """Those that the fewest tiles can be in come first."""
    may_hold: tuple[int, ...]
    """The classes (of the lower field), by seat, that its whole hand is known to be of."""

    def sample(self, chance: Chance) -> tuple[Hands, tuple[int, ...]]:
        """Hands by seat and boneyard as they may be; what is known but cannot all be met is relaxed."""
        for _ in range(ATTEMPTS):
            if (dealt := self._dealt(chance, relaxed=False)) is not None:
                break
        else:
            dealt = self._dealt(chance, relaxed=True)
        assert dealt is not None
        hands, boneyard = dealt
        return tuple([tuple(hand) for hand in hands]), tuple(shuffle(boneyard, chance))

    def _dealt(self, chance: Chance, relaxed: bool) -> tuple[list[list[int]], list[int]] | None:
        """Deal the groups one after another; None if an earlier one took what a later one needs."""
        random, log = chance.random, math.log
        hands: list[list[int]] = [[] for _ in range(self.view.players)]
        hands[self.view.seat] = [tile.index for tile in self.view.hand]
        pool = list(self.unseen)
        for group in self.groups:
            weights = group.weights
            # A race of exponential clocks picks without replacement, by weight.
            race = sorted([(-log(1.0 - random()) / weights[tile], tile) for tile in pool if weights[tile]])
            taken = [tile for _, tile in race[: group.count]]
            if (missing := group.count - len(taken)) > 0:
                if not relaxed:
                    return None
                taken += [tile for tile in pool if tile not in taken][:missing]
            hands[group.seat] += taken
            pool = [tile for tile in pool if tile not in taken]
        return hands, pool


def unseen_by(view: SeatView) -> tuple[int, ...]:
    """The tiles, as indices, that are neither in the seat's hand nor on the table."""
    seen = {*view.hand, *view.board.tiles}
    return tuple([tile.index for tile in FULL_SET if tile not in seen])


def beliefs_without_history(view: SeatView) -> Beliefs:
    """Only what the table shows now: every unseen tile may be anywhere."""
    even = (1.0,) * 28
    others = [seat for seat in range(view.players) if seat != view.seat]
    groups = tuple([Group(seat, view.hand_counts[seat], even) for seat in others])
    return Beliefs(view, unseen_by(view), groups, (ONE_FIELD,) * view.players)


def beliefs_of(view: SeatView, trust: float = 0.0) -> Beliefs:
    """What draws, passes and, as far as `trust` goes, choices tell.

    `trust` is per raw point: how much less likely a tile is for each point by which it was better than
    what was laid instead; 0: choices tell nothing.
    """
    history = _History(view)
    unseen = unseen_by(view)
    grouped: dict[tuple[int, int, int], int] = {}
    for slot in history.slots:
        if slot.seat != view.seat:
            key = slot.seat, slot.barred, slot.since if trust else 0
            grouped[key] = grouped.get(key, 0) + 1
    groups = []
    for (seat, barred, since), count in grouped.items():
        possible = [0.0 if _WITH_VALUES[barred] >> tile & 1 else 1.0 for tile in range(28)]
        if trust:
            history.weigh(possible, seat, since, unseen, trust)
        groups.append(Group(seat, count, tuple(possible)))
    groups.sort(key=lambda group: sum([group.weights[tile] > 0 for tile in unseen]))
    return Beliefs(view, unseen, tuple(groups), history.may_hold(view.players))


def barred_values(view: SeatView) -> tuple[tuple[int, ...], ...]:
    """For each seat, for each tile in its hand, the values (7 bits) that this tile is known not to have."""
    slots = _History(view).slots
    return tuple(
        [tuple([slot.barred for slot in slots if slot.seat == seat]) for seat in range(view.players)]
    )


@dataclass(frozen=True, slots=True)
class _Choice:
    """A free choice of another seat: how it likes what it laid, and each tile that it could have laid."""

    ply: int
    seat: int
    chosen: float
    liked: dict[int, float]


class _History:
    """The round so far, read once: the slots of every hand and the choices that tell something."""

    def __init__(self, view: SeatView) -> None:
        self.slots = [Slot(seat, 0, 0) for seat in range(view.players) for _ in range(5)]
        self.choices: list[_Choice] = []
        self._read(view)

    def may_hold(self, players: int) -> tuple[int, ...]:
        """The classes of the tiles without the values that a whole hand is known to lack, by seat."""
        lacked = [(1 << 7) - 1] * players
        for slot in self.slots:
            lacked[slot.seat] &= slot.barred
        return tuple([without(values) for values in lacked])

    def _read(self, view: SeatView) -> None:
        table: Table | None = None
        drew = False
        for ply, (seat, action) in enumerate(view.plies):
            if isinstance(action, Placement):
                if not drew:
                    self._lay(seat, action)
                if not drew and seat != view.seat:
                    self._note(ply, seat, action, table)
                if table is None:
                    table = Table.opened(action.tile.index)
                else:
                    table.play(table.class_of(action))
                drew = False
                continue
            assert table is not None  # Any tile can open, so nobody draws or passes before it.
            # This reaches the tile that was drawn just before, too.
            self._bar(seat, table.open_values())
            drew = isinstance(action, Draw)
            if drew and not _is_laid_at_once(view, ply):
                self.slots.append(Slot(seat, 0, ply))

    def _bar(self, seat: int, values: int) -> None:
        for slot in self.slots:
            if slot.seat == seat:
                slot.barred |= values

    def _lay(self, seat: int, placement: Placement) -> None:
        """Take the laid tile out of the hand: out of the slot that most likely held it."""
        tile = 1 << placement.tile.index
        own = [slot for slot in self.slots if slot.seat == seat]
        fitting = [slot for slot in own if not _WITH_VALUES[slot.barred] & tile] or own
        # A slot that could be few tiles is the more likely one to have been just this one.
        self.slots.remove(max(fitting, key=lambda slot: _WITH_VALUES[slot.barred].bit_count()))

    def weigh(self, weights: list[float], seat: int, since: int, unseen: Sequence[int], trust: float) -> None:
        """Make those tiles less likely that the seat would rather have laid, had it held them."""
        for choice in self.choices:
            if choice.seat != seat or choice.ply < since:
                continue
            for tile in unseen:
                if weights[tile] and tile in choice.liked:
                    better = trust * (choice.liked[tile] - choice.chosen)
                    weights[tile] /= 1.0 + math.exp(max(-50.0, min(50.0, better)))

    def _note(self, ply: int, seat: int, placement: Placement, table: Table | None) -> None:
        """Keep what a choice tells; `table` is None at an opening."""
        if table is None:
            liked = _OPENINGS
            chosen = liked[placement.tile.index]
        else:
            liked = _liked(table)
            chosen = _liking(table.class_of(placement), table.total)
        self.choices.append(_Choice(ply, seat, chosen, liked))


def _is_laid_at_once(view: SeatView, ply: int) -> bool:
    """Whether the tile drawn at `ply` fitted: then it lies on the table, and never was in a hidden hand."""
    following = view.plies[ply + 1] if ply + 1 < len(view.plies) else None
    return following is not None and isinstance(following.action, Placement)


def _liking(c: int, total: int) -> float:
    """How much a player would like a class, in raw points: its award, a double out, and a light tile."""
    _, outer, _, delta, _, tile = STEPS[c]
    return _liking_of(total + delta, outer == DOUBLE, FULL_SET[tile].pips)


def _liking_of(end: int, is_double: bool, pips: int) -> float:
    return placement_award_raw(end) + 5.0 * is_double - 0.15 * pips


def _liked(table: Table) -> dict[int, float]:
    """How much each tile that has a place would be liked at its best one."""
    best = PREFERRED[table.total % 5] & table.places
    fitting = [(tile, TILE_MASKS[tile] & best) for tile in range(len(FULL_SET))]
    return {tile: _liking(fits.bit_length() - 1, table.total) for tile, fits in fitting if fits}


_OPENINGS: Final = {tile.index: _liking_of(tile.pips, tile.is_double, tile.pips) for tile in FULL_SET}
"""How much each tile would be liked as the opening."""
