"""Notation, both ways: what is printed is read again, and nothing else is read at all."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fiveup_desktop.rules import (
    ALL_CONNECTIONS,
    DRAW,
    FULL_SET,
    PASS,
    Board,
    Connection,
    FiveUpError,
    IllegalActionError,
    NotationError,
    Placement,
    Port,
    Refusal,
    Tile,
    parse_action,
)

repeatable = settings(derandomize=True, deadline=None, database=None, max_examples=500)
near_notation = st.text(alphabet="0123456|@.lowhighnebra_cdps \n\uff11", max_size=24)


def test_all_actions_round_trip():
    placements = [Placement(tile, at) for tile in FULL_SET for at in (None, *ALL_CONNECTIONS)]
    texts = [str(action) for action in (*placements, DRAW, PASS)]
    assert len(set(texts)) == 28 * 71 + 2
    assert [parse_action(text) for text in texts] == [*placements, DRAW, PASS]


def test_tiles_and_connections_round_trip():
    assert [Tile.from_text(str(tile)) for tile in FULL_SET] == list(FULL_SET)
    assert [Connection.from_text(str(at)) for at in ALL_CONNECTIONS] == list(ALL_CONNECTIONS)
    assert sorted(map(str, ALL_CONNECTIONS)) == [str(at) for at in ALL_CONNECTIONS]
    assert len(ALL_CONNECTIONS) == 21 * 2 + 7 * 4


@repeatable
@given(st.text(max_size=24) | near_notation)
def test_whatever_is_read_is_printed_the_same(text):
    for read in (parse_action, Tile.from_text, Connection.from_text, Placement.from_text):
        try:
            value = read(text)
        except NotationError:
            continue
        assert str(value) == text


@repeatable
@given(
    st.lists(st.sampled_from([str(Placement(t, at)) for t in FULL_SET for at in (None, *ALL_CONNECTIONS)]))
)
def test_a_board_is_read_or_refused(texts):
    try:
        board = Board.from_text(" ".join(texts))
    except IllegalActionError:
        return
    assert str(board) == " ".join(texts)


@pytest.mark.parametrize("value", [None, 5, 1.5, True, b"1|4", [], {}, ("1|4",), object()])
def test_what_is_no_text_is_no_notation(value):
    for read in (parse_action, Tile.from_text, Connection.from_text, Placement.from_text):
        with pytest.raises(NotationError):
            read(value)


@pytest.mark.parametrize("pair", [(4, 1), (0, 7), (-1, 0), ("1", "4"), (None, 0)])
def test_no_such_tile(pair):
    with pytest.raises(NotationError):
        Tile(*pair)


@pytest.mark.parametrize(("tile", "port"), [(Tile(1, 4), Port.LINE_A), (Tile(1, 1), Port.LOW)])
def test_no_such_connection(tile, port):
    with pytest.raises(NotationError):
        Connection(tile, port)


def test_errors_are_one_family_and_tell_reading_from_ruling():
    assert issubclass(NotationError, FiveUpError)
    assert issubclass(IllegalActionError, FiveUpError)
    assert not issubclass(IllegalActionError, ValueError)
    with pytest.raises(IllegalActionError) as caught:
        Board.from_text("1|4 4|4@1|4.low")
    assert caught.value.refusal is Refusal.NO_MATCHING_HALF
    assert "1|4" in caught.value.position
