"""A person's seat that a computer plays for a while: told in `meta`, beside who plays it now in `players`.

`players` says who plays each seat as the match stands; `handovers` in `meta` is the list of all changes, in
order, so that a log can tell them and the seat can be taken back. Whatever a foreign file has there is
survived: what is no change of a seat is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeGuard

from fiveup_desktop.records.names import name_fault
from fiveup_desktop.records.record import Player, PlayerKind

HANDOVERS: Final = "handovers"
"""The key of `meta` that holds the list."""


@dataclass(frozen=True, slots=True)
class Handover:
    """At one moment a seat was given to a computer of some level, or (`level` None) taken back."""

    round_index: int
    """Counted from 0; 0 before the first deal as well."""
    ply: int
    """How many actions of that round had been shown."""
    seat: int
    level: str | None


def handovers_in(meta: Mapping[str, object] | None, players: int) -> tuple[Handover, ...]:
    """The changes that a record's `meta` tells, for a match of so many players."""
    rows = (meta or {}).get(HANDOVERS)
    read = [_handover(row, players) for row in rows] if isinstance(rows, list) else []
    return tuple([each for each in read if each is not None])


def handovers_as_json(handovers: Iterable[Handover]) -> list[dict[str, object]]:
    """The list as it stands in `meta`."""
    return [
        {"level": each.level, "ply": each.ply, "round": each.round_index, "seat": each.seat}
        for each in handovers
    ]


def stood_in_for(handovers: Sequence[Handover], players: Sequence[Player]) -> frozenset[int]:
    """The seats of people that a computer plays now."""
    last = {each.seat: each.level for each in handovers}
    return frozenset(
        [
            seat
            for seat, level in last.items()
            if level is not None and players[seat].kind is PlayerKind.COMPUTER
        ]
    )


def owners(players: Sequence[Player], meta: Mapping[str, object] | None) -> tuple[Player, ...]:
    """Whose seats they are: a computer that only stands in for a person is that person."""
    away = stood_in_for(handovers_in(meta, len(players)), players)
    return tuple([played_by(each, None) if seat in away else each for seat, each in enumerate(players)])


def played_by(player: Player, level: str | None) -> Player:
    """The player of a seat once a computer of `level` plays it, or (None) the person."""
    kind = PlayerKind.HUMAN if level is None else PlayerKind.COMPUTER
    return replace(player, kind=kind, level=level)


def _handover(row: object, players: int) -> Handover | None:
    if not isinstance(row, Mapping):
        return None
    round_index, ply, seat, level = (row.get(key) for key in ("round", "ply", "seat", "level"))
    if not (_is_count(round_index) and _is_count(ply) and _is_count(seat) and _is_level(level)):
        return None
    return Handover(round_index, ply, seat, level) if seat < players else None


def _is_level(value: object) -> TypeGuard[str | None]:
    """Whether it names a level, also one that is unknown here, or says that there is none."""
    return value is None or (isinstance(value, str) and name_fault(value) is None)


def _is_count(value: object) -> TypeGuard[int]:
    """Whether it is a number from 0 on; in Python True is one as well."""
    return type(value) is int and value >= 0
