"""Whatever happens in the game leads to its paragraph of the rule book, and back."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fiveup_desktop.app.gallery import open_page
from fiveup_desktop.app.rules import RuleBookDesk
from fiveup_desktop.rules import DRAW, IllegalActionError, Refusal
from fiveup_desktop.tutorial.book import PLACES, paragraph_of
from fiveup_desktop.tutorial.rule_book.prose import Tongues
from fiveup_desktop.view.pages.settlement import SettlementDialog
from fiveup_desktop.view.table.round_log import LINE
from fiveup_desktop.view.words import Names
from tests.tutorial.stated.kit import at, hands, play

from ..table.player import by_click
from .test_whole_match import begin, play_on, table_of

KEY = Qt.Key


@pytest.fixture
def opened(open_window):
    """A window with a rule book."""
    made = open_window(seed=3)
    made.rules = RuleBookDesk(made.window, made.theme)
    return made


def reading(opened):
    return opened.window.stack.currentWidget() is opened.rules.book


def test_r_opens_the_book_and_esc_leads_back(opened):
    opened.press(KEY.Key_R)
    assert reading(opened)
    assert not opened.window.menuBar().isVisible()
    opened.press(KEY.Key_Escape)
    assert opened.window.stack.currentWidget() is opened.window.start


def test_f1_opens_the_book_from_the_table_and_play_goes_on_afterwards(opened):
    begin(opened)
    table = table_of(opened)
    opened.wait(table.is_my_turn)
    opened.press(KEY.Key_F1)
    assert reading(opened)
    opened.press(KEY.Key_F1)
    assert reading(opened)
    opened.press(KEY.Key_Escape)
    assert opened.window.stack.currentWidget() is opened.window.flow.table
    play_on(opened, by_click, random.Random(3), stop=lambda match: len(match.rounds[-1].plies) > 8)


def test_f1_after_a_refusal_opens_its_rule(opened):
    begin(opened)
    table = table_of(opened)
    opened.wait(table.is_my_turn)
    table.session.refused.emit(IllegalActionError(Refusal.MUST_PLACE_NOT_DRAW, DRAW, "here"))
    opened.press(KEY.Key_F1)
    assert opened.rules.book.columns.current == paragraph_of(Refusal.MUST_PLACE_NOT_DRAW)
    opened.press(KEY.Key_Escape)
    play_on(opened, by_click, random.Random(3), stop=lambda match: len(match.rounds[-1].plies) > 4)
    opened.press(KEY.Key_F1)
    assert opened.window.flow.refusal is None, "something else has happened since"


def test_f1_after_any_refusal_opens_its_rule(opened):
    begin(opened)
    table = table_of(opened)
    opened.wait(table.is_my_turn)
    for refusal in Refusal:
        table.session.refused.emit(IllegalActionError(refusal, DRAW, "here"))
        opened.press(KEY.Key_F1)
        assert opened.rules.book.columns.current == paragraph_of(refusal), refusal
        opened.press(KEY.Key_Escape)


@pytest.mark.parametrize("page", ["settlement-domino", "settlement-discarded", "settlement-blocked"])
def test_a_settlement_leads_to_its_rule_and_comes_back(opened, page):
    ready = open_page(opened, page, 0)
    opened.wait(ready)
    dialog = opened.wait_for(SettlementDialog)
    event = dialog._story.chapters[0].event
    QTest.mouseClick(dialog.rule_button, Qt.MouseButton.LeftButton)
    assert reading(opened)
    assert opened.rules.book.columns.current == paragraph_of(event)
    opened.press(KEY.Key_Escape)
    again = opened.wait_for(SettlementDialog)
    assert again is not dialog


def test_every_event_of_a_settlement_leads_to_its_rule(opened):
    for page in ("settlement-domino", "settlement-discarded", "settlement-blocked"):
        ready = open_page(opened, page, 0)
        opened.wait(ready)
        dialog = opened.wait_for(SettlementDialog)
        causes = []
        dialog.rule_wanted.disconnect()
        dialog.rule_wanted.connect(causes.append)
        for chapter in dialog._story.chapters:
            dialog.rule_button.click()
            assert causes[-1] is chapter.event
            assert PLACES[paragraph_of(causes[-1])].paragraph.states_rule
            if chapter is not dialog._story.chapters[-1]:
                dialog.go_on()
        assert len(causes) == len(dialog._story.chapters)


def step_of(board: str, held: str, other: str, action: str, scores=(0, 0)):
    return at(board, hands(held, other), scores=scores).play(play(action))


@pytest.mark.parametrize(
    ("transition", "paragraph"),
    [
        (step_of("0|4", "4|5 2|3", "1|6 6|6", "4|5@0|4.high", (300, 0)), "score.win"),
        (step_of("1|4", "4|6 2|3", "0|5", "4|6@1|4.high"), "turn.blocked"),
        (step_of("1|4", "4|6", "0|3", "4|6@1|4.high"), "domino.event"),
        (step_of("1|4", "1|6", "0|3", "1|6@1|4.low", (300, 0)), "score.discarded"),
    ],
    ids=["won by a placement", "blocked, level hands", "domino", "discarded"],
)
def test_every_end_of_a_round_leads_to_its_rule(opened, transition, paragraph):
    assert transition.outcome is not None
    dialog = SettlementDialog(opened.theme, opened.window, transition, Names(("Mei", "Lin")))
    causes = []
    dialog.rule_wanted.connect(causes.append)
    dialog.rule_button.click()
    assert [paragraph_of(cause) for cause in causes] == [paragraph]
    dialog.deleteLater()


def test_an_award_in_the_log_leads_to_its_rule(opened):
    ready = open_page(opened, "table", 0)
    opened.wait(ready)
    log = opened.window.flow.table.panel.log_card.log
    lines = [log.lines.index(row) for row in range(log.lines.rowCount())]
    with_award = [index for index in lines if index.data(LINE).event is not None]
    without = [index for index in lines if index.data(LINE).event is None]
    log.activated.emit(without[0])
    assert not reading(opened)
    log.activated.emit(with_award[0])
    assert reading(opened)
    assert opened.rules.book.columns.current == paragraph_of(with_award[0].data(LINE).event)


def test_the_languages_of_the_rules_are_kept(open_window):
    opened = open_window()
    desk = RuleBookDesk(opened.window, opened.theme, opened.settings)
    assert desk.book.tongues is Tongues.BOTH
    desk.book.head.tongues.chosen.emit(0)
    assert opened.settings.rules_in == "english"
    assert RuleBookDesk(opened.window, opened.theme, opened.settings).book.tongues is Tongues.ENGLISH
