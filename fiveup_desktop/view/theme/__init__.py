"""Theme: colours, type, lengths and motion of the game, each named once (the look, sections 2 to 4 and 8)."""

from .motion import DEAL_APART_MS, Motion, Speed
from .palette import DARK, DARK_HIGH, LIGHT, LIGHT_HIGH, Palette, PipSet, with_alpha
from .theme import Contrast, Scheme, Theme
from .type import TEXT_PERCENTS, Role, load_fonts

__all__ = [
    "DARK",
    "DARK_HIGH",
    "DEAL_APART_MS",
    "LIGHT",
    "LIGHT_HIGH",
    "TEXT_PERCENTS",
    "Contrast",
    "Motion",
    "Palette",
    "PipSet",
    "Role",
    "Scheme",
    "Speed",
    "Theme",
    "load_fonts",
    "with_alpha",
]
