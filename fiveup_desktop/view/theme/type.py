"""Type: roles, sizes and families for both languages (the look, section 3)."""

from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

from fiveup_desktop.view.words import Language

__all__ = ["TEXT_PERCENTS", "Role", "TypeStyle", "digit_font", "families", "font", "load_fonts", "type_style"]

TEXT_PERCENTS: Final = (80, 100, 125, 150, 200)
"""The choices of the text size setting."""

_SANS = {
    Language.CHINESE: ("Noto Sans SC", "Source Sans 3"),
    Language.ENGLISH: ("Source Sans 3", "Noto Sans SC"),
}
_SERIF = "Noto Serif SC"


class Role(Enum):
    """What a text is for; it decides size, line height and family."""

    TITLE = "title"
    SCORE = "score"
    CARD_TITLE = "card_title"
    BODY = "body"
    RULES = "rules"
    LOG = "log"
    SMALL = "small"


class TypeStyle(NamedTuple):
    """Size and line height in px at 100% text, and what the role's weight and kind of face are."""

    size: int
    line: int
    bold: bool = False
    serif: bool = False


_STYLES = {
    Language.CHINESE: {
        Role.TITLE: TypeStyle(26, 36, bold=True, serif=True),
        Role.SCORE: TypeStyle(32, 38, bold=True, serif=True),
        Role.CARD_TITLE: TypeStyle(17, 24, bold=True),
        Role.BODY: TypeStyle(14, 20),
        Role.RULES: TypeStyle(15, 25),
        Role.LOG: TypeStyle(13, 23),
        Role.SMALL: TypeStyle(12, 16),
    },
    Language.ENGLISH: {
        Role.TITLE: TypeStyle(26, 36, bold=True, serif=True),
        Role.SCORE: TypeStyle(32, 38, bold=True, serif=True),
        Role.CARD_TITLE: TypeStyle(18, 24, bold=True),
        Role.BODY: TypeStyle(15, 20),
        Role.RULES: TypeStyle(16, 23),
        Role.LOG: TypeStyle(14, 23),
        Role.SMALL: TypeStyle(13, 16),
    },
}


def type_style(role: Role, language: Language) -> TypeStyle:
    """The row of the table of the look, section 3."""
    return _STYLES[language][role]


def families(language: Language, serif: bool = False) -> list[str]:
    """Families in order: what the first lacks (a rare character of a name) comes from the next."""
    sans = list(_SANS[language])
    return [_SERIF, *sans] if serif else sans


def font(role: Role, language: Language, percent: int = 100, bold: bool | None = None) -> QFont:
    """The font of a role; `bold` overrides its weight. Only 400 and 700 exist, and no italics."""
    style = type_style(role, language)
    heavy = style.bold if bold is None else bold
    return _font(language, style.serif, style.size * percent / 100, heavy)


def digit_font(size: float, bold: bool = False) -> QFont:
    """The font of digits on the table, `size` in px: the same in both languages."""
    return _font(Language.ENGLISH, False, size, bold)


def _font(language: Language, serif: bool, size: float, bold: bool) -> QFont:
    result = QFont(families(language, serif))
    result.setPixelSize(max(1, round(size)))
    result.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    result.setFeature(QFont.Tag("tnum"), 1)
    if language is Language.ENGLISH:
        # Without this the serif, a Chinese font, sets ’ in the middle of a whole square.
        result.setFeature(QFont.Tag("palt"), 1)
    return result


def load_fonts(folder: Path) -> list[str]:
    """Make the bundled fonts known to Qt; needs a QGuiApplication. Returns the family names found."""
    found: set[str] = set()
    for path in sorted(folder.glob("*.ttf")):
        handle = QFontDatabase.addApplicationFont(str(path))
        found.update(QFontDatabase.applicationFontFamilies(handle))
    return sorted(found)
