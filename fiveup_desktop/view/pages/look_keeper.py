"""Keeps theme and language as the settings say."""

from collections.abc import Mapping

from PySide6.QtCore import QLocale, QObject

from fiveup_desktop.session import Settings
from fiveup_desktop.view.theme import Contrast, PipSet, Scheme, Speed, Theme
from fiveup_desktop.view.words import Language

__all__ = ["LookKeeper", "system_language"]


def system_language() -> Language:
    """The language of this computer, as far as the game speaks it."""
    chinese = any(name.startswith("zh") for name in QLocale.system().uiLanguages()[:1])
    return Language.CHINESE if chinese else Language.ENGLISH


class LookKeeper(QObject):
    """Applies the settings to the theme now, and each again when it changes.

    `instead` holds values for this run alone (from the command line), until the player chooses another.
    """

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        instead: Mapping[str, object] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._settings = settings
        self._instead = dict(instead or {})
        for name in ("text_percent", "pips", "scheme", "contrast", "speed", "reduced_motion", "language"):
            self._apply(name)
        settings.changed.connect(self._on_changed)

    def value(self, name: str) -> object:
        """What holds now."""
        return self._instead.get(name, getattr(self._settings, name, None))

    def _on_changed(self, name: str) -> None:
        self._instead.pop(name, None)
        self._apply(name)

    def _apply(self, name: str) -> None:
        value, theme = self.value(name), self._theme
        if name == "language":
            theme.words.set_language(system_language() if value == "system" else Language(value))
        elif name == "scheme":
            theme.set_scheme(Scheme(value))
        elif name == "contrast":
            theme.set_contrast(Contrast(value))
        elif name == "pips":
            theme.set_pips(PipSet(value))
        elif name == "text_percent" and isinstance(value, int):
            theme.set_text_percent(value)
        elif name == "speed":
            theme.set_speed(Speed(value))
        elif name == "reduced_motion":
            theme.set_reduced_motion(bool(value))
