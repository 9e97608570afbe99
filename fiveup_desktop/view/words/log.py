"""The log of a round in words: an award with its sum, a discard with its reason (the look, section 6)."""

from collections.abc import Sequence

from fiveup_desktop.rules.actions import Action, Draw, Pass
from fiveup_desktop.rules.board import Board
from fiveup_desktop.rules.events import ScoreEvent
from fiveup_desktop.rules.scoring import displayed
from fiveup_desktop.rules.tiles import Tile

from .fill import fill
from .language import Sentences
from .levels import LevelWords
from .scores import ScoreWords

__all__ = ["LogWords", "end_counts", "ends_sum"]


def end_counts(board: Board) -> tuple[int, ...]:
    """The pips that each scoring end counts, in the board's order (Rules, section 3)."""
    return tuple([end.points for end in board.scoring_ends])


def ends_sum(counts: Sequence[int]) -> str:
    """`8 + 3 + 1 + 3 = 15`: the counted ends and the end total; a single end is its own sum."""
    total = str(sum(counts))
    return total if len(counts) < 2 else f"{' + '.join(map(str, counts))} = {total}"


class LogWords(Sentences):
    """Each action twice: as a short phrase for the eye, and as a sentence to be read aloud or copied."""

    def draws(self) -> str:
        """After a name: `draws a tile`."""
        return self.tr("draws a tile")

    def passes(self) -> str:
        """After a name: `passes`."""
        return self.tr("passes")

    def handed_over(self, level: str | None) -> str:
        """After a name: `Club plays for now`; None: the person is back."""
        if level is None:
            return self.tr("is back")
        return fill(self.tr("{level} stands in"), level=LevelWords(self._words, self._fixed).name(level))

    def handover(self, name: str, level: str | None) -> str:
        """The sentence of a seat that a computer plays from here on, or (None) its person again."""
        if level is None:
            return fill(self.tr("{name} is back, and plays from here."), name=name)
        spoken = LevelWords(self._words, self._fixed).name(level)
        return fill(self.tr("From here a computer ({level}) plays for {name}."), name=name, level=spoken)

    def led(self, name: str) -> str:
        """Beside the heading of the log: `Ada led`."""
        return fill(self.tr("{name} led"), name=name)

    def award(self, counts: Sequence[int], event: ScoreEvent | None) -> str:
        """`2 + 3 = 5: 1 point`; the sum alone where nothing was earned."""
        if event is None:
            return ends_sum(counts)
        points = self.tr("%n point(s)", "award", displayed(event.amount_raw))
        return fill(self.tr("{sum}: {points}"), sum=ends_sum(counts), points=points)

    def placement(
        self,
        name: str,
        tile: Tile,
        counts: Sequence[int],
        event: ScoreEvent | None = None,
        last: bool = False,
    ) -> str:
        """The sentence of a placement; `last` says that it was the last tile in hand (a domino).

        A domino's award belongs to its settlement (Rules, section 6): give no event then.
        """
        parts: dict[str, object] = {"name": name, "tile": tile, "award": self.award(counts, event)}
        if last:
            return fill(self.tr("{name} plays {tile}, the last tile in hand. Total {award}."), **parts)
        if event is None or event.accepted:
            return fill(self.tr("{name} plays {tile}. Total {award}."), **parts)
        parts["reason"] = ScoreWords(self._words, self._fixed).discarded(event)
        return fill(self.tr("{name} plays {tile}. Total {award}. {reason}"), **parts)

    def other(self, name: str, action: Action) -> str:
        """The sentence of a draw or a pass; ValueError for a placement, which needs more to be told."""
        if isinstance(action, Draw):
            return fill(self.tr("{name} draws a tile."), name=name)
        if isinstance(action, Pass):
            return fill(self.tr("{name} passes."), name=name)
        raise ValueError(f"{action} is a placement")
