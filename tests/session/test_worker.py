"""Thinking in a process of its own: what it answers, and what happens when it dies."""

import multiprocessing
import os
import random
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from fiveup_desktop.players.service import Question, answer
from fiveup_desktop.rules import PASS, Match, SeatView, deal_round
from fiveup_desktop.session import WorkerThinker
from tests.architecture.source import ROOT
from tests.session import servers
from tests.session.play import CAT, DAN, Log, play_out, settle, wait_for


@pytest.fixture
def make_thinker(qapp):
    made = []

    def make(*arguments) -> WorkerThinker:
        made.append(WorkerThinker(*arguments))
        return made[-1]

    yield make
    for thinker in made:
        thinker.close()
    assert multiprocessing.active_children() == []


def views(count: int) -> list[SeatView]:
    """Moments of random matches, each as the seat to move sees it."""
    chance, found = random.Random(61), []
    while len(found) < count:
        players = 2 + len(found) % 3
        match = Match.new(players).start_round(deal_round(chance, players))
        for _ in range(int(chance.random() * 12)):
            if match.to_move is not None:
                match = match.play(chance.choice(match.legal_actions())).after
        if match.to_move is not None:
            found.append(SeatView.of(match, match.to_move))
    return found


def answers_of(thinker) -> list[tuple[int, object]]:
    heard = []
    thinker.answered.connect(lambda ticket, action: heard.append((ticket, action)))
    return heard


def test_it_answers_what_the_policy_chooses(qtbot, make_thinker):
    thinker = make_thinker()
    heard = answers_of(thinker)
    for number, view in enumerate(views(30)):
        level = ("casual", "random", None, "unheard of")[number % 4]
        ticket = thinker.ask(view, level, number)
        wait_for(qtbot, lambda ticket=ticket: heard and heard[-1][0] == ticket)
        assert heard[-1][1] is answer(Question(0, view, level, number)).said


def test_a_choice_that_is_not_legal_is_caught_and_names_no_tile(monkeypatch):
    class Cheat:
        def choose(self, view, chance):
            return PASS

    monkeypatch.setattr("fiveup_desktop.players.service.policy_of", lambda level: Cheat())
    with pytest.raises(ValueError, match="casual") as caught:
        answer(Question(1, views(1)[0], "casual", 0))
    assert "|" not in str(caught.value)


def test_the_process_loads_no_qt(qtbot, make_thinker):
    thinker = make_thinker(servers.tells_its_modules)
    heard = answers_of(thinker)
    thinker.ask(views(1)[0], "casual", 0)
    wait_for(qtbot, lambda: heard)
    loaded = set(heard[0][1])
    assert "fiveup_desktop.players.casual" in loaded
    assert not {
        name for name in loaded if name.startswith(("PySide6", "shiboken6", "fiveup_desktop.session"))
    }


def test_asking_again_gives_up_the_question_before(qtbot, make_thinker):
    thinker = make_thinker()
    heard = answers_of(thinker)
    tickets = [thinker.ask(view, "casual", 0) for view in views(20)]
    wait_for(qtbot, lambda: heard)
    settle(thinker)
    assert [ticket for ticket, _ in heard] == tickets[-1:]


def test_what_was_given_up_is_never_answered(qtbot, make_thinker):
    thinker = make_thinker()
    heard = answers_of(thinker)
    first, second = views(2)
    ticket = thinker.ask(first, "casual", 0)
    thinker.cancel(ticket)
    last = thinker.ask(second, "casual", 0)
    thinker.cancel(ticket)
    wait_for(qtbot, lambda: heard)
    assert [ticket for ticket, _ in heard] == [last]


def test_what_nobody_asked_for_is_not_passed_on(qtbot, make_library, make_thinker):
    session = make_library(thinker=make_thinker(servers.answers_twice)).new_match((CAT, DAN))
    log = Log(session)
    play_out(qtbot, session)
    assert log.all("refused") == []


def lives(folder) -> int:
    return len(list(folder.iterdir()))


