"""The kernel beside `rules/`, ply by ply: python -m tests.players.kernel_check [ROUNDS]

Plays so many random rounds of 2, 3 and 4 seats (20,000 if not told) of each kind; stops where they differ.
The playout loops are played beside slow drivers that go by the rules.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random

from fiveup_desktop.players.flat import AGAINST_GREEDY, CAREFUL, GREEDY, Style
from fiveup_desktop.players.kernel import (
    CLASS_COUNT,
    ONE_FIELD,
    SCORING,
    STEPS,
    Table,
    hand_mask,
    pips_in,
    root_classes,
)
from fiveup_desktop.players.playouts import (
    BLOCKED,
    World,
    play_at_random,
    play_out,
    settle_blocked,
    settle_domino,
)
from fiveup_desktop.players.weights import Prospect, careful_worth
from fiveup_desktop.rules import (
    DRAW,
    FULL_SET,
    PASS,
    TARGET_RAW,
    Board,
    Deal,
    Match,
    OutcomeKind,
    Placement,
    Round,
    SeatView,
    Tile,
    deal_round,
    draw_lot,
    entity_count,
    entity_of,
    pips_of,
)

PLAYERS = (2, 3, 4)
Choice = Callable[[Match, Table], Placement]


def start(chance: Random, players: int) -> Match:
    """A match at random scores, often near the target, with a round dealt."""
    scores = [
        5 * int(chance.random() * 61)
        if chance.random() < 0.5
        else TARGET_RAW - 5 * int(1 + chance.random() * 9)
        for _ in range(entity_count(players))
    ]
    return Match(players, tuple(scores)).start_round(deal_round(chance, players))


def classes_of(tiles: tuple[Tile, ...]) -> int:
    return hand_mask([tile.index for tile in tiles])


def bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask.bit_length() - 1
        mask ^= 1 << mask.bit_length() - 1


def at_random(chance: Random) -> Choice:
    return lambda match, table: chance.choice(match.legal_actions())


def greedily(match: Match, table: Table) -> Placement:
    """The documented order of a greedy seat, from the rules."""
    current = match.round
    score = match.scores_raw[entity_of(current.to_move, match.players)]

    def rank(found: tuple[int, Placement]) -> tuple:
        c, placement = found
        tile, end = placement.tile, current.board.placed(placement).total
        scores = end > 0 and end % 5 == 0 and score + end <= TARGET_RAW
        return scores, end if scores else 0, tile.is_double, -tile.pips, c

    return max(root_classes(table, match.legal_actions()).items(), key=rank)[1]


def carefully(match: Match, table: Table) -> Placement:
    """The documented choice of a careful seat, from the rules: the highest class among the best."""
    current = match.round
    hand = current.hand_to_move
    score = match.scores_raw[entity_of(current.to_move, match.players)]
    unseen = [tile for tile in FULL_SET if tile not in hand and tile not in current.board.tiles]
    following = (current.to_move + 1) % match.players
    lacked = values_lacked(current, following)
    possible = [tile for tile in unseen if not lacked & {tile.low, tile.high}]

    def worth(found: tuple[int, Placement]) -> float:
        laid, placement = found
        board = current.board.place(placement)
        rest = [tile for tile in hand if tile is not placement.tile]
        replies = root_classes(Table.of(board), board.legal_placements(possible)).values()
        kept = root_classes(Table.of(board), board.legal_placements(rest)).values()
        return careful_worth(
            Prospect(
                total=board.total,
                score_raw=score,
                laid=laid,
                kept=len(kept),
                kept_doubles=sum(own.tile.is_double for own in kept),
                kept_scoring=sum(board.placed(own).total % 5 == 0 for own in kept),
                rest_count=len(rest),
                rest_pips=pips_of(rest),
                next_count=len(current.hands[following]),
                unseen_count=len(unseen),
                fitting=len(replies),
                scoring=sum(board.placed(reply).total % 5 == 0 for reply in replies),
            )
        )

    found = sorted(root_classes(table, match.legal_actions()).items(), reverse=True)
    return max(found, key=worth)[1]


def values_lacked(current: Round, seat: int) -> set[int]:
    """The values that were open when a seat last began to draw or passed: no tile of its hand has one."""
    board, lacked = Board(), set()
    for ply in current.plies:
        if isinstance(ply.action, Placement):
            board = board.place(ply.action)
        elif ply.seat == seat:
            lacked = {at.value for at in board.open_connections}
    return lacked


def play_round(match: Match, choose: Choice, check: bool = False) -> Match:
    """Play a round to its end in the rules, the kernel's table beside it; assert ply by ply if told to."""
    table: Table | None = None
    while match.to_move is not None:
        before = match.round
        legal = match.legal_actions()
        action = legal[0]
        if isinstance(action, Placement):
            action = choose(match, table) if table else action
        if check and table is not None:
            check_ply(before, table)
        match = match.play(action).after
        if isinstance(action, Placement):
            table = table or Table.opened(action.tile.index)
            if before.board.placements:
                table.play(table.class_of(action))
            assert table.total == match.round.board.total
    return match


