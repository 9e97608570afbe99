"""The parts of Qt that the game needs; all else is left out of the packages that bring their own Qt."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

MODULES = ("QtCore", "QtDBus", "QtGui", "QtPrintSupport", "QtSvg", "QtWidgets")
"""What the game imports of PySide6."""

PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    # Chinese is typed through these; compose is for accents.
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platformthemes": {"qxdgdesktopportal"},
    "printsupport": {"cupsprintersupport"},
    "styles": {"qmodernwindowsstyle", "qmacstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""Folders of plugins, and the names that are kept in each; no system has all of them."""

TRANSLATIONS = {"qtbase_zh_CN.qm"}
"""Qt's own words, of its dialogs and menus, in the game's other language."""


def is_kept_plugin(folder: str, file: str) -> bool:
    """Say whether the plugin FILE (such as libqxcb.so, qwindows.dll) in FOLDER is one of ours."""
    name = file.partition(".")[0].removeprefix("lib")
    return name in PLUGINS.get(folder, set())


NOT_NEEDED = (
    "Qt6Network",
    "Qt6Qml",
    "Qt6Quick",
    "Qt6OpenGL",
    "Qt6VirtualKeyboard",
    "Qt6Pdf",
    "opengl32sw",
    "libgtk-3",
)
"""Libraries that only plugins left out above would load."""


def imported_by_name() -> list[str]:
    """Return the modules of the game that no builder finds, since they are imported by a name in a string."""
    package = ROOT / "fiveup_desktop"
    files = sorted(package.rglob("*.py"))
    return [
        ".".join(each.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for each in files
    ]