def test_the_match_goes_on_when_the_process_is_killed_in_its_thoughts(
    qtbot, make_library, make_thinker, tmp_path, tmp_path_factory
):
    notes = tmp_path_factory.mktemp("notes")
    thinker = make_thinker(partial(servers.dies_in_every_third_thought, notes))
    session = make_library(thinker=thinker).new_match((CAT, DAN))
    with qtbot.waitSignal(session.round_started):
        session.begin()
    wait_for(qtbot, lambda: session.match.needs_deal)
    assert lives(notes) >= len(session.transitions) // 2

    twin = make_library().new_match((CAT, DAN))
    with qtbot.waitSignal(twin.round_started):
        twin.begin()
    wait_for(qtbot, lambda: twin.match.needs_deal)
    assert twin.match.rounds[0] == session.match.rounds[0]


@pytest.mark.parametrize(
    "server",
    [
        servers.dies_in_the_middle_of_an_answer,
        servers.dies_at_once,
        servers.chooses_what_is_forbidden,
    ],
)
def test_the_match_goes_on_whatever_the_process_does(
    qtbot, make_library, make_thinker, tmp_path_factory, server, caplog
):
    notes = tmp_path_factory.mktemp("notes")
    session = make_library(thinker=make_thinker(partial(server, notes))).new_match((CAT, DAN))
    log = Log(session)
    play_out(qtbot, session)
    assert session.match.is_over
    assert log.all("refused") == []
    if server is servers.dies_in_the_middle_of_an_answer:
        assert lives(notes) == 1
        assert "kept alive" not in caplog.text
    else:
        assert lives(notes) == 3
        assert "kept alive" in caplog.text


def test_closing_breaks_off_a_thought(qtbot, make_thinker, tmp_path):
    thinker = make_thinker(partial(servers.thinks_for_ever, tmp_path))
    heard = answers_of(thinker)
    thinker.ask(views(1)[0], "casual", 0)
    wait_for(qtbot, lambda: lives(tmp_path))
    thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(next(tmp_path.iterdir()).name), 0)
    settle(thinker)
    thinker.ask(views(1)[0], "casual", 0)
    settle(thinker)
    assert heard == []


def test_a_process_that_reads_nothing_holds_up_neither_asking_nor_closing(qtbot, make_thinker, tmp_path):
    """The line is full, so the thread is held: the bell must not fill up, and closing must set it free."""
    rescued = []

    def rescue():
        rescued.extend(multiprocessing.active_children())
        for each in rescued:
            each.kill()

    timer = threading.Timer(60, rescue)  # it ends a hung test, and decides nothing
    timer.start()
    thinker = make_thinker(partial(servers.never_listens, tmp_path))
    more_than_the_line_takes = "x" * 10_000_000
    thinker.ask(views(1)[0], more_than_the_line_takes, 0)
    wait_for(qtbot, lambda: lives(tmp_path))
    view = views(1)[0]
    for number in range(20_000):
        thinker.ask(view, "casual", number)
    thinker.close()
    timer.cancel()
    assert rescued == []


def test_closing_at_once_is_safe(make_thinker):
    thinker = make_thinker()
    thinker.close()
    thinker.close()


def test_closing_the_session_gives_up_the_thought(qtbot, make_library, make_thinker, tmp_path_factory):
    notes = tmp_path_factory.mktemp("notes")
    library = make_library(thinker=make_thinker(partial(servers.thinks_for_ever, notes)))
    session = library.new_match((CAT, DAN))
    session.begin()
    wait_for(qtbot, lambda: lives(notes))
    session.close()
    library.close()


ORPHAN = """
import multiprocessing
from PySide6.QtCore import QCoreApplication
from fiveup_desktop.session import WorkerThinker
from tests.session.test_worker import views

application = QCoreApplication([])
thinker = WorkerThinker()
thinker.answered.connect(lambda: print(multiprocessing.active_children()[0].pid, flush=True))
thinker.ask(views(1)[0], "casual", 0)
application.exec()
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="asks /proc what became of a process")
def test_the_process_ends_when_the_game_is_killed():
    with subprocess.Popen(
        [sys.executable, "-c", ORPHAN], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as game:
        status = Path("/proc", game.stdout.readline().strip(), "status")
        assert "State" in status.read_text()
        game.kill()
    # Whoever inherits it may leave it a zombie.
    while status.exists() and "State:\tZ" not in status.read_text():
        time.sleep(0.01)
