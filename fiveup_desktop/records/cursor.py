"""Looking at a match again, step by step: the deals and the actions, forward and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fiveup_desktop.records.record import Player
from fiveup_desktop.records.replay import Replay
from fiveup_desktop.rules import Match, Round, Tile, Transition
from fiveup_desktop.rules.scoring import Hand


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a match: the deal of a round, or an action in it; the round is counted from 0."""

    round_index: int
    after: Match
    transition: Transition | None
    """The action; None for a deal."""


class ReplayCursor:
    """A place in a match: before everything (0), or behind so many of its steps.

    In a match that is still running only that may be seen of its hands which `viewer` could see at that
    moment: the viewer's own, and all when their round was over. Of one that is over, or was for practice
    (`is_open`), all hands. The boneyard stays face down always. Source: Rules, sections 2 and 9.
    """

    def __init__(
        self,
        replay: Replay,
        viewer: int | None = None,
        is_open: bool = False,
        players: tuple[Player, ...] = (),
        title: str = "",
    ) -> None:
        self._replay = replay
        self.players: Final = players
        """Who played, in seat order; empty if nobody has said."""
        self.title: Final = title
        """As it stands in the file, which may come from anywhere."""
        self._viewer = viewer
        self._is_open = is_open or replay.match.is_over
        self._steps = _steps(replay)
        self._position = 0

    @property
    def viewer(self) -> int | None:
        """The seat whose hand may be seen all the time."""
        return self._viewer

    @property
    def is_open(self) -> bool:
        """Whether all hands may be seen all the time."""
        return self._is_open

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, in order."""
        return self._steps

    @property
    def position(self) -> int:
        """How many steps lie behind."""
        return self._position

    @property
    def step(self) -> Step | None:
        """The step that led here; None at the beginning."""
        return self._steps[self._position - 1] if self._position else None

    @property
    def match(self) -> Match:
        """The match as it stood here. It holds every hand: what may be seen says `hand_of`."""
        return Match.new(self._replay.match.players) if self.step is None else self.step.after

    @property
    def round_index(self) -> int | None:
        """The round that is shown, counted from 0; None before the first deal."""
        return None if self.step is None else self.step.round_index

    # Moving

    def go_to(self, position: int) -> None:
        """Go to any place; one outside of the match means its nearest end."""
        self._position = min(max(position, 0), len(self._steps))

    def forward(self) -> Step | None:
        """Take the next step and say which; None at the end."""
        if self._position == len(self._steps):
            return None
        self._position += 1
        return self.step

    def back(self) -> Step | None:
        """Go back one step and say which was taken back; None at the beginning."""
        step = self.step
        self.go_to(self._position - 1)
        return step

    def to_round(self, round_index: int) -> None:
        """Go to where a round, counted from 0, is just dealt; ValueError if there is none such."""
        deals = [at for at, step in enumerate(self._steps, 1) if step.transition is None]
        if round_index not in range(len(deals)):
            raise ValueError(f"there is no round {round_index}")
        self._position = deals[round_index]

    def next_round(self) -> None:
        """Go to the next deal, or in the last round to the end."""
        following = (self.round_index if self.round_index is not None else -1) + 1
        if following < len(self._replay.match.rounds):
            self.to_round(following)
        else:
            self.go_to(len(self._steps))

    def previous_round(self) -> None:
        """Go to the deal of this round, from there to that of the round before."""
        here = self.round_index
        if here is None:
            return
        is_at_deal = self.step is not None and self.step.transition is None
        self.to_round(max(here - is_at_deal, 0))

    # What may be seen

    def may_show(self, seat: int) -> bool:
        """Whether the hand of `seat` may be seen here."""
        current = self.match.round
        return self._is_open or seat == self._viewer or (current is not None and current.outcome is not None)

    def hand_of(self, seat: int) -> Hand | None:
        """The hand of `seat` in the order dealt and drawn; None while it is hidden, or nothing is dealt."""
        current = self.match.round
        return current.hands[seat] if current is not None and self.may_show(seat) else None

    def shown_draw(self, transition: Transition) -> Tile | None:
        """The tile that `transition` drew, if it may be seen."""
        return transition.drawn if self._is_open or transition.seat == self._viewer else None


def _steps(replay: Replay) -> tuple[Step, ...]:
    steps: list[Step] = []
    for index, (round_, transitions) in enumerate(zip(replay.match.rounds, replay.transitions, strict=True)):
        before = steps[-1].after if steps else Match.new(replay.match.players)
        dealt = before._replace(rounds=(*before.rounds, Round.of(round_.deal)))
        steps.append(Step(index, dealt, None))
        steps += [Step(index, each.after, each) for each in transitions]
    return tuple(steps)
