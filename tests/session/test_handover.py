"""A person's seat that a computer plays for a while: who plays, who sees, what the record keeps."""

from __future__ import annotations

import json

import pytest

from fiveup_desktop.records import HANDOVERS, handovers_in, owners, read_record
from fiveup_desktop.rules import Placement
from fiveup_desktop.session import Handover, Player, PlayerKind
from tests.session.disks import SlowDisk
from tests.session.play import ANN, BEN, CAT, DAN, Hands, Log, play_out, settle, wait_for


def begun(qtbot, library, *players):
    session = library.new_match(players)
    with qtbot.waitSignal(session.round_started):
        session.begin()
    return session


def of_computer(player, level):
    return Player(player.name, PlayerKind.COMPUTER, level)


def test_a_match_of_computers_and_a_stand_in_goes_on_by_itself(qtbot, library):
    session = begun(qtbot, library, ANN, CAT)
    session.hand_over(0, "casual")
    assert session.players == (of_computer(ANN, "casual"), CAT)
    assert session.owners == (ANN, CAT)
    assert session.stands_in(0)
    assert not session.stands_in(1)
    play_out(qtbot, session)
    assert session.match.is_over
    assert library.summaries()[0].finished


def test_the_person_plays_again_from_the_very_turn(qtbot, library):
    session = begun(qtbot, library, ANN, CAT)
    wait_for(qtbot, lambda: session.match.to_move == 0)
    settle(session)
    session.pace_ms = 10**9
    log = Log(session)
    session.hand_over(0, "casual")
    assert log.names[-1] == "thinking"
    session.hand_over(0, None)
    settle(session)
    assert log.said[-2:] == [("thinking", -1), ("turn_began", 0)]
    assert session.players == (ANN, CAT)
    with qtbot.waitSignal(session.transitioned):
        session.submit(session.match.legal_actions()[0], 0)


def test_the_hand_of_the_only_person_stays_open_and_nobody_elses_is_opened(qtbot, library):
    session = begun(qtbot, library, ANN, CAT)
    session.hand_over(0, "casual")
    assert session.viewer == 0
    assert session.may_show(0)
    assert not session.may_show(1)
    assert not session.needs_curtain(0)


def test_with_several_people_the_screen_is_cleared_and_asked_for(qtbot, library):
    session = begun(qtbot, library, ANN, BEN, CAT)
    session.take_screen(0)
    log = Log(session)
    session.hand_over(0, "casual")
    assert session.viewer is None
    assert "viewer_changed" in log.names
    assert not session.needs_curtain(0)
    assert session.needs_curtain(1)
    session.take_screen(1)
    session.hand_over(0, None)
    assert session.viewer == 1
    assert session.needs_curtain(0)


def test_nothing_can_be_taken_back_past_a_handover(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    while not session.can_undo:
        session.take_screen(session.match.to_move)
        with qtbot.waitSignal(session.transitioned):
            session.submit(session.match.legal_actions()[0], session.match.to_move)
    session.hand_over(1 - session.viewer, "casual")
    assert not session.can_undo


def test_it_is_on_disk_and_taken_up_again(qtbot, make_library):
    library = make_library()
    session = begun(qtbot, library, ANN, CAT)
    wait_for(qtbot, lambda: session.match.to_move == 0)
    settle(session)
    session.pace_ms = 10**9
    session.hand_over(0, "club")
    moment = Handover(0, len(session.transitions), 0, "club")
    library.close()
    record = read_record(library.folder / f"{session.record_id}.fiveup")
    assert record.players == (of_computer(ANN, "club"), CAT)
    assert record.meta[HANDOVERS] == [{"level": "club", "ply": moment.ply, "round": 0, "seat": 0}]

    later = make_library()
    assert later.latest_unfinished().record_id == session.record_id
    again = later.open(session.record_id)
    assert again.owners == (ANN, CAT)
    assert again.handovers == (moment,)
    assert again.viewer == 0
    again.pace_ms = 10**9
    again.begin()
    again.hand_over(0, None)
    later.close()
    last = make_library()
    assert last.open(session.record_id).players == (ANN, CAT)
    assert len(last.open(session.record_id).handovers) == 2


def test_while_an_action_is_being_written_too(qtbot, make_library, tmp_path):
    disk = SlowDisk(tmp_path / "matches")
    session = begun(qtbot, make_library(store=disk), ANN, BEN)
    seat = session.match.to_move
    session.take_screen(seat)
    disk.gate.clear()
    session.submit(next(each for each in session.match.legal_actions() if isinstance(each, Placement)), seat)
    session.hand_over(1 - seat, "casual")
    settle(session)
    assert session.transitions == ()
    disk.gate.set()
    wait_for(qtbot, lambda: any(each.seat == 1 - seat for each in session.transitions))


def test_what_stands_in_for_nobody(qtbot, library):
    session = begun(qtbot, library, ANN, CAT)
    log = []
    session.seats_changed.connect(lambda: log.append(1))
    with pytest.raises(ValueError, match="own"):
        session.hand_over(1, "casual")
    session.hand_over(0, None)
    session.hand_over(0, "casual")
    session.hand_over(0, "casual")
    assert log == [1]
    session.hand_over(0, "club")
    assert [each.level for each in session.handovers] == ["casual", "club"]
    assert session.owners == (ANN, CAT)


def test_there_and_back_within_a_match_and_nobodys_in_the_statistics(qtbot, library):
    session = begun(qtbot, library, ANN, DAN, CAT, DAN)
    hands = Hands(session)
    session.hand_over(0, "novice")
    wait_for(qtbot, lambda: len(session.match.rounds) >= 2)
    session.hand_over(0, None)
    wait_for(qtbot, lambda: session.match.is_over)
    hands.deleteLater()
    assert [each.level for each in session.handovers] == ["novice", None]
    (summary,) = library.summaries()
    assert summary.handed_over == (0,)
    assert summary.players == (ANN, DAN, CAT, DAN)
    assert sum(each.sittings for each in library.statistics().standings) == 3


@pytest.mark.parametrize(
    "rows",
    [
        "text",
        [1, None, "x"],
        [{"seat": 5, "ply": 0, "round": 0, "level": "club"}],
        [{"seat": True, "ply": 0, "round": 0, "level": "club"}],
        [{"seat": 0, "ply": -1, "round": 0, "level": "club"}],
        [{"seat": 0, "ply": 0, "round": 0, "level": 3}],
        [{"seat": 0, "ply": 0, "round": 0, "level": "x" * 41}],
        [{"seat": 0, "ply": 0, "round": 0, "level": "a\u202eb"}],
        [{}],
    ],
)
def test_what_a_foreign_file_says_instead_is_survived(rows):
    meta = json.loads(json.dumps({HANDOVERS: rows}))
    assert handovers_in(meta, 2) == ()
    assert owners((CAT, DAN), meta) == (CAT, DAN)


def test_a_file_that_contradicts_itself_is_believed_in_its_players():
    meta = {HANDOVERS: [{"seat": 0, "ply": 0, "round": 0, "level": "club"}]}
    assert owners((ANN, CAT), meta) == (ANN, CAT)
    assert owners((CAT, DAN), meta) == (Player("Cat", PlayerKind.HUMAN), DAN)
