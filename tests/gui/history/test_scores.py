"""The scores by round: a chart, and the same numbers as a table and as words."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from fiveup_desktop.app import positions
from fiveup_desktop.records import MatchRecord
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.history.score_chart import PATTERNS, ScoreChart
from fiveup_desktop.view.pages.history.scores_panel import ScoresDialog, ScoresPanel
from fiveup_desktop.view.words import Names

from .play import ANN, BEN, begin, play_to

THREE = Names(("Ann", "Ben", "<b>Cat</b>"))
BELOW = ((0, 0, 0), (15, -10, 25), (60, -35, 40), (305, 5, -15))
ID = "00000000-0000-4000-8000-000000000061"


@pytest.fixture
def panel(qtbot, theme):
    panel = ScoresPanel(theme, BELOW, THREE)
    qtbot.addWidget(panel)
    panel.resize(600, 360)
    panel.show()
    return panel


def test_the_same_numbers_in_words_in_the_table_and_in_the_chart(panel):
    told = panel.chart.accessibleDescription()
    assert told.startswith("At the start: Ann 0, Ben 0, <b>Cat</b> 0. After round 1: Ann 3, Ben −2,")
    rows = panel.table.rows
    assert panel.table.heads == ["Round", "Ann", "Ben", "<b>Cat</b>"]
    for index, scores in enumerate(BELOW):
        cells = [int(re.match("−?[0-9]+", cell)[0].replace("−", "-")) for cell in rows[index][1:]]
        assert cells == [raw // 5 for raw in scores]
    assert rows[2] == ["2", "12  (+9)", "−7  (−5)", "8  (+3)"]


def test_scores_below_zero_and_the_target_are_inside_the_chart(panel):
    frame = panel.chart._frame()
    assert frame.low == -10
    assert frame.high == 61
    for index, scores in enumerate(BELOW):
        for raw in scores:
            assert frame.area.adjusted(-1, -1, 1, 1).contains(frame.point(index, raw // 5))
    panel.grab()


def test_a_round_that_is_not_over_is_told_and_drawn_so(qtbot, theme):
    charts = [ScoreChart(theme), ScoreChart(theme)]
    for chart, is_running in zip(charts, (False, True), strict=True):
        qtbot.addWidget(chart)
        chart.resize(500, 300)
        chart.show_scores(BELOW, THREE, is_running)
    over, running = charts
    assert "After round 3:" in over.accessibleDescription()
    assert "In round 3 so far:" in running.accessibleDescription()
    assert "After round 2:" in running.accessibleDescription()
    end = over._points(over._frame(), 0)[-1].toPoint()
    assert over.grab().toImage().pixelColor(end) != running.grab().toImage().pixelColor(end)


def test_lines_are_told_apart_without_colour():
    assert len({tuple(pattern) for pattern in PATTERNS}) == len(PATTERNS) == 3


def test_the_button_changes_between_chart_and_table(panel, qtbot):
    assert panel.chart.isVisible()
    QTest.mouseClick(panel.toggle_button, Qt.MouseButton.LeftButton)
    assert panel.is_table
    assert panel.table.isVisible()
    assert panel.toggle_button.text() == "As a chart"
    QTest.mouseClick(panel.toggle_button, Qt.MouseButton.LeftButton)
    assert not panel.is_table


def test_the_pointer_finds_the_round(panel):
    frame = panel.chart._frame()
    for index in range(len(BELOW)):
        assert panel.chart.round_at(frame.point(index, 0).x() + 5) == index
    assert panel.chart.round_at(-100) == 0


@pytest.mark.parametrize("scores", [((0, 0),), ((0, 0), (5, 0)), tuple((5 * n, -5 * n) for n in range(60))])
def test_short_and_long_matches_are_painted(qtbot, theme, scores):
    chart = ScoreChart(theme)
    qtbot.addWidget(chart)
    chart.show_scores(scores, Names(("Ann" * 13, "B")))
    chart.resize(300, 200)
    assert not chart.grab().isNull()


def test_on_the_end_page(open_window):
    opened = open_window(seed=6)
    begin(opened, ANN, BEN)
    play_to(opened, lambda: isinstance(opened.top, EndDialog))
    match = opened.window.flow.session.match
    panel = opened.top.scores
    assert panel.isVisible()
    assert len(panel.table.rows) == len(match.rounds) + 1
    assert [int(cell.split()[0].replace("−", "-")) * 5 for cell in panel.table.rows[-1][1:]] == list(
        match.scores_raw
    )


def test_of_any_match_of_the_list(open_window):
    opened = open_window()
    match = positions.in_play(0)
    opened.library._folder.store.save(ID, MatchRecord.of(match, (ANN, BEN, ANN, BEN), {"id": ID}))
    opened.window.history.show_scores(ID)
    dialog = opened.wait_for(ScoresDialog)
    assert len(dialog.panel.table.rows) == len(match.rounds) + 1
    assert match.round.outcome is None
    assert dialog.panel.table.rows[-1][0] == f"{len(match.rounds)}…"
    assert dialog.panel.chart._runs(len(match.rounds))
    QTest.mouseMove(dialog.panel.chart, QPoint(50, 50))
    opened.press(Qt.Key.Key_Escape)
    assert opened.top is None
