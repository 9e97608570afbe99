"""What was learned stays, comes back when it was missed, and is asked for each day."""

import random
import signal
import subprocess
import sys
from datetime import timedelta

import pytest
from PySide6.QtTest import QTest

from fiveup_desktop.session import LessonProgress
from fiveup_desktop.tutorial.lessons.bank import exercises_of
from fiveup_desktop.tutorial.lessons.course import LESSONS
from fiveup_desktop.tutorial.lessons.review import DAILY, daily, due, learned
from fiveup_desktop.tutorial.lessons.sitting import ItemKind, Sitting
from tests.architecture.source import ROOT

from .conftest import TODAY
from .learner import KEY, LEFT


def ids(exercises):
    return [each.puzzle.id for each in exercises]


@pytest.mark.parametrize("number", [1, 3])
def test_killed_right_after_an_exercise_it_still_counts(qapp, tmp_path, number):
    command = [sys.executable, "-m", "tests.tutorial.lessons.killed", str(tmp_path), str(number)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == -signal.SIGKILL, done.stderr
    solved = done.stdout.split()
    assert solved == ids(exercises_of("match"))[:number]
    progress = LessonProgress(tmp_path / "lessons.json")
    assert progress.damage is None
    assert all(progress.practice(name).solved for name in solved)
    progress.close()


# Missed ones


def test_a_missed_exercise_comes_once_more_before_the_end(learner):
    learner.page.practise("match")
    first = learner.puzzle.id
    QTest.mouseClick(learner.panel.main, LEFT)  # nothing is marked
    assert learner.is_bad()
    seen = []
    while learner.course.item.kind is ItemKind.EXERCISE:
        seen.append((learner.puzzle.id, learner.course.item.again))
        learner.solve_by_mouse()
        learner.next()
    others = ids(exercises_of("match"))
    assert seen == [*[(name, False) for name in others], (first, True)]
    assert "4 of 5" in learner.panel.lead.accessibleName()


def test_a_sitting_lets_each_exercise_come_back_once():
    sitting = Sitting.of_lesson("match", practise=True)
    sitting.miss()
    sitting.miss()
    assert sum(item.again for item in sitting.queue) == 1
    assert sitting.queue[-1].kind is ItemKind.END


def test_after_what_to_remember_comes_what_is_not_solved_yet(learner):
    solved = ids(exercises_of("match"))[:2]
    for name in solved:
        learner.progress.solve(name, TODAY, at_once=True)
    learner.page.open_lesson("match")
    learner.course.skip(len(LESSONS["match"].steps))
    assert learner.course.item.kind is ItemKind.FACTS
    learner.next()
    assert learner.puzzle.id == ids(exercises_of("match"))[2]
    assert learner.course.item.number == 3


def test_with_all_exercises_solved_the_lesson_leads_to_the_next_one(learner):
    for name in ids(exercises_of("match")):
        learner.progress.solve(name, TODAY, at_once=True)
    learner.page.open_lesson("match")
    learner.course.skip(len(LESSONS["match"].steps))
    learner.next()
    assert learner.course.item.kind is ItemKind.END
    QTest.mouseClick(learner.panel.main, LEFT)
    assert learner.course.item.lesson is LESSONS["ends"]
    learner.page.practise("match")
    assert learner.puzzle.id == "match-1"


def test_a_lesson_goes_on_where_it_was_left_also_after_a_restart(open_lessons):
    learner = open_lessons()
    learner.page.open_lesson("ends")
    learner.course.skip(1)
    learner.page.show_overview()
    assert learner.page.overview.cards["ends"].open.accessibleDescription() == "Begun"
    learner.progress.close()
    again = open_lessons()
    again.page.open_lesson("ends")
    assert again.course.item.number == 2
    again.course.skip(len(LESSONS["ends"].steps) - 1)
    assert again.progress.is_learned("ends")
    again.page.open_lesson("ends")
    assert again.course.item.number == 1


def test_a_lesson_that_was_only_shown_is_not_learned(learner):
    learner.page.open_lesson("ends")
    steps = len(LESSONS["ends"].steps)
    for _ in range(steps):
        learner.course.attempt.show_answer()
        learner.wait(lambda: learner.course.solved)
        learner.course.skip(1)
    assert learner.course.item.kind is ItemKind.FACTS
    assert not learner.progress.is_learned("ends")


def test_keys_of_numbers_are_letters(learner):
    learner.page.open_lesson("ends")
    keys = [each.key for each in learner.panel.answers.buttons]
    assert keys == ["A", "B", "C"]
    learner.press(KEY.Key_2)
    assert not learner.panel.answers.tried
    learner.press(KEY.Key_A)
    assert learner.panel.answers.tried


# The daily five


@pytest.fixture
def progress(qapp, tmp_path):
    progress = LessonProgress(tmp_path / "lessons.json")
    yield progress
    progress.close()


def test_before_anything_is_learned_there_is_nothing_for_the_day(progress):
    assert daily(progress, TODAY) == []
    assert progress.daily.exercises == ()


def test_the_five_of_a_day_stay_the_same_that_day(progress):
    for lesson in ("match", "ends"):
        progress.learn(lesson, TODAY)
    chosen = ids(daily(progress, TODAY))
    assert len(set(chosen)) == DAILY
    progress.learn("arms", TODAY)
    assert ids(daily(progress, TODAY)) == chosen
    assert ids(daily(progress, TODAY + timedelta(1))) != chosen


def test_what_was_missed_comes_first(progress):
    for lesson in LESSONS:
        progress.learn(lesson, TODAY)
    for exercise in learned(progress):
        progress.solve(exercise.puzzle.id, TODAY, at_once=True)
    progress.miss("arms-3", TODAY)
    progress.solve("ends-2", TODAY, at_once=False)
    tomorrow = TODAY + timedelta(1)
    assert ids(daily(progress, tomorrow))[:2] == ["arms-3", "ends-2"]


def test_only_what_was_learned_is_asked_for(progress):
    progress.learn("match", TODAY)
    progress.solve("domino-1", TODAY, at_once=True)
    allowed = {*ids(exercises_of("match")), "domino-1"}
    for day in range(30):
        assert set(ids(daily(progress, TODAY + timedelta(day)))) <= allowed


def test_over_a_year_everything_comes_back_and_the_missed_come_more_often(progress):
    chance = random.Random(5)
    for lesson in LESSONS:
        progress.learn(lesson, TODAY)
    hard = {each.puzzle.id for each in learned(progress) if chance.random() < 0.15}
    seen = dict.fromkeys(ids(learned(progress)), 0)
    for number in range(365):
        day = TODAY + timedelta(number)
        for exercise in daily(progress, day):
            name = exercise.puzzle.id
            seen[name] += 1
            progress.solve(name, day, at_once=name not in hard)
    assert min(seen.values()) >= 3
    easy = [count for name, count in seen.items() if name not in hard]
    assert sum(seen[name] for name in hard) / len(hard) > 2 * sum(easy) / len(easy)


def test_due_is_what_was_met_and_has_waited_long_enough(progress):
    progress.solve("match-1", TODAY, at_once=True)
    progress.miss("match-2", TODAY)
    assert ids(due(progress, TODAY)) == ["match-2"]
    assert ids(due(progress, TODAY + timedelta(1))) == ["match-2", "match-1"]


def test_the_daily_five_by_keys_alone(learner):
    learner.progress.learn("ends", TODAY)
    learner.page.show_overview()
    learner.tab_to(learner.page.overview.daily.button)
    learner.press(KEY.Key_Return)
    for number in range(DAILY):
        assert learner.course.item.kind is ItemKind.EXERCISE
        learner.solve_by_keys()
        assert len(learner.progress.daily.done) == number + 1
        learner.press(KEY.Key_Return)
    assert learner.course.item.kind is ItemKind.END
    learner.press(KEY.Key_Return)
    assert learner.page.stack.currentWidget() is learner.page.overview
    assert not learner.page.overview.daily.button.isEnabled()
    assert "tomorrow" in learner.page.overview.daily._line.text().lower()


def test_the_five_go_on_where_they_were_left(open_lessons):
    first = open_lessons()
    first.progress.learn("ends", TODAY)
    first.page.open_daily()
    done = first.puzzle.id
    first.solve_by_mouse()
    first.progress.close()
    again = open_lessons()
    again.page.open_daily()
    left = [item.exercise.id for item in again.course.sitting.queue if item.exercise is not None]
    assert done not in left
    assert len(left) == DAILY - 1


# All lessons


def test_progress_is_shown_and_one_lesson_is_forgotten_by_two_presses(learner):
    learner.progress.learn("match", TODAY)
    learner.progress.learn("ends", TODAY)
    learner.progress.solve("match-1", TODAY, at_once=True)
    learner.page.show_overview()
    card = learner.page.overview.cards["match"]
    assert card.open.accessibleDescription() == "Learned"
    assert card.practise.text() == "Exercises 1/5"
    QTest.mouseClick(card.forget, LEFT)
    assert learner.progress.is_learned("match")
    assert card.forget.text()
    QTest.mouseClick(card.forget, LEFT)
    assert not learner.progress.is_learned("match")
    assert not learner.progress.practice("match-1").solved
    assert learner.progress.is_learned("ends")
    assert not card.forget.isVisible()


def test_asking_is_over_when_one_comes_back(learner):
    learner.progress.learn("match", TODAY)
    learner.page.show_overview()
    card = learner.page.overview.cards["match"]
    QTest.mouseClick(card.forget, LEFT)
    learner.page.open_lesson("ends")
    learner.press(KEY.Key_Escape)
    assert not card.forget.text()


def test_damaged_progress_is_said_on_the_page(open_lessons, tmp_path):
    first = open_lessons()
    first.progress.learn("match", TODAY)
    first.progress.close()
    (tmp_path / "lessons.json").write_text("{")
    again = open_lessons()
    again.page.show_overview()
    assert "nothing is lost" in again.page.overview.damage.text()
    assert "lessons.json.damaged-1" in again.page.overview.damage.text()
    assert again.progress.is_learned("match")


def test_the_first_lesson_not_learned_is_offered(learner):
    assert learner.page.overview.next_lesson == "match"
    learner.progress.learn("match", TODAY)
    learner.page.show_overview()
    assert learner.page.overview.next_lesson == "ends"
    learner.press(KEY.Key_Return)
    assert learner.course.sitting.lesson.id == "ends"
