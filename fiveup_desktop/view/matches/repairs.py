"""A match that cannot be opened: says why, and puts what is left of it in its place."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from fiveup_desktop.session import Damage, KeepingError, Library, RecordError, Rescue
from fiveup_desktop.view.pages.kit import OverlayStack
from fiveup_desktop.view.pages.record_words import RecordWords
from fiveup_desktop.view.pages.trouble_words import TroubleWords
from fiveup_desktop.view.theme import Theme

from .recovery import RecoveryDialog

__all__ = ["Host", "RepairDesk"]


class Host(Protocol):
    """The window, as far as it is needed here."""

    theme: Theme
    library: Library
    overlays: OverlayStack

    def take_up(self, record_id: str) -> None:
        """Go on with a match."""

    def tell(self, title: str, text: str) -> None:
        """Say something over whatever is shown."""


class RepairDesk(QObject):
    """`place_wanted`: a Path, and where it lies is to be shown."""

    place_wanted = Signal(object)

    def __init__(self, window: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._library = window, window.library
        self._records, self._troubles = RecordWords(window.theme.words), TroubleWords(window.theme.words)

    def explain(self, which: str | Path, error: RecordError) -> None:
        """A match, by its ID or its file, could not be opened: say why, and offer what is left of it."""
        if isinstance(which, str):
            self.repair(which)
        else:
            self.repair_file(which, error)

    def repair(self, record_id: str) -> None:
        """Say what is wrong with a match of the folder, and offer what is left of it."""
        damage = self._library.damage(record_id)
        if damage is None:
            # It is well again: another program may have put it right.
            self._window.take_up(record_id)
        else:
            self._offer(damage)

    def repair_file(self, path: Path, error: RecordError) -> None:
        """The same for any file; of one from elsewhere of which nothing is left, only why."""
        damage = self._library.damage_of_file(path)
        if damage is not None and (damage.choices or damage.record_id is not None):
            self._offer(damage)
        else:
            self._window.tell(self.tr("This match cannot be opened"), self._records.say(error))

    def _offer(self, damage: Damage) -> None:
        overlays = self._window.overlays
        dialog = RecoveryDialog(self._window.theme, overlays.host, damage)

        def recover(rescue: Rescue) -> None:
            try:
                record_id = self._library.recover(damage, rescue)
            except KeepingError as error:
                dialog.tell_trouble(self._troubles.kept(error.trouble))
                return
            overlays.close(dialog)
            self._window.take_up(record_id)

        dialog.chosen.connect(recover)
        dialog.file_wanted.connect(lambda: self.place_wanted.emit(damage.path))
        dialog.done.connect(lambda: overlays.close(dialog))
        overlays.open(dialog)
