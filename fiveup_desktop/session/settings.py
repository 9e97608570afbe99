"""What the player has chosen, kept in a small file beside the matches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, overload

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.records import (
    Player,
    PlayerKind,
    RecordError,
    StoreError,
    read_regular_file,
    write_durably,
)
from fiveup_desktop.records.strict_json import read_json
from fiveup_desktop.session.saver import Saver

T = TypeVar("T")

LANGUAGES: Final = ("system", "en", "zh_CN")
SCHEMES: Final = ("system", "light", "dark")
CONTRASTS: Final = ("system", "normal", "high")
PIPS: Final = ("garden", "clear")
SPEEDS: Final = ("slow", "normal", "fast", "none")
TEXT_PERCENTS: Final = (80, 100, 125, 150, 200)
BADGES: Final = ("always", "hover", "never")
"""When scoring ends wear their badges."""
PLAYS_LISTS: Final = ("reader", "always", "never")
"""When all that can be played stands in a list: with a screen reader, always, never."""
ANNOUNCEMENTS: Final = ("all", "short", "none")
"""How much is announced to a screen reader."""
RULES_IN: Final = ("english", "both", "chinese")
HAND_ORDERS: Final = ("value", "pips", "doubles", "drawn", "own")


class _Setting(Generic[T]):
    """One setting as a typed attribute: whatever the file holds, it reads as one of the choices."""

    def __init__(self, default: T, choices: tuple[T, ...]) -> None:
        self._default = default
        self._choices = choices

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> _Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> T | _Setting[T]:
        if settings is None:
            return self
        value = settings.stored(self._name)
        # By type as well: in Python 1 is True.
        same = [each for each in self._choices if type(each) is type(value) and each == value]
        return same[0] if same else self._default

    def __set__(self, settings: Settings, value: T) -> None:
        if value not in self._choices:
            raise ValueError(f"{value!r} is no choice for {self._name}")
        settings.store(self._name, value)


class Settings(QObject):
    """The settings, each a typed attribute; setting one to what is no choice raises ValueError.

    They are read from `path` once. Whatever lies there is survived: what cannot be read is the default. A
    place that cannot be written only means that nothing is kept. (QSettings would do neither: a damaged
    `@Variant` in its file aborts the program.)
    """

    changed = Signal(str)
    """The name of the setting that has another value now."""

    language = _Setting("system", LANGUAGES)
    scheme = _Setting("system", SCHEMES)
    contrast = _Setting("system", CONTRASTS)
    pips = _Setting("garden", PIPS)
    speed = _Setting("normal", SPEEDS)
    text_percent = _Setting(100, TEXT_PERCENTS)
    reduced_motion = _Setting(False, (False, True))
    badges = _Setting("always", BADGES)
    hand_order = _Setting("value", HAND_ORDERS)
    plays_list = _Setting("reader", PLAYS_LISTS)
    announcements = _Setting("all", ANNOUNCEMENTS)
    marks_playable = _Setting(True, (True, False))
    aids = _Setting(True, (True, False))
    """Whether a new match has hints and the tile tracker."""
    forced_alone = _Setting(False, (False, True))
    """Whether draws and passes, which are forced, are made without asking."""
    curtain_on_leave = _Setting(False, (False, True))
    """Whether hands are hidden when the window loses the focus, with several people at one screen."""
    welcomed = _Setting(False, (False, True))
    """Whether the language was asked for and the lessons were offered: that happens once."""
    rules_in = _Setting("both", RULES_IN)
    """The languages in which the rules are read."""
    lessons_in_both = _Setting(False, (False, True))
    """Whether lessons are told in both languages at once."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._values = _read(path)
        self._saver = Saver(self)

    @property
    def last_players(self) -> tuple[Player, ...]:
        """Who sat down to the last new match; empty if that is not known."""
        try:
            return tuple([_player(row) for row in self.stored("last_players")])
        except (ValueError, TypeError):
            return ()

    @last_players.setter
    def last_players(self, players: Sequence[Player]) -> None:
        self.store("last_players", [[player.name, player.kind.value, player.level] for player in players])

    @property
    def geometry(self) -> bytes:
        """What the window said of its place on the screen (`saveGeometry`); empty if nothing is known."""
        try:
            return bytes.fromhex(self.stored("geometry"))
        except (ValueError, TypeError):
            return b""

    @geometry.setter
    def geometry(self, geometry: bytes) -> None:
        self.store("geometry", geometry.hex())

    def close(self) -> None:
        """Wait until all is written; what is changed from now on is not kept."""
        self._saver.close()

    def stored(self, name: str) -> Any:
        """The value of a setting as it was read or stored: anything that JSON can hold, or None."""
        return self._values.get(name)

    def store(self, name: str, value: object) -> None:
        """Take a JSON value for a setting; if that makes another of it, have it written, and tell."""
        before = getattr(self, name)
        self._values[name] = value
        if getattr(self, name) != before:
            text = json.dumps(self._values, ensure_ascii=False, indent=1) + "\n"
            self._saver.do(partial(_write, self._path, text))
            self.changed.emit(name)


def _player(row: Any) -> Player:
    """The player that was stored as `row`; ValueError or TypeError if it is none."""
    name, kind, level = row
    if not isinstance(name, str) or not isinstance(level, str | None):
        raise TypeError(f"no player: {row!r}")
    return Player(name, PlayerKind(kind), level)


def _read(path: Path) -> dict[str, Any]:
    """The values in a settings file; none if it is no such file."""
    try:
        values = read_json(read_regular_file(path))
    except RecordError:
        return {}
    return values if isinstance(values, dict) else {}


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_durably(path, text.encode("utf-8"))
    except OSError as error:
        raise StoreError(error, path) from error
