"""A second, slow Five Up: board, turn and settlements, written from the rules alone.

It shares nothing with the engine: tiles, ports and connections are plain text, the whole board is
rebuilt from the placements whenever it is asked anything, and nothing is remembered. It has to be
obviously right, not fast. All points here are raw.
"""

from __future__ import annotations

TARGET = 305
ALL_TILES = [f"{low}|{high}" for low in range(7) for high in range(low, 7)]
HAND_SIZE = 5


def halves(tile: str) -> tuple[int, int]:
    """The pips of both halves, low first: "1|4" gives 1 and 4."""
    low, high = tile.split("|")
    return int(low), int(high)


def pips(tiles: list[str]) -> int:
    """All pips of some tiles."""
    return sum(sum(halves(tile)) for tile in tiles)


def is_double(tile: str) -> bool:
    low, high = halves(tile)
    return low == high


def ports_of(tile: str) -> list[str]:
    """Rules, section 3: where a tile has ports."""
    if is_double(tile):
        return ["line_a", "line_b", "branch_a", "branch_b"]
    return ["low", "high"]


def value_at(connection: str) -> int:
    """The pips that a connection such as "1|4.high" or "1|1.line_b" shows."""
    tile, port = connection.split(".")
    low, high = halves(tile)
    return high if port == "high" else low


def joining_port(tile: str, value: int) -> str | None:
    """Rules, section 3: the port by which a tile joins a connection of this value; None: no fit."""
    low, high = halves(tile)
    if low == high:
        return "line_a" if low == value else None
    if low == value:
        return "low"
    return "high" if high == value else None


class SlowBoard:
    """What lies on the table: nothing but the list of placements that were made, as text."""

    def __init__(self, placements: list[str] | None = None) -> None:
        self.placements: list[str] = []
        for text in placements or []:
            self.place(text)

    def place(self, text: str) -> None:
        """Make a placement, `1|4` on an empty board, else `1|5@1|1.branch_a`; ValueError if it is none."""
        tile = text.split("@")[0]
        if tile not in ALL_TILES:
            raise ValueError(f"{tile!r} is not a tile")
        if text not in self.legal([tile]):
            raise ValueError(f"{text!r} is not a placement that the board allows")
        self.placements.append(text)

    def joints(self) -> list[tuple[str, str]]:
        """Pairs of joined connections: the one that was open, then that of the tile that joined it."""
        pairs = []
        for text in self.placements[1:]:
            tile, connection = text.split("@")
            pairs.append((connection, f"{tile}.{joining_port(tile, value_at(connection))}"))
        return pairs

    def neighbours(self) -> dict[str, dict[str, str | None]]:
        """Tile -> port -> the connection it is joined to, None where it is free."""
        table: dict[str, dict[str, str | None]] = {}
        for text in self.placements:
            tile = text.split("@")[0]
            table[tile] = dict.fromkeys(ports_of(tile))
        for one, other in self.joints():
            for here, there in ((one, other), (other, one)):
                tile, port = here.split(".")
                table[tile][port] = there
        return table

    def open_connections(self) -> list[str]:
        """Rules, section 3, "Open connections"; sorted."""
        found = []
        for tile, joined in self.neighbours().items():
            for port, neighbour in joined.items():
                if neighbour is not None:
                    continue
                is_branch = port in ("branch_a", "branch_b")
                if is_branch and (joined["line_a"] is None or joined["line_b"] is None):
                    continue
                found.append(f"{tile}.{port}")
        return sorted(found)

    def _counted(self) -> list[tuple[str, int]]:
        """Rules, section 3, "Scoring ends": the name of each and its points."""
        counted = []
        for tile, joined in self.neighbours().items():
            if is_double(tile):
                if joined["line_a"] is None or joined["line_b"] is None:
                    counted.append((tile, pips([tile])))
            else:
                for port in ("low", "high"):
                    if joined[port] is None:
                        counted.append((f"{tile}.{port}", value_at(f"{tile}.{port}")))
        return counted

    def scoring_ends(self) -> list[str]:
        """The scoring ends in notation, `1|2.high=2` or `4|4=8`; sorted."""
        return sorted(f"{name}={points}" for name, points in self._counted())

    def total(self) -> int:
        """Rules, section 3: the sum of all scoring ends."""
        return sum(points for _, points in self._counted())

    def award(self) -> int:
        """Rules, section 3: the total if it is a positive multiple of 5, else 0."""
        total = self.total()
        return total if total > 0 and total % 5 == 0 else 0

    def legal(self, hand: list[str]) -> list[str]:
        """Every placement that these tiles have here; sorted."""
        if not self.placements:
            return sorted(hand)
        found = []
        open_connections = self.open_connections()
        for tile in hand:
            for connection in open_connections:
                if joining_port(tile, value_at(connection)) is not None:
                    found.append(f"{tile}@{connection}")
        return sorted(found)


