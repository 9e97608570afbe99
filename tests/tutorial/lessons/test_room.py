"""Nothing of the lessons is cut off or lies on top of anything else, at any size, in either language."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from fiveup_desktop.tutorial.lessons.course import LESSONS
from fiveup_desktop.tutorial.lessons.puzzle import Task
from fiveup_desktop.tutorial.lessons.sitting import ItemKind
from fiveup_desktop.tutorial.rule_book.prose import ProseLabel
from fiveup_desktop.view.theme import Scheme
from fiveup_desktop.view.words import Language
from tests.gui.pages.geometry import cut_off, overlapping

from .conftest import TODAY

ROOMS = [((1280, 720), 100), ((1280, 720), 200), ((880, 560), 100), ((1024, 640), 150), ((1920, 1080), 125)]


def settle():
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(4):
        QApplication.processEvents()


def prose_faults(root):
    """The texts that are higher than their place."""
    found = []
    for label in root.findChildren(ProseLabel):
        if label.isVisibleTo(root) and label.heightForWidth(label.width()) > label.height() + 1:
            found.append(f"{label.accessibleName()[:40]!r} needs {label.heightForWidth(label.width())}")
    return found


def foot_faults(panel):
    """The buttons at the foot are whole, and in sight."""
    room = panel.rect()
    found = []
    for button in (panel.main, panel.hint, panel.show_me):
        place = QRect(button.mapTo(panel, QPoint()), button.size())
        if button.isVisible() and not room.contains(place):
            found.append(f"{button.text()!r} at {place} is not in {room}")
    return found


def faults(page):
    return [*cut_off(page), *overlapping(page), *prose_faults(page), *foot_faults(page.course.panel)]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("size", "percent"), ROOMS)
def test_nothing_is_cut_off(learner, theme, words, language, size, percent):
    words.set_language(language)
    theme.set_text_percent(percent)
    page = learner.page
    page.resize(*size)
    learner.settings.lessons_in_both = language is Language.CHINESE
    for show in (page.show_overview, page.open_differences):
        show()
        settle()
        assert faults(page) == [], show
    for name in ("lines", "partners", "blocked"):
        page.open_lesson(name)
        while learner.course.item.kind is not ItemKind.END:
            settle()
            assert faults(page) == [], (name, learner.course.sitting.at)
            if learner.course.item.kind is ItemKind.EXERCISE:
                break
            go_on_wrongly(learner)
            settle()
            assert faults(page) == [], (name, learner.course.sitting.at, "answered")
            learner.course.skip(1)


def go_on_wrongly(learner):
    """A wrong answer if there is one to be had, then a hint."""
    item = learner.course.item
    if item.puzzle is None:
        return
    if item.puzzle.kind.task is Task.CHOICE:
        wrong = next(b for b in learner.panel.answers.buttons if b.answer.value != learner._right_value())
        wrong.click()
    else:
        learner.course.attempt.give_hint()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_page_says_the_same_in_either_order_of_languages(learner, words, lesson):
    learner.page.open_lesson(lesson)
    settle()
    english = texts_of(learner.page)
    words.set_language(Language.CHINESE)
    settle()
    chinese = texts_of(learner.page)
    words.set_language(Language.ENGLISH)
    settle()
    assert texts_of(learner.page) == english
    assert chinese != english
    assert not [text for text in chinese if any(word in text for word in (" the ", "Step", "Hint", "Show"))]


def texts_of(root):
    told = [each.accessibleName() for each in root.findChildren(ProseLabel) if each.isVisibleTo(root)]
    plain = [e for e in root.findChildren(QWidget) if isinstance(e, QLabel | QAbstractButton)]
    return told + [each.text() for each in plain if each.isVisibleTo(root)]


def test_both_languages_stand_under_each_other_when_wanted(learner):
    learner.page.open_lesson("arms")
    QTest.mouseClick(learner.page.head.both, Qt.MouseButton.LeftButton)
    assert learner.settings.lessons_in_both
    said = learner.panel.goal.accessibleName()
    assert "arms of 5|5" in said
    assert "5|5 的侧分支" in said
    QTest.mouseClick(learner.page.head.both, Qt.MouseButton.LeftButton)
    assert "侧分支" not in learner.panel.goal.accessibleName()


@pytest.mark.parametrize("view", ["overview", "lesson", "differences"])
def test_tab_reaches_every_control(learner, view):
    page = learner.page
    learner.progress.learn("match", TODAY)
    {"overview": page.show_overview, "differences": page.open_differences}.get(
        view, lambda: page.open_lesson("ends")
    )()
    settle()
    controls = [each for each in page.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
    wanted = {each for each in controls if each.focusPolicy() & Qt.FocusPolicy.TabFocus}
    seen = set()
    for _ in range(3 * len(wanted) + 6):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert wanted - seen == set()


@pytest.mark.parametrize("view", ["overview", "lesson", "hands", "differences"])
def test_every_control_and_picture_has_a_name(learner, view):
    page = learner.page
    shows = {
        "overview": page.show_overview,
        "lesson": lambda: page.open_lesson("ends"),
        "hands": lambda: page.open_lesson("round"),
        "differences": page.open_differences,
    }
    shows[view]()
    settle()
    for button in page.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.accessibleName() or button.text(), button
    if view == "lesson":
        assert learner.table.stage.accessibleName()
    if view == "hands":
        told = learner.course.picture.hands._inner.accessibleDescription()
        assert all(name in told for name in ("Mei", "Rowan", "Lin"))
    if view == "differences":
        for card in page.differences.cards:
            assert card._figure.accessibleName()
            assert len(card._figure.accessibleDescription()) > 40


def test_no_part_of_a_page_ever_is_a_window_of_its_own(learner):
    """A widget that is shown before it has a parent is a window for a moment, and takes the focus away."""
    page = learner.page
    for lesson in LESSONS:
        page.open_lesson(lesson)
        learner.course.skip(len(LESSONS[lesson].steps))
        settle()
        assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == [page]


def test_colours_are_those_of_the_scheme_at_once(learner, theme):
    learner.page.open_lesson("partners")
    learner.course.skip(1)
    settle()
    light = learner.page.grab().toImage()
    theme.set_scheme(Scheme.DARK)
    settle()
    dark = learner.page.grab().toImage()
    assert light.pixelColor(20, 300).lightness() > 200
    assert dark.pixelColor(20, 300).lightness() < 60


def test_reduced_motion_moves_nothing(learner, theme):
    from fiveup_desktop.view.theme import Speed

    theme.set_speed(Speed.NORMAL)
    theme.set_reduced_motion(True)
    try:
        learner.page.open_lesson("match")
        settle()
        learner.solve_by_mouse()
        assert "flying" not in learner.table.stage.air.items
    finally:
        theme.set_reduced_motion(False)


def test_the_answer_does_not_stand_on_the_table_before(learner):
    """A sum that is asked for has no badges; places that are asked for have no outlines."""
    learner.page.open_lesson("ends")
    settle()
    learner.table.display.ahead.finish()
    assert not learner.table.stage.badges.items
    assert not learner.table.display.surround.total.isVisible()
    assert not learner.table.stage.targets.isVisible()
    learner.solve_by_mouse()
    assert learner.table.stage.badges.items
    learner.page.practise("match")
    settle()
    learner.table.display.ahead.finish()
    assert not learner.table.stage.targets.isVisible()
    assert not any(key[0] == "dot" for key in learner.table.stage.rack.items)
    learner.page.practise("awards")
    learner.course.skip(3)
    settle()
    tile = learner.puzzle.match.rounds[-1].hands[0][0]
    learner.tab_to(learner.table.stage)
    for _ in range(6):
        learner.press(Qt.Key.Key_Right)
        if learner.table.handling.grip is not None:
            break
    assert learner.table.handling.grip is not None, tile
    learner.press(Qt.Key.Key_Tab)
    assert learner.table.display.preview is not None
    assert "bubble" not in learner.table.stage.over.items
