"""What is said aloud as a match goes on: every action with all that follows from it, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from fiveup_desktop.rules import (
    DRAW,
    PASS,
    Action,
    Draw,
    EventKind,
    Pass,
    Placement,
    ScoreEvent,
    SeatView,
    Tile,
    Transition,
    displayed,
    entity_count,
)

from .fill import fill
from .language import Sentences, joined
from .log import LogWords, end_counts
from .names import Names
from .places import PlaceWords
from .scores import ScoreWords
from .turns import TurnWords

__all__ = ["SpokenWords"]


class SpokenWords(Sentences):
    """Sentences to be heard. `short` ones leave out what a practised listener works out alone."""

    def round_begins(self, view: SeatView, names: Names, sees_hand: bool) -> str:
        """Who leads a new round, and one's own tiles if they may be seen."""
        text = self.tr("Round {number}. {name} leads.")
        begins = fill(text, number=view.round_number + 1, name=names.seat(view.leader))
        return joined([begins, self.hand(view.hand) if sees_hand else ""], self.language)

    def hand(self, hand: Sequence[Tile]) -> str:
        """One's own tiles."""
        return fill(self.tr("Your tiles: {tiles}."), tiles=self._places.tiles(hand))

    def action(self, transition: Transition, names: Names, drawn: Tile | None, short: bool) -> str:
        """What one action did. `drawn`: the tile that was drawn, if the listener may know it."""
        action, name = transition.action, names.seat(transition.seat)
        if isinstance(action, Placement):
            if short:
                return self._short_placement(transition, action, name)
            return joined(self._placement(transition, action, name, names), self.language)
        assert isinstance(action, Draw | Pass)
        if isinstance(action, Draw) and drawn is not None:
            return fill(self.tr("{name} draws {tile}."), name=name, tile=drawn)
        said = LogWords(self._words, self._fixed).other(name, DRAW if isinstance(action, Draw) else PASS)
        if short or isinstance(action, Pass):
            return said
        left = self.tr("%n tile(s) left in the boneyard.", "", transition.round_after.boneyard_count)
        return joined([said, left], self.language)

    def taken_back(self, count: int) -> str:
        """The match stands further back than before."""
        return self.tr("%n action(s) taken back.", "", count)

    def turn(self, view: SeatView, names: Names, is_own: bool, short: bool) -> str:
        """Whose turn it is; of one's own, what can be done."""
        turns = TurnWords(self._words, self._fixed)
        if not is_own:
            return "" if short else turns.somebody(names.seat(view.to_move))
        return (
            turns.yours()
            if short
            else joined([turns.yours(), self._can(view.legal_actions(), turns)], self.language)
        )

    def standings(self, view: SeatView, names: Names) -> Sequence[str]:
        """Scores and needs, a line each, then how many tiles everybody and the boneyard have."""
        scores, turns = ScoreWords(self._words, self._fixed), TurnWords(self._words, self._fixed)
        lines = [
            scores.standing(view.scores_raw[entity], entity, names)
            for entity in range(entity_count(view.players))
        ]
        for seat, count in enumerate(view.hand_counts):
            lines.append(fill(self.tr("{name}: {tiles}"), name=names.seat(seat), tiles=turns.tiles(count)))
        lines.append(self.tr("Boneyard: %n tile(s)", "", view.boneyard_count))
        return lines

    @property
    def _places(self) -> PlaceWords:
        return PlaceWords(self._words, self._fixed)

    def _placement(self, transition: Transition, action: Placement, name: str, names: Names) -> Sequence[str]:
        parts: dict[str, object] = {"name": name, "tile": action.tile}
        if action.connection is None:
            placed = fill(self.tr("{name} opens with {tile}."), **parts)
        else:
            parts["place"] = self._places.at(action.connection)
            placed = fill(self.tr("{name} places {tile} at {place}."), **parts)
        event = _award(transition)
        total = self._places.total(transition.round_after.board)
        last = self.tr("That was the last tile in hand.") if not self._has_tiles(transition) else ""
        return placed, last, total, self._consequence(event, names)

    def _consequence(self, event: ScoreEvent | None, names: Names) -> str:
        if event is None:
            return ""
        scores = ScoreWords(self._words, self._fixed)
        return scores.consequence(event, names) if event.accepted else scores.discarded(event)

    def _short_placement(self, transition: Transition, action: Placement, name: str) -> str:
        total = sum(end_counts(transition.round_after.board))
        event = _award(transition)
        if event is None:
            return fill(self.tr("{name}: {tile}, total {total}."), name=name, tile=action.tile, total=total)
        if not event.accepted:
            text = self.tr("{name}: {tile}, total {total}, discarded.")
            return fill(text, name=name, tile=action.tile, total=total)
        points = displayed(event.amount_raw)
        text = self.tr("{name}: {tile}, total {total}, %n point(s).", "", points)
        return fill(text, name=name, tile=action.tile, total=total)

    def _can(self, actions: Sequence[Action], turns: TurnWords) -> str:
        """What one's own turn offers."""
        if any(isinstance(action, Draw) for action in actions):
            return turns.must_draw()
        if any(isinstance(action, Pass) for action in actions):
            return turns.must_pass()
        tiles = dict.fromkeys(action.tile for action in actions if isinstance(action, Placement))
        return fill(self.tr("You can place: {tiles}."), tiles=self._places.tiles(tiles))

    @staticmethod
    def _has_tiles(transition: Transition) -> bool:
        return bool(transition.round_after.hands[transition.seat])


def _award(transition: Transition) -> ScoreEvent | None:
    """The event of the placement itself; that of a domino belongs to its settlement."""
    return next((each for each in transition.events if each.kind is EventKind.PLACEMENT), None)
