"""The figures agree with the engine and with the published positions, and their words with both."""

import json
from pathlib import Path
from random import Random

import pytest

from fiveup_desktop.rules import Board, displayed, placement_award_raw, settle_blocked, settle_domino
from fiveup_desktop.tutorial.figures import (
    FIGURES,
    BoardFigure,
    BoardWords,
    FigureWords,
    LotFigure,
    SettlementFigure,
)
from fiveup_desktop.view.words import Language
from tests.tutorial.reader import NotUnderstood, read_chinese, read_english
from tests.tutorial.stated.kit import whole

DATA = Path(__file__).parents[1] / "data" / "conformance"
PUBLISHED = json.loads((DATA / "figures.json").read_text("utf-8"))
GROUPS = {
    "opening branch arms": "arms",
    "terminal and internal doubles": "doubles",
    "from total to award": "award",
}
BOARDS = [figure for figure in FIGURES.values() if isinstance(figure, BoardFigure)]
SETTLEMENTS = [figure for figure in FIGURES.values() if isinstance(figure, SettlementFigure)]
READERS = {Language.ENGLISH: read_english, Language.CHINESE: read_chinese}


def test_the_boards_are_the_published_ones():
    for group, name in GROUPS.items():
        published = [" ".join(figure["actions"]) for figure in PUBLISHED if figure["group"] == group]
        assert [str(board) for board in FIGURES[name].boards] == published


@pytest.mark.parametrize("figure", BOARDS, ids=lambda figure: figure.id)
def test_every_tile_of_a_tray_can_be_placed(figure):
    assert len(figure.trays) == len(figure.boards)
    for board, tray in zip(figure.boards, figure.trays, strict=True):
        assert not set(tray) & set(board.tiles)
        assert {each.tile for each in board.legal_placements(tray)} == set(tray)


def test_the_tile_that_comes_next_can_be_dragged():
    for figure in BOARDS:
        for step, board in enumerate(figure.boards[:-1]):
            after = figure.boards[step + 1].placements
            if after[: len(board.placements)] == board.placements:
                assert after[len(board.placements)].tile in figure.trays[step]


def same_as_the_engine(told, board: Board) -> bool:
    raw = placement_award_raw(board.total)
    return (
        told.tiles == [str(tile) for tile in board.tiles]
        and told.spinners == [str(tile) for tile in board.tiles if tile.is_double]
        and told.actions == str(board).split()
        and told.open == [str(each) for each in board.open_connections]
        and told.ends == [str(end) for end in board.scoring_ends]
        and told.total == board.total
        and told.award == (raw, displayed(raw))
    )


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("published", PUBLISHED, ids=lambda each: f"{each['group']} {each['played']}")
def test_a_description_gives_the_published_board_back(published, language, words):
    board = Board.from_text(" ".join(published["actions"]))
    told = READERS[language](BoardWords(words, language).describe(board))
    assert told.actions == published["actions"]
    assert (told.open, told.ends) == (published["open"], published["ends"])
    assert told.total == published["total"]
    assert told.award == (published["award_raw"], published["award_displayed"])
    assert same_as_the_engine(told, board)


@pytest.mark.parametrize("language", Language)
def test_any_board_can_be_read_back(language, words):
    chance = Random(61)
    boards = {str(step.round_after.board) for step in whole(61, 2, 500)} - {""}
    for board in map(Board.from_text, chance.sample(sorted(boards), 60)):
        told = READERS[language](BoardWords(words, language).describe(board))
        assert same_as_the_engine(told, board), str(board)


@pytest.mark.parametrize("language", Language)
def test_the_reader_sees_a_false_word(language, words):
    board = FIGURES["arms"].boards[1]
    text = BoardWords(words, language).describe(board)
    for right, wrong in (
        ("branch arm A of 1|1 w", "branch arm B of 1|1 w"),
        ("接 1|1 的侧分支 A", "接 1|1 的侧分支 B"),
        ("counts 5", "counts 4"),
        ("计 5 点", "计 4 点"),
    ):
        if right in text:
            assert not same_as_the_engine(READERS[language](text.replace(right, wrong)), board)
    with pytest.raises(NotUnderstood):
        READERS[language](text + (" All is well." if language is Language.ENGLISH else "一切都好。"))


@pytest.mark.parametrize("figure", SETTLEMENTS, ids=lambda figure: figure.id)
def test_a_settlement_is_that_of_the_engine(figure):
    held, seat = figure.settlement.hands, figure.settlement.seat
    tiles = [tile for hand in held for tile in hand]
    assert len(tiles) == len(set(tiles))
    if seat is None:
        assert figure.settlement == settle_blocked(held, figure.before_raw)
        assert all(held)
    else:
        award = placement_award_raw(figure.total)
        assert figure.settlement == settle_domino(held, seat, award, figure.before_raw)
        assert [number for number, hand in enumerate(held) if not hand] == [seat]


def test_the_figures_show_what_they_are_called():
    settled = {figure.id: figure.settlement for figure in SETTLEMENTS}
    assert not settled["overshoot"].events[0].accepted
    assert settled["exact"].winner is not None
    assert min(settled["below-zero"].scores_raw) < 0
    assert settled["blocked-tied"].round_winner is None
    assert settled["blocked-exact"].winner != settled["blocked-exact"].round_winner
    assert [len(settled[name].hands) for name in ("domino-2", "domino-4", "blocked-3", "blocked-4")] == [
        2,
        4,
        3,
        4,
    ]
    lot = FIGURES["lot"]
    assert isinstance(lot, LotFigure)
    assert lot.lot.fault(4) is None
    assert len(lot.lot.draws) > 1


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("figure", FIGURES.values(), ids=lambda figure: figure.id)
def test_every_step_is_told(figure, language, words):
    told = FigureWords(words, language)
    names = {told.name(each) for each in FIGURES.values()}
    assert len(names) == len(FIGURES)
    steps = [(told.step(figure, step), told.describe(figure, step)) for step in range(figure.steps)]
    assert all(step.sum and text for step, text in steps)
    assert len({step for step, _ in steps}) == figure.steps, "each step says something else"


@pytest.mark.parametrize("language", Language)
def test_a_settlement_tells_all_its_numbers(language, words):
    for figure in SETTLEMENTS:
        text = FigureWords(words, language).describe(figure, 0)
        for seat, hand in enumerate(figure.settlement.hands):
            assert all(str(tile) in text for tile in hand)
            assert f"{figure.settlement.pips[seat]}" in text
        for event in figure.settlement.events:
            assert str(abs(displayed(event.before_raw + event.amount_raw))) in text
