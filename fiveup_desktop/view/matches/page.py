"""The page of matches: the list with its search, and beside it the chosen match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QStackedLayout, QVBoxLayout, QWidget

from fiveup_desktop.session import Entry, SaveTrouble
from fiveup_desktop.view.art.icons import icon
from fiveup_desktop.view.controls import Button, ComboBox, Label, frame
from fiveup_desktop.view.pages.kit import Elided
from fiveup_desktop.view.pages.page import Page, side_margin
from fiveup_desktop.view.pages.reading import SlicedReading
from fiveup_desktop.view.table.lettering import Lettering
from fiveup_desktop.view.theme import Role, Theme
from fiveup_desktop.view.theme.metrics import RADIUS_CARD

from .actions import MatchAction, actions_for
from .card import MatchCard
from .model import MatchList
from .nothing import NothingThere
from .notice import NoticeBar
from .order import Order
from .row_menu import row_menu
from .rows import MatchRows
from .words import EntryWords

__all__ = ["MatchesPage"]

_CARD_WIDTH: Final = 360
_NARROW: Final = 1000
"""Narrower (at 100% text) there is no room for the card: what it offers is in a menu."""


class MatchesPage(Page):
    """Fills itself little by little. `wanted` brings a MatchAction and the entry that it is for."""

    left = Signal()
    wanted = Signal(object, object)
    new_match_wanted = Signal()
    file_wanted = Signal()
    """A file is to be brought in."""
    trash_wanted = Signal()
    statistics_wanted = Signal()
    undo_wanted = Signal()
    """What the notice offers."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._words = EntryWords(theme.words)
        self._trouble: SaveTrouble | None = None
        self._wish: str | None = None
        """The match to stand on as soon as it has been found."""
        self._reading = SlicedReading(self)
        self._reading.batch.connect(self._add)
        self._reading.finished.connect(self._tell_state)
        self.list = MatchList(self._words, self)
        self._build()
        self._build_keys()
        self.retranslate()

    # Parts

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setSpacing(14)
        self._column.addLayout(self._header())
        self.rows = MatchRows(self.list, self._words, Lettering(self.theme))
        self.card = MatchCard(self.theme, self._words)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addLayout(self._left(), 1)
        body.addWidget(self.card)
        self._column.addLayout(body, 1)
        self.notice = NoticeBar(self.theme)
        self._column.addWidget(self.notice)
        self.notice.answered.connect(self.undo_wanted)
        self.rows.chosen.connect(self._show_chosen)
        self.rows.opened.connect(self._do_main)
        self.rows.keyed.connect(self._on_key)
        self.rows.customContextMenuRequested.connect(self._open_menu)
        self.card.wanted.connect(self.want)

    def _header(self) -> QBoxLayout:
        self.back_button = Button(self.theme, "quiet", "back")
        self._title = Label(Role.TITLE)
        self._counts = Elided(Role.BODY, "second")
        self.import_button = Button(self.theme, icon_name="import")
        self.statistics_button = Button(self.theme, icon_name="statistics")
        self.trash_button = Button(self.theme, icon_name="delete")
        self.back_button.clicked.connect(self.left)
        self.import_button.clicked.connect(self.file_wanted)
        self.statistics_button.clicked.connect(self.statistics_wanted)
        self.trash_button.clicked.connect(self.trash_wanted)
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(self._title)
        titles.addWidget(self._counts)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.back_button)
        row.addSpacing(4)
        row.addLayout(titles, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.statistics_button, self.import_button, self.trash_button):
            buttons.addWidget(button)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(8)
        self._head.addLayout(row, 1)
        self._head.addLayout(buttons)
        return self._head

    def _left(self) -> QVBoxLayout:
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.theme.changed.connect(self._dress_search)
        self._dress_search()
        self.search.textChanged.connect(self._search_for)
        self.order = ComboBox(self.theme)
        for order in Order:
            self.order.addItem("", order)
        self.order.activated.connect(lambda _: self._sort())
        self.more_button = Button(self.theme)
        self.more_button.clicked.connect(lambda: self._menu_at(self.more_button))
        self._above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._above.setSpacing(8)
        self._above.addWidget(self.search, 1)
        self._above.addWidget(self.order)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addLayout(self._above)
        column.addWidget(self._list_card(), 1)
        column.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignRight)
        return column

    def _dress_search(self) -> None:
        """The button that clears the field has our cross: Qt's is black."""
        action = self.search.findChild(QAction, "_q_qlineeditclearaction")
        if isinstance(action, QAction):
            action.setIcon(icon("cross", self.theme.palette.ink2, self.theme.px(16)))

    def _list_card(self) -> QWidget:
        """The list, or a word where there is nothing in it."""
        card = frame("card")
        # Off the round corners, over which a row would be painted.
        around = QVBoxLayout(card)
        around.setContentsMargins(1, RADIUS_CARD // 2, 1, RADIUS_CARD // 2)
        self._either = QStackedLayout()
        around.addLayout(self._either)
        self._either.addWidget(self.rows)
        self.nothing = NothingThere(self.theme)
        self.nothing.new_match_wanted.connect(self.new_match_wanted)
        self._either.addWidget(self.nothing)
        return card

    def _build_keys(self) -> None:
        def on(keys: QKeySequence | QKeySequence.StandardKey, does: Callable[[], None]) -> None:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

        on(QKeySequence.StandardKey.Find, self._find)
        on(QKeySequence("Esc"), self._escape)

    # What is shown

    @property
    def is_complete(self) -> bool:
        """Whether everything has been read."""
        return not self._reading.is_running

    def show_entries(
        self,
        entries: Iterator[Entry | None],
        stand_on: str | None = None,
        trouble: SaveTrouble | None = None,
    ) -> None:
        """List these from now on, the last written first; `stand_on` says which is to be the chosen one.

        `trouble` is why there are none.
        """
        self._trouble = trouble
        self._wish = stand_on or (self.rows.entry.record_id if self.rows.entry else None)
        self.list.clear()
        self._either.setCurrentIndex(0)
        self._reading.start(entries)

    def take_leave(self) -> None:
        """Out of sight: nothing is read any more."""
        self._reading.stop()

    def first_focus(self) -> QWidget:
        """The list; while there is nothing in it, the way to a new match."""
        return self.rows if self._either.currentIndex() == 0 else self.nothing.new_button

    def _add(self, entries: list[Entry]) -> None:
        chosen = self.rows.entry
        self.list.add(entries)
        wished = -1 if self._wish is None else self.list.row_of(self._wish)
        if wished >= 0:
            self._wish = None
            self.rows.choose(wished)
        elif self.rows.entry is None:
            self._stand_on(chosen)
        self._tell_counts()

    def _tell_counts(self) -> None:
        self._counts.set_whole(self._words.counts(self.list.entries) if self.list.entries else "")

    def _tell_state(self) -> None:
        """All has been read, or another search made: say so where nothing is left to list."""
        self._tell_counts()
        if self._reading.is_running:
            return
        had_focus = self.first_focus().hasFocus()
        self.search.setEnabled(bool(self.list.entries))
        self.nothing.say(self.search.text() if self.list.entries else None, self._trouble)
        self._either.setCurrentIndex(0 if self.list.rowCount() else 1)
        if had_focus:
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_chosen()

    def _show_chosen(self) -> None:
        entry = self.rows.entry
        self.more_button.setEnabled(entry is not None)
        if entry is not self.card.entry:
            self.card.set_entry(entry)
        self._place_card()

    def _search_for(self, text: str) -> None:
        chosen = self.rows.entry
        self.list.set_search(text)
        self._stand_on(chosen)
        self._tell_state()

    def _sort(self) -> None:
        chosen = self.rows.entry
        self.list.set_order(self.order.currentData())
        self._stand_on(chosen)

    def _stand_on(self, entry: Entry | None) -> None:
        row = -1 if entry is None else self.list.row_of(entry.record_id)
        self.rows.choose(max(row, 0))
        self._show_chosen()

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _escape(self) -> None:
        """First out of the search, then out of the page."""
        if self.search.text():
            self.search.clear()
            self.rows.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()

    # What is wanted

    def want(self, action: MatchAction) -> None:
        """Ask for something to be done with the chosen entry, if that is offered."""
        entry = self.rows.entry
        if entry is not None and action in actions_for(entry):
            self.wanted.emit(action, entry)

    def _on_key(self, action: MatchAction | None) -> None:
        if action is None:
            self.undo_wanted.emit()
        else:
            self.want(action)

    def _do_main(self) -> None:
        entry = self.rows.entry
        if entry is not None:
            self.wanted.emit(actions_for(entry)[0], entry)

    def _menu_at(self, button: QWidget) -> None:
        self._pop_up(button.mapToGlobal(button.rect().bottomLeft()))

    def _open_menu(self, at: QPoint) -> None:
        """By the right button at the pointer; by a key at the row."""
        index = self.rows.indexAt(at)
        if not index.isValid():
            index = self.rows.currentIndex()
            at = self.rows.visualRect(index).center()
        if index.isValid():
            self.rows.setCurrentIndex(index)
            self._pop_up(self.rows.viewport().mapToGlobal(at))

    def _pop_up(self, at: QPoint) -> None:
        entry = self.rows.entry
        if entry is not None:
            row_menu(self, entry, self._words, self.want).popup(at)

    # How it looks

    def retranslate(self) -> None:
        """Set all texts in the interface's language."""
        self.back_button.set_text(self.tr("Back"))
        self._title.setText(self.tr("Matches"))
        self.import_button.set_text(self.tr("Bring in a file…"))
        self.statistics_button.set_text(self.tr("Statistics"))
        self.trash_button.set_text(self.tr("Deleted…"))
        self.search.setPlaceholderText(self.tr("Search titles and names"))
        self.search.setAccessibleName(self.tr("Search titles and names"))
        self.order.setAccessibleName(self.tr("Order"))
        for index, order in enumerate(Order):
            self.order.setItemText(index, self._words.order(order))
        self.more_button.set_text(self.tr("What can be done…"))
        self.rows.setAccessibleName(self.tr("Matches"))
        self.list.retell()
        self.card.retranslate()
        self.notice.retranslate()
        self._tell_state()

    def arrange(self) -> None:
        """Margins, and whether there is room for the card."""
        margin = side_margin(self.width(), 24 if self.width() < _NARROW else 40)
        self._column.setContentsMargins(margin, 20, margin, 20)
        ways = QBoxLayout.Direction
        for row, needs in ((self._head, 620), (self._above, 460)):
            narrow = self.width() < self.theme.px(needs)
            row.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._place_card()

    def _place_card(self) -> None:
        fits = self.width() >= _NARROW * self.theme.text_percent / 100
        self.card.setFixedWidth(self.theme.px(_CARD_WIDTH))
        self.card.setVisible(fits and self.card.entry is not None)
        self.more_button.setVisible(not fits and self.card.entry is not None)
