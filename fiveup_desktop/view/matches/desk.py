"""Keeps the matches in order for the window: does what is wanted on their page, tells what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from fiveup_desktop.session import (
    Deleted,
    Entry,
    KeepingError,
    Library,
    MatchSummary,
    RecordError,
    TitleError,
)
from fiveup_desktop.view.pages.files import FileChooser
from fiveup_desktop.view.pages.flow import MatchFlow
from fiveup_desktop.view.pages.history.desk import HistoryDesk
from fiveup_desktop.view.pages.kit import Overlay, OverlayStack
from fiveup_desktop.view.pages.page import Page
from fiveup_desktop.view.pages.record_words import RecordWords
from fiveup_desktop.view.pages.trouble_words import TroubleWords
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words import fill

from .actions import MatchAction
from .page import MatchesPage
from .place import PlaceDialog, file_name
from .rename import RenameDialog
from .repairs import RepairDesk
from .trash import TrashDialog
from .words import EntryWords

__all__ = ["Host", "MatchesDesk"]


class Host(Protocol):
    """The window, as far as it is needed here."""

    theme: Theme
    library: Library
    stack: QStackedWidget
    overlays: OverlayStack
    history: HistoryDesk
    flow: MatchFlow | None

    @property
    def files(self) -> FileChooser:
        """Asks for files."""

    def show_guest(self, page: Page) -> None:
        """Show a page that is not the window's own."""

    def leave_guest(self) -> None:
        """Go back to where it was called from."""

    def show_new_match(self) -> None:
        """The new match page."""

    def take_up(self, record_id: str) -> None:
        """Go on with a match."""

    def put_away(self, record_id: str) -> None:
        """Take a match from the table."""

    def tell(self, title: str, text: str) -> None:
        """Say something over whatever is shown."""


