"""The main window: pages, menu, overlays, and which match is on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from fiveup_desktop.rules import Refusal
from fiveup_desktop.session import (
    Library,
    MatchSession,
    Player,
    RecordError,
    Settings,
)
from fiveup_desktop.view.art.icons import app_icon
from fiveup_desktop.view.pages.drops import Drops
from fiveup_desktop.view.pages.flow import MatchFlow
from fiveup_desktop.view.pages.history.desk import HistoryDesk
from fiveup_desktop.view.pages.keeper import Keeper
from fiveup_desktop.view.pages.kit import OverlayStack
from fiveup_desktop.view.pages.menus import Menus
from fiveup_desktop.view.pages.message import MessageDialog
from fiveup_desktop.view.pages.page import Page
from fiveup_desktop.view.pages.reading import KeptMatches
from fiveup_desktop.view.pages.taking_back import TakingBack
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.voice import Announcer, TableVoice
from fiveup_desktop.view.words import fill, usual_names

if TYPE_CHECKING:
    from fiveup_desktop.view.leaflets import Leaflets
    from fiveup_desktop.view.matches import MatchesDesk
    from fiveup_desktop.view.pages.files import FileChooser
    from fiveup_desktop.view.pages.new_match import NewMatchPage
    from fiveup_desktop.view.pages.start import StartPage
    from fiveup_desktop.view.voice.table_voice import Told

__all__ = ["MainWindow"]

_SIZE = QSize(1280, 720)
_SMALLEST = QSize(880, 560)
_PAUSE = "pause"
_ICON_MS = 400


class MainWindow(QMainWindow):
    """Start page, new match, table; and over them whatever asks or tells.

    `watched` are those who play when one only watches.
    """

    rule_wanted = Signal(object)
    """The rule behind a Refusal, a ScoreEvent or an Outcome is asked for; None: the rules."""
    lessons_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        library: Library,
        watched: Sequence[Player],
    ) -> None:
        super().__init__()
        self.theme, self.settings, self.library = theme, settings, library
        self._watched = tuple(watched)
        self.flow: MatchFlow | None = None
        self._taking_back: TakingBack | None = None
        self._guest_of: dict[QWidget, QWidget] = {}
        """Where each guest page was called from."""
        self._kept = KeptMatches(self)
        self.overlays = OverlayStack(self)
        self.announcer = Announcer(self)
        self.overlays.spoke.connect(self._announce)
        self.voice: TableVoice | None = None
        self.menus = Menus(self, theme, settings)
        self.keeper = Keeper(self, theme, library, self.overlays, self._where_to)
        self.stack = QStackedWidget()
        self.history = HistoryDesk(self, theme, settings, library, self)
        self.history.told.connect(self._announce)
        self.history.rule_wanted.connect(self.rule_wanted)
        self._compose()
        self._connect()
        self.retranslate()

    def _compose(self) -> None:
        # Seven pictures, which the first page need not wait for.
        QTimer.singleShot(_ICON_MS, self, lambda: self.setWindowIcon(app_icon()))
        self.setMinimumSize(_SMALLEST)
        self.resize(_SIZE)
        if self.settings.geometry:
            self.restoreGeometry(QByteArray(self.settings.geometry))
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.keeper.top)
        column.addWidget(self.stack, 1)
        self.setCentralWidget(middle)

    def _connect(self) -> None:
        self.menus.triggered.connect(self._on_menu)
        self._kept.changed.connect(self._tell_kept)
        self.keeper.told.connect(self.tell)
        self.keeper.spoke.connect(self._announce)
        self.keeper.place_wanted.connect(lambda path: self.matches.show_place(path))
        Drops(self).dropped.connect(self._take_dropped)
        self.theme.words.changed.connect(self.retranslate)

    # Pages

    @cached_property
    def start(self) -> StartPage:
        """The start page; made when it is needed, since a demo or a file goes straight to the table."""
        from fiveup_desktop.view.pages.start import StartPage

        page = StartPage(self.theme, self.settings)
        page.continue_wanted.connect(self.go_on)
        page.new_match_wanted.connect(self.show_new_match)
        page.matches_wanted.connect(lambda: self.matches.show())
        page.demo_wanted.connect(self.watch)
        page.rules_wanted.connect(lambda: self.rule_wanted.emit(None))
        page.lessons_wanted.connect(self.lessons_wanted)
        page.open_wanted.connect(self._choose_file)
        page.settings_wanted.connect(lambda: self._on_menu("settings"))
        page.about_wanted.connect(lambda: self._on_menu("about"))
        self.stack.addWidget(page)
        return page

    @cached_property
    def matches(self) -> MatchesDesk:
        """The page of matches and what belongs to it; made when it is needed."""
        from fiveup_desktop.view.matches import MatchesDesk

        desk = MatchesDesk(self, self)
        desk.spoke.connect(self._announce)
        return desk

    @cached_property
    def new_match(self) -> NewMatchPage:
        """The new match page; made when it is needed."""
        from fiveup_desktop.view.pages.new_match import NewMatchPage

        page = NewMatchPage(self.theme, self.settings)
        page.begun.connect(self.begin_match)
        page.cancelled.connect(self.show_start)
        self.stack.addWidget(page)
        return page

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the start page, unless there already is something to show."""
        if self.stack.currentWidget() is None:
            self.show_start()

    def show_start(self) -> None:
        """The start page, with the match that one can go on with."""
        self._leave_table()
        # Many matches take a while to be read; the page is there before.
        self._kept.read(self.library.steps())
        self._tell_kept()
        self._show_page(self.start)

    def _tell_kept(self) -> None:
        """What the start page offers: a match that could not be saved before all that are on disk."""
        session = self.keeper.unsaved
        unsaved = None if session is None or session.match.is_over else session.summary
        self.start.set_kept(unsaved or self._kept.offer, self._kept.count, self._kept.unfinished)

    def show_new_match(self) -> None:
        """The new match page. A match that runs is simply kept."""
        self._leave_table()
        self._show_page(self.new_match)

    def begin_match(self, players: Sequence[Player], aids: bool = True, practice: bool = False) -> None:
        """A match among these players, from the lot on; without `aids`: no hint, no tile tracker."""
        begun = partial(self.library.new_match, players, practice=practice, aids=aids)
        self.keeper.unless_lost(lambda: self._play(begun()))

    def watch(self) -> None:
        """A match of computers only, with the usual names of the language that is spoken now."""
        names = usual_names(self.theme.language)
        self.begin_match(
            [Player(name, each.kind, each.level) for name, each in zip(names, self._watched, strict=False)]
        )

    def go_on(self) -> None:
        """Go on with the match that the start page offers."""
        offer = self.start.offer
        if offer is None:
            self.show_new_match()
        else:
            self.take_up(offer.record_id)

    def take_up(self, record_id: str) -> None:
        """Go on with a match of the library, which may be the one that lies on the table already."""
        if self.flow is not None and self.flow.session.record_id == record_id:
            self._show_table(self.flow)
            self.flow.come_back()
        else:
            self.keeper.unless_lost(lambda: self._open(record_id))

    def open_file(self, path: Path) -> None:
        """Go on with the match in a file, or say why that cannot be, and what can be done."""
        self.keeper.unless_lost(lambda: self._open(path))

    def _open(self, which: str | Path) -> None:
        library = self.library
        try:
            session = library.open(which) if isinstance(which, str) else library.open_file(which)
        except RecordError as error:
            self.matches.repairs.explain(which, error)
            return
        self._play(session)

    def put_away(self, record_id: str) -> None:
        """Take a match from the table, if it is the one that lies there; it is on disk."""
        if self.flow is not None and self.flow.session.record_id == record_id:
            self._drop_flow()

    def _take_dropped(self, paths: list[Path]) -> None:
        """One file is opened, several are brought in. Whatever lies over the window is answered first."""
        if not self.overlays.all_in(() if self.flow is None else self.flow.overlays):
            return
        if len(paths) == 1:
            self.open_file(paths[0])
        else:
            self.matches.bring_in(paths)

    def _play(self, session: MatchSession) -> None:
        """Put a match on the table."""
        self._drop_flow()
        table = TablePage(session, self.theme, self.settings)
        flow = MatchFlow(session, table, self.theme, self.overlays)
        self.voice = TableVoice(table, session, self.theme, self.settings)
        self.voice.told.connect(self._tell_in_words)
        flow.rematch_wanted.connect(self._rematch)
        flow.new_match_wanted.connect(self.show_new_match)
        flow.start_wanted.connect(self.show_start)
        flow.moved_on.connect(self._show_corner)
        flow.rule_wanted.connect(self.rule_wanted)
        undo, redo = self.menus.actions["undo"], self.menus.actions["redo"]
        self._taking_back = TakingBack(session, undo, redo, self.theme.words, flow)
        flow.replay_wanted.connect(self._look_back)
        flow.seals_wanted.connect(self._show_seals)
        self.keeper.watch(session)
        self.flow = flow
        self.stack.addWidget(table)
        self._show_table(flow)
        flow.begin()

    def show_guest(self, page: Page) -> None:
        """Show a page that is not the window's own, until `leave_guest`. What is played waits meanwhile."""
        here = self.stack.currentWidget()
        if here is page:
            page.entered()
            return
        at_table = self.flow is not None and here is self.flow.table
        if not self.overlays.all_in(self.flow.overlays if self.flow is not None and at_table else ()):
            return  # settings, say: they are answered first, and the table stays
        if self.flow is not None and at_table:
            self.flow.leave()
        if here is not None:
            self._guest_of[page] = here
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        self._show_page(page)

    def leave_guest(self) -> None:
        """Go back to where the guest page was called from."""
        guest = self.stack.currentWidget()
        back = None if guest is None else self._guest_of.pop(guest, None)
        if self.flow is not None and back is self.flow.table:
            self._show_table(self.flow)
            self.flow.come_back()
        elif isinstance(back, Page) and self.stack.indexOf(back) >= 0 and back is not self.start:
            self._show_page(back)
        else:
            self.show_start()

    def forget_guest(self, page: QWidget) -> None:
        """Take a page away for good: what was called from it leads back to where it was called from."""
        back = self._guest_of.pop(page, None)
        for guest in [guest for guest, origin in self._guest_of.items() if origin is page]:
            del self._guest_of[guest]
            if back is not None and back is not guest:
                self._guest_of[guest] = back
        self.stack.removeWidget(page)

    def replay(self, record_id: str) -> None:
        """Look again at a match of the library, and come back to the page that is shown now.

        `history` does it; `history.show_scores(record_id)` shows the scores by round, and
        `history.show_statistics()` the statistics of all matches.
        """
        self.history.replay(record_id)

    def _show_table(self, flow: MatchFlow) -> None:
        self.stack.setCurrentWidget(flow.table)
        self._show_title()
        self.menuBar().show()
        self.menus.set_at_table(True)
        if self._taking_back is not None:
            self._taking_back.refresh()
        self._show_corner()
        flow.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_page(self, page: Page) -> None:
        self.menuBar().hide()
        self.menus.set_at_table(False)
        self.stack.setCurrentWidget(page)
        self._show_title()
        page.entered()

    def _leave_table(self) -> None:
        if self.flow is None:
            return
        if self.flow.session.match.is_over and self.keeper.unsaved is None:
            self._drop_flow()
        else:
            self.flow.leave()

    def _drop_flow(self) -> None:
        """Give up the match on the table; it is on disk."""
        if self.flow is None:
            return
        flow, self.flow = self.flow, None
        self._taking_back = None
        flow.close()
        flow.table.choreographer.clear()
        self.keeper.forget()
        self.menus.actions["pause"].setChecked(False)
        self.forget_guest(flow.table)
        flow.table.deleteLater()
        self.voice = None

    def _rematch(self) -> None:
        if self.flow is not None:
            session = self.flow.session
            self.begin_match(session.owners, session.has_aids, session.is_practice)

    # Menu

    def _on_menu(self, name: str) -> None:
        does: dict[str, Callable[[], object]] = {
            "new": self.show_new_match,
            "open": self._choose_file,
            "matches": lambda: self.matches.show(),
            "save_copy": self.keeper.save_a_copy,
            "copy_commitment": self._copy_commitment,
            "look_back": self._look_back,
            "fair_deals": self._show_seals,
            "statistics": self.history.show_statistics,
            "start": self.show_start,
            "quit": self.close,
            "undo": lambda: self._flow().undo(),
            "redo": lambda: self._flow().redo(),
            "draw": lambda: self._table().draw(),
            "pass": lambda: self._table().pass_turn(),
            "hint": lambda: self._flow().hints.toggle(),
            "tracker": lambda: self._flow().tracker.toggle(),
            "hand_over": lambda: self._flow().hand_over(),
            "replay": lambda: self._table().replay(),
            "pause": self._pause,
            "panel": lambda: self._table().toggle_panel(),
            "fit": lambda: self._table().fit_table(),
            "zoom_in": lambda: self._table().zoom(1),
            "zoom_out": lambda: self._table().zoom(-1),
            "tell_board": lambda: self._voice().tell_board(),
            "tell_scores": lambda: self._voice().tell_scores(),
            "plays": lambda: self._voice().go_to_list(),
            "full_screen": self._toggle_full_screen,
            "settings": lambda: self.leaflets.show_settings(self.settings),
            "rules": lambda: self.rule_wanted.emit(self._last_refusal()),
            "learn": self.lessons_wanted.emit,
            "legend": lambda: self.leaflets.show_legend(),
            "keys": lambda: self.leaflets.show_keys(self.menus),
            "about": lambda: self.leaflets.show_about(str(self.library.folder)),
        }
        if name in does:
            does[name]()

    def _last_refusal(self) -> Refusal | None:
        """What was just refused at the table, if it is in sight."""
        at_table = self.flow is not None and self.stack.currentWidget() is self.flow.table
        return self.flow.refusal if self.flow is not None and at_table else None

    def _flow(self) -> MatchFlow:
        assert self.flow is not None
        return self.flow

    def _table(self) -> TablePage:
        return self._flow().table

    def _voice(self) -> TableVoice:
        assert self.voice is not None
        return self.voice

    def _tell_in_words(self, tell: Callable[[], Told]) -> None:
        self.leaflets.tell_in_words(tell)

    def _announce(self, text: str) -> None:
        """What an overlay has to say."""
        if self.settings.announcements != "none":
            self.announcer.say(text)

    @cached_property
    def leaflets(self) -> Leaflets:
        """What can be laid over any page; made when the first is opened."""
        from fiveup_desktop.view.leaflets import Leaflets

        return Leaflets(self, self.theme, self.overlays)

    def _pause(self) -> None:
        if self.flow is None:
            return
        if self.menus.actions["pause"].isChecked():
            self.flow.session.hold(_PAUSE)
        else:
            self.flow.session.release(_PAUSE)
        self.flow.table.show_paused(self.menus.actions["pause"].isChecked())

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.menus.actions["full_screen"].setChecked(self.isFullScreen())

    def _look_back(self) -> None:
        if self.flow is not None:
            self.history.replay_session(self.flow.session)

    def _show_seals(self) -> None:
        if self.flow is not None:
            self.history.show_seals(self.flow.session)

    def _copy_commitment(self) -> None:
        if self.flow is not None and self.flow.session.commitment is not None:
            QGuiApplication.clipboard().setText(self.flow.session.commitment)

    # Files

    @cached_property
    def files(self) -> FileChooser:
        """Asks for files; made when it is needed."""
        from fiveup_desktop.view.pages.files import FileChooser

        chooser = FileChooser(self, self.library.folder)
        chooser.refused.connect(self.tell)
        return chooser

    def _where_to(self, title: str, name: str) -> Path | None:
        return self.files.where(title, name)

    def _choose_file(self) -> None:
        path = self.files.which_one()
        if path is not None:
            self.open_file(path)

    # Telling

    def tell(self, title: str, text: str) -> None:
        """Say something over whatever is shown."""
        dialog = MessageDialog(self.theme, self, title, text, self.tr("Go on"))
        dialog.done.connect(lambda: self.overlays.close(dialog))
        self.overlays.open(dialog)

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self._show_title()
        self._show_corner()

    def _show_title(self) -> None:
        """The game, and what is no match that counts."""
        here = self.stack.currentWidget()
        title = self.tr("Five Up")
        if self.flow is not None and here is self.flow.table and self.flow.session.is_practice:
            title = self.tr("Five Up · Practice")
        elif self.history.shows(here):
            title = self.tr("Five Up · Replay")
        self.setWindowTitle(title)

    def _show_corner(self) -> None:
        """Round and kind of play, at the right of the menu bar."""
        session = self.flow.session if self.flow is not None else None
        if session is None or not session.match.rounds:
            self.menus.corner.show_text("")
            return
        kinds = {
            2: self.tr("Two players"),
            3: self.tr("Three players"),
            4: self.tr("Partnerships"),
        }
        text = self.tr("Round {number} · {kind}")
        if session.is_practice:
            text = self.tr("Practice · Round {number} · {kind}")
        told = fill(text, number=len(session.match.rounds), kind=kinds[len(session.players)])
        if not session.has_aids:
            told = fill(self.tr("{told} · without hints"), told=told)
        self.menus.corner.show_text(told)

    # The end

    def closeEvent(self, event: QCloseEvent) -> None:
        """No question where everything is on disk."""
        if self.isVisible() and not self.keeper.may_close():
            event.ignore()
            return
        self.settings.geometry = bytes(self.saveGeometry().data())
        self._drop_flow()
        event.accept()
