"""What a worker process may run in the tests. No Qt here: the process imports this module.

A server gets the line, and before it the folder in which it notes what one life has to tell the next.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

from fiveup_desktop.players.service import Answer, HintQuestion, answer, serve
from fiveup_desktop.rules import PASS


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dies_in_every_third_thought(folder: Path, line: Connection) -> None:
    """Answers two questions, is killed in the third, and so in every life."""
    (folder / str(os.getpid())).touch()
    for _ in range(2):
        line.send(answer(line.recv()))
    line.recv()
    _die()


def dies_in_the_middle_of_an_answer(folder: Path, line: Connection) -> None:
    """The first life sends only the beginning of its answer; the next ones are sound."""
    if list(folder.iterdir()):
        serve(line)
    (folder / str(os.getpid())).touch()
    line.recv()
    os.write(line.fileno(), b"\0\0\1\0abc")
    _die()


def dies_at_once(folder: Path, line: Connection) -> None:
    """Never lives to hear a question."""
    (folder / str(os.getpid())).touch()
    _die()


def chooses_what_is_forbidden(folder: Path, line: Connection) -> None:
    """Fails as a policy with a fault does, in every life."""
    (folder / str(os.getpid())).touch()
    question = line.recv()
    assert PASS in question.view.legal_actions()


def thinks_for_ever(folder: Path, line: Connection) -> None:
    """Hears a question, says so in the folder, and never answers."""
    line.recv()
    (folder / str(os.getpid())).touch()
    while True:
        time.sleep(60)


def never_listens(folder: Path, line: Connection) -> None:
    """Says that it is there, and reads nothing: as a process that was stopped."""
    (folder / str(os.getpid())).touch()
    while True:
        time.sleep(60)


def answers_twice(line: Connection) -> None:
    """Says everything twice, and before it something that nobody asked for."""
    while True:
        said = answer(line.recv())
        for each in (Answer(said.ticket - 1, PASS), said, said):
            line.send(each)


def tells_its_modules(line: Connection) -> None:
    """Answers with the names of all modules that the process has loaded."""
    question = line.recv()
    answer(question)
    line.send(Answer(question.ticket, sorted(sys.modules)))
    line.recv()


def dies_of_hints(folder: Path, most: int, line: Connection) -> None:
    """Answers what computers do; is killed in the middle of a hint, so many times in all its lives."""
    while True:
        question = line.recv()
        if isinstance(question, HintQuestion) and len(list(folder.iterdir())) < most:
            (folder / f"{time.monotonic_ns()}").touch()
            _die()
        line.send(answer(question))
