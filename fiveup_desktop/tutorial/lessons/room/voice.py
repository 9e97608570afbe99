"""The table of a lesson for those who do not see it: the position in words, and what the keys choose."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from fiveup_desktop.rules import Placement, Tile
from fiveup_desktop.tutorial.lessons.puzzle_words import PuzzleWords
from fiveup_desktop.tutorial.lessons.transcript_words import TranscriptWords
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.voice import Announcer, PlaysCard
from fiveup_desktop.view.voice.play_words import Entry, PlayWords
from fiveup_desktop.view.voice.plays import do_entry
from fiveup_desktop.view.voice.tile_readers import TileReaders

from .table import LessonTable

__all__ = ["LessonVoice"]


class LessonVoice(QObject):
    """Belongs to one table. Tells how the tiles lie, and never what is asked: what counts, what is open."""

    def __init__(self, table: LessonTable, theme: Theme) -> None:
        super().__init__(table)
        self._table, self._theme = table, theme
        self.announcer = Announcer(table.stage)
        self._readers = TileReaders(table.stage, theme.words)
        self._plays, self._play_words = PlaysCard(theme), PlayWords(theme.words)
        self._plays.hide()
        table.set_list(self._plays)
        self._plays.chosen.connect(self._do)
        self._cursor: Tile | None = None
        self._aim: Placement | None = None
        table.settled.connect(self._on_settled)
        table.handling.changed.connect(self._on_handling)
        table.display.camera_man.changed.connect(self._place_readers)

    def _on_settled(self) -> None:
        self._cursor = self._aim = None
        self._table.stage.setAccessibleDescription(self.position())
        self._place_readers()
        self._list_plays()

    def _list_plays(self) -> None:
        """All that can be done, for users of a screen reader; what it comes to only where that is told."""
        shown, look = self._table.display.shown, self._table.look
        wanted = QAccessible.isActive() and look.acts and shown is not None and not shown.over
        self._table.show_list(wanted)
        if not wanted or shown is None:
            return
        words = self._play_words
        self._plays.retell(words.heading(), words.name())
        entries = words.entries(shown, self._table.display.rack.hand)
        if not look.previews:
            entries = [entry._replace(line="", spoken=entry.title) for entry in entries]
        self._plays.show_entries(entries)

    def _do(self, entry: Entry) -> None:
        """Do what an entry says; say why not if its tile fits nowhere."""
        self._table.hurry()
        do_entry(self._table.handling, entry)

    def position(self) -> str:
        """The table, the hand and the boneyard, as anybody sees them."""
        shown = self._table.display.shown
        if shown is None:
            return ""
        words, puzzles = TranscriptWords(self._theme.words), PuzzleWords(self._theme.words)
        hand = words.hand(puzzles.tiles(shown.view.hand))
        told = [words.table(puzzles, shown.laid.board), hand, words.boneyard(shown.view.boneyard_count)]
        return puzzles.joined([each for each in told if each])

    def _place_readers(self) -> None:
        """Texts over the tiles, unless what they count is asked for."""
        reads = QAccessible.isActive() and self._table.look.counts
        self._readers.show(self._table.display.shown if reads else None)

    def _on_handling(self) -> None:
        """Say the tile that the keys are on, and the place that they mean."""
        handling = self._table.handling
        cursor, aim = handling.cursor, None if handling.grip is None else handling.grip.aim
        if aim is not None and aim is not self._aim:
            words, puzzles = TranscriptWords(self._theme.words), PuzzleWords(self._theme.words)
            self.announcer.say(words.placement(puzzles, aim), at_once=True)
        elif cursor is not None and cursor is not self._cursor:
            self.announcer.say(str(cursor), at_once=True)
        self._cursor, self._aim = cursor, aim
