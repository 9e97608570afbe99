"""Events and scores as those reckon them who do not know a rule yet (Rules, sections 5 to 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fiveup_desktop.rules import (
    TARGET_RAW,
    ScoreEvent,
    Settlement,
    displayed,
    entity_of,
    nearest_five,
    partner_of,
)

from .puzzle import Mistake

__all__ = ["blocked", "blocked_after", "blocked_gain", "domino", "domino_after", "placement_after"]

TARGET = displayed(TARGET_RAW)


def placement_after(event: ScoreEvent) -> Iterator[tuple[Mistake, int]]:
    """Where one stands after a placement, in displayed points."""
    before, amount = displayed(event.before_raw), displayed(event.amount_raw)
    yield from _untested(event)
    yield Mistake.LEFT_AS_IT_WAS, before
    yield Mistake.PIPS_AS_POINTS, before + 5 * amount


def _untested(event: ScoreEvent) -> Iterator[tuple[Mistake, int]]:
    """Scores of those who do not discard what passes 61."""
    if not event.accepted:
        yield Mistake.ADDED_ANYWAY, displayed(event.before_raw + event.amount_raw)
        yield Mistake.CUT_TO_TARGET, TARGET


def domino(settlement: Settlement) -> Iterator[tuple[Mistake, int]]:
    """What a domino is worth, in displayed points."""
    (event,) = settlement.events
    assert event.parts is not None
    assert settlement.seat is not None
    award, others, partner = (
        event.parts.placement_raw,
        event.parts.opponents_raw,
        event.parts.partner_raw,
    )
    pips, players = settlement.pips, len(settlement.hands)
    opponents = [pips[seat] for seat in range(players) if entity_of(seat, players) != event.entity]
    yield Mistake.AWARD_FORGOTTEN, displayed(others + partner)
    yield Mistake.EACH_ROUNDED, displayed(award + sum(map(nearest_five, opponents)) + partner)
    yield Mistake.ROUNDED_DOWN, displayed(award + sum(opponents) // 5 * 5 + partner)
    mate = partner_of(settlement.seat, players)
    if mate is not None:
        yield Mistake.PARTNER_FORGOTTEN, displayed(award + others)
        yield Mistake.PARTNER_ADDED, displayed(award + others - partner)
        together = nearest_five(max(0, sum(opponents) - pips[mate]))
        yield Mistake.ROUNDED_TOGETHER, displayed(award + together)


def domino_after(event: ScoreEvent) -> Iterator[tuple[Mistake, int]]:
    """Where the dominoer's entity stands, in displayed points."""
    assert event.parts is not None
    before = displayed(event.before_raw)
    yield from _untested(event)
    if not event.accepted and event.before_raw + event.parts.placement_raw <= TARGET_RAW:
        yield Mistake.PART_KEPT, before + displayed(event.parts.placement_raw)
    if event.after_raw < 0:
        yield Mistake.NOT_BELOW_ZERO, 0
    yield Mistake.LEFT_AS_IT_WAS, before
    if event.accepted:
        yield Mistake.PARTNER_FORGOTTEN, before + displayed(event.amount_raw - event.parts.partner_raw)
        yield Mistake.AWARD_FORGOTTEN, before + displayed(event.amount_raw - event.parts.placement_raw)


def _gaps(pips: Sequence[int], seat: int) -> list[int]:
    """How much heavier each heavier opponent's hand is. Rules, section 7."""
    players, own = len(pips), entity_of(seat, len(pips))
    return [
        other - pips[seat]
        for each, other in enumerate(pips)
        if other > pips[seat] and entity_of(each, players) != own
    ]


def blocked_gain(pips: Sequence[int], seat: int) -> int:
    """What a hand earns in a blocked round, in displayed points; 0: it has no event."""
    return displayed(nearest_five(sum(_gaps(pips, seat))))


def blocked(pips: Sequence[int], seat: int) -> Iterator[tuple[Mistake, int]]:
    """What a hand earns in a blocked round, by those who do not know how."""
    gaps, players = _gaps(pips, seat), len(pips)
    heavier = [other for other in pips if other > pips[seat]]
    yield Mistake.EACH_ROUNDED, displayed(sum(map(nearest_five, gaps)))
    yield Mistake.ROUNDED_DOWN, displayed(sum(gaps) // 5 * 5)
    yield Mistake.ONE_OPPONENT, displayed(nearest_five(max(gaps, default=0)))
    mate = partner_of(seat, players)
    if mate is not None and pips[mate] > pips[seat]:
        yield Mistake.PARTNER_COUNTED, displayed(nearest_five(sum(heavier) - len(heavier) * pips[seat]))
    opponents = [
        pips[each] for each in range(players) if entity_of(each, players) != entity_of(seat, players)
    ]
    yield Mistake.WHOLE_HANDS, displayed(nearest_five(sum(opponents)))


def blocked_after(
    settlement: Settlement, entity: int, before_raw: Sequence[int]
) -> Iterator[tuple[Mistake, int]]:
    """Where an entity stands after a blocked round, by those who do not test each event by itself."""
    own = [event for event in settlement.events if event.entity == entity]
    before = before_raw[entity]
    everything = before + sum(event.amount_raw for event in own)
    if any(not event.accepted for event in own):
        yield Mistake.ADDED_ANYWAY, displayed(everything)
        yield Mistake.CUT_TO_TARGET, TARGET
        yield Mistake.STALE_SCORE, displayed(before)
    yield Mistake.LEFT_AS_IT_WAS, displayed(before)
    if len(own) > 1:
        yield Mistake.PARTNER_LEFT_OUT, displayed(before + own[0].amount_raw)
        yield Mistake.PARTNER_LEFT_OUT, displayed(before + own[-1].amount_raw)
