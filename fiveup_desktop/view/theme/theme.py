"""The one object that knows how things look now: scheme, colours, pips, type, motion and language."""

from enum import Enum

from PySide6.QtCore import QEasingCurve, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication

from fiveup_desktop.view.words import Language, Words

from . import motion as _motion
from . import type as _type
from .motion import Motion, Speed
from .palette import DARK, DARK_HIGH, LIGHT, LIGHT_HIGH, Palette, PipSet, pip_colours
from .type import Role

__all__ = ["Contrast", "Scheme", "Theme"]


class Scheme(Enum):
    """The player's choice of light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Contrast(Enum):
    """The player's choice of contrast."""

    SYSTEM = "system"
    NORMAL = "normal"
    HIGH = "high"


class Theme(QObject):
    """What every painter and page asks. `changed` is emitted after any change of look, language included.

    Needs a QGuiApplication. Parts that paint connect `changed` to `update`; parts that hold texts connect
    `theme.words.changed` to `retranslate`. By the time `words.changed` reaches them the theme has followed.
    """

    changed = Signal()

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        """A theme that follows the system's scheme and the language of `words`."""
        super().__init__(parent)
        self._words = words
        self._scheme = Scheme.SYSTEM
        self._contrast = Contrast.SYSTEM
        self._pips = PipSet.GARDEN
        self._text_percent = 100
        self._speed = Speed.NORMAL
        self._reduced_motion = self._system_reduces = False
        self._hints = QGuiApplication.styleHints()
        self._wishes = self._hints.accessibility()
        self._palette = self._palette_now()
        self._hints.colorSchemeChanged.connect(self._follow)
        self._wishes.contrastPreferenceChanged.connect(self._follow)
        words.changed.connect(self.changed)

    @property
    def words(self) -> Words:
        """The translations, and the language of the interface."""
        return self._words

    @property
    def language(self) -> Language:
        """Short for `words.language`."""
        return self._words.language

    @property
    def scheme(self) -> Scheme:
        """Light, dark or like the system, as chosen."""
        return self._scheme

    def set_scheme(self, scheme: Scheme) -> None:
        """Choose light, dark or what the system says."""
        self._scheme = scheme
        self._follow()

    @property
    def contrast(self) -> Contrast:
        """Normal, high or like the system, as chosen."""
        return self._contrast

    def set_contrast(self, contrast: Contrast) -> None:
        """Choose normal or high contrast, or what the system asks for."""
        self._contrast = contrast
        self._follow()

    @property
    def palette(self) -> Palette:
        """The colours in force: compare with `is` to see whether they changed."""
        return self._palette

    @property
    def pips(self) -> PipSet:
        """The pip palette in force."""
        return self._pips

    @property
    def pip_colours(self) -> tuple[QColor, ...]:
        """Colours of the values 1 to 6."""
        return pip_colours(self._pips)

    def set_pips(self, pips: PipSet) -> None:
        """Choose a pip palette."""
        if pips is not self._pips:
            self._pips = pips
            self.changed.emit()

    @property
    def text_percent(self) -> int:
        """Text size in percent of the type table."""
        return self._text_percent

    def set_text_percent(self, percent: int) -> None:
        """Choose a text size, one of `TEXT_PERCENTS` (ValueError otherwise)."""
        if percent not in _type.TEXT_PERCENTS:
            raise ValueError(f"text size {percent}% is not one of {_type.TEXT_PERCENTS}")
        if percent != self._text_percent:
            self._text_percent = percent
            self.changed.emit()

    @property
    def speed(self) -> Speed:
        """The pace of animations."""
        return self._speed

    def set_speed(self, speed: Speed) -> None:
        """Choose a pace; it holds for motions that start from now on."""
        self._speed = speed

    @property
    def reduced_motion(self) -> bool:
        """Whether no position may move: it was chosen, or the system asks for it."""
        return self._reduced_motion or self._system_reduces

    def set_reduced_motion(self, reduced: bool) -> None:
        """Choose whether positions may move."""
        self._reduced_motion = reduced

    def set_system_reduces(self, reduced: bool) -> None:
        """Say whether the system asks that nothing moves; see `SystemMotion`."""
        self._system_reduces = reduced

    def milliseconds(self, motion: Motion) -> int:
        """Duration of a motion at the chosen pace; 0 means at once."""
        return _motion.milliseconds(motion, self._speed, self.reduced_motion)

    def easing(self, motion: Motion) -> QEasingCurve:
        """The easing curve of a motion."""
        return _motion.easing(motion)

    def font(self, role: Role, bold: bool | None = None, language: Language | None = None) -> QFont:
        """The font of a role at the chosen text size, by default for the interface's language."""
        return _type.font(role, language or self.language, self._text_percent, bold)

    def line_height(self, role: Role, language: Language | None = None) -> int:
        """Line height of a role in px, never less than the font needs."""
        spoken = language or self.language
        wanted = round(_type.type_style(role, spoken).line * self._text_percent / 100)
        return max(wanted, round(QFontMetricsF(self.font(role, language=spoken)).height() * 0.9))

    def px(self, length: float) -> int:
        """A height of a page (row, button, field) grown with the text size."""
        return round(length * self._text_percent / 100)

    def team_colour(self, entity: int, on_table: bool = False) -> QColor:
        """Colour of a scoring entity's mark (0, 1, 2) on paper or on felt."""
        colours = self._palette
        if on_table:
            return (colours.table_team_a, colours.table_team_b, colours.table_team_c)[entity]
        return (colours.team_a, colours.team_b, colours.team_c)[entity]

    def _palette_now(self) -> Palette:
        if self._scheme is Scheme.SYSTEM:
            dark = self._hints.colorScheme() == Qt.ColorScheme.Dark
        else:
            dark = self._scheme is Scheme.DARK
        if self._contrast is Contrast.SYSTEM:
            high = self._wishes.contrastPreference() == Qt.ContrastPreference.HighContrast
        else:
            high = self._contrast is Contrast.HIGH
        if high:
            return DARK_HIGH if dark else LIGHT_HIGH
        return DARK if dark else LIGHT

    def _follow(self) -> None:
        palette = self._palette_now()
        if palette is not self._palette:
            self._palette = palette
            self.changed.emit()
