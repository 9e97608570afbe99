"""The slow referee: checks a match record and replays it by the slow rules.

Written from the rules and the description of the match record alone. Its answer has the form of the
conformance data. Rounds and actions are counted from 1 in refusals.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from datetime import datetime, timedelta

from .slow import (
    ALL_TILES,
    HAND_SIZE,
    SlowBoard,
    blocked_winner,
    entities,
    entity_of,
    event,
    is_blocked,
    legal_actions,
    pips,
    settle_blocked,
    settle_domino,
    winner_of,
)
from .strict import Refused, read

BIDI = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
UUID = re.compile("[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}")
ROUND_KEYS = {"lot", "leader", "hands", "boneyard", "actions"}


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _keys(thing: object, needed: set[str], optional: set[str], what: str, number: int | None = None) -> None:
    """An object with all the needed keys and no unknown one."""
    if not isinstance(thing, dict):
        raise Refused(number, None, f"{what} is not an object")
    for key in sorted(needed - set(thing)):
        raise Refused(number, None, f"{what} has no {key}")
    for key in sorted(set(thing) - needed - optional):
        raise Refused(number, None, f"{what} has an unknown key {key!r}")


def _check_player(player: dict) -> None:
    _keys(player, {"name", "kind"}, {"level"}, "a player")
    name, kind = player["name"], player["kind"]
    if not isinstance(name, str) or not 1 <= len(name) <= 40:
        raise Refused(None, None, "a name has 1 to 40 characters")
    if any(unicodedata.category(c) == "Cc" or c in BIDI for c in name):
        raise Refused(None, None, "a name has a control or bidi character")
    if kind not in ("human", "computer"):
        raise Refused(None, None, f"unknown kind {kind!r}")
    if "level" in player and (kind == "human" or not isinstance(player["level"], str)):
        raise Refused(None, None, "a level is a name, and a computer's")


def _is_utc(text: str) -> bool:
    try:
        return datetime.fromisoformat(text).utcoffset() == timedelta(0)
    except ValueError:
        return False


def _check_meta(meta: object) -> None:
    if not isinstance(meta, dict):
        raise Refused(None, None, "meta is not an object")
    for key, value in meta.items():
        if key in ("id", "title", "created", "modified", "app") and not isinstance(value, str):
            raise Refused(None, None, f"meta {key} is not text")
        if key == "id" and not UUID.fullmatch(value):
            raise Refused(None, None, "meta id is not a UUID")
        if key in ("created", "modified") and not _is_utc(value):
            raise Refused(None, None, f"meta {key} is not ISO 8601 UTC")
        if key == "practice" and not isinstance(value, bool):
            raise Refused(None, None, "meta practice is not true or false")


def _check_top(record: dict) -> None:
    if isinstance(record, dict) and record.get("format") == "fiveup-match":
        version = record.get("version")
        if _is_int(version) and version > 1:
            raise Refused(None, None, f"version {version} is newer than 1")
    _keys(record, {"format", "version", "players", "rounds"}, {"meta"}, "the record")
    if record["format"] != "fiveup-match":
        raise Refused(None, None, "not a fiveup-match")
    if not _is_int(record["version"]) or record["version"] != 1:
        raise Refused(None, None, "the version is not 1")
    players = record["players"]
    if not isinstance(players, list) or not 2 <= len(players) <= 4:
        raise Refused(None, None, "not 2 to 4 players")
    for player in players:
        _check_player(player)
    if not isinstance(record["rounds"], list):
        raise Refused(None, None, "rounds is not a list")
    if "meta" in record:
        _check_meta(record["meta"])


def _check_tiles(tiles: object, number: int, what: str) -> None:
    if not isinstance(tiles, list):
        raise Refused(number, None, f"{what} is not a list")
    for tile in tiles:
        if not isinstance(tile, str) or tile not in ALL_TILES:
            raise Refused(number, None, f"{tile!r} in {what} is not a tile")


def _check_deal(one: dict, players: int, number: int) -> None:
    hands = one["hands"]
    if not isinstance(hands, list) or len(hands) != players:
        raise Refused(number, None, "not a hand for each seat")
    for hand in hands:
        _check_tiles(hand, number, "a hand")
        if len(hand) != HAND_SIZE:
            raise Refused(number, None, "a hand has not 5 tiles")
    _check_tiles(one["boneyard"], number, "the boneyard")
    dealt = [tile for hand in hands for tile in hand] + one["boneyard"]
    if sorted(dealt) != sorted(ALL_TILES):
        raise Refused(number, None, "the deal is not the 28 tiles")


def _leader_by_lot(lot: object, players: int, number: int) -> int:
    """Rules, section 2: replay the draws of a lot."""
    if not isinstance(lot, list) or not lot:
        raise Refused(number, None, "the lot is not a list of draws")
    drawing = list(range(players))
    for draw in lot:
        if len(drawing) == 1:
            raise Refused(number, None, "the lot goes on after it was decided")
        if not isinstance(draw, dict) or set(draw) != {str(seat) for seat in drawing}:
            raise Refused(number, None, "a draw of the lot is not by those who had to draw")
        _check_tiles(list(draw.values()), number, "the lot")
        if len(set(draw.values())) != len(draw):
            raise Refused(number, None, "a tile was drawn twice in one draw")
        heaviest = max(pips([tile]) for tile in draw.values())
        drawing = [seat for seat in drawing if pips([draw[str(seat)]]) == heaviest]
    if len(drawing) != 1:
        raise Refused(number, None, "the lot does not decide")
    return drawing[0]


def _check_round(one: dict, players: int, dominoer: int | None, number: int) -> None:
    """A round's shape, deal, lot and leader; `dominoer` leads without a lot, None asks for a lot."""
    _keys(one, ROUND_KEYS, {"nonce"}, "the round", number)
    if "nonce" in one:
        nonce = one["nonce"]
        if not isinstance(nonce, str) or not re.fullmatch("[0-9a-f]{32}", nonce):
            raise Refused(number, None, "the nonce is not 32 hex digits")
    _check_deal(one, players, number)
    if not _is_int(one["leader"]) or not 0 <= one["leader"] < players:
        raise Refused(number, None, "the leader is not a seat")
    if dominoer is not None:
        if one["lot"] is not None:
            raise Refused(number, None, "a lot although a player dominoed")
        leader = dominoer
    else:
        leader = _leader_by_lot(one["lot"], players, number)
    if one["leader"] != leader:
        raise Refused(number, None, f"seat {leader} leads")
    if not isinstance(one["actions"], list):
        raise Refused(number, None, "actions is not a list")


