"""Matches begun, taken up again at any moment, and listed."""

import json
import os

import pytest

from fiveup_desktop.records import MatchRecord, MatchStore, record_to_bytes
from fiveup_desktop.rules import Board, Match
from fiveup_desktop.session import Player, PlayerKind, RecordError
from tests.session.play import ANN, BEN, CAT, DAN, Hands, Log, on_disk, play_out, settle, wait_for


def played(qtbot, library, stop, players=(ANN, BEN)):
    """A match played until `stop(match)`, and not further."""
    session = library.new_match(players, "Sunday")
    hands = Hands(session)
    session.transitioned.disconnect(hands.deal)

    def deal_or_stop() -> None:
        if stop(session.match):
            session.turn_began.disconnect(hands.act)
            session.round_started.disconnect(deal_or_stop)
            session.transitioned.disconnect(deal_or_stop)
        elif session.match.needs_deal:
            session.start_next_round()

    session.round_started.connect(deal_or_stop)
    session.transitioned.connect(deal_or_stop)
    session.begin()
    wait_for(qtbot, lambda: session.match.rounds and stop(session.match))
    settle(session)
    return session


MOMENTS = {
    "dealt, nothing done": lambda match: match.ply == (0, 0),
    "in the first round": lambda match: match.ply >= (0, 4),
    "after a draw": lambda match: str(match.rounds[-1].actions[-1:]) == "(Draw(),)",
    "round settled": lambda match: match.needs_deal,
    "second round dealt": lambda match: match.ply == (1, 0),
    "in the third round": lambda match: match.ply >= (2, 5),
    "over": lambda match: match.is_over,
}


@pytest.mark.parametrize("stop", MOMENTS.values(), ids=MOMENTS.keys())
def test_a_match_is_taken_up_where_it_stood(qtbot, make_library, stop):
    library = make_library()
    before = played(qtbot, library, stop)
    library.close()
    again = make_library(seed=99)
    session = again.open(before.record_id)
    assert session.match == before.match
    assert session.players == before.players
    assert (session.record_id, session.title) == (before.record_id, "Sunday")
    assert session.commitment == before.commitment
    for index in range(len(session.match.rounds)):
        assert session.transitions_of(index) == before.transitions_of(index)

    log = Log(session)
    session.begin()
    settle(session)
    expected = [] if before.match.to_move is None else [("turn_began", before.match.to_move)]
    assert log.said == expected
    if not before.match.is_over:
        assert again.latest_unfinished().record_id == before.record_id
        play_out(qtbot, session)
    assert session.match.rounds[: len(before.match.rounds) - 1] == before.match.rounds[:-1]
    assert session.match.rounds[len(before.match.rounds) - 1].deal == before.match.rounds[-1].deal


def test_a_computer_whose_turn_it_was_goes_on(qtbot, make_library):
    library = make_library()
    session = library.new_match((CAT, DAN))
    with qtbot.waitSignal(session.round_started):
        session.begin()
    session.hold("for good")
    library.close()
    session = make_library().open(session.record_id)
    with qtbot.waitSignal(session.transitioned):
        session.begin()


def test_loading_meets_the_same_replies(qtbot, make_library):
    library = make_library()
    session = library.new_match((CAT, DAN))
    with qtbot.waitSignal(session.round_started):
        session.begin()
    session.hold("here")
    library.close()
    actions = []
    for _ in range(2):
        library = make_library()
        (library.folder / "copy").mkdir(exist_ok=True)
        session = library.open(session.record_id)
        kept = (library.folder / f"{session.record_id}.fiveup").read_bytes()
        session.begin()
        wait_for(qtbot, lambda session=session: session.match.needs_deal)
        library.close()
        (library.folder / f"{session.record_id}.fiveup").write_bytes(kept)
        actions.append(session.match.rounds[0].actions)
    assert actions[0] == actions[1]


def test_new_matches_have_files_of_their_own_with_all_that_belongs_inside(qtbot, library):
    one, two = (played(qtbot, library, MOMENTS["dealt, nothing done"]) for _ in range(2))
    assert one.record_id != two.record_id
    file = library.folder / f"{one.record_id}.fiveup"
    assert file.stat().st_mode & 0o777 == 0o600
    meta = json.loads(file.read_text(encoding="utf-8"))["meta"]
    assert list(meta) == ["id", "title", "created", "modified", "app"]
    assert meta["id"] == one.record_id


def test_a_match_that_was_never_dealt_leaves_no_file(library):
    library.new_match((ANN, BEN))
    library.close()
    assert not list(library.folder.glob("*.fiveup"))


@pytest.mark.parametrize(
    "players",
    [
        (ANN,),
        (ANN,) * 5,
        (ANN, Player("", PlayerKind.HUMAN)),
        (ANN, Player("a\nb", PlayerKind.HUMAN)),
        (ANN, Player("x" * 41, PlayerKind.COMPUTER)),
        (ANN, Player("Eve", PlayerKind.HUMAN, "casual")),
    ],
)
def test_players_that_no_record_could_hold_are_refused_at_once(library, players):
    with pytest.raises(RecordError):
        library.new_match(players)


def test_the_list_shows_what_everybody_may_see_and_the_last_played_first(qtbot, library):
    over = played(qtbot, library, MOMENTS["over"], (CAT, DAN))
    running = played(qtbot, library, MOMENTS["in the third round"])
    for age, session in ((200, over), (100, running)):
        os.utime(library.folder / f"{session.record_id}.fiveup", (1.8e9 - age, 1.8e9 - age))
    first, second = library.summaries()
    assert (first.record_id, second.record_id) == (running.record_id, over.record_id)
    assert (first.finished, second.finished) == (False, True)
    assert second.winner == over.match.winner
    assert (first.title, first.players, first.round_number) == ("Sunday", (ANN, BEN), 3)
    assert first.scores_raw == running.match.scores_raw
    assert first.board == running.match.round.board
    assert first.modified.timestamp() == 1.8e9 - 100
    assert library.latest_unfinished() == first


