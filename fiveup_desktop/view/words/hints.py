"""Hints in words: the best play, its chance to win, and why, as far as the numbers say.

The chances come with the hint; every other number is counted here or in the hint's facts, from what the seat
may see.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from fiveup_desktop.rules import (
    FULL_SET,
    TARGET_RAW,
    Board,
    Placement,
    SeatView,
    displayed,
    entity_of,
    placement_award_raw,
)
from fiveup_desktop.session import NoHint

from .fill import fill
from .language import Sentences
from .turns import TurnWords

if TYPE_CHECKING:
    from fiveup_desktop.session.hints import Facts, Hint

__all__ = ["HintWords"]

_MOST_REASONS: Final = 3
_MANY: Final = 0.4
"""Hardly anything fits when at most this share of the unseen tiles does."""
_HEAVY: Final = 4
"""A tile is worth naming for its weight when it has so many pips more than the other."""


class HintWords(Sentences):
    """What the bubble of a hint says: its first line, then the others."""

    def tell(self, hint: Hint, view: SeatView) -> tuple[str, ...]:
        """The hint for the seat of `view`, the most important line first."""
        best, other = hint.best, hint.next_best
        if other is None:
            lines = [self._only(best.facts), self._chance(best.chance_to_win)]
            return (*lines, *self._reasons(best.facts, None, view))
        plays = {"play": self.play(best.facts.placement), "other": self.play(other.facts.placement)}
        ours, theirs = _percent(best.chance_to_win), _percent(other.chance_to_win)
        if hint.is_equal:
            title = fill(self.tr("{play} or {other}: as good as equal"), **plays)
            chance = self.tr("Chance to win the match: {ours} and {theirs}, too close to tell.")
            if ours == theirs:
                chance = self.tr("Chance to win the match: {ours} with either.")
            both = [self._in_short(each.facts, view) for each in (best, other)]
            return title, fill(chance, ours=ours, theirs=theirs), *both
        title = fill(self.tr("Best: {play}"), **plays)
        chance = self.tr("Chance to win the match: {ours}; with {other}, the next best, {theirs}.")
        reasons = self._reasons(best.facts, other.facts, view)
        return title, fill(chance, ours=ours, theirs=theirs, **plays), *reasons

    def play(self, placement: Placement) -> str:
        """A play in a few words: `4|6 on the 6`."""
        if placement.connection is None:
            return str(placement.tile)
        text = self.tr("{tile} on the {value}")
        return fill(text, tile=placement.tile, value=placement.connection.value)

    def thinking(self) -> str:
        """While it is looked for."""
        return self.tr("Looking for the best play…")

    def failed(self) -> str:
        """None could be found."""
        return self.tr("There is no hint just now. The match goes on; please ask again.")

    def none(self, why: NoHint, can_draw: bool) -> str:
        """Why there is none, and what can be done."""
        turns = TurnWords(self._words, self._fixed)
        if why is NoHint.NOTHING_FITS:
            return turns.must_draw() if can_draw else turns.must_pass()
        return {
            NoHint.SWITCHED_OFF: self.tr("This match is played without hints, as was chosen at its start."),
            NoHint.NOT_YOUR_TURN: self.tr("You can have a hint when it is your turn."),
        }[why]

    def button(self) -> str:
        """What the button is called."""
        return self.tr("Hint", "button")

    def key(self) -> str:
        """The button's tooltip."""
        return self.tr("Hint (H): the best play, and why")

    # The parts

    def _only(self, facts: Facts) -> str:
        return fill(self.tr("The only play: {play}"), play=self.play(facts.placement))

    def _chance(self, chance: float) -> str:
        return fill(self.tr("Chance to win the match: {ours}."), ours=_percent(chance))

    def _reasons(self, best: Facts, other: Facts | None, view: SeatView) -> list[str]:
        """What speaks for a play, the weightiest first."""
        score = view.scores_raw[entity_of(view.seat, view.players)]
        if best.wins_match:
            text = self.tr("{score} + {points} is exactly 61: this wins the match.")
            return [fill(text, score=displayed(score), points=displayed(best.award_raw))]
        if best.is_last_tile:
            return [self.tr("It is your last tile: you domino, and the hands are counted.")]
        freedom, weight = self._freedom(best, other), self._weight(best, other)
        found = [self._overshoot(best, score, view), self._award(best, other)]
        found += [self._ends(best, other, view), freedom, weight]
        reasons = [each for each in found if each][:_MOST_REASONS]
        speaks = freedom or weight or _gain(best) > _gain(other)
        if other is not None and not speaks and best.scoring_count >= other.scoring_count:
            reasons.append(self.tr("It does better in most of the ways in which the hidden tiles can lie."))
        return reasons

    def _overshoot(self, best: Facts, score_raw: int, view: SeatView) -> str:
        """`59 + 3 would pass 61: take 2 now`, where another play would bring too much."""
        tempting = _most_discarded(view, score_raw)
        if best.is_discarded:
            text = self.tr("{score} + {points} would pass 61: it brings nothing now.")
            return self._sum(text, score_raw, best.award_raw)
        if tempting <= best.award_raw:
            return ""
        if best.award_raw == 0:
            return self._sum(
                self.tr("{score} + {points} would pass 61, and bring nothing."), score_raw, tempting
            )
        text = self.tr("{score} + {points} would pass 61: take {award} now.")
        return fill(
            text,
            score=displayed(score_raw),
            points=displayed(tempting),
            award=displayed(best.award_raw),
        )

    def _sum(self, text: str, score_raw: int, award_raw: int) -> str:
        return fill(text, score=displayed(score_raw), points=displayed(award_raw))

    def _award(self, best: Facts, other: Facts | None) -> str:
        """What it brings now, beside the next best."""
        own, others = _gain(best), _gain(other)
        if other is None or own == others:
            return self.tr("Brings %n point(s) now.", "", displayed(own)) if own else ""
        parts = {"play": self.play(other.placement), "points": displayed(others)}
        if own > others:
            text = self.tr("Brings %n point(s) now, {play} {points}.", "", displayed(own))
            if not others:
                text = self.tr("Brings %n point(s) now, {play} none.", "", displayed(own))
            return fill(text, **parts)
        return fill(self.tr("{play} brings more now ({points}), but costs more later."), **parts)

    def _ends(self, best: Facts, other: Facts | None, view: SeatView) -> str:
        """Which ends it leaves, and how many unseen tiles score on them."""
        parts = {
            "ends": self._ends_left(view.board.placed(best.placement), view),
            "scoring": best.scoring_count,
            "unseen": best.unseen_count,
        }
        if other is None or other.scoring_count == best.scoring_count or other.is_last_tile:
            text = self._of_opponents(
                view,
                self.tr(
                    "Leaves {ends}; your opponent can score with {scoring} of {unseen} tiles you don’t see."
                ),
                self.tr("Leaves {ends}; opponents can score with {scoring} of {unseen} tiles you don’t see."),
            )
            return fill(text, **parts)
        text = self._of_opponents(
            view,
            self.tr(
                "Leaves {ends}; your opponent can score with {scoring} of {unseen} tiles you don’t see "
                "(after {play}: with {others})."
            ),
            self.tr(
                "Leaves {ends}; opponents can score with {scoring} of {unseen} tiles you don’t see "
                "(after {play}: with {others})."
            ),
        )
        return fill(text, **parts, play=self.play(other.placement), others=other.scoring_count)

    def _ends_left(self, board: Board, view: SeatView) -> str:
        """`two ends of 5`, or all values where none is there twice."""
        unplayed = [tile for tile in FULL_SET if tile not in board.tiles]
        counts = Counter(
            [each.value for each in board.open_connections if any(tile.has(each.value) for tile in unplayed)]
        )
        value, most = max(counts.items(), key=lambda item: (item[1], item[0]), default=(0, 0))
        if most == 0:
            return self.tr("no open end")
        if most == 1:
            listed = self.tr(", ", "between numbers").join([str(each) for each in sorted(counts)])
            return fill(self.tr("the ends {values}"), values=listed) if len(counts) > 1 else self._one(value)
        return fill(self._several(most), value=value, count=most)

    def _one(self, value: int) -> str:
        return fill(self.tr("one end, a {value}"), value=value)

    def _several(self, count: int) -> str:
        return {
            2: self.tr("two ends of {value}"),
            3: self.tr("three ends of {value}"),
            4: self.tr("four ends of {value}"),
        }.get(count, self.tr("{count} ends of {value}"))

    def _freedom(self, best: Facts, other: Facts | None) -> str:
        """What of one's own fits afterwards, and how little of theirs."""
        if other is not None and best.kept_count > other.kept_count:
            kept = best.kept_count
            text = self.tr("%n of your other tiles fit(s) then (after {play}: {others}).", "", kept)
            return fill(text, play=self.play(other.placement), others=other.kept_count)
        few = best.fitting_count <= _MANY * best.unseen_count
        if few and (other is None or best.fitting_count < other.fitting_count):
            return self.tr("Only %n of the tiles you don’t see fit(s) anywhere then.", "", best.fitting_count)
        return ""

    def _weight(self, best: Facts, other: Facts | None) -> str:
        """A heavy tile or a double that goes out."""
        tile = best.placement.tile
        if other is None or tile is other.placement.tile:
            return ""
        if tile.pips - other.placement.tile.pips >= _HEAVY:
            return fill(self.tr("{tile} is heavy: it goes out of your hand."), tile=tile)
        if tile.is_double and not other.placement.tile.is_double:
            return fill(self.tr("{tile} is a double, and fits less often than other tiles."), tile=tile)
        return ""

    def _in_short(self, facts: Facts, view: SeatView) -> str:
        """One of two equal plays, its numbers in one line."""
        play = self.play(facts.placement)
        if facts.is_last_tile:
            return fill(self.tr("{play}: you domino."), play=play)
        text = self._of_opponents(
            view,
            self.tr("{play}: {points}; your opponent can score with {scoring} of {unseen} tiles."),
            self.tr("{play}: {points}; opponents can score with {scoring} of {unseen} tiles."),
        )
        gain = displayed(_gain(facts))
        points = self.tr("%n point(s) now", "", gain) if gain else self.tr("nothing now")
        return fill(text, play=play, points=points, scoring=facts.scoring_count, unseen=facts.unseen_count)

    @staticmethod
    def _of_opponents(view: SeatView, one: str, several: str) -> str:
        """Sentences about one opponent, or about two."""
        return one if view.players == 2 else several


def _gain(facts: Facts | None) -> int:
    """The award that is accepted, raw; a last tile's belongs to its settlement."""
    return 0 if facts is None or facts.is_discarded or facts.is_last_tile else facts.award_raw


def _most_discarded(view: SeatView, score_raw: int) -> int:
    """The highest award, raw, that some placement would bring in vain."""
    return max([award for award in _awards(view) if score_raw + award > TARGET_RAW], default=0)


def _awards(view: SeatView) -> list[int]:
    """The awards, raw, of all placements that leave tiles in the hand."""
    if len(view.hand) < 2:
        return []
    boards = [view.board.placed(each) for each in view.board.legal_placements(view.hand)]
    return [placement_award_raw(board.total) for board in boards]


def _percent(chance: float) -> str:
    """A chance in whole percent: plays that are not as good as equal differ by one at least."""
    text = f"{100 * chance:.0f}"
    if chance < 1 and text == "100":
        return "> 99%"
    return "< 1%" if chance > 0 and text == "0" else f"{text}%"
