"""Whose turn it is, what can be done, what a placement would do (Rules, section 4; the look, section 10)."""

from collections.abc import Sequence

from fiveup_desktop.rules.events import ScoreEvent
from fiveup_desktop.rules.scoring import TARGET_RAW, displayed
from fiveup_desktop.rules.tiles import Tile

from .fill import fill
from .language import Sentences
from .scores import event_sum

__all__ = ["PreviewWords", "TurnWords"]


class TurnWords(Sentences):
    """What the rack says."""

    def yours(self) -> str:
        """To the player at the screen."""
        return self.tr("Your turn.")

    def pill(self) -> str:
        """The mark on the rack of the seat to move."""
        return self.tr("your turn")

    def somebody(self, name: str) -> str:
        """Who is to move."""
        return fill(self.tr("{name} is to play."), name=name)

    def thinking(self, name: str) -> str:
        """A computer player is choosing."""
        return fill(self.tr("{name} is thinking."), name=name)

    def open_round(self) -> str:
        """The leader opens with any tile."""
        return self.tr("You lead: open with any tile.")

    def choose_tile(self) -> str:
        """At least one tile fits."""
        return self.tr("Choose a tile that fits.")

    def choose_place(self, tile: Tile) -> str:
        """A tile is held."""
        return fill(self.tr("Choose a place for {tile}"), tile=tile)

    def does_not_fit(self, tile: Tile) -> str:
        """A tile is held that has no legal placement."""
        return fill(self.tr("{tile} fits no open end now."), tile=tile)

    def must_draw(self) -> str:
        """Nothing fits, and the boneyard has tiles."""
        return self.tr("Nothing fits. Draw a tile.")

    def drawn_fits(self, tile: Tile) -> str:
        """The drawn tile can be placed, so it must be."""
        return fill(self.tr("{tile} fits: place it."), tile=tile)

    def must_pass(self) -> str:
        """Nothing fits, and the boneyard is empty."""
        return self.tr("Nothing fits and the boneyard is empty: you pass.")

    def tiles(self, count: int) -> str:
        """How many tiles are in a hand or in the boneyard."""
        return self.tr("%n tile(s)", "", count)


class PreviewWords(Sentences):
    """The two lines of a preview: the total and what it earns, then the score that would follow."""

    def lines(
        self, total: int, event: ScoreEvent | None, award_raw: int = 0, domino: bool = False
    ) -> Sequence[str]:
        """The lines for an end total of `total` pips; `event` as `Board` and score make it, if any.

        The last tile of a hand has no event yet: `award_raw` joins the hands that are still hidden.
        """
        if domino:
            return (self._domino(total, award_raw), self.tr("Your last tile: the hands are counted in too."))
        if event is None:
            return (fill(self.tr("Total {total}: no points"), total=total),)
        if not event.accepted:
            return self._discarded(event)
        first = self._award(total, event.amount_raw)
        if event.after_raw == TARGET_RAW:
            return first, self.tr("Exactly 61: this wins the match")
        needs = displayed(TARGET_RAW - event.after_raw)
        return first, fill(self.tr("{sum}, then needs {points}"), sum=event_sum(event), points=needs)

    def _award(self, total: int, amount_raw: int) -> str:
        return fill(self.tr("Total {total}: %n point(s)", "", displayed(amount_raw)), total=total)

    def _domino(self, total: int, award_raw: int) -> str:
        if award_raw == 0:
            return fill(self.tr("Total {total}: you domino"), total=total)
        points = displayed(award_raw)
        return fill(self.tr("Total {total}: %n point(s), and you domino", "", points), total=total)

    def _discarded(self, event: ScoreEvent) -> Sequence[str]:
        over = fill(self.tr("{sum}: would be discarded"), sum=event_sum(event))
        score = displayed(event.before_raw)
        return over, fill(self.tr("The score would stay {score}."), score=score)