def legal_actions(board: SlowBoard, hand: list[str], boneyard: list[str]) -> list[str]:
    """Rules, section 4: everything that is open to the seat to move; sorted."""
    placements = board.legal(hand)
    if placements:
        return placements
    return ["draw"] if boneyard else ["pass"]


def is_blocked(board: SlowBoard, hands: list[list[str]], boneyard: list[str]) -> bool:
    """Rules, section 4: the boneyard is empty and no hand has a legal placement."""
    return not boneyard and all(not board.legal(hand) for hand in hands)


def entity_of(seat: int, players: int) -> int:
    """Rules, section 1: which score a seat plays for."""
    return seat % 2 if players == 4 else seat


def entities(players: int) -> int:
    return 2 if players == 4 else players


def nearest_five(number: int) -> int:
    """Rules, section 5."""
    remainder = number % 5
    if remainder in (1, 2):
        return number - remainder
    if remainder in (3, 4):
        return number + (5 - remainder)
    return number


def event(kind: str, seat: int, players: int, amount: int, scores: list[int]) -> dict:
    """Rules, section 5: test an event against the target; an accepted one is added to `scores` in place."""
    entity = entity_of(seat, players)
    accepted = scores[entity] + amount <= TARGET
    if accepted:
        scores[entity] += amount
    return {"kind": kind, "seat": seat, "entity": entity, "amount": amount, "accepted": accepted}


def winner_of(scores: list[int]) -> int | None:
    """The entity that stands on the target, if one does."""
    return scores.index(TARGET) if TARGET in scores else None


def settle_domino(seat: int, award: int, hands: list[list[str]], scores: list[int]) -> list[dict]:
    """Rules, section 6: the one event of a domino; `scores` are changed in place."""
    players = len(hands)
    opponents = 0
    partner = 0
    for other in range(players):
        if other == seat:
            continue
        if entity_of(other, players) == entity_of(seat, players):
            partner = nearest_five(pips(hands[other]))
        else:
            opponents += pips(hands[other])
    parts = {"placement": award, "opponents": nearest_five(opponents), "partner": -partner}
    happened = event("domino", seat, players, sum(parts.values()), scores)
    return [{**happened, "parts": parts}]


def settle_blocked(hands: list[list[str]], scores: list[int]) -> list[dict]:
    """Rules, section 7: the events of a blocked round; `scores` are changed in place."""
    players = len(hands)
    happened = []
    for seat in sorted(range(players), key=lambda seat: (pips(hands[seat]), seat)):
        difference = 0
        for other in range(players):
            is_opponent = entity_of(other, players) != entity_of(seat, players)
            if is_opponent and pips(hands[other]) > pips(hands[seat]):
                difference += pips(hands[other]) - pips(hands[seat])
        if nearest_five(difference) == 0:
            continue
        one = event("blocked", seat, players, nearest_five(difference), scores)
        happened.append({**one, "difference": difference})
        if winner_of(scores) is not None:
            break
    return happened


def blocked_winner(hands: list[list[str]]) -> int | None:
    """Rules, section 7: the entity of the lightest hand; None when opponents share the lightest total."""
    lightest = min(pips(hand) for hand in hands)
    lightest_entities = {
        entity_of(seat, len(hands)) for seat, hand in enumerate(hands) if pips(hand) == lightest
    }
    return lightest_entities.pop() if len(lightest_entities) == 1 else None


def settle(case: dict) -> dict:
    """A case of `settlements.json`: its pips and what is to be given, in the same form."""
    scores = list(case["scores_before"])
    hands = case["hands"]
    if case["kind"] == "domino":
        seat = case["seat"]
        events = settle_domino(seat, case["placement_award"], hands, scores)
        next_leader, round_winner = seat, entity_of(seat, len(hands))
    else:
        events = settle_blocked(hands, scores)
        next_leader, round_winner = None, blocked_winner(hands)
    return {
        "pips": [pips(hand) for hand in hands],
        "events": events,
        "scores": scores,
        "winner": winner_of(scores),
        "next_leader": next_leader,
        "round_winner": round_winner,
    }
