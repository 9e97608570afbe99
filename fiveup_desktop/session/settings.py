"""What the player has chosen, kept in an ini file beside the matches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Generic, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, Signal

from fiveup_desktop.records import Player, PlayerKind

T = TypeVar("T")

LANGUAGES: Final = ("system", "en", "zh_CN")
SCHEMES: Final = ("system", "light", "dark")
PIPS: Final = ("garden", "clear")
SPEEDS: Final = ("slow", "normal", "fast", "none")
TEXT_PERCENTS: Final = (100, 125, 150, 200)


@dataclass(frozen=True)
class _Setting(Generic[T]):
    """One setting as a typed attribute: a damaged value reads as the default, a wrong one is not taken."""

    default: T
    choices: tuple[T, ...]
    name: str = field(default="", init=False)

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        object.__setattr__(self, "name", name)

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> _Setting[T]: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> T | _Setting[T]:
        if settings is None:
            return self
        text = settings.text(self.name)
        return next((choice for choice in self.choices if str(choice) == text), self.default)

    def __set__(self, settings: Settings, value: T) -> None:
        if value not in self.choices:
            raise ValueError(f"{value!r} is no value of {self.name}")
        settings.set_text(self.name, str(value))


class Settings(QObject):
    """The settings, each a typed attribute.

    Reading survives any file; a folder that cannot be written only means that nothing is kept.
    """

    changed = Signal(str)
    """The name of the setting that has another value now."""

    language = _Setting("system", LANGUAGES)
    scheme = _Setting("system", SCHEMES)
    pips = _Setting("garden", PIPS)
    speed = _Setting("normal", SPEEDS)
    text_percent = _Setting(100, TEXT_PERCENTS)
    reduced_motion = _Setting(False, (False, True))

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings(str(path), QSettings.Format.IniFormat, self)

    @property
    def last_players(self) -> tuple[Player, ...]:
        """Who sat down to the last new match; empty if that is not known."""
        try:
            rows = json.loads(self.text("last_players"))
            return tuple(Player(str(row[0]), PlayerKind(row[1]), row[2] and str(row[2])) for row in rows)
        except (ValueError, TypeError, LookupError, RecursionError):
            return ()

    @last_players.setter
    def last_players(self, players: Sequence[Player]) -> None:
        rows = [[player.name, player.kind.value, player.level] for player in players]
        self.set_text("last_players", json.dumps(rows))

    @property
    def geometry(self) -> bytes:
        """What the window said of its place on the screen (`saveGeometry`); empty if nothing is known."""
        try:
            return bytes.fromhex(self.text("geometry"))
        except ValueError:
            return b""

    @geometry.setter
    def geometry(self, geometry: bytes) -> None:
        self.set_text("geometry", geometry.hex())

    def text(self, name: str) -> str:
        """The stored text of a setting; empty if there is none, or it is no text."""
        value = self._store.value(name)
        return value if isinstance(value, str) else ""

    def set_text(self, name: str, text: str) -> None:
        """Store the text of a setting, and say so if it is another one."""
        if text != self.text(name):
            self._store.setValue(name, text)
            self.changed.emit(name)
