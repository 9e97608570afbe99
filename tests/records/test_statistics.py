"""Statistics: counts beside what the slow referee tells, expected values beside what random play gives."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import product
from math import sqrt
from random import Random

import pytest

from fiveup_desktop.records import (
    Fair,
    FairnessKind,
    MatchRecord,
    MatchSummary,
    Player,
    PlayerKind,
    Replay,
    SeatTally,
    record_to_bytes,
    replay,
    scores_by_round_raw,
    tally,
)
from fiveup_desktop.records.statistics import statistics
from fiveup_desktop.records.tally import _draws_expected, _first_turn
from fiveup_desktop.rules import Match, Round, deal_round
from fiveup_desktop.rules.scoring import entity_of
from tests.records.good import record_of
from tests.referee.judge import judge_bytes

CAT, ZOE = Player("Cat", PlayerKind.COMPUTER, "casual"), Player("Zoe", PlayerKind.COMPUTER, "zen")
ANN = Player("Ann", PlayerKind.HUMAN)
SEEDS = range(3)


def summary_of(record: MatchRecord, match: Match) -> MatchSummary:
    return MatchSummary.of("x", record, match, datetime(2025, 1, 1, tzinfo=UTC))


def counted(*records: MatchRecord):
    played = [(record, replay(record)) for record in records]
    return [(summary_of(record, each.match), tally(each)) for record, each in played]


def told(record: MatchRecord) -> dict:
    """What the slow referee says of a record."""
    return judge_bytes(record_to_bytes(record))


@pytest.mark.parametrize(("seed", "players"), [*product(SEEDS, (2, 3, 4))])
def test_what_a_seat_did_is_what_the_slow_referee_saw(seed, players):
    record = record_of(seed, players)
    judged = told(record)
    for seat, found in enumerate(tally(replay(record))):
        steps = [step for each in judged["rounds"] for step in each["steps"]]
        events = [event for step in steps for event in step["events"] if event["seat"] == seat]
        outcomes = [each["outcome"] for each in judged["rounds"] if each["outcome"]]
        blocked = [each for each in outcomes if each["how"] == "blocked"]
        assert found.rounds == len(judged["rounds"])
        assert found.points_raw == sum(each["amount"] for each in events if each["accepted"])
        assert found.discarded == sum(not each["accepted"] for each in events)
        assert found.dominoes == sum(each.get("seat") == seat for each in outcomes)
        assert found.blocked == len(blocked)
        assert found.blocked_won == sum(each["entity"] == entity_of(seat, players) for each in blocked)
        assert found.draws.observed == sum(
            step["action"] == "draw" and step["seat"] == seat for step in steps
        )
        doubles = [tile for each in record.rounds for tile in each.deal.hands[seat] if tile.is_double]
        assert found.doubles.observed == len(doubles)
        lots = [each.deal.lot for each in record.rounds if each.deal.lot]
        assert (found.lots.occasions, found.lots.observed) == (
            len(lots),
            sum(lot.leader == seat for lot in lots),
        )
        firsts = [next((s for s in each["steps"] if s["seat"] == seat), None) for each in judged["rounds"]]
        leads = [each.deal.leader == seat for each in record.rounds]
        firsts = [step for step, is_lead in zip(firsts, leads, strict=True) if step and not is_lead]
        assert found.first_turns.occasions == len(firsts)
        assert found.first_turns.observed == sum(step["legal"] not in (["draw"], ["pass"]) for step in firsts)


def test_a_running_round_tells_nothing():
    record = record_of(1, 3)
    running = replace(record.rounds[4], actions=record.rounds[4].actions[:-1])
    assert tally(replay(replace(record, rounds=(*record.rounds[:4], running)))) == tally(
        replay(replace(record, rounds=record.rounds[:4]))
    )
    assert tally(Replay(Match.new(3), ())) == (SeatTally(),) * 3


def test_the_mean_of_draws_is_that_of_all_orders_of_the_boneyard():
    """By hand: 3 tiles, of which one fits, come at place 1, 2 or 3: mean 2, variance 2/3."""
    record = record_of(0, 2)
    found = 0
    for transitions in replay(record).transitions:
        for each in transitions:
            before = each.round_before
            fitting = sum(before.board.fits((tile,)) for tile in before.boneyard)
            if each.drawn and before.boneyard_count <= 4:
                mean, variance = _draws_expected(each)
                counts = _all_places(before.boneyard_count, fitting)
                assert mean == pytest.approx(sum(counts) / len(counts))
                assert variance == pytest.approx(sum((one - mean) ** 2 for one in counts) / len(counts))
                found += 1
    assert found


def _all_places(tiles: int, fitting: int) -> list[int]:
    """How many tiles are drawn, over all ways in which those that fit can lie."""
    ways = [way for way in product((False, True), repeat=tiles) if sum(way) == fitting]
    return [way.index(True) + 1 if fitting else tiles for way in ways]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_are_as_fair_as_expected(players):
    """Sums over many random matches lie near their means: a wrong mean or variance would not."""
    total = [SeatTally()] * players
    for seed in range(30):
        whole = tally(replay(record_of(seed, players)))
        total = [one.together(two) for one, two in zip(total, whole, strict=True)]
    for seat in total:
        for name in ("first_turns", "draws", "doubles", "lots"):
            found: Fair = getattr(seat, name)
            assert found.occasions > 25
            assert abs(found.observed - found.expected) < 4.5 * sqrt(found.variance)


def test_first_turns_are_expected_as_often_as_they_happen_in_many_deals():
    """The same law beside counting: deals over deals, opened at random, and the second seat's first turn."""
    chance, found, playable = Random(61), Fair(), 0
    for _ in range(1500):
        match = Match.new(2).start_round(deal_round(chance, 2))
        transition = match.play(chance.choice(match.legal_actions()))
        second = transition.after.play(transition.after.legal_actions()[0])
        playable += bool(second.round_before.board.fits(second.round_before.hand_to_move))
        found = found.together(_first_turn_of((transition, second)))
    assert found.observed == playable
    assert abs(found.observed - found.expected) < 4 * sqrt(found.variance)
    # An opening non-double shows two values, which 11 of the other 27 tiles have.
    assert 0.8 < found.expected / found.occasions < 0.99


