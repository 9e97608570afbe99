"""A rule book in a window of its own, dressed as in the game."""

import pytest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.tutorial.rule_book import RuleBookPage
from fiveup_desktop.view.controls import AppStyle
from fiveup_desktop.view.theme import Speed


@pytest.fixture
def book(qtbot, qapp, theme):
    theme.set_speed(Speed.NONE)
    style = AppStyle(qapp, theme)
    page = RuleBookPage(theme)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.entered()
    QApplication.processEvents()
    yield page
    style.deleteLater()
    qapp.setStyleSheet("")
