"""Match records as bytes, both ways: strict reading, canonical writing (the match record, `.fiveup`).

Reading checks the shape: keys, types, names, notation. Whether deals and actions are legal is found by
`replay`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeVar

from fiveup_desktop.records.canonical import canonical
from fiveup_desktop.records.errors import JsonType, Parameter, RecordFault, UnreadableRecordError, shown
from fiveup_desktop.records.migrations import OLDEST, VERSION, migrated
from fiveup_desktop.records.names import name_fault
from fiveup_desktop.records.record import MatchRecord, Player, PlayerKind, RoundRecord
from fiveup_desktop.records.strict_json import JsonValue, read_json
from fiveup_desktop.rules import Action, Deal, Lot, LotDraw, NotationError, Tile, parse_action
from fiveup_desktop.rules.scoring import PLAYER_COUNTS

FORMAT: Final = "fiveup-match"
META_KEYS: Final = ("id", "title", "created", "modified", "app", "practice")
"""The keys of `meta` that are known, in the order in which they are written."""

_SEATS: Final = {str(seat): seat for seat in range(max(PLAYER_COUNTS))}
_NONCE: Final = re.compile(r"[0-9a-fA-F]{32}")
_UUID: Final = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")

T = TypeVar("T")


def record_from_bytes(data: bytes) -> MatchRecord:
    """The record that `data` holds, not yet replayed; UnreadableRecordError if it is none."""
    return record_from_json(read_json(data))


def record_from_json(value: JsonValue) -> MatchRecord:
    """The record that a JSON value is, of any known version; UnreadableRecordError if it is none."""
    found = _object(value, _RECORD)
    return _record(migrated(found, _version(found)))


def record_to_bytes(record: MatchRecord) -> bytes:
    """The canonical bytes of a record."""
    return (canonical(record_to_json(record)) + "\n").encode("utf-8")


def record_to_json(record: MatchRecord) -> dict[str, object]:
    """A record as JSON values, with the keys in canonical order."""
    written: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "players": [_player_to_json(player) for player in record.players],
        "rounds": [_round_to_json(each) for each in record.rounds],
    }
    if record.meta is not None:
        known = [key for key in META_KEYS if key in record.meta]
        unknown = sorted(record.meta.keys() - set(META_KEYS))
        written["meta"] = {key: record.meta[key] for key in (*known, *unknown)}
    return written


def deal_to_json(deal: Deal) -> dict[str, object]:
    """What a round's commitment covers: lot, leader, hands and boneyard, in canonical order."""
    draws = None
    if deal.lot is not None:
        draws = [{str(seat): str(tile) for seat, tile in draw.tiles} for draw in deal.lot.draws]
    return {
        "lot": draws,
        "leader": deal.leader,
        "hands": [[str(tile) for tile in hand] for hand in deal.hands],
        "boneyard": [str(tile) for tile in deal.boneyard],
    }


def _player_to_json(player: Player) -> dict[str, object]:
    written: dict[str, object] = {"name": player.name, "kind": player.kind.value}
    return written if player.level is None else {**written, "level": player.level}


def _round_to_json(each: RoundRecord) -> dict[str, object]:
    written = deal_to_json(each.deal)
    if each.deal.nonce is not None:
        written["nonce"] = each.deal.nonce
    return {**written, "actions": [str(action) for action in each.actions]}


class _Place(NamedTuple):
    """Where in the record a value stands: its path, in a round, in an action; both counted from 1."""

    path: str
    round_number: int | None = None
    action_number: int | None = None

    def key(self, key: str) -> _Place:
        """The place of a key's value."""
        return self._replace(path=key if self.path in _WHOLES else f"{self.path}.{key}")

    def item(self, index: int) -> _Place:
        """The place of a list's item."""
        return self._replace(path=f"{self.path}[{index}]")

    def refuse(self, fault: RecordFault, **parameters: Parameter) -> UnreadableRecordError:
        """The error that something here does not fit; it says where."""
        parameters["where"] = self.path
        return UnreadableRecordError(fault, self.round_number, self.action_number, **parameters)


