"""Tables with aids: a hint, the tile tracker, a computer that stands in."""

from __future__ import annotations

from collections.abc import Callable

from fiveup_desktop.app import positions
from fiveup_desktop.app.house import House
from fiveup_desktop.rules import Match
from fiveup_desktop.view.pages.aids.handover import HandoverDialog
from fiveup_desktop.view.pages.flow import MatchFlow

__all__ = ["openers"]

Opener = Callable[[House, int], Callable[[], bool]]


def openers(opened: Callable[[Callable[[int], Match]], Opener]) -> dict[str, Opener]:
    """The openers by name of page; `opened` makes one that opens a match with a person at seat 0."""
    by_players = {players: opened(_finder(players)) for players in (2, 3, 4)}

    def hint(players: int) -> Opener:
        def opener(house: House, seed: int) -> Callable[[], bool]:
            by_players[players](house, seed)
            flow = _flow(house)
            flow.hints.toggle()
            return lambda: flow.hints.hint is not None

        return opener

    def tracker(house: House, seed: int) -> Callable[[], bool]:
        by_players[3](house, seed)
        flow = _flow(house)
        flow.tracker.toggle()
        assert flow.tracker.card is not None
        flow.tracker.card.rows[1].click()
        return _at_once

    def stand_in(house: House, seed: int) -> Callable[[], bool]:
        by_players[4](house, seed)
        house.window.menus.actions["pause"].trigger()
        _flow(house).session.hand_over(0, "club")
        return _at_once

    def handover(house: House, seed: int) -> Callable[[], bool]:
        by_players[4](house, seed)
        house.window.menus.triggered.emit("hand_over")
        return lambda: house.window.overlays.holds(HandoverDialog)

    return {
        "table-hint": hint(2),
        "table-hint-4": hint(4),
        "table-tracker": tracker,
        "table-stand-in": stand_in,
        "handover": handover,
    }


def _finder(players: int) -> Callable[[int], Match]:
    return lambda seed: positions.in_play(seed, players)


def _flow(house: House) -> MatchFlow:
    assert house.window.flow is not None
    return house.window.flow


def _at_once() -> bool:
    return True
