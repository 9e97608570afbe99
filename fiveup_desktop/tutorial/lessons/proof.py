"""What makes an exercise a fair one, proved by the engine: one right answer, and no luck of the first try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fiveup_desktop.rules import FULL_SET, Placement

from .answers import options_of, right_placements, right_tiles
from .puzzle import Puzzle, Task

__all__ = ["faults"]

FEWEST: Final = 3
"""So many answers, or placements, there are at least to choose from."""
MOST: Final = 5
"""More answers than these are tiring to read."""


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle as an exercise, a line each; nothing if it is a fair one."""
    checks = {Task.TABLE: _at_table, Task.TILES: _of_tiles, Task.CHOICE: _of_choice}
    return [f"{puzzle.id}: {fault}" for fault in (*_whole(puzzle), *checks[puzzle.kind.task](puzzle))]


def _whole(puzzle: Puzzle) -> Iterator[str]:
    """Whether the position is one of the game: every tile is somewhere, once, and scores can be."""
    position = puzzle.position
    tiles = [*position.board.tiles, *position.boneyard, *[t for hand in position.hands for t in hand]]
    if sorted(tiles) != list(FULL_SET):
        yield "not the 28 tiles, each once"
    if any(score % 5 or score > 300 for score in position.scores_raw):
        yield "a score that nobody can have while the match goes on"


def _at_table(puzzle: Puzzle) -> Iterator[str]:
    legal, right = puzzle.match.legal_actions(), right_placements(puzzle)
    if len(right) != 1:
        yield f"{len(right)} placements are right"
    if len([each for each in legal if isinstance(each, Placement)]) < FEWEST:
        yield "too few placements to choose from"
    if right and legal[0] is right[0]:
        yield "the first legal placement is right"


def _of_tiles(puzzle: Puzzle) -> Iterator[str]:
    hand, right = puzzle.match.rounds[-1].hand_to_move, right_tiles(puzzle)
    if not 2 <= len(right) < len(hand):
        yield f"{len(right)} of {len(hand)} tiles are right"


def _of_choice(puzzle: Puzzle) -> Iterator[str]:
    options = options_of(puzzle)
    if sum(option.is_right for option in options) != 1:
        yield "not one right answer"
    if not FEWEST <= len(options) <= MOST:
        yield f"{len(options)} answers"
    if options[0].is_right:
        yield "the first answer is right"
    if len({option.value for option in options}) != len(options):
        yield "two answers are the same"
