"""The level "casual": takes the points that lie on the table, and thinks no further."""

from __future__ import annotations

from fiveup_desktop.rules import (
    FULL_SET,
    TARGET_RAW,
    Action,
    Chance,
    Placement,
    SeatView,
    entity_of,
    nearest_five,
    pips_of,
    placement_award_raw,
)


class CasualPlayer:
    """Greedy: the highest award that would be accepted now.

    Among equal ones doubles come first, then the lighter tile (the heavier first wins less: 37%), then the
    order of the notation. Source: the study of computer players, level 2.
    """

    def choose(self, view: SeatView, chance: Chance) -> Action:
        """The best of the legal actions by what can be counted at once. See Policy."""
        legal = view.legal_actions()
        placements = [action for action in legal if isinstance(action, Placement)]
        if len(placements) < 2:
            return legal[0]
        closing_raw = _known_closing_raw(view)
        return min(placements, key=lambda placement: _rank(view, placement, closing_raw))


def _rank(view: SeatView, placement: Placement, closing_raw: int) -> tuple[int, bool, int, str]:
    """What a placement is judged by, the best having the lowest."""
    amount = placement_award_raw(view.board.placed(placement).total) + closing_raw
    score = view.scores_raw[entity_of(view.seat, view.players)]
    gained = amount if score + amount <= TARGET_RAW else 0
    return -gained, not placement.tile.is_double, placement.tile.pips, placement.text


def _known_closing_raw(view: SeatView) -> int:
    """Raw points for the opponents' hands if the tile to place is the last and these hands can be worked out.

    They can when the boneyard is empty and there is no partner: all that is not seen is in them. Otherwise a
    casual player counts on nothing. Source: Rules, section 6.
    """
    if len(view.hand) > 1 or view.boneyard_count or view.players == 4:
        return 0
    seen = {*view.hand, *view.board.tiles}
    return nearest_five(pips_of([tile for tile in FULL_SET if tile not in seen]))
