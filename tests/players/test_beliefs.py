"""What a seat believes of hidden hands can be, never denies the truth, and follows from draws and passes."""

from __future__ import annotations

from random import Random

import pytest

from fiveup_desktop.players.beliefs import barred_values, beliefs_of, beliefs_without_history, unseen_by
from fiveup_desktop.players.playouts import NARROW_TILES
from fiveup_desktop.players.tracker import track
from fiveup_desktop.rules import FULL_SET, PASS, Match, Placement, SeatView
from tests.players.positions import PLAYERS, play, some


def fits(tile, values: int) -> bool:
    return not (values >> tile.low | values >> tile.high) & 1


def assignable(hand, slots) -> bool:
    """Whether the tiles of a hand can be told to slots of barred values, one each (Kuhn's matching)."""
    told: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        for slot, values in enumerate(slots):
            if slot not in tried and fits(hand[number], values):
                tried.add(slot)
                if slot not in told or place(told[slot], tried):
                    told[slot] = number
                    return True
        return False

    return all(place(number, set()) for number in range(len(hand)))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_truth_is_never_denied(players):
    for number in range(6):
        for match in play(number, players, "random" if number % 2 else "casual"):
            view = SeatView.of(match, match.to_move)
            for seat, slots in enumerate(barred_values(view)):
                if seat != view.seat:
                    assert len(slots) == view.hand_counts[seat]
                    assert assignable(match.round.hands[seat], slots)
            for seat, may_hold in enumerate(beliefs_of(view).may_hold):
                assert all(NARROW_TILES[tile.index] & may_hold for tile in match.round.hands[seat])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("make", [beliefs_without_history, beliefs_of, lambda view: beliefs_of(view, 0.3)])
def test_imagined_worlds_are_whole(players, make):
    chance = Random(players)
    for match in some(40, players):
        view = SeatView.of(match, match.to_move)
        hands, boneyard = make(view).sample(chance)
        assert [len(hand) for hand in hands] == list(view.hand_counts)
        assert len(boneyard) == view.boneyard_count
        assert set(hands[view.seat]) == {tile.index for tile in view.hand}
        hidden = [tile for seat, hand in enumerate(hands) if seat != view.seat for tile in hand]
        assert sorted([*hidden, *boneyard]) == sorted(unseen_by(view))


def after_a_draw_and_placement(players: int) -> list[Match]:
    """Positions in which the seat before has just drawn and then laid a tile."""
    found = []
    for number in range(8):
        for match in play(number, players, "random"):
            plies = match.round.plies
            if [str(ply.action) == "draw" for ply in plies[-2:]] == [True, False] and plies[
                -1
            ].action != PASS:
                found.append(match)
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_who_drew_holds_nothing_of_the_values_that_were_open(players):
    chance, found = Random(1), after_a_draw_and_placement(players)
    assert found
    for match in found:
        seat = match.round.plies[-1].seat
        laid = match.round.plies[-1].action
        assert isinstance(laid, Placement)
        before = match.round.board.placements[:-1]
        board = type(match.round.board).from_text(" ".join(str(placement) for placement in before))
        for trust in (0.0, 0.3):
            hands, _ = beliefs_of(SeatView.of(match, match.to_move), trust).sample(chance)
            if seat != match.to_move:
                assert not board.fits([FULL_SET[tile] for tile in hands[seat]])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tracker_tells_the_truth(players):
    lacking = 0
    for match in play(5, players, "random"):
        view = SeatView.of(match, match.to_move)
        tracker = track(view)
        assert [known.seat for known in tracker.seats] == [
            (view.seat + step) % players for step in range(1, players)
        ]
        for known in tracker.seats:
            hand = match.round.hands[known.seat]
            assert known.count == len(hand)
            assert set(hand) <= set(known.possible) <= set(tracker.unseen)
            assert not any(tile.has(value) for tile in hand for value in known.lacks)
            for value, count in known.partly:
                assert sum(not tile.has(value) for tile in hand) >= count
            lacking += len(known.lacks)
    assert lacking


@pytest.mark.parametrize("players", PLAYERS)
def test_choices_make_a_better_tile_unlikely(players):
    """Tiles that a seat does hold are likelier by what it chose than tiles are on the average."""
    lighter = heavier = 0.0
    for match in some(60, players, seed=3):
        view = SeatView.of(match, match.to_move)
        plain, wise = beliefs_of(view), beliefs_of(view, 0.3)
        for group in wise.groups:
            for tile in wise.unseen:
                held = FULL_SET[tile] in match.round.hands[group.seat]
                possible = any(g.seat == group.seat and g.weights[tile] for g in plain.groups)
                if possible and held:
                    heavier += group.weights[tile] / max(group.weights)
                    lighter += (
                        sum(group.weights[t] for t in wise.unseen) / len(wise.unseen) / max(group.weights)
                    )
    assert heavier > lighter
