"""How a round began and ended, in words: lot, outcome, settlement, next leader (Rules, sections 2, 6, 7)."""

from collections.abc import Sequence

from fiveup_desktop.rules.events import DominoParts, EventKind, ScoreEvent
from fiveup_desktop.rules.lot import LotDraw
from fiveup_desktop.rules.match import Outcome, OutcomeKind
from fiveup_desktop.rules.scoring import Settlement, displayed, entity_of, nearest_five

from .fill import MINUS, fill, number
from .language import Sentences
from .names import Names

__all__ = ["LotWords", "OutcomeWords", "SettlementWords"]


class LotWords(Sentences):
    """The neutral lot, draw by draw. Rules, section 2."""

    def before(self) -> str:
        """What a lot is."""
        return self.tr("Everybody draws one tile; the heaviest leads.")

    def drew(self, draw: LotDraw, seat: int, names: Names) -> str:
        """What one seat drew; ValueError if it took no part in this draw."""
        tile = dict(draw.tiles).get(seat)
        if tile is None:
            raise ValueError(f"seat {seat} did not draw")
        return fill(
            self.tr("{name} draws {tile}: {pips}."),
            name=names.seat(seat),
            tile=tile,
            pips=self._pips(tile.pips),
        )

    def result(self, draw: LotDraw, names: Names) -> str:
        """Who leads after a draw, or who draws again."""
        seats = draw.heaviest
        tiles = dict(draw.tiles)
        tile = tiles[seats[0]]
        if len(seats) == 1:
            return fill(
                self.tr("{name} drew the heaviest tile, {tile}, and leads."),
                name=names.seat(seats[0]),
                tile=tile,
            )
        return fill(
            self.tr("{names} are level with {pips} and draw again."),
            names=self.enumerated([names.seat(seat) for seat in seats]),
            pips=self._pips(tile.pips),
        )

    def enumerated(self, parts: Sequence[str]) -> str:
        """`Mei, Lin and Ada`."""
        *first, last = parts
        if not first:
            return last
        return fill(
            self.tr("{first} and {last}"), first=self.tr(", ", "between names").join(first), last=last
        )

    def _pips(self, count: int) -> str:
        return self.tr("%n pip(s)", "", count)


class OutcomeWords(Sentences):
    """How a round ended, and who leads the next."""

    def title(self, outcome: Outcome, names: Names) -> str:
        """The heading of the settlement page."""
        if outcome.how is OutcomeKind.BLOCKED:
            return self.tr("The round is blocked")
        if outcome.how is OutcomeKind.TARGET:
            return self.tr("Exactly 61")
        assert outcome.seat is not None
        return fill(self.tr("{name} dominoes"), name=names.seat(outcome.seat))

    def what_happened(self, outcome: Outcome, names: Names) -> str:
        """The line below the heading."""
        if outcome.how is OutcomeKind.BLOCKED:
            return self.tr("Nobody can place and the boneyard is empty: the round is blocked.")
        if outcome.how is OutcomeKind.TARGET:
            return self.tr("A placement reached exactly 61, so the round is not settled.")
        assert outcome.seat is not None
        entity = entity_of(outcome.seat, names.players)
        return fill(self.tr("The round is settled in one event for {name}."), name=names.entity(entity))

    def round_winner(self, outcome: Outcome, names: Names) -> str:
        """Who has won a blocked round, which earns nothing by itself; empty for any other outcome."""
        if outcome.how is not OutcomeKind.BLOCKED:
            return ""
        if outcome.entity is None:
            return self.tr("The lightest hands are level: the round is tied.")
        return fill(
            self.tr("{name} had the lightest hand. That wins the round, and earns nothing by itself."),
            name=names.entity(outcome.entity),
        )

    def next_leader(self, outcome: Outcome, round_number: int, names: Names) -> str:
        """Who leads the next round: `Lin leads round 6`, or that a lot decides; rounds count from 1."""
        if outcome.seat is None:
            return fill(self.tr("A lot decides who leads round {number}"), number=round_number)
        return fill(
            self.tr("{name} leads round {number}"), name=names.seat(outcome.seat), number=round_number
        )

    def why_leader(self, outcome: Outcome, names: Names) -> str:
        """The reason, to be set after `next_leader`."""
        if outcome.seat is None or outcome.settlement is None:
            return self.tr("because the round was blocked.")
        name = names.seat(outcome.seat)
        if all(event.accepted for event in outcome.settlement.events):
            return fill(self.tr("because {name} dominoed."), name=name)
        return fill(self.tr("because {name} dominoed, though the event was discarded."), name=name)


