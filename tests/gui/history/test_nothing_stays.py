"""A replay that was left leaves nothing behind, nor does a practice match."""

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app import positions
from fiveup_desktop.app.rules import RuleBookDesk
from fiveup_desktop.records import MatchRecord
from fiveup_desktop.view.pages.lot import LotDialog

from .play import ANN, BEN, begin

ID = "00000000-0000-4000-8000-000000000061"


def gone(opened, behind):
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    opened.wait(lambda: not gc.collect())
    return [each() for each in behind] == [None] * len(behind)


@pytest.mark.parametrize("leaves", ["by key", "another replay"])
def test_a_replay_is_gone_when_it_is_left(open_window, leaves):
    opened = open_window()
    window = opened.window
    opened.library._folder.store.save(ID, MatchRecord.of(positions.ended(0), (ANN, BEN) * 2, {"id": ID}))
    window.replay(ID)
    page = window.stack.currentWidget()
    opened.press(Qt.Key.Key_Right)
    window.grab()
    behind = [weakref.ref(each) for each in (page, page.table, page.replayed, page.bar)]
    del page
    if leaves == "by key":
        opened.press(Qt.Key.Key_Escape)
    else:
        window.replay(ID)
    assert gone(opened, behind)


def test_nothing_leads_back_to_a_replay_that_is_gone(open_window, theme):
    opened = open_window()
    window = opened.window
    book = RuleBookDesk(window, theme)
    opened.library._folder.store.save(ID, MatchRecord.of(positions.ended(0), (ANN, BEN) * 2, {"id": ID}))
    window.show_start()
    window.matches.show()
    window.replay(ID)
    book.open_for(None)
    window.matches.show()
    window.replay(ID)
    opened.press(Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    seen = []
    while window.stack.currentWidget() is not window.start:
        seen.append(type(window.stack.currentWidget()).__name__)
        opened.press(Qt.Key.Key_Escape)
        assert len(seen) < 5
    assert seen == ["MatchesPage", "RuleBookPage", "MatchesPage"]
    assert window._guest_of == {}


def test_nothing_leads_back_to_a_table_that_was_put_away(open_window):
    opened = open_window(seed=3)
    window = opened.window
    flow = begin(opened, ANN, BEN)
    window.matches.show()
    window.put_away(flow.session.record_id)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.leave_guest()
    assert window.stack.currentWidget() is window.start


def test_a_practice_match_is_gone_when_it_is_left(open_window):
    opened = open_window(seed=3)
    flow = begin(opened, ANN, BEN, practice=True)
    behind = [weakref.ref(each) for each in (flow, flow.table, flow.practice, flow.practice.bar)]
    del flow
    opened.window.begin_match((ANN, BEN))
    opened.wait_for(LotDialog)
    assert gone(opened, behind)
