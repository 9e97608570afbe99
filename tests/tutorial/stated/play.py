"""Turns, awards and the target: sections 4 and 5 of the book."""

from __future__ import annotations

from fiveup_desktop.rules import (
    DRAW,
    PASS,
    Draw,
    EventKind,
    Match,
    OutcomeKind,
    Pass,
    Refusal,
    nearest_five,
)

from .kit import at, hands, play, states, tiles, whole


@states("turn.one-kind")
def one_kind_of_action_at_a_time():
    for step in whole(11, 3, 400):
        kinds = {type(action) for action in step.before.legal_actions()}
        assert len(kinds) == 1


@states("turn.place")
def who_can_place_must_place():
    match = at("1|4", hands("4|6 2|3", "0|5"), "0|0")
    assert match.refusal(DRAW) is Refusal.MUST_PLACE_NOT_DRAW
    assert match.refusal(PASS) is Refusal.MUST_PLACE_NOT_PASS


@states("turn.draw")
def one_draws_until_a_tile_fits_and_places_it():
    match = at("1|4", hands("2|3 0|0", "0|5"), "2|2 4|6 3|3")
    assert match.legal_actions() == (DRAW,)
    match = match.play(DRAW).after
    assert match.to_move == 0
    assert match.legal_actions() == (DRAW,)
    match = match.play(DRAW).after
    assert match.legal_actions() == (play("4|6@1|4.high"),)
    assert match.refusal(DRAW) is Refusal.MUST_PLACE_NOT_DRAW


@states("turn.pass")
def one_passes_only_with_an_empty_boneyard():
    stuck = hands("2|3 0|0", "4|5")
    assert at("1|4", stuck, "2|2").legal_actions() == (DRAW,)
    assert at("1|4", stuck, "2|2").refusal(PASS) is Refusal.MUST_DRAW_NOT_PASS
    assert at("1|4", stuck).legal_actions() == (PASS,)


@states("turn.end")
def a_placement_ends_the_turn_a_draw_does_not():
    for step in whole(13, 3, 300):
        if isinstance(step.action, Draw):
            assert step.round_after.to_move == step.seat
        elif step.outcome is None:
            assert step.round_after.to_move == (step.seat + 1) % 3
            assert step.round_after.hands[step.seat], "an ordinary placement"
        elif not step.round_after.hands[step.seat]:
            assert step.outcome.how is OutcomeKind.DOMINO


@states("turn.blocked")
def a_round_is_blocked_when_nobody_can_go_on():
    after_placement = at("0|4", hands("4|5 2|3", "1|6 6|6")).play(play("4|5@0|4.high"))
    assert after_placement.outcome is not None
    assert after_placement.outcome.how is OutcomeKind.BLOCKED
    kinds = [event.kind for event in after_placement.events]
    assert kinds == [EventKind.PLACEMENT, EventKind.BLOCKED], "the award is dealt with first"
    after_draw = at("1|4", hands("2|3", "0|5"), "2|2").play(DRAW)
    assert after_draw.outcome.how is OutcomeKind.BLOCKED
    open_still = at("0|4", hands("4|5 2|3", "1|6 0|6")).play(play("4|5@0|4.high"))
    assert open_still.outcome is None
    won = at("0|4", hands("4|5 2|3", "1|6 6|6"), scores=(300, 0)).play(play("4|5@0|4.high"))
    assert won.outcome.how is OutcomeKind.TARGET


@states("turn.at-once")
def a_block_needs_no_passes():
    step = at("1|4", hands("4|6 2|3", "0|5", "0|0")).play(play("4|6@1|4.high"))
    assert step.outcome is not None
    assert not any(isinstance(ply.action, Pass) for ply in step.round_after.plies)


@states("turn.last-tile", "rare.domino-not-blocked")
def the_last_tile_is_a_domino_and_no_block():
    step = at("1|4", hands("4|6", "2|3")).play(play("4|6@1|4.high"))
    assert step.round_after.boneyard_count == 0
    assert not step.round_after.board.fits(tiles("2|3"))
    assert step.outcome.how is OutcomeKind.DOMINO


@states("score.events")
def scores_change_by_events_alone():
    scores = (0, 0)
    for step in whole(17, 4, 600):
        for event in step.events:
            if event.accepted:
                scores = tuple([s + event.amount_raw * (e == event.entity) for e, s in enumerate(scores)])
        assert step.after.scores_raw == scores


def award_of_10(score: int):
    """Seat 0 places 1|6 for 10 raw; seat 1 can still go on."""
    return at("1|4", hands("1|6 2|3", "0|6 0|0"), "0|5", (score, 0)).play(play("1|6@1|4.low"))


@states("score.accepted")
def up_to_305_is_accepted():
    for score, accepted in ((0, True), (290, True), (295, True), (300, False)):
        (event,) = award_of_10(score).events
        assert (event.amount_raw, event.accepted) == (10, accepted)


@states("score.win")
def exactly_305_wins_at_once():
    step = award_of_10(295)
    assert step.after.scores_raw == (305, 0)
    assert step.after.is_over
    assert step.after.winner == 0
    assert step.after.legal_actions() == ()


@states("score.discarded")
def an_overshoot_is_discarded_whole():
    step = award_of_10(300)
    assert step.after.scores_raw == (300, 0)
    assert not step.after.is_over
    assert step.after.legal_actions()
    domino = at("1|4", hands("4|6", "2|3 5|5"), "0|0", (300, 0)).play(play("4|6@1|4.high")).after
    assert (domino.scores_raw, domino.needs_deal, domino.next_leader) == ((300, 0), True, 0)


@states("score.no-tiebreak")
def nobody_wins_by_the_greatest_score():
    assert Match(3, (300, 300, -5)).winner is None
    assert all(t.after.winner is None for t in whole(19, 2, 4000) if 305 not in t.after.scores_raw)


@states("score.ordinary")
def an_ordinary_placement_is_an_event_of_its_award():
    (event,) = award_of_10(0).events
    assert (event.kind, event.amount_raw) == (EventKind.PLACEMENT, 10)
    nothing = at("1|4", hands("4|6 2|3", "0|6 0|0"), "0|5").play(play("4|6@1|4.high"))
    assert nothing.round_after.board.total == 7
    assert nothing.events == ()


@states("score.last-tile")
def the_award_of_the_last_tile_is_part_of_the_domino():
    step = at("1|4", hands("1|6", "0|5 0|3"), "0|0").play(play("1|6@1|4.low"))
    (event,) = step.events
    assert event.kind is EventKind.DOMINO
    assert event.parts.placement_raw == 10
    assert event.amount_raw == 10 + 10
    near = at("1|4", hands("1|6", "0|5"), "0|0", (295, 0)).play(play("1|6@1|4.low"))
    assert (near.events[0].parts.placement_raw, near.events[0].parts.opponents_raw) == (10, 5)
    assert (near.after.winner, near.after.scores_raw) == (None, (295, 0)), "10 would win, 15 overshoot"


@states("score.rounding")
def rounding_goes_to_the_nearest_five():
    rounded = [nearest_five(number) for number in range(10, 16)]
    assert rounded == [10, 10, 10, 15, 15, 15]
