"""Fair deals: each commitment is seen before its round, copied, and checked by one click after it."""

import hashlib

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from fiveup_desktop.app import positions
from fiveup_desktop.records import MatchRecord
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.history.fair_deal import FairDealDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog

from .play import ANN, BEN, begin, play_to, table_of, to_own_turn

CLICK = Qt.MouseButton.LeftButton
ID = "00000000-0000-4000-8000-000000000061"


def seal(opened):
    return table_of(opened).page.panel.log_card.seal_button


def open_dialog(opened):
    QTest.mouseClick(seal(opened), CLICK)
    return opened.wait_for(FairDealDialog)


def test_every_round_shows_its_commitment_before_its_first_action_also_without_a_lot(open_window):
    opened = open_window(seed=6)
    session = begin(opened, ANN, BEN).session
    seen = []
    page = table_of(opened).page
    page.follower.settled.connect(
        lambda: seen.append((session.match.ply, session.commitment[:12] in seal(opened).text()))
    )
    play_to(opened, lambda: isinstance(opened.top, EndDialog))
    assert all(shown for _, shown in seen)
    rounds = session.match.rounds
    # All but the first, which was dealt before this test began to look.
    assert len({ply for ply, _ in seen if ply[1] == 0}) >= len(rounds) - 1
    assert any(each.deal.lot is None for each in rounds)


def test_a_running_round_can_be_copied_and_nothing_of_it_is_told(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    to_own_turn(opened)
    dialog = open_dialog(opened)
    assert dialog.digits.text().replace(" ", "") == session.commitment
    assert not dialog.check_button.isEnabled()
    dialog.check()
    assert dialog.text.toPlainText() == ""
    assert not dialog.text.isVisible()
    QTest.mouseClick(dialog.copy_button, CLICK)
    assert QGuiApplication.clipboard().text() == session.commitment
    assert dialog.copy_button.text() == "Copied"
    opened.press(Qt.Key.Key_Escape)
    assert opened.top is None


def test_after_the_round_one_click_checks_it(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    copied = session.commitment
    play_to(opened, lambda: isinstance(opened.top, SettlementDialog))
    play_to(opened, lambda: len(session.match.rounds) == 2 and opened.top is None)
    to_own_turn(opened)
    dialog = open_dialog(opened)
    dialog.rounds.setCurrentIndex(0)
    QTest.mouseClick(dialog.check_button, CLICK)
    assert "is the one that was committed to" in dialog.verdict.text
    text = dialog.text.toPlainText()
    assert hashlib.sha256(text.encode()).hexdigest() == copied
    assert "sha256sum" in dialog._how.text()
    dialog.field.setText(f" {copied.upper()} ")
    assert dialog.compared.text == "Your copy is the same."
    dialog.field.setText("0" * 64)
    assert dialog.compared.text == "Your copy is another one."
    # Back to the running round: nothing of the other stays.
    dialog.rounds.setCurrentIndex(1)
    assert not dialog.text.isVisible()
    assert dialog.field.text() == ""


def test_another_deal_than_the_one_shown_is_found_out(open_window):
    opened = open_window(seed=3)
    session = begin(opened, ANN, BEN).session
    session._commitments[0] = "f" * 64
    play_to(opened, lambda: isinstance(opened.top, SettlementDialog))
    opened.window.history.show_seals(session)
    dialog = opened.wait_for(FairDealDialog)
    dialog.check()
    assert "not the one" in dialog.verdict.text
    assert dialog.verdict._frame.property("kind") == "bad"


def test_of_an_older_match_one_compares_with_a_copy(open_window):
    opened = open_window()
    match = positions.ended(0)
    opened.library._folder.store.save(ID, MatchRecord.of(match, (ANN, BEN, ANN, BEN), {"id": ID}))
    opened.window.replay(ID)
    opened.window.stack.currentWidget().bar.seals_button.click()
    dialog = opened.wait_for(FairDealDialog)
    assert dialog.rounds.count() == len(match.rounds)
    dialog.check()
    assert "Compare it with the copy" in dialog.verdict.text
    assert hashlib.sha256(dialog.text.toPlainText().encode()).hexdigest() == dialog.commitment
