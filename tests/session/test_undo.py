"""Taking back in a match that counts, and going anywhere in one for practice."""

from __future__ import annotations

import json

import pytest

from fiveup_desktop.rules import Draw, Placement, Refusal
from fiveup_desktop.session import HiddenHandError, MatchSession, MatchStore
from tests.session.disks import FailingDisk, SlowDisk
from tests.session.play import ANN, BEN, CAT, DAN, Log, on_disk, play_out, settle, wait_for


def begun(qtbot, library, *players, practice=False) -> MatchSession:
    session = library.new_match(players, practice=practice)
    with qtbot.waitSignal(session.round_started):
        session.begin()
    return session


def act(qtbot, session, choice=0):
    """One action of whoever is to move, a person who takes the screen first."""
    seat = session.match.to_move
    if session.needs_curtain(seat):
        session.take_screen(seat)
    with qtbot.waitSignal(session.transitioned):
        session.submit(session.match.legal_actions()[choice], seat)


def place(qtbot, session):
    """Act until somebody has placed a tile, and somebody else is to move."""
    while True:
        act(qtbot, session)
        if isinstance(session.transitions[-1].action, Placement):
            return


def undo(qtbot, session):
    with qtbot.waitSignal(session.rewound):
        session.undo()


class TestInAMatchThatCounts:
    @pytest.fixture
    def session(self, qtbot, library):
        return begun(qtbot, library, ANN, BEN)

    def test_a_placement_is_taken_back_on_disk_first_and_then_told(self, qtbot, library, session):
        before = session.match
        place(qtbot, session)
        assert (session.can_undo, session.can_redo) == (True, False)
        log, seen = Log(session), []
        session.rewound.connect(lambda match: seen.append((match, on_disk(library, session).match)))
        undo(qtbot, session)
        assert seen == [(before, before)]
        assert session.match == before
        assert session.transitions == ()
        assert log.names == ["thinking", "turn_began"]
        assert log.said[1] == ("turn_began", before.to_move)
        assert (session.can_undo, session.can_redo) == (False, True)

    def test_what_was_taken_back_is_done_again_as_any_action_is(self, qtbot, library, session):
        place(qtbot, session)
        played, transition = session.match, session.transitions[-1]
        for _ in range(2):
            undo(qtbot, session)
            with qtbot.waitSignal(session.transitioned) as told:
                session.redo()
            assert told.args == [transition]
            assert session.match == on_disk(library, session).match == played
            assert (session.can_undo, session.can_redo) == (True, False)

    def test_another_placement_forgets_the_one_taken_back(self, qtbot, session):
        place(qtbot, session)
        undo(qtbot, session)
        act(qtbot, session, choice=1)
        assert not session.can_redo
        assert session.can_undo
        session.redo()
        settle(session)
        assert len(session.transitions) == 1

    def test_only_one_can_be_taken_back(self, qtbot, session):
        place(qtbot, session)
        place(qtbot, session)
        undo(qtbot, session)
        assert not session.can_undo
        match = session.match
        session.undo()
        settle(session)
        assert session.match is match

    def test_not_after_the_screen_was_handed_over(self, qtbot, session):
        place(qtbot, session)
        placer = session.viewer
        session.take_screen(None)
        assert not session.can_undo
        session.take_screen(placer)
        assert not session.can_undo

    def test_not_by_anybody_else(self, qtbot, library, session):
        place(qtbot, session)
        session.close()
        again = library.open(session.record_id)
        assert again.viewer is None
        assert not again.can_undo

    def test_not_past_a_draw(self, qtbot, session):
        while not (session.transitions and isinstance(session.transitions[-1].action, Draw)):
            if session.match.needs_deal:
                with qtbot.waitSignal(session.round_started):
                    session.start_next_round()
            act(qtbot, session)
        assert not session.can_undo
        while not isinstance(session.transitions[-1].action, Placement):
            act(qtbot, session)
        if session.match.to_move is not None:
            undo(qtbot, session)
            assert isinstance(session.transitions[-1].action, Draw)
            assert not session.can_undo

    def test_not_a_placement_that_ended_the_round(self, qtbot, session):
        while not session.match.needs_deal:
            act(qtbot, session)
        assert not session.can_undo

    def test_not_when_nothing_was_done(self, session):
        assert (session.can_undo, session.can_redo, session.plies) == (False, False, (0, 0))
        session.undo()
        session.redo()
        with pytest.raises(ValueError, match="counts"):
            session.go_to(0)
        settle(session)
        assert session.transitions == ()

    def test_the_next_tile_is_never_another_one(self, qtbot, session):
        place(qtbot, session)
        boneyard = session.match.round.boneyard
        undo(qtbot, session)
        act(qtbot, session, choice=1)
        assert session.match.round.boneyard == boneyard


