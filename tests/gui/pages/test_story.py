"""The story of a settlement agrees with what the rules say, over whole matches played at random."""

import random

import pytest

from fiveup_desktop.rules import Match, OutcomeKind, deal_round
from fiveup_desktop.view.pages.settlement_story import StoryTeller
from fiveup_desktop.view.words import Names

NAMES = ("Mei", "Rowan", "Lin", "Ada")


def ended_rounds(players, seed):
    chance = random.Random(seed)
    match = Match.new(players)
    while not match.is_over:
        if match.needs_deal:
            match = match.start_round(deal_round(chance, players, match.next_leader))
        transition = match.play(chance.choice(match.legal_actions()))
        if transition.outcome is not None:
            yield transition
        match = transition.after


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_a_story_is_the_rules_own(words, players):
    teller, names = StoryTeller(words), Names(NAMES[:players])
    kinds = set()
    for seed in range(12):
        for transition in ended_rounds(players, seed):
            story = teller.tell(transition, names)
            kinds.add(transition.outcome.how)
            for chapter in story.chapters:
                assert sum(step.amount_raw for step in chapter.steps) == chapter.event.amount_raw
            assert story.scores_after(len(story.chapters)) == transition.after.scores_raw
            assert [row.tiles for row in story.hands] == [
                tuple(sorted(hand)) for hand in transition.round_after.hands
            ]
            assert story.winner == transition.after.winner
            assert bool(story.next_line) == (not transition.after.is_over)
    assert {OutcomeKind.DOMINO, OutcomeKind.TARGET} <= kinds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_blocked_round_is_told_hand_by_hand(words, players):
    teller, names = StoryTeller(words), Names(NAMES[:players])
    told = 0
    for seed in range(60):
        for transition in ended_rounds(players, seed):
            if transition.outcome.how is OutcomeKind.BLOCKED:
                story = teller.tell(transition, names)
                told += 1
                assert len(story.chapters) == len(transition.outcome.settlement.events)
                assert story.remarks
    assert told > 5
