"""Settings: typed, kept, and never stopped by what a file holds."""

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from fiveup_desktop.session import Settings
from tests.session.play import ANN, CAT, DAN

DEFAULTS = {
    "language": "system",
    "scheme": "system",
    "pips": "garden",
    "speed": "normal",
    "text_percent": 100,
    "reduced_motion": False,
    "last_players": (),
    "geometry": b"",
}
OTHERS = {
    "language": "zh_CN",
    "scheme": "dark",
    "pips": "clear",
    "speed": "none",
    "text_percent": 150,
    "reduced_motion": True,
    "last_players": (ANN, CAT, DAN),
    "geometry": bytes(range(256)),
}


@pytest.fixture
def path(qapp: QCoreApplication, tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def all_of(settings: Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in DEFAULTS}


def test_there_are_defaults(path):
    assert all_of(Settings(path)) == DEFAULTS


def test_what_is_chosen_is_kept_and_told(path):
    settings, told = Settings(path), []
    settings.changed.connect(told.append)
    for _ in range(2):
        for name, value in OTHERS.items():
            setattr(settings, name, value)
    assert told == list(OTHERS)
    settings.close()
    assert all_of(Settings(path)) == OTHERS


def test_what_a_newer_game_has_chosen_is_kept(path):
    path.write_text('{"later": [1], "speed": "fast"}', encoding="utf-8")
    settings = Settings(path)
    settings.language = "en"
    settings.close()
    expected = {"later": [1], "speed": "fast", "language": "en"}
    assert json.loads(path.read_text(encoding="utf-8")) == expected


def test_names_of_any_kind_are_kept(path):
    hostile = tuple(
        type(ANN)(name, ANN.kind) for name in ('"a", b', "小明", "@Variant(x)", "%n", "\\x41;", "a=b", "’")
    )
    settings = Settings(path)
    settings.last_players = hostile
    settings.close()
    assert Settings(path).last_players == hostile


@pytest.mark.parametrize(
    ("name", "value"),
    [("language", "fr"), ("text_percent", 110), ("speed", ""), ("reduced_motion", "yes"), ("pips", None)],
)
def test_what_is_no_choice_is_refused(path, name, value):
    settings = Settings(path)
    with pytest.raises(ValueError, match=name):
        setattr(settings, name, value)
    assert all_of(settings) == DEFAULTS


PLAYERS = [
    None,
    {},
    [1, 2],
    [["a"]],
    [["a", "robot", None]],
    [["a", "human", 3]],
    [[[], "human", None]],
    "ab",
]
DAMAGED = [
    b"",
    b"[]",
    b"3",
    b"not json",
    b"[" * 100_000,
    b'{"language": "zh_CN", "language": "en"}',
    b'{"language": "\\ud800"}',
    b'{"language": "\xff"}',
    b'{"language": "fr", "scheme": null, "pips": 1, "speed": ["fast"], "text_percent": 1e3}',
    b'{"language": "EN", "text_percent": 110, "reduced_motion": 1, "geometry": "xyz", "speed": {}}',
    b'{"text_percent": true, "reduced_motion": "false", "geometry": 12, "speed": ""}',
    *[json.dumps({"last_players": value}).encode() for value in PLAYERS],
]


@pytest.mark.parametrize("data", DAMAGED)
def test_damaged_values_read_as_defaults_and_can_be_set_again(path, data):
    path.write_bytes(data)
    settings = Settings(path)
    assert all_of(settings) == DEFAULTS
    for name, value in OTHERS.items():
        setattr(settings, name, value)
    settings.close()
    assert all_of(Settings(path)) == OTHERS


def test_any_bytes_are_survived(path):
    chance = random.Random(61)
    settings = Settings(path)
    for name, value in OTHERS.items():
        setattr(settings, name, value)
    settings.close()
    good = path.read_bytes()
    for _ in range(300):
        data = bytearray(good)
        for _ in range(chance.randrange(1, 20)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        path.write_bytes(data[: chance.randrange(len(data) + 1)])
        found = all_of(Settings(path))
        assert {name: type(value) for name, value in found.items()} == {
            name: type(value) for name, value in DEFAULTS.items()
        }


def test_a_place_that_cannot_be_written_only_keeps_nothing(tmp_path, qapp, caplog):
    (tmp_path / "file").touch()
    settings = Settings(tmp_path / "file" / "settings.json")
    settings.language = "en"
    settings.close()
    assert settings.language == "en"
    assert caplog.text == ""
    folder = tmp_path / "settings.json"
    folder.mkdir()
    assert all_of(Settings(folder)) == DEFAULTS
