"""What a figure is called, what a step of it shows, and all of it told in words; from the figure's data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fiveup_desktop.rules import (
    Board,
    OutcomeKind,
    ScoreEvent,
    displayed,
    entity_count,
    placement_award_raw,
)
from fiveup_desktop.rules.match import Outcome
from fiveup_desktop.view.words import (
    MINUS,
    LotWords,
    Names,
    OutcomeWords,
    ScoreWords,
    Sentences,
    SettlementWords,
    end_counts,
    ends_sum,
    fill,
    joined,
    number,
    signed,
    usual_names,
)
from fiveup_desktop.view.words.language import QT_TRANSLATE_NOOP

from .board_words import BoardWords
from .cases import BoardFigure, Figure, LotFigure, SettlementFigure, TallyFigure

__all__ = ["FigureWords", "StepText"]

_NAMES: Final[Mapping[str, str]] = {
    "arms": QT_TRANSLATE_NOOP("FigureWords", "Once the arms are open"),
    "doubles": QT_TRANSLATE_NOOP("FigureWords", "Doubles at the end and inside"),
    "award": QT_TRANSLATE_NOOP("FigureWords", "From end total to award"),
    "lot": QT_TRANSLATE_NOOP("FigureWords", "A lot with a tie"),
    "domino-2": QT_TRANSLATE_NOOP("FigureWords", "A domino at two"),
    "domino-4": QT_TRANSLATE_NOOP("FigureWords", "A domino at four"),
    "below-zero": QT_TRANSLATE_NOOP("FigureWords", "A score below zero"),
    "overshoot": QT_TRANSLATE_NOOP("FigureWords", "An overshoot, discarded"),
    "exact": QT_TRANSLATE_NOOP("FigureWords", "Exactly 61"),
    "blocked-3": QT_TRANSLATE_NOOP("FigureWords", "A blocked round at three"),
    "blocked-4": QT_TRANSLATE_NOOP("FigureWords", "A blocked round at four"),
    "blocked-exact": QT_TRANSLATE_NOOP("FigureWords", "Two winners of one blocked round"),
    "blocked-tied": QT_TRANSLATE_NOOP("FigureWords", "A tied blocked round"),
    "tally": QT_TRANSLATE_NOOP("FigureWords", "The paper tally"),
}


class StepText(NamedTuple):
    """What stands under the picture at one step: a sum, what it earns, and what there is to say of it."""

    sum: str
    award: str
    remark: str = ""
    tone: str = "brass_text"
    """A token of the palette for `award`: what a target test says is good or bad, all else brass."""


def _added(amounts: Sequence[int]) -> str:
    """`10 + 25 − 10 = 25`; a single amount is its own sum."""
    first, *rest = amounts
    if not rest:
        return number(first)
    terms = "".join(f" {MINUS if amount < 0 else '+'} {abs(amount)}" for amount in rest)
    return f"{number(first)}{terms} = {number(sum(amounts))}"


def _tone(event: ScoreEvent) -> str:
    return "good" if event.accepted else "bad"


class FigureWords(Sentences):
    """The words of all figures, in the interface's language or in a given one."""

    def name(self, figure: Figure) -> str:
        """The short name."""
        return self._words.translate("FigureWords", _NAMES[figure.id], language=self.language)

    def step(self, figure: Figure, step: int) -> StepText:
        """What a step shows; `step` counts from 0."""
        if isinstance(figure, BoardFigure):
            return self.board_step(figure.boards[step])
        if isinstance(figure, LotFigure):
            return self._lot_step(figure, step)
        if isinstance(figure, TallyFigure):
            return self._tally_step(figure.scores_displayed[step])
        return self._settlement_step(figure, step)

    def board_step(self, board: Board) -> StepText:
        """What a board comes to: its scoring ends added up, and what that earns in displayed points."""
        raw = placement_award_raw(board.total)
        award = ScoreWords(self._words, self._fixed).gain(raw) if raw else self.tr("no award")
        return StepText(ends_sum(end_counts(board)), award)

    def describe(self, figure: Figure, step: int) -> str:
        """A step in full words. A board is told by `BoardWords`; a settlement is told whole at every step."""
        if isinstance(figure, BoardFigure):
            return BoardWords(self._words, self._fixed).describe(figure.boards[step])
        if isinstance(figure, LotFigure):
            return self._tell_lot(figure)
        if isinstance(figure, TallyFigure):
            return self._tell_tally(figure.scores_displayed[step])
        return self._tell_settlement(figure)

    def names(self, players: int) -> Names:
        """Players of a figure are called as the game calls players, in the language of the text."""
        return Names(usual_names(self.language)[:players])

    # Lot

    def _lot_step(self, figure: LotFigure, step: int) -> StepText:
        draw = figure.lot.draws[step]
        pips = [str(tile.pips) for _, tile in draw.tiles]
        return StepText(
            self.tr(", ", "in a list").join(pips),
            "",
            LotWords(self._words, self._fixed).result(draw, self.names(4)),
        )

    def _tell_lot(self, figure: LotFigure) -> str:
        words, names = LotWords(self._words, self._fixed), self.names(4)
        told = []
        for draw in figure.lot.draws:
            told += [words.drew(draw, seat, names) for seat in draw.seats]
            told.append(words.result(draw, names))
        return self._joined(told)

    # Tally

    def _tally_step(self, score: int) -> StepText:
        strokes = self.tr("%n stroke(s)", "", max(score, 0))
        return StepText(ScoreWords(self._words, self._fixed).points(score), strokes, self._why_tally(score))

    def _tell_tally(self, score: int) -> str:
        points = ScoreWords(self._words, self._fixed).points(score)
        if score <= 0:
            return self._joined([fill(self.tr("{points}:"), points=points), self._why_tally(score)])
        return fill(
            self.tr("{points}: {strokes}. {why}"),
            points=points,
            strokes=self.tr("%n stroke(s)", "", score),
            why=self._why_tally(score),
        )

    def _why_tally(self, score: int) -> str:
        if score <= 0:
            return self.tr("At 0 or below there are no strokes, only the number.")
        groups, rest = divmod(score, 10)
        if groups == 0:
            return fill(self.tr("Drawn: {strokes}."), strokes=self._drawn(rest))
        full = self.tr("%n full group(s) of ten", "", groups)
        if rest == 0:
            return fill(self.tr("{full}."), full=full)
        return fill(self.tr("{full}, and of the next: {strokes}."), full=full, strokes=self._drawn(rest))

    def _drawn(self, strokes: int) -> str:
        """What the first 1 to 9 strokes of a group are, two to a part. Rules, section 8."""
        parts = (
            self.tr("the large X"),
            self.tr("the small x at the top"),
            self.tr("the small x at the right"),
            self.tr("the small x at the bottom"),
            self.tr("the small x at the left"),
        )
        whole, half = divmod(strokes, 2)
        listed = list(parts[:whole])
        if half:
            listed.append(fill(self.tr("one stroke of {part}"), part=parts[whole]))
        return self.tr(", ", "in a list").join(listed)

    # Settlements

    def _settlement_step(self, figure: SettlementFigure, step: int) -> StepText:
        if figure.settlement.seat is not None:
            return self._domino_step(figure, step)
        events = figure.settlement.events
        if not events:
            return StepText(
                "", "", self._outcome_words().round_winner(self._outcome(figure), self._who(figure))
            )
        event = events[step]
        title, work = self._settlements().blocked_step(event, figure.settlement, self._who(figure))
        remark = fill(self.tr("{title}: {work}."), title=title, work=work)
        amount = self._settlements().as_displayed(event.amount_raw)
        return StepText(amount, self._verdict(event), remark, _tone(event))

    def _domino_step(self, figure: SettlementFigure, step: int) -> StepText:
        words, names = self._settlements(), self._who(figure)
        steps = words.domino_steps(figure.settlement, figure.total, names)
        (event,) = figure.settlement.events
        if step < len(steps):
            title, work, amount_raw = steps[step]
            remark = fill(self.tr("{title}: {work}."), title=title, work=work)
            amounts = [amount for _, _, amount in steps[: step + 1]]
            award = fill(self.tr("{amount} raw"), amount=signed(amount_raw))
            return StepText(_added(amounts), award, remark)
        sum_displayed = words.as_displayed(event.amount_raw)
        consequence = self._consequence(event, figure)
        return StepText(sum_displayed, self._verdict(event), consequence, _tone(event))

    def _tell_settlement(self, figure: SettlementFigure) -> str:
        names, settlement = self._who(figure), figure.settlement
        told = [self._outcome_words().title(self._outcome(figure), names) + self.tr(".", "end of a sentence")]
        told += [self._tell_hand(figure, seat) for seat in range(figure.players)]
        told.append(self._tell_scores(figure))
        if settlement.seat is not None:
            for title, work, amount in self._settlements().domino_steps(settlement, figure.total, names):
                line = self.tr("{title}: {work}: {amount} raw.")
                told.append(fill(line, title=title, work=work, amount=signed(amount)))
        for event in settlement.events:
            told += self._tell_event(event, figure)
        if settlement.seat is None:
            told += filter(None, [self._settlements().nothing_earned(settlement, names)])
            told.append(self._outcome_words().round_winner(self._outcome(figure), names))
        return self._joined(told)

    def _tell_hand(self, figure: SettlementFigure, seat: int) -> str:
        names, hand = self._who(figure), figure.settlement.hands[seat]
        if not hand:
            return fill(self.tr("{name} holds no tile."), name=names.seat(seat))
        return fill(
            self.tr("{name} holds {tiles}: {pips}."),
            name=names.seat(seat),
            tiles=self.tr(", ", "in a list").join(map(str, hand)),
            pips=self.tr("%n pip(s)", "", figure.settlement.pips[seat]),
        )

    def _tell_scores(self, figure: SettlementFigure) -> str:
        names, listed = self._who(figure), []
        for entity in range(entity_count(figure.players)):
            score = number(displayed(figure.before_raw[entity]))
            listed.append(
                fill(self.tr("{name} {score}", "in a list of scores"), name=names.entity(entity), score=score)
            )
        scores = self.tr(", ", "in a list").join(listed)
        return fill(self.tr("Scores before: {scores}."), scores=scores)

    def _tell_event(self, event: ScoreEvent, figure: SettlementFigure) -> list[str]:
        names, told = self._who(figure), []
        if figure.settlement.seat is None:
            title, work = self._settlements().blocked_step(event, figure.settlement, names)
            told.append(fill(self.tr("{title}: {work}."), title=title, work=work))
        told.append(fill(self.tr("{verdict}."), verdict=self._verdict(event)))
        told.append(self._consequence(event, figure))
        return told

    def _verdict(self, event: ScoreEvent) -> str:
        return ScoreWords(self._words, self._fixed).verdict(event)

    def _consequence(self, event: ScoreEvent, figure: SettlementFigure) -> str:
        return ScoreWords(self._words, self._fixed).consequence(event, self._who(figure))

    def _settlements(self) -> SettlementWords:
        return SettlementWords(self._words, self._fixed)

    def _outcome_words(self) -> OutcomeWords:
        return OutcomeWords(self._words, self._fixed)

    @staticmethod
    def _outcome(figure: SettlementFigure) -> Outcome:
        how = OutcomeKind.BLOCKED if figure.settlement.seat is None else OutcomeKind.DOMINO
        return Outcome(how, figure.settlement)

    def _who(self, figure: SettlementFigure) -> Names:
        return self.names(figure.players)

    def _joined(self, sentences: list[str]) -> str:
        return joined(sentences, self.language)
