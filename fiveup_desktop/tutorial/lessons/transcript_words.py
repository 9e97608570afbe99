"""Tables and hands in plain words: for transcripts, and for those who do not see the picture."""

from __future__ import annotations

from fiveup_desktop.rules import Board, Placement
from fiveup_desktop.view.words import Language, Sentences, fill

from .puzzle_words import PuzzleWords

__all__ = ["TranscriptWords"]


class TranscriptWords(Sentences):
    """Tables and hands in plain words, without saying what counts or is open."""

    def table(self, puzzles: PuzzleWords, board: Board) -> str:
        """How the tiles lie."""
        told = [self._lies(puzzles, placement) for placement in board.placements]
        return ("" if self.language is Language.CHINESE else " ").join(told)

    def _lies(self, puzzles: PuzzleWords, placement: Placement) -> str:
        if placement.connection is None:
            return fill(self.tr("{tile} has opened."), tile=placement.tile)
        place = puzzles.place(placement.connection)
        return fill(self.tr("{tile} is joined to {place}."), tile=placement.tile, place=place)

    def placement(self, puzzles: PuzzleWords, placement: Placement) -> str:
        """A placement as something to do."""
        if placement.connection is None:
            return fill(self.tr("Open with {tile}"), tile=placement.tile)
        place = puzzles.place(placement.connection)
        return fill(self.tr("Join {tile} to {place}"), tile=placement.tile, place=place)

    def hand(self, tiles: str) -> str:
        """The own hand."""
        return fill(self.tr("Your tiles: {tiles}."), tiles=tiles)

    def boneyard(self, count: int) -> str:
        """How many tiles are left."""
        return self.tr("Boneyard: %n tile(s).", "", count)

    def scores(self, scores: str) -> str:
        """Where everybody stood before."""
        return fill(self.tr("Points before: {scores}."), scores=scores)

    def then(self, text: str) -> str:
        """What is said once it is done."""
        return fill(self.tr("Once it is done: {text}"), text=text)
