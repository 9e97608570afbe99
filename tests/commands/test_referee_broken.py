"""`referee` beside everything that is no good record: one clear line each, and the good ones answered."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.referee.broken_records import SPECIALS, Broken, broken_records, good_records
from tests.referee.judge import judge_bytes

ROOT = Path(__file__).parent.parent.parent
PATIENCE_S = 300
"""Only there so that a hang fails: the command takes seconds."""
LONGEST_LINE = 1000


@dataclass(frozen=True)
class Answers:
    """What one run over all files gave: answers by file, and the lines of a run for people."""

    exit_status: int
    by_file: dict[str, dict]
    lines: list[str]
    noise: str


def _referee(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "fiveup_desktop", "referee", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=PATIENCE_S,
    )


BROKEN = {f"broken-{number:03}": variant for number, variant in enumerate(broken_records())}
GOOD = {f"good-{number:02}": data for number, data in enumerate(good_records().values())}
SPECIAL = {f"special-{number:02}": build for number, build in enumerate(SPECIALS.values())}
GOOD_NAMES = dict(zip(GOOD, good_records(), strict=True))
SPECIAL_NAMES = dict(zip(SPECIAL, SPECIALS, strict=True))


def _files(folder: Path) -> dict[str, str]:
    """Everything on disk: key -> path. Good files stand between the bad ones."""
    paths: dict[str, str] = {}
    good = iter(GOOD.items())
    for number, (key, variant) in enumerate(BROKEN.items()):
        path = folder / f"{key}.fiveup"
        path.write_bytes(variant.data)
        paths[key] = str(path)
        if number % 10 == 0 and (entry := next(good, None)):
            path = folder / f"{entry[0]}.fiveup"
            path.write_bytes(entry[1])
            paths[entry[0]] = str(path)
    assert next(good, None) is None
    for key, build in SPECIAL.items():
        place = folder / key
        place.mkdir()
        paths[key] = str(build(place))
    last = folder / "last.fiveup"
    last.write_bytes(GOOD["good-00"])
    paths["last"] = str(last)
    return paths


@pytest.fixture(scope="module")
def paths(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return _files(tmp_path_factory.mktemp("records"))


@pytest.fixture(scope="module")
def told(paths: dict[str, str]) -> Answers:
    run = _referee("--json", *paths.values())
    lines = run.stdout.splitlines()
    answers = [json.loads(line) for line in lines]
    assert len(answers) == len(paths), run.stderr[-2000:]
    return Answers(run.returncode, dict(zip(paths, answers, strict=True)), lines, run.stderr)


def test_the_run_as_json_is_orderly(told: Answers, paths: dict[str, str]) -> None:
    assert told.exit_status == 1
    assert told.noise == ""
    for key, path in paths.items():
        assert os.fsencode(told.by_file[key]["file"]) == os.fsencode(path)


@pytest.mark.parametrize("key", BROKEN, ids=lambda key: BROKEN[key].name)
def test_broken_record_is_refused_where_it_is_broken(told: Answers, key: str) -> None:
    variant: Broken = BROKEN[key]
    answer = told.by_file[key]
    if not variant.sure and answer["ok"]:
        return
    assert set(answer) == {"file", "ok", "error"}
    assert answer["ok"] is False
    error = answer["error"]
    assert set(error) == {"round", "action", "reason"}
    assert error["round"] in variant.rounds
    assert error["action"] == variant.action
    assert re.search(variant.tells, error["reason"], re.IGNORECASE)
    _assert_clear(error["reason"])


def _assert_clear(line: str) -> None:
    assert 5 < len(line) < LONGEST_LINE
    assert line.isprintable()


@pytest.mark.parametrize("key", GOOD, ids=lambda key: GOOD_NAMES[key])
def test_good_record_is_answered_as_by_the_slow_referee(told: Answers, key: str) -> None:
    answer = told.by_file[key]
    assert "error" not in answer, answer
    assert answer["ok"] is True
    expected = judge_bytes(GOOD[key])
    assert answer["winner"] == expected["winner"]
    assert answer["rounds"] == expected["rounds"]


@pytest.mark.parametrize("key", SPECIAL, ids=lambda key: SPECIAL_NAMES[key])
def test_special_is_refused(told: Answers, key: str) -> None:
    answer = told.by_file[key]
    assert answer["ok"] is False
    assert (answer["error"]["round"], answer["error"]["action"]) == (None, None)
    _assert_clear(answer["error"]["reason"])


def test_for_people_each_bad_file_is_one_line(paths: dict[str, str], told: Answers) -> None:
    bad = [key for key, answer in told.by_file.items() if not answer["ok"]]
    run = _referee(*(paths[key] for key in bad))
    lines = (run.stdout + run.stderr).splitlines()
    assert run.returncode == 1
    assert len(lines) == len(bad)
    for line in lines:
        assert len(line) < LONGEST_LINE
        assert line.isprintable() or "\udcff" in line
    for key in bad:
        if key in BROKEN:
            variant = BROKEN[key]
            (line,) = [line for line in lines if f"{key}.fiveup" in line]
            assert variant.action is None or re.search(rf"\baction {variant.action}\b", line)
            numbers = [number for number in variant.rounds if number is not None]
            assert None in variant.rounds or re.search(rf"\bround ({'|'.join(map(str, numbers))})\b", line)


def test_for_people_good_files_are_answered_beside_bad_ones(paths: dict[str, str]) -> None:
    bad = _referee(paths["broken-000"], paths["good-00"], paths["special-01"], paths["last"])
    good = _referee(paths["good-00"], paths["last"])
    assert (bad.returncode, good.returncode) == (1, 0)
    assert set(good.stdout.splitlines()) <= set(bad.stdout.splitlines())
    assert "last.fiveup" in good.stdout


def test_good_files_alone_exit_with_0(paths: dict[str, str]) -> None:
    run = _referee("--json", *(paths[key] for key in GOOD))
    assert (run.returncode, run.stderr) == (0, "")
    assert all(json.loads(line)["ok"] for line in run.stdout.splitlines())


def test_a_terminal_that_knows_no_chinese_is_no_reason_to_stop(tmp_path: Path) -> None:
    number = list(GOOD_NAMES.values()).index("Chinese name")
    path = tmp_path / "good.fiveup"
    path.write_bytes(GOOD[f"good-{number:02}"])
    run = _referee(str(path), PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    assert (run.returncode, run.stderr) == (0, "")
    assert "good.fiveup" in run.stdout


def test_a_reader_that_goes_away_is_no_traceback(paths: dict[str, str]) -> None:
    command = [sys.executable, "-m", "fiveup_desktop", "referee", *[paths["good-00"]] * 20]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        noise = run.stderr.read().decode()
        run.wait(PATIENCE_S)
    assert "Traceback" not in noise