def commitment(one: dict) -> str | None:
    """The commitment to a round of a record, None without a nonce."""
    if "nonce" not in one:
        return None
    dealt = {key: one[key] for key in ("lot", "leader", "hands", "boneyard")}
    compact = json.dumps(dealt, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"fiveup-deal-1\n{one['nonce']}\n{compact}".encode()).hexdigest()


class SlowRound:
    """A round while it is played: everything that lies anywhere, and what came of it."""

    def __init__(self, leader: int, hands: list[list[str]], boneyard: list[str], scores: list[int]) -> None:
        self.players = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.boneyard = list(boneyard)
        self.scores = list(scores)
        self.board = SlowBoard()
        self.to_move = leader
        self.is_over = False
        self.outcome: dict | None = None

    def legal(self) -> list[str]:
        """Every action open to the seat to move; none when the round is over."""
        if self.is_over:
            return []
        return legal_actions(self.board, self.hands[self.to_move], self.boneyard)

    def act(self, action: str) -> dict:
        """Do one legal action and give its step; ValueError if it is not legal."""
        legal = self.legal()
        if action not in legal:
            raise ValueError(f"{action!r} is not legal")
        seat = self.to_move
        events: list[dict] = []
        if action == "draw":
            self.hands[seat].append(self.boneyard.pop(0))
        elif action == "pass":
            self.to_move = (seat + 1) % self.players
        else:
            events = self._place(action)
        if not self.is_over and action != "pass" and is_blocked(self.board, self.hands, self.boneyard):
            events = events + settle_blocked(self.hands, self.scores)
            self.is_over = True
            self.outcome = {"how": "blocked", "entity": blocked_winner(self.hands)}
        return {
            "action": action,
            "seat": seat,
            "legal": legal,
            "events": events,
            "scores": list(self.scores),
            "open": self.board.open_connections(),
            "ends": self.board.scoring_ends(),
            "total": self.board.total(),
        }

    def _place(self, action: str) -> list[dict]:
        seat = self.to_move
        self.board.place(action)
        self.hands[seat].remove(action.split("@")[0])
        award = self.board.award()
        if not self.hands[seat]:
            self.is_over = True
            self.outcome = {"how": "domino", "seat": seat}
            return settle_domino(seat, award, self.hands, self.scores)
        self.to_move = (seat + 1) % self.players
        if award == 0:
            return []
        happened = event("placement", seat, self.players, award, self.scores)
        self.is_over = winner_of(self.scores) is not None
        return [happened]


def _replay(one: dict, scores: list[int], number: int) -> tuple[SlowRound, list[dict]]:
    playing = SlowRound(one["leader"], one["hands"], one["boneyard"], scores)
    steps = []
    for index, action in enumerate(one["actions"], start=1):
        if not isinstance(action, str):
            raise Refused(number, index, "the action is not text")
        if playing.is_over:
            raise Refused(number, index, "an action after the round's end")
        try:
            steps.append(playing.act(action))
        except ValueError as error:
            raise Refused(number, index, str(error)) from error
    return playing, steps


def judge(record: dict) -> dict:
    """Replay a match record, given as parsed JSON, and tell everything; Refused if anything does not fit."""
    _check_top(record)
    players = len(record["players"])
    scores = [0] * entities(players)
    told: list[dict] = []
    dominoer: int | None = None
    is_unfinished = False
    for number, one in enumerate(record["rounds"], start=1):
        if winner_of(scores) is not None:
            raise Refused(number, None, "a round after the end of the match")
        if is_unfinished:
            raise Refused(number - 1, None, "unfinished, but not the last round")
        _check_round(one, players, dominoer, number)
        playing, steps = _replay(one, scores, number)
        scores = playing.scores
        is_unfinished = not playing.is_over
        dominoer = playing.outcome.get("seat") if playing.outcome else None
        told.append(
            {
                "steps": steps,
                "outcome": playing.outcome,
                "scores": list(scores),
                "commitment": commitment(one),
            }
        )
    return {
        "players": players,
        "entities": entities(players),
        "winner": winner_of(scores),
        "rounds": told,
    }


def judge_bytes(data: bytes) -> dict:
    """Read and judge a record as it lies in a file."""
    return judge(read(data))


__all__ = ["Refused", "SlowRound", "commitment", "entity_of", "judge", "judge_bytes"]
