"""Icons from our own SVG drawings, tinted (the look, section 9); the application icon."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from fiveup_desktop.resources import resource_path
from fiveup_desktop.view.theme.metrics import DISABLED_SHARE

__all__ = ["APP_SIZES", "app_icon", "app_pixmap", "icon", "icon_pixmap"]

APP_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_SMALL_APP = 24
_RATIOS = (1.0, 2.0)


def icon_pixmap(name: str, colour: QColor, size: int = 20, ratio: float = 1.0, gap: int = 0) -> QPixmap:
    """The drawing `name` of resources/icons in one colour, `size` px square, and `gap` px of nothing behind.

    FileNotFoundError if there is none. Not cached: who shows it keeps it.
    """
    pixmap = _rendered(name, size, ratio, gap)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(0, 0, size, size), colour)
    painter.end()
    return pixmap


def _rendered(name: str, size: int, ratio: float, gap: int = 0) -> QPixmap:
    """A drawing in the colours of its file."""
    path = resource_path("icons", f"{name}.svg")
    if not path.is_file():
        raise FileNotFoundError(f"no icon {name}: {path}")
    pixmap = QPixmap(QSize(round((size + gap) * ratio), round(size * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(path)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def icon(name: str, colour: QColor, size: int = 20, gap: int = 0) -> QIcon:
    """A QIcon of the drawing in one colour, for screens at 1x and 2x; disabled it fades to 45%."""
    result = QIcon()
    faded = QColor(colour)
    faded.setAlphaF(colour.alphaF() * DISABLED_SHARE)
    for ratio in _RATIOS:
        result.addPixmap(icon_pixmap(name, colour, size, ratio, gap), QIcon.Mode.Normal)
        result.addPixmap(icon_pixmap(name, faded, size, ratio, gap), QIcon.Mode.Disabled)
    return result


def app_icon() -> QIcon:
    """The application icon: the spinner waiting for its line; at 16 and 24 px only tile and felt."""
    result = QIcon()
    for size in APP_SIZES:
        result.addPixmap(app_pixmap(size))
    return result


def app_pixmap(size: int, ratio: float = 1.0) -> QPixmap:
    """The application icon, `size` px square."""
    return _rendered("five-up-small" if size * ratio <= _SMALL_APP else "five-up", size, ratio)
