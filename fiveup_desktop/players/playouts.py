"""Rounds played to their end on the kernel's masks: at random, or greedily and with an eye on the reply.

Each way to play is one loop written out in full, longer than functions are elsewhere here: a call for each
ply would cost as much as the ply.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fiveup_desktop.players.kernel import (
    AT_HALF,
    AT_LINE,
    CLASS_COUNT,
    DOUBLE,
    DOUBLES,
    FREE_MASKS,
    HALF_MASKS,
    LINE_MASKS,
    LINE_TO_ARMS,
    LONE,
    ONE_EACH,
    ONE_FIELD,
    SCORING,
    STEPS,
    TILE_MASKS,
    Table,
    pips_in,
    without_open,
)
from fiveup_desktop.players.weights import (
    KEPT_DOUBLE_RAW,
    KEPT_RAW,
    MORE_RAW,
    SET_UP_RAW,
    STUCK_RAW,
    WIN_RAW,
    odds_of,
)
from fiveup_desktop.rules import FULL_SET, TARGET_RAW

BLOCKED: Final = -1
"""What a playout returns for a blocked round: the next leader comes by lot."""
NEXT_SEATS: Final = {2: (1, 0), 3: (1, 2, 0), 4: (1, 2, 3, 0)}
"""The seat after each, by the number of seats."""
ENTITY_BITS: Final = {2: 1, 3: 3, 4: 1}
"""`seat & ENTITY_BITS[players]` is a seat's entity. Rules, section 1."""


class World(NamedTuple):
    """A round as it may be: what a playout starts from. Nothing in it is changed by one.

    All classes are of the lower field. `hands` are classes, by seat; `boneyard` are tiles, the next one to be
    drawn last; `hidden` are the classes of both. `may_hold` are the classes, by seat, that its hand can have
    as far as everybody was told by its draws and passes.
    """

    hands: tuple[int, ...]
    boneyard: tuple[int, ...]
    hidden: int
    may_hold: tuple[int, ...]


def settle_domino(hands: Sequence[int], seat: int, total: int, scores_raw: list[int]) -> None:
    """Score the round in which `seat` placed its last tile; `total` is the end total. Rules, section 6."""
    players = len(hands)
    net = 0 if total % 5 else total
    if players == 4:
        opponents = pips_in(hands[seat - 1] | hands[seat - 3])
        net -= (pips_in(hands[seat - 2]) + 2) // 5 * 5
    else:
        opponents = pips_in(sum(hands))
    net += (opponents + 2) // 5 * 5
    entity = seat & ENTITY_BITS[players]
    if scores_raw[entity] + net <= TARGET_RAW:
        scores_raw[entity] += net


def settle_blocked(hands: Sequence[int], scores_raw: list[int]) -> None:
    """Score a blocked round. Rules, section 7."""
    players = len(hands)
    pips = [pips_in(hand) for hand in hands]
    bits = ENTITY_BITS[players]
    for own, seat in sorted(zip(pips, range(players), strict=True)):
        entity = seat & bits
        heavier = sum([more - own for s, more in enumerate(pips) if more > own and s & bits != entity])
        score = scores_raw[entity] + (heavier + 2) // 5 * 5
        if score <= TARGET_RAW:
            scores_raw[entity] = score
            if score == TARGET_RAW:
                return


NARROW_TILES: Final = tuple([mask & ONE_FIELD for mask in TILE_MASKS])
"""The classes of each tile in the lower field alone: faster where the order by award is not asked for."""
_HALF: Final = tuple([mask & ONE_FIELD for mask in HALF_MASKS])
_FREE: Final = tuple([mask & ONE_FIELD for mask in FREE_MASKS])
_LINE: Final = tuple([mask & ONE_FIELD for mask in LINE_MASKS])
_TO_ARMS: Final = tuple([mask & ONE_FIELD for mask in LINE_TO_ARMS])
_SCORING: Final = tuple([mask & ONE_FIELD for mask in SCORING])
_DOUBLES: Final = DOUBLES & ONE_FIELD
_STEPS: Final = tuple([(*step, mask & ONE_FIELD, tile) for *step, mask, tile in STEPS[:CLASS_COUNT]])
_CHANGES: Final = tuple([delta for _, _, _, delta, _, _ in _STEPS])


