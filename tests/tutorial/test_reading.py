"""The questions for a fresh reader: their answers are those of the engine, and the book holds them."""

import json
from pathlib import Path
from random import Random

import pytest

from fiveup_desktop.rules import (
    DRAW,
    Board,
    EventKind,
    OutcomeKind,
    Pass,
    Settlement,
    deal_round,
    displayed,
    draw_lot,
    placement_award_raw,
    settle_blocked,
    settle_domino,
)
from fiveup_desktop.tutorial.book import PLACES
from tests.tutorial.stated.beginning import lot
from tests.tutorial.stated.kit import at, hands, play, tiles
from tests.tutorial.stated.settlements import strokes

DATA = Path(__file__).parents[1] / "data" / "reading"
QUESTIONS = {each["id"]: each for each in json.loads((DATA / "questions.json").read_text("utf-8"))}
ANSWERS = {each["id"]: each for each in json.loads((DATA / "answers.json").read_text("utf-8"))}


def domino(*held: str, seat: int, total: int, points: tuple[int, ...]) -> Settlement:
    """A domino settled at scores in displayed points."""
    return settle_domino(hands(*held), seat, placement_award_raw(total), tuple([5 * each for each in points]))


def blocked(*held: str, points: tuple[int, ...], pips: tuple[int, ...]) -> Settlement:
    """A blocked round settled at scores in displayed points; `pips` are what the question gives the hands."""
    settled = settle_blocked(hands(*held), tuple([5 * each for each in points]))
    assert settled.pips == pips
    return settled


