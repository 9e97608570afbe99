"""What the referee says of a record as JSON values, in the form of the conformance data.

Scores and amounts are raw points.
"""

from __future__ import annotations

from fiveup_desktop.commands.table_poses import TablePoses, table_to_json
from fiveup_desktop.records import RecordError, Replay, commitment
from fiveup_desktop.rules import Match, Outcome, OutcomeKind, Round, ScoreEvent, Transition, entity_count

Json = dict[str, object]


def error_to_json(error: RecordError) -> Json:
    """Why a record is refused; round and action are counted from 1, and None where it is about the whole."""
    return {"round": error.round_number, "action": error.action_number, "reason": error.reason}


def replay_to_json(replayed: Replay, with_poses: bool = False) -> Json:
    """All that follows from a record; `with_poses`, also where the tiles lie after each step."""
    match = replayed.match
    poses = TablePoses() if with_poses else None
    scores = Match.new(match.players).scores_raw
    rounds = []
    for current, transitions in zip(match.rounds, replayed.transitions, strict=True):
        scores = transitions[-1].after.scores_raw if transitions else scores
        rounds.append(_round(current, transitions, scores, poses))
    return {
        "players": match.players,
        "entities": entity_count(match.players),
        "winner": match.winner,
        "rounds": rounds,
    }


def _round(
    current: Round,
    transitions: tuple[Transition, ...],
    scores_raw: tuple[int, ...],
    poses: TablePoses | None,
) -> Json:
    steps = [step_to_json(transition) for transition in transitions]
    if poses is not None:
        for step, transition in zip(steps, transitions, strict=True):
            step.update(table_to_json(poses.after(transition), transition))
    return {
        "steps": steps,
        "outcome": _outcome(current.outcome),
        "scores": list(scores_raw),
        "commitment": commitment(current.deal),
    }


def step_to_json(transition: Transition) -> Json:
    """One action: what was legal before it, what it earned, and the board after it."""
    board = transition.round_after.board
    return {
        "action": str(transition.action),
        "seat": transition.seat,
        "legal": sorted(map(str, transition.before.legal_actions())),
        "events": [_event(event) for event in transition.events],
        "scores": list(transition.after.scores_raw),
        "open": [str(connection) for connection in board.open_connections],
        "ends": [str(end) for end in board.scoring_ends],
        "total": board.total,
    }


def _event(event: ScoreEvent) -> Json:
    told: Json = {
        "kind": event.kind.value,
        "seat": event.seat,
        "entity": event.entity,
        "amount": event.amount_raw,
        "accepted": event.accepted,
    }
    if (parts := event.parts) is not None:
        told["parts"] = {
            "placement": parts.placement_raw,
            "opponents": parts.opponents_raw,
            "partner": parts.partner_raw,
        }
    if event.difference_raw is not None:
        told["difference"] = event.difference_raw
    return told


def _outcome(outcome: Outcome | None) -> Json | None:
    """None for a round that goes on, and for one that an ordinary placement ended with the match."""
    if outcome is None or outcome.how is OutcomeKind.TARGET:
        return None
    if outcome.how is OutcomeKind.DOMINO:
        return {"how": "domino", "seat": outcome.seat}
    return {"how": "blocked", "entity": outcome.entity}
