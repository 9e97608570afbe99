"""The slow referee gives what the conformance data says: all figures, settlements and matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .judge import commitment, judge
from .slow import SlowBoard, nearest_five, settle

DATA = Path(__file__).parent.parent / "data" / "conformance"
FIGURES = json.loads((DATA / "figures.json").read_text("utf-8"))
SETTLEMENTS = json.loads((DATA / "settlements.json").read_text("utf-8"))
MATCH_LINES = (DATA / "matches.jsonl").read_text("utf-8").splitlines()


def test_all_of_the_data_is_here() -> None:
    assert (len(FIGURES), len(SETTLEMENTS), len(MATCH_LINES)) == (11, 22, 142)


@pytest.mark.parametrize("figure", FIGURES, ids=range(len(FIGURES)))
def test_figure(figure: dict) -> None:
    board = SlowBoard(figure["actions"])
    assert board.open_connections() == figure["open"]
    assert board.scoring_ends() == figure["ends"]
    assert board.total() == figure["total"]
    assert board.award() == figure["award_raw"] == 5 * figure["award_displayed"]
    assert sorted(sorted(pair) for pair in board.joints()) == figure["links"]


@pytest.mark.parametrize("case", SETTLEMENTS, ids=range(len(SETTLEMENTS)))
def test_settlement(case: dict) -> None:
    given = settle(case)
    assert given == {key: case[key] for key in given}


@pytest.mark.parametrize("line", MATCH_LINES, ids=range(len(MATCH_LINES)))
def test_match(line: str) -> None:
    match = json.loads(line)
    told = judge(match["record"])
    assert told["winner"] == match["winner"]
    assert len(told["rounds"]) == len(match["expected"])
    for given, expected in zip(told["rounds"], match["expected"], strict=True):
        assert given["outcome"] == expected["outcome"]
        assert given["scores"] == expected["scores"]
        steps = given["steps"]
        if match["detail"] == "events":
            keys = ("seat", "events", "scores")
            told_steps = [
                {"step": index, **{key: step[key] for key in keys}}
                for index, step in enumerate(steps)
                if step["events"]
            ]
        else:
            told_steps = [{key: step[key] for key in step if key != "action"} for step in steps]
        assert told_steps == expected["steps"]


def test_both_line_sides_of_a_lone_double_are_open_and_it_counts_once() -> None:
    board = SlowBoard(["3|3"])
    assert board.open_connections() == ["3|3.line_a", "3|3.line_b"]
    assert board.scoring_ends() == ["3|3=6"]
    assert board.legal(["1|3"]) == ["1|3@3|3.line_a", "1|3@3|3.line_b"]


def test_a_total_of_nothing_earns_nothing() -> None:
    board = SlowBoard(["0|0"])
    assert (board.total(), board.award(), board.scoring_ends()) == (0, 0, ["0|0=0"])


def test_a_branch_is_no_connection_before_both_line_sides() -> None:
    board = SlowBoard(["3|3", "1|3@3|3.line_b"])
    with pytest.raises(ValueError, match="not a placement"):
        board.place("2|3@3|3.branch_a")


def test_rounding() -> None:
    assert [nearest_five(number) for number in range(11)] == [0, 0, 0, 5, 5, 5, 5, 5, 10, 10, 10]


def test_the_commitment_is_worked_out_from_the_deal() -> None:
    dealt = {"lot": None, "leader": 0, "hands": [["0|0"]], "boneyard": ["0|1"], "nonce": "0" * 32}
    # Worked by hand with sha256sum over the three lines.
    assert commitment(dealt) == "069bca62faec6b63b98ffeabbf55f24925a6c50cde39082f21958c54b51d64a6"
    assert commitment({**dealt, "actions": ["0|0"]}) == commitment(dealt)
