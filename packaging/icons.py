"""Render the application icon and that of match files: python packaging/icons.py [FOLDER]

Sizes for the icon theme of Linux, an .ico and an .icns; drawn by Qt from our own SVG.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "icons"
APP = ROOT / "resources" / "icons" / "five-up.svg"
SMALL_APP = ROOT / "resources" / "icons" / "five-up-small.svg"
MATCH = ROOT / "packaging" / "linux" / "application-x-fiveup-match.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256)
SMALL = 24
"""Up to this size the drawing is the simpler one."""


def render(drawing: Path, size: int) -> QImage:
    """Draw an SVG, SIZE px square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def save(image: QImage, path: Path) -> None:
    """Write IMAGE; RuntimeError if that fails."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(path)):
        raise RuntimeError(f"not written: {path}")


def make_all(target: Path = TARGET) -> None:
    """Write hicolor/SIZExSIZE/{apps,mimetypes}/*.png, fiveup-desktop.ico and fiveup-desktop.icns."""
    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    for size in SIZES:
        theme = target / "hicolor" / f"{size}x{size}"
        save(render(SMALL_APP if size <= SMALL else APP, size), theme / "apps" / "fiveup-desktop.png")
        save(render(MATCH, size), theme / "mimetypes" / "application-x-fiveup-match.png")
    for kind in ("ico", "icns"):
        save(render(APP, 256), target / f"fiveup-desktop.{kind}")
    del application


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_all(*map(Path, sys.argv[1:]))
