"""Dresses the application in the style Fusion: palette, fonts, style sheet, anew when the theme changes."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from fiveup_desktop.view.theme import Palette, Role, Theme, with_alpha
from fiveup_desktop.view.theme.metrics import DISABLED_SHARE

from .sheet import style_sheet

__all__ = ["STYLE", "AppStyle", "qt_palette"]

STYLE = "-style=fusion"
"""An argument for QApplication. `setStyle` would hand the style out, and with it import hundreds of names."""

_Part = QPalette.ColorRole


def qt_palette(colours: Palette) -> QPalette:
    """The theme's colours as Qt's palette, for whatever the style sheet leaves to the style."""
    parts: dict[QPalette.ColorRole, QColor] = {
        _Part.Window: colours.paper,
        _Part.WindowText: colours.ink,
        _Part.Base: colours.raised,
        _Part.AlternateBase: colours.panel,
        _Part.Text: colours.ink,
        _Part.PlaceholderText: colours.ink2,
        _Part.Button: colours.raised,
        _Part.ButtonText: colours.ink,
        _Part.BrightText: colours.bad,
        _Part.Highlight: colours.primary,
        _Part.HighlightedText: colours.on_primary,
        _Part.Accent: colours.primary,
        _Part.Link: colours.primary,
        _Part.LinkVisited: colours.primary,
        _Part.ToolTipBase: colours.raised,
        _Part.ToolTipText: colours.ink,
        _Part.Light: colours.raised,
        _Part.Midlight: colours.line,
        _Part.Mid: colours.line,
        _Part.Dark: colours.strong,
        _Part.Shadow: colours.shadow,
    }
    result = QPalette()
    for part, colour in parts.items():
        result.setColor(part, colour)
    for part in (_Part.WindowText, _Part.Text, _Part.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, part, with_alpha(colours.ink, DISABLED_SHARE))
    return result


class AppStyle(QObject):
    """Keeps an application of STYLE dressed in a theme as long as this object lives."""

    def __init__(self, app: QApplication, theme: Theme, parent: QObject | None = None) -> None:
        """Dress `app` now, and again whenever colours, text size or language change."""
        super().__init__(parent)
        self._app = app
        self._theme = theme
        self._worn: tuple[object, ...] = ()
        theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        theme = self._theme
        wanted = (theme.palette, theme.text_percent, theme.language)
        if wanted == self._worn:
            return  # other pips, say: no reason to polish every widget again
        self._worn = wanted
        self._app.setPalette(qt_palette(theme.palette))
        self._app.setFont(theme.font(Role.BODY))
        self._app.setStyleSheet(style_sheet(theme))
