"""All exercises proved twice: by the engine, and by the slow second one that shares nothing with it."""

import json
from collections import Counter

import pytest

from fiveup_desktop.resources import resource_path
from fiveup_desktop.rules import Placement, Tile
from fiveup_desktop.tutorial.lessons import make_exercises
from fiveup_desktop.tutorial.lessons.answers import options_of, right_placements, right_tiles
from fiveup_desktop.tutorial.lessons.bank import FILE, exercises, from_json, to_json
from fiveup_desktop.tutorial.lessons.course import LESSONS
from fiveup_desktop.tutorial.lessons.position import Position
from fiveup_desktop.tutorial.lessons.proof import faults
from fiveup_desktop.tutorial.lessons.puzzle import NOBODY, Kind, Next, Option, Puzzle, Task
from fiveup_desktop.tutorial.lessons.puzzle_words import PuzzleWords
from fiveup_desktop.tutorial.lessons.reasons import ReasonWords
from fiveup_desktop.view.words import Language
from tests.referee import slow

OURS = [each.puzzle for each in exercises().values() if each.lesson in LESSONS]
STEPS = [step.puzzle for lesson in LESSONS.values() for step in lesson.steps]


def ids(puzzle):
    return puzzle.id


@pytest.mark.parametrize("puzzle", OURS, ids=ids)
def test_an_exercise_is_fair(puzzle):
    """One right answer, two or more wrong ones, and the first legal thing is wrong."""
    assert faults(puzzle) == []


def test_each_lesson_has_at_least_four_of_its_own():
    counts = Counter(each.lesson for each in exercises().values())
    assert all(counts[lesson] >= 4 for lesson in LESSONS)
    assert len({puzzle.id for puzzle in OURS}) == len(OURS)
    positions = Counter((puzzle.kind, puzzle.position.board, puzzle.position.hands) for puzzle in OURS)
    assert max(positions.values()) == 1


def test_every_lesson_asks_in_more_ways_than_one():
    kinds = {puzzle.kind for puzzle in OURS}
    wanted = {Kind.LEGAL, Kind.TOTAL, Kind.BEST, Kind.DISCARDED, Kind.DOMINO, Kind.BLOCKED, Kind.NEXT}
    assert wanted <= kinds
    assert len(kinds) >= 15


def test_the_file_is_what_the_seeds_lead_to():
    assert resource_path(*FILE).read_text("utf-8") == make_exercises.text()


@pytest.mark.parametrize("puzzle", [*OURS, *STEPS], ids=ids)
def test_what_is_written_is_read_again(puzzle):
    values = json.loads(json.dumps(to_json(as_exercise(puzzle))))
    assert from_json(values).puzzle == puzzle


def as_exercise(puzzle):
    return next(iter(exercises().values()))._replace(puzzle=puzzle)


# The second opinion


def board_of(puzzle, after=True):
    board = slow.SlowBoard()
    placements = puzzle.position.board.placements
    for placement in placements:
        board.place(str(placement))
    if after and isinstance(puzzle.action, Placement):
        board.place(str(puzzle.action))
    return board


def hands_of(puzzle):
    return [[str(tile) for tile in hand] for hand in puzzle.match.rounds[-1].hands]


def right_of(puzzle):
    return next(option.value for option in options_of(puzzle) if option.is_right)


def settled(puzzle):
    """The events, the scores after them and the winner of the round, by the slow referee; points raw."""
    hands, scores = hands_of(puzzle), list(puzzle.position.scores_raw)
    empty = [seat for seat, hand in enumerate(hands) if not hand]
    if empty:
        events = slow.settle_domino(empty[0], board_of(puzzle).award(), hands, scores)
        return events, scores, empty[0]
    return slow.settle_blocked(hands, scores), scores, None


@pytest.mark.parametrize("puzzle", [*OURS, *STEPS], ids=ids)
def test_the_right_answer_is_right_by_the_slow_referee_too(puzzle):
    checks = {Task.TABLE: check_table, Task.TILES: check_tiles, Task.CHOICE: check_choice}
    checks[puzzle.kind.task](puzzle)


def check_table(puzzle):
    hand = [str(tile) for tile in puzzle.match.rounds[-1].hand_to_move]
    boneyard = [str(tile) for tile in puzzle.position.boneyard]
    legal = slow.legal_actions(board_of(puzzle), hand, boneyard)
    assert sorted(map(str, puzzle.match.legal_actions())) == sorted(legal)
    awards = {}
    for action in legal:
        if action not in ("draw", "pass"):
            board = board_of(puzzle)
            board.place(action)
            awards[action] = board.award()
    score = puzzle.position.scores_raw[0]
    kept = {action for action, award in awards.items() if award and score + award <= slow.TARGET}
    wanted = {
        Kind.SCORE: {action for action, award in awards.items() if award},
        Kind.BEST: {a for a, award in awards.items() if award and award == max(awards.values())},
        Kind.KEEP: kept,
        Kind.REACH: {action for action in kept if score + awards[action] == slow.TARGET},
    }
    if puzzle.kind in wanted:
        assert set(map(str, right_placements(puzzle))) == wanted[puzzle.kind]


