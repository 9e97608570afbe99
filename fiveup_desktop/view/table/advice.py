"""What can be done now, in words, for the right end of the rack."""

from __future__ import annotations

from fiveup_desktop.rules import Connection, Draw, Placement, Refusal, Tile
from fiveup_desktop.view.words import Sentences
from fiveup_desktop.view.words.fill import fill
from fiveup_desktop.view.words.levels import LevelWords
from fiveup_desktop.view.words.names import Names
from fiveup_desktop.view.words.refusals import Refusals
from fiveup_desktop.view.words.turns import TurnWords

from .handling import Grip, Way
from .rack_info import Advice
from .shown import Shown

__all__ = ["AdviceWords"]


class AdviceWords(Sentences):
    """Chooses among the sentences of the rack."""

    def advise(self, shown: Shown, grip: Grip | None, names: Names) -> Advice:
        """What the person at the screen can do now, and how."""
        turns = TurnWords(self._words, self._fixed)
        if shown.over or shown.viewer is None:
            return Advice()
        if shown.to_move != shown.viewer:
            return Advice(turns.somebody(names.seat(shown.view.to_move)))
        if shown.offers.can_draw:
            return Advice(turns.must_draw(), (), self.tr("Draw", "button"))
        if shown.offers.can_pass:
            return Advice(turns.must_pass(), (), self.tr("Pass", "button"))
        if grip is not None:
            return self._held(shown, grip, turns)
        if len(shown.view.hand) == 1:
            return self._last_tile(shown)
        return self._choose(shown, turns)

    def paused(self, advice: Advice, shown: Shown) -> Advice:
        """While the computers wait: said before all else, and instead of whose turn it is."""
        if shown.over:
            return advice
        text = self.pause()
        if shown.viewer is None or shown.to_move != shown.viewer:
            return Advice(text)
        return advice._replace(lines=(text, *advice.lines))

    def pause(self) -> str:
        """The computers wait, and how that ends."""
        return self.tr("Paused: F8 goes on")

    def stands_in(self, level: str | None) -> str:
        """While a computer of a level plays the viewer's seat."""
        if level is None:
            return self.tr("A computer plays for you.")
        return fill(self.tr("{level} plays for you."), level=LevelWords(self._words, self._fixed).name(level))

    def take_seat(self) -> str:
        """On the button by which the person plays again."""
        return self.tr("Play myself", "button")

    def take_back(self) -> str:
        """On the button that takes the last placement back."""
        return self.tr("Take it back", "button")

    def do_again(self) -> str:
        """On the button that places again what was taken back."""
        return self.tr("Place it again", "button")

    def why_not(self, refusal: Refusal, placement: Placement | None, shown: Shown) -> str:
        """Why an action is refused. A placement without a place stands for all places on the table."""
        if refusal is Refusal.NO_MATCHING_HALF and placement is not None and placement.connection is None:
            return self._fits_nowhere(placement.tile, shown)
        both_free = placement is not None and self._both_sides_free(placement.connection, shown)
        return Refusals(self._words, self._fixed).say(refusal, placement, both_free)

    def which_place(self) -> str:
        """A tile is to be placed that fits in several places, and none of them is meant yet."""
        return self.tr("Choose a place: Tab or ↑ ↓, then Enter.")

    def no_place_here(self, tile: Tile) -> str:
        """Why a tile that fits elsewhere went back to the rack."""
        return fill(self.tr("{tile} has no place there. It goes where an outline lights up."), tile=tile)

    def _both_sides_free(self, at: Connection | None, shown: Shown) -> bool:
        """Whether the double that a placement would join has no line side occupied."""
        if at is None or not at.tile.is_double:
            return False
        sides = [at.tile.connection(port) for port in at.tile.ports if port.is_line]
        return all(side in shown.laid.board.open_connections for side in sides)

    def _fits_nowhere(self, tile: Tile, shown: Shown) -> str:
        """Why a tile of the hand cannot be placed: what the open ends want."""
        values = sorted({connection.value for connection in shown.laid.live})
        wanted = self.tr(", ", "between numbers").join(map(str, values))
        return fill(self.tr("{tile} fits nowhere now. Open: {values}"), tile=tile, values=wanted)

    def _choose(self, shown: Shown, turns: TurnWords) -> Advice:
        """No tile is held."""
        if not shown.laid.board.placements:
            return Advice(turns.open_round())
        tile = self._drawn(shown)
        if tile is not None and shown.offers.playable == {tile}:
            return Advice(turns.drawn_fits(tile), self._only(shown))
        playable = shown.offers.playable
        if len(playable) == 1:
            (tile,) = playable
            return Advice(fill(self.tr("Only {tile} fits."), tile=tile), self._only(shown))
        return Advice(turns.choose_tile())

    def _only(self, shown: Shown) -> tuple[str, ...]:
        """How the only placement is made by one key."""
        return (self.tr("Space places it."),) if shown.offers.only is not None else ()

    def _last_tile(self, shown: Shown) -> Advice:
        placements = shown.offers.placements
        title = self.tr("Your last tile")
        if len(placements) != 1:
            return Advice(title, (self.tr("Wherever it goes, you domino."),))
        at = placements[0].connection
        where = () if at is None else (self._fits_one(placements[0].tile, at.value),)
        return Advice(title, (*where, self.tr("Space plays it: you domino")))

    def _fits_one(self, tile: Tile, value: int) -> str:
        return fill(self.tr("{tile} fits one place, on the {value}"), tile=tile, value=value)

    def _held(self, shown: Shown, grip: Grip, turns: TurnWords) -> Advice:
        """A tile is held: what to do with it, and which others fit."""
        places = shown.offers.of(grip.tile)
        if not places:
            return Advice(turns.does_not_fit(grip.tile), (self.tr("Esc puts it back"),))
        title = turns.choose_place(grip.tile)
        if len(places) == 1:
            title = fill(self.tr("{tile} goes in the lit place"), tile=grip.tile)
        keys = self.tr("Esc puts it back")
        if grip.way is Way.KEYS:
            keys = self.tr("Tab or ↑ ↓: next · Enter: place · Esc: back")
        others = self._others(shown, grip.tile)
        return Advice(title, (*others, keys))

    def _others(self, shown: Shown, held: Tile) -> tuple[str, ...]:
        """`5|5 also fits; 6|6 does not`, as long as that is short."""
        rest = [tile for tile in shown.view.hand if tile is not held]
        fit = [tile for tile in rest if tile in shown.offers.playable]
        if not rest or len(rest) > 4:
            return ()
        if not fit:
            return (self.tr("No other tile fits."),)
        tiles = self.tr(", ", "between tiles").join(map(str, fit))
        return (fill(self.tr("Also fits: {tiles}"), tiles=tiles),)

    def _drawn(self, shown: Shown) -> Tile | None:
        """The tile that the viewer has just drawn, if its last action was to draw."""
        plies = shown.view.plies
        if not plies or plies[-1].seat != shown.viewer or not isinstance(plies[-1].action, Draw):
            return None
        placements = [action for action in shown.offers.actions if isinstance(action, Placement)]
        return placements[0].tile if placements else None
