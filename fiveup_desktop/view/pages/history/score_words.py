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

    def row(self, index: int, scores_raw: Sequence[int], names: Names, is_running: bool = False) -> str:
        """`After round 3: Mei + Lin 20, Rowan + Ada 12`; `is_running`: the round is not over yet."""
        comma = self.tr(", ", "between scores")
        told = comma.join(
            fill(self.tr("{name} {points}"), name=names.entity(entity), points=displayed(raw))
            for entity, raw in enumerate(scores_raw)
        )
        if index == 0:
            return fill(self.tr("At the start: {scores}"), scores=told)
        text = (
            self.tr("In round {number} so far: {scores}")
            if is_running
            else self.tr("After round {number}: {scores}")
        )
        return fill(text, number=index, scores=told)

    def number(self, index: int, is_running: bool = False) -> str:
        """The number of a round; of one that is not over yet with dots."""
        return (
            fill(self.tr("{number}…", "a round that is not over"), number=index)
            if is_running
            else number(index)
        )

    def all(self, scores: Scores, names: Names, is_running: bool = False) -> str:
        """Every round, as sentences; `is_running`: the last one is not over yet."""
        last = len(scores) - 1
        stop = self.tr(". ", "between sentences")
        return stop.join(
            self.row(index, row, names, is_running and index == last) for index, row in enumerate(scores)
        )

    def cells(self, scores: Scores, is_running: bool = False) -> list[list[str]]:
        """The rows of a table: the round, then each entity's score with what the round changed."""
        rows = []
        for index, row in enumerate(scores):
            running = is_running and index == len(scores) - 1
            first = self.start() if index == 0 else self.number(index, running)
            rows.append([first, *(self._cell(scores, index, entity) for entity in range(len(row)))])
        return rows

    def _cell(self, scores: Scores, index: int, entity: int) -> str:
        points = displayed(scores[index][entity])
        if index == 0:
            return number(points)
        change = points - displayed(scores[index - 1][entity])
        return f"{number(points)}  ({signed(change)})"
