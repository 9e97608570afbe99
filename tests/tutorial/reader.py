"""Reads the description of a board back, in either language. It knows the sentences by their look only.

Nothing of the product is imported: what is read are texts in the notation of the rules, to be compared by
whoever asks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

TILE = r"\d\|\d"


@dataclass
class Told:
    """What a description says: notation of the rules, in the order in which it was said."""

    tiles: list[str] = field(default_factory=list)
    spinners: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)
    total: int = -1
    award: tuple[int, int] = (-1, -1)
    """Raw and displayed points."""


class NotUnderstood(Exception):
    """A sentence that says nothing that can be understood."""


def read_english(text: str) -> Told:
    told = Told()
    for sentence in re.split(r"(?<=\.) ", text):
        _read_english(sentence.rstrip("."), told)
    return told


ENGLISH_PLACE = rf"(?:the (low|high) end|(line side|branch arm) ([AB])) of ({TILE})"


def _english_place(match: tuple[str, ...]) -> str:
    half, kind, letter, tile = match
    port = half or f"{kind.split()[0]}_{letter.lower()}"
    return f"{tile}.{port}"


def _read_english(said: str, told: Told) -> None:
    if said.startswith("Tiles in the order of play: "):
        told.tiles = re.findall(TILE, said)
    elif said.startswith("Spinners: "):
        told.spinners = re.findall(TILE, said)
    elif said == "No spinner":
        told.spinners = []
    elif match := re.fullmatch(rf"({TILE}) opens", said):
        told.actions.append(match[1])
    elif match := re.fullmatch(
        rf"({TILE}) joins {ENGLISH_PLACE} with its (low end|high end|line side A)", said
    ):
        told.actions.append(f"{match[1]}@{_english_place(match.groups()[1:5])}")
        _check_half(match[1], match[6], match[5], {"low end": 0, "high end": 2, "line side A": 0})
    elif said.startswith("Open connections: "):
        told.open = [_english_place(found) for found in re.findall(ENGLISH_PLACE, said)]
    elif said.startswith("Scoring ends: "):
        for part in said.removeprefix("Scoring ends: ").split(", "):
            _read_english_end(part, told)
    elif match := re.fullmatch(r"End total (\d+)", said):
        told.total = int(match[1])
    elif said == "Award: none":
        told.award = (0, 0)
    elif match := re.fullmatch(r"Award: (\d+) raw, (\d+) points?", said):
        told.award = (int(match[1]), int(match[2]))
    else:
        raise NotUnderstood(said)


def _read_english_end(part: str, told: Told) -> None:
    if match := re.fullmatch(rf"({TILE}) as a whole counts (\d+)", part):
        told.ends.append(f"{match[1]}={match[2]}")
    elif match := re.fullmatch(rf"{ENGLISH_PLACE} counts (\d+)", part):
        told.ends.append(f"{_english_place(match.groups()[:4])}={match[5]}")
    else:
        raise NotUnderstood(part)


PORTS = {
    "小点数端": "low",
    "大点数端": "high",
    "直线侧 A": "line_a",
    "直线侧 B": "line_b",
    "侧分支 A": "branch_a",
    "侧分支 B": "branch_b",
}
CHINESE_PLACE = rf"({TILE}) 的({'|'.join(PORTS)})"


def read_chinese(text: str) -> Told:
    told = Told()
    for sentence in text.rstrip("。").split("。"):
        _read_chinese(sentence, told)
    return told


def _read_chinese(said: str, told: Told) -> None:
    if said.startswith("按出牌先后的骨牌："):
        told.tiles = re.findall(TILE, said)
    elif said.startswith("分叉双牌："):
        told.spinners = re.findall(TILE, said)
    elif said == "没有分叉双牌":
        told.spinners = []
    elif match := re.fullmatch(rf"({TILE}) 开局", said):
        told.actions.append(match[1])
    elif match := re.fullmatch(rf"({TILE}) 用(小点数端|大点数端|直线侧 A) ?接 {CHINESE_PLACE}", said):
        told.actions.append(f"{match[1]}@{match[3]}.{PORTS[match[4]]}")
        _check_half(match[1], match[2], match[3], {"小点数端": 0, "大点数端": 2, "直线侧 A": 0})
    elif said.startswith("可接牌位置："):
        told.open = [f"{tile}.{PORTS[port]}" for tile, port in re.findall(CHINESE_PLACE, said)]
    elif said.startswith("计分端："):
        for part in said.removeprefix("计分端：").split("、"):
            _read_chinese_end(part, told)
    elif match := re.fullmatch(r"末端总点数 (\d+)", said):
        told.total = int(match[1])
    elif said == "没有加分":
        told.award = (0, 0)
    elif match := re.fullmatch(r"加分：原始分 (\d+)，显示分 (\d+)", said):
        told.award = (int(match[1]), int(match[2]))
    else:
        raise NotUnderstood(said)


def _read_chinese_end(part: str, told: Told) -> None:
    if match := re.fullmatch(rf"({TILE}) 整张计 (\d+) 点", part):
        told.ends.append(f"{match[1]}={match[2]}")
    elif match := re.fullmatch(rf"{CHINESE_PLACE} ?计 (\d+) 点", part):
        told.ends.append(f"{match[1]}.{PORTS[match[2]]}={match[3]}")
    else:
        raise NotUnderstood(part)


def _check_half(tile: str, side: str, other: str, at: dict[str, int]) -> None:
    """The half that is said to join must be one that the other tile has."""
    if tile[at[side]] not in other:
        raise NotUnderstood(f"{tile} cannot join {other} with its {side}")
