"""Another's hidden tiles changed for others: not a byte of what the window says, shows or logs changes.

FIVEUP_SWAPS=30 tries so many exchanges of two tiles at each table (default 2).
"""

import logging
import os
from dataclasses import replace
from itertools import islice

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app import positions
from fiveup_desktop.records import MatchRecord, record_to_bytes
from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.curtain import Curtain

from .leaks import Ear, dump, swapped, without_nonce

# The fixtures of the pages' tests serve here as well.
from .pages.conftest import fonts, open_window, qm_folder, theme, words  # noqa: F401

SWAPS = int(os.environ.get("FIVEUP_SWAPS", "2"))
ID = "1eaf1eaf-0000-4000-8000-000000000000"
NAMES = ("Ann", "Ben", "Cat", "Dan")


def seated(count, people):
    return tuple(
        Player(name, PlayerKind.HUMAN) if seat in people else Player(name, PlayerKind.COMPUTER, "casual")
        for seat, name in enumerate(NAMES[:count])
    )


def put(folder, record):
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{ID}.fiveup"
    path.write_bytes(record_to_bytes(replace(without_nonce(record), meta={"id": ID})))
    os.utime(path, (1.8e9, 1.8e9))
    return path


def rest(opened):
    """Until everything that is worked out in slices is there."""
    for _ in range(60):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    opened.qtbot.wait(250)


def at_table(opened):
    opened.window.take_up(ID)
    opened.wait(lambda: opened.window.flow.table.display.shown)


def with_hint(opened):
    at_table(opened)
    opened.window.flow.hints.toggle()
    opened.wait(lambda: opened.window.flow.hints.hint)


def with_tracker(opened):
    at_table(opened)
    opened.window.flow.tracker.toggle()


def on_start(opened):
    opened.window.show_start()
    opened.wait(lambda: opened.window._kept.count is not None)


def on_matches(opened):
    opened.window.matches.show()
    opened.wait(lambda: opened.window.matches.page.is_complete)
    pictures = opened.window.matches.page.rows.itemDelegate().pictures
    opened.window.grab()
    opened.wait(lambda: not pictures._timer.isActive())


def on_replay(opened):
    opened.window.replay(ID)


def behind_curtain(opened):
    opened.window.take_up(ID)
    opened.wait_for(Curtain)


PLACES = {
    "table": (positions.in_play, (0,), at_table),
    "hint": (positions.in_play, (0,), with_hint),
    "tracker": (positions.in_play, (0,), with_tracker),
    "start": (positions.in_play, (0,), on_start),
    "matches": (positions.in_play, (0,), on_matches),
    "replay": (positions.in_play, (0,), on_replay),
    "curtain": (positions.in_play, (0, 1), behind_curtain),
    "replay of several": (positions.in_play, (0, 1), on_replay),
}


def told(open_window, folder, record, go, plant=None):  # noqa: F811 - the fixture
    """The dump of a window that has gone to a place with a record."""
    put(folder / "matches", record)
    ear, heard = Ear(), []
    logging.getLogger().addHandler(ear)
    logging.getLogger().setLevel(logging.DEBUG)
    opened = open_window()
    opened.window.announcer.said.connect(heard.append)
    try:
        go(opened)
        if plant is not None:
            plant(opened)
        rest(opened)
        opened.ring._surround(None)  # it depends on whether keys were used last
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return dump(opened.window, [*heard, *ear.lines])
    finally:
        logging.getLogger().removeHandler(ear)
        logging.getLogger().setLevel(logging.WARNING)
        opened.close()
        opened.is_open = False
        # Or it would lay a ring of its own round whatever has the focus in the next window.
        shiboken6.delete(opened.ring)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("players", [2, 4])
def test_hidden_tiles_change_nothing_that_is_said_or_shown(open_window, tmp_path, place, players):  # noqa: F811
    find, people, go = PLACES[place]
    match = find(0, players)
    seats = seated(players, people)
    plain = told(open_window, tmp_path, MatchRecord.of(match, seats, None), go)
    assert plain.count("\n") > 100
    swaps = list(islice(swapped(match, seats, people), SWAPS))
    assert swaps
    for record in swaps:
        assert told(open_window, tmp_path, record, go) == plain


def in_a_tooltip(opened):
    hand = opened.window.flow.session.match.round.hands[1]
    opened.window.flow.table.panel.setToolTip(" ".join(map(str, hand)))


def in_an_accessible_name(opened):
    hand = opened.window.flow.session.match.round.hands[1]
    opened.window.flow.table.setAccessibleName(f"Ben holds {hand[0]}")


def in_a_log_line(opened):
    logging.getLogger("fiveup_desktop.session").debug(
        "hands %s", opened.window.flow.session.match.round.hands
    )


def in_an_announcement(opened):
    opened.window.announcer.say(str(opened.window.flow.session.match.round.hands[1]))


def in_a_picture(opened):
    """One pixel, where the heaviest tile of the hand says."""
    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QLabel

    hand = opened.window.flow.session.match.round.hands[1]
    spot = QLabel(opened.window)
    spot.setGeometry(10 + sum(tile.low * 7 + tile.high for tile in hand), 300, 1, 1)
    spot.setStyleSheet(f"background: {QColor('red').name()}")
    spot.show()
    spot.raise_()


PLANTED = (in_a_tooltip, in_an_accessible_name, in_a_log_line, in_an_announcement, in_a_picture)


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_leak_is_caught(open_window, tmp_path, plant):  # noqa: F811
    match, seats = positions.in_play(0, 2), seated(2, (0,))
    record = MatchRecord.of(match, seats, None)
    other = next(swapped(match, seats, (0,)))
    first = told(open_window, tmp_path, record, at_table, plant)
    assert told(open_window, tmp_path, record, at_table, plant) == first
    assert told(open_window, tmp_path, other, at_table, plant) != first
