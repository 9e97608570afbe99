"""Records changed at random: the short version of `python -m tests.records.mutations 100000`."""

from __future__ import annotations

from tests.records.mutations import Findings, examine

MUTANTS = 3000


def test_no_mutant_is_accepted_that_breaks_a_rule():
    found = Findings()
    for seed in range(MUTANTS):
        examine(seed, found)
    assert found.wrong == []
    assert found.counts["field"] >= 0.6 * MUTANTS
    assert found.counts["accepted"] > 0.05 * MUTANTS
    assert found.counts["rescued"] > 0.2 * MUTANTS
