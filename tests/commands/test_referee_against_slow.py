"""`referee --json` answers random records, whole and unfinished ones, as the slow referee does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.referee.judge import judge
from tests.referee.random_matches import STYLES, random_match, unfinished

ROOT = Path(__file__).parent.parent.parent
PATIENCE_S = 300


def test_random_records(tmp_path: Path) -> None:
    records = [random_match(11, players, style) for style in STYLES for players in (2, 3, 4)]
    records += [unfinished(record, seed) for seed, record in enumerate(records)]
    paths = []
    for number, record in enumerate(records):
        path = tmp_path / f"{number:02}.fiveup"
        path.write_text(json.dumps(record), "utf-8")
        paths.append(str(path))
    run = subprocess.run(
        [sys.executable, "-m", "fiveup_desktop", "referee", "--json", *paths],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=PATIENCE_S,
    )
    assert (run.returncode, run.stderr) == (0, "")
    for path, record, line in zip(paths, records, run.stdout.splitlines(), strict=True):
        assert json.loads(line) == {"file": path, "ok": True, **judge(record)}
