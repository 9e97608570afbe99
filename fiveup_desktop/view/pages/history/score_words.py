"""Scores by round in words: for a screen reader, a tooltip, a table."""

from __future__ import annotations

from collections.abc import Sequence

from fiveup_desktop.rules import displayed
from fiveup_desktop.view.words import Names, Sentences, fill, number, signed

__all__ = ["Scores", "ScoresByRoundWords"]

Scores = Sequence[Sequence[int]]
"""Raw points by entity: at the start, then after each round."""


class ScoresByRoundWords(Sentences):
    """All in displayed points."""

    def title(self) -> str:
        """What the chart shows."""
        return self.tr("Points after each round")

    def round(self) -> str:
        """What the places along the chart are."""
        return self.tr("Round")

    def start(self) -> str:
        """Before the first round."""
        return self.tr("Start")

    def row(self, index: int, scores_raw: Sequence[int], names: Names) -> str:
        """`After round 3: Mei + Lin 20, Rowan + Ada 12`."""
        comma = self.tr(", ", "between scores")
        told = comma.join(
            fill(self.tr("{name} {points}"), name=names.entity(entity), points=displayed(raw))
            for entity, raw in enumerate(scores_raw)
        )
        if index == 0:
            return fill(self.tr("At the start: {scores}"), scores=told)
        return fill(self.tr("After round {number}: {scores}"), number=index, scores=told)

    def all(self, scores: Scores, names: Names) -> str:
        """Every round, as sentences."""
        stop = self.tr(". ", "between sentences")
        return stop.join(self.row(index, row, names) for index, row in enumerate(scores))

    def cells(self, scores: Scores) -> list[list[str]]:
        """The rows of a table: the round, then each entity's score with what the round changed."""
        rows = []
        for index, row in enumerate(scores):
            first = self.start() if index == 0 else number(index)
            rows.append([first, *(self._cell(scores, index, entity) for entity in range(len(row)))])
        return rows

    def _cell(self, scores: Scores, index: int, entity: int) -> str:
        points = displayed(scores[index][entity])
        if index == 0:
            return number(points)
        change = points - displayed(scores[index - 1][entity])
        return f"{number(points)}  ({signed(change)})"
