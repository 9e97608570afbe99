"""The menu of a row: the same as the card offers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from fiveup_desktop.session import Entry
from fiveup_desktop.view.controls import mnemonic_free

from .actions import KEYS, MAIN, MatchAction, actions_for
from .words import EntryWords

__all__ = ["row_menu"]


def row_menu(
    parent: QWidget, entry: Entry, words: EntryWords, choose: Callable[[MatchAction], None]
) -> QMenu:
    """A menu of what is offered for an entry; it goes away when it is closed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for action in actions_for(entry):
        item = menu.addAction(mnemonic_free(words.action(action, entry)))
        item.triggered.connect(lambda _=False, a=action: choose(a))
        if action in KEYS:
            item.setShortcut(KEYS[action])
        if action in MAIN:
            menu.setDefaultAction(item)
            menu.addSeparator()
    return menu
