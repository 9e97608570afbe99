"""The log: one line for each action, each award with its sum, each discard with its reason."""

import pytest
from PySide6.QtGui import QGuiApplication

from fiveup_desktop.rules import Draw, Pass, Placement, displayed
from fiveup_desktop.view.table.lettering import Lettering
from fiveup_desktop.view.table.round_log import LINE, RoundLog, _broken, log_line
from fiveup_desktop.view.words import Language
from fiveup_desktop.view.words.names import Names
from tests.rules.matches import match_of

NAMES = Names(("Mei", "Rowan", "Lin", "Ada"))


def rounds(players=4, seeds=(0, 1, 2, 5)):
    """The transitions of each round of some random matches."""
    for seed in seeds:
        by_round = {}
        for transition in match_of(seed, players):
            by_round.setdefault(len(transition.after.rounds), []).append(transition)
        yield from by_round.values()


ROUNDS = list(rounds())


@pytest.fixture
def log(theme, qtbot):
    made = RoundLog(NAMES, Lettering(theme))
    qtbot.addWidget(made)
    made.resize(260, 400)
    return made


def sentences(log):
    return [log.lines.data(log.lines.index(row)) for row in range(log.lines.rowCount())]


def test_every_action_has_its_line_with_its_sum():
    for transitions in ROUNDS:
        for transition in transitions:
            line = log_line(transition)
            assert line.seat == transition.seat
            board = transition.round_after.board
            if isinstance(transition.action, Placement):
                assert line.tile is transition.action.tile
                assert sum(line.counts) == board.total
            else:
                assert line.tile is None
                assert line.drew == isinstance(transition.action, Draw)
                assert line.drew != isinstance(transition.action, Pass)


def test_a_drawn_tile_is_never_told(log):
    for transitions in ROUNDS[:8]:
        for transition in transitions:
            if isinstance(transition.action, Draw):
                log.show_lines([log_line(transition)])
                assert str(transition.drawn) not in sentences(log)[0]


def test_awards_and_discards_are_sentences(log):
    told = set()
    for transitions in ROUNDS:
        for transition in transitions:
            line = log_line(transition)
            if line.event is None:
                continue
            log.show_lines([line])
            (sentence,) = sentences(log)
            told.add(line.event.accepted)
            before, points = displayed(line.event.before_raw), displayed(line.event.amount_raw)
            if line.event.accepted:
                assert f"{points} point" in sentence
            else:
                assert f"{before} + {points} would pass 61: discarded." in sentence
    assert told == {True, False}


def test_a_growing_log_keeps_its_lines_and_a_new_round_starts_afresh(log):
    lines = [[log_line(each) for each in transitions] for transitions in ROUNDS[:2]]
    for count in range(len(lines[0]) + 1):
        log.show_lines(lines[0][:count])
        assert log.lines.rowCount() == count
    first = sentences(log)
    assert len(set(first)) > 1
    log.show_lines(lines[1][:2])
    assert log.lines.rowCount() == 2
    assert sentences(log) != first[:2]


def test_selected_lines_are_copied_as_sentences_in_either_language(log, words):
    log.show_lines([log_line(each) for each in ROUNDS[0]])
    log.copy()
    assert QGuiApplication.clipboard().text().split("\n") == sentences(log)
    log.setCurrentIndex(log.lines.index(1))
    log.copy()
    assert QGuiApplication.clipboard().text() == sentences(log)[1]
    words.set_language(Language.CHINESE)
    log.copy()
    assert QGuiApplication.clipboard().text() == sentences(log)[1]
    assert "。" in sentences(log)[1]


def test_a_long_sum_takes_more_lines_and_loses_nothing(log, theme):
    letters = Lettering(theme)
    text = "0 + 4 + 4 + 2 + 12 = 22"
    for width in (40, 80, 120, 400):
        rows = _broken(text, width, letters)
        assert " ".join(rows) == text
    assert len(_broken(text, 400, letters)) == 1
    assert len(_broken(text, 60, letters)) > 1


def test_a_line_with_a_reason_is_higher(log):
    heights = {}
    for transitions in ROUNDS:
        for transition in transitions:
            line = log_line(transition)
            log.show_lines([line])
            index = log.lines.index(0)
            assert index.data(LINE) == line
            refused = line.event is not None and not line.event.accepted
            heights.setdefault(refused, []).append(log.sizeHintForIndex(index).height())
    assert min(heights[True]) > min(heights[False])


def test_the_newest_line_stays_in_sight(log, qtbot):
    log.resize(190, 140)
    log.show()
    lines = [log_line(each) for each in max(ROUNDS, key=len)]
    for count in range(1, len(lines) + 1):
        log.show_lines(lines[:count])
        qtbot.wait(1)
        last = log.visualRect(log.lines.index(count - 1))
        assert last.bottom() <= log.viewport().height()
    log.verticalScrollBar().triggerAction(log.verticalScrollBar().SliderAction.SliderToMinimum)
    log.show_lines([*lines, lines[0]])
    qtbot.wait(1)
    assert log.verticalScrollBar().value() == 0
