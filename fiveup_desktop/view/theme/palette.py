"""The colours of the game, light and dark: the only place where a hex value is written.

Source: the look, section 2. Names are the look's own tokens in snake case; `table_team_*` are the team
colours on felt, `team_*` those on paper. Alpha values that belong to a token stand here as well.
"""

from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from PySide6.QtGui import QColor

__all__ = [
    "CLEAR",
    "DARK",
    "DARK_HIGH",
    "GARDEN",
    "LIGHT",
    "LIGHT_HIGH",
    "Palette",
    "PipSet",
    "pip_colours",
    "with_alpha",
]


@dataclass(frozen=True, eq=False, repr=False)
class Palette:
    """Every colour token of one scheme. There are four, compared by identity; never change a colour."""

    paper: QColor
    panel: QColor
    raised: QColor
    line: QColor
    strong: QColor
    ink: QColor
    ink2: QColor
    primary: QColor
    on_primary: QColor
    focus: QColor
    sel: QColor
    brass_text: QColor
    brass_edge: QColor
    good: QColor
    good_bg: QColor
    bad: QColor
    bad_bg: QColor
    team_a: QColor
    team_b: QColor
    team_c: QColor
    table: QColor
    table_edge: QColor
    rail: QColor
    tag: QColor
    mat_line: QColor
    on_table: QColor
    on_table2: QColor
    brass: QColor
    hi: QColor
    badge: QColor
    badge_ink: QColor
    table_team_a: QColor
    table_team_b: QColor
    table_team_c: QColor
    bubble: QColor
    on_bubble: QColor
    wrong: QColor
    wrong_disc: QColor
    on_wrong_disc: QColor
    tile_top: QColor
    tile_face: QColor
    tile_edge: QColor
    tile_side: QColor
    tile_bar: QColor
    chip: QColor
    chip_edge: QColor
    chip_ink: QColor
    brass_ring: QColor
    pin_edge: QColor
    glint: QColor
    back: QColor
    back_line: QColor
    back_edge: QColor
    ring: QColor
    shadow: QColor
    scrim: QColor
    dark: bool


def with_alpha(colour: QColor, share: float) -> QColor:
    """The same colour at `share` (0 to 1) of full opacity."""
    faded = QColor(colour)
    faded.setAlphaF(share)
    return faded


def _palette(dark: bool, **tokens: str) -> Palette:
    colours = {name: QColor(value) for name, value in tokens.items()}
    # A plate lets a little felt through (the look, section 2: both 92% over felt).
    colours["rail"] = with_alpha(colours["rail"], 0.92)
    colours["tag"] = with_alpha(colours["tag"], 0.92)
    colours["mat_line"] = with_alpha(colours["brass"], 0.28)
    colours["scrim"] = with_alpha(QColor("#000000"), 0.55)
    return Palette(dark=dark, **colours)


_BOTH = {
    "badge": "#F0C86C",
    "badge_ink": "#2A1F08",
    "brass_ring": "#8A6420",
    "pin_edge": "#6E4E14",
    "glint": "#FFF3D0",
    "wrong": "#F3A58E",
    "wrong_disc": "#A4371F",
    "on_wrong_disc": "#FFFFFF",
    "chip": "#F6EFDD",
    "chip_edge": "#C9B88F",
    "chip_ink": "#29251F",
    "ring": "#FFFFFF",
    "shadow": "#000000",
    "scrim": "#000000",
}

LIGHT = _palette(
    False,
    paper="#F4EFE3", panel="#FBF8F1", raised="#FFFFFF",
    line="#DCD2BD", strong="#8A7F6C", ink="#29251F", ink2="#5F574A",
    primary="#1F5A4C", on_primary="#FFFFFF", focus="#1F5A4C", sel="#E3EEE7",
    brass_text="#79540C", brass_edge="#A67A22",
    good="#1E6B45", good_bg="#E6EFE8", bad="#A4371F", bad_bg="#F7E3DB",
    team_a="#1F5A4C", team_b="#8E3B5E", team_c="#3D4E8A",
    table="#2B6254", table_edge="#245448", rail="#1E483E", tag="#1A3F36",
    on_table="#F5EFDD", on_table2="#CFE0D2", brass="#E8BC5E", hi="#FFE3A0",
    table_team_a="#A9E3C9", table_team_b="#F2B2CA", table_team_c="#C6D0F8",
    bubble="#16241F", on_bubble="#F7F1E1",
    tile_top="#FCF8EC", tile_face="#F6EFDD", tile_edge="#C9B88F", tile_side="#B3A074", tile_bar="#8A7A57",
    back="#3F7F6E", back_line="#D8E6DA", back_edge="#1B4A3F",
    **_BOTH,
)  # fmt: skip

