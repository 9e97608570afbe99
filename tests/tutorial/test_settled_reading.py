"""Settlements, lots and tallies in words, read back by a reader of its own, are those of the engine."""

from random import Random

import pytest

from fiveup_desktop.rules import (
    FULL_SET,
    Lot,
    LotDraw,
    Tile,
    displayed,
    entity_of,
    placement_award_raw,
    settle_blocked,
    settle_domino,
)
from fiveup_desktop.tutorial.figures import (
    FIGURES,
    FigureWords,
    LotFigure,
    SettlementFigure,
    TallyFigure,
)
from fiveup_desktop.view.words import Language
from tests.tutorial.reader import NotUnderstood
from tests.tutorial.settled_reader import (
    Settled,
    read_lot_chinese,
    read_lot_english,
    read_settlement_chinese,
    read_settlement_english,
    read_tally,
)
from tests.tutorial.stated.settlements import strokes

SETTLEMENTS = [figure for figure in FIGURES.values() if isinstance(figure, SettlementFigure)]
READ_SETTLEMENT = {Language.ENGLISH: read_settlement_english, Language.CHINESE: read_settlement_chinese}
READ_LOT = {Language.ENGLISH: read_lot_english, Language.CHINESE: read_lot_chinese}


def settled_again(told: Settled, figure: SettlementFigure):
    """The settlement that the engine makes of what was read, and nothing else."""
    hands = tuple([tuple(map(Tile.from_text, hand)) for hand in told.hands.values()])
    before = tuple([5 * score for score in told.before.values()])
    if told.blocked:
        return settle_blocked(hands, before)
    assert told.total is not None
    seat = list(told.hands).index(told.dominoer)
    return settle_domino(hands, seat, placement_award_raw(told.total), before)


def differences(told: Settled, figure: SettlementFigure, names) -> list[str]:
    """Where a told settlement is not that of the figure."""
    players, settlement = figure.players, figure.settlement
    found = [] if settled_again(told, figure) == settlement else ["another settlement"]
    seats = [names.seat(seat) for seat in range(players)]
    entities = [names.entity(entity) for entity in range(len(figure.before_raw))]
    if (list(told.hands), list(told.before)) != (seats, entities):
        found.append("other names")
    for event, real in zip(told.events, settlement.events, strict=True):
        verdict = "won" if real.after_raw == 305 else "accepted" if real.accepted else "discarded"
        if (event.before, event.amount) != (displayed(real.before_raw), displayed(real.amount_raw)):
            found.append("another sum")
        if (event.verdict, event.entity, event.after) != (
            verdict,
            entities[real.entity],
            displayed(real.after_raw),
        ):
            found.append("another end")
        if told.blocked and (event.hand, event.sum_raw) != (seats[real.seat], real.amount_raw):
            found.append("another hand")
    if told.blocked:
        idle = set(range(players)) - {event.seat for event in settlement.events}
        if settlement.winner is None and told.idle != [seats[seat] for seat in sorted(idle)]:
            found.append("others without an event")
        winner = None if settlement.round_winner is None else entities[settlement.round_winner]
        if (told.winner, told.tied) != (winner, winner is None):
            found.append("another winner")
    elif sum(told.parts_raw) != settlement.events[0].amount_raw:
        found.append("other parts")
    return found


def read_back(figure: SettlementFigure, language: Language, words) -> list[str]:
    told = FigureWords(words, language)
    text = told.describe(figure, 0)
    return differences(READ_SETTLEMENT[language](text), figure, told.names(figure.players))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("figure", SETTLEMENTS, ids=lambda figure: figure.id)
def test_a_settlement_is_read_back(figure, language, words):
    assert read_back(figure, language, words) == []