def check_ply(before: Round, table: Table) -> None:
    """Legal classes, scoring classes, draws, passes and blocks: all as the rules have them."""
    for hand in before.hands:
        placements = before.board.legal_placements(hand)
        classes = root_classes(table, placements)
        legal = classes_of(hand) & table.places
        assert set(bits(legal & ONE_FIELD)) == set(classes)
        assert {STEPS[c] for c in bits(legal & ~ONE_FIELD)} == {STEPS[c] for c in classes}
        assert bool(legal) == before.board.fits(hand)
        assert pips_in(classes_of(hand)) == pips_of(hand)
        scoring = legal & SCORING[table.total % 5]
        for c, placement in classes.items():
            end = before.board.placed(placement).total
            assert end == table.total + STEPS[c][3]
            assert (end % 5 == 0) == bool(scoring >> c & 1)
    values = {at.value for at in before.board.open_connections}
    assert table.open_values() == sum(1 << value for value in values)
    rebuilt = Table.of(before.board)
    assert (rebuilt.places, rebuilt.halves, rebuilt.total) == (table.places, table.halves, table.total)


def result(match: Match, match_before: Match) -> tuple[list[int], int]:
    """Scores and next leader, as a playout tells them."""
    outcome = match.round.outcome
    leader = BLOCKED if outcome.seat is None and outcome.how is OutcomeKind.BLOCKED else match.round.to_move
    return list(match.scores_raw), leader


def check_rules(chance: Random, players: int) -> None:
    """One random round: the table ply by ply, then its settlement."""
    before = start(chance, players)
    after = play_round(before, at_random(chance), check=True)
    last = after.round
    if last.outcome.settlement is None:
        return
    masks = [classes_of(hand) for hand in last.hands]
    events = last.outcome.settlement.events
    scores = list(after.scores_raw)
    for event in reversed(events):
        scores[event.entity] = event.before_raw
    if last.outcome.how is OutcomeKind.DOMINO:
        settle_domino(masks, last.to_move, last.board.total, scores)
    else:
        settle_blocked(masks, scores)
    assert scores == list(after.scores_raw)


def check_playout(chance: Random, players: int, style: Style) -> None:
    """One round from its opening on: the playout loop beside the slow driver of the same style."""
    match = start(chance, players)
    match = match.play(match.legal_actions()[0]).after
    if match.to_move is None:
        return
    current = match.round
    hands = tuple([classes_of(hand) & ONE_FIELD for hand in current.hands])
    boneyard = tuple([tile.index for tile in reversed(current.boneyard)])
    hidden = sum(hands) + classes_of(current.boneyard) % (1 << CLASS_COUNT)
    world = World(hands, boneyard, hidden, (ONE_FIELD,) * players)
    scores, table = list(match.scores_raw), Table.of(current.board)
    careful = style.careful(SeatView.of(match, current.to_move))
    leader = play_out(table, world, current.to_move, scores, careful)
    slow = resume(match, lambda match, table: (greedily, carefully)[careful[match.to_move]](match, table))
    agreed(scores, leader, slow, match)


