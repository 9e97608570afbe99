"""Hints and the tile tracker: from the viewer's own view, for as long as they are wanted."""

from __future__ import annotations

import random
from functools import partial

import pytest

from fiveup_desktop.players.hints import Hint, hint_for
from fiveup_desktop.players.service import HintQuestion
from fiveup_desktop.rules import FULL_SET, Placement, SeatView
from fiveup_desktop.session import HiddenHandError, NoHint, Thinker, WorkerThinker, tracker_of
from tests.session import servers
from tests.session.play import ANN, BEN, CAT, Log, settle, wait_for


class Silent(Thinker):
    """Never answers by itself; keeps what it was asked."""

    def __init__(self):
        super().__init__()
        self.asked = []

    def _start(self, question):
        self.asked.append(question)


def begun(qtbot, library, *players, aids=True):
    session = library.new_match(players, aids=aids)
    with qtbot.waitSignal(session.round_started):
        session.begin()
    return session


def to_the_person(qtbot, session):
    """Play on until the person at seat 0 can choose among placements."""
    while True:
        wait_for(qtbot, lambda: session.match.to_move == 0 or session.match.needs_deal)
        settle(session)
        if session.match.needs_deal:
            session.start_next_round()
        elif len({str(each.tile) for each in placements(session)}) > 1:
            return
        else:
            with qtbot.waitSignal(session.transitioned):
                session.submit(session.match.legal_actions()[0], 0)


def placements(session):
    return [each for each in session.match.legal_actions() if isinstance(each, Placement)]


@pytest.fixture
def heard():
    return []


def listen(session, heard):
    session.hint_found.connect(heard.append)


def test_a_hint_is_the_viewers_best_play(qtbot, library, heard):
    session = begun(qtbot, library, ANN, CAT)
    to_the_person(qtbot, session)
    listen(session, heard)
    assert session.why_no_hint is None
    session.ask_hint()
    wait_for(qtbot, lambda: heard)
    assert isinstance(heard[0], Hint)
    assert heard[0].best.facts.placement in placements(session)


def test_only_the_view_of_the_seat_is_asked_about(qtbot, make_library):
    thinker = Silent()
    session = begun(qtbot, make_library(thinker=thinker), ANN, BEN)
    seat = session.match.to_move
    session.take_screen(seat)
    session.ask_hint()
    question = thinker.asked[-1]
    assert isinstance(question, HintQuestion)
    assert question.view == session.view_of(seat)


def test_the_generator_follows_from_match_round_and_ply(qtbot, make_library):
    thinker = Silent()
    library = make_library(thinker=thinker)
    session = begun(qtbot, library, ANN, BEN)
    session.take_screen(session.match.to_move)
    session.ask_hint()
    session.ask_hint()
    first, again = thinker.asked
    assert first.seed == again.seed
    copy = library.open(library.duplicate(session.record_id))
    copy.begin()
    copy.take_screen(copy.match.to_move)
    copy.ask_hint()
    assert thinker.asked[-1].seed == first.seed
    while len(thinker.asked) == 3:
        with qtbot.waitSignal(copy.transitioned):
            copy.submit(copy.match.legal_actions()[0], copy.viewer)
        copy.take_screen(copy.match.to_move)
        copy.ask_hint()
    assert thinker.asked[-1].seed != first.seed


@pytest.mark.parametrize("how", ["play", "hand over the screen", "give the seat away", "drop", "close"])
def test_a_hint_that_is_wanted_no_more_never_comes(qtbot, make_library, heard, how):
    thinker = Silent()
    session = begun(qtbot, make_library(thinker=thinker), ANN, BEN)
    seat = session.match.to_move
    session.take_screen(seat)
    listen(session, heard)
    session.ask_hint()
    question = thinker.asked[-1]
    if how == "play":
        session.submit(session.match.legal_actions()[0], seat)
    elif how == "hand over the screen":
        session.take_screen(None)
    elif how == "give the seat away":
        session.hand_over(seat, "casual")
    elif how == "drop":
        session.drop_hint()
    else:
        session.close()
    thinker._tell(question.ticket, "late")
    settle(session)
    assert heard == []


def test_why_there_is_none(qtbot, make_library):
    library = make_library(thinker=Silent())
    session = begun(qtbot, library, ANN, BEN)
    seat = session.match.to_move
    assert session.why_no_hint is NoHint.NOT_YOUR_TURN
    session.take_screen(1 - seat)
    assert session.why_no_hint is NoHint.NOT_YOUR_TURN
    session.take_screen(seat)
    assert session.why_no_hint is None
    without = begun(qtbot, library, ANN, BEN, aids=False)
    without.take_screen(without.match.to_move)
    assert without.why_no_hint is NoHint.SWITCHED_OFF
    assert not library.open(without.record_id).has_aids


def test_no_hint_where_nothing_fits(qtbot, make_library):
    session = begun(qtbot, make_library(thinker=Silent()), ANN, BEN)
    while placements(session):
        session.take_screen(session.match.to_move)
        with qtbot.waitSignal(session.transitioned):
            session.submit(placements(session)[0], session.viewer)
        if session.match.needs_deal:
            with qtbot.waitSignal(session.round_started):
                session.start_next_round()
    session.take_screen(session.match.to_move)
    assert session.why_no_hint is NoHint.NOTHING_FITS


def test_the_process_killed_in_the_middle_of_a_hint_is_asked_again(
    qtbot, qapp, make_library, heard, tmp_path_factory
):
    notes = tmp_path_factory.mktemp("notes")
    thinker = WorkerThinker(partial(servers.dies_of_hints, notes, 1))
    session = begun(qtbot, make_library(thinker=thinker), ANN, CAT)
    to_the_person(qtbot, session)
    listen(session, heard)
    session.ask_hint()
    wait_for(qtbot, lambda: heard)
    view = session.view_of(0)
    assert heard == [hint_for(view, random.Random(session._seed("hint")))]
    assert len(list(notes.iterdir())) == 1


def test_a_hint_that_kills_every_process_is_given_up_and_the_match_goes_on(
    qtbot, qapp, make_library, heard, tmp_path_factory, caplog
):
    notes = tmp_path_factory.mktemp("notes")
    thinker = WorkerThinker(partial(servers.dies_of_hints, notes, 99))
    session = begun(qtbot, make_library(thinker=thinker), ANN, CAT)
    to_the_person(qtbot, session)
    listen(session, heard)
    for asked in range(1, 3):
        session.ask_hint()
        wait_for(qtbot, lambda asked=asked: len(heard) == asked)
    assert heard == [None, None]
    log = Log(session)
    with qtbot.waitSignal(session.transitioned):
        session.submit(placements(session)[0], 0)
    wait_for(qtbot, lambda: any(each.seat == 1 for each in log.all("transitioned")))


def test_the_tracker_tells_what_the_seat_has_not_seen(qtbot, library):
    session = begun(qtbot, library, ANN, CAT, CAT)
    to_the_person(qtbot, session)
    view = session.view_of(0)
    tracked = tracker_of(view)
    assert set(tracked.unseen) == set(FULL_SET) - set(view.hand) - set(view.board.tiles)
    assert [each.seat for each in tracked.seats] == [1, 2]
    with pytest.raises(HiddenHandError):
        session.view_of(1)
    assert tracked == tracker_of(SeatView.of(session.match, 0))
