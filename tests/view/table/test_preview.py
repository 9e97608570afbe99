"""A preview tells exactly what the placement does, and nothing that is still hidden."""

from fiveup_desktop.rules import EventKind, Placement, SeatView
from fiveup_desktop.view.table.preview import preview_of
from tests.rules.matches import match_of


def test_a_preview_is_the_result():
    seen = set()
    for seed in range(6):
        for transition in match_of(seed, 2 + seed % 3):
            if not isinstance(transition.action, Placement):
                continue
            preview = preview_of(SeatView.of(transition.before, transition.seat), transition.action)
            board = transition.round_after.board
            assert (preview.board, preview.total) == (board, board.total)
            events = [event for event in transition.events if event.kind is EventKind.PLACEMENT]
            assert preview.domino == (not transition.round_after.hands[transition.seat])
            if preview.domino:
                assert preview.event is None
                assert transition.events[0].parts.placement_raw == preview.award_raw
            else:
                assert events == ([] if preview.event is None else [preview.event])
            if preview.event is not None:
                seen.add((preview.wins, preview.discarded))
                assert preview.wins == (transition.after.is_over and events[0].accepted)
    assert seen == {(False, False), (True, False), (False, True)}
