"""Leaflets: what can be laid over any page, and taken away by what laid it there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from fiveup_desktop.session import Settings
from fiveup_desktop.view.theme import Theme

from .pages.kit import Overlay, OverlayStack
from .pages.menus import Menus

if TYPE_CHECKING:
    from .voice.table_voice import Told

__all__ = ["Leaflets"]


class Leaflets:
    """Settings, legend, keys, about, and the table in words. Each is loaded when it is first opened."""

    def __init__(self, host: QWidget, theme: Theme, overlays: OverlayStack) -> None:
        self._host, self._theme, self._overlays = host, theme, overlays

    def show_settings(self, settings: Settings) -> None:
        """All that can be chosen."""
        from .pages.settings_page import SettingsDialog

        self._open_once(SettingsDialog(self._theme, self._host, settings))

    def show_legend(self) -> None:
        """What the table shows."""
        from .pages.legend import LegendDialog

        self._open_once(LegendDialog(self._theme, self._host))

    def show_keys(self, menus: Menus) -> None:
        """What every key does."""
        from .pages.key_words import KeyWords
        from .pages.shortcuts import ShortcutsDialog

        words = KeyWords(self._theme.words)
        self._open_once(ShortcutsDialog(self._theme, self._host, lambda: words.groups(menus.keys())))

    def show_about(self, folder: str) -> None:
        """Version, licences, and where the matches lie."""
        from .pages.about import AboutDialog

        self._open_once(AboutDialog(self._theme, self._host, folder))

    def tell_in_words(self, tell: Callable[[], Told]) -> None:
        """What the table tells in words."""
        from .voice.told_dialog import ToldDialog

        self._open_once(ToldDialog(self._theme, self._host, tell))

    def _open_once(self, overlay: Overlay) -> None:
        """Lay it over everything, unless such a one lies there already."""
        if self._overlays.holds(type(overlay)):
            overlay.close_overlay()
            return
        overlay.done.connect(lambda: self._overlays.close(overlay))
        self._overlays.open(overlay)
