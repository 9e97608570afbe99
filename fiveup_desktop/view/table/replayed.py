"""A match that is looked at again, in the form in which a table follows one that is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.rules import Action, Match, Transition

if TYPE_CHECKING:
    # Not at run time: a table that is played at starts sooner without them.
    from fiveup_desktop.session import Player, ReplayCursor, Step

__all__ = ["Replayed"]


class Replayed(QObject):
    """Moves a cursor, and says what the table has to show: one step forward is played, all else appears.

    What the cursor hides stays hidden. Nothing can be done: actions, and holds on computers, come to nothing.
    """

    round_started = Signal(object)
    """Match: the next round is dealt."""
    transitioned = Signal(object)
    """Transition: the next action is done."""
    rewound = Signal(object)
    """Match: it stands elsewhere, without a way that could be played."""
    viewer_changed = Signal()
    refused = Signal(object)
    moved = Signal()
    """The cursor is at another place; after one of the three above."""

    def __init__(self, cursor: ReplayCursor, parent: QObject | None = None) -> None:
        """Stand at the first deal, if there is one."""
        super().__init__(parent)
        self.cursor = cursor
        self._rounds: list[list[Transition]] = []
        for step in cursor.steps:
            if step.transition is None:
                self._rounds.append([])
            else:
                self._rounds[-1].append(step.transition)
        cursor.go_to(1)

    # What a table asks

    @property
    def players(self) -> tuple[Player, ...]:
        """Who played, in seat order."""
        return self.cursor.players

    @property
    def match(self) -> Match:
        """The match as it stands here."""
        return self.cursor.match

    @property
    def transitions(self) -> tuple[Transition, ...]:
        """What happens in this round, also what comes later."""
        index = self.cursor.round_index
        return () if index is None else tuple(self._rounds[index])

    @property
    def viewer(self) -> int | None:
        """The seat whose hand may be seen all the time."""
        return self.cursor.viewer

    def shows_all(self, match: Match) -> bool:
        """Whether every hand of this moment may be seen. Rules, section 2."""
        current = match.round
        return self.cursor.is_open or (current is not None and current.outcome is not None)

    def hold(self, owner: str) -> None:
        """Nobody acts who could wait."""

    def release(self, owner: str) -> None:
        """Nobody waits."""

    def submit(self, action: Action, seat: int, ply: tuple[int, int] | None = None) -> None:
        """What has been played stays as it was."""

    # Moving

    @property
    def step(self) -> Step | None:
        """The step that led here."""
        return self.cursor.step

    @property
    def at_end(self) -> bool:
        """Whether there is nothing more to come."""
        return self.cursor.position == len(self.cursor.steps)

    @property
    def at_start(self) -> bool:
        """Whether this is the first deal."""
        return self.cursor.position <= 1

    def forward(self) -> None:
        """Take the next step, played as it was."""
        step = self.cursor.forward()
        if step is None:
            return
        if step.transition is None:
            self.round_started.emit(step.after)
        else:
            self.transitioned.emit(step.transition)
        self.moved.emit()

    def go_to(self, position: int) -> None:
        """Stand behind so many steps: 1 is the first deal."""
        before = self.cursor.position
        self.cursor.go_to(max(position, 1))
        self._tell_from(before)

    def back(self) -> None:
        """Take back one step."""
        self.go_to(self.cursor.position - 1)

    def next_round(self) -> None:
        """Stand at the next deal; in the last round at its end."""
        before = self.cursor.position
        self.cursor.next_round()
        self._tell_from(before)

    def previous_round(self) -> None:
        """Stand at the deal of this round; from there at that of the round before."""
        before = self.cursor.position
        self.cursor.previous_round()
        self._tell_from(before)

    def _tell_from(self, before: int) -> None:
        """Tell of a jump that began at `before`."""
        if self.cursor.position != before:
            self.rewound.emit(self.match)
            self.moved.emit()
