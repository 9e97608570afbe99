"""Solves exercises with the mouse, and is killed at the moment when the last of them is said to be right.

    python -m tests.tutorial.lessons.killed FOLDER NUMBER

Needs no display. Prints the ID of each exercise once the page says that it is solved.
"""

import os
import signal
import sys
from datetime import date
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from fiveup_desktop.resources import resource_path, translations_path
from fiveup_desktop.session import LessonProgress, Settings
from fiveup_desktop.tutorial.lessons.room.page import LessonsPage
from fiveup_desktop.view.controls import AppStyle
from fiveup_desktop.view.theme import Speed, Theme, load_fonts
from fiveup_desktop.view.words import Words

from .learner import Learner


def main(folder: Path, number: int) -> None:
    app = QApplication(["killed"])
    load_fonts(resource_path("fonts"))
    theme = Theme(Words(translations_path()))
    theme.set_speed(Speed.NONE)
    style = AppStyle(app, theme)
    settings, progress = Settings(folder / "settings.json"), LessonProgress(folder / "lessons.json")
    page = LessonsPage(theme, settings, progress, lambda: date(2026, 11, 30))
    page.resize(1280, 720)
    page.show()
    learner = Learner(None, page, settings, progress)
    page.practise("match")
    for place in range(number):
        learner.settle()
        learner.solve_by_mouse()
        print(learner.puzzle.id, flush=True)
        if place + 1 < number:
            learner.next()
    del style
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
