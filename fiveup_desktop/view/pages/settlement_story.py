"""What a settlement page tells, as values: hands, steps, sums, tests (Rules, sections 6 and 7)."""

from dataclasses import dataclass

from fiveup_desktop.rules import EventKind, OutcomeKind, ScoreEvent, Settlement, Tile, Transition, pips_of
from fiveup_desktop.view.words import (
    Names,
    OutcomeWords,
    ScoreWords,
    Sentences,
    SettlementWords,
    Words,
    fill,
    joined,
    signed,
)

__all__ = ["Chapter", "HandRow", "Step", "Story", "StoryTeller"]


@dataclass(frozen=True)
class HandRow:
    """A revealed hand; `dominoed` says that it is empty because it was played out."""

    seat: int
    name: str
    role: str
    tiles: tuple[Tile, ...]
    pips: int
    dominoed: bool


@dataclass(frozen=True)
class Step:
    """One part of an event, with its own sum; raw points."""

    title: str
    work: str
    amount_raw: int


@dataclass(frozen=True)
class Chapter:
    """One event: its steps, what they come to, and how the target test ended."""

    steps: tuple[Step, ...]
    net: str
    as_displayed: str
    event: ScoreEvent
    verdict: str
    consequence: str


@dataclass(frozen=True)
class Story:
    """All that the page says, in one language."""

    title: str
    subtitle: str
    hands: tuple[HandRow, ...]
    boneyard: str
    remarks: tuple[str, ...]
    """What else is to be said of the hands: who won the round, who has no event."""
    steps_title: str
    chapters: tuple[Chapter, ...]
    entities: tuple[str, ...]
    """What each scoring entity is called."""
    before_raw: tuple[int, ...]
    """The scores before the first of the events told here."""
    next_line: str
    why_line: str
    winner: int | None

    def scores_after(self, chapters: int) -> tuple[int, ...]:
        """The raw scores when so many events have been told."""
        scores = list(self.before_raw)
        for chapter in self.chapters[:chapters]:
            scores[chapter.event.entity] = chapter.event.after_raw
        return tuple(scores)


