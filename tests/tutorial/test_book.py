"""The text of the book: its order, its links, its terms, and finding in it."""

import re

import pytest

from fiveup_desktop.rules import (
    EventKind,
    Outcome,
    OutcomeKind,
    Refusal,
    ScoreEvent,
)
from fiveup_desktop.tutorial.book import PLACES, SECTIONS, BookTexts, find, paragraph_of, spans
from fiveup_desktop.tutorial.figures import FIGURES
from fiveup_desktop.view.words import Language
from tests.tutorial.glossary import (
    CHINESE_OTHERS,
    CHINESE_TERMS,
    ENGLISH_OTHERS,
    WORTH_A_PARAGRAPH,
    one_sided,
    other_words,
)

ENGLISH, CHINESE = Language


@pytest.fixture
def texts(words):
    book = BookTexts(words)
    return {
        name: (book.text(place.paragraph, ENGLISH), book.text(place.paragraph, CHINESE))
        for name, place in PLACES.items()
    }


def test_ids_and_numbers_are_those_of_the_sections():
    paragraphs = [paragraph for section in SECTIONS for paragraph in section.paragraphs]
    assert len(paragraphs) == len(PLACES)
    for chapter, section in enumerate(SECTIONS, 1):
        for place, paragraph in enumerate(section.paragraphs, 1):
            assert re.fullmatch(rf"{section.id}\.[a-z0-9-]+", paragraph.id)
            assert PLACES[paragraph.id].number == f"{chapter}.{place}"


def test_every_figure_stands_beside_a_paragraph():
    beside = {place.paragraph.figure for place in PLACES.values()} - {""}
    assert beside == set(FIGURES)


def test_both_languages_say_something_of_their_own(texts):
    for name, (english, chinese) in texts.items():
        assert english != chinese, name
        assert re.search("[\u4e00-\u9fff]", chinese), name
        assert english[-1] + chinese[-1] in (".。", ":："), name
        longest = max(len(english) / 330, len(chinese) / 200)
        assert longest < 1.6, f"{name} is too long to be found anything in"


def test_both_languages_name_the_same_numbers(texts):
    """Numbers of two digits, tiles and the like; small ones may be words in English."""
    for name, pair in texts.items():
        english, chinese = (sorted(set(re.findall(r"\d{2,}|\d\|\d", text))) for text in pair)
        assert english == chinese, name


def test_terms_are_the_same_on_both_sides(texts):
    faults = [f"{name}: {fault}" for name, pair in texts.items() for fault in one_sided(*pair)]
    assert not faults, "\n".join(faults)


def test_there_is_one_word_for_each_thing(texts):
    for name, (english, chinese) in texts.items():
        assert not other_words(english, ENGLISH_OTHERS), name
        assert not other_words(chinese, CHINESE_OTHERS), name


def test_every_term_of_the_rules_is_explained(texts):
    last = [pair for name, pair in texts.items() if name.startswith("words.")]
    english, chinese = (" ".join(each) for each in zip(*last, strict=True))
    assert not [term for term in WORTH_A_PARAGRAPH if term not in english.lower()]
    assert not [term for term in CHINESE_TERMS if term not in chinese]


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("The boneyard is empty.", "牌堆空了。"),
        ("A free branch arm is open.", "分支可以接。"),
        ("The event is discarded.", "这个计分事件作废。"),
        ("Nobody can go on.", "摸牌堆空了。"),
    ],
)
def test_the_glossary_test_sees_a_planted_fault(english, chinese):
    assert one_sided(english, chinese)


@pytest.mark.parametrize(
    ("text", "pattern"), [("Draw from the stock.", ENGLISH_OTHERS), ("从牌堆补牌。", CHINESE_OTHERS)]
)
def test_another_word_is_seen(text, pattern):
    assert other_words(text, pattern)


def test_the_source_is_named_in_both_languages(texts):
    for text in texts["words.source"]:
        assert "Kelley" in text
        assert "PUREMCO" in text


# Links


@pytest.mark.parametrize("cause", [*Refusal, *EventKind, *OutcomeKind], ids=str)
def test_everything_that_happens_leads_to_a_rule(cause):
    assert PLACES[paragraph_of(cause)].paragraph.states_rule


def test_a_refusal_leads_to_the_section_that_forbids_it():
    for refusal in Refusal:
        number = PLACES[paragraph_of(refusal)].number
        assert int(number.split(".")[0]) == refusal.section, refusal


def test_a_discard_and_a_win_lead_to_the_target_test():
    def event(before: int, amount: int) -> ScoreEvent:
        return ScoreEvent(EventKind.BLOCKED, 0, 0, amount, before + amount <= 305, before)

    assert paragraph_of(event(300, 10)) == "score.discarded"
    assert paragraph_of(event(300, 5)) == "score.win"
    assert paragraph_of(event(0, 5)) == paragraph_of(EventKind.BLOCKED)
    assert paragraph_of(Outcome(OutcomeKind.TARGET)) == paragraph_of(OutcomeKind.TARGET)


# Finding


def test_either_language_finds_the_same_rule(words):
    for english, chinese in (("branch arm", "侧分支"), ("boneyard", "摸牌堆"), ("paper tally", "纸面记分")):
        found = {hit.id for hit in find(english, words)} & {hit.id for hit in find(chinese, words)}
        assert found, english


def test_a_hit_says_in_which_language_it_is(words):
    assert {hit.languages for hit in find("spinner", words)} == {(ENGLISH,)}
    assert {hit.languages for hit in find("分叉双牌", words)} == {(CHINESE,)}
    assert (ENGLISH, CHINESE) in {hit.languages for hit in find("305", words)}


@pytest.mark.parametrize(
    ("wanted", "text", "places"),
    [
        ("SPINNER", "A spinner. Spinners.", [(2, 7), (11, 7)]),
        ("partner's", "The partner’s hand", [(4, 9)]),
        ("４|4", "So 4|4 counts 8.", [(3, 3)]),
        ("", "Nothing is wanted.", []),
        ("  ", "Nothing is wanted.", []),
        ("aa", "aaaa", [(0, 2), (2, 2)]),
    ],
)
def test_places(wanted, text, places):
    assert spans(wanted, text) == places


def test_nothing_is_found_for_nothing(words):
    assert find(" ", words) == []
    assert find("no such word", words) == []
