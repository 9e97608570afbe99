"""Pictures of pages, each from a seeded match, rendered without a display."""

from __future__ import annotations

import random
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from fiveup_desktop.app import aid_pages, lesson_pages, positions, shelf
from fiveup_desktop.app.house import House
from fiveup_desktop.records import MatchRecord, write_durably
from fiveup_desktop.records.codec import record_to_bytes
from fiveup_desktop.rules import Match
from fiveup_desktop.session import DEFAULT_LEVEL, Player, PlayerKind, SaveReason, SaveTrouble
from fiveup_desktop.view.pages.curtain import Curtain
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.history.fair_deal import FairDealDialog
from fiveup_desktop.view.pages.history.replay_page import ReplayPage
from fiveup_desktop.view.pages.history.scores_panel import ScoresDialog
from fiveup_desktop.view.pages.history.statistics_page import StatisticsPage
from fiveup_desktop.view.pages.kit import Overlay
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog
from fiveup_desktop.view.words import usual_names

__all__ = ["PAGES", "open_page", "take_picture"]

_PATIENCE_MS = 20_000
_REST_MS = 250
"""After the page is there: time for what is worked out in slices."""


def take_picture(house: House, page: str, seed: int, size: tuple[int, int], target: Path) -> bool:
    """Render `page` to a PNG file; return whether that could be written."""
    window = house.window
    window.resize(*size)
    window.show()
    _wait(open_page(house, page, seed), _PATIENCE_MS)
    _wait(lambda: _is_worked_out(house), _PATIENCE_MS)
    _wait(lambda: False, _REST_MS)
    return window.grab().save(str(target), "PNG")


def open_page(house: House, page: str, seed: int) -> Callable[[], bool]:
    """Bring a page on its way in a window that is shown; returns what tells that it is there."""
    return _OPENERS[page](house, seed)


def _is_worked_out(house: House) -> bool:
    """Whether a table on the page knows all its places, which are worked out in slices."""
    flow = house.window.flow
    return flow is None or flow.table.display.ahead.is_ready


def _wait(ready: Callable[[], bool], most_ms: int) -> None:
    deadline = QDeadlineTimer(most_ms)
    while not ready() and not deadline.hasExpired():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


# Each opener brings a page on its way, and returns what tells that it is there.


def _at_once() -> bool:
    return True


def _shows(house: House, kind: type[Overlay]) -> Callable[[], bool]:
    return lambda: house.window.overlays.holds(kind)


def _start(house: House, seed: int) -> Callable[[], bool]:
    return _at_once


def _start_continue(house: House, seed: int) -> Callable[[], bool]:
    _keep(house, positions.in_play(seed))
    house.window.show_start()
    return _at_once


def _unsaved(house: House, seed: int) -> Callable[[], bool]:
    """What lies over the table does not cover why it could not be saved."""
    ready = _settlement("domino")(house, seed)
    trouble = SaveTrouble(SaveReason.NO_SPACE, house.library.folder)
    house.window.keeper.troubles.show_trouble(trouble)
    return ready


def _new_match(house: House, seed: int) -> Callable[[], bool]:
    house.window.show_new_match()
    return _at_once


def _lot(house: House, seed: int) -> Callable[[], bool]:
    house.window.begin_match(_players(house, (0,)))
    return _shows(house, LotDialog)


def _opened(
    find: Callable[[int], Match], people: tuple[int, ...] = (0,), kind: type[Overlay] | None = None
) -> Callable[[House, int], Callable[[], bool]]:
    def opener(house: House, seed: int) -> Callable[[], bool]:
        _keep(house, find(seed), people)
        for summary in house.library.summaries():
            house.window.open_file(house.library.folder / f"{summary.record_id}.fiveup")
        return _at_once if kind is None else _shows(house, kind)

    return opener


def _settlement(kind: str) -> Callable[[House, int], Callable[[], bool]]:
    return _opened(lambda seed: positions.settlement(seed, kind), (0,), SettlementDialog)


def _rules(paragraph: str, step: int) -> Callable[[House, int], Callable[[], bool]]:
    def opener(house: House, seed: int) -> Callable[[], bool]:
        house.rules.open_at(paragraph)
        house.rules.book.figure.stepper.track.setValue(step)
        return _at_once

    return opener


def _menu(name: str) -> Callable[[House, int], Callable[[], bool]]:
    def opener(house: House, seed: int) -> Callable[[], bool]:
        house.window.menus.triggered.emit(name)
        return _at_once

    return opener


