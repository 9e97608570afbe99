"""A match that was given up leaves nothing behind: no table, no session, none of their pictures."""

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.lot import LotDialog

SEATS = (Player("Ann", PlayerKind.HUMAN), Player("Ben", PlayerKind.COMPUTER, "casual"))


@pytest.mark.parametrize("leaves", ["another match", "closed"])
def test_a_match_is_gone_when_it_is_left(open_window, leaves):
    opened = open_window()
    window = opened.window
    window.begin_match(SEATS)
    opened.wait_for(LotDialog).done.emit()
    opened.wait(lambda: window.flow.table.display.shown)
    window.grab()
    behind = [weakref.ref(each) for each in (window.flow, window.flow.table, window.flow.session)]
    if leaves == "closed":
        window.close()
    else:
        window.begin_match(SEATS)
        opened.wait_for(LotDialog).done.emit()
        window.begin_match(SEATS)  # the library lets go of a session when it makes the next
        opened.wait_for(LotDialog)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    opened.wait(lambda: not gc.collect())
    kept = behind if leaves == "another match" else behind[:2]
    assert [each() for each in kept] == [None] * len(kept)
