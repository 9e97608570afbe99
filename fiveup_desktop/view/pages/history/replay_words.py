"""What is said of a match while it is looked at again."""

from __future__ import annotations

from fiveup_desktop.rules import EventKind, OutcomeKind, Placement, ScoreEvent, Transition
from fiveup_desktop.session import Step
from fiveup_desktop.view.words import LogWords, Names, OutcomeWords, ScoreWords, Sentences, fill
from fiveup_desktop.view.words.log import end_counts

__all__ = ["ReplayWords"]


class ReplayWords(Sentences):
    """Sentences for single steps, and where one stands."""

    def place(self, round_number: int, rounds: int, ply: int, plies: int) -> str:
        """`Round 3 of 7 · 5 of 14`: the round, and in it the actions that are done."""
        text = self.tr("Round {number} of {rounds} · {ply} of {plies}")
        return fill(text, number=round_number, rounds=rounds, ply=ply, plies=plies)

    def step(self, step: Step, names: Names) -> tuple[str, tuple[str, ...]]:
        """What a step did: a title, and lines that say more."""
        if step.transition is None:
            return self._deal(step, names)
        return self.told(step.transition, names), self._outcome(step.transition, names)

    def ending(self, transition: Transition, names: Names) -> tuple[str, tuple[str, ...]]:
        """How a round ended, in few words: there is a button beside them."""
        assert transition.outcome is not None
        title = OutcomeWords(self._words, self._fixed).title(transition.outcome, names)
        lines = [line for line in self._outcome(transition, names) if line != title]
        return title, tuple(lines[:1])

    def told(self, transition: Transition, names: Names) -> str:
        """An action as a whole sentence, as the log reads it out."""
        words, name = LogWords(self._words, self._fixed), names.seat(transition.seat)
        action = transition.action
        if not isinstance(action, Placement):
            return words.other(name, action)
        event = _placement_event(transition)
        outcome = transition.outcome
        last = outcome is not None and outcome.how is OutcomeKind.DOMINO
        return words.placement(name, action.tile, end_counts(transition.round_after.board), event, last)

    def _deal(self, step: Step, names: Names) -> tuple[str, tuple[str, ...]]:
        deal = step.after.rounds[-1].deal
        title = fill(self.tr("Round {number} is dealt."), number=step.round_index + 1)
        why = self.tr("{name} leads, by lot.") if deal.lot is not None else self.tr("{name} leads.")
        return title, (fill(why, name=names.seat(deal.leader)),)

    def _outcome(self, transition: Transition, names: Names) -> tuple[str, ...]:
        """How the round ended, if it did."""
        outcome = transition.outcome
        if outcome is None:
            return ()
        words = OutcomeWords(self._words, self._fixed)
        if outcome.how is OutcomeKind.BLOCKED:
            return (words.title(outcome, names),)
        scores = ScoreWords(self._words, self._fixed)
        if outcome.how is OutcomeKind.TARGET:
            winner = transition.after.winner
            assert winner is not None
            return (scores.wins(winner, names),)
        return tuple(scores.toast(event, names) for event in transition.events)


def _placement_event(transition: Transition) -> ScoreEvent | None:
    """The event of a placement that is no domino."""
    return next((each for each in transition.events if each.kind is EventKind.PLACEMENT), None)
