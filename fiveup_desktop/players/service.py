"""Thinking as a service: what the worker process runs. No Qt, so that the process stays small.

It hears questions and says answers over a line (a `multiprocessing` connection), until the line is cut.
"""

from __future__ import annotations

import contextlib
import random
import signal
from typing import TYPE_CHECKING, NamedTuple

from fiveup_desktop.players.by_name import ALL_LEVELS, policy_of
from fiveup_desktop.rules import Action, Match, SeatView, deal_round

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from fiveup_desktop.players.hints import Hint


class Question(NamedTuple):
    """What a player of `level` would do: all that a thought gets. `seed` makes its generator."""

    ticket: int
    view: SeatView
    level: str | None
    seed: int


class HintQuestion(NamedTuple):
    """What the seat of `view`, which can place a tile, had best play. `seed` makes the generator."""

    ticket: int
    view: SeatView
    seed: int


class Answer(NamedTuple):
    """What was said to the question of `ticket`: an action, or to a HintQuestion a Hint."""

    ticket: int
    said: Action | Hint | None


def answer(question: Question | HintQuestion) -> Answer:
    """Think about a question; ValueError if the choice is not legal, which would be a fault of the policy.

    The error names no tile: it ends in a log, and the hand is hidden.
    """
    view = question.view
    if isinstance(question, HintQuestion):
        # Only where hints are asked for.
        from fiveup_desktop.players.hints import hint_for

        return Answer(question.ticket, hint_for(view, random.Random(question.seed)))
    action = policy_of(question.level).choose(view, random.Random(question.seed))
    if action not in view.legal_actions():
        moment = f"round {view.round_number}, ply {len(view.plies)}"
        raise ValueError(f"the level {question.level!r} chose what is not legal ({moment}, both from 0)")
    return Answer(question.ticket, action)


def serve(line: Connection) -> None:
    """Answer questions, one after another, until the other end of `line` is closed or its process is gone."""
    # Ctrl-C in a terminal goes to both processes; the game is the one to end this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _warm()
    while True:
        try:
            question = line.recv()
        except (EOFError, OSError):
            return
        said = answer(question)
        with contextlib.suppress(OSError):
            line.send(said)


def _warm() -> None:
    """Think once at every level, so that the first move of a match takes no longer than any other."""
    chance = random.Random(0)
    view = SeatView.of(match := Match.new(2).start_round(deal_round(chance, 2)), match.rounds[-1].to_move)
    for level in ALL_LEVELS:
        answer(Question(0, view, level, 0))
