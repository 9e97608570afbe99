"""Reads the description of a settlement, a lot or a tally back, in either language.

Like `reader`, it knows the sentences by their look only and imports nothing of the product. Names are given
in the order of the seats; scores and amounts are displayed points unless `raw` is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.tutorial.reader import TILE, NotUnderstood

N = "([−+]?\\d+)"
NAME = "([^.:,。：，]+?)"


@dataclass
class Event:
    """A scoring event as told: its sum, what became of it, and where its entity stands afterwards."""

    hand: str = ""
    sum_raw: int | None = None
    before: int = 0
    amount: int = 0
    verdict: str = ""
    entity: str = ""
    after: int = 0


@dataclass
class Settled:
    """What a description of a settlement says."""

    dominoer: str = ""
    blocked: bool = False
    hands: dict[str, list[str]] = field(default_factory=dict)
    before: dict[str, int] = field(default_factory=dict)
    total: int | None = None
    parts_raw: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    idle: list[str] = field(default_factory=list)
    winner: str | None = None
    tied: bool = False


@dataclass
class Drawn:
    """A draw of a lot: who drew what, and who was told to lead or to draw again."""

    tiles: list[tuple[str, str]] = field(default_factory=list)
    again: list[str] = field(default_factory=list)
    leader: str = ""


def whole(text: str) -> int:
    return int(text.replace("−", "-"))


def true_sum(text: str) -> int:
    """The value of a told sum such as `(11 − 4) + (22 − 4) = 25`, which must be true."""
    left, _, right = text.rpartition(" = ")
    terms = re.sub(r"[() ]", "", left)  # a bracket comes after a plus only
    if left and sum(map(whole, re.findall(r"[−+]?\d+", terms))) != whole(right):
        raise NotUnderstood(f"not so: {text}")
    return whole(right)


def nearest(number: int) -> int:
    return min(range(number // 5 * 5, number + 5, 5), key=lambda five: abs(five - number))


SUM = r"([\d()+− ]+ = −?\d+|\d+)"
SUM_ENGLISH = rf"{SUM}(?:, the nearest five is (\d+)|, a multiple of 5 already)"
SUM_CHINESE = rf"{SUM}(?:，最近的 5 的倍数是 (\d+)|，正好是 5 的倍数)"


def rounded(work: str, five: str | None) -> int:
    """The rounded value of a told sum; whether it is rounded rightly is looked at as well."""
    value = true_sum(work)
    said = value if five is None else whole(five)
    if nearest(value) != said or (five is None) != (value % 5 == 0):
        raise NotUnderstood(f"not the nearest five: {work}")
    return said


def _hand(told: Settled, name: str, tiles: str, pips: str) -> None:
    listed = re.findall(TILE, tiles)
    if sum(int(tile[0]) + int(tile[2]) for tile in listed) != int(pips):
        raise NotUnderstood(f"{tiles} are not {pips}")
    told.hands[name] = listed


def _scores(told: Settled, text: str, comma: str) -> None:
    for each in text.split(comma):
        name, _, score = each.rpartition(" ")
        told.before[name] = whole(score)


def _opponents(told: Settled, work: str, five: str | None, raw: str) -> None:
    if rounded(work, five) != whole(raw):
        raise NotUnderstood(f"{work} is not {raw}")
    told.parts_raw.append(whole(raw))


def _partner(told: Settled, pips: str, five: str | None, raw: str) -> None:
    if -rounded(pips, five) != whole(raw):
        raise NotUnderstood(f"{pips} is not {raw}")
    told.parts_raw.append(whole(raw))


def _last_placement(told: Settled, total: str, raw: str) -> None:
    told.total = whole(total)
    told.parts_raw.append(whole(raw))


def _blocked_hand(told: Settled, name: str, pips: str, work: str, five: str | None) -> None:
    if sum(int(tile[0]) + int(tile[2]) for tile in told.hands[name]) != int(pips):
        raise NotUnderstood(f"{name} does not hold {pips}")
    told.events.append(Event(hand=name, sum_raw=rounded(work, five)))


def _test(told: Settled, before: str, sign: str, amount: str, after: str, verdict: str) -> None:
    true_sum(f"{before} {sign} {amount} = {after}")
    if not told.events or told.events[-1].verdict:
        told.events.append(Event())
    event = told.events[-1]
    event.before, event.verdict = whole(before), verdict
    event.amount = whole(amount) * (-1 if sign == "−" else 1)


def _stands(told: Settled, name: str, score: str, needs: str) -> None:
    if whole(score) + whole(needs) != 61:
        raise NotUnderstood(f"{score} and {needs} are not 61")
    told.events[-1].entity, told.events[-1].after = name, whole(score)


def _wins(told: Settled, name: str) -> None:
    told.events[-1].entity, told.events[-1].after = name, 61


def _set(**values: object) -> Callable[..., None]:
    """A sentence that says one thing; its group, if it has one, is the value of what is None here."""

    def note(told: Settled, *groups: str) -> None:
        for name, value in values.items():
            setattr(told, name, groups[0] if value is None else value)

    return note


def _idle(comma: str, last: str) -> Callable[..., None]:
    def note(told: Settled, names: str) -> None:
        told.idle = names.replace(last, comma).split(comma)

    return note


Rule = tuple[str, Callable[..., None]]
ENGLISH: tuple[Rule, ...] = (
    (rf"{NAME} dominoes\.", _set(dominoer=None)),
    (r"The round is blocked\.", _set(blocked=True)),
    (rf"{NAME} holds no tile\.", lambda told, name: told.hands.update({name: []})),
    (rf"{NAME} holds ((?:{TILE}(?:, )?)+): (\d+) pips?\.", _hand),
    (r"Scores before: ([^.]+)\.", lambda told, text: _scores(told, text, ", ")),
    (
        rf"The last placement: End total (\d+) (?:is (?:not )?a multiple of 5|earns nothing): {N} raw\.",
        _last_placement,
    ),
    (rf"Opponents?’ hands, added, then rounded: {SUM_ENGLISH}: {N} raw\.", _opponents),
    (rf"Opponent’s hand, rounded: {SUM_ENGLISH}: {N} raw\.", _opponents),
    (
        rf"Partner’s hand, rounded on its own: (\d+) (?:rounds to (\d+)|is a multiple of 5 already), "
        rf"and is taken off: {N} raw\.",
        _partner,
    ),
    (rf"{NAME}’s hand of (\d+) pips?: {SUM_ENGLISH}\.", _blocked_hand),
    (rf"{N} ([+−]) (\d+) = {N}: (accepted|exactly 61)\.", _test),
    (rf"{N} ([+−]) (\d+) = {N}, more than 61: the whole event is (discarded)\.", _test),
    (rf"{NAME} stands? on {N} and needs? (\d+)\.", _stands),
    (rf"{NAME} stays? on {N} and needs? (\d+)\. No part of the event counts\.", _stands),
    (rf"{NAME} stands? on exactly 61 and wins? the match\.", _wins),
    (r"No event for ([^.]+): the rounded difference is 0\.", _idle(", ", " and ")),
    (
        rf"{NAME} had the lightest hand\. That wins the round, and earns nothing by itself\.",
        _set(winner=None),
    ),
    (r"The lightest hands are level: the round is tied\.", _set(tied=True)),
)
CHINESE: tuple[Rule, ...] = (
    (rf"{NAME}出完手牌。", _set(dominoer=None)),
    (r"封局。", _set(blocked=True)),
    (rf"{NAME}没有手牌。", lambda told, name: told.hands.update({name: []})),
    (rf"{NAME}的手牌是 ((?:{TILE}、?)+)：(\d+) 点。", _hand),
    (r"结算前的显示分：([^。]+)。", lambda told, text: _scores(told, text, "、")),
    (
        rf"最后一张牌：末端总点数 (\d+)(?:，(?:是|不是) 5 的倍数|，没有加分)，原始分 {N}。",
        _last_placement,
    ),
    (rf"对手的手牌，先合计再舍入：{SUM_CHINESE}，原始分 {N}。", _opponents),
    (rf"对手的手牌，舍入：{SUM_CHINESE}，原始分 {N}。", _opponents),
    (
        rf"搭档的手牌，单独舍入：(\d+) 点(?:舍入为 (\d+)|正好是 5 的倍数)，要扣掉，原始分 {N}。",
        _partner,
    ),
    (rf"{NAME}的手牌，(\d+) 点：{SUM_CHINESE}。", _blocked_hand),
    (rf"{N} ([+−]) (\d+) = {N}：(接受|正好 61)。", _test),
    (rf"{N} ([+−]) (\d+) = {N}，超过 61：整个事件(舍弃)。", _test),
    (rf"{NAME}现在是 {N}，还差 (\d+)。", _stands),
    (rf"{NAME}仍是 {N}，还差 (\d+)。整个事件都不算，不会只取一部分。", _stands),
    (rf"{NAME}正好 61，赢下整场。", _wins),
    (r"([^。]+)没有计分事件：差数舍入后是 0。", _idle("、", "和")),
    (rf"{NAME}的手牌点数最少，赢下这一局；赢局本身没有加分。", _set(winner=None)),
    (r"点数最少的手牌打平：这一局同分。", _set(tied=True)),
)
VERDICTS = {
    "accepted": "accepted",
    "exactly 61": "won",
    "discarded": "discarded",
    "接受": "accepted",
    "正好 61": "won",
    "舍弃": "discarded",
}


def _read(text: str, rules: tuple[Rule, ...], ending: str) -> Settled:
    """Take the sentences one after the other; a few rules take two at once."""
    told, rest = Settled(), [each.strip() for each in re.split(rf"(?<={re.escape(ending)})", text) if each]
    while rest:
        for length in (2, 1):
            said = (" " if ending == "." else "").join(rest[:length])
            found = [(match, note) for rule, note in rules if (match := re.fullmatch(rule, said))]
            if found:
                break
        else:
            raise NotUnderstood(rest[0])
        ((match, note),) = found
        note(told, *match.groups())
        del rest[:length]
    for event in told.events:
        event.verdict = VERDICTS[event.verdict]
    return told


def read_settlement_english(text: str) -> Settled:
    return _read(text, ENGLISH, ".")


def read_settlement_chinese(text: str) -> Settled:
    return _read(text, CHINESE, "。")


def _read_lot(text: str, ending: str, drew: str, again: str, leads: str, joiners: str) -> list[Drawn]:
    draws = [Drawn()]
    for said in filter(None, (each.strip() for each in text.split(ending))):
        if draws[-1].again:
            draws.append(Drawn())
        if match := re.fullmatch(drew, said):
            name, tile, pips = match.groups()
            if int(tile[0]) + int(tile[2]) != int(pips):
                raise NotUnderstood(said)
            draws[-1].tiles.append((name, tile))
        elif match := re.fullmatch(again, said):
            draws[-1].again = re.split(joiners, match[1])
        elif match := re.fullmatch(leads, said):
            draws[-1].leader = match[1]
            if (match[1], match[2]) not in draws[-1].tiles:
                raise NotUnderstood(said)
        else:
            raise NotUnderstood(said)
    return draws


def read_lot_english(text: str) -> list[Drawn]:
    return _read_lot(
        text,
        ".",
        rf"(.+) draws ({TILE}): (\d+) pips?",
        r"(.+) are level with \d+ pips? and draw again",
        rf"(.+) drew the heaviest tile, ({TILE}), and leads",
        ", | and ",
    )


def read_lot_chinese(text: str) -> list[Drawn]:
    return _read_lot(
        text,
        "。",
        rf"(.+)抽到 ({TILE})，(\d+) 点",
        r"(.+)同为 \d+ 点，再抽一次",
        rf"(.+)抽到的 ({TILE}) 点数最大，先手",
        "、|和",
    )


def read_tally(text: str) -> tuple[int, int]:
    """The score in displayed points and the strokes that are told one by one, added up."""
    match = re.search(r"(?:显示分 )?(−?\d+)(?: points?)?[:：]", text)
    if match is None:
        raise NotUnderstood(text)
    groups = re.search(r"(\d+) (?:full groups? of ten|个十笔的整组)", text)
    halves = re.findall(r"one stroke of|的一笔", text)
    crosses = re.findall(r"[Xx]\b", text)
    strokes = 10 * int(groups[1] if groups else 0) + 2 * len(crosses) - len(halves)
    return whole(match[1]), strokes
