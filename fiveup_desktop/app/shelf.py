"""Pages with a folder of matches behind them: the list, the trash, what can be done about a damaged file."""

from __future__ import annotations

import os
import random
import time
import uuid
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from fiveup_desktop.app import positions
from fiveup_desktop.app.house import House
from fiveup_desktop.records import MatchRecord, MatchStore, record_to_bytes, write_durably
from fiveup_desktop.rules import Match
from fiveup_desktop.session import DEFAULT_LEVEL, Player, PlayerKind
from fiveup_desktop.view.matches.actions import MatchAction
from fiveup_desktop.view.matches.recovery import RecoveryDialog
from fiveup_desktop.view.matches.rename import RenameDialog
from fiveup_desktop.view.matches.trash import TrashDialog
from fiveup_desktop.view.words import usual_names

__all__ = ["OPENERS", "fill"]

Opener = Callable[[House, int], Callable[[], bool]]

_HOURS: Final = 3600
_CUT: Final = 700
"""Bytes that the damaged match has lost at its end."""


def _id(number: int) -> str:
    return str(uuid.UUID(int=random.Random(number).getrandbits(128), version=4))


DAMAGED: Final = _id(100)
_FOREIGN: Final = _id(101)


def fill(house: House, seed: int) -> list[str]:
    """Put matches of every sort into the folder, and two files that hold none; the matches' IDs."""
    in_play, over = positions.in_play(seed), positions.ended(seed)
    found: list[tuple[Match, dict[str, object]]] = [
        (in_play, {}),
        (positions.in_play(seed, 3), {"title": "Sunday with Grandma"}),
        (over, {"title": "周五晚上"}),
        (positions.in_play(seed, 2), {"practice": True}),
        (over, {}),
        (
            positions.crowded(seed),
            {"abandoned": True, "title": "A long evening at the lake, with everybody there"},
        ),
        (positions.curtain(seed), {"copy_of": _id(0)}),
        (Match.new(3), {}),
    ]
    folder = house.library.folder
    folder.mkdir(parents=True, exist_ok=True)
    ids = []
    for number, (match, meta) in enumerate(found):
        ids.append(_id(number))
        _keep(house, ids[-1], match, meta, hours=5 + 19 * number)
    whole = _bytes(house, DAMAGED, over, {})
    _write(house, DAMAGED, whole[:-_CUT], hours=30)
    _write(house, _FOREIGN, b'{"note": "this is something else"}\n', hours=100)
    back_up = MatchRecord.of(positions.settlement(seed, "domino"), _players(house, 4), {"id": DAMAGED})
    MatchStore(folder).back_up(DAMAGED, back_up, datetime.now(UTC))
    return ids


def _keep(house: House, record_id: str, match: Match, meta: dict[str, object], hours: int) -> None:
    _write(house, record_id, _bytes(house, record_id, match, meta), hours)


def _bytes(house: House, record_id: str, match: Match, meta: dict[str, object]) -> bytes:
    players = _players(house, match.players)
    return record_to_bytes(MatchRecord.of(match, players, {"id": record_id, **meta}))


def _players(house: House, count: int) -> tuple[Player, ...]:
    names = usual_names(house.words.language)[:count]
    computers = [Player(name, PlayerKind.COMPUTER, DEFAULT_LEVEL) for name in names[1:]]
    return (Player(names[0], PlayerKind.HUMAN), *computers)


def _write(house: House, record_id: str, data: bytes, hours: int) -> None:
    path = house.library.path_of(record_id)
    write_durably(path, data)
    then = time.time() - hours * _HOURS
    os.utime(path, (then, then))


# Each opener brings a page on its way, and returns what tells that it is there.


def _list(house: House, seed: int) -> Callable[[], bool]:
    fill(house, seed)
    return _empty(house, seed)


def _empty(house: House, seed: int) -> Callable[[], bool]:
    house.window.matches.show()
    page = house.window.matches.page
    return lambda: page.is_complete


def _unreadable(house: House, seed: int) -> Callable[[], bool]:
    fill(house, seed)
    house.window.matches.show(stand_on=DAMAGED)
    page = house.window.matches.page
    return lambda: page.is_complete


def _recovery(house: House, seed: int) -> Callable[[], bool]:
    _list(house, seed)
    house.window.matches.repairs.repair(DAMAGED)
    return lambda: house.window.overlays.holds(RecoveryDialog)


def _rename(house: House, seed: int) -> Callable[[], bool]:
    ready = _list(house, seed)

    def opened() -> bool:
        if ready() and house.window.overlays.top is None:
            house.window.matches.page.want(MatchAction.RENAME)
        return house.window.overlays.holds(RenameDialog)

    return opened


def _trash(house: House, seed: int) -> Callable[[], bool]:
    ids = fill(house, seed)
    for record_id in (*ids[:3], DAMAGED):
        house.library.delete(record_id)
    ready = _empty(house, seed)
    house.window.matches.show_trash()
    return lambda: ready() and house.window.overlays.holds(TrashDialog)


OPENERS: Final[dict[str, Opener]] = {
    "matches": _list,
    "matches-empty": _empty,
    "matches-unreadable": _unreadable,
    "recovery": _recovery,
    "rename": _rename,
    "trash": _trash,
}
