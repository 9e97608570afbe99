"""`referee --poses`: the tables of whole matches, judged by a checker that shares nothing with the layout."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest

from fiveup_desktop.__main__ import main
from tests.layout.checker import faults, target_faults

LINES = (
    (Path(__file__).parent.parent / "data" / "conformance" / "matches.jsonl").read_text("utf-8").splitlines()
)
FULL = [match for match in map(json.loads, LINES) if match["detail"] == "full"]
SHAPE = {"x", "y", "w", "h", "angle"}


def told(path, record, *options):
    path.write_text(json.dumps(record), "utf-8")
    with redirect_stdout(StringIO()) as out:
        assert main(["referee", *options, str(path)]) == 0
    return out.getvalue()


@pytest.mark.parametrize("index", range(len(FULL)))
def test_every_table_of_a_match(tmp_path, index):
    answer = json.loads(told(tmp_path / "match.fiveup", FULL[index]["record"], "--json", "--poses"))
    for dealt in answer["rounds"]:
        steps = dealt["steps"]
        for count, step in enumerate(steps, 1):
            actions = [each["action"] for each in steps[:count]]
            following = steps[count]["legal"] if count < len(steps) else []
            placements = [action for action in following if action not in ("draw", "pass")]
            assert faults(actions, step["tiles"], step["links"]) == []
            assert [target["action"] for target in step["targets"]] == placements
            if count % 5 == 0:
                assert target_faults(actions, step["tiles"], step["links"], placements, step["targets"]) == []
        assert_targets_are_results(steps)


def assert_targets_are_results(steps):
    """What was offered for an action is where its tile lies afterwards."""
    for before, after in pairwise(steps):
        offered = {target["action"]: target for target in before["targets"]}
        if target := offered.get(after["action"]):
            tile = after["action"].partition("@")[0]
            lies = next(each for each in after["tiles"] if each["tile"] == tile)
            assert {key: lies[key] for key in SHAPE} == {key: target[key] for key in SHAPE}


def test_without_the_option_there_are_none(tmp_path):
    answer = json.loads(told(tmp_path / "match.fiveup", FULL[0]["record"], "--json"))
    assert not {"tiles", "links", "targets"} & set(answer["rounds"][0]["steps"][0])


def test_people_read_them_too(tmp_path):
    text = told(tmp_path / "match.fiveup", FULL[0]["record"], "--poses")
    opening = FULL[0]["record"]["rounds"][0]["actions"][0]
    assert f"{opening} at 0, 0, 2 x 1, turned 0 degrees" in text
