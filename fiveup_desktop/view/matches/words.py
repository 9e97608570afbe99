"""Matches of the list, files that hold none, and what can be done with them, in words."""

from __future__ import annotations

from collections.abc import Sequence

from fiveup_desktop.session import Entry, MatchSummary, Player, RecordFault, UnreadableMatch
from fiveup_desktop.view.pages.match_words import MatchWords, one_line
from fiveup_desktop.view.pages.record_words import RecordWords, is_foreign
from fiveup_desktop.view.pages.time_words import TimeWords
from fiveup_desktop.view.words import Language, Names, Sentences, Words, fill

from .actions import MatchAction
from .order import Order

__all__ = ["EntryWords"]


class EntryWords(Sentences):
    """What the list says of an entry."""

    def __init__(self, words: Words, language: Language | None = None) -> None:
        super().__init__(words, language)
        self._match, self._record = MatchWords(words, language), RecordWords(words, language)
        self._time = TimeWords(words, language)

    def title(self, entry: Entry) -> str:
        """The player's own title, or the kind of match."""
        if isinstance(entry, UnreadableMatch):
            if entry.error.fault is RecordFault.NO_SUCH_FILE:
                return self.tr("A match whose file is gone")
            return self.tr("A file that holds no match") if is_foreign(entry.error) else self._damaged()
        return one_line(entry.title) or self.kind(entry.players)

    def title_of_copy(self, entry: Entry) -> str:
        """What a copy of it is called."""
        return fill(self.tr("{title} (copy)"), title=self.title(entry))

    def _damaged(self) -> str:
        return self.tr("A match that cannot be read")

    def kind(self, players: Sequence[Player]) -> str:
        """Two players, three players, partnerships."""
        kinds = {2: self.tr("Two players"), 3: self.tr("Three players"), 4: self.tr("Partnerships")}
        return kinds[len(players)]

    def state(self, entry: Entry) -> str:
        """How it stands, in a few words."""
        if isinstance(entry, UnreadableMatch):
            return self._fault(entry)
        if entry.winner is not None:
            names = Names(tuple(player.name for player in entry.players))
            text = self.tr("{names} won", "a pair") if names.in_partnerships else self.tr("{names} won")
            return fill(text, names=names.entity(entry.winner))
        return self.tr("Given up") if entry.is_abandoned else self.tr("Unfinished")

    def _fault(self, entry: UnreadableMatch) -> str:
        fault = entry.error.fault
        if fault is RecordFault.NO_SUCH_FILE:
            return self.tr("Only a backup is left")
        if fault is RecordFault.NEWER_VERSION:
            return self.tr("From a newer version")
        return self.tr("Not a match") if is_foreign(entry.error) else self.tr("Damaged")

    def progress(self, entry: Entry) -> str:
        """The round, and what sort of match it is; of a file that holds none, why."""
        if isinstance(entry, UnreadableMatch):
            return self.reason(entry)
        parts = [
            fill(self.tr("Round {number}"), number=entry.round_number)
            if entry.round_number
            else self.tr("Not dealt yet")
        ]
        parts += [self.tr("for practice")] if entry.is_practice else []
        parts += [self.tr("a copy")] if entry.is_copy else []
        return " · ".join(parts)

    def reason(self, entry: UnreadableMatch) -> str:
        """Why there is no match to be read."""
        if entry.error.fault is RecordFault.NO_SUCH_FILE:
            return self.tr("Its file is gone; a backup is still there.")
        return self._record.reason(entry.error)

    def when(self, entry: Entry) -> str:
        """When it was written last."""
        return "" if entry.modified is None else self._time.when(entry.modified)

    def sentence(self, entry: Entry) -> str:
        """All of it, to be read aloud."""
        scores = self._match.scores(entry) if isinstance(entry, MatchSummary) else ""
        parts = (self.title(entry), scores, self.state(entry), self.progress(entry), self.when(entry))
        return self.tr(", ", "between parts of a sentence read aloud").join([each for each in parts if each])

    def table(self, entry: MatchSummary) -> str:
        """What the picture of its table shows."""
        return self.tr("The table of this match: %n tile(s) lie(s) on it.", "", len(entry.board_text.split()))

    def counts(self, entries: Sequence[Entry]) -> str:
        """How many there are, and how many of them are unfinished."""
        matches = [each for each in entries if isinstance(each, MatchSummary)]
        unfinished = sum(not (each.finished or each.is_abandoned) for each in matches)
        parts = [self.tr("%n match(es) kept here", "", len(matches))]
        parts += [self.tr("%n unfinished", "", unfinished)] if unfinished else []
        unreadable = len(entries) - len(matches)
        parts += [self.tr("%n cannot be read", "", unreadable)] if unreadable else []
        return self.tr(", ", "between parts of a sentence read aloud").join(parts)

    def action(self, action: MatchAction, entry: Entry) -> str:
        """What a button for it says."""
        going_on = isinstance(entry, MatchSummary) and not entry.finished
        return {
            MatchAction.OPEN: self.tr("Continue") if going_on else self.tr("Open"),
            MatchAction.REPAIR: self.tr("See what can be done"),
            MatchAction.REPLAY: self.tr("Replay"),
            MatchAction.SCORES: self.tr("Scores by round"),
            MatchAction.RENAME: self.tr("Rename…"),
            MatchAction.DUPLICATE: self.tr("Duplicate"),
            MatchAction.EXPORT: self.tr("Export…"),
            MatchAction.SHOW_FILE: self.tr("Show the file"),
            MatchAction.ABANDON: self.tr("Give up"),
            MatchAction.DELETE: self.tr("Delete"),
        }[action]

    def order(self, order: Order) -> str:
        """What the choice of an order says."""
        return {
            Order.NEWEST: self.tr("Last played first"),
            Order.OLDEST: self.tr("Oldest first"),
            Order.TITLE: self.tr("By title"),
            Order.UNFINISHED: self.tr("Unfinished first"),
        }[order]
