"""Lessons without eyes: the position in words, what keys choose, what came of it; and never the answer."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QAccessible

from fiveup_desktop.tutorial.lessons.course import LESSONS
from fiveup_desktop.tutorial.lessons.room.voice import LessonVoice
from fiveup_desktop.view.voice import PlaysCard
from tests.architecture.source import ROOT

from .learner import KEY


def voice_of(learner):
    return learner.table.findChild(LessonVoice)


def test_the_table_is_described_and_what_is_asked_is_not(learner):
    learner.page.open_lesson("ends")
    learner.settle()
    told = learner.table.stage.accessibleDescription()
    assert "2|5 has opened. 5|6 is joined to the 5 of 2|5." in told
    assert "Your tiles: 0|0, 1|4, 3|3." in told
    assert "8" not in told.replace("18", "")


def test_keys_are_told_tile_by_tile_and_place_by_place(learner):
    learner.page.open_lesson("match")
    learner.course.skip(2)
    learner.settle()
    said = []
    voice_of(learner).announcer.said.connect(said.append)
    learner.tab_to(learner.table.stage)
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Tab, KEY.Key_Tab):
        learner.press(key)
    assert said == ["1|5", "2|6", "Join 2|6 to the 2 of 2|4", "Join 2|6 to the 6 of 4|6"]


def test_what_came_of_a_try_is_announced(learner):
    learner.page.open_lesson("ends")
    learner.settle()
    said = []
    learner.course.announcer.said.connect(said.append)
    learner.press(KEY.Key_A)
    learner.press(KEY.Key_B)
    learner.wait(lambda: learner.course.solved)
    assert len(said) == 2
    assert said[0].startswith("Not there yet")
    assert said[1].startswith("Right")


@pytest.mark.parametrize(("language", "word"), [("en", "Exercise"), ("zh_CN", "练习")])
def test_all_of_it_can_be_read_as_text(language, word):
    command = [sys.executable, "-m", "fiveup_desktop.tutorial.lessons.transcript", language]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n## ") == len(LESSONS) - 1
    assert done.stdout.count(f"### {word}") >= 4 * len(LESSONS)
    assert "{" not in done.stdout


def test_with_a_screen_reader_all_that_can_be_done_is_a_list(learner):
    QAccessible.setActive(True)
    try:
        learner.page.open_lesson("match")
        learner.course.skip(2)
        learner.settle()
        plays = learner.table.findChild(PlaysCard)
        placements = {button.entry.action for button in plays.entries} - {None}
        assert placements == set(learner.table.handling.offers.placements)
        assert not plays.isHidden()
        assert not plays.geometry().intersects(learner.table.stage.geometry())
        learner.page.open_lesson("ends")
        learner.settle()
        assert learner.table.findChild(PlaysCard).isHidden()
    finally:
        QAccessible.setActive(False)
