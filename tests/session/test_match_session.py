"""One match being played: the door, its order, what it keeps, what it shows."""

import itertools
import pickle
import random
from dataclasses import replace

import pytest

from fiveup_desktop.players.service import Question
from fiveup_desktop.records import MatchRecord, commitment
from fiveup_desktop.rules import (
    DRAW,
    FULL_SET,
    Deal,
    Match,
    Placement,
    Refusal,
    Transition,
    deal_round,
    shuffle,
)
from fiveup_desktop.session import Library, MatchSession, MatchStore, Thinker
from tests.session.play import ANN, BEN, CAT, DAN, Hands, Log, on_disk, play_out, settle, wait_for

RECORD_ID = "01234567-89ab-cdef-0123-456789abcdef"


def begun(qtbot, library: Library, *players) -> MatchSession:
    """A match with its first round dealt."""
    session = library.new_match(players)
    with qtbot.waitSignal(session.round_started):
        session.begin()
    return session


TABLES = [
    (CAT, DAN),
    (CAT, DAN, CAT),
    (CAT, DAN, CAT, DAN),
    (ANN, CAT),
    (ANN, BEN, CAT),
    (ANN, BEN, ANN, CAT),
]


@pytest.mark.parametrize("players", TABLES, ids=lambda players: "-".join(each.name for each in players))
def test_a_whole_match_is_told_in_order_and_was_on_disk_before(qtbot, library, players):
    session = library.new_match(players)
    log, late = Log(session), []

    def compare(_: object) -> None:
        if on_disk(library, session).match != session.match:
            late.append(session.match.ply)

    session.round_started.connect(compare)
    session.transitioned.connect(compare)
    play_out(qtbot, session)

    assert late == []
    assert log.all("refused") == log.all("save_failed") == []
    told = log.all("transitioned")
    assert told == list(itertools.chain.from_iterable(on_disk(library, session).transitions))
    assert told[-1].after == session.match
    assert session.transitions == session.transitions_of(len(session.match.rounds) - 1)
    assert [match.rounds[-1].deal for match in log.all("round_started")] == [
        each.deal for each in session.match.rounds
    ]
    turns = [value for name, value in log.said if name == "turn_began"]
    assert turns == [transition.seat for transition in told]


def test_what_follows_a_signal_is_its_turn(qtbot, library):
    session = library.new_match((CAT, DAN))
    log = Log(session)
    play_out(qtbot, session)
    for (name, value), (following, seat) in itertools.pairwise(log.said):
        if name == "round_started" or (name == "transitioned" and value.after.to_move is not None):
            match = value.after if isinstance(value, Transition) else value
            assert (following, seat) == ("turn_began", match.to_move)
        if name == "turn_began":
            assert (following, seat) == ("thinking", value)


