"""The lessons in the window: from the start page, from the table, to the rules and back; and the welcome."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app.gallery import PAGES, open_page
from fiveup_desktop.app.learn import LessonsDesk
from fiveup_desktop.app.rules import RuleBookDesk
from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.welcome import WelcomeDialog
from tests.gui.pages.conftest import open_window  # noqa: F401 - the fixture
from tests.gui.pages.geometry import cut_off, overlapping

from .learner import KEY, LEFT

SEATS = (Player("Ann", PlayerKind.HUMAN), Player("Ben", PlayerKind.COMPUTER, "casual"))


@pytest.fixture
def open_house(open_window, tmp_path):  # noqa: F811 - the fixture
    """Windows with both desks, over one folder."""
    desks = []

    def make(**looks):
        opened = open_window(**looks)
        opened.rules = RuleBookDesk(opened.window, opened.theme)
        opened.lessons = LessonsDesk(
            opened.window, opened.theme, opened.settings, opened.rules, tmp_path / "data"
        )
        desks.append(opened.lessons)
        return opened

    yield make
    for desk in desks:
        desk.close()


def settle():
    for _ in range(12):
        QApplication.processEvents()


def page_of(opened):
    return opened.window.stack.currentWidget()


def test_the_start_page_leads_to_the_lessons_and_back(open_house):
    opened = open_house()
    opened.press(KEY.Key_L)
    assert page_of(opened) is opened.lessons.page
    opened.press(KEY.Key_Escape)
    assert page_of(opened) is opened.window.start
    QTest.mouseClick(opened.window.start.learn_row, LEFT)
    assert page_of(opened) is opened.lessons.page


def test_the_table_waits_while_somebody_learns(open_house):
    opened = open_house()
    opened.window.begin_match(SEATS)
    opened.wait_for(LotDialog).done.emit()
    opened.wait(lambda: opened.top is None and opened.window.flow.table.display.shown)
    opened.press(KEY.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert page_of(opened) is opened.lessons.page
    opened.press(KEY.Key_Escape)
    assert page_of(opened) is opened.window.flow.table


def test_the_rule_behind_a_wrong_try_is_one_click_away_and_the_lesson_waits(open_house):
    opened = open_house()
    opened.lessons.open()
    page = opened.lessons.page
    page.open_lesson("arms")
    page.course.skip(1)
    settle()
    page.course.panel.answers.choose(0)
    settle()
    QTest.mouseClick(page.course.panel.feedback.link, LEFT)
    assert page_of(opened) is opened.rules.book
    assert opened.rules.book.columns.current == "board.branches"
    opened.press(KEY.Key_Escape)
    assert page_of(opened) is page
    assert page.course.sitting.at == 1
    opened.press(KEY.Key_Escape)
    opened.press(KEY.Key_Escape)
    assert page_of(opened) is opened.window.start


# The welcome


def welcomed(opened):
    opened.lessons.welcome()
    settle()
    return opened.top if isinstance(opened.top, WelcomeDialog) else None


def test_the_first_start_asks_for_the_language_in_both_and_offers_the_lessons(open_house):
    opened = open_house()
    dialog = welcomed(opened)
    assert "Welcome" in dialog.title.whole
    assert "欢迎" in dialog.title.whole
    assert "用哪种语言" in dialog._ask.text()
    QTest.mouseClick(dialog.choice._group.button(1), LEFT)
    assert opened.settings.language == "zh_CN"
    assert dialog.learn.accessibleName() == "边打边学"
    QTest.mouseClick(dialog.learn, LEFT)
    settle()
    assert page_of(opened) is opened.lessons.page
    assert opened.top is None


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Escape])
def test_it_never_comes_again_however_it_was_answered(open_house, key):
    opened = open_house()
    assert welcomed(opened) is not None
    opened.press(key)
    settle()
    assert (page_of(opened) is opened.lessons.page) == (key == KEY.Key_Return)
    assert welcomed(opened) is None
    opened.close()
    opened.is_open = False
    again = open_house()
    assert welcomed(again) is None


def test_the_welcome_leads_into_the_first_lesson(open_house):
    opened = open_house()
    QTest.mouseClick(welcomed(opened).learn, LEFT)
    settle()
    assert page_of(opened) is opened.lessons.page
    assert opened.lessons.page.course.item.lesson.id == "match"


def test_the_welcome_by_keys_alone(open_house):
    opened = open_house()
    dialog = welcomed(opened)
    seen = set()
    for _ in range(8):
        opened.press(KEY.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert {dialog.learn, dialog.later} <= seen
    assert any(each in seen for each in dialog.choice._group.buttons())


# Pictures

LESSON_PAGES = [page for page in PAGES if page.startswith("lesson") or page == "welcome"]


@pytest.mark.parametrize("page", LESSON_PAGES)
@pytest.mark.parametrize(("language", "scheme", "percent"), [("en", "light", 100), ("zh_CN", "dark", 200)])
def test_a_page_for_pictures_is_whole(open_house, page, language, scheme, percent):
    opened = open_house(language=language, scheme=scheme)
    opened.settings.text_percent = percent
    opened.wait(open_page(opened, page, 0))
    settle()
    root = opened.top or page_of(opened)
    assert cut_off(root) == []
    assert overlapping(root) == []
