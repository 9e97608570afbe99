"""Scores, the target test and the two settlements (Rules, sections 1 and 5 to 7).

Scores are raw points, a multiple of 5; 5 raw points are 1 displayed point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fiveup_desktop.rules.events import DominoParts, EventKind, ScoreEvent
from fiveup_desktop.rules.tiles import Tile

RAW_PER_DISPLAYED: Final = 5
"""5 raw points are 1 displayed point (Rules, section 1)."""
TARGET_RAW: Final = 305
"""61 displayed points, to be stood on exactly (Rules, section 1)."""
PLAYER_COUNTS: Final = (2, 3, 4)
"""How many can play (Rules, section 1)."""

Hand = tuple[Tile, ...]


def displayed(amount_raw: int) -> int:
    """Raw points as displayed points; ValueError if they are no multiple of 5."""
    if amount_raw % RAW_PER_DISPLAYED:
        raise ValueError(f"{amount_raw} raw points are no multiple of {RAW_PER_DISPLAYED}")
    return amount_raw // RAW_PER_DISPLAYED


def nearest_five(number: int) -> int:
    """Round to a multiple of 5: remainder 1 or 2 goes down, 3 or 4 goes up. Rules, section 5."""
    return (number + 2) // 5 * 5


def placement_award_raw(total: int) -> int:
    """Raw points that an end total earns: itself if a positive multiple of 5, else 0. Rules, section 3."""
    return total if total > 0 and total % 5 == 0 else 0


def entity_of(seat: int, players: int) -> int:
    """A seat's scoring entity: itself; at 4 players its partnership (0 and 2, 1 and 3). Rules, section 1."""
    return seat % 2 if players == 4 else seat


def entity_count(players: int) -> int:
    """How many scores are kept. Rules, section 1."""
    return 2 if players == 4 else players


def partner_of(seat: int, players: int) -> int | None:
    """The partner's seat, at 4 players. Rules, section 1."""
    return (seat + 2) % 4 if players == 4 else None


def pips_of(hand: Sequence[Tile]) -> int:
    """All pips of a hand."""
    return sum([tile.pips for tile in hand])


def is_accepted(score_raw: int, amount_raw: int) -> bool:
    """The target test: an event that would pass 305 is discarded whole. Rules, section 5."""
    return score_raw + amount_raw <= TARGET_RAW


class Settlement(NamedTuple):
    """How a finished round was settled. Rules, sections 6 and 7."""

    kind: EventKind
    seat: int | None
    """Who dominoed; None in a blocked round."""
    hands: tuple[Hand, ...]
    """The revealed hands, by seat."""
    events: tuple[ScoreEvent, ...]
    """In the order in which they were tested; those after a winning one were never applied."""
    scores_raw: tuple[int, ...]
    """After the settlement, by entity."""
    round_winner: int | None
    """The entity that won the round; None when it is tied."""

    @property
    def pips(self) -> tuple[int, ...]:
        """The pips of each hand, by seat."""
        return tuple([pips_of(hand) for hand in self.hands])

    @property
    def next_leader(self) -> int | None:
        """Who leads the next round; None: by lot."""
        return self.seat

    @property
    def winner(self) -> int | None:
        """The entity that stands on exactly 61 now, and so has won the match."""
        return winner_of(self.scores_raw)


def winner_of(scores_raw: Sequence[int]) -> int | None:
    """The entity that stands on exactly the target, if any. Rules, section 5."""
    return next((entity for entity, score in enumerate(scores_raw) if score == TARGET_RAW), None)


def apply_event(scores_raw: Sequence[int], event: ScoreEvent) -> tuple[int, ...]:
    """The scores once `event` is dealt with. Rules, section 5."""
    return tuple([event.after_raw if e == event.entity else score for e, score in enumerate(scores_raw)])


def placement_event(seat: int, award_raw: int, scores_raw: Sequence[int], players: int) -> ScoreEvent:
    """The event of an ordinary placement with an award. Rules, section 5."""
    entity = entity_of(seat, players)
    score = scores_raw[entity]
    return ScoreEvent(EventKind.PLACEMENT, seat, entity, award_raw, is_accepted(score, award_raw), score)


def settle_domino(
    hands: tuple[Hand, ...], seat: int, award_raw: int, scores_raw: tuple[int, ...]
) -> Settlement:
    """Settle a round in which `seat` placed its last tile; `award_raw` is that placement's own award.

    One event, all or nothing: the award, the opponents' pips pooled and rounded once, the partner's pips
    rounded on their own and taken off. Source: Rules, section 6.
    """
    players, entity = len(hands), entity_of(seat, len(hands))
    opponents = sum(pips_of(hand) for s, hand in enumerate(hands) if entity_of(s, players) != entity)
    partner = partner_of(seat, players)
    debit = 0 if partner is None else nearest_five(pips_of(hands[partner]))
    parts = DominoParts(award_raw, nearest_five(opponents), -debit)
    score, net = scores_raw[entity], parts.net_raw
    event = ScoreEvent(EventKind.DOMINO, seat, entity, net, is_accepted(score, net), score, parts)
    return Settlement(EventKind.DOMINO, seat, hands, (event,), apply_event(scores_raw, event), entity)


def settle_blocked(hands: tuple[Hand, ...], scores_raw: tuple[int, ...]) -> Settlement:
    """Settle a blocked round: each hand on its own, lightest first, against the heavier opponents' hands.

    Each event meets the score as it stands by then; one that reaches 61 ends the match, and the rest are not
    applied. Source: Rules, section 7.
    """
    players, pips = len(hands), [pips_of(hand) for hand in hands]
    scores, events = scores_raw, []
    for seat in sorted(range(players), key=lambda s: (pips[s], s)):
        difference = _difference_raw(seat, pips)
        if (amount := nearest_five(difference)) == 0:
            continue
        entity = entity_of(seat, players)
        score = scores[entity]
        accepted = is_accepted(score, amount)
        event = ScoreEvent(EventKind.BLOCKED, seat, entity, amount, accepted, score, None, difference)
        events.append(event)
        scores = apply_event(scores, event)
        if event.after_raw == TARGET_RAW:
            break
    return Settlement(EventKind.BLOCKED, None, hands, tuple(events), scores, _lightest_entity(pips))


def _difference_raw(seat: int, pips: Sequence[int]) -> int:
    """How much heavier the heavier opponents' hands are than this one, added up. Rules, section 7."""
    players, entity = len(pips), entity_of(seat, len(pips))
    return sum(
        other - pips[seat]
        for s, other in enumerate(pips)
        if other > pips[seat] and entity_of(s, players) != entity
    )


def _lightest_entity(pips: Sequence[int]) -> int | None:
    """Whose hand is lightest; None if opposing entities share that. Rules, section 7."""
    lightest = {entity_of(seat, len(pips)) for seat, own in enumerate(pips) if own == min(pips)}
    return lightest.pop() if len(lightest) == 1 else None
