"""The hint at the table: asked for by key, menu or button, shown until the table is another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from fiveup_desktop.rules import Placement
from fiveup_desktop.session import MatchSession, NoHint
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.table.hint_marks import place_sprites, tile_ring
from fiveup_desktop.view.table.scenery import Wanted
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words.hints import HintWords

from .aid_button import AidButton

if TYPE_CHECKING:
    from fiveup_desktop.session.hints import Hint

__all__ = ["HintDesk"]

_GAP = 8
_RING = "hint"


class HintDesk(QObject):
    """Between a session and its table. A hint is thought about elsewhere, and never in this process's turn.

    It goes as soon as anything is played or taken back, the screen changes hands, or by `toggle` and Esc.
    """

    def __init__(self, session: MatchSession, table: TablePage, theme: Theme) -> None:
        super().__init__(table)
        self._session, self._table, self._theme = session, table, theme
        self._stage, self._speech = table.stage, table.display.speech
        self._words = HintWords(theme.words)
        self._hint: Hint | None = None
        self._moment: tuple[int, int, int] | None = None
        self.is_asked = False
        """Whether one is being looked for."""
        self._has_refused = False
        self.button = AidButton(theme, "hint", self._stage)
        self.button.setVisible(session.has_aids)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), table, self.drop)
        self._escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key = QShortcut(QKeySequence(Qt.Key.Key_H), table, self.toggle)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._connect()
        QWidget.setTabOrder(self._stage, self.button)
        self.retell()

    def _connect(self) -> None:
        session, table = self._session, self._table
        self.button.clicked.connect(self._on_button)
        session.hint_found.connect(self._on_found)
        session.transitioned.connect(self.drop)
        session.rewound.connect(self.drop)
        session.viewer_changed.connect(self.drop)
        session.seats_changed.connect(self.drop)
        session.turn_began.connect(self._on_turn)
        table.follower.settled.connect(self._on_settled)
        table.handling.changed.connect(self._show_marks)
        table.display.camera_man.changed.connect(self._show_marks)
        table.display.ahead.ready.connect(self._show_marks)
        table.stage.resized.connect(self._place)
        # After the page, which was connected before.
        self._theme.changed.connect(self.retell)

    # What is asked of it

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown."""
        return self._hint

    def toggle(self) -> None:
        """Ask for a hint; take away the one that is shown or looked for."""
        if self._hint is not None or self.is_asked:
            self.drop()
            return
        self._table.hurry()
        why = self._session.why_no_hint
        if why is not None:
            self._refuse(why)
            return
        self.is_asked = True
        self._session.ask_hint()
        self._speech.give_hint((self._words.thinking(),), None)
        self._show_button()

    def drop(self) -> None:
        """No hint is wanted any more."""
        self._session.drop_hint()
        self._hint, self._moment, self.is_asked = None, None, False
        self._speech.drop_hint()
        self._stage.setAccessibleDescription("")
        self._show_marks()
        self._show_button()

    def retell(self) -> None:
        """Say and paint everything again."""
        self.button.set_words(self._words.button(), self._words.key())
        self._place()
        self._say()
        self._show_marks()
        self._show_button()

    # What happens

    def _on_button(self) -> None:
        self.toggle()
        self._stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_found(self, hint: Hint | None) -> None:
        if not self.is_asked:
            return
        self.is_asked = False
        if hint is None:
            self.drop()
            self._speech.give_reason(self._words.failed(), None, has_rule=False)
            return
        self._hint, self._moment = hint, self._moment_shown()
        self._say()
        self._show_marks()
        self._show_button()

    def _on_settled(self) -> None:
        """Another moment is shown, or the same one again: in other colours, or the hand sorted anew."""
        if self._moment is not None and self._moment != self._moment_shown():
            self.drop()
        if self._has_refused and self._session.why_no_hint is None:
            # It was said that it was not one's turn; now it is.
            self._has_refused = False
            self._speech.drop_reason()
        self._show_marks()
        self._show_button()

    def _on_turn(self, seat: int) -> None:
        self._show_button()

    def _moment_shown(self) -> tuple[int, int, int] | None:
        """Round, ply and seat of what the table shows."""
        shown = self._table.display.shown
        return None if shown is None else (shown.view.round_number, len(shown.view.plies), shown.view.seat)

    def _refuse(self, why: NoHint) -> None:
        can_draw = self._table.handling.offers.can_draw
        self._has_refused = True
        self._speech.give_reason(self._words.none(why, can_draw), None, has_rule=False)

    # What is shown

    @property
    def placements(self) -> tuple[Placement, ...]:
        """What is marked on the table: the best play, or both if they are as good as equal."""
        if self._hint is None:
            return ()
        best, other = self._hint.best, self._hint.next_best
        both = other is not None and self._hint.is_equal
        return (best.facts.placement, *((other.facts.placement,) if both and other is not None else ()))

    def _say(self) -> None:
        if self._hint is None:
            if self.is_asked:
                self._speech.give_hint((self._words.thinking(),), None)
            return
        shown = self._table.display.shown
        assert shown is not None
        lines = self._words.tell(self._hint, shown.view)
        self._speech.give_hint(lines, self.placements[0])
        self._announce(" ".join(lines))

    def _announce(self, text: str) -> None:
        """For those who hear the table."""
        self._stage.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._stage, text))

    def _show_marks(self) -> None:
        """Mark tile and place; while a tile is held, its own targets speak."""
        grip, shown = self._table.handling.grip, self._table.display.shown
        marked = self.placements if grip is None and shown is not None else ()
        wanted: Wanted = {}
        rings = {}
        for placement in marked:
            assert shown is not None
            pose = shown.laid.table.target(placement).pose
            # One over the other could not be told apart; the bubble names both.
            if placement is marked[0] or not pose.overlaps(shown.laid.table.target(marked[0]).pose):
                wanted |= place_sprites(
                    shown.laid, placement, self._table.display.camera, self._stage.sprites
                )
            slot = self._table.display.rack.slot_of(placement.tile)
            if slot is not None:
                rings[placement.tile] = tile_ring(slot, self._stage.sprites, self._theme.palette)
        self._stage.hints.reconcile(wanted)
        for key in [key for key in self._stage.over.items if isinstance(key, tuple) and key[0] == _RING]:
            self._stage.over.put(key, None)
        for tile, ring in rings.items():
            self._stage.over.put((_RING, tile), ring)

    def _show_button(self) -> None:
        """Nobody needs it while a computer plays the seat."""
        shown = self._table.display.shown
        is_wanted = self._session.has_aids and not (shown is not None and shown.stood_in)
        if self.button.isHidden() == is_wanted:
            self.button.setVisible(is_wanted)
            self._place()
        why = self._session.why_no_hint
        can_draw = self._table.handling.offers.can_draw
        self.button.set_reason("" if why is None else self._words.none(why, can_draw))
        self.button.setChecked(self.is_asked or self._hint is not None)
        self._escape.setEnabled(self.is_asked or self._hint is not None)

    def _place(self) -> None:
        """At the right end of the name on the rack, which gives way."""
        measures, name = self._stage.measures, self._table.display.surround.rack_name
        side = self.button.side
        left = round(measures.hand.left()) - side - _GAP
        top = round(measures.rack.center().y() - side / 2)
        self.button.setGeometry(QRect(QPoint(left, top), self.button.sizeHint()))
        whole = measures.rack.toAlignedRect()
        end = round(measures.hand.left()) if self.button.isHidden() else left
        name.setGeometry(QRect(whole.left(), whole.top(), end - whole.left(), whole.height()))
        name.retell()
        self.button.raise_()
