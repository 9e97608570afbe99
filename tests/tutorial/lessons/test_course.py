"""The lessons as data: they lead to rules that there are, can be done, and what they say of numbers is so."""

import re

import pytest

from fiveup_desktop.rules import Placement
from fiveup_desktop.tutorial.book import PLACES
from fiveup_desktop.tutorial.figures import FIGURES
from fiveup_desktop.tutorial.lessons.answers import Verdict, judge, options_of, right_placements
from fiveup_desktop.tutorial.lessons.course import LESSONS
from fiveup_desktop.tutorial.lessons.difference_list import DIFFERENCES
from fiveup_desktop.tutorial.lessons.opponent import best_action
from fiveup_desktop.tutorial.lessons.proof import FEWEST
from fiveup_desktop.tutorial.lessons.puzzle import Kind, Task
from fiveup_desktop.tutorial.lessons.words import CourseTexts
from fiveup_desktop.view.words import Language

STEPS = [(lesson, step) for lesson in LESSONS.values() for step in lesson.steps]


def named(value):
    return value.puzzle.id if hasattr(value, "puzzle") else value.id


def test_there_are_a_dozen_each_with_something_to_do_and_to_remember():
    assert len(LESSONS) == 12
    assert all(2 <= len(lesson.steps) <= 4 for lesson in LESSONS.values())
    assert all(3 <= len(lesson.facts) <= 6 for lesson in LESSONS.values())
    assert len({step.puzzle.id for _, step in STEPS}) == len(STEPS)


@pytest.mark.parametrize("language", Language)
def test_a_goal_is_one_sentence_or_two_and_short(words, language):
    texts = CourseTexts(words)
    for _, step in STEPS:
        assert len(texts.text(step.goal, language)) <= 90, step.goal


def test_rules_and_figures_behind_them_are_there():
    assert all(lesson.rule in PLACES for lesson in LESSONS.values())
    for difference in DIFFERENCES:
        assert difference.rule in PLACES
        assert 0 <= difference.step < FIGURES[difference.figure].steps


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=named)
def test_every_step_can_be_done_and_leads_on(lesson, step):
    puzzle, match = step.puzzle, step.puzzle.match
    if puzzle.kind.task is Task.CHOICE:
        assert sum(option.is_right for option in options_of(puzzle)) == 1
        assert len(options_of(puzzle)) >= FEWEST
        return
    if puzzle.kind.task is Task.TILES:
        return
    for _ in range(80):
        rights = right_placements(puzzle) if puzzle.kind is not Kind.ROUND else ()
        action = rights[0] if rights else best_action(match)
        if judge(puzzle, match, action).verdict is Verdict.RIGHT:
            return
        match = match.play(action).after
        while puzzle.kind is Kind.ROUND and match.to_move not in (0, None):
            last = best_action(match)
            if judge(puzzle, match, last).verdict is Verdict.RIGHT:
                return
            match = match.play(last).after
    raise AssertionError("it has no end")


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=named)
def test_tiles_that_a_goal_names_are_there(lesson, step):
    current = step.puzzle.match.rounds[-1]
    seen = {str(tile) for tile in current.board.tiles}
    seen |= {str(tile) for hand in current.hands for tile in hand}
    assert set(re.findall(r"\d\|\d", step.goal)) <= seen


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=named)
def test_sums_that_are_said_are_right(lesson, step):
    """`2 + 3 = 5`, `58 + 3 = 61`: each is added up again, and the end total is one of them."""
    for left, total in re.findall(r"((?:\d+ [+−] )+\d+) = (\d+)", step.said):
        numbers = re.findall(r"([+−])? ?(\d+)", left)
        assert sum(-int(n) if sign == "−" else int(n) for sign, n in numbers) == int(total), step.said
    if step.puzzle.kind in (Kind.SCORE, Kind.BEST, Kind.KEEP, Kind.REACH):
        placement = right_placements(step.puzzle)[0]
        assert isinstance(placement, Placement)
        total = step.puzzle.match.rounds[-1].board.placed(placement).total
        assert re.search(rf"\b{total}\b", step.said)
