"""`referee` for people, and its manners: order, names, pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fiveup_desktop.__main__ import main
from fiveup_desktop.records import MatchRecord, commitment, record_to_bytes
from fiveup_desktop.rules import displayed
from tests.records.good import PEOPLE, as_bytes, record_of, small
from tests.rules.matches import PLAYERS, match_of

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def told(tmp_path, capsys):
    def judge(data, *options):
        path = tmp_path / "match.fiveup"
        path.write_bytes(data)
        status = main(["referee", *options, str(path)])
        lines = capsys.readouterr().out.splitlines()
        return status, lines

    return judge


SMALL = """\
valid; seat 0 is to move in round 1, 0 : 0
  Seat 0: Ada (human)
  Seat 1: 甲 (computer, level casual)
  Round 1: seat 0 leads, by lot (0: 3|4 1: 1|6, then 0: 6|6 1: 0|0)
    commitment e88d82c5830e04886baafc1eb53e212278591933dd4578553aedd1c45ce1de24
     1  seat 0  1|4                total 5
        +1: seat 0 stands on 1
     2  seat 1  1|5@1|4.low        total 9"""


def test_a_transcript_tells_all(told):
    status, lines = told(as_bytes(small()))
    assert status == 0
    assert [lines[0].partition(": ")[2], *lines[1:]] == SMALL.replace("0 : 0", "1 : 0").splitlines()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_match_is_told_action_by_action(told, players):
    status, lines = told(record_to_bytes(record_of(2, players)))
    steps = match_of(2, players)
    match = steps[-1].after
    scores = " : ".join(str(displayed(score)) for score in match.scores_raw)
    side = "seats" if players == 4 else "seat"
    assert status == 0
    assert f"valid; {side} {match.winner}" in lines[0]
    assert lines[0].endswith(f"in round {len(match.rounds)}, {scores}")
    assert sum(line.startswith("  Round ") for line in lines) == len(match.rounds)
    assert sum(line[4:6].strip().isdigit() for line in lines[1:]) == len(steps)
    assert sum(line.startswith(" " * 8) for line in lines) == sum(len(step.events) for step in steps)
    assert [f"commitment {commitment(each.deal)}" for each in match.rounds] == [
        line.strip() for line in lines if line.startswith("    commitment")
    ]
    for step in steps:
        if step.drawn is not None:
            assert any(line.endswith(f"draw {step.drawn}") for line in lines)


def test_how_it_stands_between_rounds_and_before_the_first(told):
    assert told(record_to_bytes(MatchRecord(PEOPLE)))[1][0].endswith("valid; round 1 is to be dealt, 0 : 0")
    match = next(step.after for step in match_of(0, 3) if step.outcome is not None)
    line = told(record_to_bytes(MatchRecord.of(match, PEOPLE[:3])))[1][0]
    assert "valid; round 2 is to be dealt" in line


def test_events_of_every_kind_are_told(told):
    """Over some matches: discarded awards, partners' parts, blocked hands, ties, negative amounts."""
    lines = []
    for seed in range(12):
        for players in (3, 4):
            lines += told(record_to_bytes(record_of(seed, players)))[1]
    text = "\n".join(lines)
    for part in (
        " discarded: ",
        "would pass 61",
        ", partner -",
        ", blocked: +",
        "Blocked, won by seats",
        "dominoed: ",
    ):
        assert part in text


def test_answers_come_in_the_order_of_the_files(tmp_path, capsys):
    good, bad = tmp_path / "good.fiveup", tmp_path / "bad.fiveup"
    good.write_bytes(as_bytes(small()))
    bad.write_bytes(b"{}")
    files = [str(good), str(bad), str(tmp_path), str(tmp_path / "none"), str(good)]
    assert main(["referee", "--json", *files]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["file"] for answer in answers] == files
    assert [answer["ok"] for answer in answers] == [True, False, False, False, True]
    assert answers[1]["error"] == {"round": None, "action": None, "reason": "the record has no format"}
    assert main(["referee", *files[1:4]]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{bad}: refused: the record has no format",
        f"{tmp_path}: refused: this is not a regular file",
        f"{tmp_path / 'none'}: refused: there is no such file",
    ]


def run(*arguments, **more):
    command = [sys.executable, "-m", "fiveup_desktop", "referee", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, timeout=300, **more)


def test_names_that_the_terminal_cannot_show_stop_nothing(tmp_path):
    path = os.fsencode(tmp_path) + b"/\xff\n.fiveup"
    Path(os.fsdecode(path)).write_bytes(as_bytes(small()))
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    told = run(path, env=environment)
    assert (told.returncode, told.stderr) == (0, b"")
    assert rb"\u7532 (computer" in told.stdout
    assert rb"\udcff\n.fiveup" in told.stdout.splitlines()[0]
    told = run("--json", path, env=environment)
    assert os.fsencode(json.loads(told.stdout)["file"]) == path


def test_a_reader_that_has_had_enough_is_no_trouble(tmp_path):
    path = tmp_path / "match.fiveup"
    path.write_bytes(record_to_bytes(record_of(0, 3)))
    command = [sys.executable, "-m", "fiveup_desktop", "referee", *[str(path)] * 20]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 1


def test_nothing_in_a_file_is_changed(tmp_path):
    path = tmp_path / "match.fiveup"
    data = json.dumps(small()).encode()
    path.write_bytes(data)
    path.chmod(0o400)
    before = path.stat()
    assert main(["referee", str(path)]) == 0
    assert path.read_bytes() == data
    assert path.stat().st_mtime_ns == before.st_mtime_ns
