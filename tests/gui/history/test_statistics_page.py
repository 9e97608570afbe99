"""The statistics page: counted little by little, the same as counted at once."""

import shutil
import uuid
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.app import positions
from fiveup_desktop.records import MatchRecord
from fiveup_desktop.session import Fairness, FairnessKind, Player, PlayerKind
from fiveup_desktop.view.pages.history.statistics_page import StatisticsPage
from fiveup_desktop.view.pages.history.statistics_words import whole_counts

NAMES = ("Ann", "Ben", "Cat", "Dan")


def keep(opened, match, **meta):
    record_id = str(uuid.uuid4())
    seats = [Player(NAMES[0], PlayerKind.HUMAN)]
    seats += [Player(name, PlayerKind.COMPUTER, "casual") for name in NAMES[1 : match.players]]
    opened.library._folder.store.save(record_id, MatchRecord.of(match, seats, {"id": record_id, **meta}))
    return record_id


@pytest.fixture
def counted(open_window):
    opened = open_window()
    for seed in range(2):
        keep(opened, positions.ended(seed, 2))
    keep(opened, positions.in_play(0))
    keep(opened, positions.ended(3, 3), practice=True)
    opened.window.menus.triggered.emit("statistics")
    page = opened.window.stack.currentWidget()
    assert isinstance(page, StatisticsPage)
    opened.wait(lambda: page.standings.rows)
    return opened, page


def test_it_says_what_the_library_counts(counted):
    opened, page = counted
    found = opened.library.statistics()
    assert page._statistics == found
    assert page._counted.text() == "3 matches · 2 finished"
    for index, players in enumerate((2, 3, 4)):
        QTest.mouseClick(page.seats._group.button(index), Qt.MouseButton.LeftButton)
        standings = [row for row in found.standings if row.players == players]
        assert [int(row[1]) for row in page.standings.rows] == [row.sittings for row in standings]
        assert [int(row[2]) for row in page.standings.rows] == [row.won for row in standings]
        fairness = [row for row in found.fairness if row.players == players]
        assert [int(row[3]) for row in page.fairness.rows] == [row.observed for row in fairness]
        assert [row[6] == "within" for row in page.fairness.rows] == [row.is_within for row in fairness]
        assert page.standings.isVisible() == bool(standings)


def test_every_measure_has_its_expected_value_and_interval_for_each_seat(counted):
    _, page = counted
    page.seats.set_index(0)
    page.retranslate()
    assert len(page.fairness.rows) == 2 * len(FairnessKind)
    for row in page.fairness.rows:
        low, high = map(int, row[5].split(" to "))
        assert 0 <= low <= high
        assert low - 1 < float(row[4]) < high + 1


def test_an_interval_has_the_whole_counts_that_are_possible_and_those_only(counted):
    _, page = counted
    once = Fairness(2, 0, FairnessKind.LOTS, occasions=1, observed=1, expected=0.75, low=-0.1, high=1.6)
    assert whole_counts(once) == (0, 1)
    assert page._words.fairness(once, named=True)[5] == "0 to 1"
    sure = replace(once, high=2.2)
    assert whole_counts(sure) == (0, 1)
    many = replace(once, kind=FairnessKind.DRAWS, low=2.4, high=7.9)
    assert whole_counts(many) == (3, 7)


def test_points_are_displayed_points(counted):
    opened, page = counted
    page.seats.set_index(0)
    page.retranslate()
    person = next(row for row in opened.library.statistics().standings if row.players == 2)
    assert page.standings.rows[0][5] == f"{person.points_raw_per_round / 5:.2f}"
    assert page.standings.rows[0][0] == "People"


def test_many_matches_are_counted_between_events(open_window):
    opened = open_window()
    record_id = keep(opened, positions.ended(0, 2))
    path = opened.library.path_of(record_id)
    for _ in range(40):
        shutil.copy(path, path.with_name(f"{uuid.uuid4()}.fiveup"))
    batches = []
    opened.window.history.show_statistics()
    page = opened.window.stack.currentWidget()
    page._reading.batch.connect(lambda steps: batches.append(len(steps)))
    assert page._statistics is None
    opened.wait(lambda: page.standings.rows)
    assert sum(batches) == 42
    assert len(batches) > 3
    assert page._counted.text().startswith("41 matches")


def test_it_is_left_by_key_and_counted_anew_when_it_is_opened_again(counted):
    opened, page = counted
    opened.press(Qt.Key.Key_Escape)
    assert opened.window.stack.currentWidget() is opened.window.start
    keep(opened, positions.ended(5, 2))
    opened.window.history.show_statistics()
    opened.wait(lambda: page._counted.text().startswith("4 matches"))


def test_without_a_match_it_says_so(open_window):
    opened = open_window()
    opened.window.history.show_statistics()
    page = opened.window.stack.currentWidget()
    opened.wait(lambda: page._statistics is not None)
    assert not page.standings.isVisible()
    assert "No match" in page._notes[0].text()