def any_settlement(chance: Random) -> SettlementFigure:
    """Hands, scores and an end total by chance."""
    players = chance.choice((2, 3, 4))
    tiles = chance.sample(FULL_SET, 28)
    hands = tuple([tuple([tiles.pop() for _ in range(chance.randint(1, 5))]) for _ in range(players)])
    before = tuple([5 * chance.randint(-3, 60) for _ in range(3 if players == 3 else 2)])
    if chance.random() < 0.5:
        return SettlementFigure("any", settle_blocked(hands, before), before)
    seat, total = chance.randrange(players), chance.randint(0, 30)
    hands = tuple([() if each == seat else hand for each, hand in enumerate(hands)])
    settlement = settle_domino(hands, seat, placement_award_raw(total), before)
    return SettlementFigure("any", settlement, before, total)


@pytest.mark.parametrize("language", Language)
def test_any_settlement_can_be_read_back(language, words):
    chance = Random(61)
    for _ in range(150):
        figure = any_settlement(chance)
        assert read_back(figure, language, words) == [], figure


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("blocked-3", "0|4: 4 pips", "0|3: 3 pips"),
        ("blocked-3", "0|4：4 点", "0|3：3 点"),
        ("domino-4", "the nearest five is 25", "the nearest five is 30"),
        ("domino-4", "的倍数是 25", "的倍数是 30"),
        ("domino-4", "10 is a multiple", "5 is a multiple"),
        ("domino-4", "末端总点数 10", "末端总点数 5"),
        ("overshoot", "discarded", "accepted"),
        ("overshoot", "60 + 3 = 63", "59 + 3 = 62"),
        ("blocked-tied", "Mei + Lin 2", "Mei + Lin 3"),
        ("blocked-tied", "小梅 + 林奶奶 2", "小梅 + 林奶奶 3"),
        ("blocked-exact", "Mei had the lightest", "Lin had the lightest"),
        ("blocked-exact", "小梅的手牌点数最少", "林奶奶的手牌点数最少"),
    ],
)
def test_the_reader_sees_a_false_word(name, right, wrong, language, words):
    figure, told = FIGURES[name], FigureWords(words, language)
    text = told.describe(figure, 0)
    if right not in text:
        assert right.isascii() == (language is Language.CHINESE), "planted in neither language"
        return
    try:
        read = READ_SETTLEMENT[language](text.replace(right, wrong))
    except NotUnderstood:
        return
    assert differences(read, figure, told.names(figure.players))


def any_lot(chance: Random) -> LotFigure:
    draws, seats = [], (0, 1, 2, 3)
    while len(seats) > 1:
        tiles = chance.sample(FULL_SET, len(seats))
        draws.append(LotDraw(tuple(zip(seats, tiles, strict=True))))
        seats = draws[-1].heaviest
    return LotFigure("any", Lot(tuple(draws)))


@pytest.mark.parametrize("language", Language)
def test_a_lot_is_read_back(language, words):
    told, chance = FigureWords(words, language), Random(61)
    for figure in (FIGURES["lot"], *[any_lot(chance) for _ in range(60)]):
        names = told.names(4)
        read = READ_LOT[language](told.describe(figure, 0))
        assert len(read) == len(figure.lot.draws)
        for drawn, draw in zip(read, figure.lot.draws, strict=True):
            assert drawn.tiles == [(names.seat(seat), str(tile)) for seat, tile in draw.tiles]
            last = len(draw.heaviest) == 1
            assert drawn.again == ([] if last else [names.seat(seat) for seat in draw.heaviest])
            assert drawn.leader == (names.seat(draw.heaviest[0]) if last else "")


@pytest.mark.parametrize("language", Language)
def test_a_tally_is_read_back(language, words):
    told = FigureWords(words, language)
    for score in range(-4, 62):
        text = told.describe(TallyFigure("any", (score,)), 0)
        assert read_tally(text) == (score, len(strokes(score)) if score > 0 else 0), text


def test_partners_are_told_as_one(words):
    """Names of entities are those of both partners, so that the reader can tell them from a player."""
    for language in Language:
        names = FigureWords(words, language).names(4)
        assert {names.entity(entity_of(seat, 4)) for seat in (0, 2)} == {names.entity(0)}
        assert names.seat(2) in names.entity(0)