def play_out(table: Table, world: World, seat: int, scores_raw: list[int], careful: Sequence[bool]) -> int:
    """Play a round to its end, every seat greedily, or carefully where `careful` says so.

    A greedy seat takes the highest award that would be accepted; ties and plays without an award: doubles,
    then the lighter tile. What a careful one weighs is told at `careful_worth`. `seat` is to move;
    `scores_raw` (by entity) become those after the round, or after the event that ends the match. Returns who
    leads next: the seat that dominoed, or BLOCKED; without meaning once a score is the target.
    """
    hands, boneyard, may_hold, hidden = list(world.hands), world.boneyard, list(world.may_hold), world.hidden
    places, halves, doubles, total = table.places & ONE_FIELD, table.halves[:], table.doubles[:], table.total
    left, stuck, players = len(boneyard), 0, len(hands)
    after, entity_bits = NEXT_SEATS[players], ENTITY_BITS[players]
    while True:
        hand = hands[seat]
        legal = hand & places
        if not legal:
            may_hold[seat] = without_open(places)
            while left:
                left -= 1
                hand |= NARROW_TILES[boneyard[left]]
                if legal := hand & places:
                    break
            else:
                hands[seat] = hand
                stuck += 1
                if stuck == players:
                    settle_blocked(hands, scores_raw)
                    return BLOCKED
                seat = after[seat]
                continue
        stuck = 0
        score = scores_raw[seat & entity_bits]
        chosen = legal.bit_length() - 1
        if not careful[seat]:
            scoring, gained = legal & _SCORING[total % 5], 0
            while scoring:
                c = scoring.bit_length() - 1
                scoring ^= 1 << c
                end = total + _CHANGES[c]
                if end > gained and score + end <= TARGET_RAW:
                    chosen, gained = c, end
        elif legal != 1 << chosen:
            following = after[seat]
            unseen = hidden ^ hand
            own = (hand & ONE_EACH).bit_count()
            base, risk, opened, out = odds_of(
                (hands[following] & ONE_EACH).bit_count(), (unseen & ONE_EACH).bit_count()
            )
            unseen &= may_hold[following]
            best = -1e9
            while legal:
                c = legal.bit_length() - 1
                legal ^= 1 << c
                value, outer, kind, delta, mask, _ = _STEPS[c]
                end = total + delta
                worth = base[c]
                if own > 1:
                    if kind == AT_HALF:
                        then = places ^ _HALF[value] if halves[value] == 1 else places
                    elif kind == AT_LINE or doubles[value] == LONE:
                        then = places ^ _TO_ARMS[value]
                    else:
                        then = places ^ _FREE[value] if doubles[value] == 1 else places
                    then |= _LINE[value] if outer == DOUBLE else _HALF[outer]
                    fits, scoring = unseen & then, _SCORING[end % 5]
                    fitting = fits.bit_count()
                    worth += opened[fitting] - (end + MORE_RAW) * risk[(fits & scoring).bit_count()]
                    if out:
                        worth -= out * fitting * pips_in(hand ^ mask)
                    if kept := (hand ^ mask) & then:
                        worth += KEPT_RAW[kept.bit_count()] + KEPT_DOUBLE_RAW * (kept & _DOUBLES).bit_count()
                        if kept & scoring:
                            worth += SET_UP_RAW
                    elif own == 2:
                        worth -= STUCK_RAW
                if not end % 5 and score + end <= TARGET_RAW:
                    worth += end if score + end < TARGET_RAW else WIN_RAW
                if worth > best:
                    best, chosen = worth, c
        value, outer, kind, delta, mask, _ = _STEPS[chosen]
        hands[seat] = hand = hand ^ mask
        hidden ^= mask
        total += delta
        if not hand:
            settle_domino(hands, seat, total, scores_raw)
            return seat
        if not total % 5:
            score += total
            if score <= TARGET_RAW:
                scores_raw[seat & entity_bits] = score
                if score == TARGET_RAW:
                    return seat
        if kind == AT_HALF:
            halves[value] = count = halves[value] - 1
            if not count:
                places ^= _HALF[value]
        elif kind == AT_LINE:
            doubles[value] = 2
            places ^= _TO_ARMS[value]
        elif (arms := doubles[value]) == LONE:
            places ^= _TO_ARMS[value]
        else:
            doubles[value] = arms - 1
            if arms == 1:
                places ^= _FREE[value]
        if outer == DOUBLE:
            places |= _LINE[value]
        else:
            halves[outer] += 1
            places |= _HALF[outer]
        seat = after[seat]