class SettlementWords(Sentences):
    """The numbers of a settlement, one step after the other, in raw points. Rules, sections 6 and 7."""

    def role(self, seat: int, settlement: Settlement, names: Names) -> str:
        """What a seat is to the dominoer; empty in a blocked round."""
        if settlement.seat is None:
            return ""
        if seat == settlement.seat:
            return self.tr("dominoed")
        same = entity_of(seat, names.players) == entity_of(settlement.seat, names.players)
        return self.tr("partner") if same else self.tr("opponent")

    def parts_title(self, names: Names) -> str:
        """The heading of the steps of a domino."""
        return self.tr("Three parts, one event") if names.in_partnerships else self.tr("Two parts, one event")

    def domino_steps(self, settlement: Settlement, total: int, names: Names) -> list[tuple[str, str, int]]:
        """Title, sum and raw points of each part of a domino; `total` is that of the last placement."""
        (event,) = settlement.events
        assert event.parts is not None
        steps = [
            (self.tr("The last placement"), self._placement(total), event.parts.placement_raw),
            self._opponents(settlement, event.parts, names),
        ]
        if names.in_partnerships:
            steps.append(self._partner(settlement, event.parts, names))
        return steps

    def net(self, parts: DominoParts, names: Names) -> str:
        """`15 + 20 − 5`: the parts added up."""
        text = f"{parts.placement_raw} + {parts.opponents_raw}"
        return f"{text} {MINUS} {-parts.partner_raw}" if names.in_partnerships else text

    def as_displayed(self, amount_raw: int) -> str:
        """`30 ÷ 5 = 6 points`."""
        amount = displayed(amount_raw)
        left = f"{number(amount_raw)} ÷ 5 = "
        if amount < 0:
            return left + self.tr("−%n point(s)", "", -amount)
        return left + self.tr("%n point(s)", "", amount)

    def blocked_step(self, event: ScoreEvent, settlement: Settlement, names: Names) -> tuple[str, str]:
        """Title and sum of one hand's event in a blocked round."""
        own = settlement.pips[event.seat]
        gaps = [
            f"{pips} {MINUS} {own}"
            for seat, pips in enumerate(settlement.pips)
            if pips > own and entity_of(seat, names.players) != event.entity
        ]
        title = fill(self.tr("{name}’s hand of {pips}"), name=names.seat(event.seat), pips=self.pips(own))
        assert event.difference_raw is not None
        if len(gaps) == 1:
            work = f"{gaps[0]} = {event.difference_raw}"
        else:
            work = f"{' + '.join(f'({gap})' for gap in gaps)} = {event.difference_raw}"
        return title, self._rounded(work, event.difference_raw)

    def nothing_earned(self, settlement: Settlement, names: Names) -> str:
        """Which hands of a blocked round have no event; empty if all have one (or the match ended before)."""
        if settlement.kind is not EventKind.BLOCKED or settlement.winner is not None:
            return ""
        scored = {event.seat for event in settlement.events}
        idle = [names.seat(seat) for seat in range(names.players) if seat not in scored]
        if not idle:
            return ""
        who = LotWords(self._words, self._fixed).enumerated(idle)
        return fill(self.tr("No event for {name}: the rounded difference is 0."), name=who)

    def boneyard(self, count: int) -> str:
        """The boneyard is not revealed."""
        if count == 0:
            return self.tr("The boneyard is empty.")
        return self.tr("Boneyard: %n tile(s) stay(s) face down.", "", count)

    def pips(self, count: int) -> str:
        """`13 pips`."""
        return self.tr("%n pip(s)", "", count)

    def _placement(self, total: int) -> str:
        if total > 0 and total % 5 == 0:
            return fill(self.tr("End total {total} is a multiple of 5"), total=total)
        if total == 0:
            return self.tr("End total 0 earns nothing")
        return fill(self.tr("End total {total} is not a multiple of 5"), total=total)

    def _opponents(self, settlement: Settlement, parts: DominoParts, names: Names) -> tuple[str, str, int]:
        assert settlement.seat is not None
        entity = entity_of(settlement.seat, names.players)
        hands = [
            pips for seat, pips in enumerate(settlement.pips) if entity_of(seat, names.players) != entity
        ]
        title = (
            self.tr("Opponents’ hands, added, then rounded")
            if len(hands) > 1
            else self.tr("Opponent’s hand, rounded")
        )
        total = sum(hands)
        work = f"{' + '.join(map(str, hands))} = {total}" if len(hands) > 1 else str(total)
        return title, self._rounded(work, total), parts.opponents_raw

    def _partner(self, settlement: Settlement, parts: DominoParts, names: Names) -> tuple[str, str, int]:
        assert settlement.seat is not None
        pips = settlement.pips[(settlement.seat + 2) % names.players]
        if pips % 5 == 0:
            text = fill(self.tr("{pips} is a multiple of 5 already, and is taken off"), pips=pips)
        else:
            text = fill(
                self.tr("{pips} rounds to {five}, and is taken off"), pips=pips, five=nearest_five(pips)
            )
        return self.tr("Partner’s hand, rounded on its own"), text, parts.partner_raw

    def _rounded(self, work: str, pips: int) -> str:
        if pips % 5 == 0:
            return fill(self.tr("{sum}, a multiple of 5 already"), sum=work)
        return fill(self.tr("{sum}, the nearest five is {five}"), sum=work, five=nearest_five(pips))
