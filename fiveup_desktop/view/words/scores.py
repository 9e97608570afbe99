"""Points, scores and the target test in words (Rules, section 5; the look, sections 1 and 10).

Displayed points are "points" and 显示分, raw points "raw" and 原始分; a bare 分 is never said.
"""

from typing import Final

from fiveup_desktop.rules.events import ScoreEvent
from fiveup_desktop.rules.scoring import TARGET_RAW, displayed

from .fill import MINUS, fill, number
from .language import Sentences
from .names import Names

__all__ = ["TARGET_DISPLAYED", "ScoreWords", "event_sum"]

TARGET_DISPLAYED: Final = displayed(TARGET_RAW)


def event_sum(event: ScoreEvent) -> str:
    """`48 + 3 = 51` in displayed points: what the event comes to, or would if it were not discarded."""
    before, amount = displayed(event.before_raw), displayed(event.amount_raw)
    sign = MINUS if amount < 0 else "+"
    return f"{number(before)} {sign} {abs(amount)} = {number(before + amount)}"


class ScoreWords(Sentences):
    """Sentences about scores and scoring events. Arguments in raw points, words in displayed ones."""

    def points(self, points_displayed: int) -> str:
        """`3 points`, 显示分 3; a score, which may be below zero."""
        if points_displayed < 0:
            return self.tr("−%n point(s)", "", -points_displayed)
        return self.tr("%n point(s)", "", points_displayed)

    def raw(self, points_raw: int) -> str:
        """`240 raw`, 原始分 240."""
        return fill(self.tr("{points} raw"), points=points_raw)

    def needs(self, score_raw: int) -> str:
        """`needs 13`: how many displayed points are missing to exactly 61."""
        return fill(self.tr("needs {points}"), points=displayed(TARGET_RAW - score_raw))

    def gain(self, amount_raw: int) -> str:
        """`+3 points`, `−2 points`, 显示分 +3."""
        amount = displayed(amount_raw)
        if amount < 0:
            return self.tr("−%n point(s)", "gain", -amount)
        return self.tr("+%n point(s)", "gain", amount)

    def toast(self, event: ScoreEvent, names: Names) -> str:
        """What appears beside whoever scored: `Mei + Lin: +3 points`; or that it is discarded."""
        if not event.accepted:
            return fill(self.tr("{name} would pass 61: discarded"), name=names.entity(event.entity))
        return fill(
            self.tr("{name}: {gain}"), name=names.entity(event.entity), gain=self.gain(event.amount_raw)
        )

    def discarded(self, event: ScoreEvent) -> str:
        """`58 + 4 would pass 61: discarded. The score stays 58.`"""
        return fill(
            self.tr("{before} + {points} would pass 61: discarded. The score stays {before}."),
            before=displayed(event.before_raw),
            points=displayed(event.amount_raw),
        )

    def verdict(self, event: ScoreEvent) -> str:
        """The heading of the target test: `24 + 6 = 30: accepted`."""
        if not event.accepted:
            text = self.tr("{sum}, more than 61: the whole event is discarded")
        elif event.after_raw == TARGET_RAW:
            text = self.tr("{sum}: exactly 61")
        else:
            text = self.tr("{sum}: accepted")
        return fill(text, sum=event_sum(event))

    def consequence(self, event: ScoreEvent, names: Names) -> str:
        """What the verdict means: where the entity stands, what it needs, whether it has won."""
        if event.after_raw == TARGET_RAW:
            return self.wins(event.entity, names)
        if event.accepted:
            text = self._for(
                names,
                self.tr("{name} stands on {score} and needs {points}."),
                self.tr("{name} stand on {score} and need {points}."),
            )
        else:
            text = self._for(
                names,
                self.tr("{name} stays on {score} and needs {points}. No part of the event counts."),
                self.tr("{name} stay on {score} and need {points}. No part of the event counts."),
            )
        return fill(
            text,
            name=names.entity(event.entity),
            score=displayed(event.after_raw),
            points=displayed(TARGET_RAW - event.after_raw),
        )

    def wins(self, entity: int, names: Names) -> str:
        """Who has won the match."""
        text = self._for(
            names,
            self.tr("{name} stands on exactly 61 and wins the match."),
            self.tr("{name} stand on exactly 61 and win the match."),
        )
        return fill(text, name=names.entity(entity))

    def standing(self, score_raw: int, entity: int, names: Names) -> str:
        """A score card read aloud: name, displayed points, raw points, what is missing."""
        return fill(
            self.tr("{name}: {score}, {raw}, {needs}"),
            name=names.entity(entity),
            score=self.points(displayed(score_raw)),
            raw=self.raw(score_raw),
            needs=self.needs(score_raw),
        )

    @staticmethod
    def _for(names: Names, one: str, pair: str) -> str:
        """English verbs tell one player from a partnership."""
        return pair if names.in_partnerships else one
