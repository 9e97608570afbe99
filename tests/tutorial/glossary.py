"""The terms of the rules in both languages, as patterns: what one language says, so does the other."""

from __future__ import annotations

import re
from typing import NamedTuple


class Term(NamedTuple):
    english: str
    chinese: str


TERMS = (
    Term(r"\btiles?\b", r"骨牌|牌|张"),
    Term(r"\bhalf\b|\bhalves\b", r"半面"),
    Term(r"\bpips?\b", r"点"),
    Term(r"\bdoubles?\b(?!-six)(?<!not a double)", r"(?<!分叉)(?<!非)双牌"),
    Term(r"\bspinners?\b", r"分叉双牌"),
    Term(r"\bline sides?\b", r"直线侧"),
    Term(r"\b(branch )?arms?\b", r"侧分支"),
    Term(r"\blow end\b", r"小点数端"),
    Term(r"\bhigh end\b", r"大点数端"),
    Term(r"\bopen connections?\b", r"可接牌位置"),
    Term(r"\bscoring ends?\b", r"计分端"),
    Term(r"\bboneyard\b", r"摸牌堆"),
    Term(r"\bseats?\b", r"座位"),
    Term(r"\bscoring entit|\bentit", r"计分方"),
    Term(r"\bopponents?\b", r"对手"),
    Term(r"\bpartners?\b", r"搭档|队伍|两队|一队"),
    Term(r"\bpartnerships?\b", r"队伍|一队|两两搭档"),
    Term(r"\bleader\b|\bleads\b|\bled\b", r"先手"),
    Term(r"\blot\b", r"抽签"),
    Term(r"\bdomino", r"出完手牌|打出最后一张"),
    Term(r"\bblocked\b", r"封局"),
    Term(r"\bmatch\b", r"整场"),
    Term(r"\braw\b", r"原始分"),
    Term(r"\bdisplayed points?\b", r"显示分"),
    Term(r"\bawards?\b", r"加分"),
    Term(r"\bevents?\b", r"事件"),
    Term(r"\baccepted\b", r"接受"),
    Term(r"\bdiscarded\b", r"舍弃"),
    Term(r"\btarget\b", r"目标"),
    Term(r"\btarget test\b|\btested\b", r"目标检查"),
    Term(r"\bovershoot", r"超出目标"),
    Term(r"\bcrosswise\b", r"横接"),
    Term(r"\bterminal\b", r"末端"),
    Term(r"\binternal\b", r"内部"),
    Term(r"\bend totals?\b", r"末端总点数"),
    Term(r"\bsettlement\b|\bsettled\b", r"结算"),
    Term(r"\bround(ed|ing)\b|\brounds to\b", r"舍入"),
    Term(r"\btied\b", r"同分|共有"),
    Term(r"\bpaper tally\b", r"纸面记分"),
)
"""Rules, section 11."""

WORTH_A_PARAGRAPH = (
    *("half", "pips", "double", "spinner", "line side", "branch arm", "low end", "high end"),
    *("open connection", "scoring end", "placement", "boneyard", "draw", "pass", "hand", "seat"),
    *("scoring entity", "opponent", "player", "partner", "partnership", "leader", "neutral lot", "domino"),
    *("blocked round", "round", "match", "raw", "displayed points", "award", "scoring event", "accepted"),
    *("discarded", "target", "target test", "overshoot", "crosswise", "terminal", "internal", "end total"),
    *("settlement", "rounding", "tied", "paper tally", "tile"),
)
"""Every English term of the rules' section 11: the book explains each of them."""

CHINESE_TERMS = (
    *("骨牌", "半面", "点数", "双牌", "分叉双牌", "直线侧", "侧分支", "小点数端", "大点数端", "可接牌位置"),
    *("计分端", "出牌", "摸牌堆", "摸牌", "跳过", "手牌", "座位", "计分方", "对手", "玩家", "搭档", "队伍"),
    *("先手", "中立抽签", "出完手牌", "封局", "局", "整场", "原始分", "显示分", "加分", "计分事件", "接受"),
    *("舍弃", "目标", "目标检查", "超出目标", "横接", "末端", "内部", "末端总点数", "结算", "舍入", "同分"),
    "纸面记分",
)

ENGLISH_OTHERS = (
    r"\b(bones?|stock|talon|deck|knocks?|teams?|teammates?|dominos\b|(?<!score )card|trick|hub|cross)\b"
)
CHINESE_OTHERS = (
    r"牌库|牌墙|弃牌|(?<!接)过牌|队友|庄家|回合|补牌|抓牌|双张|多米诺|骰|底牌|对家|(?<!摸)牌堆|废弃|作废"
)
"""Words that other games say for the same things; here there is one word for each."""


def other_words(text: str, pattern: str) -> list[str]:
    """The words of `text` that stand for a term and are not the term."""
    return [match.group() for match in re.finditer(pattern, text, re.IGNORECASE)]


def one_sided(english: str, chinese: str) -> list[str]:
    """The terms that only one of the two texts says."""
    return [
        f"{term.english} / {term.chinese}"
        for term in TERMS
        if bool(re.search(term.english, english, re.IGNORECASE)) > bool(re.search(term.chinese, chinese))
        or _said_in_chinese_only(term, english, chinese)
    ]


def _said_in_chinese_only(term: Term, english: str, chinese: str) -> bool:
    """Whether the Chinese says a term that the English does not; 牌 is no term by itself."""
    if "牌|张" in term.chinese or term.chinese in ("点", "目标", "末端", "座位"):
        return False
    found = re.search(term.chinese, chinese)
    return found is not None and not re.search(term.english, english, re.IGNORECASE)
