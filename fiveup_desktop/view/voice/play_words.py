"""The entries of the list of plays: what each does, for the eye in two lines, for the ear in a sentence."""

from __future__ import annotations

from typing import NamedTuple

from fiveup_desktop.rules import Action, Draw, Pass, Placement, Tile
from fiveup_desktop.view.table.preview import preview_of
from fiveup_desktop.view.table.shown import Shown
from fiveup_desktop.view.words import Sentences, fill
from fiveup_desktop.view.words.places import PlaceWords
from fiveup_desktop.view.words.turns import PreviewWords

__all__ = ["Entry", "PlayWords"]


class Entry(NamedTuple):
    """One line of the list. `action` is None for a tile that fits nowhere now."""

    action: Action | None
    tile: Tile | None
    title: str
    line: str
    spoken: str
    """Both lines as one text."""


class PlayWords(Sentences):
    """Makes the entries of a moment."""

    def heading(self) -> str:
        """What stands above the list."""
        return self.tr("What you can do")

    def name(self) -> str:
        """What the list is called."""
        return self.tr("List of plays")

    def entries(self, shown: Shown, hand: tuple[Tile, ...]) -> list[Entry]:
        """Draw or pass, every legal placement, then the tiles that fit nowhere; `hand` in its order."""
        can = shown.offers.actions
        entries = [self._forced(action) for action in can if isinstance(action, Draw | Pass)]
        for tile in hand:
            entries += [self._placement(each, shown) for each in shown.offers.of(tile)]
        for tile in hand:
            if tile not in shown.offers.playable:
                entries.append(self._idle(tile, bool(can)))
        return entries

    def _forced(self, action: Action) -> Entry:
        if isinstance(action, Draw):
            return self._entry(action, None, self.tr("Draw a tile"), self.tr("Nothing in your hand fits"))
        line = self.tr("Nothing fits, and the boneyard is empty")
        return self._entry(action, None, self.tr("Pass"), line)

    def _placement(self, placement: Placement, shown: Shown) -> Entry:
        preview = preview_of(shown.view, placement)
        words = PreviewWords(self._words, self._fixed)
        lines = words.lines(preview.total, preview.event, preview.award_raw, preview.domino)
        if placement.connection is None:
            title = fill(self.tr("Open with {tile}"), tile=placement.tile)
        else:
            place = PlaceWords(self._words, self._fixed).at(placement.connection)
            title = fill(self.tr("{tile} at {place}"), tile=placement.tile, place=place)
        line = self.tr("; ", "between two lines").join(lines)
        return self._entry(placement, placement.tile, title, line)

    def _idle(self, tile: Tile, is_turn: bool) -> Entry:
        line = self.tr("fits nowhere now") if is_turn else self.tr("in your hand")
        return self._entry(None, tile, str(tile), line)

    def _entry(self, action: Action | None, tile: Tile | None, title: str, line: str) -> Entry:
        spoken = fill(self.tr("{title}: {line}", "heard"), title=title, line=line)
        return Entry(action, tile, title, line, spoken)
