"""Theme: colours, type, lengths and motion of the game, each named once (the look, sections 2 to 4 and 8)."""

from .motion import DEAL_APART_MS, Motion, Speed
from .palette import DARK, LIGHT, Palette, PipSet, with_alpha
from .theme import Scheme, Theme
from .type import TEXT_PERCENTS, Role, load_fonts

__all__ = [
    "DARK",
    "DEAL_APART_MS",
    "LIGHT",
    "TEXT_PERCENTS",
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
