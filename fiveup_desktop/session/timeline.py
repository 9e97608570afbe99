"""What happened in a match, what was taken back of it, and what may be."""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.records import Replay
from fiveup_desktop.rules import Match, Placement, Transition


class Rewind(NamedTuple):
    """The match as it is once it has gone back, or forward again, to a ply of its last round."""

    match: Match
    ply: int
    """How many actions of the round are done."""


class Timeline:
    """The rounds of a match with their transitions, and those of the last round that were taken back.

    In a match that counts, the last placement can be taken back by the one who placed it, until the next
    action is accepted or the screen handed over; a draw cannot, nor a placement that ended a round: what
    it showed is known. For practice any ply of the round can be gone to.
    """

    def __init__(self, past: Replay, is_practice: bool) -> None:
        self._match = past.match
        self._rounds = [list(each) for each in past.transitions]
        self._undone: list[Transition] = []
        self._is_practice = is_practice
        self._is_fresh = True

    @property
    def match(self) -> Match:
        """The match as it stands now."""
        return self._match

    @property
    def rounds(self) -> tuple[tuple[Transition, ...], ...]:
        """What happened, by round."""
        return tuple([tuple(each) for each in self._rounds])

    @property
    def done(self) -> int:
        """How many actions of the last round are done."""
        return len(self._rounds[-1]) if self._rounds else 0

    @property
    def coming(self) -> Transition | None:
        """What was taken back last, and can be done again."""
        return self._undone[-1] if self._undone else None

    @property
    def length(self) -> int:
        """How many actions the last round has with those that were taken back."""
        return self.done + len(self._undone)

    def of_round(self, index: int) -> tuple[Transition, ...]:
        """What happened in a round."""
        return tuple(self._rounds[index])

    def can_take_back(self, viewer: int | None) -> bool:
        """Whether whoever sits at the screen may take back the last action."""
        last = self._rounds[-1][-1] if self.done else None
        if last is None or self._is_practice:
            return last is not None
        is_open = isinstance(last.action, Placement) and last.outcome is None
        return is_open and last.seat == viewer and self._is_fresh

    def settle(self) -> None:
        """Nothing that has happened so far can be taken back any more, but for practice."""
        self._is_fresh = False

    def deal(self, match: Match) -> None:
        """The next round was dealt."""
        self._match = match
        self._rounds.append([])
        self._undone.clear()
        self._is_fresh = False

    def add(self, transition: Transition) -> None:
        """An action was taken; if it is another than the one taken back, that is forgotten."""
        if self.coming == transition:
            self._undone.pop()
        else:
            self._undone.clear()
        self._match = transition.after
        self._rounds[-1].append(transition)
        self._is_fresh = True

    def at(self, ply: int) -> Rewind:
        """What going to a ply of the last round leads to; ValueError if there is none such."""
        if not self._rounds or ply not in range(self.length + 1):
            raise ValueError(f"there is no ply {ply}")
        whole = [*self._rounds[-1], *reversed(self._undone)]
        return Rewind(
            whole[ply].before if ply < len(whole) else whole[-1].after if whole else self._match, ply
        )

    def go(self, rewind: Rewind) -> None:
        """Go to where `at` said."""
        done = self._rounds[-1]
        while len(done) > rewind.ply:
            self._undone.append(done.pop())
        while len(done) < rewind.ply:
            done.append(self._undone.pop())
        self._match = rewind.match
        self._is_fresh = False