def resume(match: Match, choose: Choice) -> Match:
    """Play a begun round on in the rules."""
    while match.to_move is not None:
        action = match.legal_actions()[0]
        if isinstance(action, Placement):
            action = choose(match, Table.of(match.round.board))
        match = match.play(action).after
    return match


def agreed(scores: list[int], leader: int, slow: Match, before: Match) -> None:
    wanted, next_leader = result(slow, before)
    assert scores == wanted
    if not slow.is_over:
        assert leader == next_leader


class Stream:
    """A generator that remembers, and says it all again."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.said = chance, []

    def random(self) -> float:
        self.said.append(self.chance.random())
        return self.said[-1]


def check_random_round(chance: Random, players: int) -> None:
    """One round of `play_at_random` beside the rules, fed with the same random numbers."""
    match = start(chance, players)
    before, leader = list(match.scores_raw), int(chance.random() * players)
    pile = list(range(28))
    chance.shuffle(pile)
    kept, stream, scores = pile.copy(), Stream(chance), before.copy()
    next_leader = play_at_random(stream.random, pile, leader, players, scores)
    deal, actions = retold(iter(stream.said), kept, leader, players, tuple(before))
    slow = Match(players, tuple(before)).start_round(deal)
    for action in actions:
        slow = slow.play(action).after
        if slow.to_move is None:
            break
    while slow.to_move is not None:
        assert slow.legal_actions() == (PASS,)
        slow = slow.play(PASS).after
    agreed(scores, next_leader, slow, match)


def retold(said: Iterator[float], pile: list[int], leader: int, players: int, scores_raw: tuple[int, ...]):
    """The deal and the actions of the random round that these random numbers lead to, by the rules."""
    left = 28

    def take() -> Tile:
        nonlocal left
        pick, left = int(next(said) * left), left - 1
        pile[pick], pile[left] = pile[left], pile[pick]
        return FULL_SET[pile[left]]

    hands = tuple([tuple([take() for _ in range(5)]) for _ in range(players)])
    rest = tuple([FULL_SET[tile] for tile in pile[:left]])
    # Played on copies of the round whose boneyard is put in order as tiles are taken.
    opening = Placement(hands[leader][0])
    drawn: list[Tile] = []
    match = Match(players, scores_raw).start_round(dealt(leader, hands, rest))
    match = match.play(opening).after
    actions = [opening]
    while match.to_move is not None:
        action = match.legal_actions()[0]
        if action is DRAW:
            drawn.append(take())
            order = (*drawn, *[tile for tile in rest if tile not in drawn])
            match = replayed(Match(players, scores_raw).start_round(dealt(leader, hands, order)), actions)
        elif action is not PASS:
            table = Table.of(match.round.board)
            found = root_classes(table, match.legal_actions())
            classes = sorted(found)
            action = found[classes[int(next(said) * len(classes)) if len(classes) > 1 else 0]]
        actions.append(action)
        match = match.play(action).after
    return match.round.deal, actions


def dealt(leader: int, hands: tuple[tuple[Tile, ...], ...], boneyard: tuple[Tile, ...]) -> Deal:
    chance = Random(leader)
    lot = draw_lot(chance, len(hands))
    while lot.leader != leader:
        lot = draw_lot(chance, len(hands))
    return Deal(lot, leader, hands, boneyard)


def replayed(match: Match, actions: list) -> Match:
    for action in actions:
        match = match.play(action).after
    return match


CHECKS: dict[str, Callable[[Random, int], None]] = {
    "ply by ply": check_rules,
    "greedy": lambda chance, players: check_playout(chance, players, GREEDY),
    "careful": lambda chance, players: check_playout(chance, players, CAREFUL),
    "careful against greedy": lambda chance, players: check_playout(chance, players, AGAINST_GREEDY),
    "random": check_random_round,
}


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    assert CLASS_COUNT == 133
    for players in PLAYERS:
        for name, check in CHECKS.items():
            for number in range(rounds):
                check(Random(f"{name}, {players}, {number}"), players)
            print(f"{players} seats, {name}: {rounds} rounds agree", flush=True)


if __name__ == "__main__":
    main()
