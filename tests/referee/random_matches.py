"""Whole random matches as records, dealt and played by the slow rules alone.

`random_match(seed, players, style)` gives the same record for the same arguments. A style says how
placements are chosen, so that boards of every shape come up: full of doubles, of branches, blocked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from .judge import SlowRound
from .slow import ALL_TILES, HAND_SIZE, SlowBoard, entities, is_double, pips, winner_of

Chooser = Callable[[random.Random, SlowRound, list[str]], str]


def draw_lot(chance: random.Random, players: int) -> tuple[list[dict[str, str]], int]:
    """Rules, section 2: the draws of a neutral lot and the seat that leads."""
    seats = list(range(players))
    draws = []
    while len(seats) > 1:
        tiles = chance.sample(ALL_TILES, len(seats))
        draws.append({str(seat): tile for seat, tile in zip(seats, tiles, strict=True)})
        heaviest = max(pips([tile]) for tile in tiles)
        seats = [seat for seat, tile in zip(seats, tiles, strict=True) if pips([tile]) == heaviest]
    return draws, seats[0]


def deal(chance: random.Random, players: int) -> tuple[list[list[str]], list[str]]:
    """Rules, section 2: five tiles each, and the boneyard in the order of drawing."""
    tiles = chance.sample(ALL_TILES, len(ALL_TILES))
    hands = [tiles[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(players)]
    return hands, tiles[HAND_SIZE * players :]


def _random(chance: random.Random, _playing: SlowRound, legal: list[str]) -> str:
    return chance.choice(legal)


def _doubles_first(chance: random.Random, _playing: SlowRound, legal: list[str]) -> str:
    doubles = [action for action in legal if "|" in action and is_double(action.split("@")[0])]
    return chance.choice(doubles or legal)


def _branches_first(chance: random.Random, _playing: SlowRound, legal: list[str]) -> str:
    on_branches = [action for action in legal if ".branch_" in action]
    on_lines = [action for action in legal if ".line_" in action]
    return chance.choice(on_branches or on_lines or legal)


def _best(
    chance: random.Random, playing: SlowRound, legal: list[str], worth: Callable[[SlowBoard], int]
) -> str:
    if legal in (["draw"], ["pass"]):
        return legal[0]
    worths = [worth(SlowBoard([*playing.board.placements, action])) for action in legal]
    best = max(worths)
    return chance.choice([action for action, one in zip(legal, worths, strict=True) if one == best])


def _greedy(chance: random.Random, playing: SlowRound, legal: list[str]) -> str:
    return _best(chance, playing, legal, SlowBoard.award)


def _closing(chance: random.Random, playing: SlowRound, legal: list[str]) -> str:
    """Leave as few plays as can be to the tiles that are not yet placed."""

    def plays_left(board: SlowBoard) -> int:
        placed = {text.split("@")[0] for text in board.placements}
        return -len(board.legal([tile for tile in ALL_TILES if tile not in placed]))

    return _best(chance, playing, legal, plays_left)


def _starving(chance: random.Random, playing: SlowRound, legal: list[str]) -> str:
    """Leave as few plays as can be to the hands as they are: they draw, and the boneyard runs out."""
    in_hands = [tile for hand in playing.hands for tile in hand]

    def plays_left(board: SlowBoard) -> int:
        return -len(board.legal([tile for tile in in_hands if tile != board.placements[-1].split("@")[0]]))

    return _best(chance, playing, legal, plays_left)


def _heavy_first(chance: random.Random, _playing: SlowRound, legal: list[str]) -> str:
    if legal in (["draw"], ["pass"]):
        return legal[0]
    heaviest = max(pips([action.split("@")[0]]) for action in legal)
    return chance.choice([action for action in legal if pips([action.split("@")[0]]) == heaviest])


STYLES: dict[str, Chooser] = {
    "random": _random,
    "doubles first": _doubles_first,
    "branches first": _branches_first,
    "greedy": _greedy,
    "closing": _closing,
    "heavy first": _heavy_first,
    "starving": _starving,
}


def _play_round(
    chance: random.Random, players: int, leader: int | None, scores: list[int], choose: Chooser
) -> tuple[dict, SlowRound]:
    lot = None
    if leader is None:
        lot, leader = draw_lot(chance, players)
    hands, boneyard = deal(chance, players)
    playing = SlowRound(leader, hands, boneyard, scores)
    actions = []
    while not playing.is_over:
        action = choose(chance, playing, playing.legal())
        playing.act(action)
        actions.append(action)
    dealt = {"lot": lot, "leader": leader, "hands": hands, "boneyard": boneyard}
    return {**dealt, "nonce": f"{chance.getrandbits(128):032x}", "actions": actions}, playing


def random_match(seed: int, players: int, style: str = "random", most_rounds: int | None = None) -> dict:
    """A whole match as a record (a dict as JSON gives it); at most so many rounds, if that is said."""
    chance = random.Random(f"{seed} {players} {style}")
    scores = [0] * entities(players)
    leader: int | None = None
    rounds: list[dict] = []
    while winner_of(scores) is None and (most_rounds is None or len(rounds) < most_rounds):
        one, playing = _play_round(chance, players, leader, scores, STYLES[style])
        rounds.append(one)
        scores = playing.scores
        leader = playing.outcome.get("seat") if playing.outcome else None
    seats = [{"name": f"Seat {seat}", "kind": "computer", "level": "random"} for seat in range(players)]
    return {"format": "fiveup-match", "version": 1, "players": seats, "rounds": rounds}


def unfinished(record: dict, seed: int) -> dict:
    """The record as it was at some moment: cut after a random action of a random round, or before any."""
    chance = random.Random(seed)
    if not record["rounds"]:
        return record
    last = chance.randrange(len(record["rounds"]))
    cut = dict(record["rounds"][last])
    cut["actions"] = cut["actions"][: chance.randint(0, len(cut["actions"]))]
    return {**record, "rounds": [*record["rounds"][:last], cut]}


def random_matches(count: int, first_seed: int = 0, most_rounds: int | None = None) -> Iterator[dict]:
    """Some whole records, over all numbers of players and all styles in turn."""
    for index in range(count):
        players = 2 + index % 3
        style = list(STYLES)[index // 3 % len(STYLES)]
        yield random_match(first_seed + index, players, style, most_rounds)
