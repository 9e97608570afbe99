"""Sentences in both languages, word for word where the look gives them (section 10)."""

import pytest

from fiveup_desktop.rules.actions import DRAW, PASS, Placement
from fiveup_desktop.rules.board import Board
from fiveup_desktop.rules.errors import Refusal
from fiveup_desktop.rules.events import DominoParts, EventKind, ScoreEvent
from fiveup_desktop.rules.lot import LotDraw
from fiveup_desktop.rules.match import Outcome, OutcomeKind
from fiveup_desktop.rules.scoring import settle_blocked, settle_domino
from fiveup_desktop.rules.tiles import Tile
from fiveup_desktop.view.words import (
    Language,
    LogWords,
    LotWords,
    Names,
    OutcomeWords,
    PreviewWords,
    Refusals,
    ScoreWords,
    SettlementWords,
    TurnWords,
    end_counts,
    ends_sum,
    event_sum,
)
from tests.view.words.test_translations import chinese_faults

EN, ZH = Language.ENGLISH, Language.CHINESE
PAIRS = Names(("Mei", "Rowan", "Lin", "Ada"))
HAN_PAIRS = Names(("小梅", "阿哲", "林奶奶", "子安"))
TWO = Names(("Mei", "Rowan"))


def event(before, amount, *, kind=EventKind.PLACEMENT, seat=0, entity=0, **more):
    """An event in displayed points."""
    accepted = before + amount <= 61
    return ScoreEvent(kind, seat, entity, 5 * amount, accepted, 5 * before, **more)


def tiles(text):
    return tuple(Tile.from_text(word) for word in text.split())


def test_names_of_entities():
    assert [PAIRS.entity(e) for e in (0, 1)] == ["Mei + Lin", "Rowan + Ada"]
    assert [TWO.entity(e) for e in (0, 1)] == ["Mei", "Rowan"]
    assert (PAIRS.in_partnerships, TWO.in_partnerships) == (True, False)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_its_sentence(words, refusal, language):
    said = Refusals(words, language).say(refusal, Placement.from_text("2|5@1|1.branch_a"))
    assert said.endswith("." if language is EN else "。")
    assert "{" not in said
    if language is ZH:
        assert chinese_faults(said) == []


def test_refusals_word_for_word(words):
    arm = Placement.from_text("1|5@1|1.branch_a")
    english, chinese = Refusals(words, EN), Refusals(words, ZH)
    arms = Refusal.ARMS_NOT_OPEN
    assert english.say(arms, arm) == "The arms of 1|1 are not open yet: one line side is free."
    assert english.say(arms, arm, both_sides_free=True).endswith("both line sides are free.")
    assert chinese.say(arms, arm) == "1|1 的侧分支还不能接：有一个直线侧空着。"
    must = Refusal.MUST_PLACE_NOT_DRAW
    assert english.say(must, DRAW) == "You can place a tile, so you may not draw."
    assert chinese.say(must, DRAW) == "手里有能出的牌，不能摸牌。"
    no_match = Placement.from_text("2|5@1|1.line_a")
    assert english.say(Refusal.NO_MATCHING_HALF, no_match) == "2|5 has no 1, so it does not fit there."
    assert chinese.say(Refusal.NO_MATCHING_HALF, no_match) == "2|5 没有 1 点，接不上这里。"


def test_points_raw_and_needs(words):
    english, chinese = ScoreWords(words, EN), ScoreWords(words, ZH)
    assert [english.points(n) for n in (1, 3, 0, -1, -3)] == [
        "1 point", "3 points", "0 points", "−1 point", "−3 points",
    ]  # fmt: skip
    assert [chinese.points(n) for n in (1, -3)] == ["显示分 1", "显示分 −3"]
    assert (english.raw(240), chinese.raw(240)) == ("240 raw", "原始分 240")
    assert (english.needs(240), chinese.needs(240)) == ("needs 13", "还差 13")
    assert english.needs(-15) == "needs 64"
    assert (english.gain(5), english.gain(-10)) == ("+1 point", "−2 points")
    assert chinese.gain(15) == "显示分 +3"


def test_a_discard_word_for_word(words):
    over = event(58, 4)
    assert ScoreWords(words, EN).discarded(over) == "58 + 4 would pass 61: discarded. The score stays 58."
    assert ScoreWords(words, ZH).discarded(over) == "58 + 4 会超过 61：舍弃，显示分仍是 58。"


def test_verdicts_and_their_consequences(words):
    english, chinese = ScoreWords(words, EN), ScoreWords(words, ZH)
    good, over, exact = event(24, 6), event(59, 5), event(58, 3)
    assert english.verdict(good) == "24 + 6 = 30: accepted"
    assert english.consequence(good, PAIRS) == "Mei + Lin stand on 30 and need 31."
    assert english.consequence(good, TWO) == "Mei stands on 30 and needs 31."
    assert english.verdict(over) == "59 + 5 = 64, more than 61: the whole event is discarded"
    assert english.consequence(over, TWO).startswith("Mei stays on 59 and needs 2.")
    assert english.verdict(exact) == "58 + 3 = 61: exactly 61"
    assert english.consequence(exact, PAIRS) == "Mei + Lin stand on exactly 61 and win the match."
    assert chinese.verdict(over) == "59 + 5 = 64，超过 61：整个事件舍弃"
    assert chinese.consequence(over, HAN_PAIRS).startswith("小梅 + 林奶奶仍是 59，还差 2。")
    assert event_sum(event(1, -3)) == "1 − 3 = −2"