_OPENED: Final = tuple([Table.opened(tile.index) for tile in FULL_SET])
_OPENED_PLACES: Final = tuple([table.places & ONE_FIELD for table in _OPENED])


def play_at_random(
    random: Callable[[], float], pile: list[int], leader: int, players: int, scores_raw: list[int]
) -> int:
    """Deal a round and play it at random, each legal class as likely; the loop that benchmarks measure.

    `pile` is all 28 tiles in any order, and is left in another: only tiles that somebody takes are shuffled.
    `leader` opens; `scores_raw` and the result are as for `play_greedily`.
    """
    left, stuck = 28 - 5 * players, 0
    after, entity_bits = NEXT_SEATS[players], ENTITY_BITS[players]
    hands = []
    for above in range(28, left, -5):
        hand = 0
        for top in range(above, above - 5, -1):
            pick = int(random() * top)
            tile = pile[pick]
            pile[pick] = pile[top - 1]
            pile[top - 1] = tile
            hand |= NARROW_TILES[tile]
        hands.append(hand)
    # The hands were dealt at random, so any of the leader's tiles is a random one: say the first.
    tile = pile[27 - 5 * leader]
    hands[leader] ^= NARROW_TILES[tile]
    opened, places = _OPENED[tile], _OPENED_PLACES[tile]
    halves, doubles, total = opened.halves[:], opened.doubles[:], opened.total
    score = scores_raw[leader & entity_bits] + total
    if not total % 5 and score <= TARGET_RAW:
        scores_raw[leader & entity_bits] = score
        if score == TARGET_RAW:
            return leader
    seat = after[leader]
    while True:
        hand = hands[seat]
        legal = hand & places
        if not legal:
            while left:
                pick = int(random() * left)
                left -= 1
                tile = pile[pick]
                pile[pick] = pile[left]
                pile[left] = tile
                hand |= NARROW_TILES[tile]
                if legal := hand & places:
                    break
            else:
                hands[seat] = hand
                stuck += 1
                if stuck == players:
                    settle_blocked(hands, scores_raw)
                    return BLOCKED
                seat = after[seat]
                continue
        stuck = 0
        if (count := legal.bit_count()) > 1:
            for _ in range(int(random() * count)):
                legal &= legal - 1
            legal &= -legal
        value, outer, kind, delta, mask, _ = _STEPS[legal.bit_length() - 1]
        hands[seat] = hand = hand ^ mask
        total += delta
        if not hand:
            settle_domino(hands, seat, total, scores_raw)
            return seat
        if not total % 5:
            score = scores_raw[seat & entity_bits] + total
            if score <= TARGET_RAW:
                scores_raw[seat & entity_bits] = score
                if score == TARGET_RAW:
                    return seat
        if kind == AT_HALF:
            halves[value] = count = halves[value] - 1
            if not count:
                places ^= _HALF[value]
        elif kind == AT_LINE:
            doubles[value] = 2
            places ^= _TO_ARMS[value]
        elif (arms := doubles[value]) == LONE:
            places ^= _TO_ARMS[value]
        else:
            doubles[value] = arms - 1
            if arms == 1:
                places ^= _FREE[value]
        if outer == DOUBLE:
            places |= _LINE[value]
        else:
            halves[outer] += 1
            places |= _HALF[outer]
        seat = after[seat]