def test_while_a_computer_still_pauses_its_person_can_take_back(qtbot, library):
    session = begun(qtbot, library, ANN, CAT)
    wait_for(qtbot, lambda: session.match.to_move == 0)
    session.pace_ms = 10**6
    before = session.match
    place(qtbot, session)
    assert session.can_undo
    undo(qtbot, session)
    settle(session)
    assert session.match == before
    # What the computer had thought of is no longer waited for.
    session.pace_ms = 0
    session.release("nobody")
    settle(session)
    assert session.match == before


def test_not_while_the_next_action_is_being_written(qtbot, make_library, tmp_path):
    disk = SlowDisk(tmp_path / "matches")
    session = begun(qtbot, make_library(disk), ANN, BEN)
    place(qtbot, session)
    disk.gate.clear()
    disk.arrived.clear()
    session.submit(session.match.legal_actions()[0], session.match.to_move)
    disk.arrived.wait()
    assert not session.can_undo
    session.undo()
    disk.gate.set()
    wait_for(qtbot, lambda: len(session.transitions) == 2)


def test_the_shorter_record_is_on_disk_before_it_is_shown(qtbot, make_library, tmp_path):
    disk = SlowDisk(tmp_path / "matches")
    session = begun(qtbot, make_library(disk), ANN, BEN)
    place(qtbot, session)
    disk.gate.clear()
    disk.arrived.clear()
    session.undo()
    disk.arrived.wait()
    settle(session)
    assert len(session.transitions) == 1
    session.undo()
    session.redo()
    disk.gate.set()
    wait_for(qtbot, lambda: not session.transitions)


def test_on_a_full_disk_it_is_taken_back_all_the_same(qtbot, make_library, tmp_path):
    disk = FailingDisk(tmp_path / "matches")
    library = make_library(disk)
    session = begun(qtbot, library, ANN, BEN)
    place(qtbot, session)
    disk.fill_up()
    with qtbot.waitSignal(session.save_failed):
        undo(qtbot, session)
    assert session.transitions == ()
    disk.errno = None
    with qtbot.waitSignal(session.save_recovered):
        session.retry_save()
    assert on_disk(library, session).match == session.match


