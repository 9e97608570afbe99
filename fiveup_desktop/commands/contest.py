"""Whole matches between computer players, each one made by its number alone.

Match `i` of a contest has the deals of (seed, i // entities) and the levels rotated by `i`, so that each
level meets the same tiles from every seat. Nothing else goes into a match: it comes out the same in any
process, in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from fiveup_desktop.players import choice_chance, policy_of
from fiveup_desktop.records import MatchRecord, Player, PlayerKind
from fiveup_desktop.rules import (
    Action,
    Deal,
    Match,
    SeatView,
    Transition,
    deal_round,
    draw_lot,
    entity_count,
    entity_of,
)


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays, and with what luck; `levels` has one for each seat, as they sit in match 0."""

    levels: tuple[str, ...]
    seed: int

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.levels)

    def seating(self, index: int) -> tuple[str, ...]:
        """The level at each seat in match `index`."""
        turn = index % self.players
        return self.levels[turn:] + self.levels[:turn]

    def sides(self, index: int) -> tuple[frozenset[str], ...]:
        """The levels of each entity in match `index`: one each, but for mixed partners."""
        seated = list(enumerate(self.seating(index)))
        return tuple(
            [
                frozenset([level for seat, level in seated if entity_of(seat, self.players) == entity])
                for entity in range(entity_count(self.players))
            ]
        )

    def record(self, index: int, match: Match) -> MatchRecord:
        """The record of match `index`, without meta: there is nothing in it but the game."""
        players = [
            Player(f"{level} {seat + 1}", PlayerKind.COMPUTER, level)
            for seat, level in enumerate(self.seating(index))
        ]
        return MatchRecord.of(match, players)

    def play(self, index: int) -> Iterator[Transition]:
        """Play match `index` to its end, action by action."""
        match, levels = Match.new(self.players), self.seating(index)
        while not match.is_over:
            if match.needs_deal:
                match = match.start_round(self._deal(index, match))
            transition = match.play(self._choice(index, match, levels))
            yield transition
            match = transition.after

    def _deal(self, index: int, match: Match) -> Deal:
        """The next round's deal: its tiles are the same whoever leads it, by lot or not."""
        about = f"{self.seed}, {index // entity_count(self.players)}, {len(match.rounds)}"
        leader, lot = match.next_leader, None
        if leader is None:
            lot = draw_lot(Random(f"five up, lot, {about}"), self.players)
            leader = lot.leader
        return replace(deal_round(Random(f"five up, deal, {about}"), self.players, leader), lot=lot)

    def _choice(self, index: int, match: Match, levels: tuple[str, ...]) -> Action:
        legal, seat = match.legal_actions(), match.to_move
        if len(legal) == 1 or seat is None:
            return legal[0]
        chance = choice_chance(self.seed, index, *match.ply)
        return policy_of(levels[seat]).choose(SeatView.of(match, seat), chance)
