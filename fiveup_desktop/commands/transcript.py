"""What the referee says of a record to people: a transcript, in displayed points (1 is 5 raw)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fiveup_desktop.commands.table_poses import TablePoses, table_to_lines
from fiveup_desktop.records import MatchRecord, Replay, commitment
from fiveup_desktop.rules import (
    Draw,
    EventKind,
    Lot,
    OutcomeKind,
    Pass,
    Round,
    ScoreEvent,
    Transition,
    displayed,
    entity_of,
)


def transcript(record: MatchRecord, replayed: Replay, with_poses: bool = False) -> Iterator[str]:
    """The lines that tell a valid record from the lot to the end; `with_poses`, also where the tiles lie."""
    match = replayed.match
    poses = TablePoses() if with_poses else None
    for seat, player in enumerate(record.players):
        level = "" if player.level is None else f", level {player.level}"
        yield f"  Seat {seat}: {player.name} ({player.kind.value}{level})"
    for number, (current, transitions) in enumerate(zip(match.rounds, replayed.transitions, strict=True), 1):
        yield from _round(number, current, transitions, poses)


def verdict(replayed: Replay) -> str:
    """How the match stands, in one line."""
    match = replayed.match
    scores = _scores(match.scores_raw)
    if match.winner is not None:
        return f"valid; {_side(match.winner, match.players)} won in round {len(match.rounds)}, {scores}"
    if match.needs_deal:
        return f"valid; round {len(match.rounds) + 1} is to be dealt, {scores}"
    return f"valid; seat {match.to_move} is to move in round {len(match.rounds)}, {scores}"


def _round(
    number: int, current: Round, transitions: Sequence[Transition], poses: TablePoses | None
) -> Iterator[str]:
    lot = current.deal.lot
    how = "having dominoed" if lot is None else f"by lot ({_lot(lot)})"
    yield f"  Round {number}: seat {current.deal.leader} leads, {how}"
    if (digest := commitment(current.deal)) is not None:
        yield f"    commitment {digest}"
    for count, transition in enumerate(transitions, 1):
        yield f"    {count:2}  seat {transition.seat}  {_action(transition)}"
        for event in transition.events:
            yield f"        {_event(event, transition.after.players)}"
        if poses is not None:
            for line in table_to_lines(poses.after(transition)):
                yield f"          {line}"
    if current.outcome is not None:
        yield f"    {_outcome(current)}: {_scores(transitions[-1].after.scores_raw)}"


def _lot(lot: Lot) -> str:
    return ", then ".join(" ".join(f"{seat}: {tile}" for seat, tile in draw.tiles) for draw in lot.draws)


def _action(transition: Transition) -> str:
    if isinstance(transition.action, Draw):
        return f"draw {transition.drawn}"
    if isinstance(transition.action, Pass):
        return "pass"
    return f"{transition.action.text:<18} total {transition.round_after.board.total}"


def _event(event: ScoreEvent, players: int) -> str:
    """An event, its parts, and the target test."""
    amount = f"{displayed(event.amount_raw):+}"
    if (parts := event.parts) is not None:
        amount += f" (placement {displayed(parts.placement_raw):+}"
        amount += f", opponents {displayed(parts.opponents_raw):+}"
        amount += f", partner {displayed(parts.partner_raw):+})" if players == 4 else ")"
    what = f"seat {event.seat}, blocked: " if event.kind is EventKind.BLOCKED else ""
    if not event.accepted:
        return f"{what}{amount} discarded: {displayed(event.before_raw)} would pass 61"
    stands = "stand" if players == 4 else "stands"
    return f"{what}{amount}: {_side(event.entity, players)} {stands} on {displayed(event.after_raw)}"


def _outcome(current: Round) -> str:
    outcome, players = current.outcome, current.players
    assert outcome is not None
    if outcome.how is OutcomeKind.TARGET:
        return "Exactly 61"
    if outcome.how is OutcomeKind.DOMINO:
        return f"Seat {outcome.seat} dominoed"
    return "Blocked, tied" if outcome.entity is None else f"Blocked, won by {_side(outcome.entity, players)}"


def _side(entity: int, players: int) -> str:
    """An entity by its seats."""
    seats = [str(seat) for seat in range(players) if entity_of(seat, players) == entity]
    return f"seat {seats[0]}" if len(seats) == 1 else f"seats {' and '.join(seats)}"


def _scores(scores_raw: Sequence[int]) -> str:
    return " : ".join(str(displayed(score)) for score in scores_raw)
