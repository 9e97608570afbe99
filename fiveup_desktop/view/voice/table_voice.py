"""Tells a table: announces what happens, keeps the list of plays in step, has board and scores in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QKeySequence, QShortcut

from fiveup_desktop.rules import Match, Placement, Transition
from fiveup_desktop.session import MatchSession, Settings
from fiveup_desktop.view.table import TablePage
from fiveup_desktop.view.table.handling import Way
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.words.places import PlaceWords
from fiveup_desktop.view.words.spoken import SpokenWords

from .announcer import Announcer
from .play_words import Entry, PlayWords
from .plays import PlaysCard, do_entry
from .tile_readers import TileReaders

__all__ = ["BOARD_KEY", "LIST_KEY", "SCORES_KEY", "TableVoice", "Told"]

BOARD_KEY, SCORES_KEY, LIST_KEY = "B", "S", "L"


class Told(NamedTuple):
    """Something told in words: a heading, and a line for each fact."""

    title: str
    lines: Sequence[str]


class TableVoice(QObject):
    """Belongs to one table. `told`: somebody asks for the board or the scores in words, as a `Told`."""

    told = Signal(object)

    def __init__(self, table: TablePage, session: MatchSession, theme: Theme, settings: Settings) -> None:
        super().__init__(table)
        self._table, self._session = table, session
        self._theme, self._settings = theme, settings
        self.announcer = Announcer(table.stage)
        self.plays = PlaysCard(theme)
        self._readers = TileReaders(table.stage, theme.words)
        self._words, self._play_words = SpokenWords(theme.words), PlayWords(theme.words)
        self._at: tuple[int, int] | None = None
        """Round and action that have been told."""
        self._is_held = False
        """Whether what is held was looked at in the list."""
        self._turn_told: tuple[tuple[int, int], int | None] | None = None
        table.panel.add_list(self.plays)
        self._add_keys()
        table.follower.settled.connect(self._on_settled)
        table.follower.still.connect(self._tell_turn)
        table.handling.changed.connect(self._on_handling)
        table.stage.focus_changed.connect(self._on_stage_focus)
        table.display.camera_man.changed.connect(self._place_readers)
        self.plays.chosen.connect(self._do)
        self.plays.looked_at.connect(self._look_at)
        settings.changed.connect(self._on_setting)
        theme.words.changed.connect(self.retranslate)
        self.retranslate()

    def _add_keys(self) -> None:
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        keys = ((BOARD_KEY, self.tell_board), (SCORES_KEY, self.tell_scores), (LIST_KEY, self.go_to_list))
        for key, deed in keys:
            QShortcut(QKeySequence(key), self._table, deed, context=context)

    # What is asked for

    def board(self) -> Told:
        """The board in words."""
        shown = self._table.display.shown
        lines = () if shown is None else PlaceWords(self._theme.words).board(shown.laid.board)
        return Told(self.tr("The board in words"), lines)

    def scores(self) -> Told:
        """Scores and needs, how many tiles everybody has, whose turn it is, and one's own hand."""
        shown = self._table.display.shown
        if shown is None:
            return Told(self.tr("Scores and needs"), ())
        lines = list(self._words.standings(shown.view, self._table.names))
        if shown.to_move is not None:
            own = shown.to_move == shown.viewer
            lines.append(self._words.turn(shown.view, self._table.names, own, short=False))
        if shown.view.hand:
            lines.append(self._words.hand(shown.view.hand))
        return Told(self.tr("Scores and needs"), lines)

    def tell_board(self) -> None:
        """Tell the board in words."""
        self.told.emit(self.board)

    def tell_scores(self) -> None:
        """Tell scores and needs."""
        self.told.emit(self.scores)

    def go_to_list(self) -> None:
        """Give the keyboard to the list of plays, and show it if it is hidden."""
        self._show_list(True)
        if self._table.panel.isHidden():
            self._table.toggle_panel()
        self.plays.take_focus()

    # The list

    def retranslate(self) -> None:
        """Set all texts again."""
        self.plays.retell(self._play_words.heading(), self._play_words.name())
        self._refresh()

    def _refresh(self) -> None:
        """The list and the texts of the tiles agree with what is shown."""
        wanted = self._settings.plays_list
        self._show_list(wanted == "always" or (wanted == "reader" and QAccessible.isActive()))
        shown = self._table.display.shown
        self._place_readers()
        if shown is not None and not self.plays.isHidden():
            hand = self._table.display.rack.hand
            self.plays.show_entries(self._play_words.entries(shown, hand))
            self._on_handling()

    def _place_readers(self) -> None:
        self._readers.show(self._table.display.shown if QAccessible.isActive() else None)

    def _show_list(self, wanted: bool) -> None:
        if wanted and self.plays.isHidden():
            self.plays.show()
            QTimer.singleShot(0, self, self._refresh)
        elif not wanted and not self.plays.isHidden():
            self.plays.hide()
        self._table.panel.fit()

    def _do(self, entry: Entry) -> None:
        """Do what an entry says; say why not if its tile fits nowhere."""
        self._table.hurry()
        if not do_entry(self._table.handling, entry):
            self.announcer.say(self._table.display.speech.reason, at_once=True)

    def _look_at(self, entry: Entry | None) -> None:
        """The table shows what the entry with the keyboard would do."""
        handling = self._table.handling
        placement = None if entry is None else entry.action
        if not isinstance(placement, Placement) or placement not in handling.offers.actions:
            handling.put_back()
        elif handling.take(placement.tile, Way.KEYS):
            handling.aim(placement)
            self._is_held = True

    def _on_stage_focus(self) -> None:
        """The keyboard has left the list for the table: what the list held goes back."""
        if self._is_held and self._table.stage.hasFocus():
            self._table.handling.put_back()
        self._is_held = False

    def _on_handling(self) -> None:
        grip = self._table.handling.grip
        self.plays.mark(None if grip is None else grip.aim)

    def _on_setting(self, name: str) -> None:
        if name == "plays_list":
            self._refresh()

    # What is said

    def _on_settled(self) -> None:
        self._refresh()
        match = self._table.follower.match
        if match is None or match.round is None:
            return
        at = len(match.rounds), len(match.round.plies)
        before, self._at = self._at, at
        if before is None or at[0] != before[0]:
            self._say_round()
        elif at[1] > before[1]:
            self._say_actions(match, before[1], at[1])
        elif at[1] < before[1]:
            self._say(self._words.taken_back(before[1] - at[1]))
        if not self._table.choreographer.busy:
            self._tell_turn()

    def _say_round(self) -> None:
        shown = self._table.display.shown
        if shown is not None:
            sees = shown.viewer is not None
            self._say(self._words.round_begins(shown.view, self._table.names, sees))

    def _say_actions(self, match: Match, start: int, stop: int) -> None:
        for transition in self._session.transitions[start:stop]:
            self._say(self._told_action(transition))

    def _told_action(self, transition: Transition) -> str:
        drawn = self._session.shown_draw(transition)
        short = self._settings.announcements == "short"
        return self._words.action(transition, self._table.names, drawn, short)

    def _tell_turn(self) -> None:
        """Once nothing moves: whose turn it is, and what one can do."""
        shown = self._table.display.shown
        if shown is None or shown.to_move is None or self._at is None:
            return
        turn = self._at, shown.viewer
        if turn == self._turn_told:
            return
        self._turn_told = turn
        own, short = shown.to_move == shown.viewer, self._settings.announcements == "short"
        plies = shown.view.plies
        if not own and plies and plies[-1].seat == shown.to_move:
            return  # who has drawn goes on
        self._say(self._words.turn(shown.view, self._table.names, own, short))

    def _say(self, text: str) -> None:
        if self._settings.announcements != "none":
            self.announcer.say(text)
