"""The board in words: every tile once, every end, the total, in both languages."""

import random
import re

import pytest

from fiveup_desktop.rules import FULL_SET, Board, displayed, placement_award_raw
from fiveup_desktop.view.words import Language
from fiveup_desktop.view.words.places import PlaceWords, arms_of


def random_boards(seed):
    chance, board = random.Random(seed), Board.empty()
    while True:
        left = [tile for tile in FULL_SET if tile not in board.tiles]
        legal = board.legal_placements(left)
        if not legal or not left:
            return
        board = board.placed(chance.choice(legal))
        yield board


@pytest.mark.parametrize("seed", range(40))
def test_every_tile_but_the_opening_lies_in_one_arm(seed):
    for board in random_boards(seed):
        told = [tile for arm in arms_of(board) for tile in arm.tiles]
        assert sorted([board.tiles[0], *told]) == sorted(board.tiles)
        for arm in arms_of(board):
            assert arm.end.tile is arm.tiles[-1]
            assert not any(placement.connection is arm.end for placement in board.placements)


@pytest.mark.parametrize("language", list(Language))
def test_the_words_name_all_that_is_open_and_counted(words, language):
    places = PlaceWords(words, language)
    for board in random_boards(7):
        lines = places.board(board)
        text = "\n".join(lines)
        for connection in board.open_connections:
            assert places.at(connection) in text
        assert str(board.total) in lines[-1]
        award = displayed(placement_award_raw(board.total))
        assert (str(award) in lines[-1]) or not award
        assert {str(tile) for tile in board.tiles} <= set(re.findall(r"\d\|\d", text))


def test_no_two_places_have_the_same_name(words):
    from fiveup_desktop.rules import ALL_CONNECTIONS

    for language in Language:
        places = PlaceWords(words, language)
        assert len({places.at(connection) for connection in ALL_CONNECTIONS}) == len(ALL_CONNECTIONS)
