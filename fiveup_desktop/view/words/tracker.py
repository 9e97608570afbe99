"""The tile tracker in words: which tiles are not seen yet, and what a seat is known not to hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiveup_desktop.rules import Tile

from .fill import fill
from .language import Sentences

if TYPE_CHECKING:
    from fiveup_desktop.session.hints import SeatKnowledge, Tracker

__all__ = ["TrackerWords"]


class TrackerWords(Sentences):
    """What stands beside the small tiles, and what is read aloud of them."""

    def title(self) -> str:
        """What the tracker is called."""
        return self.tr("Tiles not seen yet")

    def where(self, tracker: Tracker) -> str:
        """`14: 8 in the boneyard, 6 in other hands`."""
        hidden = sum(each.count for each in tracker.seats)
        text = self.tr("{count}: {boneyard} in the boneyard, {hands} in other hands")
        if len(tracker.seats) == 1:
            text = self.tr("{count}: {boneyard} in the boneyard, {hands} in the other hand")
        return fill(text, count=len(tracker.unseen), boneyard=tracker.boneyard_count, hands=hidden)

    def listed(self, tiles: Sequence[Tile]) -> str:
        """The tiles in a row, to be read aloud."""
        return self.tr(", ", "between tiles").join(map(str, tiles)) or self.tr("none")

    def aloud(self, tracker: Tracker) -> str:
        """The whole picture as a sentence."""
        return fill(self.tr("Not seen yet: {tiles}"), tiles=self.listed(tracker.unseen))

    def knowledge(self, known: SeatKnowledge) -> str:
        """What a seat is known not to hold, because it drew or passed."""
        parts = []
        if known.lacks:
            parts.append(fill(self.tr("no {values}"), values=self._values(known.lacks)))
        for count in sorted({count for _, count in known.partly}, reverse=True):
            values = [value for value, times in known.partly if times == count]
            text = self.tr("%n of its tiles: no {values}", "", count)
            parts.append(fill(text, values=self._values(values)))
        if not parts:
            return self.tr("Nothing is known yet.")
        told = self.tr("; ", "between what is known of a hand").join(parts)
        return fill(self.tr("Drew or passed: {known}"), known=told)

    def can_hold(self, name: str, tiles: Sequence[Tile]) -> str:
        """Which of the unseen tiles a seat can hold; they are the ones that stay bright."""
        text = self.tr("{name} can hold %n of them.", "", len(tiles))
        return fill(text, name=name)

    def seat_aloud(self, name: str, known: SeatKnowledge) -> str:
        """A row of a seat as a sentence."""
        tiles = self.tr("%n tile(s)", "", known.count)
        return fill(self.tr("{name}, {tiles}. {known}"), name=name, tiles=tiles, known=self.knowledge(known))

    def tip(self, tile: Tile, is_unseen: bool, is_own: bool) -> str:
        """What the pointer finds on a place of the picture."""
        if is_unseen:
            return fill(self.tr("{tile}: not seen yet"), tile=tile)
        return fill(self.tr("{tile}: in your hand") if is_own else self.tr("{tile}: on the table"), tile=tile)

    def nobody(self) -> str:
        """No hand is open."""
        return self.tr("Nobody’s hand is open now, so there is nothing to tell.")

    def over(self) -> str:
        """Between two rounds."""
        return self.tr("The round is over: the hands are open.")

    def off(self) -> str:
        """The match is played without aids."""
        return self.tr("This match is played without the tile tracker, as was chosen at its start.")

    def _values(self, values: Sequence[int]) -> str:
        return self.tr(", ", "between numbers").join(map(str, values))