def test_toasts(words):
    english = ScoreWords(words, EN)
    assert english.toast(event(48, 3), PAIRS) == "Mei + Lin: +3 points"
    assert english.toast(event(60, 3), PAIRS) == "Mei + Lin would pass 61: discarded"
    assert ScoreWords(words, ZH).toast(event(48, 3), PAIRS) == "Mei + Lin：显示分 +3"


def test_a_score_read_aloud(words):
    said = ScoreWords(words, EN).standing(240, 0, PAIRS)
    assert said == "Mei + Lin: 48 points, 240 raw, needs 13"


def test_log_lines(words):
    english, chinese = LogWords(words, EN), LogWords(words, ZH)
    assert ends_sum([2, 3]) == "2 + 3 = 5"
    assert ends_sum([4]) == "4"
    assert ends_sum([]) == "0"
    assert english.award([2, 3], event(10, 1)) == "2 + 3 = 5: 1 point"
    assert chinese.award([2, 3], event(10, 1)) == "2 + 3 = 5：显示分 +1"
    tile = Tile(3, 4)
    assert english.placement("Lin", tile, [1, 4], event(10, 1)) == "Lin plays 3|4. Total 1 + 4 = 5: 1 point."
    assert english.placement("Lin", tile, [1, 5]) == "Lin plays 3|4. Total 1 + 5 = 6."
    assert (
        english.placement("Lin", tile, [8, 12], event(58, 4))
        == "Lin plays 3|4. Total 8 + 12 = 20: 4 points. 58 + 4 would pass 61: discarded. The score stays 58."
    )
    assert english.placement("Lin", tile, [1], last=True).startswith("Lin plays 3|4, the last tile in hand.")
    assert (
        chinese.placement("Lin", tile, [1, 4], event(10, 1))
        == "Lin 出 3|4。末端总点数 1 + 4 = 5：显示分 +1。"
    )
    assert chinese.placement("林奶奶", tile, [1, 4]) == "林奶奶出 3|4。末端总点数 1 + 4 = 5。"
    assert english.other("Mei", DRAW) == "Mei draws a tile."
    assert chinese.other("Mei", PASS) == "Mei 跳过。"
    with pytest.raises(ValueError, match="placement"):
        english.other("Mei", Placement(tile))


def test_the_counts_of_a_board_add_up_to_its_total():
    board = Board.from_text("5|5 0|5@5|5.line_a 5|6@5|5.line_b")
    assert sum(end_counts(board)) == board.total == 6


def test_previews_word_for_word(words):
    english, chinese = PreviewWords(words, EN), PreviewWords(words, ZH)
    assert list(english.lines(15, event(48, 3))) == ["Total 15: 3 points", "48 + 3 = 51, then needs 10"]
    assert list(chinese.lines(15, event(48, 3))) == ["末端总点数 15：显示分 +3", "48 + 3 = 51，还差 10"]
    assert english.lines(20, event(59, 4))[0] == "59 + 4 = 63: would be discarded"
    assert chinese.lines(20, event(59, 4))[0] == "59 + 4 = 63，超过 61：将被舍弃"
    assert english.lines(15, event(58, 3))[1] == "Exactly 61: this wins the match"
    assert chinese.lines(15, event(58, 3))[1] == "正好 61，这一手赢下整场"
    assert english.lines(5, event(0, 1))[0] == "Total 5: 1 point"
    assert list(english.lines(7, None)) == ["Total 7: no points"]
    assert english.lines(7, None, domino=True)[0] == "Total 7: you domino"
    assert english.lines(5, None, 5, domino=True)[0] == "Total 5: 1 point, and you domino"


def test_turns_word_for_word(words):
    english, chinese = TurnWords(words, EN), TurnWords(words, ZH)
    assert (english.yours(), chinese.yours()) == ("Your turn.", "轮到你了。")
    assert (english.must_draw(), chinese.must_draw()) == (
        "Nothing fits. Draw a tile.",
        "没有能接的牌，请摸一张。",
    )


def test_lots(words):
    first = LotDraw(((0, Tile(4, 5)), (1, Tile(0, 1)), (2, Tile(3, 6)), (3, Tile(0, 0))))
    second = LotDraw(((0, Tile(1, 1)), (2, Tile(6, 6))))
    english, chinese = LotWords(words, EN), LotWords(words, ZH)
    assert english.drew(first, 1, PAIRS) == "Rowan draws 0|1: 1 pip."
    assert english.result(first, PAIRS) == "Mei and Lin are level with 9 pips and draw again."
    assert english.result(second, PAIRS) == "Lin drew the heaviest tile, 6|6, and leads."
    assert chinese.result(first, HAN_PAIRS) == "小梅和林奶奶同为 9 点，再抽一次。"
    assert chinese.result(second, HAN_PAIRS) == "林奶奶抽到的 6|6 点数最大，先手。"
    with pytest.raises(ValueError, match="seat 1"):
        english.drew(second, 1, PAIRS)
    assert english.enumerated(["Mei", "Lin", "Ada"]) == "Mei, Lin and Ada"
    assert chinese.enumerated(["小梅", "Lin", "子安"]) == "小梅、Lin 和子安"


