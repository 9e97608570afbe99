"""The engine beside the slow referee, which was written from the rules without a look at the engine."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from fiveup_desktop.rules.actions import parse_action
from fiveup_desktop.rules.board import Board
from fiveup_desktop.rules.errors import IllegalActionError
from fiveup_desktop.rules.events import EventKind, ScoreEvent
from fiveup_desktop.rules.lot import Deal, Lot, LotDraw
from fiveup_desktop.rules.match import Match, Outcome, OutcomeKind
from fiveup_desktop.rules.scoring import (
    Settlement,
    nearest_five,
    placement_award_raw,
    settle_blocked,
    settle_domino,
)
from fiveup_desktop.rules.tiles import FULL_SET, Tile
from tests.referee import slow
from tests.referee.judge import judge
from tests.referee.random_matches import STYLES, random_match

DATA = Path(__file__).parent.parent / "data" / "conformance"
MATCH_LINES = (DATA / "matches.jsonl").read_text("utf-8").splitlines()
EVERY_CONNECTION = [f"{tile}.{port}" for tile in slow.ALL_TILES for port in slow.ports_of(tile)]
EVERY_ACTION = [
    "draw",
    "pass",
    *slow.ALL_TILES,
    *(f"{tile}@{connection}" for tile in slow.ALL_TILES for connection in EVERY_CONNECTION),
]


def _tiles(texts: list[str]) -> tuple[Tile, ...]:
    return tuple(Tile.from_text(text) for text in texts)


def _lot(draws: list[dict[str, str]]) -> Lot:
    return Lot(
        tuple(
            LotDraw(tuple((int(seat), Tile.from_text(tile)) for seat, tile in sorted(draw.items())))
            for draw in draws
        )
    )


def _deal(one: dict) -> Deal:
    return Deal(
        lot=None if one["lot"] is None else _lot(one["lot"]),
        leader=one["leader"],
        hands=tuple(_tiles(hand) for hand in one["hands"]),
        boneyard=_tiles(one["boneyard"]),
        nonce=one.get("nonce"),
    )


def _event(event: ScoreEvent) -> dict:
    told = {
        "kind": event.kind.value,
        "seat": event.seat,
        "entity": event.entity,
        "amount": event.amount_raw,
        "accepted": event.accepted,
    }
    if event.kind is EventKind.DOMINO:
        assert event.parts is not None
        told["parts"] = {
            "placement": event.parts.placement_raw,
            "opponents": event.parts.opponents_raw,
            "partner": event.parts.partner_raw,
        }
    if event.kind is EventKind.BLOCKED:
        told["difference"] = event.difference_raw
    return told


def _outcome(outcome: Outcome | None) -> dict | None:
    if outcome is None or outcome.how is OutcomeKind.TARGET:
        return None
    if outcome.how is OutcomeKind.DOMINO:
        return {"how": "domino", "seat": outcome.seat}
    return {"how": "blocked", "entity": outcome.entity}


def _texts(things: tuple) -> list[str]:
    return [str(thing) for thing in things]


def _engine_round(match: Match, one: dict) -> tuple[Match, dict]:
    """Play a recorded round in the engine; what it says of it, in the form of the slow referee."""
    match = match.start_round(_deal(one))
    steps = []
    for text in one["actions"]:
        legal = sorted(_texts(match.legal_actions()))
        transition = match.play(parse_action(text))
        match = transition.after
        board = transition.round_after.board
        steps.append(
            {
                "action": str(transition.action),
                "seat": transition.seat,
                "legal": legal,
                "events": [_event(event) for event in transition.events],
                "scores": list(match.scores_raw),
                "open": _texts(board.open_connections),
                "ends": _texts(board.scoring_ends),
                "total": board.total,
            }
        )
    told = {
        "steps": steps,
        "outcome": _outcome(match.round.outcome),
        "scores": list(match.scores_raw),
    }
    return match, told


def _assert_engine_agrees(record: dict) -> None:
    told = judge(record)
    match = Match.new(len(record["players"]))
    for one, expected in zip(record["rounds"], told["rounds"], strict=True):
        match, given = _engine_round(match, one)
        assert given == {key: expected[key] for key in given}
    assert match.winner == told["winner"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", STYLES)
def test_random_matches(style: str, players: int) -> None:
    for seed in range(100, 110):
        _assert_engine_agrees(random_match(seed, players, style))


@pytest.mark.parametrize("line", MATCH_LINES, ids=range(len(MATCH_LINES)))
def test_conformance_matches(line: str) -> None:
    _assert_engine_agrees(json.loads(line)["record"])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", ["branches first", "starving"])
def test_of_all_actions_there_are_only_the_legal_ones_are_taken(style: str, players: int) -> None:
    """At some moments of a match all 2,400 actions are tried: `play` takes what the slow referee allows."""
    chance = random.Random(players)
    record = random_match(7, players, style)
    match = Match.new(players)
    for one, judged in zip(record["rounds"], judge(record)["rounds"], strict=True):
        match = match.start_round(_deal(one))
        for text, step in zip(one["actions"], judged["steps"], strict=True):
            if chance.random() < 0.05 or text == "pass":
                assert _taken(match) == step["legal"]
            match = match.play(parse_action(text)).after
        assert not match.legal_actions()
        assert _taken(match) == []


def _taken(match: Match) -> list[str]:
    taken = []
    for text in EVERY_ACTION:
        try:
            match.play(parse_action(text))
        except IllegalActionError:
            continue
        taken.append(text)
    return sorted(taken)


@pytest.mark.parametrize("seed", range(20))
def test_boards_of_all_tiles(seed: int) -> None:
    """A board grown with no regard to hands, up to all 28 tiles: everything agrees after each placement."""
    chance = random.Random(seed)
    grown = slow.SlowBoard()
    board = Board.empty()
    tiles = list(slow.ALL_TILES)
    while legal := grown.legal(tiles):
        assert sorted(_texts(board.legal_placements(_tiles(tiles)))) == legal
        text = chance.choice(legal)
        tiles.remove(text.split("@")[0])
        grown.place(text)
        placement = parse_action(text)
        assert str(placement) == text
        board = board.place(placement)
        assert _texts(board.open_connections) == grown.open_connections()
        assert _texts(board.scoring_ends) == grown.scoring_ends()
        assert board.total == grown.total()
        assert placement_award_raw(board.total) == grown.award()
        joints = sorted(sorted([str(one), str(other)]) for one, other in board.links)
        assert joints == sorted(sorted(pair) for pair in grown.joints())
    assert len(board.tiles) == len(grown.placements) >= 15


def _settled(settlement: Settlement) -> dict:
    return {
        "pips": list(settlement.pips),
        "events": [_event(event) for event in settlement.events],
        "scores": list(settlement.scores_raw),
        "winner": settlement.winner,
        "next_leader": settlement.next_leader,
        "round_winner": settlement.round_winner,
    }


def _random_case(chance: random.Random) -> dict:
    """A settlement with small or large hands and scores often near the target."""
    players = chance.choice([2, 3, 4])
    tiles = chance.sample(slow.ALL_TILES, len(slow.ALL_TILES))
    sizes = [chance.choice([1, 1, 2, 3, 5]) for _ in range(players)]
    hands = [[tiles.pop() for _ in range(size)] for size in sizes]
    kind = chance.choice(["domino", "blocked", "blocked"])
    seat = chance.randrange(players)
    if kind == "domino":
        hands[seat] = []
    return {
        "scores_before": [chance.choice(range(-40, 305, 5)) for _ in range(slow.entities(players))]
        if chance.random() < 0.3
        else [chance.choice(range(240, 305, 5)) for _ in range(slow.entities(players))],
        "kind": kind,
        "seat": seat,
        "placement_award": chance.choice([0, 0, 5, 10, 15, 20, 25, 30]),
        "hands": hands,
    }


@pytest.mark.parametrize("seed", range(10))
def test_random_settlements(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(300):
        case = _random_case(chance)
        hands = tuple(_tiles(hand) for hand in case["hands"])
        scores = tuple(case["scores_before"])
        if case["kind"] == "domino":
            settlement = settle_domino(hands, case["seat"], case["placement_award"], scores)
        else:
            settlement = settle_blocked(hands, scores)
        assert _settled(settlement) == slow.settle(case)


def test_the_set_and_the_rounding() -> None:
    assert _texts(FULL_SET) == slow.ALL_TILES
    for number in range(400):
        assert nearest_five(number) == slow.nearest_five(number)
