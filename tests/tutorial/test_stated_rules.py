"""Every paragraph that states a rule is true of the engine, and its test sees a mutant."""

import pytest

from fiveup_desktop.tutorial.book import PLACES
from tests.tutorial.mutants import MUTANTS, SCORING, Mutant, copy_to, survives
from tests.tutorial.stated import STATED

RULES = [name for name, place in PLACES.items() if place.paragraph.states_rule]


def test_every_rule_of_the_book_has_a_test_and_a_mutant():
    assert set(STATED) == set(RULES)
    assert set(MUTANTS) == set(RULES)


@pytest.mark.parametrize("name", RULES)
def test_the_engine_does_what_the_book_says(name):
    STATED[name]()


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    folder = tmp_path_factory.mktemp("mutants")
    copy_to(folder)
    return folder


@pytest.mark.parametrize("name", RULES)
def test_its_mutant_is_seen(name, copy):
    assert survives(name, copy) == ""


def test_a_change_that_breaks_nothing_is_told(copy, monkeypatch):
    """The same code in other words is no mutant: then, and when it cannot be made, the trial says so."""
    same = Mutant(SCORING, "return (number + 2) // 5 * 5", "return (number + 2) // 5 * 5 + 0")
    monkeypatch.setitem(MUTANTS, "score.rounding", same)
    assert survives("score.rounding", copy) == "score.rounding: not seen"
    monkeypatch.setitem(MUTANTS, "score.rounding", same._replace(old="nowhere"))
    assert "0 times" in survives("score.rounding", copy)
