"""The answers of puzzles, worked out by the engine; and those that the named mistakes lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Final, NamedTuple

from fiveup_desktop.rules import (
    TARGET_RAW,
    Action,
    Draw,
    LotDraw,
    Match,
    OutcomeKind,
    Pass,
    Placement,
    Tile,
    displayed,
    entity_count,
)

from . import miscount, misjudge
from .puzzle import NOBODY, Kind, Mistake, Next, Option, Puzzle

__all__ = [
    "Judgement",
    "Verdict",
    "judge",
    "next_of",
    "options_of",
    "right_placements",
    "right_tiles",
    "right_value",
]

Wrongs = Iterable[tuple[Mistake, int]]


class Verdict(Enum):
    """What an action at the table is for a puzzle."""

    RIGHT = "right"
    ON = "on"
    """Not wrong, and not the end of it."""
    WRONG = "wrong"


class Judgement(NamedTuple):
    """A verdict, and the mistake if it is one."""

    verdict: Verdict
    mistake: Mistake | None = None


_RIGHT: Final = Judgement(Verdict.RIGHT)
_ON: Final = Judgement(Verdict.ON)


def _wrong(mistake: Mistake) -> Judgement:
    return Judgement(Verdict.WRONG, mistake)


# At the table


def judge(puzzle: Puzzle, match: Match, action: Action) -> Judgement:
    """What a legal action is for a puzzle that is done at the table; `match` is how it stands there now."""
    if puzzle.kind is Kind.ROUND:
        return _ON if match.play(action).outcome is None else _RIGHT
    if isinstance(action, Draw):
        return _ON
    if isinstance(action, Pass) or puzzle.kind is Kind.TURN:
        return _RIGHT
    if puzzle.kind in (Kind.ANY, Kind.LINE_SIDE, Kind.ARM):
        return _judge_place(puzzle, action)
    return _judge_award(puzzle.kind, match, action)


def _judge_place(puzzle: Puzzle, action: Placement) -> Judgement:
    """Whether a tile, or a sort of place, is the one that is asked for."""
    at = action.connection
    if puzzle.kind is Kind.LINE_SIDE:
        good = at is not None and at.tile is puzzle.tile and at.port.is_line
        return _RIGHT if good else _wrong(Mistake.OTHER_PLACE)
    if puzzle.tile is not None and action.tile is not puzzle.tile:
        return _wrong(Mistake.OTHER_TILE)
    if puzzle.kind is Kind.ARM and not (at is not None and at.port.is_branch):
        return _wrong(Mistake.OTHER_PLACE)
    return _RIGHT


def _judge_award(kind: Kind, match: Match, action: Placement) -> Judgement:
    """Whether a placement earns what is asked for. Rules, sections 3 and 5."""
    award = _award_raw(match, action)
    score = match.scores_raw[_mover(match)]
    if award == 0:
        return _wrong(Mistake.NO_AWARD)
    if kind is Kind.BEST:
        best = max(_award_raw(match, each) for each in _placements(match))
        return _RIGHT if award == best else _wrong(Mistake.LESS_AWARD)
    if kind in (Kind.KEEP, Kind.REACH) and score + award > TARGET_RAW:
        return _wrong(Mistake.OVER)
    if kind is Kind.REACH and score + award < TARGET_RAW:
        return _wrong(Mistake.SHORT)
    return _RIGHT


def _mover(match: Match) -> int:
    """The entity of the seat to move."""
    seat = match.rounds[-1].to_move
    return seat % entity_count(match.players)


def _placements(match: Match) -> list[Placement]:
    return [each for each in match.legal_actions() if isinstance(each, Placement)]


def _award_raw(match: Match, placement: Placement) -> int:
    return miscount.award_raw(match.rounds[-1].board.placed(placement))


def right_placements(puzzle: Puzzle) -> tuple[Placement, ...]:
    """The placements that solve a puzzle which is done at the table, as it stands at its beginning."""
    match = puzzle.position.match
    rights = [each for each in _placements(match) if judge(puzzle, match, each).verdict is Verdict.RIGHT]
    return tuple(rights)


def right_tiles(puzzle: Puzzle) -> frozenset[Tile]:
    """The tiles of the hand to move that can be placed."""
    return frozenset(each.tile for each in _placements(puzzle.match))


# Choices


def options_of(puzzle: Puzzle) -> tuple[Option, ...]:
    """The answers to choose from: the right one and the named mistakes, no two alike.

    In rising order, or in falling order where the right one would be the first.
    """
    right, wrongs = _ANSWERS[puzzle.kind](puzzle)
    options = {right: Option(right)}
    for mistake, value in wrongs:
        options.setdefault(value, Option(value, mistake))
    order = sorted(options.values(), key=lambda option: option.value)
    return tuple(order[::-1] if order[0].is_right else order)


def right_value(puzzle: Puzzle) -> int:
    """The value of the right answer of a choice."""
    (right,) = [option.value for option in options_of(puzzle) if option.is_right]
    return right


def next_of(puzzle: Puzzle) -> Next:
    """What happens at the position of a puzzle. Rules, section 4."""
    match = puzzle.match
    outcome = match.rounds[-1].outcome
    if outcome is not None and outcome.how is OutcomeKind.BLOCKED:
        return Next.BLOCKED
    first = match.legal_actions()[0]
    if isinstance(first, Placement):
        return Next.PLACE
    return Next.DRAW if isinstance(first, Draw) else Next.PASS


_Answer = tuple[int, Wrongs]


def _next(puzzle: Puzzle) -> _Answer:
    right = next_of(puzzle)
    return right.value, [(Mistake.NOT_NOW, each.value) for each in Next if each is not right]


def _leader(puzzle: Puzzle) -> _Answer:
    right = puzzle.settlement.next_leader
    if right is None:
        return NOBODY, [(Mistake.LOT_DECIDES, seat) for seat in range(puzzle.players)]
    others = [seat for seat in (NOBODY, *range(puzzle.players)) if seat != right]
    return right, [(Mistake.DOMINOER_LEADS, seat) for seat in others]


def _lot(puzzle: Puzzle) -> _Answer:
    draw = LotDraw(tuple([(seat, hand[0]) for seat, hand in enumerate(puzzle.position.hands)]))
    if len(draw.heaviest) > 1:
        return NOBODY, [(Mistake.TIE_DRAWS_AGAIN, seat) for seat in range(puzzle.players)]
    (right,) = draw.heaviest
    others = [(Mistake.NOT_HEAVIEST, seat) for seat in range(puzzle.players) if seat != right]
    return right, [*others, (Mistake.NO_TIE, NOBODY)]


def _discarded(puzzle: Puzzle) -> _Answer:
    events = puzzle.settlement.events
    lost = [index for index, event in enumerate(events) if not event.accepted]
    right = lost[0] if lost else NOBODY
    others = [(Mistake.ACCEPTED, index) for index, event in enumerate(events) if event.accepted]
    return right, [*others, *([(Mistake.ONE_IS_DISCARDED, NOBODY)] if lost else [])]


def _winner(puzzle: Puzzle) -> _Answer:
    right, entities = puzzle.settlement.round_winner, range(entity_count(puzzle.players))
    if right is None:
        return NOBODY, [(Mistake.IS_TIED, entity) for entity in entities]
    others = [(Mistake.NOT_LIGHTEST, entity) for entity in entities if entity != right]
    return right, [*others, (Mistake.NOT_TIED, NOBODY)]


def _domino(puzzle: Puzzle) -> _Answer:
    (event,) = puzzle.settlement.events
    return displayed(event.amount_raw), misjudge.domino(puzzle.settlement)


def _domino_after(puzzle: Puzzle) -> _Answer:
    (event,) = puzzle.settlement.events
    return displayed(event.after_raw), misjudge.domino_after(event)


def _blocked(puzzle: Puzzle) -> _Answer:
    assert puzzle.seat is not None
    pips = puzzle.settlement.pips
    return misjudge.blocked_gain(pips, puzzle.seat), misjudge.blocked(pips, puzzle.seat)


def _blocked_after(puzzle: Puzzle) -> _Answer:
    assert puzzle.seat is not None
    entity = puzzle.seat % entity_count(puzzle.players)
    right = displayed(puzzle.settlement.scores_raw[entity])
    return right, misjudge.blocked_after(puzzle.settlement, entity, puzzle.done.before.scores_raw)


def _after(puzzle: Puzzle) -> _Answer:
    (event,) = puzzle.done.events
    return displayed(event.after_raw), misjudge.placement_after(event)


def _award(puzzle: Puzzle) -> _Answer:
    board = puzzle.done.round_after.board
    return displayed(miscount.award_raw(board)), miscount.awards(board.total)


def _total(puzzle: Puzzle) -> _Answer:
    board = puzzle.match.rounds[-1].board
    return board.total, miscount.totals(board)


def _places(puzzle: Puzzle) -> _Answer:
    assert puzzle.tile is not None
    board = puzzle.match.rounds[-1].board
    return len(board.legal_placements((puzzle.tile,))), miscount.places(board, puzzle.tile)


_ANSWERS: Final[Mapping[Kind, Callable[[Puzzle], _Answer]]] = {
    Kind.PLACES: _places,
    Kind.TOTAL: _total,
    Kind.AWARD: _award,
    Kind.AFTER: _after,
    Kind.NEXT: _next,
    Kind.DOMINO: _domino,
    Kind.DOMINO_AFTER: _domino_after,
    Kind.LEADER: _leader,
    Kind.BLOCKED: _blocked,
    Kind.BLOCKED_AFTER: _blocked_after,
    Kind.DISCARDED: _discarded,
    Kind.WINNER: _winner,
    Kind.LOT: _lot,
}