def _first_turn_of(transitions):
    return _first_turn(transitions, transitions[1].seat)


def test_standings_are_by_number_of_players_and_kind():
    two, three, four = record_of(0, 2), record_of(1, 3), record_of(2, 4)
    records = [
        replace(two, players=(ANN, CAT), meta=None),
        replace(three, players=(CAT, ANN, CAT), meta=None),
        replace(four, players=(ANN, ZOE, CAT, ZOE), meta=None),
        replace(two, players=(ANN, CAT), rounds=two.rounds[:3], meta={"abandoned": True}),
    ]
    found = statistics(counted(*records))
    assert (found.matches, found.finished, found.abandoned) == (4, 3, 1)
    keys = [(each.players, each.kind, each.level) for each in found.standings]
    human, computer = PlayerKind.HUMAN, PlayerKind.COMPUTER
    assert keys == [
        (2, human, None),
        (2, computer, "casual"),
        (3, human, None),
        (3, computer, "casual"),
        (4, human, None),
        (4, computer, "casual"),
        (4, computer, "zen"),
    ]
    by_key = dict(zip(keys, found.standings, strict=True))
    winner = replay(two).match.winner
    ann = by_key[2, human, None]
    assert (ann.sittings, ann.won, ann.lost) == (2, int(winner == 0), int(winner == 1))
    assert ann.rounds == len(two.rounds) + 3
    first = tally(replay(two))[0].points_raw
    early = tally(replay(records[3]))[0].points_raw
    assert ann.points_raw_per_round == pytest.approx((first + early) / ann.rounds)
    cats = by_key[3, computer, "casual"]
    assert (cats.sittings, cats.won + cats.lost, cats.rounds) == (2, 2, 2 * len(three.rounds))
    assert by_key[4, computer, "zen"].won in (0, 2)
    assert (
        by_key[4, human, None].won == by_key[4, computer, "casual"].won != by_key[4, computer, "zen"].won / 2
    )


def test_practice_and_copies_do_not_count():
    record = record_of(0, 2)
    practice, copy = replace(record, meta={"practice": True}), replace(record, meta={"copy_of": "x"})
    assert statistics(counted(practice, copy)) == statistics([])
    assert statistics([]).standings == statistics([]).fairness == ()


def test_fairness_is_by_seat_with_an_interval():
    found = statistics(counted(*[record_of(seed, 3) for seed in SEEDS]))
    assert [(each.kind, each.seat) for each in found.fairness] == list(product(FairnessKind, range(3)))
    doubles = [each for each in found.fairness if each.kind is FairnessKind.DOUBLES]
    for each in doubles:
        # 5 of 28 tiles, 7 of them doubles: mean 1.25, variance 5 * 1/4 * 3/4 * 23/27 a hand.
        assert each.expected == pytest.approx(1.25 * each.occasions)
        reach = 1.959964 * sqrt(5 * 0.25 * 0.75 * 23 / 27 * each.occasions)
        assert (each.low, each.high) == pytest.approx((each.expected - reach, each.expected + reach))
        assert each.is_within == (each.low <= each.observed <= each.high)
    lots = [each for each in found.fairness if each.kind is FairnessKind.LOTS]
    assert sum(each.observed for each in lots) == lots[0].occasions
    assert {each.expected for each in lots} == {lots[0].occasions / 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_by_round_are_those_of_the_slow_referee(players):
    record = record_of(3, players)
    found = scores_by_round_raw(replay(record))
    assert [list(each) for each in found[1:]] == [each["scores"] for each in told(record)["rounds"]]
    assert set(found[0]) == {0}


def test_scores_by_round_of_a_match_just_dealt():
    match = Match.new(2).start_round(deal_round(Random(1), 2))
    assert isinstance(match.round, Round)
    assert scores_by_round_raw(Replay(match, ((),))) == ((0, 0), (0, 0))
    assert scores_by_round_raw(Replay(Match.new(2), ())) == ((0, 0),)
