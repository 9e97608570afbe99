"""Hints and the tile tracker in words: numbers that are right, reasons that hold, nothing that is hidden."""

import random
import re
from collections import Counter
from itertools import count

import pytest

from fiveup_desktop.app import positions
from fiveup_desktop.players.candidates import candidates_of
from fiveup_desktop.players.hints import Hint, Ranked, facts_of
from fiveup_desktop.players.tracker import track
from fiveup_desktop.rules import FULL_SET, TARGET_RAW, SeatView
from fiveup_desktop.session import NoHint
from fiveup_desktop.view.words.hints import HintWords
from fiveup_desktop.view.words.tracker import TrackerWords
from tests.players.positions import permuted


def views(players=2):
    """Views of seat 0, to move with a choice."""
    for seed in count(0):
        yield SeatView.of(positions.in_play(seed, players), 0)


def hint(view, best, other=None, behind=0.1, error=0.001, chance=0.6):
    """A hint for two candidates of a view, by their place in the list."""
    found = [facts_of(view, candidate) for candidate in candidates_of(view)]
    next_best = None if other is None else Ranked(found[other], chance - behind)
    return Hint(Ranked(found[best], chance), next_best, behind, error)


def awards(view):
    return [facts_of(view, each).award_raw for each in candidates_of(view)]


@pytest.fixture
def english(words):
    return HintWords(words)


def test_the_best_and_the_next_with_their_chances(english):
    view = next(views())
    told = english.tell(hint(view, 0, 1), view)
    plays = [english.play(each.placement) for each in candidates_of(view)]
    assert told[0] == f"Best: {plays[0]}"
    assert told[1] == f"Chance to win the match: 60%; with {plays[1]}, the next best, 50%."
    assert 3 <= len(told) <= 6


def test_within_the_noise_two_plays_are_as_good_as_equal(english):
    view = next(views())
    told = english.tell(hint(view, 0, 1, behind=0.02, error=0.02), view)
    assert told[0].endswith(": as good as equal")
    assert "60% and 58%" in told[1]
    assert len(told) == 4


def test_a_single_play_is_no_choice(english):
    view = next(views())
    told = english.tell(hint(view, 0), view)
    assert told[0].startswith("The only play: ")
    assert told[1] == "Chance to win the match: 60%."


@pytest.mark.parametrize(("chance", "text"), [(0.999, "> 99%"), (0.001, "< 1%"), (1.0, "100%"), (0.0, "0%")])
def test_nothing_is_certain_that_is_only_likely(english, chance, text):
    view = next(views())
    assert english.tell(hint(view, 0, chance=chance), view)[1] == f"Chance to win the match: {text}."


def with_awards(wanted):
    """A view and its two best candidates by award, of which `wanted` (raw, two of them) holds."""
    for view in views():
        if len(view.hand) < 2:
            continue
        found = awards(view)
        order = sorted(range(len(found)), key=found.__getitem__)
        if len(order) > 1 and wanted(found[order[-2]], found[order[-1]]):
            return view, order[-2], order[-1]
    raise AssertionError


def test_what_would_pass_61_is_left_for_less(english):
    view, less, more = with_awards(lambda less, more: 0 < less < more - 5)
    score = TARGET_RAW - awards(view)[more] + 5
    view = view._replace(scores_raw=(score, 0))
    points, take = awards(view)[more] // 5, awards(view)[less] // 5
    told = english.tell(hint(view, less, more), view)
    assert f"{score // 5} + {points} would pass 61: take {take} now." in told
    told = english.tell(hint(view, more, less), view)
    assert f"{score // 5} + {points} would pass 61: it brings nothing now." in told


def test_exactly_61_is_reason_enough(english):
    view, _, more = with_awards(lambda less, more: less < more)
    score = TARGET_RAW - awards(view)[more]
    view = view._replace(scores_raw=(score, 0))
    told = english.tell(hint(view, more, chance=1.0), view)
    assert told[-1] == f"{score // 5} + {awards(view)[more] // 5} is exactly 61: this wins the match."
    assert len(told) == 3


def test_points_now_are_compared(english):
    view, less, more = with_awards(lambda less, more: less == 0 < more)
    told = english.tell(hint(view, more, less), view)
    plays = [english.play(each.placement) for each in candidates_of(view)]
    points = awards(view)[more] // 5
    assert f"Brings {points} point{'s' if points > 1 else ''} now, {plays[less]} none." in told
    told = english.tell(hint(view, less, more), view)
    assert f"{plays[more]} brings more now ({points}), but costs more later." in told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ends_and_replies_are_those_of_the_table(english, players):
    for view, _ in zip(views(players), range(12), strict=False):
        for number, candidate in enumerate(candidates_of(view)):
            facts = facts_of(view, candidate)
            if facts.is_last_tile or facts.wins_match:
                continue
            told = " ".join(english.tell(hint(view, number), view))
            scoring, unseen = map(
                int, re.search(r"score with (\d+) of (\d+) tiles you don’t see", told).groups()
            )
            assert (scoring, unseen) == (facts.scoring_count, facts.unseen_count)
            board = view.board.placed(facts.placement)
            left = [tile for tile in FULL_SET if tile not in board.tiles]
            live = Counter(
                each.value for each in board.open_connections if any(tile.has(each.value) for tile in left)
            )
            said = re.search(r"(two|three|four) ends of (\d)", told)
            if said:
                assert live[int(said[2])] == {"two": 2, "three": 3, "four": 4}[said[1]] == max(live.values())
            else:
                assert max(live.values(), default=0) <= 1
            assert ("your opponent" in told) == (players == 2)


def test_the_last_tile_is_told_as_a_domino(english):
    view = next(view for view in views() if len(view.hand) == 1)
    assert "It is your last tile: you domino, and the hands are counted." in english.tell(hint(view, 0), view)


def test_why_there_is_none(english):
    said = {english.none(why, can_draw) for why in NoHint for can_draw in (True, False)}
    assert len(said) == 4
    assert english.none(NoHint.NOTHING_FITS, True) == "Nothing fits. Draw a tile."


# The tracker


def test_what_is_known_of_a_hand_is_said(words):
    told = TrackerWords(words)
    seen = set()
    for view, _ in zip(views(3), range(60), strict=False):
        for known in track(view).seats:
            text = told.knowledge(known)
            for value in known.lacks:
                assert re.search(rf"no [\d, ]*{value}", text)
            for value, times in known.partly:
                assert re.search(rf"{times} of its tiles: no [\d, ]*{value}", text)
            if not known.lacks and not known.partly:
                assert text == "Nothing is known yet."
            seen.add(bool(known.lacks))
    assert seen == {True, False}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_said_follows_from_the_view_alone(words, english, players):
    """Hidden tiles that lie elsewhere change no word, neither of the tracker nor of a hint."""
    told = TrackerWords(words)

    def all_said(match):
        view = SeatView.of(match, 0)
        tracked = track(view)
        lines = [told.aloud(tracked), told.where(tracked), *map(told.knowledge, tracked.seats)]
        return [*lines, *english.tell(hint(view, 0), view)]

    for seed in range(5):
        match = positions.in_play(seed, players)
        other = permuted(match, 0, random.Random(seed))
        assert other.rounds[-1].hands != match.rounds[-1].hands
        assert all_said(other) == all_said(match)