def check_tiles(puzzle):
    hand = [str(tile) for tile in puzzle.match.rounds[-1].hand_to_move]
    fitting = {action.partition("@")[0] for action in board_of(puzzle).legal(hand)}
    assert {str(tile) for tile in right_tiles(puzzle)} == fitting


def check_choice(puzzle):
    simple = {
        Kind.TOTAL: lambda: board_of(puzzle).total(),
        Kind.PLACES: lambda: len(board_of(puzzle).legal([str(puzzle.tile)])),
        Kind.AWARD: lambda: board_of(puzzle).award() // 5,
        Kind.AFTER: lambda: after_placement(puzzle),
        Kind.NEXT: lambda: what_is_next(puzzle),
        Kind.LOT: lambda: lot_leader(puzzle),
    }
    wanted = simple[puzzle.kind]() if puzzle.kind in simple else settlement_answer(puzzle)
    assert right_of(puzzle) == wanted


def after_placement(puzzle):
    score = puzzle.position.scores_raw[0]
    after = score + board_of(puzzle).award()
    return (after if after <= slow.TARGET else score) // 5


def what_is_next(puzzle):
    current = puzzle.match.rounds[-1]
    board, boneyard = board_of(puzzle), [str(tile) for tile in current.boneyard]
    if slow.is_blocked(board, hands_of(puzzle), boneyard):
        return Next.BLOCKED.value
    action = slow.legal_actions(board, hands_of(puzzle)[0], boneyard)[0]
    return {"draw": Next.DRAW, "pass": Next.PASS}.get(action, Next.PLACE).value


def lot_leader(puzzle):
    drawn = [slow.pips(hand) for hand in hands_of(puzzle)]
    heaviest = [seat for seat, pips in enumerate(drawn) if pips == max(drawn)]
    return heaviest[0] if len(heaviest) == 1 else NOBODY


def settlement_answer(puzzle):
    events, scores, leader = settled(puzzle)
    lost = [index for index, event in enumerate(events) if not event["accepted"]]
    winner = slow.blocked_winner(hands_of(puzzle))
    own = [event["amount"] for event in events if event["seat"] == puzzle.seat]
    entity = None if puzzle.seat is None else slow.entity_of(puzzle.seat, puzzle.players)
    return {
        Kind.DOMINO: lambda: events[0]["amount"] // 5,
        Kind.DOMINO_AFTER: lambda: scores[slow.entity_of(leader, puzzle.players)] // 5,
        Kind.LEADER: lambda: NOBODY if leader is None else leader,
        Kind.BLOCKED: lambda: own[0] // 5,
        Kind.BLOCKED_AFTER: lambda: scores[entity] // 5,
        Kind.DISCARDED: lambda: lost[0],
        Kind.WINNER: lambda: NOBODY if winner is None else winner,
    }[puzzle.kind]()


# Words


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("puzzle", OURS, ids=ids)
def test_answers_look_different_and_wrong_ones_have_reasons(puzzle, language, words):
    told = PuzzleWords(words, language)
    assert told.question(puzzle)
    assert told.hint(puzzle)
    if puzzle.kind.task is not Task.CHOICE:
        return
    names = [told.option(puzzle, option) for option in options_of(puzzle)]
    assert len(set(names)) == len(names)
    reasons = ReasonWords(words, language)
    assert all(reasons.option(puzzle, each) for each in options_of(puzzle) if not each.is_right)
    assert told.right(puzzle)


# Planted faults


def planted(board, hand, kind=Kind.BEST):
    return Puzzle("planted", kind, Position.at(board, hand))


@pytest.mark.parametrize(
    ("puzzle", "fault"),
    [
        (planted("2|5 5|6@2|5.high", "3|6 1|2 2|6"), "the first legal placement is right"),
        (planted("2|5 5|6@2|5.high", "1|2 3|6 2|4", Kind.SCORE), "2 placements are right"),
        (planted("2|5 5|6@2|5.high", "1|2 3|6"), "too few placements to choose from"),
        (planted("2|5 5|6@2|5.high", "2|3 1|3 4|4", Kind.LEGAL), "1 of 3 tiles are right"),
        (planted("5|5", "1|2 3|4", Kind.TOTAL), "2 answers"),
    ],
)
def test_an_unfair_puzzle_is_seen(puzzle, fault):
    assert f"planted: {fault}" in faults(puzzle)


def test_a_position_that_the_game_does_not_have_is_seen():
    position = Position.at("2|5", "2|4 1|1 2|6")
    twice = Position(position.board, position.hands, (*position.boneyard, Tile(2, 5)), (0, 0))
    high = Position(position.board, position.hands, position.boneyard, (305, 0))
    assert "x: not the 28 tiles, each once" in faults(Puzzle("x", Kind.BEST, twice))
    assert "x: a score that nobody can have while the match goes on" in faults(Puzzle("x", Kind.BEST, high))


def test_an_option_without_a_mistake_is_the_right_one():
    assert Option(3).is_right
