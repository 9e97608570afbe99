"""Hostile names and titles in all that looks back: shown as they are, never interpreted."""

import pytest
from PySide6.QtCore import Qt

from fiveup_desktop.app import positions
from fiveup_desktop.records import MatchRecord
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.history.fair_deal import FairDealDialog
from fiveup_desktop.view.pages.history.scores_panel import ScoresDialog

from ..pages.test_names import NAMES, check, players

ID = "00000000-0000-4000-8000-000000000061"


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_names_are_shown_as_they_are(open_window, names, language):
    opened = open_window(language=language)
    match, window = positions.ended(0), opened.window
    record = MatchRecord.of(match, players(names), {"id": ID, "title": "<i>Sunday</i> & {name}"})
    opened.library._folder.store.save(ID, record)
    window.open_file(opened.library.path_of(ID))
    end = opened.wait_for(EndDialog)
    check(opened, names)
    assert all(name in end.scores.chart.accessibleDescription() for name in names)
    end.scores.toggle()
    assert all(any(name in head for head in end.scores.table.heads) for name in names)
    window.replay(ID)
    page = window.stack.currentWidget()
    for key in (Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Right):
        opened.press(key)
        check(opened, names)
    hands = page.table.display.surround.hands.values()
    told = " ".join(hand.accessibleName() for hand in hands)
    assert all(name in told for name in names[1:])
    page.bar.scores_button.click()
    opened.wait_for(ScoresDialog)
    check(opened, names)
    opened.press(Qt.Key.Key_Escape)
    page.bar.seals_button.click()
    opened.wait_for(FairDealDialog).check()
    check(opened, names)