def _replay(house: House, seed: int) -> Callable[[], bool]:
    _keep(house, positions.ended(seed))
    house.window.replay(house.library.summaries()[0].record_id)
    page = house.window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    cursor = page.replayed.cursor
    page.replayed.go_to(len(cursor.steps) * 2 // 3)
    return _at_once


def _practice(house: House, seed: int) -> Callable[[], bool]:
    window = house.window
    _keep(house, positions.in_play(seed), practice=True)
    window.open_file(house.library.path_of(house.library.summaries()[0].record_id))
    flow = window.flow
    assert flow is not None
    assert flow.practice is not None
    flow.practice.go_to(flow.session.plies[0] - 3)
    return lambda: flow.session.plies[0] + 3 == flow.session.plies[1]


def _scores(house: House, seed: int) -> Callable[[], bool]:
    _keep(house, positions.ended(seed))
    house.window.history.show_scores(house.library.summaries()[0].record_id)
    return _shows(house, ScoresDialog)


def _fair_deal(house: House, seed: int) -> Callable[[], bool]:
    _keep(house, positions.settlement(seed, "domino"))
    house.window.replay(house.library.summaries()[0].record_id)
    page = house.window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    page.bar.seals_button.click()
    dialog = house.window.overlays.top
    assert isinstance(dialog, FairDealDialog)
    dialog.check()
    dialog.field.setText(dialog.commitment or "")
    return _at_once


def _fair_deal_before(house: House, seed: int) -> Callable[[], bool]:
    _opened(positions.in_play)(house, seed)
    house.window.menus.triggered.emit("fair_deals")
    return _shows(house, FairDealDialog)


def _statistics(house: House, seed: int) -> Callable[[], bool]:
    for players in (2, 4):
        for number in range(3):
            _keep(house, positions.ended(seed + number, players))
    house.window.history.show_statistics()
    page = house.window.stack.currentWidget()
    assert isinstance(page, StatisticsPage)
    return lambda: bool(page.standings.rows)


def _no_statistics(house: House, seed: int) -> Callable[[], bool]:
    house.window.history.show_statistics()
    return _at_once


_OPENERS: Final[dict[str, Callable[[House, int], Callable[[], bool]]]] = {
    "start": _start,
    "start-continue": _start_continue,
    **shelf.OPENERS,
    **lesson_pages.OPENERS,
    "unsaved": _unsaved,
    "new-match": _new_match,
    "lot": _lot,
    "table": _opened(positions.in_play),
    "table-crowded": _opened(positions.crowded),
    **aid_pages.openers(_opened),
    "settlement-domino": _settlement("domino"),
    "settlement-discarded": _settlement("discarded"),
    "settlement-blocked": _settlement("blocked"),
    "end": _opened(positions.ended, (0,), EndDialog),
    "curtain": _opened(positions.curtain, (0, 2), Curtain),
    "rules": _rules("board.branches", 1),
    "rules-domino": _rules("domino.event", 3),
    "rules-blocked": _rules("blocked.test", 1),
    "table-replay": _replay,
    "table-practice": _practice,
    "statistics": _statistics,
    "statistics-none": _no_statistics,
    "scores": _scores,
    "fair-deal": _fair_deal,
    "fair-deal-before": _fair_deal_before,
    "settings": _menu("settings"),
    "legend": _menu("legend"),
    "shortcuts": _menu("keys"),
    "about": _menu("about"),
}
PAGES: Final = tuple(_OPENERS)
"""The names of all pages."""


def _players(house: House, people: tuple[int, ...], seats: int = 4) -> tuple[Player, ...]:
    names = usual_names(house.words.language)
    return tuple(
        Player(name, PlayerKind.HUMAN) if seat in people else Player(name, PlayerKind.COMPUTER, DEFAULT_LEVEL)
        for seat, name in enumerate(names[:seats])
    )


def _keep(house: House, match: Match, people: tuple[int, ...] = (0,), practice: bool = False) -> None:
    """Put a match into the library, as if it had been played here."""
    record_id = str(uuid.UUID(int=random.Random(len(match.rounds)).getrandbits(128)))
    meta: dict[str, object] = {"id": record_id}
    meta |= {"practice": True} if practice else {}
    record = MatchRecord.of(match, _players(house, people, match.players), meta)
    house.library.folder.mkdir(parents=True, exist_ok=True)
    write_durably(house.library.folder / f"{record_id}.fiveup", record_to_bytes(record))