DARK = _palette(
    True,
    paper="#191B1A", panel="#212423", raised="#2B2F2D",
    line="#3B403D", strong="#7F867F", ink="#F0EADB", ink2="#B8B3A4",
    primary="#8CCDB4", on_primary="#10241D", focus="#8CCDB4", sel="#293B34",
    brass_text="#E8C373", brass_edge="#A87F2C",
    good="#8FD3A8", good_bg="#24332D", bad="#F0977C", bad_bg="#43271F",
    team_a="#8CCDB4", team_b="#E79BBB", team_c="#AEBBF0",
    table="#1D473D", table_edge="#183C34", rail="#122E28", tag="#10302A",
    on_table="#F1EAD6", on_table2="#B5CBBD", brass="#E3B95F", hi="#FFE3A0",
    table_team_a="#8CCDB4", table_team_b="#E79BBB", table_team_c="#AEBBF0",
    bubble="#0C1512", on_bubble="#F4EEDD",
    tile_top="#F2EAD6", tile_face="#E9DFC8", tile_edge="#A99A76", tile_side="#83765A", tile_bar="#7A6C4C",
    back="#2C5E51", back_line="#A9C4B6", back_edge="#0E2A24",
    **_BOTH,
)  # fmt: skip


def _stronger(palette: Palette, **tokens: str) -> Palette:
    """A palette with other colours for these tokens."""
    values: dict[str, Any] = {field.name: getattr(palette, field.name) for field in fields(Palette)}
    return Palette(**(values | {name: QColor(value) for name, value in tokens.items()}))


_HIGH_TABLE = {
    "table": "#0B3328", "table_edge": "#07251D", "rail": "#04170F",
    "tag": "#04170F", "on_table": "#FFFFFF", "on_table2": "#FFFFFF", "brass": "#FFD060",
    "hi": "#FFF0C0", "mat_line": "#FFD060", "badge": "#FFD060", "badge_ink": "#000000",
    "table_team_a": "#C8FFE8", "table_team_b": "#FFD0E2", "table_team_c": "#DCE4FF",
    "bubble": "#000000", "on_bubble": "#FFFFFF", "wrong": "#FFC0AC",
    "tile_top": "#FFFFFF", "tile_face": "#FFFFFF", "tile_edge": "#000000",
    "tile_side": "#6A6A6A", "tile_bar": "#333333",
    "chip": "#FFFFFF", "chip_edge": "#000000", "chip_ink": "#000000",
    "back": "#0E4A3C", "back_line": "#FFFFFF", "back_edge": "#FFFFFF",
    "wrong_disc": "#7A1400",
}  # fmt: skip

LIGHT_HIGH = _stronger(
    LIGHT,
    paper="#FFFFFF", panel="#FFFFFF", raised="#FFFFFF",
    line="#959595", strong="#000000", ink="#000000", ink2="#262626",
    primary="#003B2C", focus="#000000", sel="#DDEBE3",
    brass_text="#4A3200", brass_edge="#6A4800",
    good="#004525", good_bg="#FFFFFF", bad="#8A0000", bad_bg="#FFFFFF",
    team_a="#003B2C", team_b="#6B0F3C", team_c="#1A2A6B",
    **_HIGH_TABLE,
)  # fmt: skip
"""The light scheme where the system asks for more contrast: texts at 7 to 1 or better."""

DARK_HIGH = _stronger(
    DARK,
    paper="#000000", panel="#000000", raised="#101010",
    line="#595959", strong="#FFFFFF", ink="#FFFFFF", ink2="#E6E6E6",
    primary="#A8F0D8", on_primary="#000000", focus="#FFFFFF", sel="#1B332A",
    brass_text="#FFD870", brass_edge="#FFD870",
    good="#A8F5C4", good_bg="#06150C", bad="#FFC0AC", bad_bg="#1C0803",
    team_a="#C8FFE8", team_b="#FFD0E2", team_c="#DCE4FF",
    **_HIGH_TABLE,
)  # fmt: skip
"""The same for the dark scheme."""


class PipSet(Enum):
    """The two pip palettes: Garden leans on the patterns, Clear is made for colour blindness."""

    GARDEN = "garden"
    CLEAR = "clear"


GARDEN = tuple(map(QColor, ("#1F5FA8", "#1E7A4C", "#B4500F", "#6A3FB0", "#8A6200", "#B8262E")))
CLEAR = tuple(map(QColor, ("#262680", "#268080", "#B25F36", "#9C3DCC", "#4C3943", "#660000")))


def pip_colours(pips: PipSet) -> tuple[QColor, ...]:
    """Colours of the values 1 to 6, in order (a blank half has none)."""
    return GARDEN if pips is PipSet.GARDEN else CLEAR
