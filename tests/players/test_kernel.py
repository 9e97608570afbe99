"""The playout kernel agrees with the rules; `kernel_check` says how, and does it in greater numbers."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.kernel_check import CHECKS, PLAYERS


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", CHECKS)
def test_rounds_agree_with_the_rules(name, players):
    for number in range(120):
        CHECKS[name](Random(f"test {name}, {players}, {number}"), players)
