"""Finds the exercises: plays seeded rounds, and keeps the positions that the engine proves to be fair.

    python -m fiveup_desktop.tutorial.lessons.make_exercises

writes `resources/lessons/exercises.json` anew; the same sources give the same bytes. Not used by the game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from fiveup_desktop.resources import resource_path
from fiveup_desktop.rules import (
    FULL_SET,
    PASS,
    TARGET_RAW,
    Board,
    Match,
    OutcomeKind,
    Pass,
    Placement,
    Tile,
    Transition,
    deal_round,
    entity_count,
)

from . import miscount
from .answers import judge, next_of, options_of, right_tiles
from .bank import FILE, Exercise, to_json
from .misjudge import blocked_gain
from .opponent import best_action
from .position import Position
from .proof import faults
from .puzzle import NOBODY, Kind, Mistake, Next, Puzzle

__all__ = ["main", "text"]

Wanted = Callable[[Puzzle], bool]


class _Find(NamedTuple):
    """How many exercises of a kind a lesson gets, and what each of them must be like."""

    kind: Kind
    number: int
    players: int
    wanted: Wanted
    near_target: bool = False
    """Whether the scores are close to 61."""


# Playing


def _transitions(chance: random.Random, players: int, near_target: bool) -> Iterator[Transition]:
    """All that happens in a round of random play, from random scores."""
    low = 250 if near_target else 0
    scores = tuple([5 * chance.randrange(low // 5, 60) for _ in range(entity_count(players))])
    match = Match(players, scores).start_round(deal_round(chance, players))
    while match.to_move is not None:
        actions = match.legal_actions()
        transition = match.play(actions[chance.randrange(len(actions))])
        yield transition
        match = transition.after


def _puzzles(kind: Kind, transition: Transition) -> Iterator[Puzzle]:
    """The puzzles of a kind that a moment of a round may be."""
    # Whoever answers sits at the bottom, in seat 0.
    before, after = Position.of(transition.before), transition.after
    if kind in _SETTLED:
        yield from _settled(kind, before, transition)
    elif kind in (Kind.AWARD, Kind.AFTER):
        earns = kind is Kind.AWARD or transition.events
        if isinstance(transition.action, Placement) and transition.outcome is None and earns:
            yield Puzzle("", kind, before.seen_from(transition.seat), action=transition.action, seat=0)
    elif kind is Kind.NEXT:
        outcome = transition.outcome
        if outcome is None or (outcome.how is OutcomeKind.BLOCKED and not after.is_over):
            seen = before.seen_from(after.rounds[-1].to_move)
            yield Puzzle("", kind, seen, action=transition.action)
    elif after.to_move is not None:
        now = Position.of(after)
        now = now.seen_from(now.to_move)
        if kind in (Kind.PLACES, Kind.ANY):
            for tile in _hand(after):
                yield Puzzle("", kind, now, tile)
        else:
            yield Puzzle("", kind, now)


_SETTLED: Final = {
    Kind.DOMINO: OutcomeKind.DOMINO,
    Kind.DOMINO_AFTER: OutcomeKind.DOMINO,
    Kind.LEADER: None,
    Kind.BLOCKED: OutcomeKind.BLOCKED,
    Kind.BLOCKED_AFTER: OutcomeKind.BLOCKED,
    Kind.DISCARDED: OutcomeKind.BLOCKED,
    Kind.WINNER: OutcomeKind.BLOCKED,
}


def _settled(kind: Kind, before: Position, transition: Transition) -> Iterator[Puzzle]:
    outcome = transition.outcome
    if outcome is None or outcome.settlement is None or _SETTLED[kind] not in (None, outcome.how):
        return
    plain = len(transition.events) == len(outcome.settlement.events) and not transition.after.is_over
    if not plain and not (kind is Kind.BLOCKED_AFTER and transition.after.is_over):
        return
    seats: tuple[int | None, ...] = (None,)
    if kind in (Kind.BLOCKED, Kind.BLOCKED_AFTER):
        seats = tuple(range(transition.after.players))
    for seat in seats:
        yield Puzzle("", kind, before, seat=seat, action=transition.action)


def _lot(chance: random.Random, players: int) -> Puzzle:
    """A draw for the lead: the first tiles of as many hands."""
    drawn = [(hand[0],) for hand in deal_round(chance, players, 0).hands]
    rest = tuple([t for t in FULL_SET if all(t not in hand for hand in drawn)])
    position = Position(Board.empty(), tuple(drawn), rest, (0,) * entity_count(players))
    return Puzzle("", Kind.LOT, position)


def _hand(match: Match) -> tuple[Tile, ...]:
    return match.rounds[-1].hand_to_move


# What is wanted


def _board(puzzle: Puzzle) -> Board:
    return puzzle.match.rounds[-1].board


def _small(puzzle: Puzzle, least: int = 2, most: int = 5, hand: int = 7) -> bool:
    """A table that can be taken in at a glance, and a hand that fits beside the question."""
    return least <= len(_board(puzzle).tiles) <= most and len(_hand(puzzle.match)) <= hand


def _counts(puzzle: Puzzle) -> bool:
    """The event that is asked about is accepted: what it is worth is what one gets."""
    events = puzzle.settlement.events
    return all(event.accepted for event in events if puzzle.seat in (None, event.seat))


def _has(puzzle: Puzzle, *mistakes: Mistake) -> bool:
    """Whether these mistakes can be made."""
    made = {option.mistake for option in options_of(puzzle)}
    return made.issuperset(mistakes)


def _can_err(puzzle: Puzzle, mistake: Mistake) -> bool:
    """Whether some placement is this mistake."""
    actions = puzzle.match.legal_actions()
    return any(judge(puzzle, puzzle.match, each).mistake is mistake for each in actions)


def _doubles(puzzle: Puzzle) -> int:
    return sum(tile.is_double for tile in _board(puzzle).tiles)


def _plain(puzzle: Puzzle) -> bool:
    """No double lies on the table."""
    return _small(puzzle) and _doubles(puzzle) == 0


def _arm_only(puzzle: Puzzle) -> bool:
    """A tile of the hand fits an arm, and nothing else."""
    placements = _board(puzzle).legal_placements(_hand(puzzle.match))
    ports = {tile: {p.connection.port.is_branch for p in placements if p.tile is tile and p.connection}
             for tile in right_tiles(puzzle)}  # fmt: skip
    return any(kinds == {True} for kinds in ports.values())


def _event(puzzle: Puzzle) -> tuple[bool, int, int]:
    """Of a puzzle with one event: accepted, what it comes to, and its amount, in raw points."""
    events = puzzle.done.events
    if len(events) != 1:
        return False, -1, -1
    return events[0].accepted, events[0].before_raw + events[0].amount_raw, events[0].amount_raw


def _is_next(right: Next, least: int = 4) -> Wanted:
    def wanted(puzzle: Puzzle) -> bool:
        if not _small(puzzle, least, 22, 9) or next_of(puzzle) is not right:
            return False
        return not isinstance(puzzle.action, Pass) or right is Next.PASS

    return wanted


def _pips(puzzle: Puzzle) -> tuple[int, ...]:
    return puzzle.settlement.pips


def _shared_by_partners(puzzle: Puzzle) -> bool:
    pips = _pips(puzzle)
    return pips.count(min(pips)) == 2 and puzzle.settlement.round_winner is not None


def _won_there(puzzle: Puzzle) -> bool:
    """The match ends in the settlement while a hand is still to come."""
    if not puzzle.done.after.is_over or len(puzzle.done.events) != len(puzzle.settlement.events):
        return False
    pips, events = _pips(puzzle), puzzle.settlement.events
    due = [seat for seat in range(puzzle.players) if blocked_gain(pips, seat)]
    late = [seat for seat in due if seat not in {event.seat for event in events}]
    own = [seat for seat in late if seat % 2 != events[-1].entity]
    return bool(own) and puzzle.seat in own and len(events) >= 2


def _one_lost(puzzle: Puzzle) -> bool:
    events = puzzle.settlement.events
    return len(events) >= 2 and sum(not event.accepted for event in events) == 1


def _partner_took(puzzle: Puzzle) -> bool:
    """Both partners have an event; the first is accepted, and because of it the second is not."""
    assert puzzle.seat is not None
    own = [event for event in puzzle.settlement.events if event.entity == puzzle.seat % 2]
    before = puzzle.done.before.scores_raw[puzzle.seat % 2]
    return (
        len(own) == 2 and own[0].accepted and not own[1].accepted and before + own[1].amount_raw <= TARGET_RAW
    )


def _lost_then_kept(puzzle: Puzzle) -> bool:
    """Both partners have an event; the first is discarded, the second accepted."""
    assert puzzle.seat is not None
    own = [event for event in puzzle.settlement.events if event.entity == puzzle.seat % 2]
    return len(own) == 2 and not own[0].accepted and own[1].accepted


def _blocks(puzzle: Puzzle) -> bool:
    """One tile can be placed, and wherever it goes, that blocks the round."""
    actions = puzzle.match.legal_actions()
    tiles = {each.tile for each in actions if isinstance(each, Placement)}
    if tiles != {puzzle.tile} or not _small(puzzle, 9, 22, 5):
        return False
    ends = [puzzle.match.play(each) for each in actions]
    return all(end.outcome is not None and end.outcome.how is OutcomeKind.BLOCKED for end in ends)


def _is_full_round(match: Match) -> bool:
    """Played by plain rules it ends in a domino of the one who learns, with draws and awards on the way."""
    events, draws = 0, 0
    for _ in range(60):
        transition = match.play(best_action(match))
        events += len(transition.events)
        draws += transition.drawn is not None
        match = transition.after
        if transition.outcome is not None:
            return (
                transition.outcome.seat == match.rounds[0].deal.leader == 0
                and events >= 4
                and 1 <= draws <= 4
            )
    return False


PLAN: Final[dict[str, tuple[_Find, ...]]] = {
    "match": (
        _Find(Kind.LEGAL, 3, 2, _plain),
        _Find(Kind.LEGAL, 2, 3, lambda p: _small(p, 4, 7) and _doubles(p) == 0),
    ),
    "ends": (
        _Find(Kind.TOTAL, 3, 2, lambda p: _plain(p) and _has(p, Mistake.END_FORGOTTEN, Mistake.WHOLE_TILE)),
        _Find(Kind.SCORE, 2, 2, _plain),
    ),
    "doubles": (
        _Find(Kind.TOTAL, 1, 2, lambda p: len(_board(p).tiles) == 2 and _has(p, Mistake.DOUBLE_ONCE)),
        _Find(Kind.TOTAL, 2, 3, lambda p: _small(p, 3, 6) and _has(p, Mistake.DOUBLE_ONCE)),
        _Find(
            Kind.TOTAL,
            2,
            3,
            lambda p: _small(p, 4, 7) and _has(p, Mistake.DOUBLE_ONCE, Mistake.INSIDE_DOUBLE),
        ),
    ),
    "lines": (
        _Find(Kind.PLACES, 1, 2, lambda p: _small(p, 1, 1) and _has(p, Mistake.ONE_SIDE)),
        _Find(Kind.PLACES, 1, 2, lambda p: _small(p, 2, 6) and _has(p, Mistake.CLOSED_ARMS)),
        _Find(
            Kind.PLACES, 1, 2, lambda p: _small(p, 2, 8) and _has(p, Mistake.CLOSED_ARMS) and _right(p) == 3
        ),
        _Find(
            Kind.PLACES,
            2,
            3,
            lambda p: _small(p, 4, 8) and _has(p, Mistake.CLOSED_ARMS, Mistake.EACH_VALUE_ONCE),
        ),
        _Find(Kind.LEGAL, 1, 3, lambda p: _small(p, 4, 7) and bool(miscount.closed_doubles(_board(p)))),
    ),
    "arms": (
        _Find(Kind.TOTAL, 2, 3, lambda p: _small(p, 4, 9) and _has(p, Mistake.OPEN_ARM)),
        _Find(
            Kind.TOTAL,
            2,
            4,
            lambda p: _small(p, 6, 11) and _has(p, Mistake.OPEN_ARM, Mistake.ARM_FORGOTTEN),
        ),
        _Find(Kind.PLACES, 2, 3, lambda p: _small(p, 4, 10) and _has(p, Mistake.NO_ARMS)),
        _Find(Kind.LEGAL, 1, 2, lambda p: _small(p, 4, 9) and _arm_only(p)),
    ),
    "draw": (
        _Find(Kind.NEXT, 2, 2, _is_next(Next.DRAW)),
        _Find(Kind.NEXT, 1, 3, _is_next(Next.PLACE)),
        _Find(Kind.NEXT, 1, 3, _is_next(Next.PASS)),
        _Find(Kind.NEXT, 1, 4, _is_next(Next.BLOCKED)),
        _Find(Kind.NEXT, 1, 4, _is_next(Next.PLACE, 8)),
    ),
    "awards": (
        _Find(Kind.AWARD, 1, 2, lambda p: _small(p, 3, 9) and _board(p).total % 5 in (3, 4)),
        _Find(
            Kind.AWARD, 1, 3, lambda p: _small(p, 3, 9) and _board(p).total >= 15 and not _board(p).total % 5
        ),
        _Find(Kind.AWARD, 1, 4, lambda p: _small(p, 2, 9) and _board(p).total == 0),
        _Find(Kind.BEST, 2, 2, lambda p: _small(p, 3, 8) and _can_err(p, Mistake.LESS_AWARD)),
        _Find(Kind.BEST, 2, 4, lambda p: _small(p, 5, 11) and _can_err(p, Mistake.LESS_AWARD)),
    ),
    "exact": (
        _Find(Kind.AFTER, 2, 2, lambda p: not _event(p)[0] and _event(p)[1] > TARGET_RAW, True),
        _Find(Kind.AFTER, 1, 3, lambda p: _event(p)[0] and _event(p)[1] < TARGET_RAW, True),
        _Find(Kind.KEEP, 2, 2, lambda p: _small(p, 3, 9) and _can_err(p, Mistake.OVER), True),
        _Find(Kind.REACH, 1, 3, lambda p: _small(p, 3, 9) and _can_err(p, Mistake.OVER), True),
        _Find(Kind.REACH, 1, 2, lambda p: _small(p, 3, 9) and _can_err(p, Mistake.SHORT), True),
    ),
    "domino": (
        _Find(
            Kind.DOMINO, 2, 3, lambda p: _counts(p) and _has(p, Mistake.EACH_ROUNDED, Mistake.AWARD_FORGOTTEN)
        ),
        _Find(
            Kind.DOMINO, 1, 2, lambda p: _counts(p) and _has(p, Mistake.ROUNDED_DOWN, Mistake.AWARD_FORGOTTEN)
        ),
        _Find(Kind.DOMINO_AFTER, 2, 2, lambda p: _has(p, Mistake.PART_KEPT, Mistake.CUT_TO_TARGET), True),
        _Find(Kind.LEADER, 1, 3, lambda p: p.settlement.seat is not None and not _event(p)[0], True),
    ),
    "partners": (
        _Find(
            Kind.DOMINO,
            2,
            4,
            lambda p: (
                _has(p, Mistake.PARTNER_FORGOTTEN, Mistake.ROUNDED_TOGETHER) and len(options_of(p)) <= 5
            ),
        ),
        _Find(Kind.DOMINO, 1, 4, lambda p: _event(p)[2] < 0),
        _Find(Kind.DOMINO_AFTER, 1, 4, lambda p: not _event(p)[0] and _has(p, Mistake.PART_KEPT), True),
        _Find(Kind.DOMINO_AFTER, 1, 4, lambda p: _event(p)[0] and _has(p, Mistake.PARTNER_FORGOTTEN)),
        _Find(Kind.DOMINO_AFTER, 1, 4, lambda p: _event(p)[0] and _has(p, Mistake.NOT_BELOW_ZERO)),
    ),
    "blocked": (
        _Find(
            Kind.BLOCKED, 1, 3, lambda p: _counts(p) and _has(p, Mistake.EACH_ROUNDED, Mistake.ONE_OPPONENT)
        ),
        _Find(
            Kind.BLOCKED,
            2,
            4,
            lambda p: _counts(p) and _has(p, Mistake.PARTNER_COUNTED, Mistake.ONE_OPPONENT),
        ),
        _Find(Kind.DISCARDED, 2, 4, _one_lost, True),
        _Find(Kind.BLOCKED_AFTER, 1, 4, _partner_took, True),
        _Find(Kind.BLOCKED_AFTER, 1, 4, _lost_then_kept, True),
        _Find(Kind.WINNER, 1, 3, lambda p: p.settlement.round_winner is None),
        _Find(Kind.WINNER, 1, 4, _shared_by_partners),
        _Find(Kind.LEADER, 1, 3, lambda p: p.settlement.seat is None),
    ),
    "steps": (
        _Find(Kind.ANY, 1, 3, _blocks),
        _Find(
            Kind.BLOCKED, 1, 3, lambda p: _counts(p) and _has(p, Mistake.EACH_ROUNDED, Mistake.ONE_OPPONENT)
        ),
        _Find(Kind.DISCARDED, 1, 4, _one_lost, True),
        _Find(Kind.WINNER, 1, 4, lambda p: p.settlement.round_winner is not None),
        _Find(Kind.LOT, 1, 3, lambda p: _tied(p)),
        _Find(Kind.ROUND, 1, 2, lambda p: _is_full_round(p.match)),
        _Find(Kind.TURN, 1, 3, lambda p: p.match.legal_actions() == (PASS,) and _small(p, 9, 22, 5)),
    ),
    "round": (
        _Find(Kind.LOT, 1, 4, lambda p: not _tied(p)),
        _Find(Kind.LOT, 1, 3, lambda p: _tied(p)),
        _Find(Kind.BEST, 1, 3, lambda p: _small(p, 6, 12) and _can_err(p, Mistake.LESS_AWARD)),
        _Find(Kind.NEXT, 1, 2, _is_next(Next.PASS, 10)),
        _Find(Kind.BLOCKED_AFTER, 1, 4, _won_there, True),
    ),
}
"""What each lesson is practised with; `steps` are positions in lessons themselves."""

_UNPROVED: Final = (Kind.ANY, Kind.ROUND, Kind.TURN)
"""Steps of lessons, not exercises: many things are right there."""


def _right(puzzle: Puzzle) -> int:
    (right,) = [option for option in options_of(puzzle) if option.is_right]
    return right.value


def _tied(puzzle: Puzzle) -> bool:
    return _right(puzzle) == NOBODY


# Finding


def found() -> Iterator[Exercise]:
    """Every exercise, in the order of the plan."""
    for lesson, finds in PLAN.items():
        number = 0
        for find in finds:
            for puzzle in _search(lesson, find):
                number += 1
                yield Exercise(lesson, replace(puzzle, id=f"{lesson}-{number}"))


def _search(lesson: str, find: _Find) -> Iterator[Puzzle]:
    """The first fair puzzles of the rounds that this seed leads to, no two from one round."""
    chance = random.Random(f"{lesson} {find.kind.value} {find.players} {find.number}")
    for _ in range(find.number):
        yield _next_fair(find, chance)


def _next_fair(find: _Find, chance: random.Random) -> Puzzle:
    while True:
        for puzzle in _candidates(find, chance):
            if (find.kind in _UNPROVED or not faults(puzzle)) and find.wanted(puzzle):
                return puzzle


def _candidates(find: _Find, chance: random.Random) -> Iterator[Puzzle]:
    """The puzzles that one more lot, deal or round has to offer."""
    if find.kind is Kind.LOT:
        yield _lot(chance, find.players)
    elif find.kind is Kind.ROUND:
        match = Match(find.players, (150, 170)).start_round(deal_round(chance, find.players))
        yield Puzzle("", Kind.ROUND, Position.of(match))
    else:
        for transition in _transitions(chance, find.players, find.near_target):
            yield from _puzzles(find.kind, transition)


def text() -> str:
    """The file, a line for each exercise."""
    lines = [json.dumps(to_json(each), ensure_ascii=False) for each in found()]
    return '{"exercises": [\n' + ",\n".join(lines) + "\n]}\n"


def main() -> None:
    """Write the file."""
    target = resource_path(*FILE)
    target.parent.mkdir(exist_ok=True)
    target.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
