"""What is announced: actions, awards, discards, settlements, turns; as much as was chosen, nothing hidden."""

import random
import re

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from fiveup_desktop.rules import Draw, Pass, Placement, displayed
from fiveup_desktop.view.pages.settlement import SettlementDialog


def play_round(sitting, seed, after_each=lambda: None):
    """Play a round behind the gestures, up to the end of its settlement."""
    chooser = random.Random(seed)
    sitting.wait_for_turn()
    while not isinstance(sitting.opened.top, SettlementDialog):
        after_each()
        sitting.table.act_behind(chooser.choice(sitting.session.match.legal_actions()))
        sitting.wait_for_turn()
    dialog = sitting.opened.top
    while dialog._chapter + 1 < dialog._count or dialog.is_telling:
        dialog.go_on()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_is_announced_with_what_it_earned(sit, players):
    sitting = sit(players, seed=3)
    play_round(sitting, 3)
    said, names = iter(sitting.said), sitting.table.page.names
    for transition in sitting.session.transitions:
        name, action = names.seat(transition.seat), transition.action
        words = {Draw: "draws", Pass: "passes", Placement: str(getattr(action, "tile", ""))}[type(action)]
        text = next(text for text in said if text.startswith(name) and words in text)
        for event in transition.events:
            if event.parts is None and event.difference_raw is None:
                assert f"{displayed(event.amount_raw)} point" in text or "discarded" in text
    rest = list(said)
    outcome = sitting.session.transitions[-1].outcome
    for event in outcome.settlement.events if outcome.settlement else ():
        verdict = "accepted" if event.accepted else "discarded"
        assert any(verdict in text or "exactly 61" in text for text in rest)


def test_ones_own_turn_is_announced_with_what_fits(sit):
    sitting = sit(2, seed=5)

    def check():
        text = [text for text in sitting.said if text.startswith("Your turn.")][-1]
        fits = {action.tile for action in sitting.session.match.legal_actions() if hasattr(action, "tile")}
        assert set(re.findall(r"\d\|\d", text)) == {str(tile) for tile in fits}

    play_round(sitting, 5, check)


def test_in_short_and_not_at_all(sit):
    sitting = sit(2, seed=5)
    sitting.wait_for_turn()
    sitting.opened.settings.announcements = "short"
    count = len(sitting.said)
    sitting.table.act_behind(sitting.session.match.legal_actions()[0])
    short = sitting.said[count:]
    assert short
    assert all(len(text) < 50 for text in short)
    sitting.opened.settings.announcements = "none"
    count = len(sitting.said)
    play_round(sitting, 5)
    assert len(sitting.said) == count


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_all_of_it_is_in_the_language_of_the_window(sit, language):
    sitting = sit(4, seed=3, language=language)
    play_round(sitting, 3)
    text = " ".join(sitting.said)
    for name in ("Mei", "Rowan", "Lin", "Ada"):
        text = text.replace(name, "")
    assert bool(re.search("[A-Za-z]{3,}", text)) == (language == "en")
    assert bool(re.search("[\u4e00-\u9fff]", text)) == (language == "zh_CN")


def heard(sitting):
    """Everything that a screen reader could find or hear."""
    window = sitting.opened.window
    told = [*sitting.said, *sitting.voice.board().lines, *sitting.voice.scores().lines]
    for widget in [window, *window.findChildren(QWidget)]:
        told += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    told += [label.text() for label in window.findChildren(QLabel)]
    return "\n".join(told)


@pytest.mark.parametrize("players", [2, 4])
def test_no_hidden_tile_is_told(sit, reader, players):
    sitting = sit(players, seed=12)
    lot = set(re.findall(r"\d\|\d", " ".join(sitting.said)))
    sitting.said.clear()

    def check():
        current = sitting.session.match.round
        known = {str(tile) for tile in (*current.board.tiles, *current.hands[0])}
        told = set(re.findall(r"\d\|\d", heard(sitting)))
        assert told <= known | lot

    play_round(sitting, 12, check)


def test_every_tile_on_the_table_can_be_read_where_it_lies(sit, reader):
    sitting = sit(3, seed=9)

    def check():
        page, board = sitting.table.page, sitting.session.match.round.board
        told = sitting.voice._readers.told
        assert set(told) == set(board.tiles)
        for tile, text in told.items():
            assert str(tile) in text
            widget = sitting.voice._readers._texts[tile]
            pose = page.display.shown.laid.table.poses[tile]
            assert widget.geometry() == page.stage.camera.rect(pose).toAlignedRect()
            assert widget.isVisible()

    play_round(sitting, 9, check)


def test_keys_tell_board_and_scores(sit):
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    sitting = sit(2, seed=5)
    sitting.wait_for_turn()
    sitting.table.act_behind(sitting.session.match.legal_actions()[0])
    for key, told in ((Qt.Key.Key_B, sitting.voice.board), (Qt.Key.Key_S, sitting.voice.scores)):
        QTest.keyClick(sitting.table.page.stage, key)
        dialog = sitting.opened.top
        assert dialog.text.toPlainText() == "\n".join(told().lines)
        assert sitting.said[-1] == dialog.text.toPlainText()
        assert dialog.text.hasFocus()
        sitting.opened.press(Qt.Key.Key_Escape)
        assert sitting.opened.top is None
        assert sitting.table.page.stage.hasFocus()
