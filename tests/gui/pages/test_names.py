"""Hostile names: everywhere shown as they are, never taken for markup, shortcuts or places to fill in."""

import pytest
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from fiveup_desktop.app import positions
from fiveup_desktop.records import MatchRecord
from fiveup_desktop.rules import Match
from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.curtain import Curtain
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog

NAMES = (
    ('<img src="file:///etc/hosts">', "<b>bold</b>", "A & B", "&Quit"),
    ("{name}", "%1 %n {0}", "../../etc/passwd", "<a href='x'>y</a>"),
    ("W" * 40, "👩‍👩‍👧 Ωmega", "&amp;", "林" * 40),
    ("'; drop--", "C:\\nul", "-stylesheet", "<script>1</script>"),
)


def players(names, people=(0,)):
    return [
        Player(name, PlayerKind.HUMAN if seat in people else PlayerKind.COMPUTER)
        for seat, name in enumerate(names)
    ]


def put_on_table(opened, match: Match, seated):
    record_id = "00000000-0000-4000-8000-000000000061"
    store = opened.library._folder.store
    store.save(record_id, MatchRecord.of(match, seated, {"id": record_id, "title": "<i>Sunday</i> & {name}"}))
    opened.window.open_file(store.path_of(record_id))


def check(opened, names):
    """No label may guess, no tooltip may be markup by accident, and every & in a button is doubled."""
    QApplication.processEvents()
    window = opened.window
    for label in window.findChildren(QLabel):
        plain = label.textFormat() == Qt.TextFormat.PlainText
        assert plain or not Qt.mightBeRichText(label.text()), label.text()
    for widget in window.findChildren(QWidget):
        tip = widget.toolTip()
        if Qt.mightBeRichText(tip):
            assert not any(name in tip for name in names if "<" in name), tip
    for each in (*window.findChildren(QAbstractButton), *window.findChildren(QAction)):
        for name in names:
            assert "&" not in name or name not in each.text() or name == "&amp;", each.text()


def said(opened):
    return " ".join(
        each.accessibleName() + " " + getattr(each, "whole", each.text())
        for each in opened.top.findChildren(QLabel)
    )


@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_names_are_shown_as_they_are(open_window, names, language):
    opened = open_window(language=language)
    window = opened.window
    window.begin_match(players(names))
    opened.wait_for(LotDialog)
    check(opened, names)
    assert all(name in said(opened) for name in names)
    put_on_table(opened, positions.settlement(0, "domino"), players(names))
    opened.wait_for(SettlementDialog)
    check(opened, names)
    assert all(name in said(opened) for name in names)
    put_on_table(opened, positions.ended(0), players(names))
    opened.wait_for(EndDialog)
    check(opened, names)
    put_on_table(opened, positions.curtain(0), players(names, (0, 2)))
    curtain = opened.wait_for(Curtain)
    check(opened, names)
    assert names[2] in curtain.button.accessibleName()
    window.show_start()
    check(opened, names)
    assert window.start.continue_card._title.whole == "<i>Sunday</i> & {name}"