def test_an_answer_to_a_moment_that_has_passed_is_dropped(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    log, first = Log(session), session.match
    with qtbot.waitSignal(session.transitioned):
        session.submit(first.legal_actions()[0], first.to_move, first.ply)
    session.submit(first.legal_actions()[1], first.to_move, first.ply)
    session.submit(session.match.legal_actions()[0], session.match.to_move, (0, 7))
    settle(session)
    assert log.names == ["transitioned", "turn_began"]
    assert len(session.transitions) == 1


def test_of_two_clicks_at_once_only_the_first_counts(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    log = Log(session)
    one, two = session.match.legal_actions()[:2]
    session.submit(one, session.match.to_move)
    session.submit(two, session.match.to_move)
    wait_for(qtbot, lambda: session.transitions)
    settle(session)
    assert [each.action for each in session.transitions] == [one]
    assert log.all("refused") == []


def test_what_the_rules_forbid_is_refused_and_changes_nothing(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    log, before = Log(session), session.match
    session.submit(DRAW, before.to_move)
    session.submit(before.legal_actions()[0], 1 - before.to_move)
    settle(session)
    assert [error.refusal for error in log.all("refused")] == [
        Refusal.MUST_PLACE_NOT_DRAW,
        Refusal.NOT_YOUR_TURN,
    ]
    assert log.names == ["refused", "refused"]
    assert session.match is before
    assert on_disk(library, session).match == before


def test_a_refusal_tells_of_no_hand(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    log, leader = Log(session), session.match.to_move
    opening = session.match.legal_actions()[0]
    with qtbot.waitSignal(session.transitioned):
        session.submit(opening, leader)
    for tile in FULL_SET:
        session.submit(Placement(tile, opening.tile.connection(opening.tile.ports[0])), leader)
    errors = log.all("refused")
    assert len(errors) == 28
    assert all(str(error).endswith(f" at board [{opening}]") for error in errors)


def test_a_round_is_dealt_only_when_one_is_due(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    log = Log(session)
    session.start_next_round()
    settle(session)
    assert log.said == []
    hands = Hands(session)
    session.transitioned.disconnect(hands.deal)
    hands.act(session.match.to_move)
    wait_for(qtbot, lambda: session.match.needs_deal)
    session.start_next_round()
    session.start_next_round()
    wait_for(qtbot, lambda: len(session.match.rounds) == 2)
    settle(session)
    assert len(log.all("round_started")) == 1


def test_the_commitment_is_there_before_the_first_action(qtbot, library):
    session = library.new_match((ANN, BEN))
    assert session.commitment is None
    with qtbot.waitSignal(session.round_started):
        session.begin()
    deal = session.match.rounds[0].deal
    assert deal.nonce is not None
    assert len(deal.nonce) == 32
    assert session.commitment == commitment(deal)


def test_the_same_generator_makes_the_same_match(qtbot, make_library):
    played = []
    for _ in range(2):
        session = make_library(seed=5).new_match((CAT, DAN, CAT))
        play_out(qtbot, session)
        played.append(session.match)
    assert played[0] == played[1]


# Opponents


def test_computers_wait_while_anybody_holds(qtbot, library):
    session = begun(qtbot, library, CAT, DAN)
    log = Log(session)
    session.hold("animation")
    session.hold("dialog")
    session.hold("dialog")
    wait_for(qtbot, lambda: ("thinking", -1) in log.said)
    session.release("dialog")
    session.release("nobody")
    settle(session)
    assert log.all("transitioned") == []
    with qtbot.waitSignal(session.transitioned):
        session.release("animation")


def test_a_hold_in_answer_to_a_signal_is_early_enough(qtbot, library):
    session = library.new_match((CAT, DAN))
    log = Log(session)
    session.round_started.connect(lambda: session.hold("deal"))
    session.transitioned.connect(lambda: session.hold("tile"))
    session.begin()
    wait_for(qtbot, lambda: log.names.count("thinking") == 2)
    settle(session)
    assert log.all("transitioned") == []
    session.release("deal")
    wait_for(qtbot, lambda: log.names.count("thinking") == 4)
    settle(session)
    assert len(log.all("transitioned")) == 1


def test_a_choice_is_shown_after_the_pause_and_not_before(qtbot, library):
    session = library.new_match((CAT, DAN))
    log = Log(session)
    session.pace_ms = 2**30
    session.begin()
    wait_for(qtbot, lambda: ("thinking", -1) in log.said)
    settle(session)
    assert log.all("transitioned") == []
    session.close()
    unhurried = library.new_match((CAT, DAN))
    unhurried.pace_ms = 1
    with qtbot.waitSignal(unhurried.transitioned):
        unhurried.begin()


def test_people_need_not_wait_for_holds(qtbot, library):
    session = begun(qtbot, library, ANN, CAT)
    session.hold("animation")
    if session.match.to_move == 0:
        with qtbot.waitSignal(session.transitioned):
            session.submit(session.match.legal_actions()[0], 0)
    else:
        session.release("animation")
        wait_for(qtbot, lambda: session.match.to_move == 0)


# Closing


def test_nothing_is_told_or_taken_after_closing(qtbot, library):
    session = begun(qtbot, library, CAT, DAN)
    log = Log(session)
    session.close()
    session.close()
    session.submit(session.match.legal_actions()[0], session.match.to_move)
    session.retry_save()
    session.release("anybody")
    settle(session)
    assert log.said == []


def test_what_was_accepted_before_closing_is_on_disk(qtbot, library):
    session = begun(qtbot, library, ANN, BEN)
    action = session.match.legal_actions()[0]
    session.submit(action, session.match.to_move)
    library.close()
    assert on_disk(library, session).match.rounds[0].actions == (action,)
    assert session.transitions == ()


def test_closing_in_answer_to_any_signal_is_safe(qtbot, make_library):
    for name in ("round_started", "turn_began", "thinking", "transitioned"):
        library = make_library()
        session = library.new_match((CAT, DAN))
        log = Log(session)
        getattr(session, name).connect(session.close)
        session.begin()
        wait_for(qtbot, lambda session=session: session.is_closed)
        settle(session)
        library.close()
        assert log.names[-1] == name


# Who sees what


def test_with_one_person_at_the_screen_no_curtain_gets_in_the_way(qtbot, library):
    session = begun(qtbot, library, CAT, ANN, DAN)
    assert session.viewer == 1
    assert not any(session.needs_curtain(seat) for seat in range(3))
    assert session.view_of(1).hand == tuple(sorted(session.match.rounds[0].hands[1]))


def test_with_computers_only_nobody_views(qtbot, library):
    session = begun(qtbot, library, CAT, DAN)
    assert session.viewer is None
    assert [session.hand_of(seat) for seat in range(2)] == [None, None]


def test_several_people_hand_the_screen_over(qtbot, library):
    session = begun(qtbot, library, ANN, CAT, BEN)
    log = Log(session)
    assert session.viewer is None
    assert [session.needs_curtain(seat) for seat in range(3)] == [True, False, True]
    session.take_screen(2)
    session.take_screen(2)
    assert (session.viewer, log.names.count("viewer_changed")) == (2, 1)
    assert [session.needs_curtain(seat) for seat in range(3)] == [True, False, False]
    session.take_screen(None)
    assert (session.viewer, session.needs_curtain(2)) == (None, True)
    with pytest.raises(ValueError, match="seat 1"):
        session.take_screen(1)


def hidden_from(viewer: int | None, match: Match) -> set:
    """The tiles that are in other hands, by the test's own reckoning."""
    current = match.rounds[-1]
    return {tile for seat, hand in enumerate(current.hands) for tile in hand if seat != viewer}


def shown(session: MatchSession) -> set:
    """Every tile that the session's doors for the view let out of hands."""
    tiles = set()
    for seat in range(len(session.players)):
        tiles |= set(session.hand_of(seat) or ())
        if session.may_show(seat):
            tiles |= set(session.view_of(seat).hand)
    return tiles | {each for each in map(session.shown_draw, session.transitions) if each is not None}


def test_no_door_lets_out_a_hidden_tile_until_the_round_is_over(qtbot, library):
    session = begun(qtbot, library, ANN, BEN, CAT)
    hands = Hands(session)
    session.transitioned.disconnect(hands.deal)
    looked: list[bool] = []

    def look() -> None:
        over = session.match.rounds[-1].outcome is not None
        for viewer in (None, 0, 1):
            session.take_screen(viewer)
            if over:
                assert all(session.hand_of(seat) is not None for seat in range(3))
                assert session.view_of(2).seat == 2
            else:
                assert not shown(session) & hidden_from(viewer, session.match)
                with pytest.raises(Exception, match="hidden"):
                    session.view_of(2)
        looked.append(over)

    session.transitioned.connect(look)
    hands.act(session.match.to_move)
    wait_for(qtbot, lambda: session.match.needs_deal or session.match.is_over)
    assert looked == [False] * (len(looked) - 1) + [True]


class Listener(Thinker):
    """Hears what is asked, and never answers."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []

    def _start(self, question: Question) -> None:
        self.asked.append(question)


def asked_of(qtbot, make_library, deal: Deal) -> Question:
    """What the thinker is asked about the opening of a match with this deal."""
    listener = Listener()
    library = make_library(thinker=listener)
    store = MatchStore(library.folder)
    match = Match.new(3).start_round(deal)
    store.save(RECORD_ID, MatchRecord.of(match, (CAT, DAN, CAT), {"id": RECORD_ID}))
    library.open(RECORD_ID).begin()
    library.close()
    return listener.asked[-1]


def test_what_a_computer_is_asked_depends_on_nothing_that_it_cannot_see(qtbot, make_library):
    chance = random.Random(4)
    deal = deal_round(chance, 3, nonce="ab" * 16)
    first = asked_of(qtbot, make_library, deal)
    for _ in range(20):
        hidden = [tile for seat, hand in enumerate(deal.hands) if seat != deal.leader for tile in hand]
        shuffled = shuffle([*hidden, *deal.boneyard], chance)
        others = [tuple(shuffled[:5]), tuple(shuffled[5:10])]
        others.insert(deal.leader, deal.hands[deal.leader])
        swapped = replace(deal, hands=tuple(others), boneyard=tuple(shuffled[10:]))
        question = asked_of(qtbot, make_library, swapped)
        assert (question.view.to_text(), question.seed) == (first.view.to_text(), first.seed)
        assert pickle.dumps(question) == pickle.dumps(first)


def test_every_choice_of_a_match_has_a_generator_of_its_own(qtbot, make_library):
    seeds = []
    for seed in (1, 2):
        library = make_library(seed=seed)
        session = library.new_match((CAT, DAN))
        ask = library._thinker.ask
        library._thinker.ask = lambda view, level, seed, ask=ask: seeds.append(seed) or ask(view, level, seed)
        play_out(qtbot, session)
        library.close()
    assert len(set(seeds)) == len(seeds) > 100
