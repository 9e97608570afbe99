"""One word for a thing in the whole program: the terms of the rules (section 11), equal texts made equal."""

import re
from collections import defaultdict

import pytest

from tests.tutorial.glossary import CHINESE_OTHERS, ENGLISH_OTHERS, TERMS, other_words

from .test_translations import CHINESE, Message

FREE = (r"\btiles?\b", r"\bmatch\b", r"\bdomino", r"\bleader\b|\bleads\b|\bled\b")
"""Terms that Chinese says in the way that the sentence wants: 这一场, 新的一场, 出完了手牌."""

PROGRAM_OTHERS = r"普通骨牌|亮开|一画|大叉|小叉|积分|得分|牌张|多米诺|墩|轮次|放弃本"
"""What Chinese texts of this program said before they were made alike."""

SAID_APART = {"Five Up"}
"""The start page says the long name of the game in both languages."""


def unsaid(message: Message) -> list[str]:
    """The terms that the English says and the Chinese does not."""
    english = re.sub(r"\{\w+\}", "", message.source)
    return [
        f"{term.english} / {term.chinese}"
        for term in TERMS
        if term.english not in FREE and re.search(term.english, english, re.IGNORECASE)
        for text in message.texts
        if not re.search(term.chinese, text)
    ]


def told_apart(messages: list[Message]) -> list[str]:
    """English texts without a comment that are said in several ways in Chinese."""
    said = defaultdict(set)
    for message in messages:
        if not message.comment and message.source not in SAID_APART:
            said[message.source].add(message.texts)
    return [f"{source}: {sorted(texts)}" for source, texts in said.items() if len(texts) > 1]


def test_no_text_uses_another_word_for_a_term():
    faults = [
        f"{message}: {found}"
        for message in CHINESE
        if (
            found := [
                *other_words(message.source, ENGLISH_OTHERS),
                *other_words(" ".join(message.texts), f"{CHINESE_OTHERS}|{PROGRAM_OTHERS}"),
            ]
        )
    ]
    assert not faults, "\n".join(faults)


def test_chinese_says_the_terms_that_english_says():
    faults = [f"{message}: {fault}" for message in CHINESE if message.finished for fault in unsaid(message)]
    assert not faults, "\n".join(faults)


def test_equal_texts_are_equal_in_chinese():
    faults = told_apart([message for message in CHINESE if message.finished])
    assert not faults, "\n".join(faults)


def planted(source: str, chinese: str, comment: str = "") -> Message:
    return Message("Planted", source, (chinese,), True, False, comment)


@pytest.mark.parametrize(
    ("source", "chinese"),
    [
        ("The boneyard is empty.", "牌堆空了。"),
        ("{name}: the event is discarded", "{name}：整个作废"),
        ("{points} raw", "{points} 点"),
        ("Seat {number}", "{number}号位"),
    ],
)
def test_a_planted_fault_is_seen(source, chinese):
    assert unsaid(planted(source, chinese))


def test_planted_texts_told_apart_are_seen():
    assert told_apart([planted("Done", "好"), planted("Done", "完成")])
    assert not told_apart([planted("Draw", "摸牌", "button"), planted("Draw", "摸牌吧", "menu")])
