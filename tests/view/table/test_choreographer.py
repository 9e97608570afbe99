"""The choreographer: one move after another, each ended exactly once, whatever interrupts it."""

import pytest
from PySide6.QtCore import QEasingCurve

from fiveup_desktop.view.table.choreographer import Choreographer, Move

LONG = 60_000
"""Longer than any test: such a move ends only when it is ended."""


@pytest.fixture
def said():
    return []


@pytest.fixture
def choreographer(qapp, said):
    made = Choreographer()
    made.started.connect(lambda: said.append("started"))
    made.finished.connect(lambda: said.append("finished"))
    return made


def move(said, name, ms=0, end=None):
    def ended():
        said.append(f"{name} ends")
        if end is not None:
            end()

    return Move(ms, QEasingCurve(), lambda: said.append(f"{name} begins"), lambda share: None, ended)


def test_without_time_all_happens_in_the_call(choreographer, said):
    choreographer.play([move(said, "a"), move(said, "b")])
    assert said == ["started", "a begins", "a ends", "b begins", "b ends", "finished"]
    assert not choreographer.busy


def test_a_move_that_takes_time_holds_up_the_next(choreographer, said):
    choreographer.play([move(said, "a", LONG), move(said, "b")])
    assert said == ["started", "a begins"]
    assert choreographer.busy
    choreographer.finish()
    assert said == ["started", "a begins", "a ends", "b begins", "b ends", "finished"]


def test_a_move_runs_out_by_itself(choreographer, said, qtbot):
    shares = []
    with qtbot.waitSignal(choreographer.finished):
        choreographer.play([Move(20, QEasingCurve(), go=shares.append, end=lambda: said.append("end"))])
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert said == ["started", "end", "finished"]


def test_hurrying_skips_the_time_of_moves_that_wait(choreographer, said):
    choreographer.play([move(said, "a", LONG)])
    choreographer.play([move(said, "b", LONG)])
    choreographer.finish()
    assert said[-3:] == ["b begins", "b ends", "finished"]
    assert said.count("started") == said.count("finished") == 1


def test_what_an_end_adds_is_played_before_it_is_over(choreographer, said):
    more = move(said, "more")
    choreographer.play([move(said, "a", end=lambda: choreographer.play([more]))])
    assert said == ["started", "a begins", "a ends", "more begins", "more ends", "finished"]


def test_paused_nothing_begins_and_nothing_can_be_hurried(choreographer, said):
    choreographer.pause("curtain")
    choreographer.play([move(said, "a")])
    choreographer.finish()
    assert said == ["started"]
    choreographer.resume("curtain")
    assert said == ["started", "a begins", "a ends", "finished"]


def test_every_owner_of_a_pause_has_to_resume(choreographer, said):
    choreographer.play([move(said, "a", LONG)])
    for owner in ("curtain", "dialog"):
        choreographer.pause(owner)
    choreographer.resume("curtain")
    choreographer.finish()
    assert said == ["started", "a begins"]
    choreographer.resume("dialog")
    choreographer.finish()
    assert said[-1] == "finished"


def test_cleared_it_does_nothing_more(choreographer, said):
    choreographer.play([move(said, "a", LONG), move(said, "b")])
    choreographer.clear()
    choreographer.finish()
    assert said == ["started", "a begins"]
    assert not choreographer.busy