class MatchesDesk(QObject):
    """Shows the page of matches over whatever the window shows, and does what is wanted there."""

    spoke = Signal(str)
    """To be said to whoever listens with a screen reader."""

    def __init__(self, window: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._library, self._theme = window, window.library, window.theme
        self._words, self._records = EntryWords(self._theme.words), RecordWords(self._theme.words)
        self._troubles = TroubleWords(self._theme.words)
        self._undoes: Callable[[], None] | None = None
        self.repairs = RepairDesk(window, self)
        self.repairs.place_wanted.connect(self.show_place)
        self.page = MatchesPage(self._theme)
        self.page.left.connect(self._leave)
        self.page.wanted.connect(self._do)
        self.page.new_match_wanted.connect(window.show_new_match)
        self.page.file_wanted.connect(self._choose_files)
        self.page.trash_wanted.connect(self.show_trash)
        self.page.undo_wanted.connect(self._undo)
        self.page.statistics_wanted.connect(window.history.show_statistics)

    def show(self, stand_on: str | None = None) -> None:
        """The page, with all that is there now; `stand_on`: the match that is to be the chosen one."""
        self._window.show_guest(self.page)
        if self._window.stack.currentWidget() is self.page:
            self._list(stand_on)
            self.page.entered()

    def _leave(self) -> None:
        self.page.take_leave()
        self._clear_notice()
        self._window.leave_guest()

    def _list(self, stand_on: str | None = None) -> None:
        self.page.show_entries(self._library.steps(), stand_on, self._library.folder_trouble())

    # What is wanted

    def _do(self, action: MatchAction, entry: Entry) -> None:
        does: dict[MatchAction, Callable[[Entry], None]] = {
            MatchAction.OPEN: lambda each: self._window.take_up(each.record_id),
            MatchAction.REPAIR: lambda each: self.repairs.repair(each.record_id),
            MatchAction.REPLAY: lambda each: self._window.history.replay(each.record_id),
            MatchAction.SCORES: lambda each: self._window.history.show_scores(each.record_id),
            MatchAction.RENAME: self._rename,
            MatchAction.DUPLICATE: self._duplicate,
            MatchAction.EXPORT: self._export,
            MatchAction.SHOW_FILE: lambda each: self.show_place(self._library.path_of(each.record_id)),
            MatchAction.ABANDON: self._abandon,
            MatchAction.DELETE: self._delete,
        }
        does[action](entry)

    def _rename(self, entry: Entry) -> None:
        if not isinstance(entry, MatchSummary):
            return
        dialog = RenameDialog(self._theme, self._window.overlays.host, entry.title)

        def rename(title: str) -> None:
            self._close(dialog)
            if self._keep(lambda: self._library.rename(entry.record_id, title)):
                self._list(entry.record_id)

        dialog.chosen.connect(rename)
        self._open(dialog)

    def _duplicate(self, entry: Entry) -> None:
        made: list[str] = []
        title = self._words.title_of_copy(entry)
        if self._keep(lambda: made.append(self._library.duplicate(entry.record_id, title))):
            self._list(made[0])
            self._tell(lambda: self.tr("The copy stands as the match does now. It is in no statistics."))

    def _abandon(self, entry: Entry) -> None:
        if self._is_unsaved(entry):
            return
        self._window.put_away(entry.record_id)
        if self._keep(lambda: self._library.abandon(entry.record_id)):
            self._list(entry.record_id)
            title = self._words.title(entry)
            self._tell(
                lambda: fill(self.tr("“{title}” is given up. If somebody plays on, it goes on."), title=title)
            )

    def _delete(self, entry: Entry) -> None:
        if self._is_unsaved(entry):
            return
        self._window.put_away(entry.record_id)
        gone: list[Deleted] = []
        after = self._neighbour(entry)
        if self._keep(lambda: gone.append(self._library.delete(entry.record_id))):
            self._list(after)
            title = self._words.title(entry)
            self._tell(
                lambda: fill(self.tr("“{title}” is deleted, and kept for 30 days."), title=title),
                lambda: self._restore(gone[0]),
            )

    def _neighbour(self, entry: Entry) -> str | None:
        """What one stands on when a row has gone: the next one, or the one before the last."""
        row = self.page.list.row_of(entry.record_id)
        other = self.page.list.entry_at(row + 1) or self.page.list.entry_at(row - 1)
        return None if other is None else other.record_id

    def _is_unsaved(self, entry: Entry) -> bool:
        """Whether the match lies on the table and is not all on disk; then that is told."""
        flow = self._window.flow
        if flow is None or flow.session.record_id != entry.record_id or flow.session.trouble is None:
            return False
        trouble = flow.session.trouble
        self._tell(lambda: self._troubles.unsaved(trouble), bad=True)
        return True

    # Files

    def _export(self, entry: Entry) -> None:
        if not isinstance(entry, MatchSummary):
            return
        path = self._window.files.where(self.tr("Export this match"), file_name(entry))
        if path is None:
            return
        try:
            self._library.export(entry.record_id, path)
        except OSError:
            self._tell(self._not_written, bad=True)
        except RecordError as error:
            self._fail(error)
        else:
            shown = str(path)
            self._tell(lambda: fill(self.tr("Exported to {path}"), path=shown))

    def _not_written(self) -> str:
        return self.tr("The match could not be written there. Please choose another place.")

    def _choose_files(self) -> None:
        paths = self._window.files.which_ones()
        if paths:
            self.bring_in(paths)

    def bring_in(self, paths: Sequence[Path]) -> None:
        """Copy the matches in some files into the folder, and show them in the list."""
        kept: list[str] = []
        failed: list[tuple[Path, RecordError]] = []
        for path in paths:
            try:
                kept.append(self._library.import_file(path))
            except RecordError as error:
                failed.append((path, error))
            except KeepingError as error:
                self._fail(error)
                break
        if self._window.stack.currentWidget() is not self.page:
            self._window.show_guest(self.page)
        if kept:
            self.page.search.clear()  # what has come in is to be seen
        self._list(kept[-1] if kept else None)
        if len(paths) == 1 and failed:
            self.repairs.repair_file(*failed[0])
        elif failed:
            names = [path.name for path, _ in failed]
            self._tell(
                lambda: fill(
                    self.tr("{good}. Not a match, or damaged: {names}"),
                    good=self.tr("%n match(es) brought in", "", len(kept)),
                    names=self.tr(", ", "in a list").join(names[:5]),
                ),
                bad=True,
            )
        elif kept:
            self._tell(lambda: self.tr("%n match(es) brought in", "", len(kept)))

    def show_place(self, path: Path) -> None:
        """Say where a file lies."""
        self._open(PlaceDialog(self._theme, self._window.overlays.host, path))

    # The trash

    def show_trash(self) -> None:
        """What was deleted."""
        library, host = self._library, self._window.overlays.host
        dialog = TrashDialog(self._theme, host, library.deleted(), library.look_at)

        def restore(deleted: Deleted) -> None:
            self._close(dialog)
            self._restore(deleted)

        dialog.chosen.connect(restore)
        self._open(dialog)

    def _restore(self, deleted: Deleted) -> None:
        if self._keep(lambda: self._library.restore(deleted)):
            self._list(deleted.record_id)
            self._tell(lambda: self.tr("It is back."))

    # Telling

    def _keep(self, do: Callable[[], object]) -> bool:
        """Change the folder; say why if it cannot be."""
        try:
            do()
        except (KeepingError, RecordError, TitleError) as error:
            self._fail(error)
            return False
        return True

    def _fail(self, error: KeepingError | RecordError | TitleError) -> None:
        if isinstance(error, KeepingError):
            trouble = error.trouble
            self._tell(lambda: self._troubles.kept(trouble), bad=True)
        elif isinstance(error, RecordError):
            self._tell(lambda: self._records.say(error), bad=True)
        else:
            self._tell(lambda: self.tr("This cannot be a title."), bad=True)

    def _tell(
        self, say: Callable[[], str], undoes: Callable[[], None] | None = None, bad: bool = False
    ) -> None:
        self._undoes = undoes
        self.page.notice.tell(say, None if undoes is None else lambda: self.tr("Undo"), bad)
        self.spoke.emit(say())

    def _clear_notice(self) -> None:
        self._undoes = None
        self.page.notice.clear()

    def _undo(self) -> None:
        undoes = self._undoes
        self._clear_notice()
        if undoes is not None:
            undoes()

    def _open(self, dialog: Overlay) -> None:
        dialog.done.connect(lambda: self._close(dialog))
        self._window.overlays.open(dialog)

    def _close(self, dialog: Overlay) -> None:
        self._window.overlays.close(dialog)
