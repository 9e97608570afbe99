"""What could not be saved: told over whatever is shown, tried again, and not lost without a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from fiveup_desktop.session import Library, MatchSession
from fiveup_desktop.view.theme import Theme

from .kit import Overlay, OverlayStack
from .message import LossDialog
from .trouble_bar import TroubleBar, Troubles

__all__ = ["Keeper"]


class Keeper(QObject):
    """Watches the match on the table of `window`. `where_to` asks for a file to write, by title and name.

    `top` is for the window's top, where `bar` comes with the first trouble; overlays get bars of their own.
    """

    told = Signal(str, str)
    """A title and a sentence are to be told."""
    spoke = Signal(str)
    """To be said to whoever listens with a screen reader."""
    place_wanted = Signal(object)
    """Path: where it lies is to be shown."""

    def __init__(
        self,
        window: QMainWindow,
        theme: Theme,
        library: Library,
        overlays: OverlayStack,
        where_to: Callable[[str, str], Path | None],
    ) -> None:
        super().__init__(window)
        self._window, self._theme, self._library = window, theme, library
        self._overlays, self._where_to = overlays, where_to
        self._session: MatchSession | None = None
        self._is_given_up = False
        self._said = ""
        self.troubles = Troubles(self)
        self.top = QVBoxLayout()
        self.troubles.changed.connect(self._show)
        self.troubles.retry_wanted.connect(self._retry)
        self.troubles.save_as_wanted.connect(self.save_a_copy)
        self.troubles.place_wanted.connect(self.place_wanted)
        self.troubles.set_reader(not library.is_writer)

    @cached_property
    def bar(self) -> TroubleBar:
        """The window's own bar; made when there is something to tell."""
        bar = TroubleBar(self._theme, self.troubles, self._window)
        self.top.addWidget(bar)
        return bar

    def watch(self, session: MatchSession) -> None:
        """This match lies on the table now."""
        self._session = session
        session.save_failed.connect(self.troubles.show_trouble)
        session.save_recovered.connect(self.troubles.clear)
        session.set_aside.connect(self.troubles.tell_aside)

    def forget(self) -> None:
        """No match lies on the table any more."""
        self._session = None
        self.troubles.clear()

    @property
    def unsaved(self) -> MatchSession | None:
        """The match that is lost when it is given up now."""
        session = self._session
        return None if session is None or session.trouble is None else session

    def save_a_copy(self) -> None:
        """Write the match on the table where the player says."""
        path = None if self._session is None else self._where_to(self.tr("Save a copy"), "match.fiveup")
        if path is None or self._session is None:
            return
        try:
            self._session.save_copy(path)
        except OSError:
            text = self.tr("Nothing was written there. Your match goes on; please choose another place.")
            self.told.emit(self.tr("The copy could not be saved"), text)

    def unless_lost(self, do: Callable[[], None]) -> None:
        """Put another match on the table, unless that loses one that is not saved: then ask first."""
        if self.unsaved is None:
            do()
        else:
            self._ask(do, leaves_game=False)

    def may_close(self) -> bool:
        """Whether the game can be left and nothing is lost; if not, the player is asked."""
        if self.unsaved is None or self._is_given_up:
            return True
        self._ask(self._give_up, leaves_game=True)
        return False

    def _ask(self, do: Callable[[], None], leaves_game: bool) -> None:
        if self._overlays.holds(LossDialog):
            return
        dialog = LossDialog(self._theme, self._window, leaves_game)
        dialog.done.connect(lambda: self._overlays.close(dialog))
        dialog.other.connect(lambda: self._overlays.close(dialog))
        dialog.other.connect(do)
        self._overlays.open(dialog)

    def _give_up(self) -> None:
        self._is_given_up = True
        self._window.close()

    def _retry(self) -> None:
        """Try to save again; and to become the one who writes here, if another running game was."""
        self.troubles.set_reader(not self._library.claim())
        if self._session is not None:
            self._session.retry_save()

    def _show(self) -> None:
        """What lies over the window shows the bar as well, which it would cover."""
        self._overlays.set_bar(self._bar_over if self.troubles else None)
        # Each save may fail again; whoever listens is told once.
        said, self._said = self._said, self._bar_text()
        if self._said != said:
            self.spoke.emit(self._said)

    def _bar_text(self) -> str:
        """What the bar says now, though it hears later of what has changed; nothing while all is well."""
        if not self.troubles:
            return ""
        self.bar.retranslate()
        return self.bar.accessibleName()

    def _bar_over(self, overlay: Overlay) -> QWidget:
        bar = TroubleBar(self._theme, self.troubles, overlay)
        # Where the window's own bar is: one sees one bar, and it stays where it was.
        menu = self._window.menuBar()
        bar.move(0, menu.height() if menu.isVisible() else 0)
        return bar
