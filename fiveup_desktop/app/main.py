"""What the window was asked for: the game, a demo, or a picture of a page."""

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.crash import CrashHook
from fiveup_desktop.app.demo import Demo
from fiveup_desktop.app.house import House
from fiveup_desktop.app.quick import has_begun
from fiveup_desktop.commands.arguments import PROGRAM, WindowOptions, refuse
from fiveup_desktop.session import data_folder
from fiveup_desktop.view.theme.system_motion import SystemMotion

__all__ = ["main"]

_ASK_MS = 500
"""The desktop is asked whether anything may move once the first page is there."""


def main(options: WindowOptions) -> int:
    """Do what `options` ask for; return the exit status. Raises SystemExit for a page that there is not."""
    if options.screenshot is not None:
        return _picture(options, options.screenshot)
    if not _has_screen():
        print(
            f"{PROGRAM}: there is no screen here (DISPLAY and WAYLAND_DISPLAY are not set)", file=sys.stderr
        )
        return 1
    if options.screenshots is not None:
        _make_folder(options.screenshots)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    chance = None if options.seed is None else random.Random(options.seed)
    with House(data_folder(options.data_dir), _instead(options), chance) as house:
        hook = CrashHook(house.window, data_folder(options.data_dir))
        try:
            return _run(house, options)
        finally:
            hook.remove()


def _make_folder(folder: Path) -> None:
    """For the demo's pictures; ends the program if there can be none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse(f"there can be no folder {str(folder)!r}: {error.strerror}")


def _has_screen() -> bool:
    """Whether Qt can open a window: without a screen it would abort with a page of complaints."""
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in wanted)


def _run(house: House, options: WindowOptions) -> int:
    demo = None
    if options.demo and options.levels is not None:
        demo = Demo(house.window, options.levels, options.screenshots, options.exit)
        demo.begin()
    elif options.file is not None:
        house.window.open_file(options.file)
    # Only now: no page is made that nobody is to see.
    house.window.show()
    motion = SystemMotion(house.theme, house.window)
    QTimer.singleShot(_ASK_MS, motion, motion.ask)
    if demo is None and options.file is None:
        house.lessons.welcome()
    has_begun()
    status = QApplication.exec()
    del demo
    return status


def _picture(options: WindowOptions, target: Path) -> int:
    """Render a page without a display, from settings and matches of its own: it looks the same anywhere."""
    from fiveup_desktop.app.gallery import PAGES, take_picture

    page = options.page or "start"
    if page not in PAGES:
        refuse(f"there is no page {page!r}; there are {', '.join(PAGES)}")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(options.scale or 1.0)
    instead = {"scheme": "light", "language": "en"} | _instead(options) | {"speed": "none"}
    with tempfile.TemporaryDirectory() as folder:
        seed = 0 if options.seed is None else options.seed
        with House(Path(folder), instead, random.Random(seed), own_process=False) as house:
            has_begun()
            saved = take_picture(house, page, seed, options.size or (1280, 720), target)
    if not saved:
        refuse(f"the picture cannot be written to {str(target)!r}")
    return 0


def _instead(options: WindowOptions) -> dict[str, object]:
    """What holds for this start instead of the settings."""
    said = {"language": options.language, "scheme": options.theme, "speed": options.speed}
    return {name: value for name, value in said.items() if value is not None}
