"""The tile tracker at the table: opened and closed by key or menu, it follows the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout

from fiveup_desktop.session import MatchSession, tracker_of
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words import Names
from fiveup_desktop.view.words.tracker import TrackerWords

if TYPE_CHECKING:
    from .tracker_card import TrackerCard

__all__ = ["TrackerDesk"]

_LEAST_LOG = 110
"""The log stays below the tracker where it has so many px, at 100% text; else the tracker takes its place."""

_LEAST_TRACKER = 260
"""The score cards give way where they would leave less."""


class TrackerDesk(QObject):
    """Puts the tracker into the side panel of a table. `changed`: it was opened or closed."""

    changed = Signal()

    def __init__(self, session: MatchSession, table: TablePage, theme: Theme) -> None:
        super().__init__(table)
        self._session, self._table, self._theme = session, table, theme
        self._words = TrackerWords(theme.words)
        self.card: TrackerCard | None = None
        """The card; None until it is first opened."""
        key = QShortcut(QKeySequence(Qt.Key.Key_T), table, self.toggle)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        table.follower.settled.connect(self._show)
        theme.words.changed.connect(self._show)
        theme.changed.connect(self._share_later)
        table.panel.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether it is in the panel; the panel itself may be away."""
        return self.card is not None and not self.card.isHidden()

    def toggle(self) -> None:
        """Open it, and the panel with it; or close it."""
        if not self._session.has_aids:
            self._table.display.speech.give_reason(self._words.off(), None, has_rule=False)
            return
        if self.is_open and self._table.panel.isVisible():
            self._close()
        else:
            self._open()
        self.changed.emit()

    def _open(self) -> None:
        if self.card is None:
            self.card = self._made()
        if not self._table.panel.isVisible():
            self._table.toggle_panel()
        self.card.show()
        self._show()

    def _close(self) -> None:
        assert self.card is not None
        self.card.hide()
        self._table.panel.make_room(0)
        self._show_rest(cards=True, log=True)

    def _made(self) -> TrackerCard:
        # Only where it is opened: the table is there sooner without.
        from .tracker_card import TrackerCard

        panel = self._table.panel
        names = Names(tuple(player.name for player in self._session.players))
        card = TrackerCard(self._theme, names, panel)
        box = panel.layout()
        assert isinstance(box, QBoxLayout)
        box.insertWidget(box.indexOf(panel.log_card), card)
        return card

    def _show(self) -> None:
        """Show what can be told of the moment that the table shows."""
        card, shown = self.card, self._table.display.shown
        if card is None or card.isHidden() or shown is None:
            return
        if shown.over:
            card.show_nothing(self._words.over())
        elif self._session.viewer is None or not shown.view.hand:
            card.show_nothing(self._words.nobody())
        else:
            card.show_tracker(tracker_of(shown.view), shown.view)
        self._share_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the panel anew when its size is another."""
        if event.type() == QEvent.Type.Resize:
            self._share_later()
        return False

    def _share_later(self) -> None:
        QTimer.singleShot(0, self, self._share_room)

    def _share_room(self) -> None:
        """Tracker and log share what the score cards leave. Where that is little, first the log gives way.

        Then the cards do, and the scores stand in one line on the mat.
        """
        if not self.is_open or self.card is None:
            return
        panel = self._table.panel
        box = panel.layout()
        assert isinstance(box, QBoxLayout)
        margins = box.contentsMargins()
        wanted = self.card.natural_height(panel.width() - margins.left() - margins.right())
        panel.make_room(wanted)
        whole = panel.height() - margins.top() - margins.bottom() - self._taken_by_others(box)
        left = whole - sum(each.sizeHint().height() + box.spacing() for each in panel.cards)
        with_cards = left >= min(wanted, self._theme.px(_LEAST_TRACKER))
        room = left if with_cards else whole
        least_log = max(self._theme.px(_LEAST_LOG), panel.log_card.minimumSizeHint().height())
        with_log = room - wanted - box.spacing() >= least_log
        self._show_rest(with_cards, with_log)
        self.card.setFixedHeight(wanted if with_log else max(0, room))

    def _taken_by_others(self, box: QBoxLayout) -> int:
        """The height in px of other lists in the panel, as little as can be used."""
        panel = self._table.panel
        known = (self.card, panel.log_card, *panel.cards)
        widgets = [item.widget() for index in range(box.count()) if (item := box.itemAt(index)) is not None]
        others = [each for each in widgets if each is not None and each not in known and not each.isHidden()]
        return sum(self._theme.px(_LEAST_LOG) + box.spacing() for _ in others)

    def _show_rest(self, cards: bool, log: bool) -> None:
        """Show what else is in the panel, and the scores on the mat if they are not in it."""
        panel = self._table.panel
        panel.log_card.setVisible(log)
        for card in panel.cards:
            card.setVisible(cards)
        self._table.display.surround.scores.setVisible(panel.isHidden() or not cards)
