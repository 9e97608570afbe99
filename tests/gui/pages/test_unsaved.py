"""A match that cannot be saved stays in reach, and is not lost without a question."""

from PySide6.QtCore import Qt

from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.message import LossDialog

SEATS = (Player("Ann", PlayerKind.HUMAN), Player("Ben", PlayerKind.COMPUTER, "casual"))


def begin_unsaved(open_window, tmp_path):
    """A match over a place where there can be no folder."""
    (tmp_path / "matches").write_text("in the way")
    opened = open_window()
    opened.window.begin_match(SEATS)
    opened.wait_for(LotDialog).done.emit()
    opened.wait(lambda: opened.window.flow.session.trouble)
    return opened


def test_continue_goes_on_with_a_match_that_is_not_on_disk(open_window, tmp_path):
    opened = begin_unsaved(open_window, tmp_path)
    session = opened.window.flow.session
    opened.window.show_start()
    opened.window.go_on()
    assert opened.window.flow.session is session
    assert opened.window.stack.currentWidget() is opened.window.flow.table


def test_leaving_the_game_asks_before_a_match_is_lost(open_window, tmp_path):
    opened = begin_unsaved(open_window, tmp_path)
    opened.window.overlays.clear()
    for _ in range(2):
        opened.window.close()
    question = opened.wait_for(LossDialog)
    opened.press(Qt.Key.Key_Escape)
    assert opened.top is None
    assert opened.window.isVisible()
    opened.window.close()
    opened.wait_for(LossDialog).other_button.click()
    assert not opened.window.isVisible()
    assert question is not opened.top


def test_saved_after_all_there_is_nothing_to_ask(open_window, tmp_path):
    opened = begin_unsaved(open_window, tmp_path)
    (tmp_path / "matches").unlink()
    opened.window.keeper.bar.retry_button.click()
    opened.wait(lambda: opened.window.flow.session.trouble is None)
    opened.window.close()
    assert not opened.window.isVisible()