_RECORD: Final = _Place("the record")
_WHOLES: Final = ("the record", "the round")
"""Keys of these stand alone: their place is clear without."""


def _record(found: dict[str, JsonValue]) -> MatchRecord:
    _check_keys(found, _RECORD, ("format", "version", "players", "rounds"), ("meta",))
    players = _players(found["players"], _RECORD.key("players"))
    rounds = [
        _round(each, _Place("the round", number))
        for number, each in enumerate(_list(found["rounds"], _RECORD.key("rounds")), 1)
    ]
    meta = _meta(found["meta"], _RECORD.key("meta")) if "meta" in found else None
    return MatchRecord(players, tuple(rounds), meta)


def _version(found: dict[str, JsonValue]) -> int:
    """Format and version come first: a newer version may have any other keys."""
    for key in ("format", "version"):
        if key not in found:
            raise _RECORD.refuse(RecordFault.MISSING_KEY, key=key)
    if (text := _text(found["format"], _RECORD.key("format"))) != FORMAT:
        raise UnreadableRecordError(RecordFault.OTHER_FORMAT, text=shown(text))
    version = _whole_number(found["version"], _RECORD.key("version"))
    if version > VERSION:
        raise UnreadableRecordError(RecordFault.NEWER_VERSION, version=shown(version))
    if version < OLDEST:
        raise UnreadableRecordError(RecordFault.UNKNOWN_VERSION, version=shown(version))
    return version


def _players(value: JsonValue, place: _Place) -> tuple[Player, ...]:
    players = _list(value, place)
    if len(players) not in PLAYER_COUNTS:
        raise UnreadableRecordError(RecordFault.PLAYER_COUNT, count=len(players))
    return tuple([_player(each, place.item(seat)) for seat, each in enumerate(players)])


def _player(value: JsonValue, place: _Place) -> Player:
    found = _object(value, place)
    _check_keys(found, place, ("name", "kind"), ("level",))
    name = _name(found["name"], place.key("name"))
    text = _text(found["kind"], place.key("kind"))
    try:
        kind = PlayerKind(text)
    except ValueError:
        raise place.key("kind").refuse(RecordFault.UNKNOWN_KIND, text=shown(text)) from None
    if "level" not in found:
        return Player(name, kind)
    if kind is not PlayerKind.COMPUTER:
        raise place.refuse(RecordFault.LEVEL_OF_A_PERSON)
    return Player(name, kind, _name(found["level"], place.key("level")))


def _round(value: JsonValue, place: _Place) -> RoundRecord:
    found = _object(value, place)
    _check_keys(found, place, ("lot", "leader", "hands", "boneyard", "actions"), ("nonce",))
    lot = None if found["lot"] is None else _lot(found["lot"], place.key("lot"))
    leader = _whole_number(found["leader"], place.key("leader"))
    at = place.key("hands")
    hands = [_tiles(hand, at.item(seat)) for seat, hand in enumerate(_list(found["hands"], at))]
    boneyard = _tiles(found["boneyard"], place.key("boneyard"))
    nonce = _nonce(found["nonce"], place.key("nonce")) if "nonce" in found else None
    actions = _actions(found["actions"], place.key("actions"))
    return RoundRecord(Deal(lot, leader, tuple(hands), boneyard, nonce), actions)


def _lot(value: JsonValue, place: _Place) -> Lot:
    return Lot(tuple([_lot_draw(draw, place.item(index)) for index, draw in enumerate(_list(value, place))]))


def _lot_draw(value: JsonValue, place: _Place) -> LotDraw:
    tiles = []
    for key, text in _object(value, place).items():
        if key not in _SEATS:
            raise place.refuse(RecordFault.NOT_A_SEAT, text=shown(key))
        tiles.append((_SEATS[key], _tile(text, place.key(key))))
    return LotDraw(tuple(sorted(tiles)))


