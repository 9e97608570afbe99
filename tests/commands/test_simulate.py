"""`simulate`: the same arguments give the same bytes, paired deals, fair seats, honest intervals."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fiveup_desktop.__main__ import main
from fiveup_desktop.commands.contest import Contest
from fiveup_desktop.commands.simulate import Share
from fiveup_desktop.records import record_from_bytes, record_to_bytes, replay

ROOT = Path(__file__).parent.parent.parent
PATIENCE_S = 300


def contents(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def ask(text, *more):
    """Run `simulate` in this process; return its exit status."""
    return main(["simulate", *text.split(), *more])


def run(*arguments, hash_seed="0"):
    command = [sys.executable, "-m", "fiveup_desktop", "simulate", *arguments]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE_S)


@pytest.mark.parametrize(("players", "levels"), [("4", "casual,random"), ("3", "random,casual,casual")])
def test_same_bytes_whatever_the_jobs_and_the_hash_seed(tmp_path, players, levels):
    asked = ["--players", players, "--levels", levels, "--matches", "12", "--seed", "7", "--json"]
    told = []
    for number, (jobs, hash_seed) in enumerate((("1", "1"), ("2", "2"), ("3", "3"))):
        out = tmp_path / str(number)
        answer = run(*asked, "--jobs", jobs, "--out", str(out), hash_seed=hash_seed)
        assert (answer.returncode, answer.stderr) == (0, b"")
        told.append((answer.stdout, contents(out)))
    assert told[0] == told[1] == told[2]
    assert len(told[0][1]) == 12


def test_another_seed_gives_other_matches(tmp_path, capsys):
    asked = "--players 2 --levels casual,random --matches 2 --json"
    for seed in ("1", "2"):
        assert ask(asked, "--seed", seed, "--out", str(tmp_path / seed)) == 0
    assert not set(contents(tmp_path / "1").values()) & set(contents(tmp_path / "2").values())
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2)])
def test_deals_are_paired_and_levels_sit_everywhere_as_often(players, sides):
    levels = ("casual", "random", "random")[:players] if players < 4 else ("casual", "random") * 2
    contest = Contest(levels, 5)
    for pair in range(2):
        numbers = range(pair * sides, (pair + 1) * sides)
        matches = [[step.after for step in contest.play(index)][-1] for index in numbers]
        for rounds in zip(*(match.rounds for match in matches), strict=False):
            assert len({(each.deal.hands, each.deal.boneyard) for each in rounds}) == 1
        for seat in range(players):
            seated = sorted(contest.seating(index)[seat] for index in numbers)
            assert seated == sorted(levels[:sides])
    assert len({contest.play(index).__next__().round_before.deal for index in range(4 * sides)}) == 4


def test_records_are_canonical_without_meta_and_legal(tmp_path, capsys):
    asked = "--players 4 --levels casual,random --matches 4 --seed 3 --json --out"
    assert ask(asked, str(tmp_path / "new" / "out")) == 0
    told = json.loads(capsys.readouterr().out)
    rounds = actions = 0
    for data in contents(tmp_path / "new" / "out").values():
        record = record_from_bytes(data)
        assert record_to_bytes(record) == data
        assert record.meta is None
        match = replay(record).match
        assert match.is_over
        rounds += len(match.rounds)
        actions += sum(len(each.actions) for each in match.rounds)
    assert (told["rounds"], told["actions"]) == (rounds, actions)


def test_json_has_its_keys_and_timing_one_more(capsys):
    asked = "--players 2 --levels casual,random --matches 6 --seed 3 --json"
    assert ask(asked) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["players", "matches", "by_level", "rounds", "actions"]
    assert list(told["by_level"]) == ["casual", "random"]
    assert list(told["by_level"]["casual"]) == ["matches", "wins", "share", "low", "high"]
    assert sum(each["wins"] for each in told["by_level"].values()) == told["matches"] == 6
    assert ask(asked, "--timing") == 0
    timed = json.loads(capsys.readouterr().out)
    assert timed.pop("cpu_s") > 0
    assert timed == told


def test_for_people(capsys):
    asked = "--players 3 --levels casual,random,random --matches 6 --seed 3 --timing"
    assert ask(asked) == 0
    head, columns, casual, rand, match, timing = capsys.readouterr().out.splitlines()
    assert head == "6 matches of 3 players, seed 3"
    assert columns.split() == ["level", "sittings", "wins", "share", "95%", "interval"]
    assert casual.split()[:2] == ["casual", "6"]
    assert rand.split()[:2] == ["random", "12"]
    assert int(casual.split()[2]) + int(rand.split()[2]) == 6
    assert match.startswith("a match: ")
    assert timing.endswith(" CPU seconds")


def test_sittings_are_those_of_sides(capsys):
    asked = "--players 4 --matches 4 --seed 3 --json --levels"
    for levels, sittings in {
        "casual,random": {"casual": 4, "random": 4},
        "casual,casual,random,random": {"casual": 8, "random": 8},
        "casual,random,random,random": {"casual": 4, "random": 8},
    }.items():
        assert ask(asked, levels) == 0
        by_level = json.loads(capsys.readouterr().out)["by_level"]
        assert {level: each["matches"] for level, each in by_level.items()} == sittings


def test_records_that_cannot_be_written_are_one_line(tmp_path, capsys, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    asked = "--players 2 --levels casual,random --matches 2 --seed 3 --out"
    assert ask(asked, str(tmp_path / "out")) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert "No space left" in told.err


@pytest.mark.parametrize(
    ("wins", "sittings", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_wilsons(wins, sittings, low, high):
    """The last is the example of R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    share = Share(sittings, wins)
    assert share.interval == pytest.approx((low, high), abs=5e-5)
    assert share.interval[0] <= share.share <= share.interval[1]
    for bound in share.interval:
        # Both ends solve the equation that defines them: |p - share| = z * sqrt(p (1 - p) / n).
        spread = 1.959963984540054 * math.sqrt(bound * (1 - bound) / sittings)
        assert abs(bound - share.share) == pytest.approx(spread, abs=1e-9) or bound in (0.0, 1.0)