def shown(scores_raw: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([displayed(each) for each in scores_raw])


def domino_in_debt():
    settled = domino("0|6", "", "1|6", "6|6 3|3", seat=1, total=12, points=(0, 0))
    assert shown(settled.scores_raw) == (0, -1)
    assert strokes(-1) == []


def partner_rounded_apart():
    settled = domino("", "0|5", "2|6", "3|4", seat=0, total=10, points=(30, 0))
    assert shown(settled.scores_raw) == (32, 0)


def net_only():
    settled = domino("", "0|6", "6|6 0|1", "1|5", seat=0, total=20, points=(58, 0))
    assert (shown(settled.scores_raw), settled.winner) == ((61, 0), 0)


def award_in_the_domino():
    step = at("0|1", hands("1|5", "0|6"), "0|0", (300, 0)).play(play("1|5@0|1.high"))
    assert step.round_after.board.total == 5
    assert (shown(step.after.scores_raw), step.after.is_over, step.after.next_leader) == ((60, 0), False, 0)


def three_hands():
    settled = blocked("1|1", "4|5", "6|6 2|3", points=(0, 0, 0), pips=(2, 9, 17))
    assert settled.scores_raw == (20, 10, 0)


def sum_rounded_once():
    settled = blocked("0|4", "0|6", "1|5", points=(10, 10, 10), pips=(4, 6, 6))
    assert shown(settled.scores_raw) == (11, 10, 10)


def both_partnerships():
    settled = blocked("0|5", "2|6", "6|6 3|6", "4|6", points=(0, 0), pips=(5, 8, 21, 10))
    assert (settled.round_winner, settled.scores_raw) == (0, (10, 25))


def two_winners():
    settled = blocked("0|4", "4|5", "6|6", "5|5 3|6", points=(58, 60), pips=(4, 9, 12, 19))
    assert (settled.round_winner, settled.winner, shown(settled.scores_raw)) == (0, 1, (58, 61))


def equal_hands_race():
    settled = blocked("2|6", "6|6 1|3", "3|5", points=(59, 0, 59), pips=(8, 16, 8))
    assert (settled.round_winner, settled.winner, shown(settled.scores_raw)) == (None, 0, (61, 0, 59))


def raised_score():
    held = ("0|6", "5|5 4|5 2|6 3|5 0|4", "4|4 0|5", "6|6 5|6 4|6 3|6")
    settled = blocked(*held, points=(40, 17), pips=(6, 39, 13, 42))
    assert shown(settled.scores_raw) == (54, 17)


def blocked_leader():
    settled = blocked("0|3", "6|6 1|2", points=(20, 0), pips=(3, 15))
    assert (shown(settled.scores_raw), settled.round_winner, settled.next_leader) == ((22, 0), 0, None)


def heaviest_of_the_lot():
    assert lot({0: "5|5", 1: "4|6", 2: "3|6"}).draws[0].heaviest == (0, 1)
    again = [drawn for seed in range(300) if len((drawn := draw_lot(Random(seed), 3)).draws) > 1]
    assert all(drawn.draws[1].seats == drawn.draws[0].heaviest for drawn in again)
    assert any({t for _, t in one.draws[0].tiles} & {t for _, t in one.draws[1].tiles} for one in again)


def passes_before_a_block():
    step = at("1|4", hands("2|3", "0|0", "3|5"), "6|6", seat=1).play(DRAW)
    assert step.outcome.how is OutcomeKind.BLOCKED
    assert not [ply for ply in step.round_after.plies if isinstance(ply.action, Pass)]


def size_of_the_boneyard():
    deal = deal_round(Random(1), 3)
    assert ([len(hand) for hand in deal.hands], len(deal.boneyard)) == ([5, 5, 5], 13)
    assert at("1|4", hands("2|3", "0|5", "0|0"), "2|2").legal_actions() == (DRAW,)


def overshoot_then_block():
    step = at("1|4", hands("1|6 0|2", "5|5"), scores=(300, 200)).play(play("1|6@1|4.low"))
    assert (step.round_after.board.total, step.outcome.how) == (10, OutcomeKind.BLOCKED)
    assert (shown(step.after.scores_raw), step.after.next_leader) == ((60, 40), None)


def arms_of_arms():
    board = Board.from_text("1|1 1|4@1|1.line_a 1|2@1|1.line_b 1|5@1|1.branch_a 5|5@1|5.high")
    assert (board.total, len(board.open_connections)) == (16, 4)
    assert len(board.legal_placements(tiles("3|5"))) == 1


def tally_of_37():
    lines = strokes(37)
    x, y, _ = lines[-1]
    assert (len(lines), abs(x - 3 * 1.2 - 0.5) < 0.2, y > 0.6) == (37, True, True)


def exact_by_placement():
    held = hands("4|5 6|6", "1|1", "4|6 3|6 2|6 1|2")
    step = at("0|4", held, scores=(300, 250, 200)).play(play("4|5@0|4.high"))
    assert (step.round_after.board.total, step.round_after.is_stuck) == (5, True)
    assert (shown(step.after.scores_raw), step.outcome.how) == ((61, 50, 40), OutcomeKind.TARGET)
    assert [event.kind for event in step.events] == [EventKind.PLACEMENT]


def discarded_alone():
    settled = blocked("0|4", "4|5", "6|6 2|6", points=(60, 20, 10), pips=(4, 9, 20))
    assert shown(settled.scores_raw) == (60, 22, 10)


def partners_tied_in_the_lot():
    assert lot({0: "3|6", 1: "0|6", 2: "4|5", 3: "0|3"}).draws[0].heaviest == (0, 2)


CHECKS = [
    *(domino_in_debt, partner_rounded_apart, net_only, award_in_the_domino, three_hands, sum_rounded_once),
    *(both_partnerships, two_winners, equal_hands_race, raised_score, blocked_leader, heaviest_of_the_lot),
    *(passes_before_a_block, size_of_the_boneyard, overshoot_then_block, arms_of_arms, tally_of_37),
    *(exact_by_placement, discarded_alone, partners_tied_in_the_lot),
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


SENTENCES = json.loads((DATA / "sentences.json").read_text("utf-8"))


def test_every_sentence_of_the_rules_stands_in_the_book():
    """The list was made by going through the rules sentence by sentence; see `.docs/rule-book.md`."""
    assert {each["section"] for each in SENTENCES} == set(range(1, 13))
    for sentence in SENTENCES:
        for name in sentence["paragraphs"]:
            assert name in PLACES, sentence["says"]
    told = {name for sentence in SENTENCES for name in sentence["paragraphs"]}
    assert told == set(PLACES), "every paragraph has its sentence, too"
