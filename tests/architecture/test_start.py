"""A start imports what it shows and no more: pages are imported when they are opened."""

import subprocess
import sys

import pytest

from tests.architecture.source import ROOT

START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from fiveup_desktop.__main__ import main
run = QApplication.exec
def a_while(*_):
    QTimer.singleShot(400, QApplication.quit)
    run()
    return 0
QApplication.exec = a_while
if __name__ == "__main__":
    main(sys.argv[1:])
    print(*(name.partition(".")[2] for name in sys.modules if name.startswith("fiveup_desktop.")))
"""

WHOLE = (
    "rules",
    "layout",
    "view.art",
    "view.controls",
    "view.table",
    "view.theme",
    "view.voice",
    "view.words",
    "view.pages.kit",
)
"""Packages that a table needs as they are. What only another page needs does not belong there."""

PAGES = {"curtain", "flow", "hands_panel", "look_keeper", "lot", "menus", "page", "setting_words"}
BARS = {"drops", "keeper", "trouble_bar", "trouble_words"}
DESKS = {
    "aids",
    "aids.aid_button",
    "aids.hint_desk",
    "aids.tracker_desk",
    "history",
    "history.desk",
    "history.practice",
    "history.scrubber",
    "history.seals",
    "reading",
    "taking_back",
    "time_words",
}
"""They stand beside the table, and open pages."""
SMALL = {"message", "record_words"}
"""What is not worth it."""
FIRST_PAGE = {"start", "start_cards", "board_picture", "match_words", "welcome"}
FIRST_TABLE: set[str] = set()

LATER = {
    "records": {"damage", "salvage", "statistics"},
    "players": {"equity", "flat", "kernel", "levels", "playouts"},
    "session": {"progress", "report"},
    "commands": {"console", "contest", "referee", "simulate"},
    "app": {"gallery", "positions"},
}
"""Of these rooms, modules that are imported later; anything else may come at once."""


def started(*arguments: str) -> list[str]:
    """Start the game and leave it a moment later; the modules of the package that were imported."""
    done = subprocess.run(
        [sys.executable, "-c", START, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def too_early(names: list[str], pages: set[str]) -> list[str]:
    """Of the imported modules, those that should wait until they are asked for."""
    return [name for name in names if not may_be_there(name, pages)]


def may_be_there(name: str, pages: set[str]) -> bool:
    room, _, rest = name.partition(".")
    if not rest or any(name == whole or name.startswith(f"{whole}.") for whole in WHOLE):
        return room != "tutorial"
    if room in LATER:
        return rest not in LATER[room]
    there = {f"view.pages.{page}" for page in PAGES | BARS | DESKS | SMALL | pages}
    return name in there | {"view", "view.pages", "view.window", "view.matches", "view.matches.desk"}


@pytest.mark.parametrize(("arguments", "pages"), [((), FIRST_PAGE), (("--demo",), FIRST_TABLE)])
def test_a_start_imports_no_page_that_it_does_not_show(tmp_path, arguments, pages):
    names = started(*arguments, "--data-dir", str(tmp_path))
    assert {"view.window", "rules.match"} <= set(names)
    assert too_early(names, pages) == []


@pytest.mark.parametrize(
    "planted",
    ["tutorial", "tutorial.book", "view.pages.settlement", "view.matches.page", "records.statistics"],
)
def test_a_planted_page_is_seen(planted):
    assert too_early(["rules.match", planted], FIRST_PAGE) == [planted]
