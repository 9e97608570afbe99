"""The match record as frozen values: what is dealt and what is done, in order, and nothing derived.

Whether it is legal is found by replaying it (`replay`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from fiveup_desktop.rules import Action, Deal, Match


class PlayerKind(Enum):
    """Whether a person or the computer plays a seat."""

    HUMAN = "human"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat; `level` names a computer player's level, and may be one that is unknown here."""

    name: str
    kind: PlayerKind
    level: str | None = None


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round: its deal, and the actions done so far."""

    deal: Deal
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A whole match: the players in seat order and the rounds, of which only the last may be unfinished.

    `meta` holds JSON values, unknown keys included; None is a record without it.
    """

    players: tuple[Player, ...]
    rounds: tuple[RoundRecord, ...] = ()
    meta: Mapping[str, object] | None = None

    @staticmethod
    def of(match: Match, players: Sequence[Player], meta: Mapping[str, object] | None = None) -> MatchRecord:
        """The record of `match`, played by `players`; ValueError if their numbers differ."""
        if len(players) != match.players:
            raise ValueError(f"{len(players)} players for a match of {match.players}")
        rounds: Iterable[RoundRecord] = [RoundRecord(each.deal, each.actions) for each in match.rounds]
        return MatchRecord(tuple(players), tuple(rounds), meta)
