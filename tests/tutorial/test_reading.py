"""The questions for a fresh reader: their answers are those of the engine, and the book holds them."""

import json
from pathlib import Path
from random import Random

import pytest

from fiveup_desktop.rules import (
    DRAW,
    Board,
    Connection,
    EventKind,
    OutcomeKind,
    Refusal,
    Tile,
    displayed,
    draw_lot,
    placement_award_raw,
    settle_blocked,
    settle_domino,
)
from fiveup_desktop.tutorial.book import PLACES
from tests.tutorial.stated.kit import at, hands, play
from tests.tutorial.stated.settlements import strokes

DATA = Path(__file__).parents[1] / "data" / "reading"
QUESTIONS = {each["id"]: each for each in json.loads((DATA / "questions.json").read_text("utf-8"))}
ANSWERS = {each["id"]: each for each in json.loads((DATA / "answers.json").read_text("utf-8"))}


def domino(*held: str, seat: int, total: int, scores: tuple[int, ...]):
    return settle_domino(hands(*held), seat, placement_award_raw(total), scores)


def blocked(*held: str, scores: tuple[int, ...]):
    return settle_blocked(hands(*held), scores)


def domino_at_four():
    settled = domino("2|6", "6|6 0|1", "", "5|6 0|2", seat=2, total=10, scores=(100, 0))
    assert displayed(settled.scores_raw[0]) == 25


def last_tile():
    assert at("1|4", hands("4|6", "2|3")).play(play("4|6@1|4.high")).outcome.how is OutcomeKind.DOMINO


def opening_double():
    board = Board.from_text("1|1 1|5@1|1.line_a")
    assert (board.total, placement_award_raw(board.total)) == (7, 0)


def internal_double():
    board = Board.from_text("4|4 3|4@4|4.line_a 2|4@4|4.line_b")
    assert board.total == 3 + 2
    assert sum(each.tile is Tile(4, 4) for each in board.open_connections) == 2


def blocked_at_three():
    assert blocked("0|3", "0|4", "0|6", scores=(0, 0, 0)).scores_raw == (5, 0, 0)


def overshoot():
    match = at("4|6 6|6@4|6.high", hands("4|4 0|0", "0|5 1|6"), "0|1", (290, 0))
    step = match.play(play("4|4@4|6.low"))
    (event,) = step.events
    assert (event.amount_raw, event.accepted) == (20, False)
    assert step.after.scores_raw == (290, 0)
    assert not step.after.is_over


def exact_by_placement():
    step = at("0|4", hands("4|5 2|3", "1|6 6|6"), scores=(300, 0)).play(play("4|5@0|4.high"))
    assert step.after.winner == 0
    assert step.outcome.how is OutcomeKind.TARGET
    assert [event.kind for event in step.events] == [EventKind.PLACEMENT]


def raised_score():
    held = ("0|6", "5|5 4|5 2|6 3|5 0|4", "4|4 0|5", "6|6 5|6 4|6 3|6")
    assert tuple(map(displayed, blocked(*held, scores=(200, 85)).scores_raw)) == (54, 17)


def two_winners():
    settled = blocked("0|2", "0|5", "6|6 5|6 1|6", scores=(300, 280, 0))
    assert (settled.round_winner, settled.winner) == (0, 1)


def discarded_leader():
    step = at("1|4", hands("4|6", "2|3 5|5"), "0|0", (300, 0)).play(play("4|6@1|4.high"))
    assert (step.events[0].accepted, step.after.next_leader) == (False, 0)


def blocked_leader():
    step = at("1|4", hands("4|6 0|2", "0|5 5|5")).play(play("4|6@1|4.high"))
    assert (step.outcome.entity, step.after.next_leader) == (0, None)


def drawn_tile():
    board = "4|4 3|4@4|4.line_a 2|4@4|4.line_b"
    legal = at(board, hands("0|0 0|1", "0|5"), "4|6 1|1").play(DRAW).after.legal_actions()
    assert [str(each) for each in legal] == ["4|6@4|4.branch_a", "4|6@4|4.branch_b"]


def early_arm():
    board = Board.from_text("3|5 3|3@3|5.low")
    assert board.refusal(play("3|6@3|3.branch_a")) is Refusal.ARMS_NOT_OPEN
    assert board.refusal(play("3|6@3|3.line_b")) is None


def lot_tie():
    again = [lot for seed in range(300) if len((lot := draw_lot(Random(seed), 4)).draws) > 1]
    assert all(lot.draws[1].seats == lot.draws[0].heaviest for lot in again)
    assert any({t for _, t in lot.draws[0].tiles} & {t for _, t in lot.draws[1].tiles} for lot in again)


def below_zero():
    settled = domino("", "0|2", "6|6 5|6", "0|3", seat=0, total=8, scores=(5, 0))
    assert displayed(settled.scores_raw[0]) == -3


def net_only():
    assert domino("", "3|6", "6|6 0|5", "0|1", seat=0, total=20, scores=(290, 0)).winner == 0


def seventh_stroke():
    x, y, _ = strokes(7)[-1]
    assert (abs(x - 0.5) < 0.2, y > 0.6) == (True, True)


def spinner_on_an_arm():
    arm = "1|1 1|4@1|1.line_a 1|2@1|1.line_b 1|5@1|1.branch_a 5|5@1|5.high"
    assert Board.from_text(arm).refusal(play("3|5@5|5.branch_a")) is Refusal.ARMS_NOT_OPEN
    opened = Board.from_text(f"{arm} 0|5@5|5.line_b")
    assert Connection.from_text("5|5.branch_a") in opened.open_connections


def blanks():
    one, other = Board.from_text("0|5"), Board.from_text("0|0")
    assert (len(one.scoring_ends), placement_award_raw(one.total)) == (2, 5)
    assert (len(other.scoring_ends), placement_award_raw(other.total)) == (1, 0)


def shared_lightest():
    settled = blocked("5|6 0|1", "2|6", "6|6 0|2", "3|5", scores=(0, 0))
    assert (settled.round_winner, settled.scores_raw) == (1, (0, 20))


CHECKS = [
    *(domino_at_four, last_tile, opening_double, internal_double, blocked_at_three, overshoot),
    *(exact_by_placement, raised_score, two_winners, discarded_leader, blocked_leader, drawn_tile),
    *(early_arm, lot_tie, below_zero, net_only, seventh_stroke, spinner_on_an_arm, blanks, shared_lightest),
]


def test_there_are_twenty_in_both_languages():
    assert len(QUESTIONS) == 20
    assert QUESTIONS.keys() == ANSWERS.keys()
    for texts in (*QUESTIONS.values(), *ANSWERS.values()):
        assert texts["en"]
        assert texts["zh"]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_an_answer_is_that_of_the_engine(check):
    check()


def test_every_answer_is_checked_and_stands_in_the_book():
    assert {check.__name__.replace("_", "-") for check in CHECKS} == set(QUESTIONS)
    for answer in ANSWERS.values():
        assert answer["paragraphs"]
        assert all(name in PLACES for name in answer["paragraphs"])
