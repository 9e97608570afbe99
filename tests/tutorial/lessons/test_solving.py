"""Every step and every exercise: solved by mouse, solved by keys, failed in each way that has a name."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from fiveup_desktop.rules import Placement, Refusal
from fiveup_desktop.tutorial.lessons.answers import Verdict, judge, options_of, right_placements, right_tiles
from fiveup_desktop.tutorial.lessons.bank import exercises, exercises_of
from fiveup_desktop.tutorial.lessons.course import LESSONS
from fiveup_desktop.tutorial.lessons.puzzle import Kind, Mistake, Task
from fiveup_desktop.tutorial.lessons.room.panel import Mood
from fiveup_desktop.tutorial.lessons.sitting import ItemKind
from fiveup_desktop.view.theme import Speed

from .conftest import TODAY
from .learner import KEY, LEFT


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_lesson_is_gone_through_to_its_end(learner, lesson, way):
    learner.page.open_lesson(lesson)
    solve = learner.solve_by_mouse if way == "mouse" else learner.solve_by_keys
    seen = []
    while learner.course.item.kind is not ItemKind.END:
        item = learner.course.item
        seen.append(item.kind)
        if item.puzzle is not None:
            solve()
            assert learner.mood is Mood.GOOD
            assert learner.said
        if way == "mouse":
            learner.next()
        else:
            learner.press(KEY.Key_Return)  # the focus is on Next by itself
    steps, own = len(LESSONS[lesson].steps), exercises_of(lesson)
    wanted = [ItemKind.STEP] * steps + [ItemKind.FACTS] + [ItemKind.EXERCISE] * len(own)
    assert seen == wanted
    assert learner.progress.is_learned(lesson)
    assert all(learner.progress.practice(each.puzzle.id).solved for each in own)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_can_be_shown_to_its_end(learner, lesson):
    learner.page.open_lesson(lesson)
    while learner.course.item.kind is not ItemKind.END and learner.course.sitting.at < 40:
        if learner.course.item.again:
            break
        if learner.course.item.puzzle is not None:
            while not learner.course.solved:
                QTest.mouseClick(learner.panel.show_me, LEFT)
                learner.wait(lambda: learner.course.solved or learner._is_mine())
        learner.next()
    # What was shown does not count, and comes again.
    shown = [each.puzzle.id for each in exercises_of(lesson)]
    assert not any(learner.progress.practice(name).solved for name in shown)
    assert {item.exercise.id for item in learner.course.sitting.queue if item.again} == set(shown)


def puzzles():
    """Every puzzle with where it stands: the lesson, and how many items come before it."""
    for lesson in LESSONS.values():
        for place, step in enumerate(lesson.steps):
            yield lesson.id, False, place, step.puzzle
        for place, exercise in enumerate(exercises_of(lesson.id)):
            yield lesson.id, True, place, exercise.puzzle


def open_at(learner, lesson, practises, place):
    # It would go on where it was left, with what is unsolved.
    learner.progress.reset(lesson, [each.puzzle.id for each in exercises_of(lesson)])
    if practises:
        learner.page.practise(lesson)
    else:
        learner.page.open_lesson(lesson)
    learner.course.skip(place)
    learner.settle()


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_named_mistake_is_answered_with_its_reason(learner, lesson):
    for name, practises, place, puzzle in puzzles():
        if name != lesson:
            continue
        open_at(learner, name, practises, place)
        assert learner.puzzle is puzzle
        fails = {Task.CHOICE: fail_choices, Task.TILES: fail_tiles, Task.TABLE: fail_placements}
        mistakes = fails[puzzle.kind.task](learner, puzzle)
        assert not learner.course.solved
        if mistakes and practises:
            assert learner.progress.practice(puzzle.id).due.isoformat() == "2026-11-30"
        # And it can be solved all the same.
        learner.solve_by_mouse()
        assert learner.mood is Mood.GOOD


def fail_choices(learner, puzzle):
    wrong = [option for option in options_of(puzzle) if not option.is_right]
    reasons = set()
    for option in wrong:
        learner.click_answer(option.value)
        assert learner.is_bad()
        assert learner.said
        reasons.add((option.mistake, learner.said))
    return len(reasons)


def fail_tiles(learner, puzzle):
    """One tile too few, then one too many."""
    right, hand = sorted(right_tiles(puzzle)), puzzle.match.rounds[-1].hand_to_move
    for tile in right[1:]:
        learner.click_in_rack(tile)
    QTest.mouseClick(learner.panel.main, LEFT)
    assert learner.is_bad()
    assert str(right[0]) in learner.said
    assert learner.table.reason == learner.said
    unfit = min(tile for tile in hand if tile not in right)
    learner.click_in_rack(right[0])
    learner.click_in_rack(unfit)
    QTest.mouseClick(learner.panel.main, LEFT)
    assert learner.is_bad()
    assert str(unfit) in learner.said
    learner.panel.marks.set_marks({})
    return 2


def fail_placements(learner, puzzle):
    """Every legal placement that is not the right one, by drag."""
    match, count = puzzle.match, 0
    for action in match.legal_actions():
        if not isinstance(action, Placement):
            continue
        judgement = judge(puzzle, match, action)
        if judgement.verdict is not Verdict.WRONG:
            continue
        learner.act_by_mouse(action, drags=True)
        assert learner.is_bad(), (puzzle.id, action)
        assert learner.table.reason == learner.said != ""
        assert learner.table.match is match
        assert "wrong-tile" in learner.table.stage.over.items
        QTest.mouseClick(learner.panel.main, LEFT)  # Try again
        assert learner.mood is None
        assert "wrong-tile" not in learner.table.stage.over.items
        count += 1
    return count


def test_every_mistake_that_has_a_name_is_met_somewhere():
    met = set()
    for _, _, _, puzzle in puzzles():
        if puzzle.kind.task is Task.CHOICE:
            met |= {option.mistake for option in options_of(puzzle)}
        elif puzzle.kind.task is Task.TILES:
            met |= {Mistake.UNFIT, Mistake.LEFT_OUT}
        elif puzzle.kind is not Kind.ROUND:
            met |= {judge(puzzle, puzzle.match, action).mistake for action in puzzle.match.legal_actions()}
    assert set(Mistake) - met == set()


def test_a_tile_on_an_arm_that_is_shut_is_refused_where_it_would_lie(learner):
    learner.page.open_lesson("lines")
    learner.settle()
    table = learner.table
    shut = next(at for at in table.display.shown.laid.table.port_points if str(at) == "1|1.branch_a")
    point = table.display.shown.laid.table.port_points[shut]
    end = table.display.camera.point(point.x + point.dx, point.y + point.dy).toPoint()
    tile = learner.puzzle.match.rounds[-1].hands[0][0]
    learner.drag(learner.in_rack(tile), end)
    assert learner.is_bad()
    assert "arms of 1|1 are not open" in learner.said
    assert "wrong-tile" in table.stage.over.items
    assert learner.panel.feedback.feedback.rule == "board.arms"


def test_a_tile_that_fits_nowhere_says_so(learner):
    learner.page.open_lesson("match")
    learner.course.skip(1)
    learner.settle()
    tile = next(each for each in learner.puzzle.match.rounds[-1].hands[0] if str(each) == "3|5")
    learner.click_in_rack(tile)
    assert learner.is_bad()
    assert "3|5" in learner.said
    learner.press(KEY.Key_Escape)
    learner.page.open_lesson("match")
    assert learner.mood is None


def test_a_tile_let_go_on_free_felt_goes_back_and_says_why(learner):
    learner.page.open_lesson("match")
    learner.course.skip(1)
    learner.settle()
    mat = learner.table.stage.measures.mat
    tile = next(each for each in learner.puzzle.match.rounds[-1].hands[0] if str(each) == "4|6")
    learner.drag(learner.in_rack(tile), QPoint(round(mat.left()) + 60, round(mat.bottom()) - 120))
    assert learner.is_bad()
    assert str(tile) in learner.said


@pytest.mark.parametrize(("key", "refusal"), [(KEY.Key_D, Refusal.MUST_PLACE_NOT_DRAW), (KEY.Key_P, None)])
def test_drawing_where_one_must_place_is_refused(learner, key, refusal):
    learner.page.open_lesson("match")
    learner.course.skip(1)
    learner.settle()
    learner.tab_to(learner.table.stage)
    learner.press(key)
    assert learner.is_bad()
    assert "You can place a tile" in learner.said


def test_hints_help_and_count_for_nothing(learner):
    for name, practises, place, puzzle in puzzles():
        open_at(learner, name, practises, place)
        QTest.mouseClick(learner.panel.hint, LEFT)
        assert learner.mood is Mood.HINT, puzzle.id
        assert learner.said
        assert not learner.course.attempt.tried
    assert not learner.progress.exercises


def test_exercises_stand_in_no_other_order_than_the_lessons():
    order = [each.lesson for each in exercises().values() if each.lesson in LESSONS]
    assert order == sorted(order, key=list(LESSONS).index)


@pytest.mark.parametrize("lesson", ["round", "draw"])
def test_what_moves_gets_in_nobodys_way(learner, theme, lesson):
    """At the usual speed: the opponent's answer is played after one's own, and any input ends what runs."""
    theme.set_speed(Speed.NORMAL)
    learner.page.open_lesson(lesson)
    while learner.course.item.kind is ItemKind.STEP:
        learner.solve_by_mouse()
        learner.next()
    assert learner.progress.is_learned(lesson)


def right_action(learner):
    rights = right_placements(learner.puzzle)
    return rights[0] if rights else learner.course.match.legal_actions()[0]


def at_table_exercise(learner, lesson):
    """Go on to the first exercise of a lesson that one placement solves."""
    learner.page.practise(lesson)
    while learner.puzzle.kind.task is not Task.TABLE or not right_placements(learner.puzzle):
        learner.course.skip(1)
    learner.settle()
    return learner.puzzle


@pytest.mark.parametrize("goes_to", ["daily", "next"])
def test_a_tile_that_still_glides_counts_for_its_own_exercise_alone(learner, theme, goes_to):
    for lesson in LESSONS:
        learner.progress.learn(lesson, TODAY)
    theme.set_speed(Speed.NORMAL)
    laid = at_table_exercise(learner, "awards")
    learner.course.picture.acted.emit(right_action(learner))
    assert learner.table.choreographer.busy
    table = learner.table
    if goes_to == "daily":
        learner.page.open_daily()
    else:
        learner.course.skip(1)
    table.hurry()
    learner.settle()
    assert learner.puzzle is not laid
    assert not learner.course.solved
    assert [name for name, each in learner.progress.exercises.items() if each.solved] == [laid.id]


def test_a_tile_of_a_step_that_still_glides_solves_no_exercise(learner, theme):
    for lesson in LESSONS:
        learner.progress.learn(lesson, TODAY)
    theme.set_speed(Speed.NORMAL)
    learner.page.open_lesson("lines")
    learner.course.picture.acted.emit(right_action(learner))
    assert learner.table.choreographer.busy
    table = learner.table
    learner.page.open_daily()
    table.hurry()
    learner.settle()
    assert not learner.course.solved
    assert not any(each.solved for each in learner.progress.exercises.values())
    assert not learner.progress.daily.done


@pytest.mark.parametrize("practises", [False, True])
def test_show_me_twice_while_the_tile_glides_shows_it_once(learner, theme, practises):
    theme.set_speed(Speed.NORMAL)
    if practises:
        at_table_exercise(learner, "awards")
    else:
        learner.page.open_lesson("lines")
    QTest.mouseClick(learner.panel.show_me, LEFT)
    QTest.mouseClick(learner.panel.show_me, LEFT)
    learner.wait(lambda: learner.course.solved)
    assert learner.mood is Mood.HINT
    assert not any(each.solved for each in learner.progress.exercises.values())


def test_show_me_after_the_right_tile_takes_nothing_away(learner, theme):
    theme.set_speed(Speed.NORMAL)
    laid = at_table_exercise(learner, "awards")
    learner.course.picture.acted.emit(right_action(learner))
    learner.press(KEY.Key_S)
    learner.wait(lambda: learner.course.solved)
    assert learner.mood is Mood.GOOD
    assert learner.progress.practice(laid.id).solved