def _tiles(value: JsonValue, place: _Place) -> tuple[Tile, ...]:
    return tuple([_tile(text, place, index) for index, text in enumerate(_list(value, place))])


def _tile(value: JsonValue, place: _Place, index: int | None = None) -> Tile:
    try:
        return Tile.from_text(value)  # type: ignore[arg-type]  # whatever is no text is no tile either
    except NotationError:
        place = place if index is None else place.item(index)
        raise place.refuse(RecordFault.NOT_A_TILE, text=shown(_text(value, place))) from None


def _actions(value: JsonValue, place: _Place) -> tuple[Action, ...]:
    texts = _list(value, place)
    return tuple([_action(text, place, number) for number, text in enumerate(texts, 1)])


def _action(value: JsonValue, place: _Place, number: int) -> Action:
    try:
        return parse_action(value)  # type: ignore[arg-type]  # whatever is no text is no action either
    except NotationError:
        place = _Place("the action", place.round_number, number)
        raise place.refuse(RecordFault.NOT_AN_ACTION, text=shown(_text(value, place))) from None


def _nonce(value: JsonValue, place: _Place) -> str:
    nonce = _text(value, place)
    if _NONCE.fullmatch(nonce) is None:
        raise place.refuse(RecordFault.NOT_A_NONCE)
    return nonce


def _meta(value: JsonValue, place: _Place) -> dict[str, JsonValue]:
    """Check what is known of `meta`, and keep all of it."""
    meta = _object(value, place)
    for key, check in _META_CHECKS.items():
        if key in meta:
            check(meta[key], place.key(key))
    return meta


def _check_uuid(value: JsonValue, place: _Place) -> None:
    if _UUID.fullmatch(_text(value, place)) is None:
        raise place.refuse(RecordFault.NOT_A_UUID)


def _check_time(value: JsonValue, place: _Place) -> None:
    text = _text(value, place)
    try:
        offset = datetime.fromisoformat(text).utcoffset()
    except ValueError:
        offset = None
    if offset != timedelta(0):
        raise place.refuse(RecordFault.NOT_A_TIME)


def _name(value: JsonValue, place: _Place) -> str:
    name = _text(value, place)
    if (fault := name_fault(name)) is not None:
        raise place.refuse(RecordFault.NOT_A_NAME, name_fault=fault)
    return name


def _check_keys(
    found: dict[str, JsonValue], place: _Place, needed: Collection[str], optional: Collection[str]
) -> None:
    for key in needed:
        if key not in found:
            raise place.refuse(RecordFault.MISSING_KEY, key=key)
    for key in found:
        if key not in needed and key not in optional:
            raise place.refuse(RecordFault.UNKNOWN_KEY, key=shown(key))


def _object(value: JsonValue, place: _Place) -> dict[str, JsonValue]:
    return _typed(value, dict, JsonType.OBJECT, place)


def _list(value: JsonValue, place: _Place) -> list[JsonValue]:
    return _typed(value, list, JsonType.LIST, place)


def _text(value: JsonValue, place: _Place) -> str:
    return _typed(value, str, JsonType.TEXT, place)


def _whole_number(value: JsonValue, place: _Place) -> int:
    return _typed(value, int, JsonType.WHOLE_NUMBER, place)


def _true_or_false(value: JsonValue, place: _Place) -> bool:
    return _typed(value, bool, JsonType.TRUE_OR_FALSE, place)


def _typed(value: object, wanted: type[T], name: JsonType, place: _Place) -> T:
    """`value` if its type is exactly `wanted`: a bool is no whole number."""
    if type(value) is not wanted:
        raise place.refuse(RecordFault.WRONG_TYPE, wanted=name)
    return value


_META_CHECKS: Final[dict[str, Callable[[JsonValue, _Place], object]]] = {
    "id": _check_uuid,
    "title": _text,
    "created": _check_time,
    "modified": _check_time,
    "app": _text,
    "practice": _true_or_false,
}