def test_a_match_in_which_much_was_taken_back_ends_like_any_other(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    for _ in range(6):
        place(qtbot, session)
        if session.can_undo:
            undo(qtbot, session)
    play_out(qtbot, session)
    assert on_disk(library, session).match == session.match


class TestForPractice:
    @pytest.fixture
    def session(self, qtbot, library):
        session = begun(qtbot, library, ANN, BEN, practice=True)
        for _ in range(6):
            act(qtbot, session)
        return session

    def test_any_ply_of_the_round_can_be_gone_to_back_and_forth(self, qtbot, library, session):
        whole = session.transitions
        moments = [each.before for each in whole] + [whole[-1].after]
        for ply in (3, 0, 5, 6, 1, 6):
            with qtbot.waitSignal(session.rewound) as told:
                session.go_to(ply)
            assert told.args == [moments[ply]]
            assert session.match == on_disk(library, session).match == moments[ply]
            assert session.plies == (ply, 6)
            assert session.transitions == whole[:ply]
        for bad in (-1, 7):
            with pytest.raises(ValueError, match="no ply"):
                session.go_to(bad)

    def test_step_by_step_to_the_deal_and_again_to_the_end(self, qtbot, session):
        whole = session.transitions
        while session.can_undo:
            undo(qtbot, session)
        assert session.plies == (0, 6)
        again = []
        while session.can_redo:
            with qtbot.waitSignal(session.transitioned) as told:
                session.redo()
            again += told.args
        assert tuple(again) == whole

    def test_the_same_action_goes_on_along_what_was_taken_back_another_forgets_it(self, qtbot, session):
        first = session.transitions[0].action
        with qtbot.waitSignal(session.rewound):
            session.go_to(0)
        with qtbot.waitSignal(session.transitioned):
            session.submit(first, session.match.to_move)
        assert session.plies == (1, 6)
        undo(qtbot, session)
        other = next(each for each in session.match.legal_actions() if each != first)
        with qtbot.waitSignal(session.transitioned):
            session.submit(other, session.match.to_move)
        assert session.plies == (1, 1)

    def test_past_a_draw_and_into_a_round_that_is_over(self, qtbot, session):
        while not session.match.needs_deal:
            act(qtbot, session)
        over = session.match
        boneyard = over.round.deal.boneyard
        with qtbot.waitSignal(session.rewound):
            session.go_to(0)
        assert session.match.to_move is not None
        assert session.match.round.boneyard == boneyard
        with qtbot.waitSignal(session.rewound):
            session.go_to(session.plies[1])
        assert session.match == over

    def test_every_hand_is_open_and_nobody_has_to_look_away(self, session):
        current = session.match.round
        assert [session.hand_of(seat) for seat in (0, 1)] == list(current.hands)
        assert not any(session.needs_curtain(seat) for seat in (0, 1))
        for seat in (0, 1):
            session.view_of(seat)
        for transition in session.transitions:
            assert session.shown_draw(transition) == transition.drawn

    def test_it_stays_practice_for_ever(self, qtbot, library, session, tmp_path):
        session.close()
        file = library.path_of(session.record_id)
        assert json.loads(file.read_text(encoding="utf-8"))["meta"]["practice"] is True
        assert library.open(session.record_id).is_practice
        library.export(session.record_id, tmp_path / "x.fiveup")
        for copy in (library.duplicate(session.record_id), library.import_file(tmp_path / "x.fiveup")):
            assert library.open(copy).is_practice
        assert library.statistics().matches == 0
        assert all(each.is_practice for each in library.summaries())

    def test_the_next_deal_ends_the_way_back(self, qtbot, session):
        while not session.match.needs_deal:
            act(qtbot, session)
        with qtbot.waitSignal(session.round_started):
            session.start_next_round()
        assert (session.can_undo, session.can_redo, session.plies) == (False, False, (0, 0))


def test_where_practice_went_back_computers_wait_until_they_are_asked(qtbot, library):
    session = begun(qtbot, library, CAT, DAN, practice=True)
    wait_for(qtbot, lambda: len(session.transitions) >= 5)
    session.hold("here")
    wait_for(qtbot, lambda: session.can_undo)
    undo(qtbot, session)
    session.release("here")
    assert session.is_waiting
    whole = session.plies[1]
    with qtbot.waitSignal(session.rewound):
        session.go_to(2)
    settle(session)
    assert session.plies == (2, whole)
    with qtbot.waitSignal(session.transitioned):
        session.redo()
    settle(session)
    assert session.plies[0] == 3
    assert session.is_waiting
    session.play_on()
    wait_for(qtbot, lambda: session.match.needs_deal)
    assert not session.is_waiting


def test_a_match_that_counts_hides_what_practice_shows(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    assert not session.is_practice
    with pytest.raises(HiddenHandError):
        session.view_of(0)


def test_a_commitment_can_be_checked_after_its_round_and_not_before(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    shown = session.commitment
    with pytest.raises(HiddenHandError):
        session.check_commitment(0)
    while not session.match.needs_deal:
        act(qtbot, session)
    found = session.check_commitment(0)
    assert (found.shown, found.found, found.holds) == (shown, shown, True)
    assert found.is_as_copied(f" {shown.upper()}\n")
    assert not found.is_as_copied("0" * 64)
    assert found.text.startswith("fiveup-deal-1\n")
    for is_next_dealt in (False, True):
        again = library.open(session.record_id)
        again.begin()
        assert again.check_commitment(0).holds is None
        if not is_next_dealt:
            with qtbot.waitSignal(again.round_started):
                again.start_next_round()
    assert again.check_commitment(0).found == shown
    with pytest.raises(HiddenHandError):
        again.check_commitment(1)


def test_a_cursor_and_the_scores_of_a_running_match(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    place(qtbot, session)
    cursor = session.replay_cursor()
    cursor.go_to(10**6)
    assert cursor.match == session.match
    assert cursor.hand_of(session.viewer) is not None
    assert cursor.hand_of(1 - session.viewer) is None
    assert session.scores_by_round_raw[-1] == session.match.scores_raw
    assert len(session.scores_by_round_raw) == 2


def test_a_file_changed_by_another_program_is_kept_and_told_of(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    file = library.path_of(session.record_id)
    file.write_bytes(b"somebody else's")
    with qtbot.waitSignal(session.set_aside) as told:
        place(qtbot, session)
    (path,) = told.args
    assert path.read_bytes() == b"somebody else's"
    assert session.trouble is None
    assert on_disk(library, session).match == session.match


def test_each_end_of_a_round_leaves_a_backup(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    while not session.match.needs_deal:
        act(qtbot, session)
    (backup,) = MatchStore(library.folder).backups.of(session.record_id)
    assert backup.read().rounds == tuple(
        on_disk_round for on_disk_round in MatchStore(library.folder).load(session.record_id)[0].rounds
    )


def test_a_backup_that_cannot_be_made_disturbs_nobody(qtbot, library, caplog):
    (library.folder / "backups").write_text("no folder")
    session = begun(qtbot, library, ANN, BEN)
    log = Log(session)
    while not session.match.needs_deal:
        act(qtbot, session)
    assert log.all("save_failed") == []
    assert "no backup" in caplog.text
    assert session.match == on_disk(library, session).match


def test_refusals_stay_refusals_after_an_undo(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    place(qtbot, session)
    placed = session.transitions[-1]
    undo(qtbot, session)
    log = Log(session)
    session.submit(placed.action, 1 - placed.seat)
    assert [each.refusal for each in log.all("refused")] == [Refusal.NOT_YOUR_TURN]
