"""Opens what looks back over the window: replays, scores by round, fair deals, statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from fiveup_desktop.rules import Transition
from fiveup_desktop.session import Library, MatchSession, PlayerKind, RecordError, Settings
from fiveup_desktop.view.pages.kit import Overlay, OverlayStack
from fiveup_desktop.view.pages.page import Page
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words import Names

if TYPE_CHECKING:
    from fiveup_desktop.session import ReplayCursor

    from .replay_page import ReplayPage
    from .seals import Seals
    from .statistics_page import StatisticsPage

__all__ = ["HistoryDesk", "Host"]


class Host(Protocol):
    """The window, as far as it is needed here."""

    stack: QStackedWidget
    overlays: OverlayStack

    def show_guest(self, page: Page) -> None:
        """Show a page that is not the window's own."""

    def leave_guest(self) -> None:
        """Go back to where it was called from."""

    def forget_guest(self, page: QWidget) -> None:
        """Take a page away for good; nothing leads back to it."""

    def tell(self, title: str, text: str) -> None:
        """Say something over whatever is shown."""


class HistoryDesk(QObject):
    """Everything is made when it is asked for: the game starts faster without it."""

    told = Signal(str)
    """What a step of a replay did, for whoever listens."""
    rule_wanted = Signal(object)
    """The rule behind an Outcome or a ScoreEvent of a replay is asked for."""

    def __init__(
        self, host: Host, theme: Theme, settings: Settings, library: Library, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host, self._theme, self._settings, self._library = host, theme, settings, library
        self._replay: ReplayPage | None = None
        self._statistics: StatisticsPage | None = None

    # Replays

    def replay(self, record_id: str) -> None:
        """Look again at a match of the library; or say why that cannot be."""
        self._with_cursor(record_id, self._show_replay)

    def replay_session(self, session: MatchSession) -> None:
        """Look again at a match that is on the table, with the eyes of its only person.

        Of several people nobody's hand is taken along: the table is out of sight, anybody may come by.
        """
        people = [player for player in session.players if player.kind is PlayerKind.HUMAN]
        if len(people) > 1 and not session.is_practice:
            session.take_screen(None)
        if session.match.rounds:
            self._show_replay(session.replay_cursor())

    # Scores by round

    def show_scores(self, record_id: str) -> None:
        """Show the scores by round of a match of the library; or say why that cannot be."""
        self._with_cursor(record_id, self._show_scores)

    def _show_scores(self, cursor: ReplayCursor) -> None:
        from .scores_panel import ScoresDialog, runs_on, scores_of

        names = Names(tuple(player.name for player in cursor.players))
        scores, host = scores_of(cursor), self._host.overlays.host
        self._open_once(ScoresDialog(self._theme, host, scores, names, runs_on(cursor)))

    # Fair deals

    def show_seals(self, session: MatchSession) -> None:
        """Show the commitments of a match on the table."""
        from .seals import SealsOfSession

        self._show_seals(SealsOfSession(session))

    def _show_seals_of(self, cursor: ReplayCursor) -> None:
        from .seals import SealsOfCursor

        self._show_seals(SealsOfCursor(cursor))

    def _show_seals(self, seals: Seals) -> None:
        from .fair_deal import FairDealDialog

        if seals.count:
            self._open_once(FairDealDialog(self._theme, self._host.overlays.host, seals))

    # Statistics

    def show_statistics(self) -> None:
        """Show the statistics over all matches here, counted anew."""
        from .statistics_page import StatisticsPage

        if self._statistics is None:
            self._statistics = StatisticsPage(self._theme)
            self._statistics.left.connect(self._host.leave_guest)
        self._host.show_guest(self._statistics)
        self._statistics.count(self._library.counting())

    # Reading

    def shows(self, page: QWidget | None) -> bool:
        """Whether this is a replay."""
        return page is not None and page is self._replay

    def _with_cursor(self, record_id: str, use: Callable[[ReplayCursor], None]) -> None:
        """Read a match of the library for `use`; say so if it is damaged, or nothing was dealt yet."""
        try:
            cursor = self._library.cursor(record_id)
        except RecordError as error:
            from fiveup_desktop.view.pages.record_words import RecordWords

            text = RecordWords(self._theme.words).say(error)
            self._host.tell(self.tr("This match cannot be opened"), text)
            return
        if cursor.steps:
            use(cursor)
        else:
            self._host.tell(self.tr("There is nothing to see yet"), self.tr("No tile has been dealt."))

    def _show_replay(self, cursor: ReplayCursor) -> None:
        from .replay_page import ReplayPage

        if self._replay is not None and self._host.stack.currentWidget() is self._replay:
            self._host.leave_guest()  # the next one leads back to where this one was called from
        self._drop_replay()
        page = ReplayPage(self._theme, self._settings, cursor)
        page.left.connect(self._leave_replay)
        page.told.connect(self.told)
        page.settlement_wanted.connect(self._show_settlement)
        page.seals_wanted.connect(lambda: self._show_seals_of(cursor))
        page.scores_wanted.connect(lambda: self._show_scores(cursor))
        self._replay = page
        self._host.show_guest(page)

    def _leave_replay(self) -> None:
        self._host.leave_guest()
        self._drop_replay()

    def _drop_replay(self) -> None:
        """Give up the replay of before."""
        page, self._replay = self._replay, None
        if page is not None:
            page.table.choreographer.clear()
            self._host.forget_guest(page)
            page.deleteLater()

    def _show_settlement(self, transition: Transition) -> None:
        """Tell again how a round was settled; going on leads to the next round of the replay."""
        from fiveup_desktop.view.pages.settlement import SettlementDialog

        page = self._replay
        if page is None:
            return
        page.pause()
        names = Names(tuple(player.name for player in page.replayed.players))
        dialog = SettlementDialog(self._theme, self._host.overlays.host, transition, names)
        dialog.done.connect(page.replayed.forward)
        # A page can only be shown where nothing lies over the window.
        dialog.rule_wanted.connect(lambda _: self._host.overlays.close(dialog))
        dialog.rule_wanted.connect(self.rule_wanted)
        self._open(dialog)
        dialog.play_again()

    def _open_once(self, overlay: Overlay) -> None:
        """Open it, unless such a one is open already."""
        if self._host.overlays.holds(type(overlay)):
            overlay.close_overlay()
        else:
            self._open(overlay)

    def _open(self, overlay: Overlay) -> None:
        overlay.done.connect(lambda: self._host.overlays.close(overlay))
        self._host.overlays.open(overlay)