class StoryTeller(Sentences):
    """Turns the transition that ended a round into its story."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._outcomes = OutcomeWords(words)
        self._settlements = SettlementWords(words)
        self._scores = ScoreWords(words)

    def tell(self, transition: Transition, names: Names) -> Story:
        """The story; ValueError if the transition ended no round."""
        outcome = transition.outcome
        if outcome is None:
            raise ValueError("this transition ended no round")
        after = transition.after
        number = len(after.rounds)
        subtitle = fill(
            self.tr("Round {number}. {what}"),
            number=number,
            what=self._outcomes.what_happened(outcome, names),
        )
        over = after.winner is not None
        return Story(
            title=self._outcomes.title(outcome, names),
            subtitle=subtitle,
            hands=self._hands(transition, names),
            boneyard=self._settlements.boneyard(transition.round_after.boneyard_count),
            remarks=self._remarks(transition, names),
            steps_title=self._steps_title(outcome.how, names),
            chapters=self._chapters(transition, names),
            entities=tuple(names.entity(entity) for entity in range(len(after.scores_raw))),
            before_raw=self._before(transition),
            next_line="" if over else self._outcomes.next_leader(outcome, number + 1, names),
            why_line="" if over else self._outcomes.why_leader(outcome, names),
            winner=after.winner,
        )

    def spoken_hands(self, story: Story) -> str:
        """How the round ended, and every hand, to be heard."""
        said = [fill(self.tr("{title}. {subtitle}", "heard"), title=story.title, subtitle=story.subtitle)]
        for row in story.hands:
            if row.dominoed:
                said.append(fill(self.tr("{name} is out of tiles."), name=row.name))
                continue
            text = self.tr("{name} holds {tiles}: {pips}.")
            tiles = self.tr(", ", "in a list").join(map(str, row.tiles))
            pips = self._settlements.pips(row.pips)
            said.append(fill(text, name=row.name, tiles=tiles, pips=pips))
        return joined([*said, story.boneyard, *story.remarks], self.language)

    def spoken_chapter(self, story: Story, index: int) -> str:
        """One event with its sums and the target test, to be heard; after the last what comes next."""
        said: list[str] = []
        if index < len(story.chapters):
            said = self._heard(story.chapters[index])
        if index + 1 >= len(story.chapters) and story.next_line:
            text = self.tr("{next}, {why}", "heard")
            said.append(fill(text, next=story.next_line, why=story.why_line))
        return joined(said, self.language)

    def _heard(self, chapter: Chapter) -> list[str]:
        step_text = self.tr("{title}: {work}, {amount} raw.", "heard")
        steps = [
            fill(step_text, title=step.title, work=step.work, amount=signed(step.amount_raw))
            for step in chapter.steps
        ]
        text = self.tr("{sum}. {verdict}. {consequence}", "heard")
        parts = {"sum": chapter.as_displayed, "verdict": chapter.verdict}
        return [*steps, fill(text, **parts, consequence=chapter.consequence)]

    @staticmethod
    def _before(transition: Transition) -> tuple[int, ...]:
        """The scores before what is told: an award just before a block has been told at the table."""
        scores = list(transition.before.scores_raw)
        outcome = transition.outcome
        if outcome is not None and outcome.how is OutcomeKind.BLOCKED:
            for event in transition.events:
                if event.kind is EventKind.PLACEMENT:
                    scores[event.entity] = event.after_raw
        return tuple(scores)

    def _hands(self, transition: Transition, names: Names) -> tuple[HandRow, ...]:
        outcome = transition.outcome
        settlement = outcome.settlement if outcome is not None else None
        rows = []
        for seat, hand in enumerate(transition.round_after.hands):
            role = self._settlements.role(seat, settlement, names) if settlement is not None else ""
            tiles = tuple(sorted(hand))
            rows.append(HandRow(seat, names.seat(seat), role, tiles, pips_of(hand), not hand))
        return tuple(rows)

    def _remarks(self, transition: Transition, names: Names) -> tuple[str, ...]:
        outcome = transition.outcome
        if outcome is None or outcome.settlement is None:
            return ()
        remarks = (
            self._outcomes.round_winner(outcome, names),
            self._settlements.nothing_earned(outcome.settlement, names),
        )
        return tuple(remark for remark in remarks if remark)

    def _steps_title(self, how: OutcomeKind, names: Names) -> str:
        if how is OutcomeKind.DOMINO:
            return self._settlements.parts_title(names)
        if how is OutcomeKind.TARGET:
            return self.tr("One placement, one event")
        return self.tr("Every hand on its own, the lightest first")

    def _chapters(self, transition: Transition, names: Names) -> tuple[Chapter, ...]:
        outcome = transition.outcome
        assert outcome is not None
        if outcome.settlement is None:
            return (self._target_chapter(transition, names),)
        if outcome.how is OutcomeKind.DOMINO:
            total = transition.round_after.board.total
            return (self._domino_chapter(outcome.settlement, total, names),)
        return tuple(
            self._blocked_chapter(event, outcome.settlement, names) for event in outcome.settlement.events
        )

    def _target_chapter(self, transition: Transition, names: Names) -> Chapter:
        (event,) = transition.events
        title = fill(
            self.tr("{name} places {tile}"), name=names.seat(transition.seat), tile=self._tile(transition)
        )
        total = transition.round_after.board.total
        step = Step(
            title, fill(self.tr("End total {total} is a multiple of 5"), total=total), event.amount_raw
        )
        return self._chapter((step,), str(event.amount_raw), event, names)

    def _tile(self, transition: Transition) -> str:
        return str(transition.round_after.board.tiles[-1])

    def _domino_chapter(self, settlement: Settlement, total: int, names: Names) -> Chapter:
        (event,) = settlement.events
        assert event.parts is not None
        steps = tuple(Step(*step) for step in self._settlements.domino_steps(settlement, total, names))
        return self._chapter(steps, self._settlements.net(event.parts, names), event, names)

    def _blocked_chapter(self, event: ScoreEvent, settlement: Settlement, names: Names) -> Chapter:
        title, work = self._settlements.blocked_step(event, settlement, names)
        return self._chapter((Step(title, work, event.amount_raw),), "", event, names)

    def _chapter(self, steps: tuple[Step, ...], net: str, event: ScoreEvent, names: Names) -> Chapter:
        return Chapter(
            steps,
            net,
            self._settlements.as_displayed(event.amount_raw),
            event,
            self._scores.verdict(event),
            self._scores.consequence(event, names),
        )
