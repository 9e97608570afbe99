"""The one state behind all gestures: only what is legal can be done, and nothing is chosen for the player."""

import pytest

from fiveup_desktop.rules import DRAW, PASS, Board, Placement, Refusal, Tile
from fiveup_desktop.view.table.handling import Handling, Way
from fiveup_desktop.view.table.laid import laid_out
from fiveup_desktop.view.table.offers import NOTHING, Offers

BOARD = Board.from_text("1|4 4|4@1|4.high")
ONE, FOUR, BOTH = Tile(1, 1), Tile(2, 4), Tile(1, 5)
FITS_TWICE = Board.from_text("3|3")
NO = Tile(5, 6)
HAND = (ONE, FOUR, BOTH, NO)


@pytest.fixture
def said():
    return []


@pytest.fixture
def handling(qapp, said):
    made = Handling()
    made.acted.connect(lambda action: said.append(action))
    made.refused.connect(lambda refusal, placement: said.append(refusal))
    made.begin(laid_out(BOARD), HAND, Offers(BOARD.legal_placements(HAND)))
    return made


@pytest.fixture
def twice(handling):
    """3|5 fits on either side of 3|3."""
    hand = (Tile(3, 5),)
    handling.begin(laid_out(FITS_TWICE), hand, Offers(FITS_TWICE.legal_placements(hand)))
    return handling


def test_a_tile_that_fits_can_be_taken_and_placed(handling, said):
    assert handling.take(ONE, Way.CLICK)
    (placement,) = handling.targets
    handling.aim(placement)
    assert said == []
    handling.place()
    assert said == [placement]


@pytest.mark.parametrize("way", [Way.CLICK, Way.KEYS])
def test_a_tile_that_fits_nowhere_is_refused_with_its_rule(handling, said, way):
    assert not handling.take(NO, way)
    assert handling.grip is None
    assert said == [Refusal.NO_MATCHING_HALF]


def test_but_it_can_be_dragged_to_be_sorted(handling, said):
    assert handling.take(NO, Way.DRAG)
    assert handling.targets == {}
    handling.place()
    assert said == []


def test_a_tile_of_somebody_else_cannot_be_taken(handling):
    assert not handling.take(Tile(0, 0), Way.DRAG)


def test_among_several_places_none_is_chosen_but_it_is_asked_which(twice, said):
    tile, asked = Tile(3, 5), []
    twice.undecided.connect(asked.append)
    twice.take(tile, Way.CLICK)
    assert twice.grip.aim is None
    twice.place()
    twice.place_if_only(tile)
    twice.act_only()
    assert said == []
    assert asked == [tile]
    assert twice.grip.tile is tile


def test_the_only_place_needs_no_choice(handling, said):
    handling.place_if_only(ONE)
    handling.take(FOUR, Way.KEYS)
    handling.place()
    assert [action.tile for action in said] == [ONE, FOUR]


def test_cycling_goes_round_all_places_in_both_directions(twice):
    twice.take(Tile(3, 5), Way.KEYS)
    places = list(twice.targets)
    seen = []
    for _ in range(3):
        twice.cycle(1)
        seen.append(twice.grip.aim)
    assert seen == [places[0], places[1], places[0]]
    twice.cycle(-1)
    assert twice.grip.aim is places[1]


@pytest.mark.parametrize("only", [DRAW, PASS])
def test_the_only_thing_possible_can_be_done_at_once(handling, said, only):
    handling.begin(laid_out(BOARD), (NO,), Offers((only,)))
    handling.act_only()
    assert said == [only]


def test_what_is_not_offered_is_not_done(handling, said):
    handling.act(DRAW)
    handling.act(Placement(NO))
    assert said == []


def test_out_of_turn_the_reason_is_the_turn(handling, said):
    handling.begin(laid_out(BOARD), HAND, NOTHING)
    handling.take(ONE, Way.CLICK)
    assert said == [Refusal.NOT_YOUR_TURN]


def test_a_wrong_place_has_its_own_reason(handling, said):
    handling.explain(FOUR, Placement(FOUR, Tile(4, 4).connection(Tile(4, 4).ports[2])))
    handling.explain(NO, Placement(NO, Tile(1, 4).connection(Tile(1, 4).ports[0])))
    handling.explain(ONE, Placement(ONE, Tile(1, 4).connection(Tile(1, 4).ports[1])))
    assert said == [Refusal.ARMS_NOT_OPEN, Refusal.NO_MATCHING_HALF, Refusal.CONNECTION_OCCUPIED]


def test_a_dragged_tile_stays_in_the_hand_while_others_play(handling):
    handling.take(ONE, Way.DRAG)
    handling.aim(next(iter(handling.targets)))
    handling.begin(laid_out(BOARD), HAND, NOTHING)
    assert handling.grip.tile is ONE
    assert handling.grip.aim is None


def test_a_clicked_tile_goes_back_when_it_fits_no_more(handling):
    handling.take(ONE, Way.CLICK)
    handling.begin(laid_out(BOARD), HAND, NOTHING)
    assert handling.grip is None
    handling.take(ONE, Way.DRAG)
    handling.begin(laid_out(BOARD), (FOUR,), NOTHING)
    assert handling.grip is None


def test_the_cursor_holds_what_fits(handling):
    handling.move_cursor(NO)
    assert handling.grip is None
    handling.move_cursor(ONE)
    assert handling.grip.tile is ONE
    handling.move_cursor(None)
    assert handling.grip is None
