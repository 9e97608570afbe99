"""F8 lets the computers wait, and says so: nobody takes it for a hang."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.session import Player, PlayerKind

PEOPLE = [Player("Mei", PlayerKind.HUMAN, None), Player("Rowan", PlayerKind.COMPUTER, "casual")]


def test_a_pause_says_at_the_rack_how_it_ends(open_window):
    opened = open_window(seed=7)
    opened.window.begin_match(PEOPLE)
    opened.wait(lambda: opened.top is not None)
    words = opened.window.flow.table.display.surround.rack_words

    def said():
        return " ".join([words.advice.title, *words.advice.lines])

    before = said()
    assert "F8" not in before
    QTest.keyClick(opened.window, Qt.Key.Key_F8)
    assert "Paused: F8 goes on" in said()
    QTest.keyClick(opened.window, Qt.Key.Key_F8)
    assert said() == before
