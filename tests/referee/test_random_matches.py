"""The random records are whole, are what the slow referee reads, and are of many kinds."""

from __future__ import annotations

from collections import Counter

import pytest

from .judge import judge
from .random_matches import STYLES, draw_lot, random_match, random_matches, unfinished
from .slow import ALL_TILES, TARGET


def test_same_arguments_same_match() -> None:
    assert random_match(5, 3, "greedy") == random_match(5, 3, "greedy")
    assert random_match(5, 3, "greedy") != random_match(6, 3, "greedy")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", STYLES)
def test_a_match_is_whole(style: str, players: int) -> None:
    told = judge(random_match(1, players, style))
    assert told["rounds"][-1]["scores"][told["winner"]] == TARGET
    for one in told["rounds"]:
        for step in one["steps"]:
            assert step["action"] in step["legal"]
            assert all(score <= TARGET and score % 5 == 0 for score in step["scores"])
            kinds = {action if action in ("draw", "pass") else "place" for action in step["legal"]}
            assert len(kinds) == 1


def test_many_kinds_of_things_happen() -> None:
    seen: Counter[str] = Counter()
    for record in random_matches(42):
        for one, judged in zip(record["rounds"], judge(record)["rounds"], strict=True):
            seen["re-draw"] += len(one["lot"] or []) > 1
            seen[judged["outcome"]["how"] if judged["outcome"] else "target"] += 1
            seen["below zero"] += min(judged["scores"]) < 0
            for step in judged["steps"]:
                seen["pass"] += step["action"] == "pass"
                seen["branch"] += ".branch_" in step["action"]
                seen["discarded"] += any(not event["accepted"] for event in step["events"])
    things = ("re-draw", "domino", "blocked", "target", "below zero", "pass", "branch", "discarded")
    assert [thing for thing in things if not seen[thing]] == []


def test_an_unfinished_match_is_a_record() -> None:
    record = random_match(2, 4)
    for seed in range(10):
        cut = unfinished(record, seed)
        assert sum(len(one["actions"]) for one in cut["rounds"]) == sum(
            len(one["steps"]) for one in judge(cut)["rounds"]
        )


def test_a_lot_ends_with_one_heaviest() -> None:
    class _Ties:
        """Gives the same tile weights twice, then a decision."""

        def __init__(self) -> None:
            self.answers = [["0|6", "1|5", "2|3"], ["3|3", "2|4"], ["0|0", "0|1"]]

        def sample(self, tiles: list[str], count: int) -> list[str]:
            assert tiles == ALL_TILES
            answer = self.answers.pop(0)
            assert len(answer) == count
            return answer

    draws, leader = draw_lot(_Ties(), 3)
    assert draws == [{"0": "0|6", "1": "1|5", "2": "2|3"}, {"0": "3|3", "1": "2|4"}, {"0": "0|0", "1": "0|1"}]
    assert leader == 1
