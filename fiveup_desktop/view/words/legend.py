"""What the marks on the table and the numbers beside it mean, in a sentence each (the look, section 6)."""

from .fill import fill
from .language import Sentences

__all__ = ["LegendWords"]


class LegendWords(Sentences):
    """Said in tooltips, and all together on the legend page."""

    def badge(self, pips: int) -> str:
        """A scoring end."""
        return fill(self.tr("A scoring end: it counts {pips} in the end total."), pips=pips)

    def cap(self) -> str:
        """An end that nothing can join any more."""
        return self.tr("A closed end: every tile that fits it lies on the table. It may still be counted.")

    def open_end(self, value: int) -> str:
        """An outline at rest."""
        return fill(self.tr("An open connection: a tile with a {value} can come here."), value=value)

    def target(self) -> str:
        """An outline of the held tile."""
        return self.tr("The tile in your hand fits here. It will lie just as shown.")

    def ring(self) -> str:
        """The ring of the last play."""
        return self.tr("The tile that was placed last.")

    def spinner(self) -> str:
        """The rivet of every double."""
        return self.tr("A spinner: every double is one. Its arms open once both its sides are taken.")

    def link(self) -> str:
        """Pins and links."""
        return self.tr("A pin joins two tiles. Where there is no room side by side, a long one leads on.")

    def playable(self) -> str:
        """The dot under a tile of the hand."""
        return self.tr("A tile of your hand that fits somewhere now.")

    def score(self) -> str:
        """Displayed and raw points."""
        return self.tr("5 raw points are 1 point. Exactly 61 points, 305 raw, win the match.")

    def tally(self) -> str:
        """The paper tally. Rules, section 8."""
        return self.tr("One stroke is 1 point; a large X with four small ones is 10. Below 0 there are none.")
