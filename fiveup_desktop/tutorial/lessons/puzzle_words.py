"""What a puzzle asks, what its answers are called, and what is said of each: right, wrong, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fiveup_desktop.rules import (
    TARGET_RAW,
    Board,
    Connection,
    LotDraw,
    Match,
    ScoreEvent,
    Settlement,
    Tile,
    displayed,
    entity_count,
    placement_award_raw,
)
from fiveup_desktop.rules.scoring import placement_event
from fiveup_desktop.view.words import (
    Language,
    LotWords,
    Names,
    ScoreWords,
    Sentences,
    SettlementWords,
    end_counts,
    ends_sum,
    fill,
    joined,
    usual_names,
)

from .answers import next_of, right_tiles
from .puzzle import NOBODY, Kind, Next, Option, Puzzle

__all__ = ["PuzzleWords", "names_of"]


def names_of(puzzle: Puzzle, language: Language, you: str) -> Names:
    """How the seats are called: at the table seat 0 is `you`; over revealed hands nobody is."""
    names = list(usual_names(language)[: puzzle.players])
    if not puzzle.kind.shows_hands:
        names[0] = you
    return Names(tuple(names))


class PuzzleWords(Sentences):
    """Questions and answers in the interface's language or in a given one."""

    # Questions

    def question(self, puzzle: Puzzle) -> str:
        """What is asked, with all that has to be known for it."""
        return self._questions()[puzzle.kind](puzzle)

    def _questions(self) -> dict[Kind, Callable[[Puzzle], str]]:
        return {
            Kind.ANY: self._ask_any,
            Kind.LINE_SIDE: lambda p: fill(self.tr("Join a free line side of {tile}."), tile=p.tile),
            Kind.ARM: lambda p: self.tr("Join a tile to an open arm."),
            Kind.SCORE: lambda p: self.tr("Only one placement earns points here. Make it."),
            Kind.BEST: lambda p: self.tr("Make the placement that earns the most."),
            Kind.KEEP: self._ask_keep,
            Kind.REACH: self._ask_reach,
            Kind.TURN: lambda p: self.tr("It is your turn: do what the rules ask of you."),
            Kind.ROUND: lambda p: self.tr("Play the round to its end."),
            Kind.LEGAL: lambda p: self.tr("Which of your tiles can be placed now? Mark all of them."),
            Kind.PLACES: lambda p: fill(self.tr("In how many places can {tile} be placed?"), tile=p.tile),
            Kind.TOTAL: lambda p: self.tr("What is the end total of this table?"),
            Kind.AWARD: self._ask_award,
            Kind.AFTER: self._ask_after,
            Kind.NEXT: self._ask_next,
            Kind.DOMINO: self._ask_domino,
            Kind.DOMINO_AFTER: self._ask_domino_after,
            Kind.LEADER: self._ask_leader,
            Kind.BLOCKED: self._ask_blocked,
            Kind.BLOCKED_AFTER: self._ask_blocked_after,
            Kind.DISCARDED: lambda p: self.tr("The round is blocked. Which event is discarded?"),
            Kind.WINNER: lambda p: self.tr("The round is blocked. Who has won it?"),
            Kind.LOT: lambda p: self.tr("Everybody has drawn one tile for the lead. Who leads?"),
        }

    def _ask_any(self, puzzle: Puzzle) -> str:
        if puzzle.tile is None:
            return self.tr("Place a tile that fits.")
        return fill(self.tr("Place {tile} where it fits."), tile=puzzle.tile)

    def _ask_keep(self, puzzle: Puzzle) -> str:
        text = self.tr("You stand on {score}. Earn points that are not discarded.")
        return fill(text, score=self._score(puzzle))

    def _ask_reach(self, puzzle: Puzzle) -> str:
        return fill(
            self.tr("You stand on {score}. Win the match with one placement."), score=self._score(puzzle)
        )

    def _ask_award(self, puzzle: Puzzle) -> str:
        text = self.tr("You have just placed {tile}, ringed in white. How many points does it earn?")
        return fill(text, tile=puzzle.placed.tile)

    def _ask_after(self, puzzle: Puzzle) -> str:
        text = self.tr(
            "You stood on {score}. Then you placed {tile}, ringed in white. Where do you stand now?"
        )
        (event,) = puzzle.done.events
        return fill(text, score=displayed(event.before_raw), tile=puzzle.placed.tile)

    def _ask_next(self, puzzle: Puzzle) -> str:
        current, right = puzzle.match.rounds[-1], next_of(puzzle)
        told = [self.tr("It is your turn.")]
        if current.boneyard_count:
            told.append(self.tr("The boneyard has %n tile(s).", "", current.boneyard_count))
        else:
            told.append(self.tr("The boneyard is empty."))
        if right is Next.PASS:
            told.append(self.tr("Somebody else could place a tile."))
        elif right is Next.BLOCKED:
            told.append(self.tr("Nobody else could place a tile either."))
        told.append(self.tr("What happens now?"))
        return self.joined(told)

    def _last_tile(self, puzzle: Puzzle) -> str:
        settlement = puzzle.settlement
        assert settlement.seat is not None
        return fill(
            self.tr("{name} has just placed the last tile in hand. End total: {total}."),
            name=self._names(puzzle).seat(settlement.seat),
            total=puzzle.done.round_after.board.total,
        )

    def _ask_domino(self, puzzle: Puzzle) -> str:
        (event,) = puzzle.settlement.events
        ask = fill(
            self.tr("How many points is that worth to {name}?"), name=self._names(puzzle).entity(event.entity)
        )
        return self.joined([self._last_tile(puzzle), ask])

    def _ask_domino_after(self, puzzle: Puzzle) -> str:
        (event,) = puzzle.settlement.events
        ask = fill(
            self.tr("{name} stood on {score}. And now?"),
            name=self._names(puzzle).entity(event.entity),
            score=displayed(event.before_raw),
        )
        return self.joined([self._last_tile(puzzle), ask])

    def _ask_leader(self, puzzle: Puzzle) -> str:
        if puzzle.settlement.seat is None:
            return self.tr("The round is blocked. Who leads the next one?")
        (event,) = puzzle.settlement.events
        told = [self._last_tile(puzzle)]
        if not event.accepted:
            told.append(self.tr("The whole event is discarded."))
        return self.joined([*told, self.tr("Who leads the next round?")])

    def _ask_blocked(self, puzzle: Puzzle) -> str:
        assert puzzle.seat is not None
        text = self.tr("The round is blocked. How many points does the hand of {name} earn?")
        return fill(text, name=self._names(puzzle).seat(puzzle.seat))

    def _ask_blocked_after(self, puzzle: Puzzle) -> str:
        entity = self._entity(puzzle)
        return fill(
            self.tr("The round is blocked. {name} stood on {score}. And now?"),
            name=self._names(puzzle).entity(entity),
            score=displayed(puzzle.done.before.scores_raw[entity]),
        )

    # Answers

    def option(self, puzzle: Puzzle, option: Option) -> str:
        """What an answer is called."""
        kind, value, names = puzzle.kind, option.value, self._names(puzzle)
        if kind in (Kind.PLACES, Kind.TOTAL):
            return str(value)
        if kind in (Kind.AWARD, Kind.DOMINO, Kind.BLOCKED):
            return ScoreWords(self._words, self._fixed).gain(value * 5) if value else self.tr("no points")
        if kind in (Kind.AFTER, Kind.DOMINO_AFTER, Kind.BLOCKED_AFTER):
            return ScoreWords(self._words, self._fixed).points(value)
        if kind is Kind.NEXT:
            return self._next_names()[Next(value)]
        if kind is Kind.DISCARDED:
            return self._event_name(puzzle, value)
        if value == NOBODY:
            return self._nobody(kind)
        return names.entity(value) if kind is Kind.WINNER else names.seat(value)

    def _next_names(self) -> dict[Next, str]:
        return {
            Next.PLACE: self.tr("You place a tile."),
            Next.DRAW: self.tr("You draw."),
            Next.PASS: self.tr("You pass."),
            Next.BLOCKED: self.tr("The round is over: blocked."),
        }

    def _event_name(self, puzzle: Puzzle, index: int) -> str:
        if index == NOBODY:
            return self.tr("None of them")
        event = puzzle.settlement.events[index]
        return fill(
            self.tr("The hand of {name}: {gain}"),
            name=self._names(puzzle).seat(event.seat),
            gain=ScoreWords(self._words, self._fixed).gain(event.amount_raw),
        )

    def _nobody(self, kind: Kind) -> str:
        return {
            Kind.LEADER: self.tr("A new lot decides."),
            Kind.LOT: self.tr("Nobody yet: some draw again."),
            Kind.WINNER: self.tr("Nobody: it is tied."),
        }[kind]

    # Once it is solved

    def right(self, puzzle: Puzzle) -> str:
        """Why the right answer is right, with its sum; of what was done at the table the table tells."""
        board = puzzle.match.rounds[-1].board
        if puzzle.kind is Kind.LEGAL:
            tiles = self.listed(map(str, sorted(right_tiles(puzzle))))
            text = self.tr("Open: {values}. So these fit: {tiles}.")
            return fill(text, values=self.values(board), tiles=tiles)
        if puzzle.kind is Kind.PLACES:
            return self._count_places(puzzle, board)
        if puzzle.kind is Kind.TOTAL:
            return fill(self.tr("The ends that count: {sum}."), sum=ends_sum(end_counts(board)))
        if puzzle.kind is Kind.AWARD:
            return self.award(board)
        if puzzle.kind is Kind.AFTER:
            (event,) = puzzle.done.events
            return self.joined([self.award(board), self.verdict(event)])
        if puzzle.kind is Kind.NEXT:
            return self.now(puzzle)
        if puzzle.kind is Kind.LOT:
            return self._tell_lot(puzzle)
        return self._settled(puzzle)

    def award(self, board: Board) -> str:
        """`End total 2 + 3 + 5 = 10: 10 ÷ 5 = 2 points.`; or why there are none."""
        total, raw = ends_sum(end_counts(board)), placement_award_raw(board.total)
        if raw:
            points = SettlementWords(self._words, self._fixed).as_displayed(raw)
            return fill(self.tr("End total {total}. {points}."), total=total, points=points)
        if board.total == 0:
            return self.tr("End total 0: that earns nothing.")
        return fill(self.tr("End total {total}: not a multiple of 5, so no points."), total=total)

    def verdict(self, event: ScoreEvent) -> str:
        """The target test, as a sentence."""
        verdict = ScoreWords(self._words, self._fixed).verdict(event)
        return fill(self.tr("{verdict}."), verdict=verdict)

    def now(self, puzzle: Puzzle) -> str:
        """What happens now, and why. Rules, section 4."""
        right = next_of(puzzle)
        if right is Next.PLACE:
            tile = min(right_tiles(puzzle))
            return fill(self.tr("{tile} fits. Whoever can place must place."), tile=tile)
        return {
            Next.DRAW: self.tr(
                "Nothing fits and the boneyard has tiles: you draw until a tile fits, and place that one."
            ),
            Next.PASS: self.tr("Nothing fits and there is nothing to draw: you pass, and the round goes on."),
            Next.BLOCKED: self.tr(
                "Nothing to draw, and no hand can place: the round is blocked at once. Nobody passes first."
            ),
        }[right]

    def placed(self, puzzle: Puzzle, match: Match) -> str:
        """What the placement that solved a puzzle came to; `match` as it stands after it."""
        told = [self.award(match.rounds[-1].board)]
        if puzzle.kind in (Kind.KEEP, Kind.REACH):
            before = puzzle.position.match
            raw = placement_award_raw(match.rounds[-1].board.total)
            event = placement_event(before.rounds[-1].to_move, raw, before.scores_raw, before.players)
            told.append(self.verdict(event))
        return self.joined(told)

    def outcome(self, match: Match) -> str:
        """How a whole round ended, and what it was worth."""
        outcome, current = match.rounds[-1].outcome, match.rounds[-1]
        if outcome is None or outcome.settlement is None:
            return ""
        names, settlement = Names(usual_names(self.language)[: match.players]), outcome.settlement
        if settlement.seat is not None:
            return self.joined(self._domino_lines(settlement, current.board.total, names))
        return self.joined(self._blocked_lines(settlement, settlement.events, names))

    def _count_places(self, puzzle: Puzzle, board: Board) -> str:
        assert puzzle.tile is not None
        spots = [each.connection for each in board.legal_placements((puzzle.tile,)) if each.connection]
        listed = self.listed(dict.fromkeys([self._spot(spot, spots) for spot in spots]))
        return fill(self.tr("{tile} fits here: {places}."), tile=puzzle.tile, places=listed)

    def _spot(self, spot: Connection, spots: Sequence[Connection]) -> str:
        """A place, or both places of a double that cannot be told apart."""
        if spot.port.is_half or spot.opposite not in spots:
            return self.place(spot)
        text = self.tr("both arms of {tile}") if spot.port.is_branch else self.tr("both line sides of {tile}")
        return fill(text, tile=spot.tile)

    def _tell_lot(self, puzzle: Puzzle) -> str:
        draw = LotDraw(tuple([(seat, hand[0]) for seat, hand in enumerate(puzzle.position.hands)]))
        return LotWords(self._words, self._fixed).result(draw, self._names(puzzle))

    def _settled(self, puzzle: Puzzle) -> str:
        if puzzle.kind is Kind.WINNER:
            return self.winner(puzzle)
        if puzzle.kind is Kind.LEADER:
            return self.leader(puzzle)
        lines = self.domino(puzzle) if puzzle.settlement.seat is not None else self.blocked(puzzle)
        return self.joined(lines)

    def leader(self, puzzle: Puzzle) -> str:
        """Who leads the next round, and why. Rules, section 2."""
        if puzzle.settlement.seat is None:
            return self.tr("After a blocked round a new lot decides, whoever has won it.")
        return self.tr("Whoever dominoes leads the next round, even if the event is discarded.")

    def winner(self, puzzle: Puzzle) -> str:
        """Who has won a blocked round. Rules, section 7."""
        settlement, names = puzzle.settlement, self._names(puzzle)
        least = SettlementWords(self._words, self._fixed).pips(min(settlement.pips))
        if settlement.round_winner is None:
            return fill(self.tr("Opponents share the lightest hand, {pips}: the round is tied."), pips=least)
        text = self.tr("The lightest hand, {pips}, is on the side of {name}.")
        return fill(text, pips=least, name=names.entity(settlement.round_winner))

    def domino(self, puzzle: Puzzle) -> list[str]:
        """The parts of a domino, the event, the test. Rules, section 6."""
        total = puzzle.done.round_after.board.total
        return self._domino_lines(puzzle.settlement, total, self._names(puzzle))

    def _domino_lines(self, settlement: Settlement, total: int, names: Names) -> list[str]:
        words = SettlementWords(self._words, self._fixed)
        (event,) = settlement.events
        assert event.parts is not None
        told = []
        for title, work, amount in words.domino_steps(settlement, total, names):
            raw = ScoreWords(self._words, self._fixed).raw(abs(amount))
            told.append(fill(self.tr("{title}: {work}: {raw}."), title=title, work=work, raw=raw))
        net, points = words.net(event.parts, names), words.as_displayed(event.amount_raw)
        told.append(fill(self.tr("Together {net}; {points}."), net=net, points=points))
        return [*told, self.verdict(event)]

    def blocked(self, puzzle: Puzzle) -> list[str]:
        """The events of a blocked round that are asked about, in order. Rules, section 7."""
        settlement, names = puzzle.settlement, self._names(puzzle)
        if puzzle.kind is Kind.BLOCKED:
            own = [event for event in settlement.events if event.seat == puzzle.seat]
            return [self._blocked_step(event, settlement, names) for event in own]
        return self._blocked_lines(settlement, settlement.events, names)

    def _blocked_lines(self, settlement: Settlement, events: Iterable[ScoreEvent], names: Names) -> list[str]:
        told = []
        for event in events:
            told += [self._blocked_step(event, settlement, names), self.verdict(event)]
        if settlement.winner is not None:
            told.append(self.tr("That ends the match: what would come after it is not applied."))
        return told

    def _blocked_step(self, event: ScoreEvent, settlement: Settlement, names: Names) -> str:
        title, work = SettlementWords(self._words, self._fixed).blocked_step(event, settlement, names)
        return fill(self.tr("{title}: {work}."), title=title, work=work)

    # Hints

    def hint(self, puzzle: Puzzle) -> str:
        """Where to look, without the answer."""
        board, kind = puzzle.match.rounds[-1].board, puzzle.kind
        if kind in (Kind.ANY, Kind.LINE_SIDE, Kind.ARM, Kind.LEGAL, Kind.TURN, Kind.NEXT, Kind.PLACES):
            return self._hint_at_ends(puzzle, board)
        if kind in (Kind.SCORE, Kind.BEST, Kind.ROUND):
            return self.tr(
                "For each place: take away the end that you cover, and add the new one. 5, 10, 15, 20 earn."
            )
        if kind in (Kind.KEEP, Kind.REACH):
            return self._hint_at_target(puzzle)
        if kind is Kind.TOTAL:
            return self.tr("%n end(s) count here. A double with a free line side counts both halves.",
                           "", len(board.scoring_ends))  # fmt: skip
        if kind in (Kind.AWARD, Kind.AFTER):
            return fill(self.tr("The end total is {total}."), total=ends_sum(end_counts(board)))
        return self._hint_at_hands(puzzle)

    def _hint_at_ends(self, puzzle: Puzzle, board: Board) -> str:
        if not board.placements:
            return self.tr("Any tile may open.")
        return fill(self.tr("Tiles can be joined at: {values}."), values=self.values(board))

    def _hint_at_target(self, puzzle: Puzzle) -> str:
        left = TARGET_RAW - self._score(puzzle) * 5
        text = self.tr("You need {points} to 61: an end total of {raw} is exactly that, more is too much.")
        points = ScoreWords(self._words, self._fixed).points(displayed(left))
        return fill(text, points=points, raw=left)

    def _hint_at_hands(self, puzzle: Puzzle) -> str:
        if puzzle.kind is Kind.LOT:
            return self.tr("Compare the pips of the tiles.")
        if puzzle.kind is Kind.LEADER:
            return self.tr("How did the round end: was a hand emptied, or was it blocked?")
        if puzzle.kind is Kind.WINNER:
            return self.tr("Whose hand has the fewest pips? Partners are on one side.")
        if puzzle.settlement.seat is None:
            return self.tr(
                "The lightest hand comes first. For each hand add up how much heavier the opponents’ hands "
                "are, round that once, and test it against 61."
            )
        if puzzle.players == 4:
            return self.tr(
                "The award of the placement, plus both opponents’ hands added and rounded, less the "
                "partner’s hand rounded."
            )
        return self.tr("The award of the placement, plus the opponents’ hands added, then rounded once.")

    # Parts

    def values(self, board: Board) -> str:
        """`1, 4, 6`: what can be joined."""
        values = sorted({connection.value for connection in board.open_connections})
        return self.listed(map(str, values))

    def place(self, connection: Connection) -> str:
        """A place in plain words: `the 4 of 1|4`, `a line side of 3|3`, `an arm of 3|3`."""
        if connection.port.is_half:
            text = self.tr("the {value} of {tile}", "end of a tile")
            return fill(text, value=connection.value, tile=connection.tile)
        text = self.tr("an arm of {tile}") if connection.port.is_branch else self.tr("a line side of {tile}")
        return fill(text, tile=connection.tile)

    def listed(self, parts: Iterable[str]) -> str:
        """Parts in a list."""
        return self.tr(", ", "in a list").join(parts)

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Tiles in a list."""
        return self.listed(map(str, tiles))

    def joined(self, sentences: Iterable[str]) -> str:
        """Sentences as a text: Chinese sets no space between them."""
        return joined(sentences, self.language)

    def _names(self, puzzle: Puzzle) -> Names:
        return names_of(puzzle, self.language, self.you())

    def you(self) -> str:
        """What the seat of whoever learns is called."""
        return self.tr("You")

    @staticmethod
    def _score(puzzle: Puzzle) -> int:
        """The displayed points of whoever is to move."""
        match = puzzle.position.match
        return displayed(match.scores_raw[match.rounds[-1].to_move % entity_count(match.players)])

    @staticmethod
    def _entity(puzzle: Puzzle) -> int:
        assert puzzle.seat is not None
        return puzzle.seat % entity_count(puzzle.players)
