"""All matches of the conformance data through `referee --json`: every figure of them, exactly."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from fiveup_desktop.__main__ import main

LINES = (
    (Path(__file__).parent.parent / "data" / "conformance" / "matches.jsonl").read_text("utf-8").splitlines()
)
MATCHES = [json.loads(line) for line in LINES]


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """What one run says of all the records, in their order."""
    folder = tmp_path_factory.mktemp("conformance")
    paths = [folder / f"{number:03}.fiveup" for number in range(len(MATCHES))]
    for path, match in zip(paths, MATCHES, strict=True):
        path.write_text(json.dumps(match["record"]), "utf-8")
    with redirect_stdout(StringIO()) as told:
        assert main(["referee", "--json", *map(str, paths)]) == 0
    return [json.loads(line) for line in told.getvalue().splitlines()]


def test_all_of_them_are_here(answers):
    assert len(answers) == 142
    assert sum(match["detail"] == "full" for match in MATCHES) == 9


@pytest.mark.parametrize("index", range(len(MATCHES)))
def test_match(answers, index):
    match, answer = MATCHES[index], answers[index]
    assert answer["ok"] is True
    assert answer["winner"] == match["winner"]
    assert answer["players"] == len(match["record"]["players"])
    for told, expected, dealt in zip(
        answer["rounds"], match["expected"], match["record"]["rounds"], strict=True
    ):
        assert told["outcome"] == expected["outcome"]
        assert told["scores"] == expected["scores"]
        assert [step["action"] for step in told["steps"]] == dealt["actions"]
        if match["detail"] == "full":
            for step, wanted in zip(told["steps"], expected["steps"], strict=True):
                assert {**wanted, "action": step["action"]} == step
        else:
            assert scoring(told["steps"]) == expected["steps"]


def scoring(steps):
    """The steps with events, in the short form of the data."""
    keys = ("seat", "events", "scores")
    return [
        {"step": index, **{key: step[key] for key in keys}}
        for index, step in enumerate(steps)
        if step["events"]
    ]
