"""A moment of a round as a lesson needs it: few words in a file, a whole match for the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fiveup_desktop.rules import FULL_SET, Board, Deal, Match, Round, Tile, entity_count
from fiveup_desktop.rules.scoring import Hand

__all__ = ["Position", "tiles_of"]


def tiles_of(text: str) -> Hand:
    """Tiles written one after another: `1|4 2|2`."""
    return tuple([Tile.from_text(word) for word in text.split()])


def _text(tiles: Iterable[Tile]) -> str:
    return " ".join(map(str, tiles))


@dataclass(frozen=True)
class Position:
    """All 28 tiles: on the table, in the hands by seat, and in the boneyard in the order of drawing."""

    board: Board
    hands: tuple[Hand, ...]
    boneyard: Hand
    scores_raw: tuple[int, ...]
    """One for each scoring entity."""
    to_move: int = 0

    @staticmethod
    def at(
        board: str,
        hand: str,
        *,
        players: int = 2,
        scores_displayed: Sequence[int] = (),
        others: Sequence[str] = (),
        boneyard: str | None = None,
        held: int = 5,
    ) -> Position:
        """A position for a lesson, seat 0 to move.

        `others` are the other hands; if they are not said, each holds `held` of the tiles that are left.
        `boneyard` are the tiles to be drawn first, the rest follows; an empty text: all others are in hands.
        """
        laid, own = Board.from_text(board), tiles_of(hand)
        first = tiles_of(boneyard or "")
        told = [tiles_of(each) for each in others]
        known = {*laid.tiles, *own, *first, *[tile for each in told for tile in each]}
        rest = [tile for tile in FULL_SET if tile not in known]
        if not told:
            told = _shared(rest, players - 1, len(rest) if boneyard == "" else held * (players - 1))
            rest = [tile for tile in rest if not any(tile in each for each in told)]
        scores = tuple([5 * each for each in scores_displayed]) or (0,) * entity_count(players)
        return Position(laid, (own, *told), (*first, *rest), scores)

    @cached_property
    def match(self) -> Match:
        """A match in which this is the moment; how it came about is not told."""
        dealt = Deal(None, self.to_move, self.hands, self.boneyard)
        current = Round(dealt, self.board, self.hands, 0, self.to_move)
        return Match(len(self.hands), self.scores_raw, (current,))

    @staticmethod
    def of(match: Match) -> Position:
        """The moment at which a match stands."""
        current = match.rounds[-1]
        return Position(current.board, current.hands, current.boneyard, match.scores_raw, current.to_move)

    def seen_from(self, seat: int) -> Position:
        """The same with `seat` as seat 0: everybody moves round the table, and partners stay opposite."""
        hands, scores = self.hands, self.scores_raw
        turn = seat % len(scores)
        return Position(
            self.board,
            hands[seat:] + hands[:seat],
            self.boneyard,
            scores[turn:] + scores[:turn],
            (self.to_move - seat) % len(hands),
        )

    def to_json(self) -> dict[str, Any]:
        """As it stands in a file."""
        return {
            "board": str(self.board),
            "hands": [_text(hand) for hand in self.hands],
            "boneyard": _text(self.boneyard),
            "scores_raw": list(self.scores_raw),
            "to_move": self.to_move,
        }

    @staticmethod
    def from_json(values: Mapping[str, Any]) -> Position:
        """The position that a file tells of; NotationError or KeyError if it tells of none."""
        return Position(
            Board.from_text(values["board"]),
            tuple([tiles_of(hand) for hand in values["hands"]]),
            tiles_of(values["boneyard"]),
            tuple(values["scores_raw"]),
            values["to_move"],
        )


def _shared(tiles: Sequence[Tile], hands: int, count: int) -> list[Hand]:
    """The first `count` tiles dealt one by one to so many hands."""
    return [tuple(tiles[:count][start::hands]) for start in range(hands)]
