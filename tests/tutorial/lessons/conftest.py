"""The page of the lessons in a window of its own, dressed as in the game, over a temporary folder."""

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.session import LessonProgress, Settings
from fiveup_desktop.tutorial.lessons.room.page import LessonsPage
from fiveup_desktop.view.controls import AppStyle
from fiveup_desktop.view.theme import Speed

from .learner import Learner

TODAY = date(2026, 11, 30)


@pytest.fixture
def open_lessons(qtbot, qapp, theme, tmp_path):
    """Opens the lessons over one folder, as if the game were started again and again."""
    theme.set_speed(Speed.NONE)
    style = AppStyle(qapp, theme)
    opened = []

    def make(day=TODAY):
        settings = Settings(tmp_path / "settings.json")
        progress = LessonProgress(tmp_path / "lessons.json")
        page = LessonsPage(theme, settings, progress, lambda: day)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        page.entered()
        QApplication.processEvents()
        opened.append((settings, progress))
        return Learner(qtbot, page, settings, progress)

    yield make
    for settings, progress in opened:
        progress.close()
        settings.close()
    style.deleteLater()
    qapp.setStyleSheet("")


@pytest.fixture
def learner(open_lessons):
    return open_lessons()