# The position of the look's settlement picture: Lin dominoes with an end total of 15.
HANDS = (tiles("2|3"), tiles("3|5"), (), tiles("1|3 3|6"))


def test_a_domino_step_by_step(words):
    settled = settle_domino(HANDS, 2, 15, (120, 60))
    english = SettlementWords(words, EN)
    assert english.domino_steps(settled, 15, PAIRS) == [
        ("The last placement", "End total 15 is a multiple of 5", 15),
        ("Opponents’ hands, added, then rounded", "8 + 13 = 21, the nearest five is 20", 20),
        ("Partner’s hand, rounded on its own", "5 is a multiple of 5 already, and is taken off", -5),
    ]
    (one,) = settled.events
    assert one.parts == DominoParts(15, 20, -5)
    assert english.net(one.parts, PAIRS) == "15 + 20 − 5"
    assert english.as_displayed(one.amount_raw) == "30 ÷ 5 = 6 points"
    assert english.as_displayed(-5) == "−5 ÷ 5 = −1 point"
    assert [english.role(seat, settled, PAIRS) for seat in range(4)] == [
        "partner", "opponent", "dominoed", "opponent",
    ]  # fmt: skip
    assert english.boneyard(1) == "Boneyard: 1 tile stays face down."
    assert SettlementWords(words, ZH).as_displayed(25) == "25 ÷ 5 = 显示分 5"


def test_a_domino_of_two(words):
    settled = settle_domino((tiles("6|6"), ()), 1, 0, (0, 0))
    steps = SettlementWords(words, EN).domino_steps(settled, 0, TWO)
    assert steps == [
        ("The last placement", "End total 0 earns nothing", 0),
        ("Opponent’s hand, rounded", "12, the nearest five is 10", 10),
    ]


def test_why_somebody_leads_next(words):
    english, chinese = OutcomeWords(words, EN), OutcomeWords(words, ZH)
    accepted = Outcome(OutcomeKind.DOMINO, settle_domino(HANDS, 2, 15, (120, 60)))
    discarded = Outcome(OutcomeKind.DOMINO, settle_domino(HANDS, 2, 15, (300, 60)))
    blocked = Outcome(OutcomeKind.BLOCKED, settle_blocked(HANDS[:2], (0, 0)))
    assert english.title(accepted, PAIRS) == "Lin dominoes"
    assert english.what_happened(accepted, PAIRS) == "The round is settled in one event for Mei + Lin."
    assert english.next_leader(accepted, 6, PAIRS) == "Lin leads round 6"
    assert english.why_leader(accepted, PAIRS) == "because Lin dominoed."
    assert english.why_leader(discarded, PAIRS) == "because Lin dominoed, though the event was discarded."
    assert chinese.why_leader(discarded, HAN_PAIRS) == "因为林奶奶出完手牌；计分事件虽被舍弃，先手不变。"
    assert english.next_leader(blocked, 3, TWO) == "A lot decides who leads round 3"
    assert english.why_leader(blocked, TWO) == "because the round was blocked."
    assert chinese.what_happened(blocked, TWO) == "谁也接不上，摸牌堆也空了：封局。"
    assert english.round_winner(blocked, TWO).startswith("Mei had the lightest hand.")
    assert english.round_winner(accepted, PAIRS) == ""
    assert english.title(Outcome(OutcomeKind.TARGET), TWO) == "Exactly 61"


def test_a_tied_round(words):
    level = (tiles("1|2"), tiles("0|3"))
    tied = Outcome(OutcomeKind.BLOCKED, settle_blocked(level, (0, 0)))
    assert (
        OutcomeWords(words, EN).round_winner(tied, TWO) == "The lightest hands are level: the round is tied."
    )
    assert tied.settlement is not None
    idle = SettlementWords(words, EN).nothing_earned(tied.settlement, TWO)
    assert idle == "No event for Mei and Rowan: the rounded difference is 0."


def test_a_blocked_round_hand_by_hand(words):
    hands = (tiles("0|2"), tiles("5|6"), tiles("0|4"), tiles("6|6"))
    settled = settle_blocked(hands, (0, 0))
    english = SettlementWords(words, EN)
    said = [english.blocked_step(one, settled, PAIRS) for one in settled.events]
    assert said == [
        ("Mei’s hand of 2 pips", "(11 − 2) + (12 − 2) = 19, the nearest five is 20"),
        ("Lin’s hand of 4 pips", "(11 − 4) + (12 − 4) = 15, a multiple of 5 already"),
    ]
    assert (
        english.nothing_earned(settled, PAIRS) == "No event for Rowan and Ada: the rounded difference is 0."
    )
