"""Why an answer is wrong: each mistake that has a name has its reason, with the numbers of the case."""

from __future__ import annotations

from collections.abc import Mapping

from fiveup_desktop.rules import (
    Board,
    LotDraw,
    Match,
    Placement,
    Tile,
    nearest_five,
    placement_award_raw,
)
from fiveup_desktop.rules.scoring import placement_event
from fiveup_desktop.view.words import (
    LotWords,
    Names,
    ScoreWords,
    Sentences,
    end_counts,
    ends_sum,
    event_sum,
    fill,
)

from . import miscount
from .puzzle import NOBODY, Kind, Mistake, Option, Puzzle
from .puzzle_words import PuzzleWords, names_of

__all__ = ["ReasonWords"]


class ReasonWords(Sentences):
    """One sentence or two for every mistake, in the interface's language or in a given one."""

    # Choices

    def option(self, puzzle: Puzzle, option: Option) -> str:
        """Why a wrong answer of a choice is wrong."""
        mistake, words = option.mistake, PuzzleWords(self._words, self._fixed)
        assert mistake is not None
        if mistake is Mistake.NOT_NOW:
            return words.now(puzzle)
        if mistake in (Mistake.DOMINOER_LEADS, Mistake.LOT_DECIDES):
            return words.leader(puzzle)
        if mistake in (Mistake.IS_TIED, Mistake.NOT_TIED, Mistake.NOT_LIGHTEST):
            return words.winner(puzzle)
        if mistake in (Mistake.NOT_HEAVIEST, Mistake.NO_TIE, Mistake.TIE_DRAWS_AGAIN):
            return self._lot(puzzle)
        if mistake in (Mistake.ACCEPTED, Mistake.ONE_IS_DISCARDED):
            return self._event(puzzle, option.value)
        if puzzle.kind in (Kind.TOTAL, Kind.PLACES):
            return self._at_table(puzzle, mistake)
        if puzzle.kind in (Kind.AWARD, Kind.AFTER):
            return self._award(puzzle, mistake)
        return self._settled(puzzle, mistake)

    def _lot(self, puzzle: Puzzle) -> str:
        draw = LotDraw(tuple([(seat, hand[0]) for seat, hand in enumerate(puzzle.position.hands)]))
        return LotWords(self._words, self._fixed).result(draw, self._names(puzzle))

    def _event(self, puzzle: Puzzle, index: int) -> str:
        events = puzzle.settlement.events
        chosen = next(event for event in events if not event.accepted) if index == NOBODY else events[index]
        name = self._names(puzzle).seat(chosen.seat)
        verdict = ScoreWords(self._words, self._fixed).verdict(chosen)
        return fill(self.tr("The hand of {name}: {verdict}."), name=name, verdict=verdict)

    def _at_table(self, puzzle: Puzzle, mistake: Mistake) -> str:
        board = puzzle.match.rounds[-1].board
        words = PuzzleWords(self._words, self._fixed)
        free = [end.tile for end in board.scoring_ends if end.port is None]
        closed = [
            each for each in miscount.closed_doubles(board) if puzzle.tile and puzzle.tile.has(each.low)
        ]
        open_arms = sorted({arm.tile for arm in miscount.open_arms(board)})
        tiles: Mapping[Mistake, list[Tile]] = {
            Mistake.DOUBLE_ONCE: free,
            Mistake.INSIDE_DOUBLE: miscount.inside_doubles(board),
            Mistake.CLOSED_ARMS: closed,
            Mistake.OPEN_ARM: open_arms,
            Mistake.NO_ARMS: open_arms,
        }
        text = self._table_texts(len(board.scoring_ends))[mistake]
        return fill(text, tiles=words.tiles(tiles.get(mistake, [])))

    def _table_texts(self, ends: int) -> dict[Mistake, str]:
        return {
            Mistake.DOUBLE_ONCE: self.tr(
                "A double with a free line side counts both its halves. Here: {tiles}."
            ),
            Mistake.INSIDE_DOUBLE: self.tr(
                "A double with a tile at both line sides counts nothing any more. Here: {tiles}."
            ),
            Mistake.OPEN_ARM: self.tr(
                "An arm counts nothing until a tile lies on it. Empty arms here: at {tiles}."
            ),
            Mistake.ARM_FORGOTTEN: self.tr("A tile on an arm counts too, through its own outer end."),
            Mistake.WHOLE_TILE: self.tr("Only the free half of a tile counts, not the half that is joined."),
            Mistake.END_FORGOTTEN: self.tr("One end was left out: %n end(s) count here.", "", ends),
            Mistake.CLOSED_ARMS: self.tr(
                "The arms are closed as long as a line side is free. Here: {tiles}."
            ),
            Mistake.NO_ARMS: self.tr(
                "With both line sides taken, the two arms are places as well. Here: {tiles}."
            ),
            Mistake.ONE_SIDE: self.tr("A double that lies alone has two free line sides: two places."),
            Mistake.EACH_VALUE_ONCE: self.tr("Two ends of the same value are two places."),
        }

    def _award(self, puzzle: Puzzle, mistake: Mistake) -> str:
        board = puzzle.done.round_after.board
        events = puzzle.done.events
        text = {
            Mistake.NOT_A_FIVE: self.tr(
                "Only a multiple of five earns, and {total} is none: nothing is rounded."
            )
            if board.total
            else self.tr("A total of 0 earns nothing."),
            Mistake.NOT_EARNED: self.tr("{total} is a multiple of five: each five is one point."),
            Mistake.PIPS_AS_POINTS: self.tr("{total} are raw points. Five raw points are one point."),
            Mistake.ADDED_ANYWAY: self.tr("{sum}: what would pass 61 is discarded whole."),
            Mistake.CUT_TO_TARGET: self.tr("Nothing is cut to fit. Points count whole, or not at all."),
            Mistake.LEFT_AS_IT_WAS: self.tr("{sum} does not pass 61, so it counts."),
        }[mistake]
        return fill(text, total=board.total, sum=event_sum(events[0]) if events else "")

    def _settled(self, puzzle: Puzzle, mistake: Mistake) -> str:
        settlement, pips = puzzle.settlement, puzzle.settlement.pips
        own = [e for e in settlement.events if puzzle.seat is None or e.entity == self._entity(puzzle)]
        lost = next((event for event in own if not event.accepted), None)
        shown = lost or (own[0] if own else None)
        domino = settlement.seat is not None
        text = (self._domino_texts() if domino else self._blocked_texts())[mistake]
        together = self._together(puzzle)
        return fill(
            text,
            total=puzzle.done.round_after.board.total,
            sum="" if shown is None else event_sum(shown),
            pips=together,
            five=nearest_five(together),
            hand=0 if puzzle.seat is None else pips[puzzle.seat],
        )

    @staticmethod
    def _together(puzzle: Puzzle) -> int:
        """The pips that are rounded once: of all opponents, or all differences of one hand."""
        settlement, players = puzzle.settlement, puzzle.players
        if settlement.seat is None:
            events = [event for event in settlement.events if event.seat == puzzle.seat]
            return events[0].difference_raw or 0 if events else 0
        own = settlement.events[0].entity
        sides = 2 if players == 4 else players
        return sum(pips for seat, pips in enumerate(settlement.pips) if seat % sides != own)

    def _domino_texts(self) -> dict[Mistake, str]:
        return {
            Mistake.AWARD_FORGOTTEN: self.tr(
                "The award of the last placement is part of the event: the end total is {total}."
            ),
            Mistake.EACH_ROUNDED: self.tr(
                "The opponents’ hands are added first, then rounded once: {pips} becomes {five}."
            ),
            Mistake.ROUNDED_DOWN: self.tr("{pips} becomes {five}: a remainder of 3 or 4 goes up."),
            Mistake.PARTNER_FORGOTTEN: self.tr("The partner’s hand, rounded on its own, is taken off."),
            Mistake.PARTNER_ADDED: self.tr("The partner’s hand is taken off, not added."),
            Mistake.ROUNDED_TOGETHER: self.tr(
                "The opponents’ pips are rounded by themselves, and so are the partner’s; then one is "
                "taken from the other. That may be less than nothing."
            ),
            Mistake.PART_KEPT: self.tr(
                "A domino is one event: if the whole of it passes 61, no part of it counts."
            ),
            Mistake.NOT_BELOW_ZERO: self.tr("A score can go below zero."),
            Mistake.ADDED_ANYWAY: self.tr("{sum}: what would pass 61 is discarded whole."),
            Mistake.CUT_TO_TARGET: self.tr("Nothing is cut to fit. An event counts whole, or not at all."),
            Mistake.LEFT_AS_IT_WAS: self.tr("{sum} does not pass 61, so it counts."),
        }

    def _blocked_texts(self) -> dict[Mistake, str]:
        return {
            Mistake.EACH_ROUNDED: self.tr(
                "The differences of one hand are added first, then rounded once: {pips} becomes {five}."
            ),
            Mistake.ROUNDED_DOWN: self.tr("{pips} becomes {five}: a remainder of 3 or 4 goes up."),
            Mistake.ONE_OPPONENT: self.tr("Every heavier hand of an opponent counts, not only one of them."),
            Mistake.PARTNER_COUNTED: self.tr("The partner’s hand is left out: only opponents’ hands count."),
            Mistake.WHOLE_HANDS: self.tr(
                "Only the difference counts: the opponent’s pips less the {hand} of this hand."
            ),
            Mistake.STALE_SCORE: self.tr(
                "Each event is tested by itself, against the score as it stands by then. One that is "
                "discarded does not touch the others."
            ),
            Mistake.PARTNER_LEFT_OUT: self.tr(
                "Both partners’ hands have an event of their own, and each is tested by itself."
            ),
            Mistake.ADDED_ANYWAY: self.tr("{sum}: what would pass 61 is discarded whole."),
            Mistake.CUT_TO_TARGET: self.tr("Nothing is cut to fit. An event counts whole, or not at all."),
            Mistake.LEFT_AS_IT_WAS: self.tr("{sum} does not pass 61, so it counts."),
        }

    # At the table

    def placement(self, puzzle: Puzzle, match: Match, action: Placement, mistake: Mistake) -> str:
        """Why a legal placement is not the one that is asked for."""
        board = match.rounds[-1].board.placed(action)
        if mistake is Mistake.OTHER_TILE:
            text = self.tr("{other} fits there, but {tile} is the tile to place now.")
            return fill(text, other=action.tile, tile=puzzle.tile)
        if mistake is Mistake.OTHER_PLACE:
            return self._other_place(puzzle)
        if mistake is Mistake.NO_AWARD:
            return PuzzleWords(self._words, self._fixed).award(board)
        return self._compared(match, action, board, mistake)

    def _other_place(self, puzzle: Puzzle) -> str:
        if puzzle.kind is Kind.LINE_SIDE:
            text = self.tr("That is allowed, but it is not at {tile}. Look for its free line side.")
            return fill(text, tile=puzzle.tile)
        return self.tr("That is allowed, but it is no arm. Arms start at the short ends of a double.")

    def _compared(self, match: Match, action: Placement, board: Board, mistake: Mistake) -> str:
        seat, raw = match.rounds[-1].to_move, placement_award_raw(board.total)
        event = placement_event(seat, raw, match.scores_raw, match.players)
        text = {
            Mistake.LESS_AWARD: self.tr("End total {total}: {points}. Another placement earns more."),
            Mistake.OVER: self.tr("End total {total}; {sum}, more than 61: these points would be discarded."),
            Mistake.SHORT: self.tr("End total {total}; {sum}: that counts, but it is not 61."),
        }[mistake]
        return fill(
            text,
            total=ends_sum(end_counts(board)),
            points=ScoreWords(self._words, self._fixed).gain(event.amount_raw),
            sum=event_sum(event),
        )

    # Tiles of the hand

    def tile(self, puzzle: Puzzle, tile: Tile, mistake: Mistake) -> str:
        """Why a tile should be marked, or should not."""
        board, words = puzzle.match.rounds[-1].board, PuzzleWords(self._words, self._fixed)
        if mistake is Mistake.UNFIT:
            text = self.tr("{tile} fits nowhere. Tiles can be joined at: {values}.")
            return fill(text, tile=tile, values=words.values(board))
        at = board.legal_placements((tile,))[0].connection
        assert at is not None
        return fill(self.tr("{tile} fits as well, at {place}."), tile=tile, place=words.place(at))

    def _names(self, puzzle: Puzzle) -> Names:
        return names_of(puzzle, self.language, "")

    @staticmethod
    def _entity(puzzle: Puzzle) -> int:
        assert puzzle.seat is not None
        return puzzle.seat % (2 if puzzle.players == 4 else puzzle.players)
