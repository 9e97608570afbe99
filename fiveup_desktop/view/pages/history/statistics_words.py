"""Statistics in words: who plays, what is counted, how fair the deals were."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from fiveup_desktop.session import Fairness, FairnessKind, PlayerKind, Standing, Statistics
from fiveup_desktop.view.words import Sentences, fill, number
from fiveup_desktop.view.words.levels import LevelWords

__all__ = ["StatisticsWords", "whole_counts"]

_RAW_A_POINT = 5
_ROUNDING = 1e-9


class StatisticsWords(Sentences):
    """Heads and cells of the two tables, and what stands round them."""

    def counted(self, statistics: Statistics) -> str:
        """How many matches there are."""
        parts = [
            self.tr("%n match(es)", "counted", statistics.matches),
            self.tr("%n finished", "matches", statistics.finished),
        ]
        if statistics.abandoned:
            parts.append(self.tr("%n given up", "matches", statistics.abandoned))
        return " · ".join(parts)

    def players(self, count: int) -> str:
        """How many play."""
        return {
            2: self.tr("2 players"),
            3: self.tr("3 players"),
            4: self.tr("4 players, two pairs"),
        }[count]

    # How everybody does

    def standing_heads(self) -> list[str]:
        """The columns of the table of standings."""
        return [
            self.tr("Who", "column"),
            self.tr("Matches", "column"),
            self.tr("Won", "column"),
            self.tr("Lost", "column"),
            self.tr("Rounds", "column"),
            self.tr("Points a round", "column"),
            self.tr("Dominoes", "column"),
            self.tr("Blocked", "column"),
            self.tr("Blocked, won", "column"),
            self.tr("Discarded", "column"),
        ]

    def standing(self, standing: Standing) -> list[str]:
        """One kind of player."""
        raw = standing.points_raw_per_round
        counts = (standing.dominoes, standing.blocked, standing.blocked_won, standing.discarded)
        return [
            self.who(standing),
            str(standing.sittings),
            str(standing.won),
            str(standing.lost),
            str(standing.rounds),
            "–" if raw is None else _decimal(raw / _RAW_A_POINT, 2),
            *map(str, counts),
        ]

    def who(self, standing: Standing) -> str:
        """People, or the computers of a level."""
        if standing.kind is PlayerKind.HUMAN:
            return self.tr("People")
        if standing.level is None:
            return self.tr("Computers")
        return LevelWords(self._words, self._fixed).name(standing.level)

    def standing_notes(self) -> str:
        """What the columns mean."""
        return self.tr(
            "A match in which two of a kind play counts twice for them. Points are the displayed "
            "points that a player really scored. Practice matches and copies are not counted. A seat that a "
            "computer played for a while is in no row: it is neither a person’s nor a computer’s."
        )

    # How fair the deals were

    def fairness_heads(self) -> list[str]:
        """The columns of the table of fairness."""
        return [
            self.tr("What", "column"),
            self.tr("Seat", "column"),
            self.tr("Occasions", "column"),
            self.tr("Found", "column"),
            self.tr("Expected", "column"),
            self.tr("95% lie within", "column"),
            self.tr("Found lies", "column"),
        ]

    def fairness(self, fairness: Fairness, named: bool) -> list[str]:
        """One measure of one seat; only the first of a measure is `named`."""
        between = self.tr("{low} to {high}")
        low, high = whole_counts(fairness)
        return [
            self.measure(fairness.kind) if named else "",
            number(fairness.seat + 1),
            str(fairness.occasions),
            str(fairness.observed),
            _decimal(fairness.expected, 1),
            fill(between, low=low, high=high),
            self.tr("within", "interval") if fairness.is_within else self.tr("outside", "interval"),
        ]

    def measure(self, kind: FairnessKind) -> str:
        """What is measured."""
        return {
            FairnessKind.FIRST_TURNS: self.tr("First turns with a tile to place"),
            FairnessKind.DRAWS: self.tr("Tiles drawn"),
            FairnessKind.DOUBLES: self.tr("Doubles dealt"),
            FairnessKind.LOTS: self.tr("Lots won"),
        }[kind]

    def fairness_notes(self, rows: Sequence[Fairness]) -> str:
        """How the intervals are to be read, and how many were missed."""
        missed = sum(not row.is_within for row in rows)
        told = self.tr("%n of these values lie(s) outside.", "intervals", missed)
        note = self.tr(
            "Of 20 such intervals a fair game misses one as well; below 30 occasions they say little. "
            "{missed}"
        )
        return fill(note, missed=told)


def whole_counts(fairness: Fairness) -> tuple[int, int]:
    """The least and the greatest count in the interval: counts are whole, and none is below 0.

    A seat is first, or wins the lot, at most once an occasion.
    """
    low, high = max(0, ceil(fairness.low - _ROUNDING)), floor(fairness.high + _ROUNDING)
    if fairness.kind in (FairnessKind.FIRST_TURNS, FairnessKind.LOTS):
        high = min(high, fairness.occasions)
    return low, max(low, high)


def _decimal(value: float, digits: int) -> str:
    """A number with so many decimals and a true minus."""
    return f"{value:.{digits}f}".replace("-", "−")