def test_the_list_follows_the_files(qtbot, library):
    session = played(qtbot, library, MOMENTS["in the first round"])
    for _ in range(2):
        assert library.summaries()[0].board == session.match.round.board
        with qtbot.waitSignal(session.transitioned):
            session.submit(session.match.legal_actions()[0], session.match.to_move)
    (library.folder / f"{session.record_id}.fiveup").unlink()
    assert library.summaries() == ()


def test_one_bad_file_hides_no_good_one(qtbot, library):
    session = played(qtbot, library, MOMENTS["in the first round"])
    good = (library.folder / f"{session.record_id}.fiveup").read_bytes()
    for digit, data in enumerate((b"", good[:-100], b"[" * 9999, good.replace(b"draw", b"pass"), b"\xff")):
        (library.folder / f"{digit}0000000-0000-0000-0000-000000000000.fiveup").write_bytes(data)
    (library.folder / "50000000-0000-0000-0000-000000000000.fiveup").mkdir()
    (library.folder / "60000000-0000-0000-0000-000000000000.fiveup").symlink_to("nowhere")
    assert [each.record_id for each in library.summaries()] == [session.record_id]
    assert library.latest_unfinished().record_id == session.record_id
    with pytest.raises(RecordError):
        library.open("00000000-0000-0000-0000-000000000000")
    with pytest.raises(RecordError):
        library.open("90000000-0000-0000-0000-000000000000")


def test_an_empty_folder_has_nothing_to_continue(library):
    assert library.summaries() == ()
    assert library.latest_unfinished() is None


def test_a_watched_match_is_never_what_one_goes_on_with(qtbot, library):
    ids = [played(qtbot, library, MOMENTS["in the first round"], two).record_id for two in [(ANN, DAN)] * 2]
    watched = played(qtbot, library, MOMENTS["in the first round"], (CAT, DAN)).record_id
    over = played(qtbot, library, MOMENTS["over"], (ANN, DAN)).record_id
    for age, record_id in enumerate((over, watched, *ids)):
        os.utime(library.folder / f"{record_id}.fiveup", (1.8e9 - age, 1.8e9 - age))
    assert [each.record_id for each in library.unfinished()] == ids
    assert library.latest_unfinished().record_id == ids[0]
    for record_id in ids:
        library.delete(record_id)
    assert library.latest_unfinished() is None


def test_a_match_not_yet_dealt_can_be_taken_up(qtbot, library):
    record_id = "01234567-89ab-cdef-0123-456789abcdef"
    MatchStore(library.folder).save(record_id, MatchRecord.of(Match.new(2), (ANN, DAN)))
    summary = library.latest_unfinished()
    assert (summary.round_number, summary.board) == (0, Board.empty())
    session = library.open(record_id)
    with qtbot.waitSignal(session.round_started):
        session.begin()


def test_a_file_from_elsewhere_is_not_touched(qtbot, library, tmp_path):
    source = played(qtbot, library, MOMENTS["in the first round"])
    source.close()
    foreign = tmp_path / "sent to me.fiveup"
    data = (library.folder / f"{source.record_id}.fiveup").read_bytes()
    foreign.write_bytes(data)

    session = library.open_file(foreign)
    assert session.match == source.match
    assert session.record_id != source.record_id
    play_out(qtbot, session)
    assert foreign.read_bytes() == data
    assert (library.folder / f"{source.record_id}.fiveup").read_bytes() == data
    assert on_disk(library, session).match.is_over
    assert library.open(session.record_id).match == session.match


def test_a_file_from_elsewhere_keeps_its_id_if_that_is_free_and_all_that_it_says(library, tmp_path):
    record_id = "01234567-89AB-CDEF-0123-456789ABCDEF"
    meta = {"id": record_id, "title": "周日", "practice": False, "x": [1, {"y": None}]}
    foreign = tmp_path / "a.fiveup"
    foreign.write_bytes(record_to_bytes(MatchRecord.of(Match.new(2), (ANN, BEN), meta)))
    session = library.open_file(foreign)
    assert (session.record_id, session.title) == (record_id.lower(), "周日")
    session.begin()
    library.close()
    kept = json.loads((library.folder / f"{record_id.lower()}.fiveup").read_text(encoding="utf-8"))["meta"]
    assert kept.pop("modified")
    assert kept == {**meta, "id": record_id.lower()}


def test_a_file_of_the_folder_is_opened_as_itself(qtbot, library):
    source = played(qtbot, library, MOMENTS["in the first round"])
    source.close()
    session = library.open_file(library.folder / f"{source.record_id}.fiveup")
    assert session.record_id == source.record_id


@pytest.mark.parametrize("data", [b"", b"{}", b"not json"])
def test_what_is_no_record_is_refused(library, tmp_path, data):
    (tmp_path / "a.fiveup").write_bytes(data)
    with pytest.raises(RecordError):
        library.open_file(tmp_path / "a.fiveup")


def test_leftovers_of_a_crash_are_cleared_by_the_writer(make_library, tmp_path):
    (tmp_path / "matches").mkdir()
    name = ".01234567-89ab-cdef-0123-456789abcdef.fiveup.0123456789abcdef.tmp"
    leftover = tmp_path / "matches" / name
    leftover.touch()
    make_library()
    assert not leftover.exists()
    leftover.touch()
    make_library()
    assert leftover.exists()
