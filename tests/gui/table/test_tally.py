"""The paper tally: one stroke after the other, and always as many as there are points."""

import pytest
from PySide6.QtCore import QSize

from fiveup_desktop.rules import displayed
from fiveup_desktop.view.table.lettering import Lettering
from fiveup_desktop.view.table.score_card import CardState, ScoreCard
from fiveup_desktop.view.theme import Speed
from fiveup_desktop.view.words.names import Names


@pytest.fixture
def card(qtbot, theme):
    card = ScoreCard(Names(("Ann", "Ben")), Lettering(theme), compact=False)
    qtbot.addWidget(card)
    card.resize(QSize(270, 120))
    card.show()
    return card


def test_an_award_is_written_stroke_by_stroke(card, theme, qtbot):
    theme.set_speed(Speed.NORMAL)
    card.set_state(CardState(0, 50, True))
    assert card.strokes == 10
    seen = []
    card._pen.valueChanged.connect(seen.append)
    card.set_state(CardState(0, 85, False))
    assert card.strokes < 17
    qtbot.waitUntil(lambda: card.strokes == 17)
    assert seen == sorted(seen)
    assert len(set(seen)) > 3


def test_input_writes_the_rest_at_once(card, theme):
    theme.set_speed(Speed.SLOW)
    card.set_state(CardState(0, 0, True))
    card.set_state(CardState(0, 300, True))
    card.finish()
    assert card.strokes == 60


@pytest.mark.parametrize("speed", [Speed.NONE, Speed.FAST])
def test_the_tally_is_always_the_score_in_the_end_also_below_zero(card, theme, speed):
    theme.set_speed(speed)
    for score_raw in (0, 15, -10, -5, 40, 305, 290, 0, 25):
        card.set_state(CardState(0, score_raw, False))
        card.finish()
        assert card.strokes == max(0, displayed(score_raw))
        card.grab()
