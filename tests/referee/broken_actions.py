"""Broken records with actions that are not legal, or cannot be read, or come too late."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from .broken_base import Broken, changed, good_record, round_after_a_block, steps, with_value
from .slow import ALL_TILES, SlowBoard, halves, is_double


def _find_play(
    offer: Callable[[dict, SlowBoard, list[str]], Iterator[str]],
) -> tuple[int, int, str]:
    """The first step that offers a play: its round and action (from 0), and the play."""
    for r, a, step, board, hand in steps():
        for text in offer(step, board, hand):
            return r, a, text
    raise LookupError("no step of the good record offers this")


def _connections(board: SlowBoard, joined: bool) -> Iterator[str]:
    for tile, ports in board.neighbours().items():
        yield from (f"{tile}.{port}" for port, there in ports.items() if (there is not None) == joined)


def _fits(tile: str, connection: str) -> bool:
    other, port = connection.split(".")
    return halves(other)[1 if port == "high" else 0] in halves(tile)


Offer = Iterator[str]


def _draw_with_a_placement(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if board.placements and "@" in step["action"]:
        yield "draw"


def _draw_for_the_opening(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if not board.placements:
        yield "draw"


def _draw_from_an_empty_boneyard(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if step["action"] == "pass":
        yield "draw"


def _pass_with_a_placement(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if "@" in step["action"]:
        yield "pass"


def _pass_for_the_opening(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if not board.placements:
        yield "pass"


def _pass_with_tiles_left(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if step["action"] == "draw":
        yield "pass"


def _tile_not_in_hand(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    placed = board.neighbours()
    strange = [tile for tile in ALL_TILES if tile not in hand and tile not in placed]
    if "@" in step["action"]:
        yield from board.legal(strange)


def _opening_not_in_hand(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if not board.placements:
        yield from (tile for tile in ALL_TILES if tile not in hand)


def _tile_on_the_table(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    for tile in board.neighbours():
        yield from (f"{tile}@{at}" for at in board.open_connections() if _fits(tile, at))


def _no_matching_half(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    for tile in hand:
        yield from (f"{tile}@{at}" for at in board.open_connections() if not _fits(tile, at))


def _no_matching_half_instead_of_draw(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if step["action"] == "draw":
        yield from _no_matching_half(step, board, hand)


def _occupied(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    for tile in hand:
        yield from (f"{tile}@{at}" for at in _connections(board, joined=True) if _fits(tile, at))


def _arm_before_both_line_sides(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    closed = set(_connections(board, joined=False)) - set(board.open_connections())
    for tile in hand:
        yield from (f"{tile}@{at}" for at in sorted(closed) if _fits(tile, at))


def _arm_of_a_lone_double(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if len(board.placements) == 1:
        yield from _arm_before_both_line_sides(step, board, hand)


def _connection_not_on_the_table(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if "@" in step["action"]:
        for other in ALL_TILES:
            if other not in board.neighbours() and not is_double(other):
                yield from (f"{tile}@{other}.low" for tile in hand if _fits(tile, f"{other}.low"))


def _second_opening(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if "@" in step["action"]:
        yield step["action"].split("@")[0]


def _opening_with_a_connection(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if not board.placements:
        yield from (f"{tile}@{tile}.low" for tile in hand if not is_double(tile))


def _double_opening_with_a_connection(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if not board.placements:
        yield from (f"{tile}@{tile}.line_a" for tile in hand if is_double(tile))


def _line_port_of_a_plain_tile(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if "@" in step["action"] and step["action"].endswith((".low", ".high")):
        yield step["action"].rsplit(".", 1)[0] + ".line_a"


def _end_port_of_a_double(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if ".line_" in step["action"] or ".branch_" in step["action"]:
        yield step["action"].rsplit(".", 1)[0] + ".low"


def _unknown_port(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if "@" in step["action"]:
        yield step["action"].rsplit(".", 1)[0] + ".middle"


def _port_in_upper_case(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    if "@" in step["action"]:
        yield step["action"].upper()


def _tile_high_first(step: dict, board: SlowBoard, hand: list[str]) -> Offer:
    tile, at, connection = step["action"].partition("@")
    if at and not is_double(tile):
        yield f"{tile[2]}|{tile[0]}@{connection}"


ILLEGAL = [
    _draw_with_a_placement,
    _draw_for_the_opening,
    _draw_from_an_empty_boneyard,
    _pass_with_a_placement,
    _pass_for_the_opening,
    _pass_with_tiles_left,
    _tile_not_in_hand,
    _opening_not_in_hand,
    _tile_on_the_table,
    _no_matching_half,
    _no_matching_half_instead_of_draw,
    _occupied,
    _arm_before_both_line_sides,
    _arm_of_a_lone_double,
    _connection_not_on_the_table,
    _second_opening,
    _opening_with_a_connection,
    _double_opening_with_a_connection,
    _line_port_of_a_plain_tile,
    _end_port_of_a_double,
    _unknown_port,
    _port_in_upper_case,
    _tile_high_first,
]
GARBAGE: list[object] = [
    "",
    " ",
    "Draw",
    "DRAW",
    " draw",
    "draw ",
    "draw\n",
    "Pass",
    "knock",
    "@",
    "1|4@",
    "@1|4.low",
    "1|4@1|1",
    "1|4@1|1.",
    "1|4@.low",
    "1|4@1|1.line_a@2|2.line_a",
    "4|1",
    "7|7",
    "1|4@7|7.line_a",
    "\uff11|\uff14",
    "draw" * 10_000,
    5,
    0,
    None,
    True,
    [],
    ["draw"],
    {"draw": 1},
]


def action_variants() -> Iterator[Broken]:
    for offer in ILLEGAL:
        r, a, text = _find_play(offer)
        name = offer.__name__.strip("_").replace("_", " ")
        yield Broken(f"action: {name}", with_value(("rounds", r, "actions", a), text), (r + 1,), a + 1)
    for value in GARBAGE:
        name = f"action is {json.dumps(value)[:30]}"
        yield Broken(name, with_value(("rounds", 1, "actions", 2), value), (2,), 3)
    yield from _end_variants()


def _end_variants() -> Iterator[Broken]:
    rounds = good_record()["rounds"]
    blocked, last = round_after_a_block() - 1, len(rounds) - 1
    for name, index in (("a domino", 0), ("a block", blocked), ("the match", last)):
        for action in ("draw", "pass", rounds[index]["actions"][-1]):
            played = [*rounds[index]["actions"], action]
            data = with_value(("rounds", index, "actions"), played)
            yield Broken(f"{action[:4]} after the end of {name}", data, (index + 1,), len(played))
    again = {**rounds[1], "lot": None, "actions": []}
    yield Broken("round after the match", changed(lambda record: record["rounds"].append(again)), (last + 2,))
    for name, left in (("begun", 3), ("not begun", 0)):
        data = with_value(("rounds", 0, "actions"), rounds[0]["actions"][:left])
        yield Broken(f"first round only {name}", data, (1, 2))
    short = with_value(("rounds", blocked, "actions"), rounds[blocked]["actions"][:-1])
    yield Broken("last action before a block is missing", short, (blocked + 1, blocked + 2))
